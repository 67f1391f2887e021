"""All options of one decision have different labels, in every language: in random games of every game.

If both players have the same cards, the label names the owner; interchangeable cards are one option.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import mankai
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.sakura_arms.rules.editions.base import Edition
from support.option_labels import check_labels
from support.promises import GAMES

Setups = Callable[[int], dict[str, Any]]  # by seed
FEW = max(GAMES // 100, 2)
TWINS = ["kururu", "chikage"]  # games in which a player has several equal cards


def goddesses_of(name: str) -> list[str]:
    rules = mankai.game(name)
    assert isinstance(rules, Edition)
    return [goddess.id for goddess in rules.goddesses]


def mirrored(name: str) -> Setups:
    """Both players have the same goddesses, or one in common."""
    ids = goddesses_of(name)
    pairs = [list(pair) for pair in combinations(ids, 2)]

    def setup(seed: int) -> dict[str, Any]:
        mine = pairs[seed * 7 % len(pairs)]
        others = [id for id in ids if id not in mine]
        theirs = mine if seed % 2 else [mine[0], others[seed % len(others)]]
        return {"goddesses": [mine, theirs], "decks": "choose" if seed % 3 else "quick", "copies": 2}

    return setup


def with_twins(seed: int) -> dict[str, Any]:
    others = [id for id in goddesses_of("sakura-arms/level99") if id not in TWINS]
    return {"goddesses": [TWINS, [TWINS[seed % 2], others[seed % len(others)]]], "decks": "choose", "copies": 2}


def same_lists(seed: int) -> dict[str, Any]:
    name = READY_DECKS[seed % len(READY_DECKS)].name
    return {"decks": [name, name]}


@pytest.mark.parametrize("name", mankai.games())
def test_options_have_distinct_labels(name: str) -> None:
    for seed in range(FEW):
        assert check_labels(mankai.game(name), {}, seed) > 5


@pytest.mark.parametrize(
    ("name", "setups"),
    [
        pytest.param("sakura-arms/level99", mirrored("sakura-arms/level99"), id="level99"),
        pytest.param("sakura-arms/level99", with_twins, id="twins"),
        pytest.param("sakura-arms/aeg", mirrored("sakura-arms/aeg"), id="aeg"),
        pytest.param("sakura-arms/beta", mirrored("sakura-arms/beta"), id="beta"),
        pytest.param("azuki", same_lists, id="azuki"),
    ],
)
def test_options_have_distinct_labels_where_both_have_the_same_cards(name: str, setups: Setups) -> None:
    for seed in range(4 * FEW):
        assert check_labels(mankai.game(name), setups(seed), seed) > 5
