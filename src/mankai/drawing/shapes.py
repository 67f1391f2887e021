"""Drawings as data, made into functions. The first lines of `data/art.toml` tell how to write them."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import cos, pi, sin
from typing import Any, Final

from mankai.drawing.svg import ART, TURN, format_number, num, outline, polar

ADDITION: Final = re.compile(r"(\w+) \+= (.*)")
VALUE: Final = re.compile(r"\w+ = .*")
CALL: Final = re.compile(r"\w+\(.*\)")
BRACES: Final = re.compile(r"\{(.*?)\}")
IN_COLOURS: Final = "drawing(dice, main, deep, soft, sky, horizon, disc, second)"


def define(signature: str, lines: list[Any]) -> Callable[..., str]:
    """Make a drawing into a function that returns its SVG. The data files are part of the package, as much as its code."""
    namespace: dict[str, Callable[..., str]] = {}
    exec("\n".join([f"def {signature}:", " svg = ''", *statements(lines, " "), " return svg"]), NAMES, namespace)
    return namespace.popitem()[1]


def statements(lines: list[Any], indent: str) -> list[str]:
    """Return the Python statements for lines."""
    statement_lines: list[str] = []
    for line in lines:
        if not isinstance(line, str):
            name, _, count = line[0].partition(" in ")
            statement_lines.append(f"{indent}for {name} in range({count}):" if count else f"{indent}{line[0]}:")
            statement_lines += statements(line[1:], f"{indent} ")
        elif VALUE.fullmatch(line):
            statement_lines.append(indent + line)
        elif CALL.fullmatch(line):
            statement_lines.append(f"{indent}svg += {line}")
        else:
            addition = ADDITION.fullmatch(line)
            name, text = addition.groups() if addition else ("svg", line)
            pieces = [f"text({piece})" if number % 2 else repr(piece) for number, piece in enumerate(BRACES.split(text))]
            statement_lines.append(f"{indent}{name} += {' + '.join(pieces)}")
    return statement_lines


NAMES: Final[dict[str, Any]] = {
    **ART["constants"],
    "PI": pi,
    "TURN": TURN,
    "cos": cos,
    "ink": outline,
    "pale": lambda colour: int(colour[1:3], 16) >= 0x80,  # foam would not show on it
    "polar": polar,
    "short": num,
    "sin": sin,
    "text": lambda value: value if isinstance(value, str) else format_number(value),
}
SHAPES: Final = {signature.partition("(")[0]: define(signature, lines) for signature, lines in ART["shapes"].items()}
NAMES.update(SHAPES)
GROUNDS: Final = {name: define(IN_COLOURS, lines) for name, lines in ART["grounds"].items()}
MOTIFS: Final = [define(IN_COLOURS, lines) for lines in ART["motifs_by_chance"]]
