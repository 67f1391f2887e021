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


class OkaViewModel:
    """A position as `seat` sees it (`None`: a spectator), in the language of a speaker."""

    def __init__(self, position: Position, view: View, legend: dict[str, Any], seat: int | None, speaker: Speaker) -> None:
        self.rules = position.rules
        self.seats = position.rules.seats
        self.seat = seat
        self.view = view
        self.speaker = speaker
        self.cards: list[dict[str, Any]] = legend["cards"]
        self.marks = [f"{MARKS[colour['shape']]}{colour['letter']}" for colour in legend["colours"]]
        _, profile, _, numbers = view["lasting"][VALUES]
        self.values = CardValues(legend, profile, numbers)
        _, _, _, self.switches = view["lasting"][SWITCHES]
        self.cooks = self.switches[COOK_VALUES:]
        self.piles: list[dict[str, Any]] = view["own"].get("piles", view["public"]["piles"])  # by side

    def say(self, key: str, **arguments: Any) -> str:
        return self.speaker.say((key, arguments))

    def tokens(self, place: int) -> int:
        return int(self.view["tokens"][place])

    def zone(self, kind: int, at: int = 0) -> list[int]:
        """The cards of a zone of a player, a pile or the table; hidden cards are negative numbers."""
        return list(self.view["zones"][kind * self.seats + at])

    def name(self, card: int) -> str:
        return self.speaker.term_name(the_card(card))

    def brief(self, card: int) -> str:
        """A Sakura card by shape, letter and value, "▲R7". `STYLES` adds the colour."""
        return f"{self.marks[card // HIGHEST]}{card % HIGHEST + 1}" if card >= 0 else HIDDEN

    def briefs(self, cards: list[int]) -> str:
        return " ".join([self.brief(card) for card in cards])

    def who(self, seat: int) -> str:
        return self.say("board-who", who=the_seat(seat), number=seat)

    def join_words(self, said: list[str], key: str) -> str:
        """Return several texts, joined by the catalogue entry `key`."""
        joined = said[-1]
        for one in said[-2::-1]:
            joined = self.say(key, first=one, rest=joined)
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
        at = side ^ self.tokens(TURNED)
        return self.zone(TOPS, at) + self.zone(BENEATH, at)

    def is_served(self, side: int) -> bool:
        """Whether a card was placed on that side in this turn."""
        return self.tokens(SERVED + (side ^ self.tokens(TURNED))) == 1

    def row(self) -> list[tuple[int, int]]:
        """The characters that can be hired, as price and card, the cheapest first."""
        prices = [slot + 1 for slot in range(SLOTS) if self.tokens(FILLED) >> slot & 1]
        return list(zip(prices, self.zone(ROW), strict=True))

    def character(self, card: int) -> str:
        """A character's name, with a Cook's number if it differs from its text."""
        at = card - CARDS
        is_other_cook = at < len(self.cooks) and self.cooks[at] != DEFAULTS["cook_values"][at]
        return self.say("cook-here", card=the_card(card), number=self.cooks[at]) if is_other_cook else self.name(card)

    @property
    def bank(self) -> int:
        """The coins left in the reserve; -1 if unlimited."""
        return self.tokens(BANK) if self.switches[BANK_LIMIT] else -1

    @property
    def house_rules(self) -> list[str]:
        """The switches that differ from the default."""
        usual, found = switches_of({}, self.seats), []
        for at in range(COOK_VALUES):
            if self.switches[at] != usual[at]:
                key = "switched-to" if at == BANK_LIMIT else "switched-on" if self.switches[at] else "switched-off"
                arguments = {"number": self.switches[at]} if at == BANK_LIMIT else {}
                found.append(self.say(key, switch=("switch", at), **arguments))
        if list(self.cooks) != list(usual[COOK_VALUES:]):
            first, second, third = self.cooks
            found.append(self.say("switched-to-cooks", switch=("switch", COOK_VALUES), first=first, second=second, third=third))
        return found

    @property
    def moment(self) -> str:
        """The round and whose turn it is."""
        if self.view["over"]:
            return self.say("moment-over")
        return self.say("moment", round=self.tokens(ROUND), rounds=ROUNDS, who=the_seat(self.turn))
