"""A test language: every English catalogue with each word reversed, so that text from outside the catalogues shows.

`install` makes a copy of the package that has it; in it `is_reversed` says whether a text has any word of another language.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import mankai
from mankai.i18n import catalogues
from mankai.packs.registry import packs

LANGUAGE = "zz"
BRANDS = {"mankai"}  # texts with the same name in every language
WORD = re.compile(r"[A-Za-z]{2,}")


class WordReverser(Transformer):
    """Reverses the words of a pattern; inserted arguments stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.Placeable:
        return literal(reverse_words(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:
        if isinstance(node.expression, ast.StringLiteral):
            return literal(reverse_words(node.expression.parse()["value"]))
        self.generic_visit(node)
        return node


def reverse_words(text: str) -> str:
    """Reverse every word of a text; everything else stays in place, so that words stay apart."""
    return WORD.sub(lambda word: word[0][::-1], text)


def literal(text: str) -> ast.Placeable:
    """A text as a literal, so that no character at the beginning of a line has a meaning."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A")
    return ast.Placeable(ast.StringLiteral(escaped))


def reversed_catalogue(text: str) -> str:
    """A catalogue in the language that nobody speaks."""
    resource = FluentParser().parse(text)
    resource.body = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            entry.value = WordReverser().visit(entry.value)
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            for attribute in entry.attributes:
                attribute.value = WordReverser().visit(attribute.value)
    return FluentSerializer().serialize(resource)


def printed_catalogue(printed: dict[str, str]) -> str:
    """The printed texts of cards, reversed, as a catalogue."""
    resource = ast.Resource([])
    by_name: dict[str, dict[str, str]] = {}
    for key, text in printed.items():
        name, _, attribute = key.partition(".")
        by_name.setdefault(name, {})[attribute] = text
    for name, texts in by_name.items():
        attributes = [ast.Attribute(ast.Identifier(one), pattern(text)) for one, text in texts.items() if one]
        value = pattern(texts[""]) if "" in texts else None
        resource.body.append(ast.Message(ast.Identifier(name), value, attributes))
    return FluentSerializer().serialize(resource)


def pattern(text: str) -> ast.Pattern:
    return ast.Pattern([literal(reverse_words(text))])


def install(folder: Path) -> Path:
    """Put a copy of the package with the language into a folder, which then belongs on the path before all others."""
    source = Path(mankai.__file__).parent
    target = folder / "mankai"
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted(target.rglob(f"*{catalogues.ENGLISH}{catalogues.SUFFIX}")):
        said = reversed_catalogue(file.read_text(encoding="utf-8"))
        name = file.name.removesuffix(f"{catalogues.ENGLISH}{catalogues.SUFFIX}")
        (file.parent / f"{name}{LANGUAGE}{catalogues.SUFFIX}").write_text(said, encoding="utf-8")
    for pack in packs().values():
        if pack.words is None or source not in pack.words.parents:
            continue
        for game in pack.rules:
            edition = game.rpartition("/")[2]
            file = target / pack.words.relative_to(source) / f"{edition}.{LANGUAGE}{catalogues.SUFFIX}"
            before = file.read_text(encoding="utf-8") if file.exists() else ""
            printed = printed_catalogue(mankai.game(game).printed_words(catalogues.ENGLISH))
            file.write_text(f"{printed}\n{before}", encoding="utf-8")
    return folder


def vocabulary() -> set[str]:
    """Every word of the language, in lower case."""
    source = Path(mankai.__file__).parent
    texts = [file.read_text(encoding="utf-8") for file in source.rglob(f"*{catalogues.ENGLISH}{catalogues.SUFFIX}")]
    texts += [text for name in mankai.games() for text in mankai.game(name).printed_words(catalogues.ENGLISH).values()]
    return {word[::-1] for text in texts for word in words_in(text)}


def words_in(text: str) -> Iterable[str]:
    return [word.lower() for word in WORD.findall(text)]


def foreign_words(text: str, known: set[str], names: Iterable[str] = ()) -> set[str]:
    """The words in a text that are neither of the language nor names of people."""
    named = {word for name in names for word in words_in(name)}
    return {word for word in words_in(text) if word not in known | named | BRANDS}
