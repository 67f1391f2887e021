"""A small network in NumPy that scores options and positions, and learns by the gradient of any loss on its two outputs."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
FORGETS = (0.9, 0.999)  # decay rates of Adam for gradients and their squares
LONGEST = 0.5  # a longer gradient is shortened


class Network:
    """Two hidden layers, then a number for every option and one for the position."""

    def __init__(self, inputs: int, options: int, hidden: int, dice: np.random.Generator) -> None:
        sizes = [(inputs, hidden, 1.4), (hidden, hidden, 1.4), (hidden, options, 0.01), (hidden, 1, 1.0)]
        self.weights: list[Array] = []  # of each layer, and then its bias
        for before, after, scale in sizes:
            self.weights.append((dice.standard_normal((before, after)) * scale / np.sqrt(before)).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def inside(self, seen: Array) -> tuple[Array, Array]:
        """Both hidden layers."""
        first = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        return first, np.maximum(first @ self.weights[2] + self.weights[3], 0)

    def judge(self, seen: Array) -> tuple[Array, Array]:
        """Return the score of every option, as a logit, and the value of the position."""
        _, second = self.inside(seen)
        return second @ self.weights[4] + self.weights[5], (second @ self.weights[6] + self.weights[7])[:, 0]

    def gradient(self, seen: Array, by_options: Array, by_worths: Array) -> list[Array]:
        """Return the gradient of a loss by weight, from its gradient by the outputs of `judge`."""
        first, second = self.inside(seen)
        worths = by_worths[:, None]
        to_second = (by_options @ self.weights[4].T + worths @ self.weights[6].T) * (second > 0)
        to_first = to_second @ self.weights[2].T * (first > 0)
        found = []
        for before, after in ((seen, to_first), (first, to_second), (second, by_options), (second, worths)):
            found += [before.T @ after, after.sum(axis=0)]
        return found

    def learn(self, gradient: list[Array], rate: float) -> None:
        """Make a step of Adam down the gradient."""
        self.steps += 1
        length = float(np.sqrt(sum([float((one * one).sum()) for one in gradient])))
        scale = min(1.0, LONGEST / (length + 1e-9))
        slow, slower = FORGETS
        rate *= float(np.sqrt(1 - slower**self.steps)) / (1 - slow**self.steps)
        for weights, mean, square, one in zip(self.weights, self.means, self.squares, gradient, strict=True):
            one = one * np.float32(scale)
            mean += (1 - slow) * (one - mean)
            square += (1 - slower) * (one * one - square)
            weights -= np.float32(rate) * mean / (np.sqrt(square) + 1e-8)
