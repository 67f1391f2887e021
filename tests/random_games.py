"""Random games: whoever decides takes any option, each as likely."""

from __future__ import annotations

from collections.abc import Iterator

from mankai import Position
from mankai.kernel.rng import FastRng


def random_game(start: Position, dice: FastRng) -> Iterator[Position]:
    """All positions of such a game, also the last one, in which nobody decides.

    Dice are thrown only when the next position is wanted: whoever looks at one may throw the same dice meanwhile.
    """
    position = start
    yield position
    while not position.is_over:
        position = position.play(dice.pick(position.options))
        yield position


def random_decisions(start: Position, dice: FastRng) -> Iterator[Position]:
    """The positions of a random game in which somebody decides: all but the last."""
    return (position for position in random_game(start, dice) if not position.is_over)


def random_end(start: Position, dice: FastRng) -> Position:
    """How a random game ends."""
    *_, end = random_game(start, dice)
    return end
