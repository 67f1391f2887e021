"""A card as one self-contained SVG, in the style of the web page's cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final
from unicodedata import east_asian_width

from mankai.drawing.picture import HEIGHT, WIDTH, Illustration, illustrate
from mankai.drawing.shapes import SHAPES
from mankai.drawing.svg import GOLD, INK, PLAIN, WASHI, Palette, escape_text, fnv_hash, num

CARD_WIDTH: Final = 220
CARD_HEIGHT: Final = 308
SMALL_HEIGHT: Final = 230  # height of a small card
SERIF: Final = "'Shippori Mincho', 'Hiragino Mincho ProN', 'Noto Serif CJK JP', Georgia, serif"
TEXT_SIZES: Final = (  # below the numbers: font size, and the number of lines that fit
    (12.5, 5),
    (11.0, 6),
    (9.5, 7),
    (8.2, 8),
    (7.0, 10),
    (6.0, 12),
)
HIDDEN: Final = "?"
NO_LINE_START: Final = "、。，．」』）！？ー…"  # no line begins with one of these


@dataclass(frozen=True)
class CardPicture:
    """The front of a card, as data for the drawing."""

    name: str
    kind: str = ""  # the kind of card, in a word
    text: str = ""
    numbers: tuple[str, ...] = ()  # printed numbers in short form: "2-3", "3/1"
    corner: str = ""  # the cost, or another number that players look for first
    vertical_name: str = ""  # a second name, written vertically
    palette: Palette | None = None  # `None`: colours derived from the name
    is_rare: bool = False  # drawn with a golden edge
    doubt: str = ""  # why its numbers are not certain
    illustration: Illustration | None = field(default=None, repr=False)  # `None`: one derived from the name

    def _repr_html_(self) -> str:
        return card_svg(self)


@lru_cache(maxsize=1024)
def card_svg(face: CardPicture, width: int = CARD_WIDTH, is_small: bool = False) -> str:
    """The SVG of a card. A small card has no text, because it would be too small to read. Cached by all arguments."""
    scene = face.illustration or illustrate(face.name, face.palette)
    own, mark = scene.palette, f"m{fnv_hash(repr(face)):08x}"
    edge, thick = (GOLD, "2.6") if face.is_rare else (own.deep, "1.4")
    length, name_size = (SMALL_HEIGHT, 22.0) if is_small else (CARD_HEIGHT, 16.0)
    size = font_size(face.name, 168 if face.corner else 196, name_size)
    text_x = 40 if face.corner else 13
    window = f'x="10" y="38" width="{WIDTH}" height="{HEIGHT}"'
    stops = f'<stop offset="0" stop-color="{scene.above}"/><stop offset=".75" stop-color="{scene.below}"/>'
    parts = [
        f'<defs><linearGradient id="{mark}s" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>',
        f'<clipPath id="{mark}w"><rect {window} rx="5"/></clipPath></defs>',
        f'<rect x="1.5" y="1.5" width="217" height="{length - 3}" rx="12" fill="{WASHI}" stroke="{INK}" stroke-width="2"/>',
        f'<rect x="5" y="5" width="210" height="{length - 10}" rx="9" fill="none" stroke="{edge}" stroke-width="{thick}"/>',
        f'<text x="{text_x}" y="28" font-size="{num(size)}" font-weight="700" fill="{own.deep}">{escape_text(face.name)}</text>',
        f'<g clip-path="url(#{mark}w)"><rect {window} fill="url(#{mark}s)"/>',
        f'<g transform="translate(10 38)">{scene.svg}</g></g>',
        f'<rect {window} rx="5" fill="none" stroke="{INK}" stroke-width="1.2"/>',
    ]
    if face.corner:
        parts.append(corner_badge(24, 23, 13, own, face.corner))
    if face.vertical_name:
        parts.append(vertical_text(face.vertical_name, own))
    if face.kind:
        long = min(10 + 6.4 * text_width(face.kind), 190)
        parts.append(
            f'<path d="M10 178h{num(long)}l10 10v8H10Z" fill="{own.deep}"/>'
            f'<text x="17" y="191.500" font-size="11" fill="{WASHI}" textLength="{num(long - 8)}" '
            f'lengthAdjust="spacingAndGlyphs">{escape_text(face.kind)}</text>'
        )
    parts += [*number_badges(face.numbers, own), *([] if is_small else text_block(face.text))]
    if face.doubt:
        position = f'x="204" y="{length - 10}" font-size="13" font-weight="700" text-anchor="end"'
        parts.append(f'<text {position} fill="{own.main}">{HIDDEN}</text>')
    title = ". ".join([one for one in (face.name, face.kind, *face.numbers, face.text, face.doubt) if one])
    return frame_svg("".join(parts), title, width, length)


def corner_badge(x: float, y: float, radius: float, own: Palette, words: str) -> str:
    size = 15 if text_width(words) < 5 else 9
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{own.main}" stroke="{INK}" stroke-width="1.2"/>'
        f'<text x="{num(x)}" y="{num(y + size * 0.36)}" font-size="{size}" font-weight="700" text-anchor="middle" '
        f'fill="{WASHI}">{escape_text(words)}</text>'
    )


def vertical_text(words: str, own: Palette) -> str:
    """A few characters below each other, on a strip in the corner of the illustration."""
    signs, step = words[:8], 16 if len(words) <= 8 else 14
    letters = [
        f'<text x="198" y="{58 + at * step}" text-anchor="middle">{escape_text(sign)}</text>' for at, sign in enumerate(signs)
    ]
    return (
        f'<rect x="187" y="42" width="21" height="{8 + len(signs) * step}" rx="3" fill="{WASHI}" opacity=".86"/>'
        f'<g font-size="13" font-weight="700" fill="{own.deep}">{"".join(letters)}</g>'
    )


def number_badges(numbers: tuple[str, ...], own: Palette) -> list[str]:
    """Numbers side by side, each on a plaque of its own width; numbers that do not fit are left out."""
    parts: list[str] = []
    x = 10.0
    for number in numbers:
        long = max(26, 12 + 6.2 * text_width(number))
        if x + long > 212:
            break
        parts.append(
            f'<rect x="{num(x)}" y="201" width="{num(long)}" height="20" rx="5" fill="{own.soft}" stroke="{own.deep}"/>'
            f'<text x="{num(x + long / 2)}" y="215.500" font-size="12.500" font-weight="700" text-anchor="middle" '
            f'fill="{INK}">{escape_text(number)}</text>'
        )
        x += long + 5
    return parts


def text_block(text: str) -> list[str]:
    """The text in the largest font that fits. A text that never fits ends in dots; the SVG title has all of it."""
    if not text:
        return []
    for size, most in TEXT_SIZES:
        lines = wrap_text(text, 196 / (size * 0.46))
        if len(lines) <= most:
            break
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    step = size * 1.22
    spans = [f'<tspan x="13" y="{num(226 + step * (at + 1))}">{escape_text(line)}</tspan>' for at, line in enumerate(lines)]
    return [f'<text font-size="{num(size)}" fill="{INK}">{"".join(spans)}</text>']


@lru_cache(maxsize=64)
def back_svg(palette: Palette = PLAIN, width: int = CARD_WIDTH, count: int = 0, is_small: bool = False) -> str:
    """The SVG of a card back, or of a pile of `count` cards. Cached by all arguments."""
    length, middle = (SMALL_HEIGHT, 115) if is_small else (CARD_HEIGHT, 154)
    frame = f'x="1.5" y="1.5" width="217" height="{length - 3}" rx="12"'
    parts = [f'<rect {frame} fill="{palette.deep}" stroke="{INK}" stroke-width="2"/>']
    edge = f'x="9" y="9" width="202" height="{length - 18}" rx="8"'
    parts.append(f'<rect {edge} fill="none" stroke="{palette.soft}" stroke-width="1.4" opacity=".7"/>')
    leaves = SHAPES["corolla"]()
    for row in range(4 if is_small else 5):
        for column in range(4):
            x, y = 32 + column * 52, 38 + row * 58
            opacity = ".5" if (row + column) % 2 else ".24"
            parts.append(f'<g transform="translate({x} {y}) scale(1.3)" fill="{palette.soft}" opacity="{opacity}">{leaves}</g>')
    if count:
        parts.append(
            f'<circle cx="110" cy="{middle}" r="42" fill="{WASHI}" stroke="{INK}" stroke-width="2"/>'
            f'<text x="110" y="{middle + 17}" font-size="48" font-weight="700" text-anchor="middle" fill="{INK}">{count}</text>'
        )
    return frame_svg("".join(parts), str(count or HIDDEN), width, length)


def frame_svg(content: str, title: str, width: int, length: int) -> str:
    height = length * width // CARD_WIDTH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CARD_WIDTH} {length}" width="{width}" height="{height}" '
        'role="img" '
        f'font-family="{escape_text(SERIF)}"><title>{escape_text(title)}</title>{content}</svg>'
    )


def text_width(words: str) -> float:
    """The approximate width of words, in Latin letters."""
    return sum([2.2 if is_wide(sign) else 1.0 for sign in words])


def is_wide(sign: str) -> bool:
    return east_asian_width(sign) in "WF"


def font_size(words: str, room: float, largest: float) -> float:
    """The font size, at most `largest`, at which words fit on one line."""
    return min(largest, room / max(1.0, text_width(words) * 0.56))


def wrap_text(text: str, room: float) -> list[str]:
    """Wrap text into lines of at most `room` Latin letters. Lines may break between any two wide characters."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line, is_first = "", True
        for word in unbreakable_pieces(paragraph):
            if not is_first and text_width(line) + text_width(word.rstrip()) > room:
                lines.append(line.rstrip())
                line = ""
            line, is_first = line + word, False
        lines.append(line.rstrip())
    return lines


def unbreakable_pieces(text: str) -> list[str]:
    """The pieces between which a line may break: words with the space after them, wide characters with their punctuation."""
    pieces: list[str] = []
    for sign in text:
        may_begin = sign not in NO_LINE_START and sign != " "
        is_after = bool(pieces) and (pieces[-1][-1] == " " or is_wide(pieces[-1][-1]))
        if not pieces or (may_begin and (is_after or is_wide(sign))):
            pieces.append(sign)
        else:
            pieces[-1] += sign
    return pieces
