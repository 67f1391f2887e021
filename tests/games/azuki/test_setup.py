"""Decks given in a set-up, and decks chosen or built in secret at the table; open and closed lists."""

from __future__ import annotations

from typing import Any

import pytest

from mankai.games.azuki.rules.constants import DECK, HAND, LIST, TURN_LIMIT, TURNS
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.setup_form import SETUP_FORM
from mankai.kernel.errors import BadSetup
from mankai.kernel.rng import FastRng
from support.games.azuki_scenes import labels, play, sides
from support.random_games import random_end


def test_a_deck_is_built_in_secret_card_by_card() -> None:
    position = GAME.start({"decks": ["choose", "choose"]}, 1)
    assert position.seat == 0 and 'the list "Starter: Zero"' in labels(position)
    position = play(position, "build a deck with Kagoro")
    assert labels(position) == ["the Gate Rushfire Gate", "the Gate Ragefire Gate"]
    position = play(position, "the Gate Ragefire")
    for number in range(50):
        assert position.question == "build" and position.seat == 0, number
        position = position.play(position.options[number % len(position.options)])
    assert position.seat == 1 and position.question == "choose list"
    view = position.view(1)
    assert set(view["zones"][LIST]) == {-1} and len(view["zones"][LIST]) == 52, "only how many cards there are"
    assert not [event for event in position.events_for(1) if event[3] >= 0]
    ready = play(position, "Starter: Raizan")
    me, foe = sides(ready, 0)
    assert ready.question == "mulligan" and me.leader.card.name == "Kagoro of the Burnt Path" and foe.leader.card.name == "Raizan"
    assert len(me.hand) == 7 and len(me.deck) == 43


def test_no_card_comes_a_fifth_time() -> None:
    position = play(GAME.start({"decks": ["choose", "Starter: Zero"]}, 1), "build a deck with Kagoro", "the Gate Ragefire")
    first = labels(position)[0]
    for _ in range(4):
        position = play(position, first)
    assert first not in labels(position)


def test_what_others_imagine_of_a_list_that_is_not_shown_is_another_list() -> None:
    position = play(GAME.start({"decks": ["choose", "choose"]}, 1), "Zero, Rushfire Gate, list 4")
    worlds = {tuple(sorted(position.imagine(1, seed).now.zones[LIST])) for seed in range(20)}
    assert len(worlds) > 1 and position.seat == 1
    assert position.imagine(0, 3).now.zones[LIST] == position.now.zones[LIST], "one's own is known"


@pytest.mark.parametrize("lists", ["open", "closed"])
def test_open_lists_are_public_and_closed_ones_are_not(lists: str) -> None:
    position = play(GAME.start({"lists": lists}, 4), "keep", "keep")
    view = position.view(0)
    assert ("lists" in view["public"]) == (lists == "open")
    real = sorted([GAME.faces[card] for zone in (HAND + 1, DECK + 1) for card in position.now.zones[zone]])
    worlds: list[Any] = []
    for seed in range(12):
        zones = position.imagine(0, seed).now.zones
        worlds.append(sorted([GAME.faces[card] for zone in (HAND + 1, DECK + 1) for card in zones[zone]]))
    assert (worlds == [real] * 12) == (lists == "open")
    assert bool(GAME.hidden_in_setup({"lists": lists}, 0)) == (lists == "closed")


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"deck": []}, "has no 'deck'"),
        ({"decks": ["Starter: Zero"]}, "two decks"),
        ({"decks": ["Starter: Zero", "Nobody's"]}, "no ready list"),
        ({"lists": "half"}, "open or closed"),
        ({"first": 2}, "a seat"),
        ({"turn_limit": 1}, "turn_limit: a number from 2 to 1000, not '1'"),
        ({"turn_limit": True}, "turn_limit: a number"),
        ({"turn_limit": "40"}, "turn_limit: a number"),
        ({"decks": ["Starter: Zero", {"leader": "Zero"}]}, "leader, gate and cards"),
    ],
)
def test_set_ups_that_cannot_be_are_refused(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.start(setup, 1)
    assert reason in str(refused.value)


def test_a_match_of_few_turns_ends_by_itself() -> None:
    for limit in (2, 7):
        over = random_end(GAME.start({"turn_limit": limit}, 3), FastRng(3))
        assert over.now.tokens[TURNS] == limit
    for setup in ({}, {"turn_limit": None}):
        assert GAME.start(setup, 3).now.tokens[TURN_LIMIT] == 0, "off where nobody says anything"


def test_the_command_line_and_forms_offer_the_limit() -> None:
    wish = next(wish for wish in SETUP_FORM.fields(GAME) if wish.name == "turn_limit")
    assert wish.option == "--turn-limit" and wish.is_in_forms and wish.default is None
    assert SETUP_FORM.setup_from(GAME, {"turn_limit": SETUP_FORM.parse_typed(GAME, wish, "60")}, 1)["turn_limit"] == 60
    assert wish.problem(None, 2) == "" and wish.problem(1, 2) != ""
