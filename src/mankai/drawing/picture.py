"""The illustration of a card: sky, sun or moon, ground, mist and a motif. It depends only on the card's name and palette."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import Final, TypeVar

from mankai.drawing.shapes import GROUNDS, MOTIFS, SHAPES
from mankai.drawing.svg import ART, WASHI, Palette, SeededRandom, fnv_hash

One = TypeVar("One")
WIDTH: Final = 200
HEIGHT: Final = 150
PALETTES: Final = tuple([Palette(*row) for row in ART["palettes_by_chance"]])


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

    derived_palette, light = one(PALETTES), one(ART["lights_by_chance"])
    ground, motif = one(ART["grounds_by_chance"]), one(MOTIFS)
    palette = own or derived_palette
    svg = paint(SeededRandom(fnv_hash(name)), palette, light, ground, motif)
    return Illustration(palette, palette.sky, palette.horizon or palette.soft, svg)


def paint(dice: SeededRandom, palette: Palette, light: str, ground: str, motif: Callable[..., str]) -> str:
    constants, colours = ART["constants"], astuple(palette)
    x, y, radius = dice(30, 170), dice(24, 60), dice(16, 32)
    svg = SHAPES["circle"](x, y, radius, palette.disc if light == "sun" else constants["MOON"])
    if light == "night":
        svg += SHAPES["stars"](dice, 16, constants["STARLIGHT"])
    svg += GROUNDS[ground](dice, *colours)
    svg += SHAPES["mist"](dice, 4 if ground == "mist" else 2, WASHI, 0.28 if light == "night" else 0.8)
    return svg + motif(dice, *colours)
