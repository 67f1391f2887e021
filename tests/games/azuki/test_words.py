"""The catalogues of Azuki: every key in every language with the same arguments, and a name for everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from mankai.games.azuki.rules.edition import GAME
from mankai.i18n import catalogues
from support.games.azuki_scenes import FOLDER, fight, scene, tapped_unit


def within(node: Any) -> Iterator[Any]:
    if isinstance(node, list):
        for one in node:
            yield from within(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from within(list(vars(node).values()))


def said(language: str) -> dict[str, set[str]]:
    """The arguments of each message in a language's own file; a role counts as the argument of its seat."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            names = [node.id.name for node in within(entry) if isinstance(node, ast.VariableReference)]
            found[entry.id.name] = {name.removesuffix("_is").replace("whose", "owner") for name in names}
    return found


@pytest.mark.parametrize("language", [language for language in catalogues.languages_in(FOLDER) if language != catalogues.ENGLISH])
def test_every_key_is_in_every_language_with_the_same_arguments(language: str) -> None:
    english, other = said(catalogues.ENGLISH), said(language)
    assert sorted(english) == sorted(other)
    assert [key for key in english if english[key] != other[key]] == []


@pytest.mark.parametrize("language", catalogues.languages_in(FOLDER))
def test_everything_has_a_name(language: str) -> None:
    speaker = catalogues.Speaker(catalogues.catalogue(FOLDER, GAME, language), GAME.names(), 2, 0)
    for kind, keys in GAME.names().items():
        for number, key in enumerate(keys):
            assert speaker.catalogue.has_or_falls_back(key if isinstance(key, str) else key[0]), key
            assert speaker.term_name((kind, number))


def test_lines_say_whose_card_it_is() -> None:
    start = scene(0, me={"garden": ["Ed", "Rei"]}, foe={"garden": [tapped_unit("Ed")]})
    told = [line.strip() for line in fight(start, "Ed", "foe's Ed").log(0)]
    assert {"Ed (yours) is destroyed", "Ed (the opponent's) is destroyed"} <= set(told), told
