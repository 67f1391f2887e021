"""Which engine this is."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.2.0"  # saves and records carry it: another version may play by other rules


def is_compiled() -> bool:
    """Whether the machine code built by mypyc runs, rather than the same source interpreted."""
    return not __file__.endswith(".py")
