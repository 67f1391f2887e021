"""Libraries that come with extras of the package: how to get them, and for which Python they are not released yet."""

from __future__ import annotations

import sys
from typing import Final

# By the name that is imported: the distribution, and the newest Python that has it.  The markers in pyproject.toml say the same.
NEWEST_PYTHON: Final = {
    "lz4": ("lz4", (3, 14)),
    "open_spiel": ("open_spiel", (3, 14)),
    "pettingzoo": ("pettingzoo", (3, 14)),
    "pyspiel": ("open_spiel", (3, 14)),
    "ray": ("ray", (3, 14)),
    "tree": ("dm-tree", (3, 14)),
}


def running_python() -> tuple[int, int]:
    """The version of Python that runs this."""
    return sys.version_info[:2]


def is_released(library: str) -> bool:
    """Whether a library can be installed here at all, as far as is known."""
    return library not in NEWEST_PYTHON or running_python() <= NEWEST_PYTHON[library][1]


def missing_reason(library: str, extra: str) -> str:
    """What is missing, and what to do about it."""
    if is_released(library):
        return f"this needs {library}, which is not installed: pip install 'mankai[{extra}]'"
    python = running_python()
    distribution, newest = NEWEST_PYTHON[library]
    return (
        f"this needs {distribution}, which is not released for Python {python[0]}.{python[1]} yet:"
        f" it is there for Python {newest[0]}.{newest[1]} and older"
    )


def missing_error(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same error, with a sentence about a library that comes with an extra."""
    library = (error.name or "").partition(".")[0]
    return ModuleNotFoundError(missing_reason(library, extra), name=error.name)
