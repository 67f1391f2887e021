"""The illustration of a card: sky, sun or moon, ground, mist, and things: by its name and palette alone, or by a sketch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import Final, TypeVar

from mankai.drawing.shapes import GROUNDS, MOTIFS, SHAPES
from mankai.drawing.svg import ART, GOLD, WASHI, Palette, SeededRandom, fnv_hash, num

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


@dataclass(frozen=True)
class Disc:
    """The sun or the moon of a picture; `kind` is `sun`, `moon` or `none`."""

    kind: str
    x: float = 0
    y: float = 0
    radius: float = 0


@dataclass(frozen=True)
class Sketch:
    """Description of a picture: sky, sun or moon, ground, and the things before it."""

    seed: str
    palette: Palette
    light: str  # sun, moon, night, pale
    ground: str
    things: Callable[[SeededRandom], str]
    sky: str = ""  # overrides the sky of the light
    disc: Disc | None = None  # `None`: somewhere
    is_gilded: bool = False  # with flakes of gold leaf, for what is rare


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
    colours = astuple(palette)
    sketch = Sketch("", palette, light, ground, lambda dice: motif(dice, *colours))
    return draw_sketch(sketch, dice)


def paint_sketch(sketch: Sketch) -> Illustration:
    """The illustration that a sketch describes."""
    own, is_own_night = sketch.palette, sketch.sky == sketch.light == "night"
    above, below = ART["skies"][sketch.sky] if sketch.sky and not is_own_night else (own.sky, own.horizon)
    return Illustration(own, above, below or own.soft, draw_sketch(sketch, SeededRandom(fnv_hash(sketch.seed))))


def draw_sketch(sketch: Sketch, dice: SeededRandom) -> str:
    constants, light, ground = ART["constants"], sketch.light, sketch.ground
    is_night = (sketch.sky or light) == "night"
    svg = gold_flakes(dice) if sketch.is_gilded else ""
    disc = sketch.disc
    if disc is None:
        disc = Disc("sun" if light == "sun" else "moon", dice(30, 170), dice(24, 60), dice(16, 32))
    if disc.kind != "none":
        sun = sketch.palette.disc if light == "sun" else constants["RED_SUN"]
        svg += SHAPES["circle"](disc.x, disc.y, disc.radius, constants["MOON"] if disc.kind == "moon" else sun)
    if is_night:
        svg += SHAPES["stars"](dice, 16, constants["STARLIGHT"])
    svg += GROUNDS[ground](dice, *astuple(sketch.palette))
    if disc.kind != "none" or ground == "mist":
        svg += SHAPES["mist"](dice, 4 if ground == "mist" else 2, WASHI, 0.28 if is_night else 0.8)
    return svg + sketch.things(dice)


def gold_flakes(dice: SeededRandom) -> str:
    path = ""
    for _ in range(34):
        x, y, size = dice(WIDTH), dice(HEIGHT), dice(2, 7)
        path += (
            f"M{num(x)} {num(y)}l{num(size)} {num(dice(-2, 2))}l{num(dice(-2, 2))} {num(size)}l{num(-size)} {num(dice(-1, 1))}Z"
        )
    return f'<path d="{path}" fill="{GOLD}" opacity=".75"/>'
