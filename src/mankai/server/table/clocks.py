"""Clocks: how much time each seat has left, and how much of that is shown to others.

Others are shown nothing but the time of decisions that everybody sees being made (`Rules.quiet_questions`).  Time spent on any
other counts as well, but only its owner is shown it: a long thought can betray somebody's cards.
"""

from __future__ import annotations

import time

from msgspec import Struct

from mankai.server.protocol.client_messages import Clock

UNWRITTEN_SHARE = 0.01  # share of a clock's time that a crash may lose
UNWRITTEN_SECONDS = 5.0  # but at least so many seconds


class ClockTimes(Struct, frozen=True):
    """The clocks as everybody may see them: each seat's, and the free seconds of the decision that all see being made."""

    seen: list[float]
    spare: float


class Clocks:
    """The time left after all decisions so far, and the time spent on the one under way."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        # Seconds after which time spent is written down.
        self.write_interval = max(UNWRITTEN_SECONDS, UNWRITTEN_SHARE * (clock.seconds + clock.free))
        self.left = [clock.seconds] * seats
        self.public_left = [clock.seconds] * seats  # the same without time spent where others do not see it
        self.spent = [0.0] * seats  # by seat: seconds spent on the decision under way, as far as the log has them
        self.started_at = [time.monotonic()] * seats  # by seat: start of the time that is not in `spent` yet
        self.public_decisions: list[bool] = []  # by decision: whether everybody saw it being made
        self.free_given = [0, 0]  # by `is_open`: the number of decisions that have had their free seconds
        self.free_given_in_round = [0] * seats  # number of answers of each seat in the round under way

    def free_seconds(self, is_open: bool, seat: int = -1, turn: int = -1) -> float:
        """Return the free seconds of the decision under way; in a round, of the seat's answer number `turn`.

        They are given once: deciding anew after an undo brings none.
        """
        has_had = turn < self.free_given_in_round[seat] if turn >= 0 else self.decision_number(is_open) < self.free_given[is_open]
        return 0.0 if has_had else self.clock.free + self.clock.lag

    def decision_number(self, is_open: bool) -> int:
        """Return the number of the decision under way.  For public ones only public ones count: the number reveals no others."""
        return sum(self.public_decisions) if is_open else len(self.public_decisions)

    def public_times(self, is_open: bool) -> ClockTimes:
        """Return the times that everybody may see now.  `is_open`: all see the decision under way being made."""
        return ClockTimes(self.public_left[:], self.free_seconds(True) if is_open else 0.0)

    # The decision under way.

    def start(self, seat: int, thought: float = 0.0) -> None:
        """Start the clock of a seat that has `thought` for so many seconds already."""
        self.spent[seat], self.started_at[seat] = thought, time.monotonic()

    def begin_round(self) -> None:
        self.free_given_in_round = [0] * len(self.left)

    def elapsed_seconds(self, seat: int) -> float:
        """Return the seconds spent on the decision under way."""
        return self.spent[seat] + time.monotonic() - self.started_at[seat]

    def remaining(self, seat: int, is_open: bool, turn: int = -1) -> float:
        """Return the seconds until the flag of a seat that thinks falls."""
        return self.left[seat] + self.free_seconds(is_open, seat, turn) - self.elapsed_seconds(seat)

    def longest_wait(self, seat: int) -> float:
        """Return for how many seconds others wait at most for a seat that has nothing to decide."""
        return self.left[seat] + self.clock.free + self.clock.lag

    # Events.

    def charge(self, seat: int, spent: float, is_open: bool, turn: int = -1) -> None:
        cost = max(0.0, spent - self.free_seconds(is_open, seat, turn))
        self.left[seat] = max(0.0, self.left[seat] - cost)
        if is_open:
            self.public_left[seat] = max(0.0, self.public_left[seat] - cost)
        if turn >= 0:
            self.free_given_in_round[seat] = max(self.free_given_in_round[seat], turn + 1)
        else:
            self.free_given[is_open] = max(self.free_given[is_open], self.decision_number(is_open) + 1)
        self.spent[seat] = 0.0

    def cost(self, waited: float) -> float:
        """Return the seconds charged to a seat for which others have waited as if it had something to decide."""
        return max(0.0, waited - self.clock.free - self.clock.lag)

    def charge_wait(self, seat: int, spent: float, is_open: bool = False) -> None:
        """Charge a seat for which others have waited as if it had to decide.  `is_open`: all would have seen it decide."""
        self.left[seat] = max(0.0, self.left[seat] - self.cost(spent))
        if is_open:
            self.public_left[seat] = max(0.0, self.public_left[seat] - self.cost(spent))

    def note_decision(self, is_open: bool) -> None:
        self.public_decisions.append(is_open)

    def rewind(self, to: int) -> None:
        """Take back all decisions from number `to` on, but not the time."""
        del self.public_decisions[to:]
