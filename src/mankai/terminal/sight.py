"""What one reader may know of a duel: the view of a seat, the names in it, and what follows from that alone."""

from __future__ import annotations

from typing import Any, Final

from mankai.kernel.errors import MankaiError
from mankai.kernel.game import Rules
from mankai.kernel.position import Position
from mankai.sakura_arms.attack import Attack
from mankai.sakura_arms.duel import Duel
from mankai.sakura_arms.edition import Edition
from mankai.sakura_arms.places import (
    ATTACK,
    DEALS_BOTH,
    GODDESSES,
    INESCAPABLE,
    INEVITABLE,
    INEVITABLE_FOR_NORMALS,
    INTO_DISTANCE,
    M_CARD,
    M_SEAT,
    OVERKILL,
    PHASE,
    TURN,
    TURNS,
)
from mankai.sakura_arms.words import SIDES, damage_words, range_words

PHASES: Final = ["Start Phase", "Main Phase", "End Phase"]
TRAITS: Final = {
    INEVITABLE: "Inevitable",
    INEVITABLE_FOR_NORMALS: "Inevitable for Normal cards",
    INESCAPABLE: "hits at any Distance",
    OVERKILL: "Overkill",
    DEALS_BOTH: "deals both damages",
    INTO_DISTANCE: "Sakura lost go to Distance",
}


class NoBoard(MankaiError):
    """The terminal cannot show this game."""


def duel_rules(rules: Rules) -> Edition:
    """The rules, if they are of a game that the terminal can show."""
    if not isinstance(rules, Edition):
        raise NoBoard(f"the terminal has no board for {rules.name}; it shows the editions of Sakura Arms")
    return rules


class Sight:
    """A position as `seat` sees it (`None`: a spectator)."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self.rules = duel_rules(position.rules)
        self.seat = seat
        self.view: dict[str, Any] = position.view(seat)
        self.legend = self.rules.legend()
        self.cards: list[dict[str, str]] = self.legend["cards"]
        # The current Distance and a weighed attack are no part of a view: they are worked out in an imagined position,
        # which knows no more than its seat does.
        imagined = position.imagine(0 if seat is None else seat, 0).asking()
        assert isinstance(imagined, Duel)
        self.distance = imagined.distance()
        self.master_distance = imagined.master_distance()
        self.attack_card = -1
        self.attack_words = ""
        matters = imagined.table.matters
        if matters and matters[-1][0] == ATTACK:
            attack = Attack(imagined, matters[-1])
            self.attack_card = matters[-1][M_CARD]
            self.attacker = matters[-1][M_SEAT]
            self.attack_words = attack_words(attack)

    @property
    def near(self) -> int:
        """The seat at the lower side of the board."""
        return 0 if self.seat is None else self.seat

    def tokens(self, place: int) -> int:
        return int(self.view["tokens"][place])

    def zone(self, kind: int, seat: int) -> list[int]:
        """The cards there, those that are hidden as negative numbers."""
        return list(self.view["zones"][kind + seat])

    def seen(self, kind: int, seat: int) -> list[int]:
        return [card for card in self.zone(kind, seat) if card >= 0]

    def name(self, card: int) -> str:
        return self.cards[card]["name"]

    def on_card(self, card: int) -> int:
        return next((amount for number, amount in self.view["on_cards"] if number == card), 0)

    def goddesses(self, seat: int) -> list[str]:
        numbers = [self.tokens(GODDESSES + 2 * seat + slot) for slot in (0, 1)]
        return [self.legend["goddesses"][number - 1]["name"] for number in numbers if number]

    def who(self, seat: int) -> str:
        """A player, as the reader calls them."""
        return SIDES[seat] if self.seat is None else "You" if seat == self.seat else "Foe"

    @property
    def moment(self) -> str:
        """Turn, whose, phase."""
        if self.view["over"]:
            return "The duel is over"
        if not self.tokens(TURNS):
            return "Before the first turn"
        who = self.who(self.tokens(TURN))
        whose = "your turn" if who == "You" else "the foe's turn" if who == "Foe" else f"{who}'s turn"
        return f"Turn {self.tokens(TURNS)} · {whose} · {PHASES[self.tokens(PHASE)]}"


def attack_words(attack: Attack) -> str:
    """The attack as it stands now: "Range 3-4, damage 3/1, Overkill"."""
    traits = attack.traits()
    said = [f"Range {range_words(attack.reach())}", f"damage {damage_words(*attack.damage())}"]
    return ", ".join([*said, *[words for bit, words in TRAITS.items() if traits & bit]])
