"""How the garbage collector is set in processes that only play, think or measure; the library itself never touches it."""

from __future__ import annotations

import gc

THRESHOLDS = (20_000, 50, 100)


def settle() -> None:
    """What is loaded by now stays for good and is not looked at again, the rest rarely: games make hardly any cycles."""
    gc.collect()
    if hasattr(gc, "freeze"):  # other Pythons than CPython have other collectors
        gc.freeze()
    gc.set_threshold(*THRESHOLDS)
