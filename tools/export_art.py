"""Write the page's colours and drawings: `python tools/export_art.py`.

They come from the files `data/art.toml` of `mankai.drawing` and of the games.  `src/mankai/drawing/data/art.toml` tells how a
drawing is written; here it becomes a function of TypeScript.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

ROOT = Path(__file__).parent.parent
HEADING = "/** Colours and drawings: written by tools/export_art.py from mankai/%s/data/%s.toml. */"
COLOURS = ("main", "deep", "soft", "sky", "horizon", "disc", "second")  # of the thing that is drawn
MATHEMATICS = {"PI": "Math.PI", **{name: f"Math.{name}" for name in ("abs", "cos", "hypot", "max", "min", "sin")}}
TEXTS = (  # parameters of shapes that are texts; others are numbers
    *(
        "back",
        "cape",
        "clothes",
        "colour",
        "d",
        "deep",
        "drawn",
        "edge",
        "eye",
        "eyes",
        "first",
        "foam",
        "front",
        "gold",
        "guard",
        "head",
    ),
    *(
        "heart",
        "held",
        "hilt",
        "hole",
        "kind",
        "line",
        "main",
        "mouth",
        "other",
        "path",
        "pose",
        "sash",
        "second",
        "skin",
        "soft",
    ),
    *("arms", "cap", "wear"),
)
LISTS = {**dict.fromkeys(("colours", "land", "names", "robe"), "string[]"), "joints": "number[]", "build": "number[]"}
PARAMETERS = {"dice": "Dice", **LISTS, **dict.fromkeys(TEXTS, "string")}
OPERATORS = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.Mod: "%",
    ast.And: "&&",
    ast.Or: "||",
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
PEN = ("DEGREE", "TURN", "Dice", "Drawn", "HueRow", "diceOf", "ink", "pale", "point", "polar", "short")
WRITTEN = {  # names from files that are written by hand
    **dict.fromkeys(PEN, "pen"),
    **dict.fromkeys(("Light", "Ground"), "picture"),
    **dict.fromkeys(("Motif", "Note"), "./motif"),
    **dict.fromkeys(("CardNote", "Others"), "./note"),
    "Look": "./look",
}

BLOCKS = {"if": "if", "elif": "else if", "else": "else", "while": "while"}

Lines = list[Any]  # of lines, and of lists of lines to repeat


class Drawing:
    """A drawing in the data of a file.  `given`: what its function takes, if not dice and colours.

    `rows`: names for the values of lists among these.
    """

    def __init__(self, lines: Lines, *given: str, rows: Mapping[str, Sequence[str]] = MappingProxyType({})) -> None:
        self.lines = lines
        self.given = given or ("dice", "hues")
        self.rows = {row: names for row, names in rows.items() if row in self.given}

    def unpack(self) -> list[str]:
        """Return the statements that name the values of lists, as far as the drawing uses them."""
        used = set(re.findall(r"[a-z]+", json.dumps(self.lines)))
        found: list[str] = []
        for row, names in self.rows.items():
            wanted = [name if name in used else "" for name in names]
            while wanted and not wanted[-1]:
                wanted.pop()
            if wanted:
                found.append(f"  const [{', '.join(wanted)}] = {row};")
        return found


class PageFile:
    """A file of the page that is made from the file `source`.  `names`: the file of each constant and shape."""

    def __init__(self, package: str, name: str, names: Mapping[str, str], source: str = "art") -> None:
        self.package = package
        self.name = name
        self.source = source
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
        return "\n".join([HEADING % (self.package, self.source), "", *imports, "", *self.parts]) + "\n"

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
            known = {*value.given}.union(*value.rows.values())
            return f"({', '.join(value.given)}) => {self.block(value.lines, known, value.unpack())}"
        if isinstance(value, dict):
            return "\n".join(["{", *[f"{json.dumps(name)}: {self.data(one)}," for name, one in value.items()], "}"])
        if isinstance(value, list) and value and not isinstance(value[0], str | int | float):
            return "\n".join(["[", *[f"{self.data(one)}," for one in value], "]"])
        return json.dumps(value, ensure_ascii=False)

    def block(self, lines: Lines, known: set[str], first: Sequence[str] = ()) -> str:
        return "\n".join(["{", *first, '  let svg = "";', *self.statements(lines, known, "  "), "  return svg;\n}"])

    def statements(self, lines: Lines, known: set[str], indent: str) -> list[str]:
        """Return the statements for lines.  `known`: the names that have a value."""
        found: list[str] = []
        known = set(known)
        for line in lines:
            if isinstance(line, list):
                found += [*self.nested(line[0], line[1:], known, indent), f"{indent}}}"]
            elif added := re.fullmatch(r"(\w+) \+= (.*)", line):
                found.append(f"{indent}{added[1]} += {self.template(added[2], known)};")
            elif given := re.fullmatch(r"(\w+) = (.*)", line):
                found.append(f"{indent}{'' if given[1] in known else 'let '}{given[1]} = {self.expression(given[2], known)};")
                known.add(given[1])
            else:
                is_call = re.fullmatch(r"\w+(\[.*?\])?\(.*\)", line)
                found.append(f"{indent}svg += {self.expression(line, known) if is_call else self.template(line, known)};")
        return found

    def nested(self, head: str, body: Lines, known: set[str], indent: str) -> list[str]:
        word, _, condition = head.partition(" ")
        if word in BLOCKS:
            first = f"{BLOCKS[word]} ({self.expression(condition, known)})" if condition else BLOCKS[word]
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
            return f"({found})" if isinstance(one, ast.BinOp | ast.BoolOp | ast.Compare | ast.IfExp) else found

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
                function = name if name in {"dice", *known} else MATHEMATICS.get(name) or self.use(name)
                return f"{function}({', '.join([self.value(one, known) for one in given])})"
            case ast.Call(func=ast.Subscript() as function, args=given):
                return f"{self.value(function, known)}({', '.join([self.value(one, known) for one in given])})"
            case ast.JoinedStr(values=pieces):
                return "`" + "".join([self.piece(one, known) for one in pieces]) + "`"
            case ast.Compare(left=left, ops=[ast.In()], comparators=[right]):
                return f"{self.value(right, known)}.includes({self.value(left, known)})"
            case ast.BoolOp(op=operator, values=values):
                return f" {OPERATORS[type(operator)]} ".join([part(one) for one in values])
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{part(operand)}"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"-{part(operand)}"
            case ast.BinOp(left=left, op=operator, right=right) | ast.Compare(left=left, ops=[operator], comparators=[right]):
                return f"{part(left)} {OPERATORS[type(operator)]} {part(right)}"
            case ast.IfExp(test=test, body=body, orelse=other):
                return f"{part(test)} ? {part(body)} : {part(other)}"
        raise ValueError(f"no drawing has {ast.unparse(node)}")

    def piece(self, node: ast.expr, known: set[str]) -> str:
        """Return a piece of a text with values."""
        if isinstance(node, ast.FormattedValue):
            return f"${{{self.value(node.value, known)}}}"
        assert isinstance(node, ast.Constant)
        return str(node.value)


def art_of(package: str, source: str = "art") -> dict[str, Any]:
    return tomllib.loads((ROOT / "src" / "mankai" / package / "data" / f"{source}.toml").read_text(encoding="utf-8"))


def shape_names(art: Mapping[str, Any], file: str, table: str = "shapes") -> dict[str, str]:
    return {signature.partition("(")[0]: file for signature in art.get(table, ())}


COMMON, PEOPLE = art_of("drawing"), art_of("drawing", "people")
NAMES = {
    **dict.fromkeys(COMMON["constants"], "colours.gen"),
    **shape_names(COMMON, "shapes.gen"),
    **shape_names(COMMON, "things.gen", "things"),
    **dict.fromkeys(("POSES", "BUILDS", *shape_names(PEOPLE, "")), "people.gen"),
}


def drawings(table: Mapping[str, Lines]) -> dict[str, Drawing]:
    return {name: Drawing(lines) for name, lines in table.items()}


def app_files() -> list[PageFile]:
    colours, shapes, things, grounds, chance = [
        PageFile("drawing", f"{name}.gen", NAMES) for name in ("colours", "shapes", "things", "grounds", "chance")
    ]
    for name, value in COMMON["constants"].items():
        colours.constant(name, "string", value)
    colours.constant("PLAIN_ROW", "HueRow", COMMON["plain"])
    for signature, lines in COMMON["shapes"].items():
        shapes.shape(signature, lines)
    for signature, lines in COMMON["things"].items():
        things.shape(signature, lines)
    grounds.constant("SKIES", "Record<string, string[]>", COMMON["skies"])
    grounds.constant("GROUNDS", "Record<Ground, Drawn>", drawings(COMMON["grounds"]))
    chance.constant("PALETTES", "HueRow[]", COMMON["palettes_by_chance"])
    chance.constant("LIGHTS", "Light[]", COMMON["lights_by_chance"])
    chance.constant("GROUNDS", "Ground[]", COMMON["grounds_by_chance"])
    chance.constant("MOTIFS", "Drawn[]", [Drawing(lines) for lines in COMMON["motifs_by_chance"]])
    people = PageFile("drawing", "people.gen", NAMES, "people")
    for field in ("poses", "builds"):
        people.constant(field.upper(), "Record<string, number[]>", PEOPLE[field])
    for signature, lines in PEOPLE["shapes"].items():
        people.shape(signature, lines)
    return [colours, shapes, things, grounds, chance, people]


def arms_files() -> list[PageFile]:
    package = "games/sakura_arms"
    art = art_of(package)
    names = {**NAMES, **shape_names(art, "./weapons.gen")}
    goddesses, weapons, motifs = [PageFile(package, f"{name}.gen", names) for name in ("goddesses", "weapons", "motifs")]
    rows, drawn = art["goddesses"], {name: row for name, row in art["goddesses"].items() if "attack" in row}
    for field, kind in {"colours": "HueRow", "crest": "string"}.items():
        found = {name: row[field] for name, row in rows.items() if field in row}
        goddesses.constant(field.upper(), f"Record<string, {kind}>", found)
    for signature, lines in art["shapes"].items():
        weapons.shape(signature, lines)
    by_goddess: dict[str, Any] = {
        name: {
            **{field: row[field] for field in ("light", "ground")},
            "attack": Drawing(row["attack"], "dice", "hues", "strength"),
            **drawings({field: row[field] for field in ("still", "ring")}),
        }
        for name, row in drawn.items()
    }
    motifs.constant("MOTIFS", "Record<string, Motif>", by_goddess)
    figures = figures_file(package, names)
    return [goddesses, weapons, motifs, figures, cards_file(package, figures.names)]


def cards_file(package: str, names: Mapping[str, str]) -> PageFile:
    art = art_of(package, "cards")
    cards = PageFile(package, "cards.gen", {**names, **shape_names(art, "./cards.gen")}, "cards")
    for signature, lines in art["shapes"].items():
        cards.shape(signature, lines)
    cards.constant("EXTRAS", "Record<string, Drawn>", drawings(art["extras"]))
    cards.constant("NOTES", "Record<string, Note>", art["cards"])
    return cards


def figures_file(package: str, names: Mapping[str, str]) -> PageFile:
    art = art_of(package, "figures")
    own = dict.fromkeys(art["constants"], "./figures.gen") | shape_names(art, "./figures.gen")
    figures = PageFile(package, "figures.gen", {**names, **own}, "figures")
    for name, value in art["constants"].items():
        figures.constant(name, "string", value)
    for signature, lines in art["shapes"].items():
        figures.shape(signature, lines)

    def stance(row: Mapping[str, Any]) -> dict[str, Any]:
        return {field: one if isinstance(one, str) else Drawing(one, "dice", "hues", "thin") for field, one in row.items()}

    looks = {
        name: {
            **{field: value for field, value in row.items() if not isinstance(value, dict | list)},
            "head": Drawing(row["head"], "dice", "hues", "thin", "eyes"),
            **{pose: stance(row[pose]) for pose in ("ready", "strike", "fallen")},
        }
        for name, row in art["figures"].items()
    }
    figures.constant("LOOKS", "Record<string, Look>", looks)
    return figures


# By game: the tables of drawings, their files, and what their functions take; and the names of the values of these lists.
AZUKI_TABLES = {
    "heads": ("heads", ["robe"]),
    "props": ("props", ["robe"]),
    "beasts": ("beasts", ["robe", "skin"]),
    "caps": ("beings", ["robe", "skin"]),
    "scenes": ("scenes", ["dice", "land"]),
    "around": ("around", ["dice", "robe", "land"]),
    "spells": ("spells", ["dice", "robe", "land"]),
}


def azuki_files() -> list[PageFile]:
    package = "games/azuki"
    art, cards = art_of(package), art_of(package, "cards")
    sources = {name: art_of(package, name) for name in dict.fromkeys([source for source, _ in AZUKI_TABLES.values()])}
    names = {**NAMES, **dict.fromkeys(art["constants"], "./inks.gen"), "MASKS": "./heads.gen"}
    names |= dict.fromkeys(("SIZES", "BEAN_ARMS", "BEAN_HANDS"), "./beings.gen")
    for name, source in sources.items():
        names |= shape_names(source, f"./{name}.gen")
    names |= {table.upper(): f"./{source}.gen" for table, (source, _) in AZUKI_TABLES.items()}
    elements, lands, inks, notes = [PageFile(package, f"{name}.gen", names) for name in ("elements", "lands", "inks", "notes")]
    notes.source = "cards"
    files = {name: PageFile(package, f"{name}.gen", names, name) for name in sources}
    for field, kind in {"colours": "HueRow[]", "crest": "string[]"}.items():
        elements.constant(field.upper(), kind, [row[field] for row in art["elements"]])
    for field, kind in {"skies": "string[][][]", "robes": "string[][][]", "land": "string[][]"}.items():
        lands.constant(field.upper(), kind, [row[field] for row in art["elements"]])
    for name, value in art["constants"].items():
        inks.constant(name, "string", value)
    for file, field in (("heads", "masks"), ("beasts", "high"), ("beasts", "long")):
        files[file].constant(field.upper(), "string[]", sources[file][field])
    for field, kind in {"sizes": "number", "bean_arms": "string[]", "bean_hands": "number[]"}.items():
        files["beings"].constant(field.upper(), f"Record<string, {kind}>", sources["beings"][field])
    for name, source in sources.items():
        for signature, lines in source.get("shapes", {}).items():
            files[name].shape(signature, lines)
    for table, (name, given) in AZUKI_TABLES.items():
        drawn = {key: Drawing(lines, *given, rows=art["rows"]) for key, lines in sources[name][table].items()}
        parameters = ", ".join([f"{one}: {PARAMETERS[one]}" for one in given])
        files[name].constant(table.upper(), f"Record<string, ({parameters}) => string>", drawn)
    notes.constant("NOTES", "Record<string, CardNote>", cards["cards"])
    notes.constant("KINDS", "Record<string, CardNote>", cards["kinds"])
    notes.constant("OTHERS", "Others", cards["others"])
    return [elements, lands, inks, notes, *files.values()]


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
