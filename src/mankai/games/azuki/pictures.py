"""The pictures of cards, as on the web page: web/src/games/azuki/art/painter.ts paints the same from the same data.

A picture has a sky, a sun or moon, a scene, a being or a thing, and what is over all.  `data/cards.toml` says which, by card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mankai.drawing.picture import Illustration
from mankai.drawing.shapes import NAMES, SHAPES, define_all, define_table
from mankai.drawing.svg import GOLD, Palette, SeededRandom, fnv_hash, num, read_art

PACKAGE: Final = "mankai.games.azuki"
ART: Final = read_art(PACKAGE)
CARDS: Final = read_art(PACKAGE, "cards")
HUES: Final = [Palette(*element["colours"]) for element in ART["elements"]]
DRAWN: Final[dict[str, Any]] = {**NAMES, **ART["constants"]}  # all that drawings use: values, shapes, tables of drawings
TABLES: Final = {  # by file: its tables of drawings, and what these are given
    "scenes": {"scenes": ["dice", "land"]},
    "heads": {"heads": ["robe"]},
    "props": {"props": ["robe"]},
    "beasts": {"beasts": ["robe", "skin"]},
    "beings": {"caps": ["robe", "skin"]},
    "around": {"around": ["dice", "robe", "land"]},
    "spells": {"spells": ["dice", "robe", "land"]},
}
VALUES: Final = ("masks", "sizes", "bean_arms", "bean_hands")  # tables of values that shapes use

for file, tables in TABLES.items():
    source = read_art(PACKAGE, file)
    DRAWN.update({name.upper(): source[name] for name in VALUES if name in source})
    define_all(source.get("shapes", {}), DRAWN)
    for table, given in tables.items():
        DRAWN[table.upper()] = define_table(source[table], given, ART["rows"], DRAWN)


def paint(face: Mapping[str, Any], notes: Mapping[str, Mapping[str, Any]] = CARDS["cards"]) -> Illustration:
    """The picture of a face of the legend.  `notes` are those of `data/cards.toml`; a card without one shows its subtype."""
    note = notes[face["id"]] if face["id"] in notes else note_by_kind(face)
    dice, hashed = SeededRandom(fnv_hash(face["id"] + face["name"])), fnv_hash(face["name"])
    element = ART["elements"][face["element"]]
    above, below, light = element["skies"][note.get("sky", hashed % 5)]
    robe, land = element["robes"][note.get("robe", (hashed >> 4) % 4)], element["land"]
    disc = note.get("disc")
    if disc is None:
        disc = [(150 if (hashed >> 8) & 1 else 46) + dice(-14, 14), dice(32, 52), dice(18, 30)]
    is_leader = face["kind"] == "leader"
    svg = [SHAPES["circle"](*disc, light)] if disc else []
    if is_leader:
        svg.append(SHAPES["rays"](100, 76, 170, 28, GOLD, 0.42))
    svg.append(DRAWN["SCENES"][note.get("scene", "none")](dice, land))
    if is_leader:
        svg.append(SHAPES["rings"](100, 74, 70, 2, GOLD, 3, 0.9))
    svg += [DRAWN["AROUND"][name](dice, robe, land) for name in note.get("behind", ())]
    svg.append(paint_being(note, dice, robe, land))
    svg += [DRAWN["AROUND"][name](dice, robe, land) for name in note.get("over", ())]
    if is_leader or face["kind"] == "gate":
        svg.append(f'<path d="M6 6H194V144H6Z" fill="none" stroke="{GOLD}" stroke-width="3"/>')
    drawn = f'<g stroke-linejoin="round" stroke-linecap="round">{"".join(svg)}</g>'
    return Illustration(HUES[face["element"]], above, below, drawn)


def note_by_kind(face: Mapping[str, Any]) -> Mapping[str, Any]:
    """A note for a card that has none: by its subtypes, its kind and its element."""
    hashed, others, kinds = fnv_hash(face["name"]), CARDS["others"], CARDS["kinds"]
    scene = others["scene"][face["element"]][hashed % 4]
    if face["kind"] in ("entity", "leader"):
        known = next((one for one in face["subtypes"] if one in kinds), None)
        return {**(kinds[known] if known else others["being"]), "scene": scene}
    shown = others[face["kind"]][face["element"]]
    return {"scene": scene, "shows": shown[hashed % len(shown)]}


def paint_being(note: Mapping[str, Any], dice: SeededRandom, robe: Sequence[str], land: Sequence[str]) -> str:
    way, being, skin = -1 if note.get("is_mirrored") else 1, note.get("being", "slim"), note.get("skin", "")
    if "shows" in note:
        return str(DRAWN["SPELLS"][note["shows"]](dice, robe, land))
    if being == "bean":
        return place(100, 136, note.get("size", 1.12), 1, paint_bean(note, robe))
    if being in DRAWN["BEASTS"]:
        size = note.get("size", 1.16)
        return place(100, 140 - 50 * size, size, way, DRAWN["BEASTS"][being](robe, skin))
    drawn = paint_person(note, robe)
    if "place" in note:
        x, y, scale = note["place"]
        return place(x, y, scale, 1, drawn)
    return str(DRAWN["stance"](note.get("pose", "stand"), note.get("near", 1), way, drawn))


def place(x: float, y: float, scale: float, way: int, drawn: str) -> str:
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(scale * way)} {num(scale)})">{drawn}</g>'


def paint_bean(note: Mapping[str, Any], robe: Sequence[str]) -> str:
    cap, lean, girth = note.get("head", ["sprout"])[0], note.get("lean", 0), note.get("girth", 1)
    fields = [note.get(name, "") for name in ("clothes", "right", "left", "skin", "eye", "mouth")]
    wear, held, other, skin, eye, mouth = fields
    return str(DRAWN["bean"](note.get("pose", "down"), wear, cap, held, other, robe, skin, eye, mouth, lean, girth))


def paint_person(note: Mapping[str, Any], robe: Sequence[str]) -> str:
    pose, build, clothes = note.get("pose", "stand"), note.get("being", "slim"), note.get("clothes", "robe")
    held, other, skin, eye = [note.get(name, "") for name in ("right", "left", "skin", "eye")]
    cape = robe[1] if note.get("has_cape") else ""
    return str(DRAWN["someone"](pose, build, clothes, note.get("head", []), held, other, robe, skin, eye, cape))
