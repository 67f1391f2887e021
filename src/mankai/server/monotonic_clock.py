"""A time of day that never jumps: the system clock is read once, and the monotonic clock counts from there."""

from __future__ import annotations

import time

EPOCH_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Return the seconds since 1970, according to the system clock at the start of the server."""
    return EPOCH_OFFSET + time.monotonic()
