"""Write the module list of docs/architecture.md from the docstrings of packages: `python tools/write_module_list.py`.

The docstring of each package in src/mankai has a line for each file and folder in it: "- `file.py`: its content."
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "mankai"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- module list: written by tools/write_module_list.py -->\n\n", "<!-- end of the module list -->"
LINE = re.compile(r"^[-*] (`[^:]+`): (.+)$", re.MULTILINE)


def docstring(folder: Path) -> str:
    return ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""


def entries(folder: Path) -> list[tuple[list[str], str]]:
    """The lines of a package's docstring: names of files (`a.py`) or folders (`a/`), and their content."""
    found = []
    for quoted, content in LINE.findall(docstring(folder)):
        names = [name.strip("`/") for name in quoted.split(", ")]
        complete = [name + "/" if (folder / name).is_dir() else name.removesuffix(".py") + ".py" for name in names]
        found.append((complete, content.rstrip(".")))
    return found


def problems() -> list[str]:
    """The files and folders without a line in the docstring of their package, and lines without a file or folder."""
    found = []
    for path in sorted(PACKAGE.rglob("__init__.py")):
        folder, where = path.parent, path.relative_to(ROOT).as_posix()
        named = [name for names, _ in entries(folder) for name in names]
        there = {each.name for each in folder.glob("*.py")} - {"__init__.py"}
        there |= {each.parent.name + "/" for each in folder.glob("*/__init__.py")}
        found += [f"{where}: add a line for {name}" for name in sorted(there - set(named))]
        found += [f"{where}: remove the line for {name}" for name in named if not (folder / name).exists()]
        found += [f"{where}: {name} has several lines" for name in sorted(set(named)) if named.count(name) > 1]
    return found


def row(names: list[str], content: str, prefix: str = "") -> str:
    return f"| {', '.join([f'`{prefix}{name}`' for name in names])} | {content} |"


def rows(folder: Path, prefix: str = "") -> Iterator[str]:
    """The rows of a table: the files of a folder, and its folders with all that is in them."""
    for names, content in entries(folder):
        yield row(names, content, prefix)
        for name in names:
            if (folder / name / "__init__.py").is_file():
                yield from rows(folder / name, prefix + name)


def table(lines: Iterable[str]) -> str:
    return "\n".join(["| module | content |", "|---|---|", *lines]) + "\n"


def module_list() -> str:
    """All modules of src/mankai, a table for each package."""
    parts = [table([row(names, content) for names, content in entries(PACKAGE) if names[0].endswith(".py")])]
    for names, content in entries(PACKAGE):
        if names[0].endswith("/"):
            text = content[0].upper() + content[1:]
            parts.append(f"### `{names[0][:-1]}`\n\n{text}.\n\n{table(rows(PACKAGE / names[0]))}")
    return "\n".join([*parts, ""])


def page() -> str:
    """The page with its module list up to date."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + module_list() + END + after


if __name__ == "__main__":
    print("\n".join(problems()))
    PAGE.write_text(page(), encoding="utf-8")
