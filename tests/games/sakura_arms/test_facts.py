"""The printed numbers of every card, compared with a list of facts kept apart from the code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mankai.games.sakura_arms.rules.cards.base import SEEN, UNCERTAIN, Card, Goddess, at
from support.games.sakura_arms_scenes import GAME, type_line

FOLDER = Path(__file__).parent / "facts"
FACTS: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "level99.json").read_text())
FACTS |= {path.stem.capitalize(): json.loads(path.read_text()) for path in sorted((FOLDER / "second_box").glob("*.json"))}
CARDS = [(goddess, fact) for goddess, facts in FACTS.items() for fact in facts]


def find(goddess: str, name: str) -> list[Card]:
    one = GAME.goddess(goddess)
    assert one is not None
    return [card for card in [*one.cards, *one.bonus] if card.name == name]


def number(value: int | str | None) -> int:
    return -1 if value == "-" else 0 if value is None or value in ("X", "Y") else int(value)


@pytest.mark.parametrize(("goddess", "fact"), CARDS, ids=[fact["name"] for _, fact in CARDS])
def test_printed_numbers_are_the_facts(goddess: str, fact: dict[str, Any]) -> None:
    found = find(goddess, fact["name"])
    assert len(found) == fact["copies"]
    for card in found:
        assert card.japanese == fact["japanese"]
        assert card.is_ultimate == (fact["base"] == "ultimate")
        assert card.reach == at(*(fact["range"] or []))
        assert card.damage == (number(fact["aura"]), number(fact["life"]))
        other = fact.get("open", {"range": [], "aura": 0, "life": 0})  # of an Attack with two sides
        assert (card.other_reach, card.other_damage) == (at(*other["range"]), (number(other["aura"]), number(other["life"])))
        if "X" in (fact["aura"], fact["life"]):
            assert card.letters == f"{fact['aura']}/{fact['life']}"
        assert card.charge == number(fact["charge"])
        assert card.flare == (-1 if fact["flare"] is None else fact["flare"])
        assert card.reaction == ("reaction" in fact["subtypes"])
        assert card.full_power == ("full_power" in fact["subtypes"])
        assert type_line(GAME, card).split(",")[0].lower() == fact["type"]
        assert (card.provenance == UNCERTAIN) == (not fact["certain"])


def test_every_goddess_has_seven_normals_and_four_ultimates_and_no_other_cards() -> None:
    assert sorted([goddess.name for goddess in GAME.goddesses]) == sorted(FACTS)
    for goddess in GAME.goddesses:
        assert [card.is_ultimate for card in goddess.cards] == [False] * 7 + [True] * 4
        assert len(goddess.cards) + len(goddess.bonus) == sum(fact["copies"] for fact in FACTS[goddess.name])


def test_every_card_has_its_text_unless_it_has_only_numbers() -> None:
    plain = {card.name for goddess in GAME.goddesses for card in [*goddess.cards, *goddess.bonus] if not card.text}
    without = {fact["name"] for _, fact in CARDS if not fact.get("text", True)}
    assert plain == {"Slash", "Tsukikage Crush", "Shoot", "Red Bullet", "Kunai Throw"} | without


def test_quick_builds_fit_together() -> None:
    for goddess in GAME.goddesses:
        assert split(goddess, goddess.blue) == (3, 1)
        assert split(goddess, goddess.red) == (4, 2)


def split(goddess: Goddess, names: list[str]) -> tuple[int, int]:
    kinds = [card.is_ultimate for card in goddess.cards if card.name in names]
    return kinds.count(False), kinds.count(True)


def test_cards_seen_in_the_rulebook_say_so() -> None:
    seen = {card.name for goddess in GAME.goddesses for card in goddess.cards if card.provenance == SEEN}
    assert seen == {
        "Slash", "Brandish", "Hilt Strike", "Spirit", "Soulfire", "Tsukikage Crush", "Ukifune Serene", "Perpetual Wind", "Induce",
        "Alpha Edge",
    }  # fmt: skip
