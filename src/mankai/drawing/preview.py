"""The preview of a link to a table, as chats show it: the game, who plays it, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mankai.drawing.card import font_size
from mankai.drawing.portrait import Portrait, draw_stage
from mankai.drawing.shapes import SHAPES
from mankai.drawing.svg import INK, WASHI, escape_text, num

PREVIEW_WIDTH: Final = 1200
PREVIEW_HEIGHT: Final = 630
MARGIN: Final = 44
STAGE_TOP: Final = 168
STAGE_HEIGHT: Final = 310  # below it are names
FULL_STAGE_HEIGHT: Final = 410
PETAL_COLOUR: Final = "#d8487c"
WINNER_COLOUR: Final = "#a81f4c"
GREY: Final = "#574e60"
FONT: Final = "'Mankai Preview', 'Shippori Mincho B1', 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'DejaVu Serif', serif"


@dataclass(frozen=True)
class PreviewSeat:
    """A seat as the preview shows it."""

    name: str
    has_won: bool = False


@dataclass(frozen=True)
class Preview:
    """All that a preview shows."""

    brand: str
    game: str
    heading: str
    seats: tuple[PreviewSeat, ...] = ()
    portraits: tuple[Portrait, ...] = ()  # by seat if `is_by_seat`, else what stands for the game
    is_by_seat: bool = False


def preview_svg(preview: Preview) -> str:
    """Return the preview as an SVG."""
    size = f'width="{PREVIEW_WIDTH}" height="{PREVIEW_HEIGHT}"'
    edge = f'x="14" y="14" width="{PREVIEW_WIDTH - 28}" height="{PREVIEW_HEIGHT - 28}" rx="16"'
    box = f'viewBox="0 0 {PREVIEW_WIDTH} {PREVIEW_HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size} font-family="{escape_text(FONT)}" font-weight="800">',
        f'<rect {size} fill="{WASHI}"/>',
        f'<rect {edge} fill="none" stroke="{WINNER_COLOUR}" stroke-width="2"/>',
        SHAPES["blossom"](MARGIN + 24, 66, 2, 12, PETAL_COLOUR, "#fff0c2", "#6e1730"),
        words(preview.brand, MARGIN + 60, 78, 34, 320),
        words(preview.game, PREVIEW_WIDTH - MARGIN, 76, 28, 700, anchor="end", colour=GREY),
        words(preview.heading, PREVIEW_WIDTH / 2, 142, 50, PREVIEW_WIDTH - 2 * MARGIN, anchor="middle", colour=WINNER_COLOUR),
        draw_stage(
            preview.portraits, MARGIN, STAGE_TOP, PREVIEW_WIDTH - 2 * MARGIN, STAGE_HEIGHT if preview.seats else FULL_STAGE_HEIGHT
        ),
        *name_row(preview.seats, preview.portraits if preview.is_by_seat else ()),
        "</svg>",
    ]
    return "".join(parts)


def name_row(seats: Sequence[PreviewSeat], portraits: Sequence[Portrait]) -> list[str]:
    """Return the names below the stage, each with the names of what it played with."""
    parts: list[str] = []
    room = (PREVIEW_WIDTH - 2 * MARGIN) / max(1, len(seats))
    for at, seat in enumerate(seats):
        middle = MARGIN + room * (at + 0.5)
        colour = WINNER_COLOUR if seat.has_won else INK
        parts.append(words(seat.name, middle, STAGE_TOP + STAGE_HEIGHT + 54, 40, room - 24, anchor="middle", colour=colour))
        if at < len(portraits):
            below = STAGE_TOP + STAGE_HEIGHT + 94
            parts.append(words(portraits[at].caption, middle, below, 26, room - 24, anchor="middle", colour=GREY))
    return parts


def words(text: str, x: float, y: float, size: float, room: float, anchor: str = "start", colour: str = INK) -> str:
    """Return a line of text, in the largest font up to `size` at which it fits."""
    fitting = num(font_size(text, room, size))
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{fitting}" text-anchor="{anchor}" fill="{colour}">{escape_text(text)}</text>'
    )
