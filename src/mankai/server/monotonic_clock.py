"""The time of day as this server counts it: taken from the computer's clock once, and never jumping with it afterwards."""

from __future__ import annotations

import time

EPOCH_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as far as was known at the start."""
    return EPOCH_OFFSET + time.monotonic()
