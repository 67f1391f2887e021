"""The current Distance, which cards may change and for whose changes cards may wait.

`last_distance` is filled before a step and checked after it and after moves of Sakura.  `rebind` and `after_cut` reset it to -1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import ON_DISTANCE, ON_DISTANCE_CHANGE, ON_MASTER_DISTANCE
from mankai.games.sakura_arms.rules.constants import BACKWARD, DISTANCE, FORWARD, TURN
from mankai.games.sakura_arms.rules.engine.copies import Copies
from mankai.kernel.table import Table

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition


class CurrentDistance(Copies):
    """A runner that knows the current Distance and the Master Distance."""

    def __init__(self, edition: Edition, table: Table) -> None:
        super().__init__(edition, table)
        self.usual_master_distance = edition.master_distance_on(table)  # fixed for the duel
        self.last_distance = -1  # the Distance seen last; it stays -1 if no card can wait for changes (ON_DISTANCE_CHANGE)
        self.was_distance_altered = False  # whether ON_DISTANCE effects stood when `last_distance` was set

    def rebind(self, table: Table) -> None:
        super().rebind(table)
        self.last_distance = -1

    def distance(self) -> i64:
        """Return the current Distance, which is not always the number of Sakura there."""
        if self.cached_distance >= 0:
            return self.cached_distance
        tokens = self.table.tokens
        found = tokens[DISTANCE] + tokens[BACKWARD] + tokens[BACKWARD + 1] - tokens[FORWARD] - tokens[FORWARD + 1]
        if self.possible_effects & ON_DISTANCE:
            for owner, _, this in self.standing_effects(ON_DISTANCE):
                found += this.ongoing_distance(self.players[owner])
        if found < 0:
            return 0
        return found

    def master_distance(self) -> i64:
        found: i64 = self.usual_master_distance
        if self.possible_effects & ON_MASTER_DISTANCE and (self.cached_distance < 0 or self.standing_bits & ON_MASTER_DISTANCE):
            for owner, _, this in self.standing_effects(ON_MASTER_DISTANCE):
                found += this.ongoing_master_distance(self.players[owner])
        return found

    def check_distance_change(self) -> None:
        """Trigger the cards that wait for a change of the current Distance, if it has changed since the last check."""
        before = self.last_distance
        self.remember_distance()
        if before != self.last_distance:
            self.trigger(ON_DISTANCE_CHANGE, self.players[self.table.tokens[TURN]])

    def remember_distance(self) -> None:
        self.last_distance = self.distance()
        self.was_distance_altered = bool(self.standing_bits & ON_DISTANCE)
