"""A card as a picture of its own: one SVG that needs nothing else, in the family of the page's cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from unicodedata import east_asian_width

from mankai.drawing.grounds import LEAF, LEAVES
from mankai.drawing.pen import GOLD, INK, PLAIN, WASHI, Hues, hashed, short, written
from mankai.drawing.picture import HEIGHT, WIDTH, picture

BREADTH: Final = 220
LENGTH: Final = 308
SHORT: Final = 230  # of a small one
SERIF: Final = "'Shippori Mincho', 'Hiragino Mincho ProN', 'Noto Serif CJK JP', Georgia, serif"
LINES: Final = (  # what the window leaves, under the numbers: the size of letters, and how many lines of them there is room for
    (12.5, 5),
    (11.0, 6),
    (9.5, 7),
    (8.2, 8),
    (7.0, 10),
    (6.0, 12),
)
HIDDEN: Final = "?"
CLOSING: Final = "、。，．」』）！？ー…"  # with which no line begins


@dataclass(frozen=True)
class Face:
    """What is to be seen of a card from before."""

    name: str
    kind: str = ""  # what kind of card it is, in a word
    text: str = ""
    numbers: tuple[str, ...] = ()  # what is printed on it in few signs: "2-3", "3/1"
    corner: str = ""  # what it costs, or another number that is looked for first
    beside: str = ""  # another name for it, written from above
    hues: Hues | None = None  # colours of what it belongs to; none: its own
    is_rare: bool = False  # with an edge of gold leaf
    doubt: str = ""  # why its numbers are not sure

    def _repr_html_(self) -> str:
        return drawn(self)


@lru_cache(maxsize=1024)
def drawn(face: Face, width: int = BREADTH, is_small: bool = False) -> str:
    """The whole card; a small one without its text, which nobody could read there."""
    scene = picture(face.name, face.hues)
    own, mark = scene.hues, f"m{hashed(repr(face)):08x}"
    edge, thick = (GOLD, "2.6") if face.is_rare else (own.deep, "1.4")
    length, named = (SHORT, 22.0) if is_small else (LENGTH, 16.0)
    size = fitted(face.name, 168 if face.corner else 196, named)
    left = 40 if face.corner else 13
    window = f'x="10" y="38" width="{WIDTH}" height="{HEIGHT}"'
    stops = f'<stop offset="0" stop-color="{scene.above}"/><stop offset=".75" stop-color="{scene.below}"/>'
    parts = [
        f'<defs><linearGradient id="{mark}s" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>',
        f'<clipPath id="{mark}w"><rect {window} rx="5"/></clipPath></defs>',
        f'<rect x="1.5" y="1.5" width="217" height="{length - 3}" rx="12" fill="{WASHI}" stroke="{INK}" stroke-width="2"/>',
        f'<rect x="5" y="5" width="210" height="{length - 10}" rx="9" fill="none" stroke="{edge}" stroke-width="{thick}"/>',
        f'<text x="{left}" y="28" font-size="{short(size)}" font-weight="700" fill="{own.deep}">{written(face.name)}</text>',
        f'<g clip-path="url(#{mark}w)"><rect {window} fill="url(#{mark}s)"/>',
        f'<g transform="translate(10 38)">{scene.drawn}</g></g>',
        f'<rect {window} rx="5" fill="none" stroke="{INK}" stroke-width="1.2"/>',
    ]
    if face.corner:
        parts.append(crest(24, 23, 13, own, face.corner))
    if face.beside:
        parts.append(from_above(face.beside, own))
    if face.kind:
        long = min(10 + 6.4 * breadth(face.kind), 190)
        parts.append(
            f'<path d="M10 178h{short(long)}l10 10v8H10Z" fill="{own.deep}"/>'
            f'<text x="17" y="191.500" font-size="11" fill="{WASHI}" textLength="{short(long - 8)}" '
            f'lengthAdjust="spacingAndGlyphs">{written(face.kind)}</text>'
        )
    parts += [*plaques(face.numbers, own), *([] if is_small else text_of(face.text))]
    if face.doubt:
        placed = f'x="204" y="{length - 10}" font-size="13" font-weight="700" text-anchor="end"'
        parts.append(f'<text {placed} fill="{own.main}">{HIDDEN}</text>')
    title = ". ".join([one for one in (face.name, face.kind, *face.numbers, face.text, face.doubt) if one])
    return framed("".join(parts), title, width, length)


def crest(x: float, y: float, radius: float, own: Hues, words: str) -> str:
    size = 15 if breadth(words) < 5 else 9
    return (
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" fill="{own.main}" stroke="{INK}" stroke-width="1.2"/>'
        f'<text x="{short(x)}" y="{short(y + size * 0.36)}" font-size="{size}" font-weight="700" text-anchor="middle" '
        f'fill="{WASHI}">{written(words)}</text>'
    )


def from_above(words: str, own: Hues) -> str:
    """Few signs one below the other, on a slip in the window's corner."""
    signs, step = words[:8], 16 if len(words) <= 8 else 14
    placed = [f'<text x="198" y="{58 + at * step}" text-anchor="middle">{written(sign)}</text>' for at, sign in enumerate(signs)]
    return (
        f'<rect x="187" y="42" width="21" height="{8 + len(signs) * step}" rx="3" fill="{WASHI}" opacity=".86"/>'
        f'<g font-size="13" font-weight="700" fill="{own.deep}">{"".join(placed)}</g>'
    )


def plaques(numbers: tuple[str, ...], own: Hues) -> list[str]:
    """Numbers side by side, each on a plaque as wide as it needs."""
    parts: list[str] = []
    x = 10.0
    for number in numbers:
        long = max(26, 12 + 6.2 * breadth(number))
        if x + long > 212:
            break
        parts.append(
            f'<rect x="{short(x)}" y="201" width="{short(long)}" height="20" rx="5" fill="{own.soft}" stroke="{own.deep}"/>'
            f'<text x="{short(x + long / 2)}" y="215.500" font-size="12.500" font-weight="700" text-anchor="middle" '
            f'fill="{INK}">{written(number)}</text>'
        )
        x += long + 5
    return parts


def text_of(text: str) -> list[str]:
    """The text in the largest letters in which it fits; what never fits ends in dots, and the title has all of it."""
    if not text:
        return []
    for size, most in LINES:
        lines = wrapped(text, 196 / (size * 0.46))
        if len(lines) <= most:
            break
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    step = size * 1.22
    spans = [f'<tspan x="13" y="{short(226 + step * (at + 1))}">{written(line)}</tspan>' for at, line in enumerate(lines)]
    return [f'<text font-size="{short(size)}" fill="{INK}">{"".join(spans)}</text>']


@lru_cache(maxsize=64)
def back(hues: Hues = PLAIN, width: int = BREADTH, count: int = 0, is_small: bool = False) -> str:
    """A card from behind, or a pile of so many."""
    length, middle = (SHORT, 115) if is_small else (LENGTH, 154)
    sheet = f'x="1.5" y="1.5" width="217" height="{length - 3}" rx="12"'
    seen = [f'<rect {sheet} fill="{hues.deep}" stroke="{INK}" stroke-width="2"/>']
    edge = f'x="9" y="9" width="202" height="{length - 18}" rx="8"'
    seen.append(f'<rect {edge} fill="none" stroke="{hues.soft}" stroke-width="1.4" opacity=".7"/>')
    for row in range(4 if is_small else 5):
        for column in range(4):
            x, y = 32 + column * 52, 38 + row * 58
            leaves = "".join([f'<path transform="rotate({turn})" d="{LEAF}"/>' for turn in LEAVES])
            lit = ".5" if (row + column) % 2 else ".24"
            seen.append(f'<g transform="translate({x} {y}) scale(1.3)" fill="{hues.soft}" opacity="{lit}">{leaves}</g>')
    if count:
        seen.append(
            f'<circle cx="110" cy="{middle}" r="42" fill="{WASHI}" stroke="{INK}" stroke-width="2"/>'
            f'<text x="110" y="{middle + 17}" font-size="48" font-weight="700" text-anchor="middle" fill="{INK}">{count}</text>'
        )
    return framed("".join(seen), str(count or HIDDEN), width, length)


def framed(content: str, title: str, width: int, length: int) -> str:
    height = length * width // BREADTH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BREADTH} {length}" width="{width}" height="{height}" role="img" '
        f'font-family="{written(SERIF)}"><title>{written(title)}</title>{content}</svg>'
    )


def breadth(words: str) -> float:
    """How broad words are, in Latin letters."""
    return sum([2.2 if is_wide(sign) else 1.0 for sign in words])


def is_wide(sign: str) -> bool:
    return east_asian_width(sign) in "WF"


def fitted(words: str, room: float, largest: float) -> float:
    """The size of letters in which words have room on one line."""
    return min(largest, room / max(1.0, breadth(words) * 0.56))


def wrapped(text: str, room: float) -> list[str]:
    """Lines of at most so many Latin letters; between letters that are as wide as two a line may break anywhere."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line, is_first = "", True
        for word in pieces(paragraph):
            if not is_first and breadth(line) + breadth(word.rstrip()) > room:
                lines.append(line.rstrip())
                line = ""
            line, is_first = line + word, False
        lines.append(line.rstrip())
    return lines


def pieces(text: str) -> list[str]:
    """What must not be broken: words with the space behind them, and single wide signs with what ends them."""
    found: list[str] = []
    for sign in text:
        may_begin = sign not in CLOSING and sign != " "
        is_after = bool(found) and (found[-1][-1] == " " or is_wide(found[-1][-1]))
        if not found or (may_begin and (is_after or is_wide(sign))):
            found.append(sign)
        else:
            found[-1] += sign
    return found
