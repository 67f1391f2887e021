"""Rounds: several people decide at the same time, and none is told before all have how far the others are."""

from __future__ import annotations

from mankai.kernel.position import Position

Taken = tuple[int, int]  # who took what


class Round:
    """One that is under way: where it began, and all that has been answered in it, also what waits for its turn."""

    def __init__(self, first: Position, at: int) -> None:
        self.first = first
        self.at = at  # so many decisions were made before it
        self.given: dict[int, list[int]] = {}  # by seat

    def answers(self, seat: int) -> list[int]:
        return self.given.get(seat, [])

    def give(self, seat: int, option: int) -> None:
        """In advance: it is taken when it is for this seat to decide."""
        self.given.setdefault(seat, []).append(option)

    def take(self, seat: int, option: int, turn: int) -> None:
        """A seat has taken an option, as its nth in this round; what it had said in advance is that, or void."""
        answers = self.given.setdefault(seat, [])
        if answers[turn : turn + 1] != [option]:
            answers[turn:] = [option]

    def withdraw(self, seat: int) -> None:
        """The last answer of a seat is taken back."""
        self.given[seat].pop()

    def turns(self, seat: int, line: list[Taken]) -> int:
        """How many answers of a seat have been taken, of all that were taken at the table."""
        return len([one for one, _ in line[self.at :] if one == seat])

    def due(self, after: Position, line: list[Taken]) -> tuple[list[Taken], Position]:
        """What was answered in advance and is to be taken now, at the end of such a line; and where it leads."""
        found: list[Taken] = []
        while after.together == self.first.together:
            turn, answers = self.turns(after.seat, line + found), self.answers(after.seat)
            if turn >= len(answers) or not after.takes(answers[turn]):
                break
            found.append((after.seat, answers[turn]))
            after = after.play(answers[turn])
        return found, after
