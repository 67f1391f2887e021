"""How fast environments are, on one core: games in lanes and PettingZoo's cycle, next to a game of its own in the same run."""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from mankai import collector, door
from mankai.bench import best_rate
from mankai.envs.pettingzoo import raw_env
from mankai.envs.vector import VectorEnv
from mankai.kernel.luck import Dice
from mankai.kernel.version import VERSION, is_compiled
from mankai.measuring import python_words

LANES = 16
STEPS = 100  # of all lanes, or of a cycle, between two looks at the clock
PEER = "texas_holdem"


def of_lanes(name: str, seconds: float) -> float:
    """Decisions a second with observations, masks and new games; that they are chosen at random is counted too."""
    env, dice = VectorEnv(name, LANES), Dice(1)

    def work() -> int:
        for _ in range(STEPS):
            env.lanes.step(env.lanes.choose_at_random(dice))
        return STEPS * LANES

    return best_rate(work, seconds)


def of_cycle(env: Any, seconds: float) -> float:
    """Decisions a second through `last` and `step`, at random by the mask."""
    dice = Random(1)
    env.reset(seed=1)

    def work() -> int:
        done = 0
        while done < STEPS:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                options = seen["action_mask"].view(np.bool_).nonzero()[0]
                env.step(int(options[int(dice.random() * len(options))]))
                done += 1
        return done

    return best_rate(work, seconds)


def peer() -> Callable[[float], float] | None:
    """The same of PettingZoo's own game, where what it needs is installed."""
    if importlib.util.find_spec("rlcard") is None or importlib.util.find_spec("pygame") is None:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import texas_holdem_v4

        made = texas_holdem_v4.raw_env()
    return lambda seconds: of_cycle(made, seconds)


def run(game: str, seconds: float) -> None:
    """Measure and print: one game, or the first game of every pack."""
    names = [door.game(game).name] if game else [pack.first for pack in door.packs().values()]
    collector.settle()
    kind = "compiled" if is_compiled() else "interpreted"
    grid = Grid(title="environments, one core, decisions/s", caption=f"Mankai {VERSION} {kind}; {python_words()}")
    for head in ("game", f"vector, {LANES} games", "PettingZoo", f"as a multiple of its {PEER}"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    measured = peer()
    theirs = measured(seconds) if measured is not None else 0.0
    for name in names:
        lanes, cycle = of_lanes(name, seconds), of_cycle(raw_env(name, flat=True), seconds)
        grid.add_row(name, f"{lanes:,.0f}", f"{cycle:,.0f}", f"{cycle / theirs:.1f}" if theirs else "not installed")
    if theirs:
        grid.add_row(f"PettingZoo's {PEER}", "", f"{theirs:,.0f}", "1.0")
    Console().print(grid)
