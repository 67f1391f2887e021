"""Mankai plays card games by their rulebooks; this is the one door to all of them."""

from __future__ import annotations

from mankai import standin as standin  # first, so that librt is there for all that follows
from mankai.door import game, games, load, replay  # `games` is also a folder, which the door has loaded before
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
from mankai.kernel.play import Chance, Chooser, Play
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.kernel.shapes import Following, Record, View
from mankai.kernel.version import VERSION as __version__
from mankai.looking import card

__all__ = [
    "BadRules",
    "BadSave",
    "BadScene",
    "BadSetup",
    "Chance",
    "Chooser",
    "Following",
    "IllegalOption",
    "MankaiError",
    "OtherVersion",
    "Play",
    "Position",
    "Record",
    "Rules",
    "UnknownGame",
    "View",
    "__version__",
    "card",
    "game",
    "games",
    "load",
    "replay",
]
