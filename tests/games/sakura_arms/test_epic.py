"""Epic Battle: the rule in force, its announcement, and the promises of every game under every rule.

The rulings in `tests/rulings/sakura_arms/epic.toml` show what each rule changes.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import mankai
from mankai import BadScene, BadSetup, Position
from mankai.games.sakura_arms.rules.cards.base import NORMAL_BACK
from mankai.games.sakura_arms.rules.constants import DECK, FACE_DOWN, HAND, OUTSIDE
from mankai.games.sakura_arms.rules.editions.epic_battle import EPICS
from mankai.kernel.rng import FastRng
from mankai.players import player
from support.games.sakura_arms_scenes import GAME, ME, answer, figures, labels, me, scene, state, words_for
from support.promises import GAMES, keep
from support.random_games import random_decisions

IDS = [rule.id for rule in EPICS]
RULES = pytest.mark.parametrize("rule", IDS)
PAIRS = [list(pair) for pair in itertools.combinations([goddess.id for goddess in GAME.goddesses], 2)]
PLAYED = 500 if GAMES >= 10000 else max(40 * GAMES // 10000, 8)  # random games under each rule: in the full proof, or daily


def some_positions(rule: str, seed: int, every: int) -> list[Position]:
    """Some positions of a random game under a rule."""
    setup = {
        "epic": rule,
        "decks": "choose" if seed % 2 else "quick",
        "goddesses": [PAIRS[seed % len(PAIRS)], PAIRS[seed * 7 % len(PAIRS)]],
    }
    return list(random_decisions(GAME.start(setup, seed), FastRng(seed)))[::every]


# The rule in force.


def test_without_a_wish_a_duel_is_an_ordinary_one() -> None:
    position = GAME.start(seed=1)
    assert "epic" not in position.view(ME)["public"] and "epic" not in state(position)
    assert not [event for event in position.events if event[1] == "epic"]


@RULES
def test_the_rule_in_force_is_told_to_everybody_before_anything_else(rule: str) -> None:
    position = GAME.start({"epic": rule}, seed=1)
    (in_force,) = [one for one in GAME.legend()["epics"] if one["id"] == rule]
    for seat in (0, 1, None):
        name, text = words_for(GAME, in_force["key"]), words_for(GAME, f"{in_force['key']}.text")
        assert position.log(seat)[0] == f"Epic Battle: {name}. {text}"
        assert position.view(seat)["public"]["epic"] == rule


@RULES
def test_the_table_itself_says_which_rule_is_in_force(rule: str) -> None:
    position = GAME.start({"epic": rule}, seed=1)
    for same in (mankai.load(position.save()), mankai.replay(position.record), position.imagine(ME, 5)):
        assert same.view(ME)["public"]["epic"] == rule
    assert state(scene(epic=rule))["epic"] == rule


def test_chance_picks_each_of_them_and_the_seed_decides_which() -> None:
    picked = [state(GAME.start({"epic": "random"}, seed=seed))["epic"] for seed in range(60)]
    assert set(picked) == set(IDS)
    assert picked == [state(GAME.start({"epic": "random"}, seed=seed))["epic"] for seed in range(60)]


@RULES
def test_a_rule_goes_with_every_way_of_setting_up(rule: str) -> None:
    for setup in ({"draft": True}, {"goddesses": "choose", "decks": "choose", "copies": 2}, {"first": 1}):
        assert GAME.start({"epic": rule, **setup}, seed=2).view(None)["public"]["epic"] == rule


@pytest.mark.parametrize("wish", ["storm", "Wind", 3, True, None, ["wind"]])
def test_a_wrong_name_is_refused_with_the_right_ones(wish: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.start({"epic": wish})
    assert all(name in str(refused.value) for name in [*IDS, "random", repr(wish)])
    with pytest.raises(BadSetup, match="epic: one of"):
        scene(epic=wish)


@pytest.mark.parametrize("name", ["sakura-arms/aeg", "sakura-arms/beta"])
def test_other_editions_have_no_epic_battle(name: str) -> None:
    with pytest.raises(BadSetup, match=f"{name} has no 'epic'"):
        mankai.game(name).start({"epic": "wind"})
    with pytest.raises(BadScene, match="has no 'epic'"):
        mankai.game(name).scene({"epic": "wind"})


# Changes by the rules.


@pytest.mark.parametrize(
    ("rule", "life", "aura", "sakura"),
    [("prosperous", 12, 7, 48), ("pairing", 12, 3, 40), ("wind", 10, 3, 36), ("ninja", 10, 3, 36), ("debate", 10, 3, 36)],
)
def test_a_duel_begins_with_the_life_and_the_aura_of_its_rule(rule: str, life: int, aura: int, sakura: int) -> None:
    sides = state(GAME.start({"epic": rule}, seed=1))
    for half in (sides["me"], sides["foe"]):
        assert (half["life"], half["aura"]) == (life, aura)
    assert (sides["distance"], sides["shadow"]) == (10, 0)
    assert state(scene(epic=rule, distance=0))["shadow"] == 10, f"there are {sakura} Sakura in all"


def test_a_scene_may_have_no_more_sakura_than_its_rule() -> None:
    assert me(scene(epic="prosperous", me={"aura": 7}))["aura"] == 7
    with pytest.raises(BadScene, match="Aura holds at most 7"):
        scene(epic="prosperous", distance=5, me={"aura": 8})
    with pytest.raises(BadScene, match="Aura holds at most 5"):
        scene(epic="wind", distance=5, me={"aura": 6})


def test_every_card_is_what_it_is_but_for_what_its_rule_says() -> None:
    for rule in EPICS:
        cards = GAME.cards_by_epic[rule.number]
        for printed, card in zip(GAME.cards, cards, strict=True):
            assert (card.name, card.text, card.goddess, figures(GAME, card)) == (
                printed.name, printed.text, printed.goddess, figures(GAME, printed)
            )  # fmt: skip
            assert card.full_power is (printed.full_power and rule.id != "prosperous")
            gains = rule.id == "ninja" and printed.back == NORMAL_BACK and not printed.full_power
            assert card.trap is (printed.trap or gains)
            assert (card.standing_bits, card.reaction, card.limited) == (printed.standing_bits, printed.reaction, printed.limited)


def test_a_rule_changes_nothing_in_the_next_duel() -> None:
    GAME.start({"epic": "ninja"}, seed=1)
    start = scene(phase="start", distance=3, me={"face_down": ["Slash", "Spirit"]})
    assert answer(start, "reshuffle, 1 Life damage").question == "main", "no Trap is offered"


def test_an_arrow_that_points_both_ways_moves_twice_as_many() -> None:
    start = scene(epic="wind", distance=3, me={"used": ["Thallya's Masterpiece"], "hand": ["Turbo Switch", "Stunt"], "vigor": 1})
    ridden = answer(start, "play Turbo Switch", "ride back", "Distance to Shadow")
    assert state(ridden)["distance"] == 1


# Promises, secrets and bots.


@pytest.mark.slow
@RULES
def test_random_duels_keep_their_promises(rule: str) -> None:
    for seed in range(PLAYED):
        pairs = [PAIRS[seed * 5 % len(PAIRS)], PAIRS[(seed * 7 + IDS.index(rule)) % len(PAIRS)]]
        setup = {"epic": rule, "goddesses": pairs, "decks": "choose" if seed % 3 else "quick"}
        assert keep(GAME, setup, seed, closely=seed % 8 == 0) > 5


@RULES
def test_what_is_imagined_looks_the_same_to_the_one_who_imagines(rule: str) -> None:
    compared, different = 0, 0
    for seed in range(12):
        for position in some_positions(rule, seed, 3):
            imagined = position.imagine(position.seat, seed + 17)
            assert imagined.view(position.seat) == position.view(position.seat)
            assert GAME.faults(imagined.now) == []
            compared += 1
            different += imagined.now.zones != position.now.zones
    assert compared > 100 and different > compared // 2


@RULES
def test_a_hidden_card_leaves_no_trace(rule: str) -> None:
    compared = 0
    for seed in range(12):
        dice = FastRng(seed + 5000)
        for position in some_positions(rule, seed, 4):
            seat, table = dice.below(2), position.base.clone()
            zones = [zone + 1 - seat for zone in (HAND, DECK, FACE_DOWN, OUTSIDE)]
            hidden = [card for zone in zones for card in table.zones[zone] if not table.known.get(card, 0) >> seat & 1]
            normals = [card for card in hidden if GAME.cards[card].back == NORMAL_BACK]
            if position.answers or len(normals) < 2:
                continue
            one, other = dice.shuffle_copy(normals)[:2]
            change = {one: other, other: one}
            table.zones = [tuple([change.get(card, card) for card in cards]) for cards in table.zones]
            table.known = {change.get(card, card): mask for card, mask in table.known.items()}
            there = Position(GAME, table, (), position.origin, position.trail)
            if there.seat == position.seat == seat:
                assert there.view(seat) == position.view(seat)
                assert there.imagine(seat, seed).now.key() == position.imagine(seat, seed).now.key()
                compared += 1
    assert compared > 40


@RULES
@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_a_bot_decides_alike_where_it_cannot_see_a_difference(rule: str, name: str) -> None:
    for seed in range(2):
        for position in some_positions(rule, seed, 11):
            there = position.imagine(position.seat, seed)
            assert player(name, seed).decide(position) == player(name, seed).decide(there)


@RULES
def test_bots_play_a_duel_to_its_end(rule: str) -> None:
    position = GAME.start({"epic": rule, "decks": "choose", "goddesses": "choose"}, seed=3)
    bots = [player("greedy", 1), player("search:4", 2)]
    while position.seat >= 0:
        position = position.play(bots[position.seat].decide(position))
    assert sum(position.scores) == 1


def test_the_reason_a_card_cannot_be_played_knows_the_rule() -> None:
    start = scene(epic="prosperous", acted=1, distance=4, me={"hand": ["Art of Drawing"], "vigor": 1})
    assert "play Art of Drawing" in labels(start)
