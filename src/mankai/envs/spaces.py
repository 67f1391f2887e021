"""Gymnasium spaces and environment ids of games."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from mankai.envs.arrays import Observations
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules

LIMITS = np.iinfo(np.int16)
SEED_COUNT = 1 << 62  # seeds of games are drawn below this


class ObservationSpaces:
    """Observations with their spaces: `observation` by part (or flat), and `action_mask`."""

    def __init__(self, rules: Rules, is_flat: bool) -> None:
        self.observer = Observations(rules)
        self.is_flat = is_flat
        self.actions = rules.size
        mask = spaces.Box(0, 1, (rules.size,), np.int8)
        pieces = spaces.Dict({name: box(shape) for name, shape in self.observer.shapes.items()})
        self.space = spaces.Dict({"observation": box((self.observer.width,)) if is_flat else pieces, "action_mask": mask})

    def observe(self, position: Position, seat: int) -> dict[str, Any]:
        flat = self.observer.observe(position, seat)
        return {
            "observation": flat if self.is_flat else self.observer.split(flat),
            "action_mask": self.observer.mask(position, seat),
        }


def box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(int(LIMITS.min), int(LIMITS.max), shape, np.int16)


@cache
def environment_id(rules: Rules) -> str:
    """Return the id of a game's environment, with the version of its rules."""
    return f"mankai/{rules.name.replace('/', '-')}-v{rules.version}"


def game_seed(dice: np.random.Generator) -> int:
    return int(dice.integers(SEED_COUNT))


def as_option(action: object) -> int:
    """Return an action as an option; -1 if it is no integer."""
    if isinstance(action, (bool, float)) or not (hasattr(action, "__index__") or isinstance(action, np.ndarray)):
        return -1
    array: npt.NDArray[Any] = np.asarray(action)
    return int(array) if array.ndim == 0 and np.issubdtype(array.dtype, np.integer) else -1
