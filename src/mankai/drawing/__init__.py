"""Drawings of positions, cards and records as HTML and SVG, for notebooks and web pages.

A position is drawn from the view of one seat. Cards that the seat cannot see are drawn as backs.

- `style.py`: the interface with which a game chooses its drawing.
- `table.py`: a position.
- `record.py`: a record.
- `card.py`: a card, front and back.
- `preview.py`: the preview of a link to a table.
- `portrait.py`: the players of a game on one stage.
- `picture.py`: the illustration on a card, from its name or a sketch.
- `shapes.py`: landscapes, things and people, drawn from `data/art.toml` and `data/people.toml`.
- `svg.py`: colours, number formats and seeded random numbers.
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
    """No card of the game has this name, or several have it."""


def style_of(rules: Rules) -> CardStyle:
    """The card style that the game's pack names, or else the plain one."""
    pack = registry.pack_for(rules)
    if pack is None or not pack.drawing:
        return CardStyle()
    style = load_address(pack.drawing)
    if not isinstance(style, CardStyle):
        raise BadPack(f"{pack.drawing} of the pack {pack.name} is no CardStyle")
    return style


def position(position: Position, seat: int | None = None, language: str = catalogues.ENGLISH) -> str:
    """The HTML of a position as `seat` sees it (`None`: as a spectator does)."""
    speaker = registry.speaker_of(position.rules, seat, language)
    return TableDrawing(position, seat, style_of(position.rules), speaker).to_html()


def record(record: Mapping[str, Any], language: str = catalogues.ENGLISH) -> str:
    """The HTML of a record, as a spectator saw the game."""
    rules = registry.game(str(record["game"]))
    return record_html(record, style_of(rules), registry.speaker_of(rules, None, language))


def card(rules: Rules, name: str, language: str = catalogues.ENGLISH) -> CardPicture:
    """The picture of a card, found by its name or an unambiguous part of it. Raises `UnknownCard`."""
    speaker = registry.speaker_of(rules, None, language)
    card_by_key: dict[str, int] = {}  # the first card for each catalogue key
    for number in range(len(speaker.names.get("card", []))):
        card_by_key.setdefault(card_key(number, speaker), number)
    folded_name = name.casefold().strip()
    names = {number: speaker.term_name(("card", number)) for number in card_by_key.values()}
    fitting = [number for number, term in names.items() if term.casefold() == folded_name]
    fitting = fitting or [number for number, term in names.items() if folded_name and folded_name in term.casefold()]
    if len({names[number] for number in fitting}) != 1:
        suggestions = ", ".join(sorted({names[number] for number in fitting})[:10])
        raise UnknownCard(f"{name!r} fits several cards: {suggestions}" if fitting else f"{rules.name} has no card {name!r}")
    return style_of(rules).card(rules, fitting[0], speaker)


def to_html(thing: Any) -> str:
    """The HTML for a notebook: a record, or a position as the deciding seat sees it (a spectator, when the game is over)."""
    if isinstance(thing, Position):
        return position(thing, thing.seat if thing.seat >= 0 else None)
    return record(thing)
