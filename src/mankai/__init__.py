"""Mankai plays card games by their rulebooks; this is the one door to all of them."""

from __future__ import annotations

from mankai.compat import librt_fallback as librt_fallback  # first, so that librt is there for all that follows
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
from mankai.looking import card
from mankai.packs.registry import game, games, load, replay  # `games` is also a folder, which the door has loaded before

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
