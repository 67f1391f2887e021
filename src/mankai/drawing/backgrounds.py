"""The landscape of an illustration: hills, sea, reeds, mist, stars, falling petals. Illustrations are 200 by 150."""

from __future__ import annotations

from typing import Final

from mankai.drawing.svg import WASHI, SeededRandom, format_number, num

PETAL: Final = "M0 0C-5-3-6-10-2.300-14L0-11.500 2.300-14C6-10 5-3 0 0Z"  # one petal, with its root at the origin
PETAL_ANGLES: Final = (0, 72, 144, 216, 288)


def hills(dice: SeededRandom, y: float, colour: str, opacity: float = 1) -> str:
    x, d = -10.0, f"M-10 160V{num(y + dice(12))}"
    while x < 210:
        w, h = dice(28, 64), dice(8, 34)
        d += f"q{num(w * 0.3)} {num(-h * 0.2)} {num(w * 0.5)} {num(-h)}"
        d += f"q{num(w * 0.2)} {num(h * 0.8)} {num(w * 0.5)} {num(h)}"
        x += w
    return f'<path d="{d}V160Z" fill="{colour}" opacity="{format_number(opacity)}"/>'


def sea(dice: SeededRandom, y: float, colour: str, foam: str = WASHI) -> str:
    drawn = f'<path d="M0 {format_number(y)}H200V150H0Z" fill="{colour}"/>'
    j, h = 0.0, 7.0
    while y + j < 150:
        w, d = h * 2.6, ""
        x = -dice(w)
        while x < 205:
            d += f"M{num(x)} {num(y + j + h)}a{num(w / 2)} {num(h * 0.8)} 0 0 1 {num(w)} 0"
            x += w
        drawn += f'<path d="{d}" fill="none" stroke="{foam}" stroke-width="{num(0.7 + h * 0.06)}" opacity=".75"/>'
        j, h = j + h, h * 1.22
    return drawn


def mist(dice: SeededRandom, count: int, colour: str = WASHI, opacity: float = 0.85) -> str:
    drawn = ""
    for _ in range(count):
        y, x, w, h = dice(12, 132), dice(-40, 90), dice(70, 150), dice(5, 8)
        drawn += f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(h / 2)}"/>'
        drawn += f'<rect x="{num(x + dice(14, 50))}" y="{num(y + h - 0.3)}" width="{num(w * 0.6)}" height="{num(h)}"'
        drawn += f' rx="{num(h / 2)}"/>'
    return f'<g fill="{colour}" opacity="{format_number(opacity)}">{drawn}</g>'


def reeds(dice: SeededRandom, colour: str) -> str:
    d = ""
    for _ in range(16):
        x, h, b = dice(0, 200), dice(30, 75), dice(-22, 22)
        d += f"M{num(x)} 152q{num(b * 0.2)} {num(-h * 0.6)} {num(b)} {num(-h)}"
        d += f"q{num(-b * 0.5 + 2)} {num(h * 0.5)} {num(-b + 3)} {num(h)}Z"
    return f'<path d="{d}" fill="{colour}"/>'


def stars(dice: SeededRandom, count: int, colour: str) -> str:
    drawn = [f'<circle cx="{num(dice(200))}" cy="{num(dice(110))}" r="{num(dice(0.5, 1.3))}"/>' for _ in range(count)]
    return f'<g fill="{colour}">{"".join(drawn)}</g>'


def disc(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{colour}"/>'


def blossom(x: float, y: float, scale: float, angle: float, colour: str, heart: str = "#fff0c2", line: str = "none") -> str:
    leaves = "".join([f'<path transform="rotate({turn})" d="{PETAL}"/>' for turn in PETAL_ANGLES])
    placed = f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(scale)})"
    return (
        f'<g transform="{placed}" fill="{colour}" stroke="{line}" stroke-width=".8">{leaves}'
        f'<circle r="2.600" fill="{heart}" stroke="none"/></g>'
    )


def petals(dice: SeededRandom, count: int, colour: str, scale: float = 1) -> str:
    drawn = ""
    for _ in range(count):
        placed = f"translate({num(dice(200))} {num(dice(150))}) rotate({num(dice(360))})"
        drawn += f'<path transform="{placed} scale({num(dice(0.35, 0.8) * scale)})" d="{PETAL}"/>'
    return f'<g fill="{colour}">{drawn}</g>'
