"""Learnt weights: every weight has a known name, and every name is one feature."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from mankai.games.azuki.ai import policy, value
from mankai.games.azuki.ai.linear_model import WeightsFile


@pytest.mark.parametrize(
    ("learnt", "features"),
    [(policy.WEIGHTS, policy.FEATURES), (value.WEIGHTS, value.FEATURES)],
    ids=["leanings", "prospects"],
)
def test_every_weight_has_a_name_and_every_name_is_one(learnt: WeightsFile, features: int) -> None:
    content = json.loads(resources.files("mankai.games.azuki").joinpath("ai", learnt.file).read_text(encoding="utf-8"))
    names = learnt.names()
    assert len(names) == len(set(names)) == features
    assert content.keys() <= set(names) and len(content) > 500
    assert sorted(learnt.weights()) == sorted([*content.values(), *[0] * (features - len(content))])
