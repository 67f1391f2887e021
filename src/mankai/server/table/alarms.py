"""Alarms: the one way in which the server waits for a moment, so that nothing happens before it and nothing is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SHORTEST = 0.001  # seconds: the resolution of event loops
LONGEST = 86400.0  # seconds that a loop is asked to wait at once; some loops cannot count further, so a longer wait is split


class Alarm:
    """A timer that calls `callback` once no time is left to wait.

    An event loop counts time by a clock of its own, in steps of its own, and may call slightly too early by ours.  So the
    alarm asks `left`, the seconds that are still to pass, again when the loop calls, and waits for the rest.
    """

    def __init__(self, left: Callable[[], float], call: Callable[[], object]) -> None:
        self.seconds_left = left
        self.callback = call
        self.handle: asyncio.TimerHandle | None = None
        self.arm(left())

    def arm(self, seconds: float) -> None:
        self.handle = asyncio.get_running_loop().call_later(max(0.0, min(seconds, LONGEST)), self.fire)

    def fire(self) -> None:
        left = self.seconds_left()
        if left > 0:
            self.arm(max(left, SHORTEST))
        else:
            self.handle = None
            self.callback()

    def cancel(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None

    @property
    def is_armed(self) -> bool:
        """Whether it will still call."""
        return self.handle is not None
