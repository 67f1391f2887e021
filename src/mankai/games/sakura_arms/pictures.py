"""Pictures of cards, and figures of the goddesses in three poses, as on the web page.

web/src/games/sakura_arms/art/card_pictures.ts and goddess_figures.ts draw the same from the same data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple
from functools import lru_cache
from typing import Any, Final

from mankai.drawing.picture import Disc, Illustration, Sketch, paint_sketch
from mankai.drawing.shapes import NAMES, PEOPLE, define, define_all
from mankai.drawing.svg import PLAIN, WASHI, Palette, SeededRandom, read_art

POSES: Final = {"ready": "calm", "strike": "fierce", "fallen": "closed"}  # with the look of the eyes
THIN: Final = 0.66  # width of the key lines: fine, because figures are shown large
IN_COLOURS: Final = "dice, main, deep, soft, sky, horizon, disc, second"
PARTS: Final = ("front", "back", "behind", "before")
PACKAGE: Final = "mankai.games.sakura_arms"
GODDESSES: Final = read_art(PACKAGE)["goddesses"]
HUES: Final = {name: Palette(*goddess["colours"]) for name, goddess in GODDESSES.items() if "colours" in goddess}
FIGURES: Final = read_art(PACKAGE, "figures")
CARDS: Final = read_art(PACKAGE, "cards")
MOTIF_OF_TYPE: Final = {"attack": "attack", "enchantment": "ring"}  # others stand still
SHAPE_NAMES: Final[dict[str, Any]] = {**NAMES, **FIGURES["constants"]}
for shapes in (read_art(PACKAGE)["shapes"], FIGURES["shapes"], CARDS["shapes"]):
    define_all(shapes, SHAPE_NAMES)


def card_picture(goddess: str, name: str, kind: str, strength: int, is_ultimate: bool = False) -> Illustration:
    """The picture of a card, by its English name. `kind` is its type, `strength` what an Attack deals."""
    note: Mapping[str, Any] = CARDS["cards"].get(name, {})
    row = GODDESSES[goddess] if "attack" in GODDESSES.get(goddess, ()) else GODDESSES["nobody"]
    palette, shown = HUES.get(goddess, PLAIN), note.get("motif", MOTIF_OF_TYPE.get(kind, "still"))
    disc = note.get("disc")

    def things(dice: SeededRandom) -> str:
        drawn = "" if shown == "none" else define_drawing(row[shown], "strength")(dice, *astuple(palette), strength)
        return drawn + (define_drawing(CARDS["extras"][note["extra"]])(dice, *astuple(palette)) if "extra" in note else "")

    return paint_sketch(
        Sketch(
            seed=goddess.capitalize() + name,
            palette=palette,
            light=row["light"],
            ground=note.get("ground", row["ground"]),
            things=things,
            sky=note.get("sky", ""),
            disc=Disc("none") if disc == "none" else Disc(**disc) if disc else None,
            is_gilded=is_ultimate,
        )
    )


def define_drawing(lines: list[Any], *given: str) -> Callable[..., str]:
    """Make a drawing into a function of dice, colours, and what else is `given`."""
    return define(f"drawing({', '.join((IN_COLOURS, *given))})", lines, SHAPE_NAMES)


@lru_cache(maxsize=64)
def goddess_figure(goddess: str, pose: str = "ready") -> str:
    """The SVG of a goddess who looks to the right, her feet at (0, 0). Cached by both arguments."""
    look: Mapping[str, Any] = FIGURES["figures"].get(goddess, FIGURES["figures"]["nobody"])
    stance: Mapping[str, Any] = look[pose]
    hues = astuple(HUES.get(goddess, PLAIN))
    parts = {part: draw(stance.get(part, []), hues) for part in PARTS}
    main, deep, soft, *_, second = hues
    person = SHAPE_NAMES["person"](
        PEOPLE["poses"][stance.get("pose", "fallen")],
        PEOPLE["builds"][look.get("build", "lady")],
        look["clothes"],
        [main, deep, soft, WASHI, second],
        draw(look["head"], hues, POSES[pose]),
        parts["front"],
        parts["back"],
        "",
        THIN,
    )
    layer, lift = SHAPE_NAMES["layer"], 0 if pose == "fallen" else look.get("lift", 0)
    drawn = layer(parts["behind"] + layer(person, 0, -lift) + parts["before"], 0, 0, look.get("height", 1))
    shadow = '<ellipse cx="0" cy="1" rx="40" ry="4.500" fill="#1d1a26" opacity=".25"/>'
    return f'<svg class="figure" viewBox="-84 -150 220 160" aria-hidden="true">{shadow}{drawn}</svg>'


def draw(lines: list[Any], hues: Sequence[str], eyes: str = "") -> str:
    """Draw a part of a figure."""
    return define_drawing(lines, "thin", "eyes")(SeededRandom(0), *hues, THIN, eyes)
