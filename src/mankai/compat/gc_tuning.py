"""How the garbage collector is set in processes that only play, think or measure; the library itself never touches it."""

from __future__ import annotations

import gc

Thresholds = tuple[int, int, int]
THRESHOLDS: Thresholds = (20_000, 50, 100)
# A collection lets everybody wait.  A young one searches a few thousand objects, in some milliseconds; all of them are searched
# hardly ever by themselves, since `collect_all` does it when nobody waits.
SERVING: Thresholds = (700, 2, 5_000)
DUE = 20  # collections of the middle generation, after which all objects are worth searching


def tune_gc(thresholds: Thresholds = THRESHOLDS) -> None:
    """What is loaded by now stays for good and is not looked at again, the rest rarely: games make hardly any cycles."""
    gc.collect()
    if hasattr(gc, "freeze"):  # other Pythons than CPython have other collectors
        gc.freeze()
    gc.set_threshold(*thresholds)


def collect_all() -> None:
    """Search all objects, if much has come since that was done last; it can take long, and lets every thread wait."""
    if gc.get_count()[2] >= DUE:
        gc.collect()
