"""Errors that name the new place of modules and classes that had other names before version 0.4."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

MODULES: Final = {
    "mankai.describing": "mankai.packs.manifest",
    "mankai.door": "mankai.packs.registry",
    "mankai.exercises": "mankai.learning.exercises",
    "mankai.inspecting": "mankai.packs.validation",
    "mankai.listing": "mankai.decks.text_formats",
    "mankai.observing": "mankai.packs.observation_spec",
    "mankai.pack": "mankai.packs.pack, or mankai.authoring",
    "mankai.rulings": "mankai.learning.rulings",
    "mankai.words": "mankai.i18n.catalogues",
    "mankai.kernel.lanes": "mankai.kernel.batch",
    "mankai.kernel.luck": "mankai.kernel.rng, or mankai.authoring",
    "mankai.kernel.observing": "mankai.kernel.observation",
    "mankai.kernel.play": "mankai.kernel.runner, or mankai.authoring",
    "mankai.kernel.shapes": "mankai.kernel.schemas",
    "mankai.players.mind": "mankai.players.heuristics, or mankai.authoring",
}
NAMES: Final = {
    "Dice": "FastRng",
    "Draws": "DealRng",
    "Following": "FollowUpGame",
    "Mind": "Heuristics",
    "Offer": "SetupForm",
    "Play": "Runner",
    "Wish": "SetupField",
}


class OldModuleFinder:
    """The last finder on `sys.meta_path`: it finds nothing, and says where a module is now."""

    @staticmethod
    def find_spec(fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname in MODULES:
            raise ModuleNotFoundError(f"{fullname} is now {MODULES[fullname]}", name=fullname)
        return None


def install_finder() -> None:
    """Put the finder at the end of `sys.meta_path`, once."""
    if OldModuleFinder not in sys.meta_path:
        sys.meta_path.append(OldModuleFinder)


def explain(module: str, name: str) -> None:
    """Raise `ImportError` if `name` is an old name of something in `module`."""
    if name in NAMES:
        raise ImportError(f"{module}.{name} is now {NAMES[name]}: from mankai.authoring import {NAMES[name]}")
