"""Libraries of the package's extras: how to install them, and which Python they are released for."""

from __future__ import annotations

import sys
from typing import Final

# By import name: the distribution, and the newest Python that has it.  Keep in step with the markers in pyproject.toml.
NEWEST_PYTHON: Final = {
    "lz4": ("lz4", (3, 14)),
    "open_spiel": ("open_spiel", (3, 14)),
    "pettingzoo": ("pettingzoo", (3, 14)),
    "pyspiel": ("open_spiel", (3, 14)),
    "ray": ("ray", (3, 14)),
    "tree": ("dm-tree", (3, 14)),
}


def running_python() -> tuple[int, int]:
    """Return the version of the running Python."""
    return sys.version_info[:2]


def is_released(library: str) -> bool:
    """Whether a library is released for the running Python, as far as is known."""
    return library not in NEWEST_PYTHON or running_python() <= NEWEST_PYTHON[library][1]


def missing_reason(library: str, extra: str) -> str:
    """Return which library is missing, and what to do about it."""
    if is_released(library):
        return f"this needs {library}, which is not installed: pip install 'mankai[{extra}]'"
    python = running_python()
    distribution, newest = NEWEST_PYTHON[library]
    return (
        f"this needs {distribution}, which is not released for Python {python[0]}.{python[1]} yet:"
        f" it is there for Python {newest[0]}.{newest[1]} and older"
    )


def missing_error(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """Return the error with a message about the library and its extra."""
    library = (error.name or "").partition(".")[0]
    return ModuleNotFoundError(missing_reason(library, extra), name=error.name)
