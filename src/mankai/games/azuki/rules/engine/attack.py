"""The attack under way, as card texts use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mankai.games.azuki.rules.constants import ENTRY_ATTACKER, ENTRY_TARGET, IN_ATTACK, SPOTS
from mankai.games.azuki.rules.engine.unit import Unit

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.match import Match


class Attack:
    """The attack being made.  If nobody attacks, attacker and target are not on the field."""

    def __init__(self, match: Match) -> None:
        self.match = match
        resolving = match.table.resolving
        self.entry: list[int] = resolving[-1] if resolving and resolving[-1][0] == IN_ATTACK else [-1, -1, -1, -1, 0, 0]

    @property
    def attacker(self) -> Unit:
        return Unit(self.match, self.entry[ENTRY_ATTACKER], -1)

    @property
    def target(self) -> Unit:
        return Unit(self.match, self.entry[ENTRY_TARGET], -1)

    @property
    def is_on_leader(self) -> bool:
        """Whether the current target is a leader; also valid after the target has left the field."""
        target = self.entry[ENTRY_TARGET]
        return target in (self.match.arrival_at(0), self.match.arrival_at(SPOTS))

    def is_of(self, it: Unit) -> bool:
        return self.entry[ENTRY_ATTACKER] == it.arrival

    def is_on(self, it: Unit) -> bool:
        return self.entry[ENTRY_TARGET] == it.arrival

    def retarget(self, unit: Unit) -> None:
        """Continue the attack against another unit, if that is on the field."""
        if unit.is_here:
            self.entry[ENTRY_TARGET] = int(unit.arrival)
            self.match.emit("retarget", unit.spot, unit.number, 0)
