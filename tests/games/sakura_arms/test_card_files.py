"""Card files use only the vocabulary: deeds run several times, so they must not keep state, catch exceptions or use internals."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mankai.games.sakura_arms.rules.cards import goddesses

FOLDER = Path(goddesses.__file__ or "").parent
FILES = sorted(path for path in FOLDER.rglob("[a-z]*.py") if path.stem != "stand_ins")
ALLOWED = (
    "mankai.games.sakura_arms.rules.vocabulary",
    "mankai.games.sakura_arms.rules.constants",
    "mankai.games.sakura_arms.rules.cards.goddesses",
    "__future__",
)
FORBIDDEN = (ast.Try, ast.Global, ast.Nonlocal, ast.Yield, ast.YieldFrom, ast.Await, ast.Import, ast.While, ast.Lambda, ast.With)
BEHIND = {"duel", "table", "tokens", "zones", "matter", "resolving", "effects", "known", "agenda", "players"}


def classes(path: Path) -> list[ast.ClassDef]:
    found = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
    return [node for node in found if ast.unparse(node.bases[0]) != "Goddess"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_cards_speak_only_the_vocabulary(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        assert not isinstance(node, FORBIDDEN), f"{path.name}:{node.lineno}"
        if isinstance(node, ast.ImportFrom):
            assert str(node.module).startswith(ALLOWED), node.module
    for card in classes(path):
        for node in ast.walk(card):
            if isinstance(node, ast.Attribute):
                assert node.attr not in BEHIND, f"{card.name} reaches behind the vocabulary: {node.attr}"
                assert isinstance(node.ctx, ast.Load), f"{card.name} keeps something: {node.attr}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_card_is_a_short_class_with_its_text(path: Path) -> None:
    found = classes(path)
    assert len(found) >= (11 if path.parent == FOLDER else 5), "the first generation revises many cards instead"
    for card in found:
        lines = [line for line in ast.unparse(card).splitlines() if line.strip()]
        assert len(lines) <= 24, f"{card.name} has {len(lines)} lines: a verb is missing"
    middle = sorted(len(ast.unparse(card).splitlines()) for card in found)[len(found) // 2]
    assert middle <= 14


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_deeds_return_nothing_and_modifiers_change_nothing(path: Path) -> None:
    for card in classes(path):
        for method in [node for node in card.body if isinstance(node, ast.FunctionDef)]:
            assert method.returns is not None
            if ast.unparse(method.returns) != "None":
                for node in ast.walk(method):
                    assert not isinstance(node, ast.Expr), f"{card.name}.{method.name} does something besides answering"
