"""Positions of random games of all games, for tests of observations."""

from __future__ import annotations

from collections.abc import Iterator

import mankai
from mankai.kernel.rng import FastRng
from mankai.kernel.version import is_compiled
from mankai.packs.registry import pack_for
from support.random_games import random_game

GAMES = mankai.games()
IS_QUICK = is_compiled()


def positions(name: str, count: int) -> Iterator[mankai.Position]:
    """Yield `count` positions of random games, from set-ups of every kind."""
    rules = mankai.game(name)
    pack = pack_for(rules)
    assert pack is not None
    left, seed = count, 0
    while left > 0:
        for position in random_game(rules.start(pack.load_setup_form.sample_setup(rules, seed), seed), FastRng(seed)):
            yield position
            left -= 1
            if left == 0:
                return
        seed += 1
