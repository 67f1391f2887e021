"""What lies behind the things of a picture: hills, sea, reeds, mist, stars, falling petals.  Pictures are 200 by 150."""

from __future__ import annotations

from typing import Final

from mankai.drawing.pen import WASHI, Luck, plain, short

LEAF: Final = "M0 0C-5-3-6-10-2.300-14L0-11.500 2.300-14C6-10 5-3 0 0Z"  # one petal, its root at the origin
LEAVES: Final = (0, 72, 144, 216, 288)


def hills(dice: Luck, y: float, colour: str, opacity: float = 1) -> str:
    x, d = -10.0, f"M-10 160V{short(y + dice(12))}"
    while x < 210:
        w, h = dice(28, 64), dice(8, 34)
        d += f"q{short(w * 0.3)} {short(-h * 0.2)} {short(w * 0.5)} {short(-h)}"
        d += f"q{short(w * 0.2)} {short(h * 0.8)} {short(w * 0.5)} {short(h)}"
        x += w
    return f'<path d="{d}V160Z" fill="{colour}" opacity="{plain(opacity)}"/>'


def sea(dice: Luck, y: float, colour: str, foam: str = WASHI) -> str:
    drawn = f'<path d="M0 {plain(y)}H200V150H0Z" fill="{colour}"/>'
    j, h = 0.0, 7.0
    while y + j < 150:
        w, d = h * 2.6, ""
        x = -dice(w)
        while x < 205:
            d += f"M{short(x)} {short(y + j + h)}a{short(w / 2)} {short(h * 0.8)} 0 0 1 {short(w)} 0"
            x += w
        drawn += f'<path d="{d}" fill="none" stroke="{foam}" stroke-width="{short(0.7 + h * 0.06)}" opacity=".75"/>'
        j, h = j + h, h * 1.22
    return drawn


def mist(dice: Luck, count: int, colour: str = WASHI, opacity: float = 0.85) -> str:
    drawn = ""
    for _ in range(count):
        y, x, w, h = dice(12, 132), dice(-40, 90), dice(70, 150), dice(5, 8)
        drawn += f'<rect x="{short(x)}" y="{short(y)}" width="{short(w)}" height="{short(h)}" rx="{short(h / 2)}"/>'
        drawn += f'<rect x="{short(x + dice(14, 50))}" y="{short(y + h - 0.3)}" width="{short(w * 0.6)}" height="{short(h)}"'
        drawn += f' rx="{short(h / 2)}"/>'
    return f'<g fill="{colour}" opacity="{plain(opacity)}">{drawn}</g>'


def reeds(dice: Luck, colour: str) -> str:
    d = ""
    for _ in range(16):
        x, h, b = dice(0, 200), dice(30, 75), dice(-22, 22)
        d += f"M{short(x)} 152q{short(b * 0.2)} {short(-h * 0.6)} {short(b)} {short(-h)}"
        d += f"q{short(-b * 0.5 + 2)} {short(h * 0.5)} {short(-b + 3)} {short(h)}Z"
    return f'<path d="{d}" fill="{colour}"/>'


def stars(dice: Luck, count: int, colour: str) -> str:
    drawn = [f'<circle cx="{short(dice(200))}" cy="{short(dice(110))}" r="{short(dice(0.5, 1.3))}"/>' for _ in range(count)]
    return f'<g fill="{colour}">{"".join(drawn)}</g>'


def disc(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" fill="{colour}"/>'


def blossom(x: float, y: float, scale: float, angle: float, colour: str, heart: str = "#fff0c2", line: str = "none") -> str:
    leaves = "".join([f'<path transform="rotate({turn})" d="{LEAF}"/>' for turn in LEAVES])
    placed = f"translate({short(x)} {short(y)}) rotate({short(angle)}) scale({short(scale)})"
    return (
        f'<g transform="{placed}" fill="{colour}" stroke="{line}" stroke-width=".8">{leaves}'
        f'<circle r="2.600" fill="{heart}" stroke="none"/></g>'
    )


def petals(dice: Luck, count: int, colour: str, scale: float = 1) -> str:
    drawn = ""
    for _ in range(count):
        placed = f"translate({short(dice(200))} {short(dice(150))}) rotate({short(dice(360))})"
        drawn += f'<path transform="{placed} scale({short(dice(0.35, 0.8) * scale)})" d="{LEAF}"/>'
    return f'<g fill="{colour}">{drawn}</g>'
