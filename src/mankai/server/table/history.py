"""The history of a game: the options taken, and any position on the way."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from mankai.kernel.position import Position

CHECKPOINT_INTERVAL = 16  # every 16th position is kept, to replay from
MOST_RECENT = 4


class History:
    """The options taken since the beginning.  A position that was not kept is replayed from the nearest one before it."""

    def __init__(self, beginning: Position) -> None:
        self.options: list[int] = []
        self.checkpoints: dict[int, Position] = {0: beginning}
        self.recent: dict[int, Position] = {}  # asked for last, until `truncate`: one undo is often followed by another

    def add(self, option: int, position: Position) -> None:
        """Add an option that was taken, and the position to which it has led."""
        self.options.append(option)
        if len(self.options) % CHECKPOINT_INTERVAL == 0:
            self.checkpoints[len(self.options)] = position

    def truncate(self, to: int) -> None:
        """Drop all but the first `to` options, and the kept positions after them."""
        del self.options[to:]
        for cached in (self.checkpoints, self.recent):
            for number in [number for number in cached if number > to]:
                del cached[number]

    def position(self, to: int) -> Position:
        """Return the position after the first `to` options, or after all if there are fewer."""
        to = min(to, len(self.options))
        nearest = max([number for cached in (self.checkpoints, self.recent) for number in cached if number <= to])
        position = self.recent[nearest] if nearest in self.recent else self.checkpoints[nearest]
        for option in self.options[nearest:to]:
            position = position.play(option)
        self.recent[to] = position
        if len(self.recent) > MOST_RECENT:
            del self.recent[next(iter(self.recent))]
        return position

    def since(self, to: int, holds: Callable[[Position], bool]) -> int:
        """Return the least number of options after which `holds` is true of every position up to the one before option `to`."""
        while to > 0:
            earlier_positions = self.positions(max(0, to - CHECKPOINT_INTERVAL), to - 1)
            holding = len(list(takewhile(holds, reversed(earlier_positions))))
            to -= holding
            if holding < len(earlier_positions):
                break
        return to

    def positions(self, first: int, last: int) -> list[Position]:
        """Return all positions after `first` to `last` options."""
        if first > last:
            return []
        positions = [self.position(first)]
        for option in self.options[first:last]:
            positions.append(positions[-1].play(option))
        return positions
