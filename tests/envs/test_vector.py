"""Vector environments play the same games as positions do, in stable arrays, in one process or several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mankai
from mankai import BadSetup, IllegalOption, UnknownGame
from mankai.envs.arrays import Observations, array_over
from mankai.envs.vector import AsyncVectorEnv, BadEnvironment, VectorEnv
from mankai.kernel.batch import SingleGame
from mankai.kernel.rng import FastRng
from mankai.packs.observation_spec import observer_of
from mankai.packs.registry import pack_for
from support.envs.random_positions import GAMES, IS_QUICK

STEPS = 600 if IS_QUICK else 60
LANES = 3


def setups_of(name: str) -> list[dict[str, Any]]:
    rules = mankai.game(name)
    pack = pack_for(rules)
    assert pack is not None
    return [{}, *[pack.load_setup_form.sample_setup(rules, seed) for seed in range(3)]]


@pytest.mark.parametrize("name", GAMES)
def test_lanes_play_the_games_that_positions_play(name: str) -> None:
    env, dice = VectorEnv(name, LANES, setups_of(name), seed=5), FastRng(7)
    rules, looking, lanes = env.rules, Observations(env.rules), env.games
    started = [rules.start(lanes.setups[lanes.setup_numbers[lane]], lanes.seeds[lane]) for lane in range(LANES)]
    shown, waiting, ended = env.arrays, started, 0
    for _ in range(STEPS):
        chosen = [dice.pick(position.options) for position in waiting]
        env.step(chosen)
        for lane in range(LANES):
            position = waiting[lane].play(chosen[lane])
            assert shown.terminated[lane] == position.is_over
            rewards = [2 * score - 1 for score in position.scores] if position.is_over else [0.0] * rules.seats
            assert shown.rewards[lane].tolist() == rewards
            if position.is_over:
                ended += 1
                assert shown.lengths[lane] == len(position.decisions)
                position = rules.start(lanes.setups[lanes.setup_numbers[lane]], lanes.seeds[lane])
            waiting[lane] = position
            assert shown.seats[lane] == position.seat
            assert np.flatnonzero(shown.masks[lane]).tolist() == sorted(position.options)
            assert np.array_equal(shown.observations[lane], looking.observe(position, position.seat))
    assert ended or not IS_QUICK


@pytest.mark.parametrize("name", GAMES)
def test_a_game_alone_is_seen_as_positions_are(name: str) -> None:
    """From every seat, with and without hidden information, to the end; and illegal options change nothing."""
    rules, dice = mankai.game(name), FastRng(3)
    looking, alone = Observations(rules), SingleGame(observer_of(rules))
    row = array_over(alone.buffer.cells, np.int16)
    for number, setup in enumerate(setups_of(name)[: 4 if IS_QUICK else 1]):
        alone.start(setup, number)
        position = rules.start(setup, number)
        for decision in range(300 if IS_QUICK else 30):
            for seat in (decision % rules.seats, max(position.seat, 0)):
                for sees_all in (False, True):
                    alone.observe(seat, sees_all)
                    assert np.array_equal(
                        row, looking.observe_all(position, seat) if sees_all else looking.observe(position, seat)
                    )
                assert np.array_equal(np.frombuffer(alone.mask(seat), np.int8), looking.mask(position, seat))
            with pytest.raises(IllegalOption):
                alone.play(rules.size)
            assert (alone.seat, alone.decisions) == (position.seat, decision)
            if decision % 50 == 0:
                assert alone.position() == position
            if position.is_over:
                assert alone.scores() == position.scores
                break
            option = dice.pick(position.options)
            alone.play(option)
            position = position.play(option)


def test_the_same_over_several_processes() -> None:
    """The distribution of games over processes changes nothing, and readers cannot write to the arrays."""
    alone, dice = VectorEnv("oka/3", 5, seed=2), FastRng(1)
    with AsyncVectorEnv("oka/3", 5, seed=2, processes=2) as several:
        for _ in range(60):
            for name in ("observations", "masks", "rewards", "terminated", "seats"):
                assert np.array_equal(getattr(alone.arrays, name), getattr(several.arrays, name)), name
            chosen = alone.games.random_options(dice)
            alone.step(np.array(chosen))
            several.send(chosen)
            with pytest.raises(BadEnvironment, match="receive"):
                several.send(chosen)
            several.receive()
        with pytest.raises(BadEnvironment, match="nothing was sent"):
            several.receive()
        with pytest.raises(IllegalOption, match="slot 0"):
            several.step([several.rules.size] * 5)
        with pytest.raises(ValueError, match="read-only"):
            several.arrays.masks[0, 0] = 1
        assert np.array_equal(alone.reset(9).observations, several.reset(9).observations)


def test_arrays_stay_the_same() -> None:
    env = VectorEnv("azuki", 2)
    before = env.arrays.observations.copy()
    after = env.step(env.games.random_options(FastRng(1)))
    assert after is env.arrays and not np.array_equal(before, env.arrays.observations)
    assert np.shares_memory(after.pieces["spots"], after.observations)
    with pytest.raises(ValueError, match="read-only"):
        env.arrays.observations[0, 0] = 1


def test_a_game_that_takes_too_long_is_cut() -> None:
    env, dice = VectorEnv("oka/2", 1, max_decisions=10), FastRng(1)
    for number in range(1, 21):
        shown = env.step(env.games.random_options(dice))
        assert shown.terminated[0] == shown.truncated[0] == (number % 10 == 0)
        assert not shown.rewards.any()


def test_bad_input() -> None:
    """Nothing happens if any option is illegal."""
    env = VectorEnv("sakura-arms/level99", 2)
    allowed = [int(np.flatnonzero(mask)[0]) for mask in env.arrays.masks]
    before = env.arrays.observations.copy()
    for wrong in ([allowed[0], env.rules.size], [allowed[0], -1], allowed[:1], [*allowed, 0]):
        with pytest.raises(IllegalOption):
            env.step(wrong)
        assert np.array_equal(before, env.arrays.observations)
    with pytest.raises(TypeError, match="whole number"):
        env.step(np.array([0.5, 1.5]))
    reset: Any = env.reset
    with pytest.raises(TypeError, match="seed"):
        reset("one")
    with pytest.raises(BadEnvironment, match="count"):
        VectorEnv("azuki", 0)
    with pytest.raises(BadEnvironment, match="setups"):
        VectorEnv("azuki", 1, [])
    with pytest.raises(UnknownGame):
        VectorEnv("chess", 1)
    with pytest.raises(BadSetup):
        VectorEnv("azuki", 1, [{"decks": ["no such deck", "Starter: Zero"]}])
    with pytest.raises(BadSetup):
        AsyncVectorEnv("azuki", 1, [{"decks": ["no such deck", "Starter: Zero"]}])
