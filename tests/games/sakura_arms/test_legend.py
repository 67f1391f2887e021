"""The legend for clients agrees with the rules."""

from __future__ import annotations

import pytest

import mankai
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.engine.duel import Duel


@pytest.mark.parametrize("name", ["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"])
def test_the_routes_of_basic_actions_are_those_of_the_rules(name: str) -> None:
    rules = mankai.game(name)
    assert isinstance(rules, Edition)
    duel = rules.make_runner(rules.start(seed=1).now)
    assert isinstance(duel, Duel)
    for seat, routes in enumerate(rules.legend()["routes"]):
        moves = [list(duel.route(seat, action)) for action in range(rules.basic_actions)]
        assert routes == moves + [None] * (rules.all_actions - rules.basic_actions)
