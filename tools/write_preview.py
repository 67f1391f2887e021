"""Write the letters and the general picture of previews: `python tools/write_preview.py`, after `npm ci` in web.

It needs fontTools, and resvg_py for the picture. The letters are those of the page (Shippori Mincho B1, web/node_modules):
Latin, kana, and every sign that the catalogues use.
"""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from mankai.drawing import style_of  # noqa: E402
from mankai.drawing.preview import Preview, preview_svg  # noqa: E402
from mankai.packs import registry  # noqa: E402
from mankai.server.http import rasterizer  # noqa: E402
from mankai.server.http.previews import GENERAL_FILE, PreviewTexts  # noqa: E402

FONT = ROOT / "web" / "node_modules" / "@fontsource" / "shippori-mincho-b1"
DATA = ROOT / "src" / "mankai" / "server" / "data"
WEIGHT = 800
FAMILY = "Mankai Preview"
ALWAYS = [*range(0x20, 0x7F), *range(0xA1, 0x180), *range(0x2010, 0x2027), *range(0x3000, 0x3100)]


def signs_used() -> set[int]:
    """The signs of titles, names and sentences that a preview may show."""
    used = set(ALWAYS)
    for language in ("en", "ja"):
        texts = PreviewTexts(language)
        keys = ("brand", "brand-written", "draw", "preview-general", "preview-invites", "preview-going", "preview-free-seat")
        words = [texts.say(key) for key in keys] + [texts.say("has-won", who=""), texts.say("have-won", who="")]
        words += [texts.say(f"{kind}-name-{seat}") for kind in ("bot", "person") for seat in range(1, 8)]
        words += [texts.say(f"level-{level}") for level in ("random", "greedy", "novice", "adept", "master")]
        for name in registry.games():
            rules = registry.game(name)
            speaker = registry.speaker_of(rules, None, language)
            words.append(texts.game_title(rules))
            words += [speaker.term_name(("goddess", at)) for at in range(len(speaker.names.get("goddess", [])))]
        used |= {ord(sign) for text in words for sign in text}
    return used


def write_letters() -> None:
    slices = json.loads((FONT / "unicode.json").read_text())
    used, parts = signs_used(), []
    for name in slices:
        path = FONT / "files" / f"shippori-mincho-b1-{name.strip('[]')}-{WEIGHT}-normal.woff"
        font = TTFont(path)
        own = used & set(font.getBestCmap())
        if not own:
            continue
        used -= own
        options = Options()
        options.layout_features = ["kern"]
        options.hinting = False
        options.drop_tables += ["vhea", "vmtx", "VORG", "GPOS", "GSUB", "GDEF", "BASE", "STAT", "DSIG", "gasp", "meta"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=own)
        subsetter.subset(font)
        font.flavor = None
        part = BytesIO()
        font.save(part)
        part.seek(0)
        parts.append(part)
    merged = Merger().merge(parts)
    for number in (1, 3, 4, 6, 16):
        merged["name"].setName(FAMILY, number, 3, 1, 0x409)
    merged.save(DATA / rasterizer.FONT_FILE)
    (DATA / "preview-letters-licence.txt").write_text((FONT / "LICENSE").read_text(encoding="utf-8"), encoding="utf-8")


def write_general_picture() -> None:
    texts = PreviewTexts("en")
    covers = [style_of(registry.game(name)).cover(registry.game(name)) for name in ("azuki", "sakura-arms/level99")]
    scene = (covers[0][0], *covers[1], covers[0][1])
    svg = preview_svg(Preview(texts.brand(), "", texts.say("tagline"), (), scene, False))
    png = rasterizer.draw_png(svg)
    assert png is not None, "install resvg_py"
    (DATA / GENERAL_FILE).write_bytes(png)


if __name__ == "__main__":
    write_letters()
    write_general_picture()
