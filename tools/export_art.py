"""Write the page's colours and drawings: `python tools/export_art.py`.

They come from the files `data/art.toml` of `mankai.drawing` and of the games.  `src/mankai/drawing/data/art.toml` tells how a
drawing is written; here it becomes a function of TypeScript.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
HEADING = "/** Colours and drawings: written by tools/export_art.py from mankai/%s/data/art.toml. */"
COLOURS = ("main", "deep", "soft", "sky", "horizon", "disc", "second")  # of the thing that is drawn
MATHEMATICS = {"PI": "Math.PI", "cos": "Math.cos", "sin": "Math.sin", "min": "Math.min", "max": "Math.max"}
TEXTS = ("colour", "edge", "foam", "gold", "heart", "hole", "line", "second")  # parameters of shapes; others are numbers
PARAMETERS = {"dice": "Dice", "colours": "string[]", **dict.fromkeys(TEXTS, "string")}
OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Mod: "%", ast.Lt: "<"}
PEN = ("DEGREE", "TURN", "Dice", "Drawn", "HueRow", "bare", "diceOf", "ink", "pale", "polar", "short")
WRITTEN = {  # names from files that are written by hand
    **dict.fromkeys(PEN, "pen"),
    **dict.fromkeys(("Light", "Ground"), "picture"),
    **dict.fromkeys(("Motif", "Note", "Look"), "./motif"),
}

Lines = list[Any]  # of lines, and of lists of lines to repeat


class Drawing:
    """A drawing in the data of a file.  `given`: what its function takes besides dice and colours."""

    def __init__(self, lines: Lines, *given: str) -> None:
        self.lines = lines
        self.given = given


class PageFile:
    """A file of the page that is made.  `names`: the file of each constant and shape."""

    def __init__(self, package: str, name: str, names: Mapping[str, str]) -> None:
        self.package = package
        self.name = name
        self.names = {**WRITTEN, **names}
        self.imports: dict[tuple[str, str], set[str]] = {}  # names by file, values and types apart
        self.parts: list[str] = []

    @property
    def path(self) -> Path:
        folder = "app" if self.package == "drawing" else self.package
        return ROOT / "web" / "src" / folder / "art" / f"{self.name}.ts"

    def text(self) -> str:
        imports = [
            f'{kind} {{ {", ".join(sorted(names))} }} from "{file}";' for (file, kind), names in sorted(self.imports.items())
        ]
        return "\n".join([HEADING % self.package, "", *imports, "", *self.parts]) + "\n"

    def use(self, name: str, kind: str = "import") -> str:
        """Return a name, imported unless this file has it."""
        file = self.names[name]
        if file.removeprefix("./") != self.name:
            art = "./" if self.package == "drawing" else "../../../app/art/"
            self.imports.setdefault((file if file.startswith(".") else art + file, kind), set()).add(name)
        return name

    def constant(self, name: str, kind: str, value: Any) -> None:
        for one in set(re.findall(r"\w+", kind)) & {*WRITTEN}:
            self.use(one, "import type")
        self.parts.append(f"export const {name}: {kind} = {self.data(value)};")

    def shape(self, signature: str, lines: Lines) -> None:
        header = ast.parse(f"def {signature}: pass").body[0]
        assert isinstance(header, ast.FunctionDef)
        names = [one.arg for one in header.args.args]
        if "dice" in names:
            self.use("Dice", "import type")
        parameters = [f"{name}: {PARAMETERS.get(name, 'number')}" for name in names]
        for at, default in enumerate(reversed(header.args.defaults)):
            parameters[-1 - at] += f" = {self.value(default, set())}"
        self.parts.append(f"export function {header.name}({', '.join(parameters)}): string {self.block(lines, set(names))}")

    def data(self, value: Any) -> str:
        if isinstance(value, Drawing):
            given = ("dice", "hues", *value.given)
            return f"({', '.join(given)}) => {self.block(value.lines, {*given})}"
        if isinstance(value, dict):
            return "\n".join(["{", *[f"{json.dumps(name)}: {self.data(one)}," for name, one in value.items()], "}"])
        if isinstance(value, list) and not isinstance(value[0], str):
            return "\n".join(["[", *[f"{self.data(one)}," for one in value], "]"])
        return json.dumps(value, ensure_ascii=False)

    def block(self, lines: Lines, known: set[str]) -> str:
        return "\n".join(['{\n  let svg = "";', *self.statements(lines, known, "  "), "  return svg;\n}"])

    def statements(self, lines: Lines, known: set[str], indent: str) -> list[str]:
        """Return the statements for lines.  `known`: the names that have a value."""
        found: list[str] = []
        known = set(known)
        for line in lines:
            if isinstance(line, list):
                found += [*self.loop(line[0], line[1:], known, indent), f"{indent}}}"]
            elif added := re.fullmatch(r"(\w+) \+= (.*)", line):
                found.append(f"{indent}{added[1]} += {self.template(added[2], known)};")
            elif given := re.fullmatch(r"(\w+) = (.*)", line):
                found.append(f"{indent}{'' if given[1] in known else 'let '}{given[1]} = {self.expression(given[2], known)};")
                known.add(given[1])
            else:
                is_call = re.fullmatch(r"\w+\(.*\)", line)
                found.append(f"{indent}svg += {self.expression(line, known) if is_call else self.template(line, known)};")
        return found

    def loop(self, head: str, body: Lines, known: set[str], indent: str) -> list[str]:
        if head.startswith("while "):
            first = f"while ({self.expression(head[6:], known)})"
        else:
            name, _, count = head.partition(" in ")
            first = f"for (let {name} = 0; {name} < {self.expression(count, known)}; {name}++)"
            known = {*known, name}
        return [f"{indent}{first} {{", *self.statements(body, known, f"{indent}  ")]

    def template(self, line: str, known: set[str]) -> str:
        """Return SVG with values in braces."""
        return "`" + re.sub(r"\{(.*?)\}", lambda found: f"${{{self.expression(found[1], known)}}}", line) + "`"

    def expression(self, written: str, known: set[str]) -> str:
        return self.value(ast.parse(written, mode="eval").body, known)

    def value(self, node: ast.expr, known: set[str]) -> str:
        def part(one: ast.expr) -> str:
            found = self.value(one, known)
            return f"({found})" if isinstance(one, ast.BinOp | ast.IfExp) else found

        match node:
            case ast.Constant(value=value):
                return json.dumps(value)
            case ast.Name(id=name) if name in COLOURS and name not in known:
                return f"hues.{name}"
            case ast.Name(id=name):
                return name if name in known else MATHEMATICS.get(name) or self.use(name)
            case ast.List(elts=elements):
                return f"[{', '.join([self.value(one, known) for one in elements])}]"
            case ast.Subscript(value=whole, slice=index):
                return f"{self.value(whole, known)}[{self.value(index, known)}]"
            case ast.Call(func=ast.Name(id="len"), args=[whole]):
                return f"{self.value(whole, known)}.length"
            case ast.Call(func=ast.Name(id=name), args=given):
                function = name if name == "dice" else MATHEMATICS.get(name) or self.use(name)
                return f"{function}({', '.join([self.value(one, known) for one in given])})"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"-{part(operand)}"
            case ast.BinOp(left=left, op=operator, right=right) | ast.Compare(left=left, ops=[operator], comparators=[right]):
                return f"{part(left)} {OPERATORS[type(operator)]} {part(right)}"
            case ast.IfExp(test=test, body=body, orelse=other):
                return f"{part(test)} ? {part(body)} : {part(other)}"
        raise ValueError(f"no drawing has {ast.unparse(node)}")


def art_of(package: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "src" / "mankai" / package / "data" / "art.toml").read_text(encoding="utf-8"))


def shape_names(art: Mapping[str, Any], file: str) -> dict[str, str]:
    return {signature.partition("(")[0]: file for signature in art["shapes"]}


COMMON = art_of("drawing")
NAMES = {**dict.fromkeys(COMMON["constants"], "colours.gen"), **shape_names(COMMON, "shapes.gen")}


def drawings(table: Mapping[str, Lines]) -> dict[str, Drawing]:
    return {name: Drawing(lines) for name, lines in table.items()}


def app_files() -> list[PageFile]:
    colours, shapes, grounds, chance = [
        PageFile("drawing", f"{name}.gen", NAMES) for name in ("colours", "shapes", "grounds", "chance")
    ]
    for name, value in COMMON["constants"].items():
        colours.constant(name, "string", value)
    colours.constant("PLAIN_ROW", "HueRow", COMMON["plain"])
    for signature, lines in COMMON["shapes"].items():
        shapes.shape(signature, lines)
    grounds.constant("GROUNDS", "Record<Ground, Drawn>", drawings(COMMON["grounds"]))
    chance.constant("PALETTES", "HueRow[]", COMMON["palettes_by_chance"])
    chance.constant("LIGHTS", "Light[]", COMMON["lights_by_chance"])
    chance.constant("GROUNDS", "Ground[]", COMMON["grounds_by_chance"])
    chance.constant("MOTIFS", "Drawn[]", [Drawing(lines) for lines in COMMON["motifs_by_chance"]])
    return [colours, shapes, grounds, chance]


def arms_files() -> list[PageFile]:
    package = "games/sakura_arms"
    art = art_of(package)
    names = {**NAMES, **shape_names(art, "./weapons.gen")}
    goddesses, weapons, motifs, looks = [
        PageFile(package, f"{name}.gen", names) for name in ("goddesses", "weapons", "motifs", "looks")
    ]
    rows, drawn = art["goddesses"], {name: row for name, row in art["goddesses"].items() if "attack" in row}
    for field, kind in {"colours": "HueRow", "crest": "string"}.items():
        found = {name: row[field] for name, row in rows.items() if field in row}
        goddesses.constant(field.upper(), f"Record<string, {kind}>", found)
    for signature, lines in art["shapes"].items():
        weapons.shape(signature, lines)
    by_goddess: dict[str, Any] = {
        name: {
            **{field: row[field] for field in ("light", "ground")},
            "attack": Drawing(row["attack"], "strength"),
            **drawings({field: row[field] for field in ("still", "ring")}),
        }
        for name, row in drawn.items()
    }
    motifs.constant("MOTIFS", "Record<string, Motif>", by_goddess)
    motifs.constant("EXTRAS", "Record<string, Drawn>", drawings(art["extras"]))
    motifs.constant("NOTES", "Record<string, Note>", art["cards"])
    standing: dict[str, Any] = {
        name: {
            "hair": [art["hair"].get(row[field], row[field]) for field in ("hair", "brow")],
            **drawings({field: row.get(field, []) for field in ("worn", "held", "cloth")}),
            "isMasked": row.get("is_masked", False),
        }
        for name, row in drawn.items()
    }
    looks.constant("LOOKS", "Record<string, Look>", standing)
    return [goddesses, weapons, motifs, looks]


def azuki_files() -> list[PageFile]:
    package = "games/azuki"
    art = art_of(package)
    elements, motifs = [PageFile(package, f"{name}.gen", NAMES) for name in ("elements", "motifs")]
    for field, kind in {"colours": "HueRow[]", "crest": "string[]"}.items():
        elements.constant(field.upper(), kind, [row[field] for row in art["elements"]])
    for field in ("ground", "spell"):
        motifs.constant(f"{field.upper()}S", "Drawn[]", [Drawing(row[field]) for row in art["elements"]])
    motifs.constant("KINDS", "Record<string, Drawn>", drawings(art["kinds"]))
    for name, paths in art["masks"].items():
        motifs.constant(name.upper(), "string[]", paths)
    return [elements, motifs]


def oka_files() -> list[PageFile]:
    package = "games/oka"
    art = art_of(package)
    suits = PageFile(package, "suits.gen", NAMES)
    suits.constant("SUITS", "{ colours: HueRow; light: Light; ground: Ground }[]", art["suits"])
    suits.constant("FAMILIES", "{ colours: HueRow; crest: string }[]", art["families"])
    return [suits]


def page_files() -> list[PageFile]:
    return [*app_files(), *arms_files(), *azuki_files(), *oka_files()]


if __name__ == "__main__":
    for one in page_files():
        one.path.write_text(one.text(), encoding="utf-8")
        print(one.path.relative_to(ROOT))
