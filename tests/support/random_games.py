"""Random games: the deciding seat takes any option, each with the same probability."""

from __future__ import annotations

from collections.abc import Iterator

from mankai import Position
from mankai.kernel.rng import FastRng


def random_game(start: Position, dice: FastRng) -> Iterator[Position]:
    """All positions of such a game, including the last one, in which nobody decides.

    Random numbers are drawn only when the next position is requested: callers may use the same generator in between.
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
    """The last position of a random game."""
    *_, end = random_game(start, dice)
    return end
