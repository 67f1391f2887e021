"""PettingZoo: its own suites on every game and number of seats, and the errors it prescribes."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error

import mankai
from mankai import IllegalOption, UnknownGame
from mankai.envs.pettingzoo import env, raw_env
from support.envs.pettingzoo_suites import api_test, render_test, seed_test
from support.envs.random_positions import GAMES, IS_QUICK

SEEDS = int(os.environ.get("MANKAI_API_SEEDS", "200" if IS_QUICK else "4"))  # of `api_test`, for every game
# Its suites expect arrays as observations and warn about every dictionary; masks make dictionaries the custom.
DICTIONARIES = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@DICTIONARIES
@pytest.mark.parametrize("name", GAMES)
def test_its_own_suite(name: str) -> None:
    ways = [env(name), raw_env(name, flat=True)]
    for seed in range(SEEDS):
        made = ways[seed % 2]
        made.reset(seed=seed)
        api_test(made, num_cycles=100 if seed < 4 else 10)


@DICTIONARIES
@pytest.mark.parametrize("name", GAMES)
def test_seeds_and_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(lambda: env(name), num_cycles=40)
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", ["oka/3", "sakura-arms/level99"])
def test_a_whole_game(name: str) -> None:
    """Rewards are those of the position, and sum to 0; the state for critics contains what observations lack."""
    made = raw_env(name)
    made.reset(seed=4)
    dice = np.random.default_rng(4)
    earned = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, _ = made.last()
        earned[agent] += reward
        assert not truncated
        assert made.state().shape == made.state_space.shape
        made.step(None if terminated else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert made.position is not None and made.position.is_over
    assert list(earned.values()) == [2 * score - 1 for score in made.position.scores]
    assert sum(earned.values()) == 0


def test_only_whoever_decides_has_options() -> None:
    made = raw_env("azuki")
    made.reset(seed=1)
    for agent in made.agents:
        assert made.observe(agent)["action_mask"].any() == (agent == made.agent_selection)


def test_what_the_mask_forbids() -> None:
    """An illegal action is an error that changes nothing; in the usual wrappers its player loses."""
    made: Any = raw_env("azuki")
    made.reset(seed=1)
    before = made.position
    for wrong in (made.rules.size - 1, made.rules.size, None):
        with pytest.raises(IllegalOption):
            made.step(wrong)
    assert made.position is before
    wrapped: Any = env("azuki")
    wrapped.reset(seed=1)
    wrapped.last()
    agent = wrapped.agent_selection
    wrapped.step(made.rules.size - 1)
    assert wrapped.terminations[agent] and wrapped.rewards[agent] == -1
    with pytest.raises(ValueError, match="None"):
        wrapped.step(0)  # it is over


def test_bad_input() -> None:
    made: Any = raw_env("azuki")
    with pytest.raises(Error):
        made.reset(seed="one")
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(mankai.BadSetup):
        made.reset(seed=1, options={"setup": {"decks": 3}})
    with pytest.raises(ValueError, match="render_mode"):
        env("azuki", render_mode="rgb_array")
    with pytest.raises(AssertionError, match="reset"):
        env("azuki").step(0)
