"""The base class of players, and the random player."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mankai.kernel.position import Position
from mankai.kernel.rng import FastRng


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A bot that decides at a position from what its seat may know.

    It may use `position.view`, `position.options` and `position.imagine`, never the table.
    """

    def __init__(self, seed: int = 0) -> None:
        self.dice = FastRng(seed)

    def decide(self, position: Position) -> int:
        """Return one of `position.options`."""
        raise NotImplementedError


class RandomPlayer(Player):
    """A player that takes uniformly random options."""

    def decide(self, position: Position) -> int:
        return self.dice.pick(position.options)
