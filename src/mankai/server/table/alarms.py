"""Alarms: the one way in which the server waits for a moment, so that nothing happens before it and nothing is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SHORTEST = 0.001  # seconds: what event loops tell apart
LONGEST = 86400.0  # seconds that a loop is asked to wait at once: more than some of them can count is waited for in parts


class Alarm:
    """Calls once nothing is left of a time to wait.

    An event loop counts time by a clock of its own, in steps of its own, and may call a fraction too early by ours.  So
    `left`, the seconds that are still to pass, is asked again when it calls, and what is left is waited for again.
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
