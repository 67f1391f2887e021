"""A position as HTML: cards, numbers, the question and its options, all from the view of one seat."""

from __future__ import annotations

from typing import Final

from mankai.drawing.card import HIDDEN, SERIF, back_svg, card_svg
from mankai.drawing.style import CardStyle
from mankai.drawing.svg import GOLD, INK, PLAIN, WASHI, escape_text
from mankai.i18n.catalogues import Speaker
from mankai.kernel.position import Position
from mankai.terminal.plain_board import PlainBoard, title_of

CARD_WIDTH: Final = 96  # width of a card
MOST_CARDS: Final = 14  # cards drawn per zone
MOST_OPTIONS: Final = 40
SHEET_STYLE: Final = (
    f"font-family:{SERIF};background:{WASHI};color:{INK};border:1.5px solid {INK};border-radius:10px;padding:10px 14px;"
    "max-width:1080px;line-height:1.35"
)
ZONE_STYLE: Final = "display:inline-block;vertical-align:top;margin:4px 12px 4px 0"
CHIP_STYLE: Final = (
    f"display:inline-block;background:#fff;border:1px solid {PLAIN.soft};border-radius:6px;padding:1px 7px;margin:2px"
)


class TableDrawing:
    """The drawing of a position as `seat` sees it (`None`: a spectator)."""

    def __init__(self, position: Position, seat: int | None, style: CardStyle, speaker: Speaker) -> None:
        self.board = PlainBoard(position, seat, (), speaker)
        self.rules = position.rules
        self.position = position
        self.seat = seat
        self.view = self.board.view
        self.style = style
        self.speaker = speaker
        self.on_cards = {card: amount for card, amount in self.view["on_cards"] if card >= 0}

    def to_html(self) -> str:
        phrases = self.board.phrases
        seats = sorted(range(self.rules.seats), key=lambda owner: owner == self.seat)
        parts = [f'<div style="font-weight:700;font-size:17px">{escape_text(title_of(self.rules, self.speaker))}</div>']
        parts += [
            self.part_html(phrases("plain-table"), -1),
            *[self.part_html(self.board.name_for_viewer(seat), seat) for seat in seats],
        ]
        parts.append(self.result_html() if self.view["over"] else self.question_html())
        return f'<div style="{escape_text(SHEET_STYLE)}">{"".join(parts)}</div>'

    def part_html(self, heading: str, owner: int) -> str:
        """The numbers and zones of one owner (-1: nobody's); empty if there are none."""
        numbers, zones = self.number_chips(owner), self.zones_html(owner)
        if not numbers and not zones:
            return ""
        style = f"border-top:2px solid {GOLD if owner == self.seat and owner >= 0 else PLAIN.soft};margin-top:6px;padding-top:4px"
        return f'<div style="{style}"><b>{escape_text(heading)}</b> {"".join(numbers)}<div>{"".join(zones)}</div></div>'

    def number_chips(self, owner: int) -> list[str]:
        chips: list[str] = []
        for place, amount in enumerate(self.view["tokens"]):
            is_there = self.board.owner("place", place) == owner and self.board.is_named_place(place)
            if is_there and self.style.shows(self.rules, "place", place, amount):
                amount_text = HIDDEN if amount < 0 else str(amount)
                name = escape_text(self.board.name("place", place))
                chips.append(f'<span style="{CHIP_STYLE}">{name} <b>{amount_text}</b></span>')
        return chips

    def zones_html(self, owner: int) -> list[str]:
        rows: list[str] = []
        for zone, cards in enumerate(self.view["zones"]):
            if cards and self.board.owner("zone", zone) == owner and self.style.shows(self.rules, "zone", zone, len(cards)):
                rows.append(self.zone_html(self.board.name("zone", zone), cards))
        return rows

    def zone_html(self, name: str, cards: list[int]) -> str:
        """The HTML of a zone: visible cards one by one, and for each kind of back the number of cards."""
        faces, backs = [card for card in cards if card >= 0], [-1 - card for card in cards if card < 0]
        drawings = [self.card_html(card) for card in faces[:MOST_CARDS]]
        if len(faces) > MOST_CARDS:
            drawings.append(f'<b style="align-self:center">+{len(faces) - MOST_CARDS}</b>')
        drawings += [
            back_svg(self.style.back_palette(self.rules, back), CARD_WIDTH, backs.count(back), True)
            for back in dict.fromkeys(backs)
        ]
        row = f'<div style="display:flex;gap:4px;flex-wrap:wrap">{"".join(drawings)}</div>'
        return f'<div style="{ZONE_STYLE}"><small>{escape_text(name)}</small>{row}</div>'

    def card_html(self, card: int) -> str:
        svg = card_svg(self.style.card(self.rules, card, self.speaker), CARD_WIDTH, True)
        amount = self.on_cards.get(card, 0)
        if not amount:
            return svg
        badge = f"position:absolute;right:2px;bottom:4px;background:{GOLD};border:1px solid {INK};border-radius:50%;padding:0 6px"
        return f'<span style="position:relative">{svg}<b style="{badge}">{amount}</b></span>'

    def question_html(self) -> str:
        """The question to this seat with its options; empty if another seat decides."""
        if not self.view["decides"]:
            return ""
        labels = [self.board.label(option) for option in self.view["options"]]
        chips = [f'<span style="{CHIP_STYLE}">{escape_text(label)}</span>' for label in labels[:MOST_OPTIONS]]
        more = f" +{len(labels) - MOST_OPTIONS}" if len(labels) > MOST_OPTIONS else ""
        return (
            f'<div style="border-top:2px solid {INK};margin-top:6px;padding-top:4px"><b>{escape_text(self.board.question())}</b> '
            f"{''.join(chips)}{more}</div>"
        )

    def result_html(self) -> str:
        result = "<br/>".join([escape_text(line) for line in self.board.result()])
        return f'<div style="border-top:2px solid {INK};margin-top:6px;padding-top:4px"><b>{result}</b></div>'
