"""Names and docstrings stay plain: a ratchet over the whole source (CONTRIBUTING.md says the rules)."""

from __future__ import annotations

import ast
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "mankai"
CARD_FOLDERS: Final = (
    "/goddesses/",
    "/elements/",
    "/cards/base.py",
    "/cards/characters.py",
    "/engine/player.py",
    "/engine/unit.py",
)
NO_GERUNDS: Final = {"authoring", "lightning", "mad_pairing"}  # nouns: the first is ours, the others are the rulebooks'
# Participles that are verbs or nouns as well.
VERBS: Final = {"run", "read", "put", "cut", "quit", "split", "set", "burst", "cost", "embed", "proceed", "feed", "seed", "speed"}
IRREGULAR: Final = re.findall(
    r"\w+",
    "told kept taken said given shown drawn found made written met spelt left held laid sent led hidden begun chosen known seen "
    "done gone heard built brought caught thought taught sought sold lost won paid dealt spoken broken woken thrown grown fallen "
    "driven risen frozen stolen beaten forgotten hung struck stood understood meant spent fed bound learnt lit retold undone",
)
CLAUSES: Final = {"What", "Who", "Whoever", "Whose", "Those", "Of", "Where", "Whatever"}
# Write "the caller", "the viewer", "the seat"; "everything that"; "need not".
DIALECT: Final = re.compile(
    r"\b(whoever|whomever|how many it were|what lies|nobody need|which is to be|a stranger|the doorkeeper)\b", re.I
)
DANGLING: Final = re.compile("# (of|that|and|or|which|then|up to) ")
Definition = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def sources() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if "server/web" not in path.as_posix()]


def is_of_cards(path: Path) -> bool:
    """Whether a file holds cards, or the words that cards speak: these follow the rulebook."""
    return any(part in path.as_posix() for part in CARD_FOLDERS)


def definitions(path: Path) -> Iterator[Definition]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def is_participle(name: str) -> bool:
    plain = name.strip("_")
    return "_" not in plain and plain not in VERBS and (plain in IRREGULAR or (plain.endswith("ed") and len(plain) > 3))


def place_of(path: Path, node: Definition) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}"


@pytest.mark.parametrize(
    ("name", "expected"), [("listed", True), ("told", True), ("run", False), ("list_decks", False), ("seed", False)]
)
def test_a_participle_is_told_from_a_verb(name: str, expected: bool) -> None:
    assert is_participle(name) is expected


def test_no_module_is_named_by_a_gerund() -> None:
    named = [path.relative_to(ROOT).as_posix() for path in sources() if path.stem.endswith("ing") and path.stem not in NO_GERUNDS]
    assert named == []


def test_no_function_is_named_by_a_bare_participle() -> None:
    named = [
        f"{place_of(path, node)}: {node.name}"
        for path in sources()
        if not is_of_cards(path)
        for node in definitions(path)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and is_participle(node.name)
    ]
    assert named == []


def test_no_docstring_begins_with_a_clause_for_a_subject() -> None:
    begun = [
        f"{place_of(path, node)}: {text.splitlines()[0][:60]}"
        for path in sources()
        for node in definitions(path)
        if (text := ast.get_docstring(node)) and re.split(r"\W", text, maxsplit=1)[0] in CLAUSES
    ]
    assert begun == []


def comments_and_docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield comments and strings that stand alone, with their lines."""
    before = tokenize.NEWLINE
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            is_alone = before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and is_alone):
                yield token.start[0], " ".join(token.string.split())
            if token.type not in (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING):
                before = token.type


def test_no_comment_or_docstring_is_in_the_old_dialect() -> None:
    tests = [path for path in sorted((ROOT / "tests").rglob("*.py")) if path.name != "test_names.py"]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text[:80]}"
        for path in sources() + tests
        if DIALECT.search(" ".join(path.read_text(encoding="utf-8").split()))  # most files need no closer look
        for line, text in comments_and_docstrings(path)
        if DIALECT.search(text)
    ]
    assert found == []


def test_no_comment_needs_the_code_before_it_for_a_sentence() -> None:
    """`number: int  # of the next event` is read twice; `# number of the next event` once."""
    found: list[str] = []
    for path in sources():
        if is_of_cards(path):
            continue
        with path.open("rb") as file:
            found += [
                f"{path.relative_to(ROOT)}:{token.start[0]}: {token.string[:80]}"
                for token in tokenize.tokenize(file.readline)
                if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip() and DANGLING.match(token.string)
            ]
    assert found == []


def test_each_public_class_name_is_there_once() -> None:
    """The rules of a game are a namespace of their own: each rulebook has players, cards and attacks."""
    names = [
        (path.relative_to(SOURCE).parts[1] if "rules" in path.parts else "", node.name)
        for path in sources()
        if not is_of_cards(path) or "rules" not in path.parts
        for node in definitions(path)
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert [name for name, count in Counter(names).items() if count > 1] == []
