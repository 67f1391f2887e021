"""Behaviour cloning in NumPy: a linear policy learns the choices of a search from a dataset: examples/cloning.py FOLDER
[EPOCHS].

mankai arena match search:100 search:100 --game beta --games 40 --dataset FOLDER
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from mankai.envs.dataset import Batch, Dataset

RATE = 0.5
Weights = npt.NDArray[np.float32]


def inputs(batch: Batch, columns: npt.NDArray[np.int64]) -> Weights:
    """The numbers that are ever non-zero, compressed, and one that is always 1."""
    seen = np.tanh(batch.observations[:, columns].astype(np.float32) / 4)
    return np.concatenate([seen, np.ones((len(seen), 1), np.float32)], axis=1)


def policy(weights: Weights, seen: Weights, masks: npt.NDArray[np.int8]) -> Weights:
    worths = np.where(masks > 0, seen @ weights, -1e9)
    shares = np.exp(worths - worths.max(axis=1, keepdims=True))
    found: Weights = shares / shares.sum(axis=1, keepdims=True)
    return found


def agreement(found: Dataset, weights: Weights, columns: npt.NDArray[np.int64]) -> float:
    """The share of decisions in which the policy agrees with the dataset."""
    hits = [policy(weights, inputs(batch, columns), batch.masks).argmax(axis=1) == batch.actions for batch in found.batches(512)]
    return float(np.concatenate(hits).mean())


def main(folder: str, epochs: int = 10) -> tuple[float, float]:
    """Print the agreement before and after."""
    found = Dataset(folder)
    columns = np.flatnonzero(np.any([batch.observations.any(axis=0) for batch in found.batches(512)], axis=0))
    weights = np.zeros((len(columns) + 1, found.about["actions"]), np.float32)
    before = agreement(found, weights, columns)
    for epoch in range(epochs):
        for batch in found.batches(128, seed=epoch):
            seen = inputs(batch, columns)
            weights += RATE / len(seen) * seen.T @ (batch.visits - policy(weights, seen, batch.masks))
        print(f"epoch {epoch + 1}: takes what was taken in {agreement(found, weights, columns):.1%}")
    return before, agreement(found, weights, columns)


if __name__ == "__main__":
    main(sys.argv[1], *[int(word) for word in sys.argv[2:3]])
