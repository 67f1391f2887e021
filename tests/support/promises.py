"""The promises that every game keeps at every decision, one set for all games."""

from __future__ import annotations

import os
from typing import Any

import mankai
from mankai import Position, Rules
from mankai.kernel.rng import FastRng
from mankai.kernel.step_loop import walk
from mankai.kernel.version import is_compiled
from support.random_games import random_game

# The number of random games of the first edition; the others take their share of it. The full proof is for the compiled engine;
# MANKAI_GAMES=10000 plays far more.
GAMES = int(os.environ.get("MANKAI_GAMES", "1500" if is_compiled() else "300"))


def keep(rules: Rules, setup: dict[str, Any], seed: int, closely: bool) -> int:
    """Play one random game and check every promise; `closely` also saves and loads at every decision.

    Returns the number of decisions.
    """
    start = rules.start(setup, seed)
    dice, told, last, before = FastRng(seed), 0, start, hash(start)
    look = dice.below(60)  # where a game that is not checked closely is saved once
    for decisions, position in enumerate(random_game(start, dice)):
        assert hash(last) == before, "a position never changes"
        faults = rules.faults(position.now)
        assert not faults, f"{rules.name} seed {seed} decision {decisions}: {faults}"
        clocks = [event[0] for event in position.events]
        assert clocks == list(range(told + 1, told + 1 + len(clocks))), "every event is told once, in order"
        told = position.now.clock
        if closely or decisions == look:
            check_save(position)
        if position.is_over:
            break
        assert len(position.options) > 1, "nobody is asked about nothing"
        assert len(set(position.options)) == len(position.options), "no option is offered twice"
        assert min(position.options) >= 0 and max(position.options) < rules.size
        last, before = position, hash(position)
    assert position.now.agenda == () and len(position.ranks) == rules.seats, "a finished game is over at once"
    assert abs(sum(position.scores) - rules.seats / 2) < 1e-9, "what one wins another loses"
    fresh = FastRng(seed)
    fresh.below(60)
    assert walk_with(start, fresh) == position.now.key(), "walking gives the same game as waiting"
    if closely:
        again = mankai.replay(position.record)
        assert again.now.key() == position.now.key() and again.view(0) == position.view(0), "a record plays the game again"
    return decisions


def walk_with(start: Position, dice: FastRng) -> tuple[Any, ...]:
    chooser = mankai.Chance(0)
    chooser.dice = dice
    table = start.base.clone()
    walk(start.rules, table, chooser, start.answers)
    return table.key()


def check_save(position: Position) -> None:
    again = mankai.load(position.save())
    assert again == position, "a save brings back the position"
    assert (again.seat, again.options, again.question) == (position.seat, position.options, position.question)
    assert again.now.key() == position.now.key()
    assert again.record == position.record
    for option in position.options[:1]:
        assert again.play(option).events == position.play(option).events, "and it goes on alike"
