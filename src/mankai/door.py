"""The games there are, found by name; and the way back from saves and records."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from mankai.kernel import records
from mankai.kernel.errors import UnknownGame
from mankai.kernel.game import Rules
from mankai.kernel.position import Position

# Our own games are known without an installation, so that the plain source runs too; others register an entry point.
OWN = {
    "sakura-arms/level99": "mankai.sakura_arms.editions.level99:GAME",
    "sakura-arms/aeg": "mankai.sakura_arms.editions.aeg:GAME",
    "sakura-arms/beta": "mankai.sakura_arms.editions.beta:GAME",
    "oka/2": "mankai.oka.edition:GAME2",
    "oka/3": "mankai.oka.edition:GAME3",
    "oka/4": "mankai.oka.edition:GAME4",
    "oka/5": "mankai.oka.edition:GAME5",
    "oka/6": "mankai.oka.edition:GAME6",
}
USUAL = {"oka": "oka/4"}  # which one is meant when only a part is said
loaded: dict[str, Rules] = {}


@cache
def addresses() -> dict[str, str]:
    """By name of the game: the module and the name in it where its rules are."""
    installed = {entry.name: entry.value for entry in entry_points(group="mankai.games")}
    return {**installed, **OWN}


def games() -> list[str]:
    """The names of all games that can be played here."""
    return sorted(addresses())


def game(name: str) -> Rules:
    """The rules of a game, by its name or an unmistakable part of it."""
    name = USUAL.get(name, name)
    if name in loaded:
        return loaded[name]
    known = addresses()
    fitting = [name] if name in known else [one for one in sorted(known) if name and name.casefold() in one.casefold()]
    if len(fitting) > 1:
        raise UnknownGame(f"{name!r} fits {len(fitting)} games; say {', '.join([to_say(one) for one in fitting])}")
    if not fitting:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(sorted(known))}")
    module, _, attribute = known[fitting[0]].partition(":")
    loaded[fitting[0]] = getattr(import_module(module), attribute)
    return loaded[fitting[0]]


def to_say(name: str) -> str:
    """What to say for a game: the end of its name where no other has it ("aeg for sakura-arms/aeg"), else the whole of it."""
    end = name.rpartition("/")[2]
    is_clear = [one for one in addresses() if end in one] == [name] != [end] and not end.isdecimal()
    return f"{end} for {name}" if is_clear else name


def load(text: str | bytes) -> Position:
    """The position that `Position.save` wrote."""
    return records.load(text, game)


def replay(record: dict[str, Any] | str | bytes) -> Position:
    """The final position of a recorded game again."""
    return records.replay(record, game)[-1]


def story(record: dict[str, Any] | str | bytes) -> list[Position]:
    """All positions of a recorded game, in order."""
    return records.replay(record, game)
