"""Drawing: a position, a card and a record as HTML with pictures of their own, for notebooks and whoever shows them elsewhere.

A position is drawn from the view of one seat and holds nothing else: of what that seat cannot see there are only backs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mankai import door, words
from mankai.drawing.card import Face, back
from mankai.drawing.manner import Manner, key_of
from mankai.drawing.pen import Hues
from mankai.drawing.story import drawn_record
from mankai.drawing.table import DrawnTable
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.pack import BadPack, at

__all__ = ["Face", "Hues", "Manner", "UnknownCard", "back", "card", "drawn", "manner_of", "position", "record"]


class UnknownCard(MankaiError):
    """No card of the game is called so, or several are."""


def manner_of(rules: Rules) -> Manner:
    """How a game is drawn: as its pack says, or as any game is."""
    pack = door.pack_for(rules)
    if pack is None or not pack.drawing:
        return Manner()
    found = at(pack.drawing)
    if not isinstance(found, Manner):
        raise BadPack(f"{pack.drawing} of the pack {pack.name} is no Manner")
    return found


def position(position: Position, seat: int | None = None, language: str = words.ENGLISH) -> str:
    """A position as `seat` sees it; `None`: as a spectator does."""
    speaker = door.speaker_of(position.rules, seat, language)
    return DrawnTable(position, seat, manner_of(position.rules), speaker).drawn()


def record(record: Mapping[str, Any], language: str = words.ENGLISH) -> str:
    """A record, as a spectator saw the game."""
    rules = door.game(str(record["game"]))
    return drawn_record(record, manner_of(rules), door.speaker_of(rules, None, language))


def card(rules: Rules, name: str, language: str = words.ENGLISH) -> Face:
    """A card by its name, or an unmistakable part of it."""
    speaker = door.speaker_of(rules, None, language)
    named: dict[str, int] = {}  # by what is printed: the first such card
    for number in range(len(speaker.names.get("card", []))):
        named.setdefault(key_of(number, speaker), number)
    said = name.casefold().strip()
    called = {number: speaker.term(("card", number)) for number in named.values()}
    fitting = [number for number, term in called.items() if term.casefold() == said]
    fitting = fitting or [number for number, term in called.items() if said and said in term.casefold()]
    if len({called[number] for number in fitting}) != 1:
        meant = ", ".join(sorted({called[number] for number in fitting})[:10])
        raise UnknownCard(f"{name!r} fits several cards: {meant}" if fitting else f"{rules.name} has no card {name!r}")
    return manner_of(rules).face(rules, fitting[0], speaker)


def drawn(thing: Any) -> str:
    """What a notebook shows: a position as who decides sees it (a spectator, when it is over), or a record."""
    if isinstance(thing, Position):
        return position(thing, thing.seat if thing.seat >= 0 else None)
    return record(thing)
