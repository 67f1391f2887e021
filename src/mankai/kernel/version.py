"""Which engine this is."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.3.0"  # of the package; saves, records and tables carry the version of their game's rules instead


def is_compiled() -> bool:
    """Whether the machine code built by mypyc runs, rather than the same source interpreted."""
    return not __file__.endswith(".py")
