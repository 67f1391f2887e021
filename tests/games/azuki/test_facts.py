"""The printed facts of the cards, compared with the facts file; and the numbers that follow from ids."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mankai.games.azuki.rules.cards.base import KINDS, Card
from mankai.games.azuki.rules.cards.card_index import IMPLEMENTED, PRINTED
from mankai.games.azuki.rules.constants import ELEMENTS, FACES, IDS
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.ready_decks import ALL_READY_DECKS
from mankai.games.azuki.rules.text.metadata import KEYWORDS
from mankai.learning.rulings import names_in
from mankai.server.http.rulings_api import rulings_of

READINGS = Path(__file__).parents[3] / "docs" / "readings.md"

FACTS: dict[str, dict[str, Any]] = {
    fact["id"]: fact for fact in json.loads((Path(__file__).parent / "facts" / "cards.json").read_text(encoding="utf-8"))
}
SPOKEN = ["Charge", "Infiltrate", "Defender", "Godmode", "Taunt"]  # keywords that are printed as such
COMPLETE = ["Neutral", "Fire", "Lightning", "Water", "Earth"]


def keywords(card: Card) -> list[str]:
    found = [name for name in SPOKEN if card.keywords & KEYWORDS[name.lower()]]
    return found + ([f"Carapace {card.carapace}"] if card.carapace else [])


@pytest.mark.parametrize("card", IMPLEMENTED, ids=[card.id for card in IMPLEMENTED])
def test_a_card_is_as_it_is_printed(card: Card) -> None:
    fact = FACTS[card.id]
    assert (card.name, KINDS[card.kind], ELEMENTS[card.element]) == (fact["name"], fact["type"], fact["element"])
    numbers = [fact[name] or 0 for name in ("ikz_cost", "gate_power", "attack", "health")]
    assert [card.cost, card.gate_power, card.attack, card.health] == numbers
    assert card.all_subtypes == fact["subtypes"] and card.rarity == fact["rarity"]
    assert sorted(keywords(card)) == sorted(fact["keywords"])
    assert bool(card.text) == (fact["text_fact"] != "No ability text.")
    assert bool(card.errata) == bool(fact.get("errata"))
    assert bool(card.provenance) == (fact["confidence"] != "high")


def test_every_id_has_its_face() -> None:
    printed = [id for id, fact in FACTS.items() if fact["type"] != "ikz"]
    assert sorted(IDS) == sorted(printed) and len(IDS) == FACES == 197
    assert [card.face for card in PRINTED] == list(range(FACES))
    assert GAME.faces[: 4 * FACES : 4] == list(range(FACES))


@pytest.mark.parametrize("element", COMPLETE)
def test_an_element_is_complete(element: str) -> None:
    wanted = {id for id, fact in FACTS.items() if fact["element"] == element and fact["type"] != "ikz"}
    assert wanted - {card.id for card in IMPLEMENTED} == set()


def test_the_lists_of_the_book_are_lists_of_fifty() -> None:
    assert len(ALL_READY_DECKS) == 43 and len({ready.name for ready in ALL_READY_DECKS}) == 43
    for ready in ALL_READY_DECKS:
        assert sum(ready.cards.values()) == 50 and max(ready.cards.values()) <= 4
        element = FACTS[ready.leader]["element"]
        assert FACTS[ready.gate]["element"] == element and FACTS[ready.gate]["type"] == "gate"
        assert {FACTS[id]["element"] for id in ready.cards} <= {element, "Neutral"}


def test_every_card_with_a_reading_is_named_where_readings_are_explained() -> None:
    part = READINGS.read_text(encoding="utf-8").partition("## Azuki TCG")[2]
    names = sorted({card.name for card in IMPLEMENTED}, key=len, reverse=True)
    assert {card.name for card in IMPLEMENTED if card.readings} - set(names_in(part, names)) == set()


def test_every_card_is_in_some_ruling_and_found_by_its_name() -> None:
    found = {name for ruling in rulings_of("azuki") for name in ruling["cards"] + ruling["played"]}
    assert {card.name for card in IMPLEMENTED} - found == set()
