"""The ranking at the end of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.oka.rules.constants import COINS, SCORE
from mankai.kernel.table import Numbers


def ranks_of(tokens: vec[i64], seats: int) -> Numbers:
    """The rank of every seat, 0 the best: the fewest shurikens, then the most coins (A55)."""
    ranks: list[int] = []
    for seat in range(seats):
        better = 0
        for other in range(seats):
            if is_better(tokens, other, seat):
                better += 1
        ranks.append(better)
    return tuple(ranks)


def is_better(tokens: vec[i64], one: int, other: int) -> bool:
    """Whether `one` ranks above `other`: fewer shurikens, or as many and more coins."""
    if tokens[SCORE + one] != tokens[SCORE + other]:
        return tokens[SCORE + one] < tokens[SCORE + other]
    return tokens[COINS + one] > tokens[COINS + other]
