"""A player: whoever decides at a position, from what its seat may know alone."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mankai.kernel.position import Position
from mankai.kernel.rng import FastRng


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Players look at `position.view`, `position.options` and `position.imagine`, never at the table."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = FastRng(seed)

    def decide(self, position: Position) -> int:
        """One of `position.options`."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Any option, each as likely."""

    def decide(self, position: Position) -> int:
        return self.dice.pick(position.options)
