"""Heuristics of the Azuki TCG: computer players see a win, guard their leader, waste nothing and keep good hands."""

from __future__ import annotations

from typing import Any

import pytest

from mankai import Position
from mankai.games.azuki.ai.evaluation import evaluate
from mankai.games.azuki.ai.heuristics import spendable_ikz
from mankai.games.azuki.rules.cards.base import ENTITY
from mankai.games.azuki.rules.constants import HAND, TURNS
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.edition import GAME
from mankai.kernel.rng import FastRng
from mankai.players import player
from support.games.azuki_scenes import SEATS, labels, play, scene, sides, tapped_unit
from support.random_games import random_decisions

BOTH = pytest.mark.parametrize("name", ["greedy", "search:160"])
RAIZAN: dict[str, Any] = {"leader": "STT01-001", "gate": "STT01-002"}
FOE: dict[str, Any] = {"hand": ["Rei"]}  # a player with something to decide, so that the turn does not pass


def decided(position: Position, name: str, seed: int = 0) -> str:
    return position.label(player(name, seed).decide(position))


def turn_played(position: Position, name: str) -> Position:
    """Let both seats be played by that player until the turn is over."""
    chooser, turn = player(name, 3), position.now.tokens[TURNS]
    while not position.is_over and position.now.tokens[TURNS] == turn:
        position = position.play(chooser.decide(position))
    return position


def hand_of(*cards: str) -> list[int]:
    return list(scene(0, me={"hand": list(cards)}).now.zones[HAND])


# The value of a match.


def test_what_one_has_the_other_lacks_in_every_position_of_random_games() -> None:
    compared = 0
    for seed in range(6):
        for position in random_decisions(GAME.start(seed=seed), FastRng(seed)):
            game = GAME.match(position.now)
            assert evaluate(game, 0) == -evaluate(game, 1)
            compared += evaluate(game, 0) != 0
    assert compared > 300


@SEATS
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"health": 12}, {"health": 11}),
        ({"health": 3}, {"health": 2}),
        ({"garden": ["Ed"]}, {}),
        ({"garden": ["Wu Cha"]}, {"garden": ["Riven Flashborne"]}),
        ({"alley": ["Ed"]}, {}),
        ({"hand": ["Rei", "Piko"]}, {}),
        ({"ikz": 6}, {"ikz": 5}),
    ],
)
def test_more_is_better_for_who_has_it_and_worse_for_the_other(seat: int, better: dict[str, Any], worse: dict[str, Any]) -> None:
    for turn in ("me", "foe"):
        one = GAME.match(scene(seat, me={**RAIZAN, "hand": ["Rei"], **better}, foe=FOE, turn=turn).now)
        other = GAME.match(scene(seat, me={**RAIZAN, "hand": ["Rei"], **worse}, foe=FOE, turn=turn).now)
        assert evaluate(one, seat) > evaluate(other, seat) and evaluate(one, 1 - seat) < evaluate(other, 1 - seat)


@SEATS
def test_tapped_is_worse_than_untapped_for_attackers_and_defenders(seat: int) -> None:
    """In its owner's turn it can no longer attack; in the foe's turn it does not defend, and can be attacked."""
    for turn, name in [("me", "Piko"), ("foe", "Piko"), ("foe", "Black Jade Vault Master")]:
        foe = {"garden": ["Ed"], "hand": ["Rei"]}
        ready = GAME.match(scene(seat, me={**RAIZAN, "garden": [name], "hand": ["Rei"]}, foe=foe, turn=turn).now)
        spent = GAME.match(scene(seat, me={**RAIZAN, "garden": [tapped_unit(name)], "hand": ["Rei"]}, foe=foe, turn=turn).now)
        assert evaluate(ready, seat) > evaluate(spent, seat)


@SEATS
def test_an_attack_under_way_is_judged_by_what_it_will_bring(seat: int) -> None:
    start = scene(
        seat, me={"garden": ["Ed"]}, foe={"hand": ["Lightning Orb"], "garden": [tapped_unit("Rei"), tapped_unit("Wu Cha")]}
    )
    attacking = {name: play(start, "attack with Ed", f"foe's {name}") for name in ("Rei", "Wu Cha", "Raizan")}
    assert {position.question for position in attacking.values()} == {"respond"}
    worths = {name: evaluate(GAME.match(position.now), seat) for name, position in attacking.items()}
    assert worths["Raizan"] > worths["Wu Cha"] < worths["Rei"]


@SEATS
def test_it_does_not_matter_who_sits_where(seat: int) -> None:
    me = {"garden": ["Ed", "Spice"], "hand": ["Firestorm"], "health": 9}
    foe = {"garden": ["Piko"], "alley": ["Rei"]}
    assert evaluate(GAME.match(scene(seat, me=me, foe=foe).now), seat) == evaluate(GAME.match(scene(0, me=me, foe=foe).now), 0)


def test_a_response_held_is_worth_something_while_it_can_be_paid_for() -> None:
    def held(card: str, ikz: int) -> int:
        return evaluate(
            GAME.match(scene(0, me={**RAIZAN, "hand": [card], "ikz": ikz, "spent": 4 - ikz}, foe=FOE, turn="foe").now), 0
        )

    assert held("Lightning Orb", 1) > held("Lightning Orb", 0)
    assert held("Alley Guy", 1) == held("Alley Guy", 0), "which is no response"


# Decisions.


@SEATS
@BOTH
def test_it_takes_a_win_that_is_there(seat: int, name: str) -> None:
    me = {"garden": ["Ed", "Zero"], "hand": ["Fanatic Kindler"], "ikz": 3}
    start = scene(seat, me=me, foe={"health": 7, "garden": [{"card": "Ed", "is": ["tapped"]}]})
    end = turn_played(start, name)
    assert end.is_over and end.ranks[seat] == 0


@SEATS
@BOTH
def test_it_wins_with_weapons_from_its_hand(seat: int, name: str) -> None:
    """Neither of them is enough alone, and the IKZ has other uses."""
    me = {
        **RAIZAN,
        "garden": ["Black Jade Crewleader"],
        "hand": ["Lightning Shuriken", "Lightning Shuriken", "Alley Guy"],
        "ikz": 2,
    }
    end = turn_played(scene(seat, me=me, foe={"health": 5, "garden": ["Zero", "Zero#2"]}), name)
    assert end.is_over and end.ranks[seat] == 0


@SEATS
@BOTH
def test_a_defender_saves_the_leader(seat: int, name: str) -> None:
    foe = {**RAIZAN, "health": 3, "garden": ["Black Jade Vault Master"]}
    start = scene(seat, me={"garden": ["Zero", "Rei"]}, foe=foe)
    asked = play(start, "attack with Zero")
    assert asked.question == "defend" and decided(asked, name) == "your Black Jade Vault Master"


@SEATS
@BOTH
def test_a_defender_does_not_fall_for_a_scratch(seat: int, name: str) -> None:
    foe = {**RAIZAN, "garden": ["Raimaru the Stolen"], "hand": []}
    asked = play(scene(seat, me={"garden": ["Rei"], "hand": [], "ikz": 0, "spent": 10}, foe=foe), "attack with Rei")
    assert asked.question == "defend" and decided(asked, name) == "no Defender"


@SEATS
@BOTH
def test_no_attack_is_wasted_on_what_it_cannot_bring_down(seat: int, name: str) -> None:
    foe = {**RAIZAN, "garden": [tapped_unit("Wu Cha"), tapped_unit("Rei")]}
    start = scene(seat, me={"garden": ["Ed"], "hand": [], "ikz": 0, "spent": 10}, foe=foe)
    asked = play(start, "attack with Ed")
    assert asked.question == "attack" and decided(asked, name) != "foe's Wu Cha"


@SEATS
@BOTH
def test_what_can_be_destroyed_without_loss_is_destroyed(seat: int, name: str) -> None:
    foe = {**RAIZAN, "garden": [tapped_unit("Mastersmith Yamada")]}
    start = scene(seat, me={"garden": ["Ed"], "hand": [], "ikz": 0, "spent": 10}, foe=foe)
    assert decided(play(start, "attack with Ed"), name) == "foe's Mastersmith Yamada"


@SEATS
@BOTH
def test_no_card_is_thrown_away_for_nothing(seat: int, name: str) -> None:
    """A weapon would be gone at the end of the turn, and no unit is left to attack with it."""
    hand = ["Lightning Shuriken", "Lightning Shuriken", "Kira", "Raizan"]
    me = {**RAIZAN, "hand": hand, "garden": [tapped_unit("Ed")], "ikz": 2, "health": 15}
    foe = {"hand": ["Rei", "Rei", "Kira"], "garden": ["Ed"], "ikz": 2, "health": 15}
    after = play(scene(seat, me=me, foe=foe), "play Lightning Shuriken", "your Raizan", "attack with Raizan")
    while after.question != "main":
        after = after.play(after.options[-1])
    assert labels(after) == ["play Lightning Shuriken", "end the turn"]
    assert decided(after, name) == "end the turn"


@SEATS
@BOTH
def test_a_response_is_kept_for_an_attack_that_matters(seat: int, name: str) -> None:
    """One damage destroys the attacker that would take the last health."""
    foe = {**RAIZAN, "hand": ["Lightning Orb"], "ikz": 1, "health": 2}
    attacked = play(scene(seat, me={"garden": ["Black Jade Warlord", "Rei"]}, foe=foe), "attack with Black Jade Warlord")
    assert attacked.question == "respond"
    answered = play(attacked, "play Lightning Orb")
    assert decided(attacked, name) == "play Lightning Orb"
    assert decided(answered, name) == "foe's Black Jade Warlord"


@SEATS
@BOTH
def test_it_uses_its_gate_and_plays_what_it_can_pay_for(seat: int, name: str) -> None:
    me = {**RAIZAN, "alley": ["STT01-011"], "hand": ["Black Jade Crewleader"], "ikz": 3}
    side, _ = sides(turn_played(scene(seat, me=me), name), seat)
    assert "Raizan" in side.garden and "Black Jade Crewleader" in side.garden + side.alley


# Before the first turn.


def test_a_hand_that_spends_its_ikz_is_the_better_one() -> None:
    game = GAME.match(scene(0).now)
    cheap = hand_of("Ed", "Rei", "Wolf Cub", "Spice", "Pekiro", "Enzo", "Zero")
    dear = hand_of("Enzo", "Enzo", "Zero", "Zero", "Enrai Shakunetsu", "Firestorm", "Firestorm")
    assert spendable_ikz(game, cheap) > spendable_ikz(game, dear) == 0


@BOTH
def test_it_keeps_a_hand_with_a_curve_and_not_one_of_dear_cards(name: str) -> None:
    kept = {True: 0, False: 0}
    seen = {True: 0, False: 0}
    for seed in range(150):
        position = GAME.start(seed=seed)
        hand = [GAME.cards[card] for card in position.now.zones[HAND + position.seat]]
        early = [card.cost for card in hand if card.kind == ENTITY and card.cost <= 3]
        is_good = len(early) >= 5 and {1, 2, 3} <= set(early)
        if is_good or len(early) <= 1:
            seen[is_good] += 1
            kept[is_good] += decided(position, name, seed).startswith("keep")
    assert seen[True] > 5 and kept[True] >= 0.8 * seen[True]
    assert seen[False] > 2 and kept[False] <= 0.2 * seen[False]


@pytest.mark.parametrize("name", ["greedy", "search:4"])
def test_a_player_who_may_choose_a_deck_takes_a_ready_one(name: str) -> None:
    taken = set()
    for seed in range(8):
        position, chooser = GAME.start({"decks": ["choose", "choose"]}, seed=seed), player(name, seed)
        while position.question != "mulligan":
            option = chooser.decide(position)
            taken.add(position.label(option))
            position = position.play(option)
    assert len(taken) > 1 and all([any([ready.name in label for ready in READY_DECKS]) for label in taken])
