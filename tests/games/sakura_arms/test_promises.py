"""Random duels between all pairs of goddesses keep the promises of every game."""

from __future__ import annotations

import itertools

import pytest

from support.games.sakura_arms_scenes import GAME
from support.promises import GAMES, keep

PAIRS = [list(pair) for pair in itertools.combinations([goddess.id for goddess in GAME.goddesses], 2)]
BATCHES = 20


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_duels_keep_their_promises(batch: int) -> None:
    for number in range(GAMES // BATCHES):
        seed = batch * (GAMES // BATCHES) + number
        mine, theirs = PAIRS[seed * 7 % len(PAIRS)], PAIRS[seed * 11 % len(PAIRS)]
        setup = {"goddesses": [mine, theirs], "decks": "choose" if seed % 3 else "quick"}
        assert keep(GAME, setup, seed, closely=seed % 25 == 0) > 5


def test_goddesses_and_decks_can_be_chosen_by_the_players() -> None:
    for seed in range(max(GAMES // 100, 4)):
        setup = {"goddesses": "choose", "decks": "choose", "copies": 1 + seed % 2}
        assert keep(GAME, setup, seed, closely=True) > 20
