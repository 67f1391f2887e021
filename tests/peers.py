"""Other libraries that tests use: which of them are not released yet for the Python that runs, said here and nowhere else.

Where all are, as for Python 3.11 to 3.14, nothing is left out, and a library that is not installed is an error.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mankai.compat import extras

# By file of tests: the library without which none of them can run.
NEEDED = {
    "arena/test_cluster.py": "ray",
    "envs/test_openspiel.py": "pyspiel",
    "envs/test_pettingzoo.py": "pettingzoo",
    "envs/test_rllib.py": "ray",
}


def reason(library: str) -> str:
    """Why a test cannot run here; empty where it can."""
    if extras.is_released(library):
        return ""
    return f"{extras.NEWEST_PYTHON[library][0]} is not released for Python {'.'.join(map(str, extras.running_python()))} yet"


def needs(library: str) -> pytest.MarkDecorator:
    """A mark for a single test."""
    return pytest.mark.skipif(bool(reason(library)), reason=reason(library) or "it is there")


class Waiting(pytest.Module):
    """A file of tests whose library is not released yet: it is told with the reason, and not loaded."""

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        pytest.skip(reason(NEEDED[name_of(self.path)]), allow_module_level=True)


def name_of(path: Path) -> str:
    return "/".join(path.parts[-2:])
