"""A fingerprint of many random games: equal for compiled and interpreted code, on every machine."""

from __future__ import annotations

import hashlib
import sys
from typing import Any

from mankai.kernel.position import Position
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Chance
from mankai.kernel.step_loop import walk
from mankai.kernel.version import is_compiled
from mankai.packs.registry import game as game_named
from mankai.packs.registry import pack_for


def sample_setup(rules: Rules, seed: int) -> dict[str, Any]:
    """Return a set-up for random games that leaves out nothing."""
    pack = pack_for(rules)
    return pack.load_setup_form.sample_setup(rules, seed) if pack is not None else {}


def digest(rules: Rules, count: int) -> str:
    """Return the fingerprint of all positions of `count` random games, with the cards that the rules had at first."""
    pack = pack_for(rules)
    baseline = rules if pack is None else pack.load_setup_form.baseline_rules(rules)
    return fingerprint(baseline, [sample_setup(baseline, seed) for seed in range(count)])


def fingerprint(rules: Rules, setups: list[dict[str, Any]]) -> str:
    """Return the fingerprint of one random game of each set-up."""
    hasher = hashlib.sha256()
    for seed, setup in enumerate(setups):
        position = rules.start(setup, seed)
        rng = FastRng(seed)
        while position.seat >= 0:
            option = rng.pick(position.options)
            hasher.update(repr((position.seat, position.question, option, position.events)).encode())
            position = position.play(option)
        hasher.update(repr(position.now.key()).encode())
    return hasher.hexdigest()


def walk_table(position: Position, seed: int) -> tuple[Any, ...]:
    """Return the key of the final table when the game is walked on with random choices from `seed`."""
    table = position.base.clone()
    walk(position.rules, table, Chance(seed), position.answers)
    return table.key()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted", digest(game_named(sys.argv[1]), int(sys.argv[2])))
