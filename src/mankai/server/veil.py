"""The veil: what comes of something that another person might have answered is shown later, whether they could or not.

Who holds no answer is not asked, and the game goes on at once; who holds one is, and thinks.  So that others cannot tell the two
apart by the time it takes, they see everything as much later as that person might have thought: the silence is drawn from the
times that the same person takes over real answers.  Where somebody wants to be asked always, others wait until they go on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from mankai.server import steady
from mankai.server.alarms import Alarm
from mankai.server.reader import Reader

LOTS: Final = random.SystemRandom()
USUAL: Final = math.log(2.1)  # the logarithm of the seconds that people usually take to decline an answer,
SPREAD: Final = 0.7  # and how far such logarithms differ;
WEIGHT: Final = 0.2  # as much as so many answers of one's own
QUICKEST: Final = 0.1  # seconds


class Silence(Struct, frozen=True):
    """Between so many seconds a silence lasts; none, where `most` is 0."""

    least: float = 0.0
    most: float = 0.0

    def shortest(self, lots: random.Random) -> float:
        """What is shown no sooner, answered or not: not always the same, or an answer given at once would be known by it."""
        return lots.uniform(self.least, max(self.least, min(self.most, 2 * self.least)))


class Habit:
    """How long somebody takes to decline an answer that they hold: a log-normal distribution, as far as it is known."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0  # of logarithms,
        self.squares = 0.0  # and of their squares

    def learn(self, seconds: float) -> None:
        log = math.log(max(QUICKEST, seconds))
        self.count += 1
        self.sum += log
        self.squares += log * log

    def draw(self, silence: Silence, lots: random.Random = LOTS) -> float:
        """So many seconds of silence, as if they had thought."""
        weight = WEIGHT + self.count
        mean = (WEIGHT * USUAL + self.sum) / weight
        squares = (WEIGHT * (SPREAD * SPREAD + USUAL * USUAL) + self.squares) / weight
        spread = math.sqrt(max(0.01, squares - mean * mean))
        shortest = silence.shortest(lots)
        for _ in range(20):
            seconds = math.exp(lots.gauss(mean, spread))
            if seconds <= silence.most:
                return max(shortest, seconds)
        return lots.uniform(shortest, silence.most)


class Late(Struct):
    """What a reader is to be told later: how it stood after so many decisions."""

    at: int
    reader: Reader
    due: float  # as `steady` counts
    tell: Callable[[], object]


class Awaited(Struct, frozen=True):
    """Others wait for somebody since then, for so many seconds at most; who is away is waited for until they are here."""

    since: float
    seconds: float
    is_away: bool


class Veil:
    """Nothing of it is in the log: after a restart everybody is shown how it stands."""

    def __init__(self) -> None:
        self.silence = Silence()
        self.habits: dict[Reader, Habit] = {}
        self.lag = 0.0  # so many seconds later than it happens everything is shown since it fell,
        self.earliest = 0.0  # and not before then
        self.answerers: list[Reader] = []  # who might have answered since it fell
        self.awaited: dict[Reader, Awaited] = {}
        self.waited_for: set[Reader] = set()  # since it fell
        self.waiting: list[Late] = []
        self.charges: list[tuple[int, float]] = []  # seats whose clocks everybody must see running in a silence, and for how long
        self.asked_at = 0.0  # when somebody was last asked for an answer
        self.timer: Alarm | None = None

    def fall(self, answerer: Reader, is_asked: bool) -> float:
        """Before what `answerer` might answer, or might have answered: the seconds of silence where they are not asked."""
        if self.silence.most <= 0:
            return 0.0
        if answerer not in self.answerers:
            self.answerers.append(answerer)
        if is_asked:
            self.asked_at = steady.now()
            self.earliest = max(self.earliest, self.asked_at + self.silence.shortest(LOTS))
            return 0.0
        seconds = self.habits.setdefault(answerer, Habit()).draw(self.silence)
        self.lag += seconds
        return seconds

    def learn(self, answerer: Reader, now: float) -> None:
        """Somebody has declined an answer; who took longer than any silence lasts says nothing of how long others should be."""
        seconds = now - self.asked_at
        if 0 < seconds <= self.silence.most:
            self.habits.setdefault(answerer, Habit()).learn(seconds)

    def wait_for(self, answerer: Reader, seconds: float = math.inf, is_away: bool = False) -> None:
        """Until they have gone on, or so many seconds have passed."""
        if answerer in self.answerers and (is_away or not self.hides(answerer)):
            self.awaited[answerer] = Awaited(steady.now(), seconds, is_away)
            self.waited_for.add(answerer)

    def go_on(self, answerer: Reader) -> float:
        """Nobody waits for this one any longer: for how long they did.  The silence of who was away begins now."""
        awaited = self.awaited.pop(answerer)
        now = steady.now()
        if awaited.is_away and self.waiting:
            begun = now + self.habits.setdefault(answerer, Habit()).draw(self.silence)
            later = max(0.0, begun - self.waiting[0].due)
            for late in self.waiting:
                late.due += later
        return now - awaited.since

    def hide(self, at: int, reader: Reader, tell: Callable[[], object]) -> None:
        """Something that has happened is told later."""
        due = max(steady.now() + self.lag, self.earliest, self.waiting[-1].due if self.waiting else 0.0)
        self.waiting.append(Late(at, reader, due, tell))

    def clear(self) -> None:
        """It is up, and nothing is hidden."""
        self.answerers, self.awaited, self.waiting, self.charges = [], {}, [], []
        self.waited_for = set()
        self.lag = self.earliest = 0.0

    @property
    def is_down(self) -> bool:
        return bool(self.answerers)

    @property
    def is_waiting(self) -> bool:
        """Whether there is something that was not told yet."""
        return bool(self.waiting or self.awaited)

    @property
    def due(self) -> float:
        """When there is something to tell, as far as is known."""
        if self.awaited:
            return max([one.since + one.seconds for one in self.awaited.values()])
        return self.waiting[0].due if self.waiting else math.inf

    def hides(self, reader: Reader) -> bool:
        """Whether something is hidden from a reader: what they themselves might have answered is not."""
        return any([one is not reader for one in self.answerers])
