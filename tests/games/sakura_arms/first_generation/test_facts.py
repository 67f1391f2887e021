"""The printed numbers of every card of the first generation, compared with lists of facts kept apart from the code."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.games.sakura_arms.rules.cards.base import CARRIED_OVER, SEEN, STAND_IN, UNCERTAIN, Card, Goddess, at
from mankai.games.sakura_arms.rules.cards.goddesses import first_generation
from mankai.games.sakura_arms.rules.cards.goddesses.yukihi import UmbrellaAttack
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.beta import GAME as BETA
from support.games.sakura_arms_scenes import type_line

FOLDER = Path(__file__).parent.parent / "facts"
EDITIONS: list[tuple[Edition, str]] = [(AEG, "aeg"), (BETA, "beta")]
FACTS: dict[str, dict[str, list[dict[str, Any]]]] = {
    name: json.loads((FOLDER / f"{name}.json").read_text()) for _, name in EDITIONS
}
CARDS = [
    pytest.param(edition, goddess, number, fact, id=f"{name}: {fact['name'] or fact['japanese']}")
    for edition, name in EDITIONS
    for goddess, facts in FACTS[name].items()
    for number, fact in enumerate(facts)
]
TYPES = {"action": {"Action"}, "attack": {"Attack"}, "enhance": {"Enhance", "Enhancement"}}


def megami(edition: Edition, name: str) -> Goddess:
    found = edition.goddess(name)
    assert found is not None
    return found


def number_of(value: int | str | None) -> int:
    return -1 if value == "-" else 0 if value is None else int(value)


def damage(fact: dict[str, Any]) -> tuple[int, int]:
    return number_of(fact["aura"]), number_of(fact["life"])


@pytest.mark.parametrize(("edition", "goddess", "number", "fact"), CARDS)
def test_printed_numbers_are_the_facts(edition: Edition, goddess: str, number: int, fact: dict[str, Any]) -> None:
    card = megami(edition, goddess).cards[number]
    assert card.name == fact["name"] or fact["name"] is None
    assert card.japanese == fact["japanese"]
    assert card.is_ultimate == (fact["base"] == "special")
    assert (card.reach, card.damage) == (at(*(fact["range"] or [])), damage(fact))
    assert card.charge == number_of(fact["charge"])
    assert card.flare == (-1 if fact["cost"] is None else fact["cost"])
    assert card.reaction == ("reaction" in fact["subtypes"])
    assert card.full_power == ("throughout" in fact["subtypes"])
    assert type_line(edition, card).split(",")[0] in TYPES[fact["type"]]
    if "open" in fact:
        assert isinstance(card, UmbrellaAttack)
        assert (card.other_reach, card.other_damage) == (at(*fact["open"]["range"]), damage(fact["open"]))


@pytest.mark.parametrize(("edition", "goddess", "number", "fact"), CARDS)
def test_a_card_says_how_sure_we_are_of_it(edition: Edition, goddess: str, number: int, fact: dict[str, Any]) -> None:
    card = megami(edition, goddess).cards[number]
    if edition is BETA:
        assert card.provenance == STAND_IN
    elif fact["confidence"] == "high":
        assert card.provenance == SEEN
    else:
        assert card.provenance in (CARRIED_OVER, UNCERTAIN)


def test_every_megami_has_seven_normal_and_four_special_cards() -> None:
    for edition, name in EDITIONS:
        assert [one.name for one in edition.goddesses] == list(FACTS[name])
        for one in edition.goddesses:
            assert [card.is_ultimate for card in one.cards] == [False] * 7 + [True] * 4
            assert len(FACTS[name][one.name]) == 11


def test_the_boxes_hold_as_many_cards_as_their_rulebooks_say() -> None:
    assert len([card for one in AEG.goddesses for card in one.cards]) == 49 + 28
    assert [card.name for one in AEG.goddesses for card in one.bonus] == ["Umbrella"]
    assert len(BETA.cards) == 42 + 24, "two sets"


def test_quick_builds_fit_together() -> None:
    for edition, _ in EDITIONS:
        for one in edition.goddesses:
            assert (kinds(one, one.blue), kinds(one, one.red)) == ((3, 1), (4, 2))


def kinds(one: Goddess, names: list[str]) -> tuple[int, int]:
    found = [card.is_ultimate for card in one.cards if card.name in names]
    return found.count(False), found.count(True)


def test_cards_without_text_have_only_numbers() -> None:
    plain = {"Slash", "Brandish", "Art of Drawing", "Shoot", "Cut Down"}
    assert {card.name for one in AEG.goddesses for card in one.cards if not card.text} == plain | {
        "Tsukikage Crush",
        "Red Bullet",
    }
    assert {card.name for one in BETA.goddesses for card in one.cards if not card.text} == (
        (plain - {"Cut Down"}) | {"Tsukikage Clush", "Red-bullet"}
    )


FOREIGN = {
    "AEG": (
        AEG,
        ["upcard", "downcard", "Effective", "Ultimate", "foe", "Full Power", "Enchantment", "Concentration", "face-down",
         "negate"],
    ),
    "Beta": (
        BETA,
        ["played pile", "discard pile", "Ongoing", "Ultimate", "foe", "Full Power", "Initialize", "Unguarded", "After Attack",
         "deck", "Resurgence", "negate", "end phase"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FOREIGN)
def test_texts_are_in_the_words_of_their_edition(name: str) -> None:
    edition, words = FOREIGN[name]
    for card in edition.cards:
        for word in words:
            assert word not in card.text, card.name


def test_the_editions_share_no_card() -> None:
    """A printed card is one object: a revision for one edition must not change the others."""
    level99 = mankai.game("sakura-arms/level99")
    assert isinstance(level99, Edition)
    every: list[Card] = [card for edition in (level99, AEG, BETA) for card in edition.cards[: len(edition.cards) // 2]]
    assert len({id(card) for card in every}) == len(every)


# The form of the files.

MEGAMI_FILES = sorted(Path(first_generation.__file__ or "").parent.glob("[a-z]*.py"))
EDITION_FILES = [
    *MEGAMI_FILES,
    *[path for path in sorted(MEGAMI_FILES[0].parents[3].glob("editions/[a-z]*.py")) if path.stem not in ("base", "epic_battle")],
    *sorted(MEGAMI_FILES[0].parents[1].glob("[a-z]*.py")),
]
FORBIDDEN = (ast.Try, ast.Global, ast.Nonlocal, ast.Yield, ast.Await, ast.While, ast.Lambda, ast.With)
BEHIND = {"duel", "table", "tokens", "zones", "matter", "resolving", "effects", "known", "agenda", "players"}


@pytest.mark.parametrize("path", MEGAMI_FILES, ids=lambda path: path.stem)
def test_cards_speak_only_the_vocabulary(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        assert not isinstance(node, FORBIDDEN), f"{path.name}: {ast.dump(node)[:60]}"
    for card in [node for node in tree.body if isinstance(node, ast.ClassDef) and ast.unparse(node.bases[0]) != "Goddess"]:
        assert len(ast.unparse(card).splitlines()) <= 24, f"{card.name} is long: a verb is missing"
        for node in ast.walk(card):
            if isinstance(node, ast.Attribute):
                assert node.attr not in BEHIND, f"{card.name} reaches behind the vocabulary: {node.attr}"
                assert isinstance(node.ctx, ast.Load), f"{card.name} keeps something: {node.attr}"


def code_lines(path: Path) -> list[str]:
    """The lines of a file without its imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    skipped = {number for node in imports for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for number, line in enumerate(lines, 1) if line.strip() and number not in skipped]


def test_no_six_lines_stand_in_two_files() -> None:
    seen: dict[tuple[str, ...], Path] = {}
    for path in EDITION_FILES:
        lines = code_lines(path)
        for begin in range(len(lines) - 5):
            run = tuple(lines[begin : begin + 6])
            assert seen.setdefault(run, path) == path, f"{path.name} repeats {seen[run].name}: {run[0]}"
