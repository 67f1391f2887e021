"""A pack: everything that a family of games gives to Mankai.

A package registers its `Pack` under the entry point `mankai.games`; nothing else has to know of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from mankai.kernel.errors import MankaiError
from mankai.packs.setup_form import SetupForm


class BadPack(MankaiError):
    """A pack that does not hold what it declares."""


@dataclass(frozen=True)
class Lesson:
    """A first game with a fixed beginning.  The learner has seat 0, a computer all others."""

    setup: dict[str, Any]
    seed: int
    player: str


@dataclass(frozen=True)
class Pack:
    """One family of games.  Addresses are a module and a name in it, `package.module:NAME`; they are loaded only on use."""

    name: str  # the first part of the names of its games
    rules: dict[str, str]  # by name of a game: the address of its `Rules`
    seats: dict[str, int]  # by name of a game: how many play it
    default: str = ""  # the game that is meant when only the pack is named
    rank: int = 100  # packs of lower rank are offered first
    minutes: str = ""  # how long a game takes, as "15–25"
    folder: Path | None = None  # the folder with `words` and `lessons`
    setup_form: str = ""  # the address of its `SetupForm`; none: set-ups have no fields
    heuristics: str = ""  # the address of a function from rules to their `Heuristics`; none: players know nothing of the game
    features: str = ""  # the address of a function from rules to the `ExtraFeatures` of observations
    board: str = ""  # the address of its `TerminalUi`; none: the plain one
    drawing: str = ""  # the address of its `CardStyle` in notebooks; none: the plain one
    lessons: dict[str, Lesson] = field(default_factory=dict)  # by name of a game

    @property
    def words(self) -> Path | None:
        """The folder of its catalogues."""
        return self.folder / "words" if self.folder is not None else None

    @property
    def default_game(self) -> str:
        """The game that is offered first."""
        return self.default or next(iter(self.rules))

    @property
    def is_by_seats(self) -> bool:
        """Whether its games are one game for different numbers of players."""
        return len(self.rules) > 1 and len(set(self.seats.values())) == len(self.rules)

    @property
    def load_setup_form(self) -> SetupForm:
        form = load_address(self.setup_form) if self.setup_form else SetupForm()
        if not isinstance(form, SetupForm):
            raise BadPack(f"{self.setup_form} of the pack {self.name} is no SetupForm")
        return form


def edition_of(name: str) -> str:
    """Return the edition in a game's name: the second part of pack/edition, pack/edition/players or pack/players."""
    parts = name.split("/")
    return parts[1] if len(parts) > 1 else name


def load_address(address: str) -> Any:
    """Import and return the object that an address names."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
