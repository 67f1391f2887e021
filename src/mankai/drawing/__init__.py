"""Drawing: a position, a card and a record as HTML with pictures of their own, for notebooks and whoever shows them elsewhere.

A position is drawn from the view of one seat and holds nothing else: of what that seat cannot see there are only backs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mankai.drawing.card import CardPicture, back_svg
from mankai.drawing.record import record_html
from mankai.drawing.style import CardStyle, card_key
from mankai.drawing.svg import Palette
from mankai.drawing.table import TableDrawing
from mankai.i18n import catalogues
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.packs.pack import BadPack, load_address

__all__ = ["CardPicture", "CardStyle", "Palette", "UnknownCard", "back_svg", "card", "position", "record", "style_of", "to_html"]


class UnknownCard(MankaiError):
    """No card of the game is called so, or several are."""


def style_of(rules: Rules) -> CardStyle:
    """How a game is drawn: as its pack says, or as any game is."""
    pack = registry.pack_for(rules)
    if pack is None or not pack.drawing:
        return CardStyle()
    found = load_address(pack.drawing)
    if not isinstance(found, CardStyle):
        raise BadPack(f"{pack.drawing} of the pack {pack.name} is no Manner")
    return found


def position(position: Position, seat: int | None = None, language: str = catalogues.ENGLISH) -> str:
    """A position as `seat` sees it; `None`: as a spectator does."""
    speaker = registry.speaker_of(position.rules, seat, language)
    return TableDrawing(position, seat, style_of(position.rules), speaker).to_html()


def record(record: Mapping[str, Any], language: str = catalogues.ENGLISH) -> str:
    """A record, as a spectator saw the game."""
    rules = registry.game(str(record["game"]))
    return record_html(record, style_of(rules), registry.speaker_of(rules, None, language))


def card(rules: Rules, name: str, language: str = catalogues.ENGLISH) -> CardPicture:
    """A card by its name, or an unmistakable part of it."""
    speaker = registry.speaker_of(rules, None, language)
    named: dict[str, int] = {}  # by what is printed: the first such card
    for number in range(len(speaker.names.get("card", []))):
        named.setdefault(card_key(number, speaker), number)
    said = name.casefold().strip()
    called = {number: speaker.term_name(("card", number)) for number in named.values()}
    fitting = [number for number, term in called.items() if term.casefold() == said]
    fitting = fitting or [number for number, term in called.items() if said and said in term.casefold()]
    if len({called[number] for number in fitting}) != 1:
        meant = ", ".join(sorted({called[number] for number in fitting})[:10])
        raise UnknownCard(f"{name!r} fits several cards: {meant}" if fitting else f"{rules.name} has no card {name!r}")
    return style_of(rules).card(rules, fitting[0], speaker)


def to_html(thing: Any) -> str:
    """What a notebook shows: a position as who decides sees it (a spectator, when it is over), or a record."""
    if isinstance(thing, Position):
        return position(thing, thing.seat if thing.seat >= 0 else None)
    return record(thing)
