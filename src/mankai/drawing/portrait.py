"""The players of a game side by side on one stage: the figures or the picture that each seat played with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mankai.drawing.picture import HEIGHT, WIDTH, Illustration
from mankai.drawing.svg import INK, num

STATURE: Final = 104  # height of a figure
FLOOR: Final = 0.72  # share of the stage above its floor


@dataclass(frozen=True)
class Portrait:
    """A seat as it is shown: figures with their feet at (0, 0) that look to the right, the front one last; or a picture."""

    figures: tuple[str, ...] = ()
    illustration: Illustration | None = field(default=None, repr=False)
    caption: str = ""  # names of what is shown


def draw_stage(portraits: Sequence[Portrait], x: float, y: float, width: float, height: float) -> str:
    """Return the stage: sky, sun and floor, and each seat on its part; of two seats the second is turned to the first."""
    floor = y + height * FLOOR
    planks = [
        f"M{num(x + at * width / 10)} {num(floor)}L{num(x + width / 2 + (at - 5) * width * 0.17)} {num(y + height)}"
        for at in range(11)
    ]
    hills = f"q{num(width * 0.14)} {num(-height * 0.22)} {num(width * 0.27)} 0" + "".join(
        [f"t{num(width * part)} 0" for part in (0.25, 0.26, 0.3)]
    )
    low = num(y + height)
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    parts = [
        '<defs><linearGradient id="stage-sky" x2="0" y2="1"><stop stop-color="#e9a48f"/><stop offset=".6" stop-color="#f6cdb0"/>',
        '<stop offset="1" stop-color="#fbeeda"/></linearGradient>',
        f'<clipPath id="stage-window"><rect {box} rx="14"/></clipPath></defs>',
        f'<g clip-path="url(#stage-window)"><rect {box} fill="url(#stage-sky)"/>',
        f'<circle cx="{num(x + width / 2)}" cy="{num(y + height * 0.36)}" r="{num(height * 0.25)}" fill="#d8553f"/>',
        f'<path d="M{num(x)} {num(floor)}{hills}V{num(y + height)}H{num(x)}Z" fill="#c9a8b0"/>',
        f'<path d="M{num(x)} {num(floor)}H{num(x + width)}V{low}H{num(x)}Z" fill="#d8b588" stroke="{INK}" stroke-width="3"/>',
        f'<path d="{"".join(planks)}" fill="none" stroke="#a5804f" stroke-width="2"/>',
    ]
    panel = width / max(1, len(portraits))
    for seat, portrait in enumerate(portraits):
        parts.append(draw_seat(portrait, seat, len(portraits), x + panel * seat, y, panel, height))
    parts.append(f'</g><rect {box} rx="14" fill="none" stroke="{INK}" stroke-width="4"/>')
    return "".join(parts)


def draw_seat(portrait: Portrait, seat: int, count: int, x: float, y: float, width: float, height: float) -> str:
    """Return one seat on its part of the stage."""
    middle = x + width / 2
    if portrait.illustration is not None:
        wide = min(width - 24, (height - 36) * WIDTH / HEIGHT)
        return draw_window(
            portrait.illustration, f"seat-{seat}", middle - wide / 2, y + (height - wide * HEIGHT / WIDTH) / 2, wide
        )
    way = -1 if count == 2 and seat == 1 else 1
    scale = min(height * 0.74 / STATURE, width / 190)
    parts: list[str] = []
    for at, figure in enumerate(portrait.figures):
        is_front = at == len(portrait.figures) - 1
        across, size, lift = (8.0, scale, 0.0) if is_front else (-46.0, scale * 0.86, height * 0.1)
        place = f"translate({num(middle + across * scale * way)} {num(y + height * 0.93 - lift)})"
        parts.append(f'<g transform="{place} scale({size * way:.3f} {size:.3f})">{inside_of(figure)}</g>')
    return "".join(parts)


def draw_window(scene: Illustration, mark: str, x: float, y: float, width: float) -> str:
    """Return a picture in a window with a frame; `mark` is used once in a drawing."""
    stops = f'<stop stop-color="{scene.above}"/><stop offset=".75" stop-color="{scene.below}"/>'
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return (
        f'<defs><linearGradient id="{mark}-sky" x2="0" y2="1">{stops}</linearGradient>'
        f'<clipPath id="{mark}-window"><rect {size} rx="5"/></clipPath></defs>'
        f'<g transform="translate({num(x)} {num(y)}) scale({width / WIDTH:.3f})"><g clip-path="url(#{mark}-window)">'
        f'<rect {size} fill="url(#{mark}-sky)"/>{scene.svg}</g>'
        f'<rect {size} rx="5" fill="none" stroke="{INK}" stroke-width="2"/></g>'
    )


def inside_of(figure: str) -> str:
    """Return the content of an SVG."""
    return figure.partition(">")[2].rpartition("</svg>")[0] if figure.startswith("<svg") else figure
