"""Write the page's types of messages, requests and answers: `python tools/export_wire_types.py`.

They come from the sources of the server's structs and typed dicts, which are read but not imported: a compiled module has no
annotations.
"""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "app" / "net" / "wire.gen.ts"
SOURCES = {  # by file: the classes that the page needs of it; empty: all
    "kernel/schemas.py": ["View"],
    "kernel/table.py": ["no class"],
    "packs/manifest.py": [],
    "server/errors.py": ["RefusalPayload"],
    "server/log/entries.py": ["ChatLine", "FollowUp"],
    "server/protocol/client_messages.py": [],
    "server/protocol/server_messages.py": [],
}
ALIASES = ("Event", "TextsByLanguage", "Notice", "ClientMessage", "Line", "ServerMessage")  # that have a name on the page as well
IMPORTED = {"Message": "../i18n/catalogue", "Legend": "./server"}  # written by hand
BASIC = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}
BASES = {"Struct", "TypedDict"}
WIDTH = 130
PRECISE = {  # fields whose lists have a fixed length, which Python's types do not say
    "View.on_cards": "[card: number, amount: number][]",
    "View.lasting": "[number, number, number, number[]][]",
}


class Source:
    """A file with types: its classes, its aliases, and its comments by line."""

    def __init__(self, name: str) -> None:
        text = (ROOT / "src" / "mankai" / name).read_text(encoding="utf-8")
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        self.comments = {one.start[0]: one.string.lstrip("# ") for one in tokens if one.type == tokenize.COMMENT}
        body = ast.parse(text).body
        self.classes = [node for node in body if isinstance(node, ast.ClassDef)]
        self.aliases = {
            node.targets[0].id: node.value
            for node in body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }


def wire_types() -> str:
    """Return the text of the page's file."""
    sources = {name: Source(name) for name in SOURCES}
    aliases = {alias: value for source in sources.values() for alias, value in source.aliases.items()}
    parts: list[str] = []
    for name, wanted in SOURCES.items():
        source = sources[name]
        parts += [interface(one, source, aliases) for one in source.classes if not wanted or one.name in wanted]
        parts += [named_type(alias, source, aliases) for alias in source.aliases if alias in ALIASES]
    imports = [f'import type {{ {name} }} from "{path}";' for name, path in IMPORTED.items()]
    heading = "/** The messages, requests and answers between page and server: written by tools/export_wire_types.py. */"
    return "\n\n".join([heading, "\n".join(imports), *parts]) + "\n"


def named_type(alias: str, source: Source, aliases: dict[str, ast.expr]) -> str:
    """Return an alias as a type, with the comment beside or above it."""
    value = source.aliases[alias]
    said = typescript(value, aliases)
    line = f"export type {alias} = {said};"
    if len(line) > WIDTH:
        line = f"export type {alias} =\n  | " + said.replace(" | ", "\n  | ") + ";"
    return "\n".join([*comment(source.comments.get(value.lineno) or source.comments.get(value.lineno - 1, "")), line])


def comment(text: str, indent: str = "") -> list[str]:
    """Return a text as a comment of one line; none if it is empty."""
    sentence = text.replace("\n", " ").strip()
    return [f"{indent}/** {sentence[0].upper()}{sentence[1:].removesuffix('.')}. */"] if sentence else []


def interface(node: ast.ClassDef, source: Source, aliases: dict[str, ast.expr]) -> str:
    """Return a class as an interface, with its docstring and the comments on its fields."""
    keywords = {one.arg: one.value for one in node.keywords}
    lines: list[str] = []
    if "tag" in keywords:
        lines.append(f"  {ast.literal_eval(keywords['tag_field'])}: {literal(keywords['tag'])};")
    for statement, after in zip(node.body, [*node.body[1:], ast.Pass()], strict=True):
        if isinstance(statement, ast.AnnAssign):
            note = after.value if isinstance(after, ast.Expr) else None
            said = ast.literal_eval(note) if note is not None else source.comments.get(statement.lineno, "")
            lines += [*comment(said, "  "), field(node.name, statement, aliases)]
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id not in BASES]
    extends = f" extends {', '.join(bases)}" if bases else ""
    heading = comment((ast.get_docstring(node) or "").partition("\n\n")[0])
    if bases and not lines:
        return "\n".join([*heading, f"export type {node.name} = {' & '.join(bases)};"])
    return "\n".join([*heading, f"export interface {node.name}{extends} {{", *lines, "}"])


def field(owner: str, statement: ast.AnnAssign, aliases: dict[str, ast.expr]) -> str:
    """Return the line of a field.  One with a default may be left out of a request."""
    assert isinstance(statement.target, ast.Name)
    name, annotation, default = statement.target.id, statement.annotation, statement.value
    is_optional = default is not None
    if isinstance(default, ast.Call):  # msgspec.field
        given = {one.arg: one.value for one in default.keywords}
        name, is_optional = str(ast.literal_eval(given["name"])) if "name" in given else name, "default" in given
    if isinstance(annotation, ast.Subscript) and is_named(annotation.value, "NotRequired"):
        annotation, is_optional = annotation.slice, True
    said = PRECISE.get(f"{owner}.{name}") or typescript(annotation, aliases)
    return f"  {name}{'?' if is_optional else ''}: {said};"


def typescript(node: ast.expr, aliases: dict[str, ast.expr]) -> str:
    """Return an annotation as TypeScript writes it."""
    if isinstance(node, ast.Constant) and node.value is None:
        return "null"
    if isinstance(node, ast.BinOp):
        return union(members(node), aliases)
    if isinstance(node, ast.Name):
        if node.id in BASIC:
            return BASIC[node.id]
        has_name = node.id not in aliases or node.id in ALIASES or node.id in IMPORTED
        return node.id if has_name else typescript(aliases[node.id], aliases)
    assert isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name), ast.dump(node)
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    match node.value.id:
        case "Annotated":
            return typescript(inner[0] if isinstance(inner[1], ast.Call) else inner[1], aliases)
        case "Literal":
            return " | ".join([literal(one) for one in inner])
        case "list":
            return array(typescript(inner[0], aliases))
        case "dict":
            return f"Record<string, {typescript(inner[1], aliases)}>"
        case "tuple" if isinstance(inner[-1], ast.Constant) and inner[-1].value is ...:
            return array(typescript(inner[0], aliases))
        case "tuple":
            return f"[{', '.join([typescript(one, aliases) for one in inner])}]"
    raise ValueError(f"no type of TypeScript is known for {ast.unparse(node)}")


def union(parts: list[ast.expr], aliases: dict[str, ast.expr]) -> str:
    """Return a union; of two tuples, one of which begins like the other, the tuple with an optional end."""
    said = [typescript(part, aliases) for part in parts]
    if len(said) == 2 and said[1].startswith(said[0].removesuffix("]") + ", "):
        return said[1].removesuffix("]") + "?]"
    return " | ".join(said)


def members(node: ast.expr) -> list[ast.expr]:
    return [*members(node.left), *members(node.right)] if isinstance(node, ast.BinOp) else [node]


def array(element: str) -> str:
    return f"({element})[]" if " | " in element and not element.startswith("[") else f"{element}[]"


def literal(node: ast.expr) -> str:
    return f'"{ast.literal_eval(node)}"'


def is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


if __name__ == "__main__":
    TARGET.write_text(wire_types(), encoding="utf-8")
    print(TARGET.relative_to(ROOT))
