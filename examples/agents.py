"""Random and searching agents through each interface: python examples/agents.py [GAME] [DECISIONS]."""

from __future__ import annotations

import random
import sys

import gymnasium
import numpy as np
import pyspiel

import mankai
from mankai.envs.gymnasium import MankaiEnv
from mankai.envs.openspiel import short_name
from mankai.envs.pettingzoo import raw_env
from mankai.envs.spaces import environment_id
from mankai.envs.vector import VectorEnv
from mankai.players import player


def pettingzoo_game(game: str, decisions: int) -> int:
    """A searching player at the first seat, random ones at all others."""
    env = raw_env(game, max_decisions=decisions)
    env.reset(seed=1)
    searching, dice, done = player("search:20", 1), np.random.default_rng(1), 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        elif agent == "player_0" and env.position is not None:
            env.step(searching.decide(env.position))
            done += 1
        else:
            env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
            done += 1
    return done


def gymnasium_game(game: str, decisions: int) -> float:
    """Random play against a greedy player, through the registered name."""
    assert issubclass(MankaiEnv, gymnasium.Env)
    env = gymnasium.make(environment_id(mankai.game(game)), opponent="greedy", max_decisions=decisions)
    seen, _ = env.reset(seed=1)
    dice, reward, is_over = np.random.default_rng(1), 0.0, False
    while not is_over:
        seen, got, terminated, truncated, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        reward, is_over = float(got), terminated or truncated
    return reward


def openspiel_game(game: str, decisions: int) -> int:
    """Random play on all seats."""
    state, dice, done = pyspiel.load_game(short_name(mankai.game(game))).new_initial_state(), random.Random(1), 0
    state.apply_action(dice.randrange(4096))
    while not state.is_terminal() and done < decisions:
        state.apply_action(dice.choice(state.legal_actions()))
        done += 1
    return done


def vector_games(game: str, decisions: int) -> float:
    """Random play on all seats of eight games; the mean reward of the first seat."""
    env, dice = VectorEnv(game, 8, seed=1), np.random.default_rng(1)
    rewards: list[float] = []
    for _ in range(decisions):
        shown = env.step(np.array([dice.choice(np.flatnonzero(mask)) for mask in env.arrays.masks]))
        rewards += shown.rewards[shown.terminated, 0].tolist()
    return float(np.mean(rewards)) if rewards else 0.0


def main(game: str = "sakura-arms/beta", decisions: int = 200) -> None:
    print("PettingZoo, decisions:", pettingzoo_game(game, decisions))
    print("Gymnasium, reward:", gymnasium_game(game, decisions))
    print("OpenSpiel, decisions:", openspiel_game(game, decisions))
    print("vector, mean reward of the first seat:", vector_games(game, decisions))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "sakura-arms/beta", int(sys.argv[2]) if len(sys.argv) > 2 else 200)
