"""The games there are, found by name; and the way back from saves and records."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from mankai import games as shelf
from mankai import words
from mankai.kernel import records
from mankai.kernel.errors import UnknownGame
from mankai.kernel.messages import Message, plainly, voices
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.pack import Pack

GROUP = "mankai.games"  # of entry points
loaded: dict[str, Rules] = {}
troubles: dict[str, str] = {}  # by name: why a pack that is registered cannot be had


def at(address: str) -> Any:
    """What an address names."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)


@cache
def packs() -> dict[str, Pack]:
    """All packs by name.  Our own are known without an installation, so that the plain source runs too."""
    own = {one.name: f"{shelf.__name__}.{one.name}.pack:PACK" for one in iter_modules(shelf.__path__)}
    installed = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    found: dict[str, Pack] = {}
    for name, address in {**installed, **own}.items():
        try:
            pack = at(address)
            if not isinstance(pack, Pack):
                raise TypeError(f"{address} is no Pack")
            found[pack.name] = pack
        except Exception as problem:  # whatever a stranger's package does: all others go on
            troubles[name] = f"{type(problem).__name__}: {problem}"
    return found


@cache
def addresses() -> dict[str, str]:
    """By name of the game: the address of its rules."""
    return {name: address for pack in packs().values() for name, address in pack.rules.items()}


def pack_of(name: str) -> Pack:
    """The pack that brings a game, by the game's whole name."""
    return next(pack for pack in packs().values() if name in pack.rules)


def games() -> list[str]:
    """The names of all games that can be played here."""
    return sorted(addresses())


def game(name: str) -> Rules:
    """The rules of a game, by its name or an unmistakable part of it."""
    name = packs()[name].usual or name if name in packs() else name
    if name in loaded:
        return loaded[name]
    known = addresses()
    fitting = [name] if name in known else [one for one in sorted(known) if name and name.casefold() in one.casefold()]
    if len(fitting) > 1:
        raise UnknownGame(f"{name!r} fits {len(fitting)} games; say {', '.join([to_say(one) for one in fitting])}")
    if not fitting:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(sorted(known))}")
    loaded[fitting[0]] = at(known[fitting[0]])
    return loaded[fitting[0]]


def speaker(name: str, seat: int | None, language: str = words.ENGLISH) -> words.Speaker | None:
    """Who says what happens in a game to the reader at a seat; nobody where no pack brings it."""
    return speaker_of(game(name), seat, language) if name in addresses() else None


@cache
def speaker_of(rules: Rules, seat: int | None, language: str = words.ENGLISH) -> words.Speaker | None:
    """The same for rules at hand, also for a variant that no pack lists: it is said in the words of the family it belongs to."""
    family = packs().get(rules.name.partition("/")[0])
    if family is None:
        return None
    return words.Speaker(words.catalogue(family.words, rules, language), rules.names(), rules.seats, seat)


def spoken(rules: Rules, said: Message, seat: int | None) -> str:
    found = speaker_of(rules, seat)
    return found.say(said) if found is not None else plainly(said)


voices.append(spoken)


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
