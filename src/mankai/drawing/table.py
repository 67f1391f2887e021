"""A position as somebody sees it: cards, numbers, what is asked and what may be chosen, from the view of that seat alone."""

from __future__ import annotations

from typing import Final

from mankai.drawing.card import HIDDEN, SERIF, back, drawn
from mankai.drawing.manner import Manner
from mankai.drawing.pen import GOLD, INK, PLAIN, WASHI, written
from mankai.kernel.position import Position
from mankai.terminal.plain import PlainBoard, title_of
from mankai.words import Speaker

SMALL: Final = 96  # how wide cards are
MANY: Final = 14  # how many of a zone are drawn
MANY_OPTIONS: Final = 40
SHEET: Final = (
    f"font-family:{SERIF};background:{WASHI};color:{INK};border:1.5px solid {INK};border-radius:10px;padding:10px 14px;"
    "max-width:1080px;line-height:1.35"
)
ZONE: Final = "display:inline-block;vertical-align:top;margin:4px 12px 4px 0"
CHIP: Final = f"display:inline-block;background:#fff;border:1px solid {PLAIN.soft};border-radius:6px;padding:1px 7px;margin:2px"


class DrawnTable:
    """A position as `seat` sees it (`None`: a spectator)."""

    def __init__(self, position: Position, seat: int | None, manner: Manner, speaker: Speaker) -> None:
        self.board = PlainBoard(position, seat, (), speaker)
        self.rules = position.rules
        self.position = position
        self.seat = seat
        self.view = self.board.view
        self.manner = manner
        self.speaker = speaker
        self.on_cards = {card: amount for card, amount in self.view["on_cards"] if card >= 0}

    def drawn(self) -> str:
        voice = self.board.voice
        seats = sorted(range(self.rules.seats), key=lambda one: one == self.seat)
        parts = [f'<div style="font-weight:700;font-size:17px">{written(title_of(self.rules, self.speaker))}</div>']
        parts += [self.part(voice("plain-table"), -1), *[self.part(self.board.who(seat), seat) for seat in seats]]
        return f'<div style="{written(SHEET)}">{"".join(parts)}{self.end() if self.view["over"] else self.asked()}</div>'

    def part(self, heading: str, owner: int) -> str:
        """What somebody has, or (-1) nobody."""
        numbers, zones = self.numbers(owner), self.zones(owner)
        if not numbers and not zones:
            return ""
        own = f"border-top:2px solid {GOLD if owner == self.seat and owner >= 0 else PLAIN.soft};margin-top:6px;padding-top:4px"
        return f'<div style="{own}"><b>{written(heading)}</b> {"".join(numbers)}<div>{"".join(zones)}</div></div>'

    def numbers(self, owner: int) -> list[str]:
        found: list[str] = []
        for place, amount in enumerate(self.view["tokens"]):
            is_there = self.board.owner("place", place) == owner and self.board.is_named_place(place)
            if is_there and self.manner.shows(self.rules, "place", place, amount):
                said = HIDDEN if amount < 0 else str(amount)
                found.append(f'<span style="{CHIP}">{written(self.board.name("place", place))} <b>{said}</b></span>')
        return found

    def zones(self, owner: int) -> list[str]:
        found: list[str] = []
        for zone, cards in enumerate(self.view["zones"]):
            if cards and self.board.owner("zone", zone) == owner and self.manner.shows(self.rules, "zone", zone, len(cards)):
                found.append(self.zone(self.board.name("zone", zone), cards))
        return found

    def zone(self, name: str, cards: list[int]) -> str:
        """The cards that are seen, each for itself; and of every back how many lie there."""
        seen, hidden = [card for card in cards if card >= 0], [-1 - card for card in cards if card < 0]
        drawings = [self.card(card) for card in seen[:MANY]]
        if len(seen) > MANY:
            drawings.append(f'<b style="align-self:center">+{len(seen) - MANY}</b>')
        drawings += [back(self.manner.back(self.rules, one), SMALL, hidden.count(one), True) for one in dict.fromkeys(hidden)]
        row = f'<div style="display:flex;gap:4px;flex-wrap:wrap">{"".join(drawings)}</div>'
        return f'<div style="{ZONE}"><small>{written(name)}</small>{row}</div>'

    def card(self, card: int) -> str:
        found = drawn(self.manner.face(self.rules, card, self.speaker), SMALL, True)
        lying = self.on_cards.get(card, 0)
        if not lying:
            return found
        badge = f"position:absolute;right:2px;bottom:4px;background:{GOLD};border:1px solid {INK};border-radius:50%;padding:0 6px"
        return f'<span style="position:relative">{found}<b style="{badge}">{lying}</b></span>'

    def asked(self) -> str:
        """What this seat is asked; nothing where somebody else is."""
        if not self.view["decides"]:
            return ""
        labels = [self.board.label(option) for option in self.view["options"]]
        chips = [f'<span style="{CHIP}">{written(label)}</span>' for label in labels[:MANY_OPTIONS]]
        more = f" +{len(labels) - MANY_OPTIONS}" if len(labels) > MANY_OPTIONS else ""
        return (
            f'<div style="border-top:2px solid {INK};margin-top:6px;padding-top:4px"><b>{written(self.board.question())}</b> '
            f"{''.join(chips)}{more}</div>"
        )

    def end(self) -> str:
        said = "<br/>".join([written(line) for line in self.board.result()])
        return f'<div style="border-top:2px solid {INK};margin-top:6px;padding-top:4px"><b>{said}</b></div>'
