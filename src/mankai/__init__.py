"""Mankai plays card games by their rulebooks; this is the one door to all of them."""

from __future__ import annotations

from mankai import standin as standin  # first, so that librt is there for all that follows
from mankai.door import game, games, load, replay
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
from mankai.kernel.game import Chance, Chooser, Game, Rules
from mankai.kernel.position import Position
from mankai.kernel.version import VERSION as __version__

__all__ = [
    "BadRules",
    "BadSave",
    "BadScene",
    "BadSetup",
    "Chance",
    "Chooser",
    "Game",
    "IllegalOption",
    "MankaiError",
    "OtherVersion",
    "Position",
    "Rules",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "load",
    "replay",
]
