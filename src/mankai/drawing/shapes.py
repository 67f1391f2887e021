"""Drawings as data, made into functions. The first lines of `data/art.toml` tell how to write them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import Any, Final

from mankai.drawing.svg import ART, TURN, SeededRandom, format_number, num, outline, point, polar, read_art

ADDITION: Final = re.compile(r"(\w+) \+= (.*)")
VALUE: Final = re.compile(r"\w+ = .*")
CALL: Final = re.compile(r"\w+(\[.*?\])?\(.*\)")
BLOCKS: Final = ("if ", "elif ", "else", "while ")
BRACES: Final = re.compile(r"\{(.*?)\}")
IN_COLOURS: Final = "drawing(dice, main, deep, soft, sky, horizon, disc, second)"


def define(signature: str, lines: list[Any], names: dict[str, Any], first: Sequence[str] = ()) -> Callable[..., str]:
    """Make a drawing into a function that returns its SVG; `names` are the values and drawings that it uses.

    `first` are statements to begin with.  The data files are part of the package, as much as its code.
    """
    namespace: dict[str, Callable[..., str]] = {}
    source = "\n".join(
        [f"def {signature}:", *[f" {line}" for line in first], " svg = ''", *statements(lines, " "), " return svg"]
    )
    tree = ast.fix_missing_locations(NumbersAsText().visit(ast.parse(source)))
    exec(compile(tree, signature, "exec"), names, namespace)
    return namespace.popitem()[1]


class NumbersAsText(ast.NodeTransformer):
    """A change of f-strings: their numbers are written as in SVG."""

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.FormattedValue:
        value = ast.Call(ast.Name("text", ast.Load()), [self.visit(node.value)], [])
        return ast.FormattedValue(value, node.conversion, node.format_spec)


def define_all(shapes: Mapping[str, list[Any]], names: dict[str, Any]) -> dict[str, Callable[..., str]]:
    """Make drawings into functions, by name; `names` then has them too, because they use each other."""
    functions = {signature.partition("(")[0]: define(signature, lines, names) for signature, lines in shapes.items()}
    names.update(functions)
    return functions


def define_table(
    drawings: Mapping[str, list[Any]], given: Sequence[str], rows: Mapping[str, Sequence[str]], names: dict[str, Any]
) -> dict[str, Callable[..., str]]:
    """Make drawings into functions that take `given`, by name.  `rows` names the values of those of them that are lists."""
    first = [f"{', '.join(rows[row])} = {row}" for row in given if row in rows]
    return {name: define(f"drawing({', '.join(given)})", lines, names, first) for name, lines in drawings.items()}


def statements(lines: list[Any], indent: str) -> list[str]:
    """Return the Python statements for lines."""
    statement_lines: list[str] = []
    for line in lines:
        if not isinstance(line, str):
            head = line[0]
            if not head.startswith(BLOCKS):
                name, _, count = head.partition(" in ")
                head = f"for {name} in range({count})"
            statement_lines.append(f"{indent}{head}:")
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


PEOPLE: Final = read_art("mankai.drawing", "people")
NAMES: Final[dict[str, Any]] = {
    **ART["constants"],
    "BUILDS": PEOPLE["builds"],
    "DEGREE": pi / 180,
    "PI": pi,
    "POSES": PEOPLE["poses"],
    "TURN": TURN,
    "cos": cos,
    "diceOf": SeededRandom,
    "hypot": hypot,
    "ink": outline,
    "pale": lambda colour: int(colour[1:3], 16) >= 0x80,  # foam would not show on it
    "point": point,
    "polar": polar,
    "short": num,
    "sin": sin,
    "text": lambda value: value if isinstance(value, str) else format_number(value),
}
SHAPES: Final = define_all(ART["shapes"], NAMES) | define_all(ART["things"], NAMES) | define_all(PEOPLE["shapes"], NAMES)
GROUNDS: Final = {name: define(IN_COLOURS, lines, NAMES) for name, lines in ART["grounds"].items()}
MOTIFS: Final = [define(IN_COLOURS, lines, NAMES) for lines in ART["motifs_by_chance"]]
