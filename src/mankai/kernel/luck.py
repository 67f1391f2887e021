"""Luck: small generators that give the same numbers compiled and interpreted, on every machine.

PCG in 32 bits: every intermediate number stays below 2^62, so compiled code never leaves machine integers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MULTIPLIER: Final = 747796405
INCREMENT: Final = 2891336453
MIX: Final = 277803737
WORD: Final = 0xFFFFFFFF


def advance(state: i64) -> i64:
    """The state after one draw."""
    return (state * MULTIPLIER + INCREMENT) & WORD


def drawn(state: i64) -> i64:
    """The 32 bits that a state stands for."""
    word = (((state >> ((state >> 28) + 4)) ^ state) * MIX) & WORD
    return (word >> 22) ^ word


def stream(seed: int, number: int) -> int:
    """The first state of one stream of luck out of many that one seed feeds."""
    state = advance((seed & WORD) ^ advance(number * 2 + 1))
    state = advance(state ^ ((seed >> 32) & WORD))
    return advance(state ^ ((seed >> 64) & WORD))


class Dice:
    """A generator of one's own: a bot's, a search's, an imagination's; never the table's."""

    def __init__(self, seed: int = 0) -> None:
        self.state: i64 = stream(seed, 977)

    def below(self, sides: i64) -> i64:
        """A number from 0 to `sides` - 1."""
        self.state = advance(self.state)
        return (drawn(self.state) * sides) >> 32

    def pick(self, options: list[int]) -> int:
        return options[self.below(len(options))]

    def shuffle(self, cards: vec[i64]) -> None:
        """Put them in another order."""
        for at in range(len(cards) - 1, 0, -1):
            other = self.below(at + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card

    def shuffled(self, cards: list[int]) -> list[int]:
        """A new list in another order."""
        mixed = cards[:]
        for at in range(len(mixed) - 1, 0, -1):
            other = self.below(at + 1)
            mixed[at], mixed[other] = mixed[other], mixed[at]
        return mixed
