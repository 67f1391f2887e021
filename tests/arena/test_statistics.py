"""The arena's statistics, compared with scipy's intervals and optimisers and with worked cases."""

from __future__ import annotations

from importlib import import_module
from math import log
from random import Random
from typing import Any

import numpy
import pytest

from mankai.arena.games import GameResult
from mankai.arena.ratings import ELO, ratings
from mankai.arena.statistics import (
    ACCEPTED,
    REJECTED,
    Sequential,
    log_likelihood_ratio,
    most_likely_distribution,
    quantile,
    wilson,
)

optimize: Any = import_module("scipy.optimize")  # untyped, as all of scipy
stats: Any = import_module("scipy.stats")


@pytest.mark.parametrize(("won", "games"), [(0, 1), (1, 1), (0, 10), (3, 10), (10, 10), (170, 200), (5123, 10_000)])
def test_wilson_intervals_are_those_of_scipy(won: int, games: int) -> None:
    theirs = stats.binomtest(won, games).proportion_ci(0.95, method="wilson")
    assert wilson(won, games) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


def test_wilson_takes_halves_and_says_nothing_from_nothing() -> None:
    low, high = wilson(50.5, 100)
    assert wilson(50, 100)[0] < low < wilson(51, 100)[0]
    assert wilson(50, 100)[1] < high < wilson(51, 100)[1]
    assert wilson(0, 0) == (0.0, 1.0)


VALUES = [0.0, 0.25, 0.5, 0.75, 1.0]


def most_likely_by_scipy(shares: list[float], mean: float) -> Any:
    """The likeliest distribution with that mean, found by brute force over all distributions."""

    def unlikelihood(parts: Any) -> float:
        return float(-(numpy.array(shares) * numpy.log(parts)).sum())

    constraints = [
        {"type": "eq", "fun": lambda parts: parts.sum() - 1},
        {"type": "eq", "fun": lambda parts: (parts * VALUES).sum() - mean},
    ]
    found = optimize.minimize(
        unlikelihood,
        [0.2] * 5,
        bounds=[(1e-9, 1)] * 5,
        constraints=constraints,
        method="SLSQP",
        options={"ftol": 1e-14, "maxiter": 500},
    )
    assert found.success
    return found.x


@pytest.mark.parametrize("counts", [[10, 20, 40, 20, 10], [2, 10, 30, 60, 98], [90, 5, 3, 1, 1]])
@pytest.mark.parametrize("mean", [0.3, 0.5, 0.55, 0.9])
def test_the_likeliest_distribution_is_the_one_that_scipy_finds(counts: list[float], mean: float) -> None:
    shares = [count / sum(counts) for count in counts]
    ours = most_likely_distribution(VALUES, shares, mean)
    assert sum(ours) == pytest.approx(1)
    assert sum(numpy.array(ours) * VALUES) == pytest.approx(mean)
    assert ours == pytest.approx(most_likely_by_scipy(shares, mean), abs=2e-4)


def fishtest_ratio(counts: list[float], low: float, high: float) -> float:
    """The same ratio as fishtest's LLRcalc computes it, with scipy's root finder."""
    filled = [count or 1e-3 for count in counts]
    total = sum(filled)
    shares = [count / total for count in filled]

    def tilted(mean: float) -> list[float]:
        span, tiny = (-1 / (1 - mean), 1 / mean), 1e-9

        def slope(x: float) -> float:
            return sum(p * (a - mean) / (1 + x * (a - mean)) for a, p in zip(VALUES, shares, strict=True))

        x = optimize.brentq(slope, span[0] + tiny, span[1] - tiny, xtol=1e-14)
        return [p / (1 + x * (a - mean)) for a, p in zip(VALUES, shares, strict=True)]

    return total * sum(p * log(one / other) for p, one, other in zip(shares, tilted(high), tilted(low), strict=True))


@pytest.mark.parametrize(
    "counts", [[10, 20, 40, 20, 10], [0, 0, 3, 0, 97], [5, 0, 90, 0, 5], [0, 0, 0, 0, 4], [100, 90, 80, 20, 1]]
)
@pytest.mark.parametrize("rates", [(0.5, 0.55), (0.85, 0.9)])
def test_the_ratio_is_fishtests(counts: list[float], rates: tuple[float, float]) -> None:
    assert log_likelihood_ratio(counts, *rates) == pytest.approx(fishtest_ratio(counts, *rates), rel=1e-6, abs=1e-6)


def test_the_ratio_is_the_exact_one_where_there_are_only_wins_and_losses() -> None:
    exact = 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5)
    assert log_likelihood_ratio([40, 60], 0.5, 0.6) == pytest.approx(exact)
    assert log_likelihood_ratio([0, 0, 0, 0, 0], 0.5, 0.6) == 0


def pair_of_games(luck: Random, rate: float) -> float:
    """A mirrored pair whose games share half of their randomness."""
    deal = luck.random()
    return sum([(deal if luck.random() < 0.5 else luck.random()) < rate for _ in range(2)]) / 2


def test_the_sequential_test_errs_about_as_rarely_as_it_promises() -> None:
    wrong = {0.5: 0, 0.6: 0}
    for rate, mistake in ((0.5, ACCEPTED), (0.6, REJECTED)):
        for seed in range(100):
            test, luck = Sequential(0.5, 0.6), Random(seed)
            while not test.verdict:
                test.add(pair_of_games(luck, rate))
            wrong[rate] += test.verdict == mistake
    assert 0 < wrong[0.5] <= 11  # more than 11 of 100 at 5 % would come once in 200
    assert 0 < wrong[0.6] <= 11


def test_pairs_decide_and_not_games() -> None:
    """Pairs that always end one to one say a lot about 50 %; as many single games would not."""
    test = Sequential(0.5, 0.55)
    for _ in range(30):
        test.add(0.5)
    assert test.verdict == REJECTED
    assert abs(log_likelihood_ratio([30, 30], 0.5, 0.55)) < 1


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4], part) for part in (0, 0.25, 0.5, 0.95, 1)] == [1, 2, 3, 4, 4]


def played(names: list[str], ranks: list[int]) -> GameResult:
    seats = len(names)
    return GameResult("", "", 0, 0, 0, 0, names, [], 0, ranks, 1, 1, False, [1] * seats, [0.0] * seats)


def results(one: str, other: str, wins: int, losses: int, draws: int = 0) -> list[GameResult]:
    return [
        *[played([one, other], [0, 1])] * wins,
        *[played([other, one], [0, 1])] * losses,
        *[played([one, other], [0, 0])] * draws,
    ]


def test_two_ratings_lie_as_far_apart_as_the_odds_say() -> None:
    strong, weak = ratings(results("strong", "weak", 299, 99))
    assert (strong.player, weak.player) == ("strong", "weak")
    assert strong.value - weak.value == pytest.approx(ELO * log(299.5 / 99.5))
    spread = ELO * 1.96 * (399 * (299.5 / 399) * (99.5 / 399)) ** -0.5
    assert strong.high - strong.low == pytest.approx(spread, rel=1e-4)  # each bears one half of the difference, both ways


def test_ratings_are_the_likeliest_ones() -> None:
    games = [*results("a", "b", 60, 40), *results("b", "c", 70, 20, 10), *results("a", "c", 90, 10)]
    order = ["a", "b", "c"]

    def unlikelihood(strengths: Any) -> float:
        at = dict(zip(order, strengths, strict=True))
        total = 0.0
        for one, other, won, lost in (("a", "b", 60, 40), ("b", "c", 75, 25), ("a", "c", 90, 10)):
            difference = at[one] - at[other]
            total += (won + 0.5) * log(1 + numpy.exp(-difference)) + (lost + 0.5) * log(1 + numpy.exp(difference))
        return total

    theirs = optimize.minimize(unlikelihood, [0.0] * 3, options={"gtol": 1e-8}).x
    theirs = ELO * (theirs - theirs.mean())
    found = ratings(games)
    assert [one.player for one in found] == order
    assert [one.value for one in found] == pytest.approx(list(theirs), abs=0.01)


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    truth = {"a": 100.0, "b": 0.0, "c": -100.0}
    held = 0
    for seed in range(200):
        luck, games = Random(seed), []
        for one, other in (("a", "b"), ("b", "c"), ("a", "c")):
            rate = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            games += [played([one, other], [0, 1] if luck.random() < rate else [1, 0]) for _ in range(60)]
        held += sum([one.low <= truth[one.player] <= one.high for one in ratings(games)])
    assert 0.92 <= held / 600 <= 0.98


def test_who_never_lost_has_a_rating_and_who_cannot_be_compared_has_none() -> None:
    best, worst = ratings(results("a", "b", 50, 0))
    assert 300 < best.value < best.high < 1000
    assert worst.low < worst.value < -300
    assert ratings([*results("a", "b", 5, 5), *results("c", "d", 5, 5)]) == []
    assert ratings(results("a", "a", 5, 5)) == []


def test_at_larger_tables_the_ranks_are_rated() -> None:
    games = [
        played(["weak", "strong", "weak", "weak"], [3, 0, 1, 2]),
        played(["strong", "weak", "weak", "weak"], [0, 1, 2, 3]),
    ] * 10
    strong, weak = ratings(games)
    assert (strong.player, weak.player) == ("strong", "weak")
    assert weak.high < strong.low
    equal = ratings([played(["a", "b", "c"], [0, 0, 0])] * 10)
    assert [round(one.value, 6) for one in equal] == [25.0] * 3
