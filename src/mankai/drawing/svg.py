"""What every drawing begins with: inks, numbers written short, and luck that is the same each time.

The page's painter has the same pen (web/src/app/art): what both draw of a name is the same, to the letter; tests hold them to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import cos, floor, pi, sin
from typing import Final

INK: Final = "#1d1a26"
WASHI: Final = "#fbf4e6"
GOLD: Final = "#d3a33a"
TURN: Final = pi * 2
WORD_MASK: Final = 0xFFFFFFFF


@dataclass(frozen=True)
class Palette:
    """The colours of whatever a card belongs to."""

    main: str
    deep: str
    soft: str
    sky: str  # above, and
    horizon: str  # where it meets the ground
    disc: str  # sun or moon
    second: str


PLAIN: Final = Palette("#6b6257", "#3a342d", "#d9cfc0", "#c2b6a4", "#f8f0e2", "#b3423f", "#4f5f6b")  # of what has none of its own


def fnv_hash(words: str) -> int:
    found = 2166136261
    for sign in words:
        found = ((found ^ ord(sign)) * 16777619) & WORD_MASK
    return found


class SeededRandom:
    """The same numbers for the same seed, on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD_MASK

    def share(self) -> float:
        self.state = (self.state + 0x6D2B79F5) & WORD_MASK
        mixed = ((self.state ^ (self.state >> 15)) * (1 | self.state)) & WORD_MASK
        mixed ^= (mixed + (mixed ^ (mixed >> 7)) * (61 | mixed)) & WORD_MASK
        return (mixed ^ (mixed >> 14)) / 4294967296

    def __call__(self, first: float = 1, second: float | None = None) -> float:
        """A number between 0 and the first, or between both."""
        share = self.share()
        return share * first if second is None else first + share * (second - first)


def format_number(number: float) -> str:
    """A number as it is, without a point where it needs none."""
    return str(int(number)) if number == int(number) else repr(float(number))


def num(number: float) -> str:
    return format_number(floor(number * 10 + 0.5) / 10)


def polar(x: float, y: float, radius: float, angle: float) -> str:
    return f"{num(x + radius * cos(angle))} {num(y + radius * sin(angle))}"


def outline(width: float = 1.6) -> str:
    """The key line around a thing."""
    return f'stroke="{INK}" stroke-width="{format_number(width)}" stroke-linejoin="round" stroke-linecap="round"'


def escape_text(words: object) -> str:
    """Words of any origin, harmless wherever they stand."""
    return escape(str(words), quote=True)
