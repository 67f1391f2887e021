"""A closed runner is freed at once: nobody has to wait for the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import mankai
from mankai import Chance, Runner
from mankai.kernel.batch import GameSlot
from mankai.kernel.records import first_table
from mankai.kernel.step_loop import walk

EACH = pytest.mark.parametrize("name", mankai.games())


def count_runners() -> int:
    """Return how many runners are in memory.  Compiled classes have no weak references, but the collector knows them all."""
    return len([one for one in gc.get_objects() if isinstance(one, Runner)])


@pytest.fixture(autouse=True, scope="module")
def no_collector() -> Iterator[None]:
    """Leave out what is in memory already: the collector then lists only objects of these tests."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_a_runner_is_freed_when_its_game_has_been_walked_to_the_end(name: str, seed: int) -> None:
    rules = mankai.game(name)
    before = count_runners()
    walk(rules, first_table(rules, rules.resolve_setup({}, seed), seed), Chance(seed))
    assert count_runners() == before


@EACH
def test_a_runner_is_freed_when_it_is_closed_in_the_middle_of_a_game(name: str) -> None:
    before, slot, dice = count_runners(), GameSlot(mankai.game(name)), Chance(2).dice
    slot.start({}, 2)
    for _ in range(30):
        if slot.seat >= 0:
            slot.play(dice.pick(slot.options))
    assert count_runners() == before + 1
    game, slot.runner = slot.runner, None
    assert game is not None
    game.close()
    del game
    assert count_runners() == before


@EACH
def test_the_runners_of_a_game_are_freed_with_its_last_position(name: str) -> None:
    before, position = count_runners(), mankai.game(name).start(seed=2)
    first = position
    for _ in range(10):
        if not position.is_over:
            position = position.play(position.options[0])
            position.view(0)
            position.events_for(None)
    assert count_runners() > before
    del position
    assert count_runners() > before
    del first
    assert count_runners() == before
