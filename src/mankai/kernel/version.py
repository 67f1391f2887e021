"""The version of the package, and whether it is compiled."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.3.0"  # saves, records and tables carry the version of their game's rules instead


def is_compiled() -> bool:
    """Return whether this is the machine code built by mypyc rather than interpreted source."""
    return not __file__.endswith(".py")
