"""A view of a match with names for its units and zones. It holds only what the viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mankai.games.azuki.rules.constants import (
    ALLEY,
    ARRIVAL,
    BLOCKS,
    CHARGE,
    COPIED,
    COPIES,
    ENTRY_ATTACKER,
    ENTRY_TARGET,
    FIELD_SPOTS,
    FLAG_NAMES,
    FLAGS,
    GARDEN,
    HALF,
    HURT,
    IN_ATTACK,
    INFILTRATE,
    PHASE,
    ROW,
    SET_UP,
    SPOTS,
    STRONGER,
    TAPPED,
    TURN,
    TURNS,
    WAITING,
    WAITING_GENERATION,
    WIDTH,
    zone_of,
)
from mankai.games.azuki.rules.engine.triggers import trigger_message
from mankai.games.azuki.rules.text.metadata import KEYWORDS
from mankai.kernel.messages import Message, the_card, the_seat
from mankai.terminal.view_model import ViewModel

SHOWN_ELSEWHERE = CHARGE | INFILTRATE | HURT  # flags that keywords or numbers already show


@dataclass(frozen=True)
class UnitView:
    """A leader, a gate or an entity on the field, with its current and its printed numbers."""

    spot: int
    card: int
    weapons: list[int]
    attack: int
    health: int
    carapace: int
    keywords: int
    flags: int
    printed: dict[str, Any]

    @property
    def is_tapped(self) -> bool:
        return bool(self.flags & TAPPED)

    @property
    def is_changed(self) -> bool:
        """Whether attack or health differ from the printed numbers."""
        return (self.attack, self.health) != (self.printed["attack"], self.printed["health"])


class AzukiViewModel(ViewModel):
    """A position of a match."""

    @property
    def moment(self) -> str:
        if self.view["over"]:
            return self.say("log-over")
        if not self.tokens(TURNS):
            return self.say("board-before")
        turn = self.say("board-whose-turn", who=the_seat(self.tokens(TURN)))
        return self.say("board-moment", turn=self.tokens(TURNS), whose=turn, phase=(f"phase-{self.tokens(PHASE)}", {}))

    @property
    def is_set_out(self) -> bool:
        return self.tokens(PHASE) != SET_UP or bool(self.zone_at(0))

    def zone(self, kind: int, seat: int) -> list[int]:
        """The cards of a zone; hidden cards are negative numbers."""
        return list(self.view["zones"][kind + seat])

    def zone_at(self, spot: int) -> list[int]:
        return list(self.view["zones"][int(zone_of(spot))])

    def face(self, card: int) -> dict[str, Any]:
        faces: list[dict[str, Any]] = self.legend["faces"]
        return faces[card % HALF // COPIES]

    def spot_token(self, spot: int, offset: int) -> int:
        return self.tokens(BLOCKS + WIDTH * spot + offset)

    def unit_at(self, spot: int) -> UnitView | None:
        cards = self.zone_at(spot)
        numbers: list[int] = self.view["public"]["spots"][spot]
        if not cards or not numbers:
            return None
        attack, health, keywords, carapace = numbers
        flags = self.spot_token(spot, FLAGS)
        return UnitView(spot, cards[0], cards[1:], attack, health, carapace, keywords, flags, self.face(cards[0]))

    def row(self, seat: int, first: int) -> list[UnitView]:
        """The units in a Garden or an Alley."""
        spots = [seat * SPOTS + first + number for number in range(ROW)]
        return [unit for spot in spots if (unit := self.unit_at(spot)) is not None]

    def garden(self, seat: int) -> list[UnitView]:
        return self.row(seat, GARDEN)

    def alley(self, seat: int) -> list[UnitView]:
        return self.row(seat, ALLEY)

    def states(self, unit: UnitView) -> list[str]:
        """The keywords and conditions of a unit, in words."""
        bits = list(KEYWORDS.values())
        words = [self.speaker.term_name(("keyword", number)) for number, bit in enumerate(bits) if unit.keywords & bit]
        words += [self.say("board-carapace", amount=unit.carapace)] if unit.carapace else []
        flags_to_name = unit.flags & ~SHOWN_ELSEWHERE
        words += [self.speaker.term_name(("flag", number)) for number in range(len(FLAG_NAMES)) if flags_to_name >> number & 1]
        copied_face = self.spot_token(unit.spot, COPIED)
        words += [self.say("board-copied", card=the_card((copied_face - 1) * COPIES))] if copied_face else []
        return list(dict.fromkeys(words))

    def weapon(self, card: int) -> str:
        """A weapon with its attack: the printed one and the gains."""
        gain = next((amount for number, amount in self.view["on_cards"] if number == card), 0) & STRONGER
        return self.say("board-weapon", card=the_card(card), attack=int(self.face(card)["attack"]) + gain)

    def by_arrival(self, arrival: int) -> UnitView | None:
        """The unit with that number of arrival, if it is still on the field."""
        spots = [spot for spot in range(FIELD_SPOTS) if self.spot_token(spot, ARRIVAL) == arrival]
        return self.unit_at(spots[0]) if spots and arrival > 0 else None

    def attack(self) -> tuple[UnitView | None, UnitView | None] | None:
        """The attacker and the target of the current attack; `None` for one that has left the field."""
        resolving: list[list[int]] = self.view["matters"]
        if not resolving or resolving[-1][0] != IN_ATTACK:
            return None
        return self.by_arrival(resolving[-1][ENTRY_ATTACKER]), self.by_arrival(resolving[-1][ENTRY_TARGET])

    def pending_triggers(self) -> list[tuple[int, Message]]:
        """The pending triggers with their seats, in the order of resolution as far as it is fixed."""
        active = self.tokens(TURN)
        entries = [entry for entry in self.view["lasting"] if entry[0] == WAITING]
        entries.sort(key=lambda entry: (entry[3][WAITING_GENERATION], entry[1] != active))
        return [(entry[1], trigger_message((entry[0], entry[1], entry[2], tuple(entry[3])))) for entry in entries]
