"""Setting up: goddesses, decks, first player and mulligan, ready-made or decided; and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import BadScene, BadSetup
from mankai.games.sakura_arms.rules.constants import DECK, HAND, OUTSIDE, READY, TURN, VIGOR
from support.games.sakura_arms_scenes import GAME, labels, state

YURINA_HIMIKA = [
    "Slash", "Brandish", "Hilt Strike", "Spirit", "Shoot", "Magnum", "Backstep", "Tsukikage Crush", "Ukifune Serene", "Red Bullet"
]  # fmt: skip


def test_without_a_set_up_a_sensible_duel_begins_at_once() -> None:
    position = GAME.start(seed=7)
    assert position.question == "mulligan"
    sides = state(position)
    pairs = sides["me"]["goddesses"] + sides["foe"]["goddesses"]
    assert len(set(pairs)) == 4
    for half in (sides["me"], sides["foe"]):
        assert (len(half["hand"]), len(half["deck"]), len(half["ready"])) == (3, 4, 3)
        assert (half["life"], half["aura"], half["flare"]) == (10, 3, 0)
    assert (sides["distance"], sides["shadow"]) == (10, 0)


def test_the_first_player_starts_without_vigor_and_the_second_with_one() -> None:
    for first in (0, 1):
        position = GAME.start({"first": first}, seed=1)
        assert position.seat == first, "the first player decides on the mulligan first"
        assert [position.now.tokens[VIGOR + seat] for seat in (first, 1 - first)] == [0, 1]


def test_the_first_player_is_chance_and_the_seed_decides_it() -> None:
    firsts = [GAME.start(seed=seed).seat for seed in range(40)]
    assert 8 < sum(firsts) < 32
    assert firsts == [GAME.start(seed=seed).seat for seed in range(40)]


def test_a_mulligan_puts_cards_under_the_deck_and_draws_as_many() -> None:
    start = GAME.start({"first": 0}, seed=3)
    held, deck = start.now.zones[HAND], start.now.zones[DECK]
    back = start.play(start.options[0]).play(start.options[1])
    assert back.now.zones[DECK] == (*deck, held[0], held[1])
    kept = back.play(back.options[-1])
    assert kept.now.zones[HAND] == (held[2], deck[0], deck[1])
    assert kept.now.zones[DECK] == (*deck[2:], held[0], held[1])
    assert kept.seat == 1 and kept.question == "mulligan"
    begun = kept.play(kept.options[-1])
    assert begun.now.tokens[TURN] == 0 and begun.question == "main"


def test_both_players_skip_the_start_phase_of_their_first_turn() -> None:
    position = GAME.start({"first": 0}, seed=3)
    position = position.play(position.options[-1])
    position = position.play(position.options[-1])
    assert (position.question, len(position.now.zones[HAND]), position.now.tokens[VIGOR]) == ("main", 3, 0)
    while position.seat == 0:
        position = position.play(position.options[0])
    assert (position.question, len(position.now.zones[HAND + 1]), position.now.tokens[VIGOR + 1]) == ("main", 3, 1)


def test_goddesses_are_picked_in_turn_and_not_twice_with_one_box() -> None:
    position = GAME.start({"goddesses": "choose", "decks": "quick"}, seed=1)
    seats: list[int] = []
    taken: set[str] = set()
    while position.question == "goddess":
        seats.append(position.seat)
        assert not taken & set(labels(position))
        taken.add(position.label(position.options[0]))
        position = position.play(position.options[0])
    assert seats == [0, 1, 1, 0] and position.question == "mulligan"


def test_with_two_boxes_both_may_have_the_same_goddess() -> None:
    position = GAME.start({"goddesses": "choose", "decks": "quick", "copies": 2}, seed=1)
    for _ in range(4):
        position = position.play(position.options[0])
    assert state(position)["me"]["goddesses"] == state(position)["foe"]["goddesses"] == ["yurina", "himika"]


def test_a_deck_is_built_in_secret_card_by_card() -> None:
    position = GAME.start({"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": "choose", "first": 0}, seed=1)
    chosen = []
    while position.question == "deck" and position.seat == 0:
        assert all(card < 0 for zone in (OUTSIDE, DECK, READY) for card in position.view(1)["zones"][zone])
        chosen.append(position.label(position.options[0])[5:])
        position = position.play(position.options[0])
    assert chosen[:7] == ["Slash", "Brandish", "Hilt Strike", "Art of Drawing", "Spirit", "Overawe", "Soulfire"]
    assert chosen[7:] == ["Tsukikage Crush", "Uranami Storm", "Ukifune Serene"]
    assert position.seat == 1 and len(position.now.zones[OUTSIDE]) == 12


def test_a_ready_made_deck_is_what_is_played() -> None:
    setup = {"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": [YURINA_HIMIKA, "quick"]}
    half = state(GAME.start(setup, seed=1))["me"]
    assert sorted(half["hand"] + half["deck"] + half["ready"]) == sorted(YURINA_HIMIKA)


BAD_SETUPS: list[tuple[dict[str, Any], str]] = [
    ({"goddess": 1}, "has no 'goddess'; it has: goddesses, decks, first, copies, draft"),
    ({"goddesses": [["yurina", "honoka"], ["oboro", "tokoyo"]]}, "no goddess 'honoka' in sakura-arms/level99; there are: yurina"),
    ({"goddesses": [["yurina", "yurina"], ["oboro", "tokoyo"]]}, "must be different, not Yurina twice"),
    ({"goddesses": [["yurina"], ["oboro", "tokoyo"]]}, "exactly two goddesses"),
    ({"goddesses": "all"}, "two for each player"),
    ({"first": 2}, '0, 1 or "random", not 2'),
    ({"copies": 3}, "1 or 2, not 3"),
    ({"decks": "best"}, 'a list of card names, "quick" or "choose"'),
    ({"decks": ["quick"]}, "one for each of the 2 players"),
    ({"goddesses": "choose", "decks": [YURINA_HIMIKA, "quick"]}, "needs ready-made goddesses"),
]
PAIRS = [["yurina", "himika"], ["oboro", "chikage"]]
BAD_DECKS: list[tuple[list[str], str]] = [
    (YURINA_HIMIKA[:9], "7 Normal cards and 3 Ultimates, not 7 and 2"),
    ([*YURINA_HIMIKA[:6], *YURINA_HIMIKA[7:], "Crimson Zero"], "7 Normal cards and 3 Ultimates, not 6 and 4"),
    ([*YURINA_HIMIKA[:6], "Slash", *YURINA_HIMIKA[7:]], "every card once, not Slash twice"),
    ([*YURINA_HIMIKA[:6], "Induce", *YURINA_HIMIKA[7:]], "Yurina and Himika have no card 'Induce'"),
]


@pytest.mark.parametrize(("setup", "message"), BAD_SETUPS, ids=[message for _, message in BAD_SETUPS])
def test_a_set_up_that_breaks_the_rules_is_refused(setup: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.start(setup, seed=1)
    assert message in str(refused.value)


@pytest.mark.parametrize(("deck", "message"), BAD_DECKS, ids=[message for _, message in BAD_DECKS])
def test_a_deck_that_breaks_the_rules_is_refused(deck: list[str], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.start({"goddesses": PAIRS, "decks": [deck, "quick"]}, seed=1)
    assert message in str(refused.value)


def test_a_bonus_card_cannot_be_put_in_a_deck() -> None:
    with pytest.raises(BadSetup, match="Numbing Agent is a Bonus card"):
        GAME.start({"goddesses": PAIRS, "decks": ["quick", ["Numbing Agent"]]}, seed=1)


BAD_SCENES: list[tuple[dict[str, Any], str]] = [
    ({"shadow": 20}, "there are 56 Sakura, there must be 36"),
    ({"me": {"life": 30}}, "there must be 36"),
    ({"me": {"aura": 6}}, "Aura holds at most 5"),
    ({"distance": 11}, "Distance holds at most 10"),
    ({"me": {"vigor": 3}}, "Vigor is at most 2"),
    ({"me": {"hand": ["Slash", "Slash"]}}, "Slash is in this scene more often than there are such cards"),
    ({"me": {"hand": ["Slash"], "deck": ["Slash"]}}, "Slash is in this scene more often"),
    ({"me": {"hand": ["Slash", "Shoot", "Induce"]}}, "a player has two goddesses"),
    ({"me": {"hand": ["Excalibur"]}}, "have no card 'Excalibur'"),
    ({"me": {"hands": []}}, "has no 'hands'"),
    ({"mine": {}}, "a scene has no 'mine'"),
    ({"me": 3}, "is a table of areas and piles"),
    ({"me": {"life": "ten"}}, "life is a number"),
    ({"phase": "dawn"}, "phase is one of start, main, end"),
    ({"me": {"goddesses": ["thallya", "yurina"], "machine": 3}}, "3 Artificial Sakura, there must be 5"),
    ({"me": {"life": -1}}, "fewer than 0"),
]


@pytest.mark.parametrize(("scene", "message"), BAD_SCENES, ids=[message for _, message in BAD_SCENES])
def test_a_scene_that_cannot_exist_is_refused(scene: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScene) as refused:
        GAME.scene(scene)
    assert message in str(refused.value)


def test_a_portrait_is_a_scene_of_the_same_table() -> None:
    position = GAME.start(seed=12)
    while position.question != "main":
        position = position.play(position.options[-1])
    portrait = state(position)
    again = GAME.scene(portrait)
    assert state(again) == portrait
