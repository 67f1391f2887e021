"""The veil: what comes of something that another person might have answered is shown after a while, whether they could or not.

Who holds no answer is not asked, and the game goes on at once; who holds one is, and thinks.  So that others cannot tell the two
apart by the time it takes, the veil falls before both, and is lifted no sooner than after some seconds by lot; and where somebody
wants to be asked always, no sooner than they have gone on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from msgspec import Struct

from mankai.server import steady
from mankai.server.alarms import Alarm
from mankai.server.reader import Reader

LOTS = random.SystemRandom()


class Silence(Struct, frozen=True):
    """Between so many seconds a veil stays down at least."""

    least: float = 0.0
    most: float = 0.0


class Late(Struct, frozen=True):
    """What a reader is to be told once the veil is lifted: how it stood after so many decisions."""

    at: int
    reader: Reader
    tell: Callable[[], object]


class Veil:
    """Nothing of it is in the log: after a restart everybody is shown how it stands."""

    def __init__(self) -> None:
        self.silence = Silence()
        self.until = 0.0  # as `steady` counts
        self.answerers: list[Reader] = []  # who might have answered since it fell
        self.awaited: dict[Reader, tuple[float, float]] = {}  # who wants to be asked: since when, and for how long at most
        self.waiting: list[Late] = []
        self.timer: Alarm | None = None

    def fall(self, answerer: Reader) -> None:
        """Before what `answerer` might answer, or might have answered."""
        if self.silence.most > 0:
            self.until = max(self.until, steady.now() + LOTS.uniform(self.silence.least, self.silence.most))
            if answerer not in self.answerers:
                self.answerers.append(answerer)

    def wait_for(self, answerer: Reader, seconds: float = math.inf) -> None:
        """Until they have gone on, or so many seconds have passed."""
        if answerer in self.answerers and not self.hides(answerer):
            self.awaited[answerer] = steady.now(), seconds

    @property
    def is_down(self) -> bool:
        return bool(self.answerers)

    @property
    def due(self) -> float:
        """When it is to be lifted, as far as is known."""
        return max([self.until, *[since + seconds for since, seconds in self.awaited.values()]])

    def hides(self, reader: Reader) -> bool:
        """Whether something is hidden from a reader: what they themselves might have answered is not."""
        return any([one is not reader for one in self.answerers])
