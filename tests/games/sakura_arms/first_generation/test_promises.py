"""Random duels of the first generation keep the promises of every game."""

from __future__ import annotations

import itertools

import pytest

from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.beta import GAME as BETA
from support.promises import GAMES, keep

BATCHES = 10
BOTH = pytest.mark.parametrize("edition", [AEG, BETA], ids=["aeg", "beta"])


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_duels_keep_their_promises(edition: Edition, batch: int) -> None:
    pairs = [list(pair) for pair in itertools.combinations([goddess.id for goddess in edition.goddesses], 2)]
    count = GAMES // 2 // BATCHES
    for seed in range(batch * count, (batch + 1) * count):
        mine, theirs = pairs[seed % len(pairs)], pairs[seed // len(pairs) % len(pairs)]
        setup = {"goddesses": [mine, theirs], "copies": 2, "decks": "choose" if seed % 3 else "quick"}
        assert keep(edition, setup, seed, closely=seed % 25 == 0) > 5


@pytest.mark.slow
@BOTH
def test_megami_and_decks_can_be_chosen_by_the_players(edition: Edition) -> None:
    for seed in range(20):
        assert keep(edition, {"goddesses": "choose", "decks": "choose", "copies": 1 + seed % 2}, seed, closely=True) > 20


@BOTH
def test_first_games_keep_them_too(edition: Edition) -> None:
    for seed in range(10):
        assert keep(edition, {"decks": "first game"}, seed, closely=True) > 5
