"""Players by name: they decide legally, repeatably, and the better ones win."""

from __future__ import annotations

import pytest

import mankai
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.players import UnknownPlayer, is_honest, names, player
from mankai.players.heuristics import Heuristics
from mankai.players.search import Node, Simulation, expected_scores


def played(rules: Rules, seated: list[str], seed: int) -> mankai.Position:
    players = [player(name, seed * 10 + seat) for seat, name in enumerate(seated)]
    position = rules.start(seed=seed)
    while position.seat >= 0:
        option = players[position.seat].decide(position)
        assert option in position.options
        position = position.play(option)
    return position


@pytest.mark.parametrize("game", mankai.games())
@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_a_player_decides_every_game_to_the_end_and_again_alike(game: str, name: str) -> None:
    rules = mankai.game(game)
    seated = [name] * rules.seats
    one, other = played(rules, seated, 3), played(rules, seated, 3)
    assert one.record == other.record, "a budget in simulations is exactly repeatable by seed"


def wins(rules: Rules, one: str, other: str, pairs: int) -> float:
    """The score of `one` over mirrored games, each seed played from both seats."""
    total = 0.0
    for seed in range(pairs):
        for seat in range(2):
            seated = [other] * rules.seats
            seated[seat] = one
            total += played(rules, seated, seed).scores[seat]
    return total


def test_the_greedy_player_beats_the_random_one() -> None:
    assert wins(mankai.game("sakura-arms/level99"), "greedy", "random", 12) >= 21
    assert wins(mankai.game("oka/2"), "greedy", "random", 8) >= 13


def test_searching_beats_chance() -> None:
    assert wins(mankai.game("sakura-arms/level99"), "search:30", "random", 4) >= 7
    assert wins(mankai.game("oka/2"), "search:60", "random", 4) >= 6


@pytest.mark.parametrize(("speaks_for_it", "least", "most"), [(1.0, 0, 0), (1000.0, 26, 49), (100_000.0, 50, 50)])
def test_down_the_tree_a_trusted_mind_is_followed_and_the_better_option_more_often(
    speaks_for_it: float, least: int, most: int
) -> None:
    mind = Heuristics(mankai.game("sakura-arms/level99"))
    mind.prior_weight = 0.3
    descent = Simulation(mind, FastRng(1), None, 2, True)
    better, worse = nodes = [Node(0, speaks_for_it), Node(0, 1000.0)]
    for _ in range(50):
        node = nodes[descent.select_puct(nodes)]
        node.visits += 1
        node.total_reward += 0.6 if node is better else 0.5
    assert least <= better.visits <= most and better.visits + worse.visits == 50


@pytest.mark.parametrize("name", ["grandmaster", "search:0", "search:", "search:-5", "search:fast", "", "search:0ms"])
def test_unknown_players_and_empty_budgets_are_refused(name: str) -> None:
    if name == "search:":
        assert player(name) is not None, "no budget said: the usual one"
        return
    with pytest.raises(UnknownPlayer, match=r"there is no player|budget"):
        player(name)


def test_the_cheating_search_is_not_offered_to_people() -> None:
    assert all(is_honest(name) for name in names())
    assert not is_honest("cheating-search:50") and player("cheating-search:50") is not None


def test_what_seats_may_expect_adds_up() -> None:
    assert expected_scores([0, 0], 1000.0) == [0.5, 0.5]
    assert sum(expected_scores([100, -300, 20, 5], 800.0)) == pytest.approx(2.0)
    assert expected_scores([5000, 0], 1000.0)[0] > 0.95
