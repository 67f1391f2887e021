"""Statistics of game results: Wilson intervals, and the sequential test on mirrored pairs of games."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # standard deviations on both sides that hold 95 %
ERROR: Final = 0.05  # probability of each kind of error in a sequential test
ACCEPTED: Final = "accepted"
REJECTED: Final = "rejected"
PSEUDO_COUNT: Final = 1e-3  # for outcomes that never happened, so that no logarithm is infinite, as in fishtest


def wilson(won: float, games: int, deviations: float = Z_95) -> tuple[float, float]:
    """Return the Wilson interval of the win rate when `won` of `games` have been won; draws count as halves."""
    if games == 0:
        return 0.0, 1.0
    rate, square = won / games, deviations * deviations
    middle = (rate + square / (2 * games)) / (1 + square / games)
    margin = deviations / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - margin) if won > 0 else 0.0, min(1.0, middle + margin) if won < games else 1.0


class Sequential:
    """A sequential probability ratio test: is the mean score of mirrored pairs `high` rather than `low`?

    The likelihoods are those of the five outcomes of a pair (0, a quarter, ... 1), each the most likely distribution with
    that mean: the generalised test that Stockfish's fishtest uses (M. Van den Bergh, "A practical introduction to the
    GSPRT").  Pairs and not games, because the two games of a pair share their deal.
    """

    def __init__(self, low: float, high: float, error: float = ERROR) -> None:
        self.low = low
        self.high = high
        self.bound = log((1 - error) / error)
        self.counts = [0.0] * 5
        self.verdict = ""

    def add(self, score: float) -> None:
        """Add a pair, with the mean score of its two games."""
        self.counts[round(score * 4)] += 1
        ratio = self.ratio
        if abs(ratio) >= self.bound:
            self.verdict = ACCEPTED if ratio > 0 else REJECTED

    @property
    def pairs(self) -> int:
        return round(sum(self.counts))

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of the pairs: mean `high` to mean `low`."""
        return log_likelihood_ratio(self.counts, self.low, self.high)


def log_likelihood_ratio(counts: list[float], low: float, high: float) -> float:
    """Return the log-likelihood ratio, mean `high` to mean `low`, of counts of equally spaced outcomes from 0 to 1."""
    if sum(counts) == 0:
        return 0.0
    positive_counts = [count if count > 0 else PSEUDO_COUNT for count in counts]
    total = sum(positive_counts)
    values = [number / (len(counts) - 1) for number in range(len(counts))]
    shares = [count / total for count in positive_counts]
    with_high, with_low = most_likely_distribution(values, shares, high), most_likely_distribution(values, shares, low)
    return total * sum([share * log(high_share / low_share) for share, high_share, low_share in zip(shares, with_high, with_low)])


def most_likely_distribution(values: list[float], shares: list[float], mean: float) -> list[float]:
    """Return the distribution with that mean under which the observed shares are likeliest."""
    distances = [value - mean for value in values]

    def slope(tilt: float) -> float:
        return sum([share * distance / (1 + tilt * distance) for share, distance in zip(shares, distances)])

    tilt = root(slope, -1 / max(distances), -1 / min(distances))
    return [share / (1 + tilt * distance) for share, distance in zip(shares, distances)]


def root(falling: Callable[[float], float], left: float, right: float) -> float:
    """Return the zero of a falling function between two points at which it is infinite."""
    for _ in range(200):
        middle = (left + right) / 2
        if middle in (left, right):
            break
        if falling(middle) > 0:
            left = middle
        else:
            right = middle
    return (left + right) / 2


def quantile(ordered: list[int], fraction: float) -> int:
    """Return the number below which that part of an ordered, non-empty list lies."""
    return ordered[min(len(ordered) - 1, int(fraction * len(ordered)))]
