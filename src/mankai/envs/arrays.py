"""Observations, masks and tables of features as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from mankai.kernel.observation import ObservationBuffer, observe_position
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs.observation_spec import card_features, observer_of, option_features

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Observations:
    """What seats see of positions of one game, as arrays: flat, or by pieces, each a view of the flat one."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.observer = observer_of(rules)
        self.width = self.observer.width
        self.size = rules.size
        self.shapes = {piece.name: tuple(piece.shape) for piece in self.observer.parts}
        self.slices = {piece.name: slice(piece.first, piece.first + piece.size) for piece in self.observer.parts}
        self.buffer = ObservationBuffer(1, self.width)
        self.row: Numbers = array_over(self.buffer.cells, np.int16)

    def observe(self, position: Position, seat: int) -> Numbers:
        """All that `seat` sees, one number after the other."""
        observe_position(self.observer, position, seat, self.buffer)
        return self.row.copy()

    def observe_all(self, position: Position, seat: int = 0) -> Numbers:
        """The same with all that is hidden, from where `seat` sits: for critics in training, never for whoever plays."""
        observe_position(self.observer, position, seat, self.buffer, 0, True)
        return self.row.copy()

    def split(self, flat: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Flat observations, one or many, by pieces."""
        before = flat.shape[:-1]
        return {name: flat[..., place].reshape(before + self.shapes[name]) for name, place in self.slices.items()}

    def mask(self, position: Position, seat: int) -> Mask:
        """Which options `seat` has: 1 for each; none where it does not decide."""
        mask = bytearray(self.size)
        if seat == position.seat:
            for option in position.options:
                mask[option] = 1
        return np.frombuffer(mask, np.int8)


def array_over(cells: Any, kind: Any) -> npt.NDArray[Any]:
    """An array over the memory in which the games write; whoever reads it cannot change it."""
    return np.frombuffer(cells, kind)


def features_of_cards(rules: Rules) -> tuple[list[str], npt.NDArray[np.float32]]:
    """The names of features, and by definition of a card a row of them: what an agent needs to know a card it has never met."""
    names, rows = card_features(rules)
    return names, np.array(rows, np.float32).reshape(len(rows), len(names))


def features_of_options(rules: Rules) -> npt.NDArray[np.int32]:
    """By option: its verb, the definition from 1 on of the card it is about (0: none), and else its number within the verb."""
    return np.array(option_features(rules), np.int32)


def part_shapes(observations: Observations) -> Mapping[str, tuple[int, ...]]:
    """By piece its shape."""
    return observations.shapes
