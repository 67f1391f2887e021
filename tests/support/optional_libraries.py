"""Libraries that tests use and that are not released for every Python: a test whose library is missing is skipped.

Where all are, as for Python 3.11 to 3.14, nothing is left out, and a library that is not installed is an error.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mankai.compat import extras

# By test file: the library without which none of its tests can run.
NEEDED = {
    "arena/test_cluster.py": "ray",
    "envs/test_openspiel.py": "pyspiel",
    "envs/test_pettingzoo.py": "pettingzoo",
    "envs/test_rllib.py": "ray",
}


def skip_reason(library: str) -> str:
    """The reason why a test cannot run here; empty if it can."""
    if extras.is_released(library):
        return ""
    return f"{extras.NEWEST_PYTHON[library][0]} is not released for Python {'.'.join(map(str, extras.running_python()))} yet"


def needs(library: str) -> pytest.MarkDecorator:
    """A mark for a single test."""
    return pytest.mark.skipif(bool(skip_reason(library)), reason=skip_reason(library) or "it is there")


class SkippedModule(pytest.Module):
    """A file of tests whose library is not released yet: reported with the reason, and not loaded."""

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        pytest.skip(skip_reason(NEEDED[path_key(self.path)]), allow_module_level=True)


def path_key(path: Path) -> str:
    return "/".join(path.parts[-2:])
