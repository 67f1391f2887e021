"""The caches of standing effects and copies equal a computation from scratch."""

from __future__ import annotations

from typing import Any

import pytest

import mankai
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.kernel.rng import FastRng

NAMES = [goddess.id for goddess in GAME.goddesses]
DUELS = 60


def noted(duel: Duel) -> list[Any]:
    duel.refresh_standing()
    count = int(duel.standing_count)
    return [duel.standing_bits, list(duel.standing_masks)[:count], duel.standing_entries[:count], duel.boosted_seats, duel.copies]


class Doubting(mankai.Chooser):
    """A random chooser that, in Main Phases, compares the table with a fresh runner."""

    def __init__(self, seed: int) -> None:
        self.dice = FastRng(seed)
        self.found: set[int] = set()

    def choose(self, game: mankai.Runner, seat: int, options: list[int]) -> int:
        if game.question == "main":
            assert isinstance(game, Duel)
            fresh = GAME.make_runner(game.table.clone())
            assert isinstance(fresh, Duel)
            assert noted(game) == noted(fresh)
            self.found.update(card for _, card, _ in fresh.standing_entries)
            self.found.update(fresh.copies)
        return self.dice.pick(options)


@pytest.mark.parametrize("more", [{}, {"epic": "pairing"}, {"decks": "choose"}])
def test_what_stands_is_noted_whenever_it_changes(more: dict[str, Any]) -> None:
    found: set[int] = set()
    for seed in range(DUELS):
        goddesses, dice = NAMES[:], FastRng(seed)
        for at in range(4):
            other = at + dice.below(len(goddesses) - at)
            goddesses[at], goddesses[other] = goddesses[other], goddesses[at]
        chooser = Doubting(seed)
        GAME.start({"goddesses": [goddesses[:2], goddesses[2:4]], **more}, seed).walk(chooser)
        found |= chooser.found
    assert len(found) > 12, "these duels have shown too little"
