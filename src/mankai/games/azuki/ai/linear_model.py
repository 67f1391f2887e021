"""Weights that were learnt: how much every feature of what is seen speaks for something, in thousandths."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class WeightsFile:
    """The weights by feature, kept by name in a file of `ai`, and read when somebody needs them first."""

    def __init__(self, file: str, names: Callable[[], list[str]]) -> None:
        self.file = file
        self.names = names
        self.cached_weights: vec[i64] = vec[i64]()

    def weights(self) -> vec[i64]:
        if len(self.cached_weights) == 0:
            file = resources.files("mankai.games.azuki").joinpath("ai", self.file)
            content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
            self.cached_weights = vec[i64]([int(content.get(name, 0)) for name in self.names()])
        return self.cached_weights


class WeightedSum:
    """Adds up features by their weights."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.sum: i64 = 0
        self.feature_log: list[tuple[int, int]] | None = None  # the features and their amounts, for whoever learns

    def add(self, feature: i64, amount: i64) -> None:
        self.sum += self.weights[feature] * amount
        if self.feature_log is not None and amount:
            self.feature_log.append((int(feature), int(amount)))
