"""What one reader may know of a game of Sakura: its places and zones by name, and cards in few letters."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.oka.rules.cards import fitting
from mankai.games.oka.rules.hanami import Hanami
from mankai.games.oka.rules.places import (
    BANK,
    BENEATH,
    CARDS,
    CLOSED_TRICKS,
    COINS,
    FILLED,
    HAND,
    HIGHEST,
    MODIFIERS,
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
from mankai.games.oka.rules.setup import DEFAULTS, switches_of
from mankai.games.oka.rules.values import SUPPLIED
from mankai.games.oka.words import waiting_modifiers
from mankai.kernel.position import Position

MARKS: Final = {"circle": "●", "triangle": "▲", "square": "■", "diamond": "◆"}
# Black is no colour that can be seen on every screen: such cards are bold instead.
STYLES: Final = [(r"●K\d+", "bold"), (r"▲R\d+", "red"), (r"■B\d+", "bright_blue"), (r"◆G\d+", "green")]
SHURIKEN: Final = "✶"
HIDDEN: Final = "?"


class Values:
    """The coins and shurikens on the 52 cards, and where these numbers come from."""

    def __init__(self, legend: dict[str, Any], profile: int, numbers: list[int]) -> None:
        self.profile = profile
        self.coins = numbers[:CARDS]
        self.shurikens = numbers[CARDS:]
        self.provenance: str = legend["profiles"][profile]["provenance"]

    @property
    def note(self) -> str:
        """What must be said wherever these numbers are shown."""
        return f"Coins and shurikens ({SHURIKEN}) on cards: {self.provenance.partition(':')[0]}."

    @property
    def is_ours(self) -> bool:
        return self.profile != SUPPLIED

    def of(self, card: int) -> str:
        """Both numbers of a card: "1/2✶"."""
        return f"{self.coins[card]}/{self.shurikens[card]}{SHURIKEN}"


class Sight:
    """A position as `seat` sees it (`None`: a spectator)."""

    def __init__(self, position: Position, view: dict[str, Any], legend: dict[str, Any], seat: int | None) -> None:
        self.rules = position.rules
        self.seats = position.rules.seats
        self.seat = seat
        self.view = view
        self.legend = legend
        self.cards: list[dict[str, Any]] = legend["cards"]
        self.marks = [f"{MARKS[colour['shape']]}{colour['letter']}" for colour in legend["colours"]]
        self.values = Values(legend, view["lasting"][VALUES][1], view["lasting"][VALUES][3])
        self.switches: list[int] = view["lasting"][SWITCHES][3]
        self.cooks = tuple(self.switches[-3:])
        self.modifiers = self.tokens(MODIFIERS)
        if self.modifiers and seat is not None:
            # Modifiers that no card in hand can use do nothing: told in an imagined position, which knows no more than its seat.
            game = position.imagine(seat, 0).asking()
            assert isinstance(game, Hanami)
            self.modifiers = waiting_modifiers(game, seat) if self.turn == seat else 0

    def tokens(self, place: int) -> int:
        return int(self.view["tokens"][place])

    def zone(self, kind: int, at: int = 0) -> list[int]:
        """The cards of a player, of a pile, or of all; those that are hidden as negative numbers."""
        return list(self.view["zones"][kind * self.seats + at])

    def name(self, card: int) -> str:
        return str(self.cards[card]["name"])

    def brief(self, card: int) -> str:
        """A Sakura card by shape, letter and value, "▲R7"; colour comes with `STYLES`."""
        return f"{self.marks[card // HIGHEST]}{card % HIGHEST + 1}" if card >= 0 else HIDDEN

    def who(self, seat: int) -> str:
        return "You" if seat == self.seat else f"Seat {seat}"

    @property
    def turn(self) -> int:
        return self.tokens(TURN)

    def tricks(self, seat: int) -> list[int]:
        return self.zone(TRICKS, seat) + self.zone(CLOSED_TRICKS, seat)

    def shurikens_of(self, seat: int) -> str:
        """The shurikens on somebody's trick cards, as far as they can be seen."""
        tricks = self.tricks(seat)
        total = str(sum([self.values.shurikens[card] for card in tricks if card >= 0]))
        return HIDDEN if any([card < 0 for card in tricks]) else total

    def coins_of(self, seat: int) -> str:
        coins = self.tokens(COINS + seat)
        return str(coins) if coins >= 0 else HIDDEN

    def hand(self, seat: int) -> list[int]:
        return self.zone(HAND, seat)

    def pile(self, side: int) -> list[int]:
        """The pile on a side, its top card first."""
        at = side ^ self.tokens(TURNED)
        return self.zone(TOPS, at) + self.zone(BENEATH, at)

    def is_served(self, side: int) -> bool:
        """Whether the card of this turn lies on that side."""
        return self.tokens(SERVED + (side ^ self.tokens(TURNED))) == 1

    def fits_nothing(self, side: int, top: int) -> bool:
        """Whether the modifiers that wait speak of the other side alone."""
        return fitting(side, top, self.modifiers, self.cooks) == 0

    def row(self) -> list[tuple[int, int]]:
        """The characters that can be hired: price and card, the cheapest first."""
        prices = [slot + 1 for slot in range(SLOTS) if self.tokens(FILLED) >> slot & 1]
        return list(zip(prices, self.zone(ROW), strict=True))

    def character(self, card: int) -> str:
        """A character's name, with the number of a Cook where it is another than in its text."""
        at = card - CARDS
        is_other_cook = at < len(self.cooks) and self.cooks[at] != DEFAULTS["cook_values"][at]
        return f"{self.name(card)} (here {self.cooks[at]})" if is_other_cook else self.name(card)

    @property
    def bank(self) -> int:
        """The coins left in the reserve; -1 when they count as unlimited."""
        return self.tokens(BANK) if self.switches[list(DEFAULTS).index("bank_limit")] else -1

    @property
    def house_rules(self) -> list[str]:
        """The switches that are not as usual."""
        usual, found = switches_of({}, self.seats), []
        for at, name in enumerate(DEFAULTS):
            if name == "cook_values":
                if self.cooks != usual[at:]:
                    found.append(f"{name} {', '.join([str(number) for number in self.cooks])}")
            elif self.switches[at] != usual[at]:
                is_number = name == "bank_limit"
                found.append(f"{name} {self.switches[at] if is_number else 'on' if self.switches[at] else 'off'}")
        return found

    @property
    def moment(self) -> str:
        """Round, and whose turn."""
        if self.view["over"]:
            return "The game is over"
        whose = "your" if self.turn == self.seat else f"{self.who(self.turn).lower()}'s"
        return f"Round {self.tokens(ROUND)} of {ROUNDS} · {whose} turn"
