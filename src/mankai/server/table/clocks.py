"""Clocks: how much time each seat has left, and how much of that the others may be told.

What others are told depends on nothing but decisions that everybody sees being made (`Rules.quiet_questions`).  Time spent on
any other
counts as well, but only its owner is told: that somebody had something to think about can betray what they hold.
"""

from __future__ import annotations

import time

from msgspec import Struct

from mankai.server.protocol.client_messages import Clock

UNWRITTEN_SHARE = 0.01  # of a clock's time may be lost by a crash
UNWRITTEN_SECONDS = 5.0  # seconds


class ClockTimes(Struct, frozen=True):
    """What everybody may be told about the clocks: each seat's, and the free seconds of the decision that all see being made."""

    seen: list[float]
    spare: float


class Clocks:
    """The fold of the time that was spent on decisions, and the decision under way."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.write_interval = max(UNWRITTEN_SECONDS, UNWRITTEN_SHARE * (clock.seconds + clock.free))  # time spent is written down
        self.left = [clock.seconds] * seats
        self.public_left = [clock.seconds] * seats  # without what was spent where others do not see it
        self.spent = [0.0] * seats  # on what each decides now, as far as it is written down,
        self.started_at = [time.monotonic()] * seats  # and since when it has gone on from there
        self.public_decisions: list[bool] = []  # of every decision: whether everybody saw it being made
        self.free_given = [0, 0]  # by that: so many such decisions have had their free seconds
        self.free_given_in_round = [0] * seats  # and so many answers of each seat in the round under way

    def free_seconds(self, is_open: bool, seat: int = -1, turn: int = -1) -> float:
        """The free seconds of the decision under way, in a round of a seat's answer of that number.

        They are given once: taking back and deciding anew brings none.
        """
        has_had = turn < self.free_given_in_round[seat] if turn >= 0 else self.decision_number(is_open) < self.free_given[is_open]
        return 0.0 if has_had else self.clock.free + self.clock.lag

    def decision_number(self, is_open: bool) -> int:
        """The number of the decision under way: of open ones only open ones are counted, so that it tells nothing of others."""
        return sum(self.public_decisions) if is_open else len(self.public_decisions)

    def public_times(self, is_open: bool) -> ClockTimes:
        """What everybody may be told now, where the decision under way is one that all see or not."""
        return ClockTimes(self.public_left[:], self.free_seconds(True) if is_open else 0.0)

    # The decision under way.

    def start(self, seat: int, thought: float = 0.0) -> None:
        """From now on somebody thinks who has `thought` for so many seconds already."""
        self.spent[seat], self.started_at[seat] = thought, time.monotonic()

    def begin_round(self) -> None:
        self.free_given_in_round = [0] * len(self.left)

    def elapsed_seconds(self, seat: int) -> float:
        """Seconds spent on it."""
        return self.spent[seat] + time.monotonic() - self.started_at[seat]

    def remaining(self, seat: int, is_open: bool, turn: int = -1) -> float:
        """Seconds until the flag of a seat that thinks falls."""
        return self.left[seat] + self.free_seconds(is_open, seat, turn) - self.elapsed_seconds(seat)

    def longest_wait(self, seat: int) -> float:
        """Seconds for which others wait at most for a seat that has nothing to decide."""
        return self.left[seat] + self.clock.free + self.clock.lag

    # What has happened.

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
        """What is charged to a seat for which others have waited as if it had something to decide."""
        return max(0.0, waited - self.clock.free - self.clock.lag)

    def charge_wait(self, seat: int, spent: float, is_open: bool = False) -> None:
        """Others have waited for a seat that had nothing to decide, as if it had; `is_open`: all would have seen it decide."""
        self.left[seat] = max(0.0, self.left[seat] - self.cost(spent))
        if is_open:
            self.public_left[seat] = max(0.0, self.public_left[seat] - self.cost(spent))

    def note_decision(self, is_open: bool) -> None:
        self.public_decisions.append(is_open)

    def rewind(self, to: int) -> None:
        """Decisions are taken back; the time is not."""
        del self.public_decisions[to:]
