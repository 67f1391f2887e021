"""No player uses more than its seat knows: with resampled hidden cards it decides the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import mankai
from mankai import Position, Rules
from mankai.kernel.rng import FastRng
from mankai.players import player
from support.random_games import random_decisions

PLAYERS = ["random", "greedy", "search:12"]
POSITIONS = 500


def positions(rules: Rules) -> Iterator[Position]:
    """Positions of random games, from the first decision to the last, also in the middle of effects."""
    seed = 0
    while True:
        dice = FastRng(seed + 70)
        for position in random_decisions(rules.start(seed=seed), dice):
            if dice.below(5) == 0 or position.answers:
                yield position
        seed += 1


@pytest.mark.parametrize("name", mankai.games())
def test_a_player_decides_the_same_when_what_it_cannot_see_is_dealt_anew(name: str) -> None:
    rules = mankai.game(name)
    compared, inside = 0, 0
    for seed, here in enumerate(positions(rules)):
        there = here.imagine(here.seat, seed)
        if there.now.key() == here.now.key():
            continue  # nothing was hidden, or it was dealt the same again
        assert there.seat == here.seat and there.options == here.options
        for who in PLAYERS:
            assert player(who, seed).decide(here) == player(who, seed).decide(there), f"{who} saw what it must not"
        compared += 1
        inside += len(here.answers) > 0
        if compared == POSITIONS:
            break
    assert inside > 0, "none of them was in the middle of an effect"


@pytest.mark.parametrize("name", ["sakura-arms/level99", "oka/4", "azuki"])
def test_a_player_that_cheats_is_found_out(name: str) -> None:
    for seed, here in enumerate(positions(mankai.game(name))):
        there = here.imagine(here.seat, seed)
        if player("cheating-search:60", seed).decide(here) != player("cheating-search:60", seed).decide(there):
            return
        assert seed < 300, "the test would not notice a player that looks at the table"
