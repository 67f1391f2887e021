"""Observations, masks and features as NumPy arrays."""

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
    """Observations of one game as arrays: flat, or by part; a part is a view of the flat array."""

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
        """Return everything that `seat` sees as a flat array."""
        observe_position(self.observer, position, seat, self.buffer)
        return self.row.copy()

    def observe_all(self, position: Position, seat: int = 0) -> Numbers:
        """Return the same with all hidden information, from the perspective of `seat`: for critics in training only."""
        observe_position(self.observer, position, seat, self.buffer, 0, True)
        return self.row.copy()

    def split(self, flat: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Return one or many flat observations by part."""
        leading_shape = flat.shape[:-1]
        return {name: flat[..., part].reshape(leading_shape + self.shapes[name]) for name, part in self.slices.items()}

    def mask(self, position: Position, seat: int) -> Mask:
        """Return the mask of the options of `seat`: 1 for each option, all 0 if it does not decide."""
        mask = bytearray(self.size)
        if seat == position.seat:
            for option in position.options:
                mask[option] = 1
        return np.frombuffer(mask, np.int8)


def array_over(cells: Any, kind: Any) -> npt.NDArray[Any]:
    """Return an array over memory that the games write to: not a copy, and read-only."""
    return np.frombuffer(cells, kind)


def features_of_cards(rules: Rules) -> tuple[list[str], npt.NDArray[np.float32]]:
    """Return the names of features, and a row of them for each card definition.  Agents can use them for cards they never saw."""
    names, rows = card_features(rules)
    return names, np.array(rows, np.float32).reshape(len(rows), len(names))


def features_of_options(rules: Rules) -> npt.NDArray[np.int32]:
    """Return for each option its verb, the definition of its card (from 1 on; 0: none), and without a card its number."""
    return np.array(option_features(rules), np.int32)


def part_shapes(observations: Observations) -> Mapping[str, tuple[int, ...]]:
    """Return the shape of each part."""
    return observations.shapes
