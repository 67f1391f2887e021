"""Gymnasium: its own check on every game and number of seats, names with versions, and the errors it prescribes."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, NameNotFound, ResetNeeded, VersionNotFound
from gymnasium.utils.env_checker import check_env

import mankai
from mankai.envs.gymnasium import IDS, MankaiEnv
from mankai.players import UnknownPlayer
from support.envs.random_positions import GAMES


@pytest.mark.parametrize("called", IDS)
def test_its_own_check(called: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(called).unwrapped)
    assert capsys.readouterr().out  # it has been drawn


def test_names_have_the_version_of_the_rules() -> None:
    assert len(IDS) == len(GAMES)
    assert f"mankai/sakura-arms-level99-v{mankai.game('sakura-arms/level99').version}" in IDS
    with pytest.raises(NameNotFound):
        gymnasium.make("mankai/chess-v1")
    with pytest.raises(VersionNotFound):
        gymnasium.make("mankai/azuki-v99")


@pytest.mark.parametrize("opponent", ["random", "greedy", "search:5"])
def test_a_game_against_any_player(opponent: str) -> None:
    made: Any = gymnasium.make("mankai/sakura-arms-beta-v1", opponent=opponent, illegal="raise", flat=True)
    seen, told = made.reset(seed=3)
    dice = np.random.default_rng(1)
    reward, terminated = 0.0, False
    while not terminated:
        assert np.array_equal(seen["action_mask"], told["action_mask"])
        assert np.array_equal(made.get_wrapper_attr("action_masks")(), seen["action_mask"])
        seen, reward, terminated, truncated, told = made.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        assert not truncated
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(ResetNeeded):
        made.step(np.int64(0))


def test_the_seat_is_another_one_each_game() -> None:
    made = MankaiEnv("oka/4")
    assert {made.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    assert made.reset(seed=1, options={"seat": 2, "opponent": "greedy"})[1]["seat"] == 2
    assert MankaiEnv("oka/4", seat=1).reset(seed=1)[1]["seat"] == 1


def test_what_the_mask_forbids() -> None:
    made: Any = MankaiEnv("azuki")
    made.reset(seed=1)
    wrong = int(np.flatnonzero(made.action_masks() == 0)[0])
    _, reward, terminated, _, told = made.step(wrong)
    assert terminated and reward == -1 and "not possible" in told["illegal"]
    strict: Any = MankaiEnv("azuki", illegal="raise")
    strict.reset(seed=1)
    before = strict.position
    for action in (wrong, strict.rules.size, -1, 0.5, "pass"):
        with pytest.raises(InvalidAction):
            strict.step(action)
    assert strict.position is before


def test_bad_input() -> None:
    made: Any = MankaiEnv("azuki")
    with pytest.raises(ResetNeeded):
        made.step(0)
    with pytest.raises(Error):
        made.reset(seed="one")
    with pytest.raises(ValueError, match="seat"):
        MankaiEnv("azuki", seat=2)
    with pytest.raises(ValueError, match="illegal"):
        MankaiEnv("azuki", illegal="ignore")
    with pytest.raises(UnknownPlayer):
        MankaiEnv("azuki", opponent="nobody")
