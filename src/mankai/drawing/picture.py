"""The illustration of a card: sky, sun or moon, ground, mist and a motif. It depends only on the card's name and palette."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from mankai.drawing.backgrounds import blossom, disc, hills, mist, petals, reeds, sea, stars
from mankai.drawing.ornaments import bird, burst, gear, lily, rays, rings, slash, wave
from mankai.drawing.svg import GOLD, WASHI, Palette, SeededRandom, fnv_hash

One = TypeVar("One")
WIDTH: Final = 200
HEIGHT: Final = 150
PALETTES: Final = (
    Palette("#b3273f", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"),
    Palette("#26598c", "#17365e", "#bcd3e6", "#8fb8dc", "#f3ecdf", "#e0533a", "#23669a"),
    Palette("#58742d", "#31451a", "#cfdcae", "#b9cf9a", "#f8f2da", "#d98a2b", "#3f6b4a"),
    Palette("#7b3d99", "#3b2160", "#d6c2e6", "#c8aede", "#f6e9ee", "#f6ecc8", "#5b4a92"),
    Palette("#a5641a", "#5e370c", "#f0d4a3", "#e8bd7c", "#fbf0d6", "#c8402f", "#8c5a33"),
    Palette("#1f7280", "#0f4450", "#b9dcdc", "#93c8ca", "#f4efdf", "#e79a3c", "#33505f"),
)
LIGHTS: Final = ("sun", "moon", "pale", "night")
GROUNDS: Final = ("hills", "sea", "reeds", "mist")
MOTIFS: Final[tuple[Callable[[SeededRandom, Palette], str], ...]] = (
    lambda dice, own: rays(100, 78, 150, 20, own.soft, 0.6) + blossom(100, 78, 3.2, dice(72), own.main, WASHI, own.deep),
    lambda dice, own: rings(100, 78, 60, 4, own.main, 2.4, 0.7) + blossom(100, 78, 2, dice(72), own.main, WASHI, own.deep),
    lambda dice, own: bird(96, 70, 1.6, WASHI) + bird(132, 48, 0.8, WASHI) + petals(dice, 6, own.main),
    lambda dice, own: burst(dice, 100, 78, 46, 12, [own.main, GOLD, WASHI]),
    lambda dice, own: wave(100, 96, 0.9, own.main) + petals(dice, 4, own.soft),
    lambda dice, own: lily(dice, 100, 82, 48, own.main) + petals(dice, 3, own.soft),
    lambda dice, own: (
        slash(100, 60, dice(-40, -10), 110, 30, 13, own.main) + slash(104, 84, dice(-40, -10), 110, 26, 11, own.deep)
    ),
    lambda dice, own: rings(100, 80, 56, 2, own.deep, 2, 0.6) + gear(100, 80, 34, 8, dice(1), own.main),
)


@dataclass(frozen=True)
class Illustration:
    """A drawing of 200 by 150, over a sky of two colours."""

    palette: Palette
    above: str
    below: str
    svg: str


@lru_cache(maxsize=512)
def illustrate(name: str, own: Palette | None = None) -> Illustration:
    """The illustration for a name, in the given palette or one derived from the name. Cached by both arguments."""
    dice = SeededRandom(fnv_hash(f"any {name}"))

    def one(of: Sequence[One]) -> One:
        return of[int(dice(len(of)))]

    found, light, ground, motif = one(PALETTES), one(LIGHTS), one(GROUNDS), one(MOTIFS)
    hues = own or found
    return Illustration(
        hues, hues.sky, hues.horizon or hues.soft, paint(SeededRandom(fnv_hash(name)), hues, light, ground, motif)
    )


def paint(dice: SeededRandom, hues: Palette, light: str, ground: str, motif: Callable[[SeededRandom, Palette], str]) -> str:
    x, y, radius = dice(30, 170), dice(24, 60), dice(16, 32)
    drawn = disc(x, y, radius, hues.disc if light == "sun" else "#f9efcf")
    if light == "night":
        drawn += stars(dice, 16, "#f6ecd0")
    drawn += paint_ground(dice, ground, hues) + mist(dice, 4 if ground == "mist" else 2, WASHI, 0.28 if light == "night" else 0.8)
    return drawn + motif(dice, hues)


def paint_ground(dice: SeededRandom, ground: str, hues: Palette) -> str:
    if ground == "hills":
        return hills(dice, 104, hues.soft, 0.9) + hills(dice, 124, hues.main, 0.75)
    if ground == "sea":
        return sea(dice, 96, hues.main if is_light_colour(hues.second) else hues.second)
    if ground == "reeds":
        return hills(dice, 118, hues.deep, 0.55) + reeds(dice, hues.deep)
    return hills(dice, 112, hues.soft, 0.9)


def is_light_colour(colour: str) -> bool:
    """Whether a colour is so light that foam would not show on it."""
    return int(colour[1:3], 16) >= 0x80
