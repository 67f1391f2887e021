"""Names from before version 0.4 fail with an error that says what they are now."""

from __future__ import annotations

import pickle
from importlib import import_module
from pathlib import Path

import pytest

import mankai
from mankai.compat.old_names import MODULES, NAMES
from mankai.kernel.errors import BadSave


@pytest.mark.parametrize("module", MODULES)
def test_an_old_module_names_the_new_one(module: str) -> None:
    with pytest.raises(ModuleNotFoundError, match=f"^{module} is now {MODULES[module].split(',')[0]}"):
        import_module(module)
    import_module(MODULES[module].split(",")[0])


@pytest.mark.parametrize("name", NAMES)
def test_an_old_class_names_the_new_one(name: str) -> None:
    with pytest.raises(ImportError, match=f"^mankai.{name} is now {NAMES[name]}"):
        getattr(mankai, name)


def test_a_pickle_from_before_is_refused_by_name() -> None:
    with pytest.raises(BadSave, match=r"^this position was pickled before Mankai"):
        pickle.loads(b"cmankai.kernel.position\nunpickled\n(tR.")


def test_the_changelog_lists_every_old_name() -> None:
    changes = (Path(__file__).parent.parent / "CHANGELOG.md").read_text("utf-8")
    assert [name for name in [*MODULES, *NAMES] if f"`{name}`" not in changes] == []


def test_any_other_name_is_missing_as_usual() -> None:
    assert not hasattr(mankai, "nonsense")
    with pytest.raises(ModuleNotFoundError, match=r"No module named 'mankai\.nonsense'"):
        import_module("mankai.nonsense")


def test_authoring_has_all_that_it_lists() -> None:
    authoring = import_module("mankai.authoring")
    assert [name for name in authoring.__all__ if not hasattr(authoring, name)] == []
