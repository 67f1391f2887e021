"""The motifs of an illustration, drawn from a few numbers in ink and flat colour, like a woodblock print."""

from __future__ import annotations

from typing import Final

from mankai.drawing.svg import INK, TURN, WASHI, SeededRandom, format_number, num, outline, polar

WING: Final = (
    "M-26-8C-14-14-6-8 0 0C6-9 14-16 27-12C18-8 12-2 8 4C14 4 20 8 26 14C16 10 6 9 0 8"
    "C-6 9-9 12-12 18C-12 10-9 5-6 3C-12-3-18-6-26-8Z"
)
BODY: Final = "M-120 70C-90 10-50-52 6-56C40-58 60-40 58-20C50-34 34-38 22-28C4-12 14 30 60 44C80 50 110 52 130 50V80H-120Z"
FURROWS: Final = "M-96 62C-70 16-40-30 0-42M-72 66C-50 26-30-10-4-24M-46 68C-30 40-20 16-2 0"
FOAM: Final = (
    "M6-56c10-8 18-2 18 4 8-6 16 0 14 8 8-4 14 4 10 10 8 0 10 8 4 12 6 4 4 10-2 10-2-8-6-10-10-10-6-4-10-2-14-2-6-4-12-2-16 2"
    "-2-12-8-22-4-34Z"
)


def slash(x: float, y: float, angle: float, length: float, bow: float, width: float, colour: str) -> str:
    d = f"M{format_number(-length)} {num(bow * 0.35)}Q0 {num(-bow)} {format_number(length)} {num(-bow * 0.1)}"
    d += f"Q{num(length * 0.2)} {num(-bow + width)} {format_number(-length)} {num(bow * 0.35)}Z"
    return (
        f'<g transform="translate({num(x)} {num(y)}) rotate({num(angle)})"><path d="{d}" transform="translate(2 4)" '
        f'fill="{colour}"/><path d="{d}" fill="{WASHI}" {outline(1.2)}/></g>'
    )


def burst(dice: SeededRandom, x: float, y: float, radius: float, count: int, colours: list[str]) -> str:
    drawn = ""
    for j, colour in enumerate(colours):
        q, d = radius * (1, 0.68, 0.36)[j], ""
        for i in range(count * 2):
            a = (TURN * i) / count / 2 + j * 0.2
            w = q * 0.5 if i % 2 else q * dice(0.74, 1.15)
            d += ("L" if i else "M") + polar(x, y, w, a)
        drawn += f'<path d="{d}Z" fill="{colour}" {"" if j else outline(1.5)}/>'
    return drawn


def lily(dice: SeededRandom, x: float, y: float, radius: float, colour: str) -> str:
    d, e, g, heart = "", "", "", f"{num(x)} {num(y)}"
    for i in range(10):
        s = 1 if i % 2 else -1
        a, q = (TURN * i) / 10 + dice(-0.08, 0.08), radius * dice(0.85, 1.05)
        d += f"M{heart}Q{polar(x, y, q * 0.85, a - s * 0.2)} {polar(x, y, q, a + s * 0.42)}"
        d += f"Q{polar(x, y, q * 0.62, a + s * 0.06)} {heart}Z"
        e += f"M{heart}Q{polar(x, y, q * 1.1, a)} {polar(x, y, q * 1.32, a + s * 0.3)}"
        end = polar(x, y, q * 1.32, a + s * 0.3).replace(" ", '" cy="')
        g += f'<circle cx="{end}" r="{num(radius / 26)}"/>'
    return (
        f'<path d="{e}" fill="none" stroke="{colour}" stroke-width="1.200"/><g fill="{colour}">{g}</g>'
        f'<path d="{d}" fill="{colour}" {outline(0.9)}/>'
    )


def gear(x: float, y: float, radius: float, count: int, angle: float, colour: str, hole: str = WASHI) -> str:
    d, w, middle = "", TURN / count, f'cx="{num(x)}" cy="{num(y)}"'
    for i in range(count):
        b = angle + i * w
        around = [(radius * 0.83, b - w * 0.28), (radius, b - w * 0.17), (radius, b + w * 0.17), (radius * 0.83, b + w * 0.28)]
        d += ("L" if i else "M") + "L".join([polar(x, y, far, turned) for far, turned in around])
    spokes = "".join([f"M{num(x)} {num(y)}L{polar(x, y, radius * 0.64, angle + (i * TURN) / 5)}" for i in range(5)])
    return (
        f'<path d="{d}Z" fill="{colour}" {outline(1.4)}/><circle {middle} r="{num(radius * 0.62)}" fill="{hole}" {outline(1.1)}/>'
        f'<path d="{spokes}" stroke="{colour}" stroke-width="{num(radius * 0.16)}"/>'
        f'<circle {middle} r="{num(radius * 0.2)}" fill="{colour}" {outline(1.1)}/>'
        f'<circle {middle} r="{num(radius * 0.07)}" fill="{INK}"/>'
    )


def rings(x: float, y: float, radius: float, count: int, colour: str, width: float = 1.2, opacity: float = 0.8) -> str:
    drawn = [f'<circle cx="{num(x)}" cy="{num(y)}" r="{num((radius * i) / count)}"/>' for i in range(1, count + 1)]
    look = f'stroke-width="{format_number(width)}" opacity="{format_number(opacity)}"'
    return f'<g fill="none" stroke="{colour}" {look}>{"".join(drawn)}</g>'


def rays(x: float, y: float, radius: float, count: int, colour: str, opacity: float = 0.5) -> str:
    d, w = "", (TURN / count) * 0.25
    for i in range(count):
        a = (TURN * i) / count
        d += f"M{num(x)} {num(y)}L{polar(x, y, radius, a - w)}L{polar(x, y, radius, a + w)}Z"
    return f'<path d="{d}" fill="{colour}" opacity="{format_number(opacity)}"/>'


def bird(x: float, y: float, scale: float, colour: str) -> str:
    placed = f"translate({num(x)} {num(y)}) scale({num(scale)})"
    return f'<path transform="{placed}" d="{WING}" fill="{colour}" {outline(1 / scale)}/>'


def wave(x: float, y: float, scale: float, colour: str) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})" {outline(1.5)}><path d="{BODY}" fill="{colour}"/>'
        f'<path d="{FURROWS}" fill="none" stroke="{WASHI}" stroke-width="3"/><path d="{FOAM}" fill="{WASHI}"/></g>'
    )
