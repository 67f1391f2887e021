"""Speed of the environments on one core: vector environment and PettingZoo cycle, next to a game of PettingZoo's own."""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from mankai.bench.compare import best_rate
from mankai.bench.worker import python_version_text
from mankai.compat import gc_settings
from mankai.envs.pettingzoo import raw_env
from mankai.envs.vector import VectorEnv
from mankai.kernel.rng import FastRng
from mankai.kernel.version import VERSION, is_compiled
from mankai.packs import registry

GAMES = 16
STEPS = 100  # steps of the batch or cycle between two readings of the clock
PEER = "texas_holdem"


def vector_rate(name: str, seconds: float) -> float:
    """Return decisions per second with observations, masks and new games; the time of choosing at random counts too."""
    env, rng = VectorEnv(name, GAMES), FastRng(1)

    def work() -> int:
        for _ in range(STEPS):
            env.games.step(env.games.random_options(rng))
        return STEPS * GAMES

    return best_rate(work, seconds)


def cycle_rate(env: Any, seconds: float) -> float:
    """Return decisions per second through `last` and `step`, at random by the mask."""
    rng = Random(1)
    env.reset(seed=1)

    def work() -> int:
        steps = 0
        while steps < STEPS:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                options = observation["action_mask"].view(np.bool_).nonzero()[0]
                env.step(int(options[int(rng.random() * len(options))]))
                steps += 1
        return steps

    return best_rate(work, seconds)


def peer_benchmark() -> Callable[[float], float] | None:
    """Return a function that measures PettingZoo's own game, or `None` if its dependencies are not installed."""
    if importlib.util.find_spec("rlcard") is None or importlib.util.find_spec("pygame") is None:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import texas_holdem_v4

        env = texas_holdem_v4.raw_env()
    return lambda seconds: cycle_rate(env, seconds)


def run_envs(game: str, seconds: float) -> None:
    """Measure one game, or the default game of every pack, and print the figures."""
    names = [registry.game(game).name] if game else [pack.default_game for pack in registry.packs().values()]
    gc_settings.tune_gc()
    kind = "compiled" if is_compiled() else "interpreted"
    grid = Grid(title="environments, one core, decisions/s", caption=f"Mankai {VERSION} {kind}; {python_version_text()}")
    for head in ("game", f"vector, {GAMES} games", "PettingZoo", f"as a multiple of its {PEER}"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    measure_peer = peer_benchmark()
    peer_rate = measure_peer(seconds) if measure_peer is not None else 0.0
    for name in names:
        vector, cycle = vector_rate(name, seconds), cycle_rate(raw_env(name, flat=True), seconds)
        grid.add_row(name, f"{vector:,.0f}", f"{cycle:,.0f}", f"{cycle / peer_rate:.1f}" if peer_rate else "not installed")
    if peer_rate:
        grid.add_row(f"PettingZoo's {PEER}", "", f"{peer_rate:,.0f}", "1.0")
    Console().print(grid)
