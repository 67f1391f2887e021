"""Mankai plays card games by their rulebooks.  This is its public API: `game` returns the rules of a game by name.

- `authoring.py`: everything that a game package imports.
- `cli.py`, `__main__.py`: the command `mankai`.
- `kernel/`: state, steps and decisions.
- `packs/`: what a game registers.
- `i18n/`: texts in many languages.
- `decks/`: decks of cards.
- `learning/`: exercises and rulings.
- `players/`: computer players.
- `terminal/`: the terminal client.
- `drawing/`: pictures for notebooks.
- `arena/`: tournaments and their statistics.
- `envs/`: environments for training.
- `bench/`: benchmarks.
- `compat/`: differences between installations.
- `server/`: tables over HTTP and WebSockets.
- `games/`: one folder per game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from mankai.drawing import CardPicture

old_names.install_finder()


def card(game: str, name: str, language: str = "en") -> CardPicture:
    """Return a card of a game by its name, or by an unmistakable part of it; a notebook shows its picture."""
    from mankai import drawing  # late: only pictures need it
    from mankai.packs import registry

    return drawing.card(registry.game(game), name, language)


def __getattr__(name: str) -> object:
    old_names.explain(__name__, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
