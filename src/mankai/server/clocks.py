"""Clocks: how much time each seat has left, and how much of that the others may be told.

What others are told depends on nothing but decisions that everybody sees being made (`Rules.rests`).  Time spent on any other
counts as well, but only its owner is told: that somebody had something to think about can betray what they hold.
"""

from __future__ import annotations

import time

from msgspec import Struct

from mankai.server.messages import Clock

LONGEST_UNWRITTEN = 0.01  # of a clock's time may be lost by a crash
SHORTEST_UNWRITTEN = 5.0  # seconds


class Times(Struct, frozen=True):
    """What everybody may be told about the clocks: each seat's, and the free seconds of the decision that all see being made."""

    seen: list[float]
    spare: float


class Clocks:
    """The fold of the time that was spent on decisions, and the decision under way."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.often = max(SHORTEST_UNWRITTEN, LONGEST_UNWRITTEN * (clock.seconds + clock.free))  # time spent is written down
        self.left = [clock.seconds] * seats
        self.seen = [clock.seconds] * seats  # without what was spent where others do not see it
        self.thought = [0.0] * seats  # on what each decides now, as far as it is written down,
        self.since = [time.monotonic()] * seats  # and since when it has gone on from there
        self.made: list[bool] = []  # of every decision: whether everybody saw it being made
        self.begun = [0, 0]  # by that: so many such decisions have had their free seconds
        self.begun_apart = [0] * seats  # and so many answers of each seat in the round under way

    def spare(self, is_open: bool, seat: int = -1, turn: int = -1) -> float:
        """The free seconds of the decision under way, in a round of a seat's answer of that number.

        They are given once: taking back and deciding anew brings none.
        """
        has_had = turn < self.begun_apart[seat] if turn >= 0 else self.place(is_open) < self.begun[is_open]
        return 0.0 if has_had else self.clock.free + self.clock.lag

    def place(self, is_open: bool) -> int:
        """The number of the decision under way: of open ones only open ones are counted, so that it tells nothing of others."""
        return sum(self.made) if is_open else len(self.made)

    def times(self, is_open: bool) -> Times:
        """What everybody may be told now, where the decision under way is one that all see or not."""
        return Times(self.seen[:], self.spare(True) if is_open else 0.0)

    # The decision under way.

    def begin(self, seat: int, thought: float = 0.0) -> None:
        """From now on somebody thinks who has `thought` for so many seconds already."""
        self.thought[seat], self.since[seat] = thought, time.monotonic()

    def begin_round(self) -> None:
        self.begun_apart = [0] * len(self.left)

    def elapsed(self, seat: int) -> float:
        """Seconds spent on it."""
        return self.thought[seat] + time.monotonic() - self.since[seat]

    def remaining(self, seat: int, is_open: bool, turn: int = -1) -> float:
        """Seconds until the flag of a seat that thinks falls."""
        return self.left[seat] + self.spare(is_open, seat, turn) - self.elapsed(seat)

    def most(self, seat: int) -> float:
        """Seconds for which others wait at most for a seat that has nothing to decide."""
        return self.left[seat] + self.clock.free + self.clock.lag

    # What has happened.

    def charge(self, seat: int, spent: float, is_open: bool, turn: int = -1) -> None:
        cost = max(0.0, spent - self.spare(is_open, seat, turn))
        self.left[seat] = max(0.0, self.left[seat] - cost)
        if is_open:
            self.seen[seat] = max(0.0, self.seen[seat] - cost)
        if turn >= 0:
            self.begun_apart[seat] = max(self.begun_apart[seat], turn + 1)
        else:
            self.begun[is_open] = max(self.begun[is_open], self.place(is_open) + 1)
        self.thought[seat] = 0.0

    def cost(self, waited: float) -> float:
        """What is charged to a seat for which others have waited as if it had something to decide."""
        return max(0.0, waited - self.clock.free - self.clock.lag)

    def wait(self, seat: int, spent: float, is_open: bool = False) -> None:
        """Others have waited for a seat that had nothing to decide, as if it had; `is_open`: all would have seen it decide."""
        self.left[seat] = max(0.0, self.left[seat] - self.cost(spent))
        if is_open:
            self.seen[seat] = max(0.0, self.seen[seat] - self.cost(spent))

    def decided(self, is_open: bool) -> None:
        self.made.append(is_open)

    def rewind(self, to: int) -> None:
        """Decisions are taken back; the time is not."""
        del self.made[to:]
