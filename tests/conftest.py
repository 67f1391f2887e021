"""Skips tests whose library is not released yet for this Python: see `support.optional_libraries`."""

from __future__ import annotations

from pathlib import Path

import pytest

from support import optional_libraries


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    library = optional_libraries.NEEDED.get(optional_libraries.path_key(module_path), "")
    if not optional_libraries.skip_reason(library):
        return None
    waiting: pytest.Module = optional_libraries.SkippedModule.from_parent(parent, path=module_path)
    return waiting
