"""What one reader may know of a duel: the view of a seat, the names in it, and what follows from that alone."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.sakura_arms.rules.attack import Attack
from mankai.games.sakura_arms.rules.duel import Duel
from mankai.games.sakura_arms.rules.edition import Edition
from mankai.games.sakura_arms.rules.places import (
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
from mankai.games.sakura_arms.words import SIDES, damage_words, range_words
from mankai.kernel.position import Position

PHASES: Final = ["Start", "Main", "End"]
TRAITS: Final = {
    INEVITABLE: "Inevitable",
    INEVITABLE_FOR_NORMALS: "Inevitable for Normal cards",
    INESCAPABLE: "hits at any Distance",
    OVERKILL: "Overkill",
    DEALS_BOTH: "deals both damages",
    INTO_DISTANCE: "Sakura lost go to Distance",
}


class Sight:
    """A position as `seat` sees it (`None`: a spectator)."""

    def __init__(self, position: Position, rules: Edition, seat: int | None) -> None:
        self.rules = rules
        self.seat = seat
        self.view: dict[str, Any] = position.view(seat)
        self.legend = rules.legend()
        self.cards: list[dict[str, str]] = self.legend["cards"]
        self.words: dict[str, str] = self.legend["words"]
        self.zones: list[str] = self.legend["zones"]
        self.actions: list[str] = self.legend["actions"]
        self.distance: int = self.view["public"]["distance"]
        self.master_distance: int = self.view["public"]["master_distance"]
        self.numbers: dict[int, int] = {}  # by option: what is typed for it
        self.attack_card = -1
        self.attack_words = ""
        matters = self.view["matters"]
        if matters and matters[-1][0] == ATTACK:
            # All that a weighed attack does is no part of a view: it is worked out in an imagined position, which knows no
            # more than its seat does.
            imagined = position.imagine(0 if seat is None else seat, 0).asking()
            assert isinstance(imagined, Duel)
            self.attack_card = matters[-1][M_CARD]
            self.attacker = matters[-1][M_SEAT]
            self.attack_words = attack_words(Attack(imagined, imagined.table.matters[-1]))

    @property
    def near(self) -> int:
        """The seat at the lower side of the board."""
        return 0 if self.seat is None else self.seat

    def tokens(self, place: int) -> int:
        return int(self.view["tokens"][place])

    def zone(self, kind: int, seat: int) -> list[int]:
        """The cards there, those that are hidden as negative numbers; none where a duel has no such zone."""
        zones = self.view["zones"]
        return list(zones[kind + seat]) if kind < len(zones) else []

    def seen(self, kind: int, seat: int) -> list[int]:
        return [card for card in self.zone(kind, seat) if card >= 0]

    def name(self, card: int) -> str:
        return self.cards[card]["name"]

    def counted(self, card: int) -> int:
        """What a card is a copy of in Mad Pairing, or would be played as; itself otherwise."""
        copies = {**self.view["own"].get("copies", {}), **self.view["public"].get("copies", {})}
        return int(copies.get(str(card), card))

    def name_played(self, card: int) -> str:
        copied = self.counted(card)
        return self.name(card) if copied == card else f"{self.name(card)} as {self.name(copied)}"

    def on_card(self, card: int) -> int:
        return next((amount for number, amount in self.view["on_cards"] if number == card), 0)

    def goddesses(self, seat: int) -> list[str]:
        numbers = [self.tokens(GODDESSES + 2 * seat + slot) for slot in (0, 1)]
        return [self.legend["goddesses"][number - 1]["name"] for number in numbers if number]

    def who(self, seat: int) -> str:
        """A player, as the reader calls them."""
        return SIDES[seat] if self.seat is None else "You" if seat == self.seat else self.words["foe"].capitalize()

    def pile_word(self, kind: int) -> str:
        """What the edition calls a kind of zone, as a heading."""
        word = self.zones[kind // 2]
        return word[:1].upper() + word[1:]

    @property
    def moment(self) -> str:
        """Turn, whose, phase."""
        if self.view["over"]:
            return "The duel is over"
        if not self.tokens(TURNS):
            return "Before the first turn"
        whose = self.who(self.tokens(TURN))
        if self.seat is not None:
            whose = "your" if self.tokens(TURN) == self.seat else f"the {self.words['foe']}'s"
        else:
            whose += "'s"
        return f"Turn {self.tokens(TURNS)} · {whose} turn · {self.phase(PHASES[self.tokens(PHASE)])}"

    def phase(self, word: str) -> str:
        """A phase, written as the edition writes its main phase."""
        return self.words["main phase"].replace("Main", word).replace("main", word.lower())


def attack_words(attack: Attack) -> str:
    """The attack as it stands now: "Range 3-4, damage 3/1, Overkill"."""
    traits = attack.traits()
    said = [f"Range {range_words(attack.reach())}", f"damage {damage_words(*attack.damage())}"]
    return ", ".join([*said, *[words for bit, words in TRAITS.items() if traits & bit]])
