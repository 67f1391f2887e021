"""Mankai plays card games by their rulebooks.  This is its public API: `game` returns the rules of a game by name."""

from __future__ import annotations

from mankai.compat import librt_fallback as librt_fallback  # first, so that all that follows can import librt
from mankai.compat import old_names
from mankai.kernel.errors import (
    BadRules,
    BadSave,
    BadScene,
    BadSetup,
    IllegalOption,
    MankaiError,
    OtherVersion,
    UnknownGame,
)
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Chance, Chooser, Runner
from mankai.kernel.schemas import FollowUpGame, Record, View
from mankai.kernel.version import VERSION as __version__
from mankai.packs.card_lookup import card
from mankai.packs.registry import game, games, load, replay  # `games` is also a subpackage; the registry has already imported it

__all__ = [
    "BadRules",
    "BadSave",
    "BadScene",
    "BadSetup",
    "Chance",
    "Chooser",
    "FollowUpGame",
    "IllegalOption",
    "MankaiError",
    "OtherVersion",
    "Position",
    "Record",
    "Rules",
    "Runner",
    "UnknownGame",
    "View",
    "__version__",
    "card",
    "game",
    "games",
    "load",
    "replay",
]


old_names.install_finder()


def __getattr__(name: str) -> object:
    old_names.explain(__name__, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
