"""The reveal delay: the result of something that another person might have answered is shown later, whether they could or not.

A person who holds no answer is not asked, and the game goes on at once; a person who holds one is asked, and thinks.  Others must
not show the two apart by the time it takes.  So they see everything later, by as much as that person might have thought: the
delay is drawn from the times that the same person takes over real answers.  If a person wants to be asked always, others wait
until they go on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from mankai.server import monotonic_clock
from mankai.server.table.alarms import Alarm
from mankai.server.table.viewer import Viewer

RNG: Final = random.SystemRandom()
PRIOR_LOG_MEAN: Final = math.log(2.1)  # logarithm of the seconds that people usually take to decline an answer
PRIOR_LOG_SPREAD: Final = 0.7  # standard deviation of that logarithm
PRIOR_WEIGHT: Final = 0.2  # weight of the prior, in answers of the person's own
SHORTEST_SECONDS: Final = 0.1  # shorter times count as this


class DelayBounds(Struct, frozen=True):
    """The shortest and the longest reveal delay in seconds; there is none if `most` is 0."""

    least: float = 0.0
    most: float = 0.0

    def draw_minimum(self, rng: random.Random) -> float:
        """Return a random shortest delay, answered or not.  With a fixed one, an answer given at once would be noticed."""
        return rng.uniform(self.least, max(self.least, min(self.most, 2 * self.least)))


class ResponseTimes:
    """The times that a person takes to decline an answer that they hold: a log-normal distribution, as far as it is known."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0  # sum of the logarithms of the times
        self.squares = 0.0  # sum of the squared logarithms

    def add(self, seconds: float) -> None:
        log = math.log(max(SHORTEST_SECONDS, seconds))
        self.count += 1
        self.sum += log
        self.squares += log * log

    def draw_delay(self, bounds: DelayBounds, rng: random.Random = RNG) -> float:
        """Return a random delay in seconds, as if this person had thought."""
        weight = PRIOR_WEIGHT + self.count
        mean = (PRIOR_WEIGHT * PRIOR_LOG_MEAN + self.sum) / weight
        squares = (PRIOR_WEIGHT * (PRIOR_LOG_SPREAD * PRIOR_LOG_SPREAD + PRIOR_LOG_MEAN * PRIOR_LOG_MEAN) + self.squares) / weight
        deviation = math.sqrt(max(0.01, squares - mean * mean))
        shortest = bounds.draw_minimum(rng)
        for _ in range(20):
            seconds = math.exp(rng.gauss(mean, deviation))
            if seconds <= bounds.most:
                return max(shortest, seconds)
        return rng.uniform(shortest, bounds.most)


class DelayedUpdate(Struct):
    """An update to be sent to a viewer later: the state after `decision_count` decisions."""

    decision_count: int
    viewer: Viewer
    due: float  # moment, by `monotonic_clock`
    show: Callable[[], object]


class PendingWait(Struct, frozen=True):
    """A wait for a person, since then and for so many seconds at most; if they are away, until they are here."""

    since: float
    seconds: float
    is_away: bool


class RevealDelay:
    """The reveal delay of a table.  None of it is in the log: after a restart everybody is shown the current state."""

    def __init__(self) -> None:
        self.bounds = DelayBounds()
        self.response_times: dict[Viewer, ResponseTimes] = {}
        self.delay = 0.0  # since it started, everything is shown so many seconds after it happens
        self.earliest = 0.0  # nothing is shown before this moment
        self.answerers: list[Viewer] = []  # viewers who might have answered since it started
        self.waits: dict[Viewer, PendingWait] = {}
        self.waited_for: set[Viewer] = set()  # since it started
        self.pending: list[DelayedUpdate] = []
        self.clock_charges: list[tuple[int, float]] = []  # seats whose clocks everybody must see run in the delay, and seconds
        self.asked_at = 0.0  # moment at which somebody was last asked for an answer
        self.timer: Alarm | None = None

    def start(self, answerer: Viewer, is_asked: bool) -> float:
        """Start the delay for an answer that `answerer` might give or have given.  Returns its seconds; 0 if they are asked."""
        if self.bounds.most <= 0:
            return 0.0
        if answerer not in self.answerers:
            self.answerers.append(answerer)
        if is_asked:
            self.asked_at = monotonic_clock.now()
            self.earliest = max(self.earliest, self.asked_at + self.bounds.draw_minimum(RNG))
            return 0.0
        seconds = self.response_times.setdefault(answerer, ResponseTimes()).draw_delay(self.bounds)
        self.delay += seconds
        return seconds

    def learn_response_time(self, answerer: Viewer, now: float) -> None:
        """Learn from a declined answer.  A time longer than any delay is ignored: it does not show how long delays should be."""
        seconds = now - self.asked_at
        if 0 < seconds <= self.bounds.most:
            self.response_times.setdefault(answerer, ResponseTimes()).add(seconds)

    def wait_for(self, answerer: Viewer, seconds: float = math.inf, is_away: bool = False) -> None:
        """Make others wait until `answerer` has gone on, or so many seconds have passed."""
        if answerer in self.answerers and (is_away or not self.is_hiding_from(answerer)):
            self.waits[answerer] = PendingWait(monotonic_clock.now(), seconds, is_away)
            self.waited_for.add(answerer)

    def stop_waiting_for(self, answerer: Viewer) -> float:
        """End the wait for `answerer`.  Returns its seconds.  If they were away, their delay begins now."""
        wait = self.waits.pop(answerer)
        now = monotonic_clock.now()
        if wait.is_away and self.pending:
            delay_end = now + self.response_times.setdefault(answerer, ResponseTimes()).draw_delay(self.bounds)
            extra_seconds = max(0.0, delay_end - self.pending[0].due)
            for update in self.pending:
                update.due += extra_seconds
        return now - wait.since

    def postpone(self, decision_count: int, viewer: Viewer, show: Callable[[], object]) -> None:
        """Queue an update of something that has happened."""
        due = max(monotonic_clock.now() + self.delay, self.earliest, self.pending[-1].due if self.pending else 0.0)
        self.pending.append(DelayedUpdate(decision_count, viewer, due, show))

    def clear(self) -> None:
        """Reset everything: the delay is over, and nothing is hidden."""
        self.answerers, self.waits, self.pending, self.clock_charges = [], {}, [], []
        self.waited_for = set()
        self.delay = self.earliest = 0.0

    @property
    def is_active(self) -> bool:
        return bool(self.answerers)

    @property
    def has_pending(self) -> bool:
        """Whether something was not shown yet, or somebody is waited for."""
        return bool(self.pending or self.waits)

    @property
    def next_due(self) -> float:
        """The time of the next update, or of the end of the waits, as far as is known."""
        if self.waits:
            return max([wait.since + wait.seconds for wait in self.waits.values()])
        return self.pending[0].due if self.pending else math.inf

    def is_hiding_from(self, viewer: Viewer) -> bool:
        """Return whether something is hidden from a viewer: not if nobody else might have answered."""
        return any([answerer is not viewer for answerer in self.answerers])
