"""A view of Sakura with names for its places and zones, and short names for cards. It holds only what the viewer may know."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.oka.rules.constants import (
    BANK,
    BANK_LIMIT,
    BENEATH,
    CARDS,
    CLOSED_TRICKS,
    COINS,
    COOK_VALUES,
    FILLED,
    HAND,
    HIGHEST,
    ROUND,
    ROUNDS,
    ROW,
    SERVED,
    SLOTS,
    SWITCHES,
    TOPS,
    TRICKS,
    TURN,
    TURNED,
    VALUES,
)
from mankai.games.oka.rules.steps.setup import DEFAULTS, switches_of
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import Message, message, the_card, the_seat
from mankai.kernel.position import Position
from mankai.kernel.schemas import View
from mankai.terminal.view_model import ViewModel

MARKS: Final = {"circle": "●", "triangle": "▲", "square": "■", "diamond": "◆"}
# Black is not visible on every screen, so black cards are bold instead.
STYLES: Final = [(r"●K\d+", "bold"), (r"▲R\d+", "red"), (r"■B\d+", "bright_blue"), (r"◆G\d+", "green")]
SHURIKEN: Final = "✶"
HIDDEN: Final = "?"


class CardValues:
    """The coins and shurikens on the 52 cards, and the source of these numbers."""

    def __init__(self, legend: dict[str, Any], profile: int, numbers: list[int]) -> None:
        self.coins = numbers[:CARDS]
        self.shurikens = numbers[CARDS:]
        self.provenance: str = legend["profiles"][profile]["provenance"]
        self.is_ours = "coins" in legend["profiles"][profile]

    @property
    def note(self) -> Message:
        """The note on their source, to show wherever the numbers are shown."""
        return message(f"numbers-{self.provenance}")

    def numbers_of(self, card: int) -> str:
        """Both numbers of a card: "1/2✶"."""
        return f"{self.coins[card]}/{self.shurikens[card]}{SHURIKEN}"


class OkaViewModel(ViewModel):
    """A position of Sakura, with its values and switches."""

    def __init__(self, position: Position, view: View, legend: dict[str, Any], seat: int | None, speaker: Speaker) -> None:
        super().__init__(position, view, legend, seat, speaker)
        self.seats = position.rules.seats
        self.marks = [f"{MARKS[colour['shape']]}{colour['letter']}" for colour in legend["colours"]]
        _, profile, _, numbers = view["lasting"][VALUES]
        self.values = CardValues(legend, profile, numbers)
        _, _, _, self.switches = view["lasting"][SWITCHES]
        self.cooks = self.switches[COOK_VALUES:]
        self.piles: list[dict[str, Any]] = view["own"].get("piles", view["public"]["piles"])  # by side

    def zone(self, kind: int, number: int = 0) -> list[int]:
        """The cards of a zone of a player, a pile or the table; hidden cards are negative numbers."""
        return list(self.view["zones"][kind * self.seats + number])

    def brief(self, card: int) -> str:
        """A Sakura card by shape, letter and value, "▲R7". `STYLES` adds the colour."""
        return f"{self.marks[card // HIGHEST]}{card % HIGHEST + 1}" if card >= 0 else HIDDEN

    def briefs(self, cards: list[int]) -> str:
        return " ".join([self.brief(card) for card in cards])

    def who(self, seat: int) -> str:
        return self.say("board-who", who=the_seat(seat), number=seat)

    def join_words(self, texts: list[str], key: str) -> str:
        """Return several texts, joined by the catalogue entry `key`."""
        joined = texts[-1]
        for text in texts[-2::-1]:
            joined = self.say(key, first=text, rest=joined)
        return joined

    @property
    def turn(self) -> int:
        return self.tokens(TURN)

    def tricks(self, seat: int) -> list[int]:
        return self.zone(TRICKS, seat) + self.zone(CLOSED_TRICKS, seat)

    def shurikens_of(self, seat: int) -> int | str:
        """The shurikens on a player's trick cards; a question mark if some are hidden."""
        tricks = self.tricks(seat)
        return HIDDEN if any([card < 0 for card in tricks]) else sum([self.values.shurikens[card] for card in tricks])

    def coins_of(self, seat: int) -> int | str:
        coins = self.tokens(COINS + seat)
        return coins if coins >= 0 else HIDDEN

    def hand(self, seat: int) -> list[int]:
        return self.zone(HAND, seat)

    def pile(self, side: int) -> list[int]:
        """The pile on a side, its top card first."""
        pile = side ^ self.tokens(TURNED)
        return self.zone(TOPS, pile) + self.zone(BENEATH, pile)

    def is_served(self, side: int) -> bool:
        """Whether a card was placed on that side in this turn."""
        return self.tokens(SERVED + (side ^ self.tokens(TURNED))) == 1

    def row(self) -> list[tuple[int, int]]:
        """The characters that can be hired, as price and card, the cheapest first."""
        prices = [slot + 1 for slot in range(SLOTS) if self.tokens(FILLED) >> slot & 1]
        return list(zip(prices, self.zone(ROW), strict=True))

    def character(self, card: int) -> str:
        """A character's name, with a Cook's number if it differs from its text."""
        index = card - CARDS
        is_other_cook = index < len(self.cooks) and self.cooks[index] != DEFAULTS["cook_values"][index]
        return self.say("cook-here", card=the_card(card), number=self.cooks[index]) if is_other_cook else self.name(card)

    @property
    def bank(self) -> int:
        """The coins left in the reserve; -1 if unlimited."""
        return self.tokens(BANK) if self.switches[BANK_LIMIT] else -1

    @property
    def house_rules(self) -> list[str]:
        """The switches that differ from the default."""
        defaults, differences = switches_of({}, self.seats), []
        for index in range(COOK_VALUES):
            if self.switches[index] != defaults[index]:
                key = "switched-to" if index == BANK_LIMIT else "switched-on" if self.switches[index] else "switched-off"
                arguments = {"number": self.switches[index]} if index == BANK_LIMIT else {}
                differences.append(self.say(key, switch=("switch", index), **arguments))
        if list(self.cooks) != list(defaults[COOK_VALUES:]):
            first, second, third = self.cooks
            differences.append(
                self.say("switched-to-cooks", switch=("switch", COOK_VALUES), first=first, second=second, third=third)
            )
        return differences

    @property
    def moment(self) -> str:
        """The round and whose turn it is."""
        if self.view["over"]:
            return self.say("moment-over")
        return self.say("moment", round=self.tokens(ROUND), rounds=ROUNDS, who=the_seat(self.turn))
