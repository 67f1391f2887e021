"""Tells tests apart whose library is not released yet for this Python: `peers` says which."""

from __future__ import annotations

from pathlib import Path

import pytest

import peers


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    library = peers.NEEDED.get(peers.name_of(module_path), "")
    if not peers.reason(library):
        return None
    waiting: pytest.Module = peers.Waiting.from_parent(parent, path=module_path)
    return waiting
