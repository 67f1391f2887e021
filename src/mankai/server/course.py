"""The course of a game: the options taken, and any position on the way."""

from __future__ import annotations

from mankai.kernel.position import Position

STRIDE = 16  # of so many positions one is kept, to come back to


class Course:
    """Options from a beginning on; positions between those kept are played anew."""

    def __init__(self, beginning: Position) -> None:
        self.options: list[int] = []
        self.landmarks: dict[int, Position] = {0: beginning}

    def add(self, option: int, position: Position) -> None:
        """An option was taken and has led to a position."""
        self.options.append(option)
        if len(self.options) % STRIDE == 0:
            self.landmarks[len(self.options)] = position

    def cut(self, to: int) -> None:
        """Only the first `to` options have been taken."""
        del self.options[to:]
        for at in [at for at in self.landmarks if at > to]:
            del self.landmarks[at]

    def position(self, to: int) -> Position:
        """The position after so many options."""
        near = max([at for at in self.landmarks if at <= to])
        position = self.landmarks[near]
        for option in self.options[near:to]:
            position = position.play(option)
        return position

    def stretch(self, first: int, last: int) -> list[Position]:
        """All positions after `first` to `last` options."""
        if first > last:
            return []
        positions = [self.position(first)]
        for option in self.options[first:last]:
            positions.append(positions[-1].play(option))
        return positions
