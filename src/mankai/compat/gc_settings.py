"""Settings of the garbage collector for our own processes (players, bots, benchmarks, the server); a mere import changes none."""

from __future__ import annotations

import gc

Thresholds = tuple[int, int, int]
THRESHOLDS: Thresholds = (20_000, 50, 100)
# A collection blocks all clients.  A young one scans a few thousand objects in some milliseconds.  Automatic full collections are
# put off for hours even under attack (some minutes were enough with 5,000), since `collect_all` does one when nobody waits.
SERVING: Thresholds = (700, 2, 100_000)
DUE = 20  # collections of the middle generation after which a full one is worth it


def tune_gc(thresholds: Thresholds = THRESHOLDS) -> None:
    """Exempt all present objects from collection and set the thresholds.  Games make hardly any cycles, so few are needed."""
    gc.collect()
    if hasattr(gc, "freeze"):  # other Pythons than CPython have other collectors
        gc.freeze()
    gc.set_threshold(*thresholds)


def collect_all() -> None:
    """Do a full collection if enough has happened since the last one.  It can take long and blocks all threads."""
    if gc.get_count()[2] >= DUE:
        gc.collect()
