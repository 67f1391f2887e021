"""Linear models: weighted sums of features, with learnt weights in thousandths."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class WeightsFile:
    """The weights of a model, stored by feature name in a file of `ai`. Read at first use and cached for the process."""

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
    """A weighted sum of features."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.sum: i64 = 0
        self.feature_log: list[tuple[int, int]] | None = None  # if set, collects the features and amounts for training

    def add(self, feature: i64, amount: i64) -> None:
        self.sum += self.weights[feature] * amount
        if self.feature_log is not None and amount:
            self.feature_log.append((int(feature), int(amount)))
