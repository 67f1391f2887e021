"""The basics of all drawings: colours, short number formats, seeded random numbers.

The web page draws from the same data with web/src/app/art. Both give exactly the same drawing for a name; tests compare them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from html import escape
from importlib import resources
from math import cos, floor, pi, sin
from typing import Any, Final


def read_art(package: str, name: str = "art") -> dict[str, Any]:
    """Read colours and drawings of a package: its `data/art.toml`, or another file there."""
    return tomllib.loads(resources.files(package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


ART: Final = read_art("mankai.drawing")
INK: Final = str(ART["constants"]["INK"])
WASHI: Final = str(ART["constants"]["WASHI"])
GOLD: Final = str(ART["constants"]["GOLD"])
TURN: Final = pi * 2
WORD_MASK: Final = 0xFFFFFFFF


@dataclass(frozen=True)
class Palette:
    """The colours of a card, or of a group of cards."""

    main: str
    deep: str
    soft: str
    sky: str  # colour at the top
    horizon: str  # colour at the bottom
    disc: str  # sun or moon
    second: str


PLAIN: Final = Palette(*ART["plain"])  # the default


def fnv_hash(words: str) -> int:
    digest = 2166136261
    for sign in words:
        digest = ((digest ^ ord(sign)) * 16777619) & WORD_MASK
    return digest


class SeededRandom:
    """A random number generator with the same sequence for the same seed on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD_MASK

    def share(self) -> float:
        self.state = (self.state + 0x6D2B79F5) & WORD_MASK
        bits = ((self.state ^ (self.state >> 15)) * (1 | self.state)) & WORD_MASK
        bits ^= (bits + (bits ^ (bits >> 7)) * (61 | bits)) & WORD_MASK
        return (bits ^ (bits >> 14)) / 4294967296

    def __call__(self, first: float = 1, second: float | None = None) -> float:
        """Return a number between 0 and `first`, or between `first` and `second`."""
        share = self.share()
        return share * first if second is None else first + share * (second - first)


def format_number(number: float) -> str:
    """Return a number as text, without a decimal point if it is whole."""
    return str(int(number)) if number == int(number) else repr(float(number))


def num(number: float) -> str:
    return format_number(floor(number * 10 + 0.5) / 10)


def point(x: float, y: float) -> str:
    return f"{num(x)} {num(y)}"


def polar(x: float, y: float, radius: float, angle: float) -> str:
    return point(x + radius * cos(angle), y + radius * sin(angle))


def outline(width: float = 1.6, colour: str = INK) -> str:
    """SVG attributes for the outline of a shape."""
    return f'stroke="{colour}" stroke-width="{format_number(width)}" stroke-linejoin="round" stroke-linecap="round"'


def escape_text(words: object) -> str:
    """Return any text, escaped for HTML and SVG."""
    return escape(str(words), quote=True)
