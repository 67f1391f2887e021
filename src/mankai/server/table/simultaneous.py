"""Rounds: several people decide at the same time, and none is told before all have how far the others are."""

from __future__ import annotations

from mankai.kernel.position import Position

SeatOption = tuple[int, int]  # who took what


class SimultaneousRound:
    """One that is under way: where it began, and all that has been answered in it, also what waits for its turn."""

    def __init__(self, first: Position, at: int) -> None:
        self.start = first
        self.start_index = at  # so many decisions were made before it
        self.answers_by_seat: dict[int, list[int]] = {}  # by seat

    def answers(self, seat: int) -> list[int]:
        return self.answers_by_seat.get(seat, [])

    def add_answer(self, seat: int, option: int) -> None:
        """In advance: it is taken when it is for this seat to decide."""
        self.answers_by_seat.setdefault(seat, []).append(option)

    def take_option(self, seat: int, option: int, turn: int) -> None:
        """A seat has taken an option, as its nth in this round; what it had said in advance is that, or void."""
        answers = self.answers_by_seat.setdefault(seat, [])
        if answers[turn : turn + 1] != [option]:
            answers[turn:] = [option]

    def withdraw(self, seat: int) -> None:
        """The last answer of a seat is taken back."""
        self.answers_by_seat[seat].pop()

    def count_taken(self, seat: int, line: list[SeatOption]) -> int:
        """How many answers of a seat have been taken, of all that were taken at the table."""
        return len([one for one, _ in line[self.start_index :] if one == seat])

    def due_answers(self, after: Position, line: list[SeatOption]) -> tuple[list[SeatOption], Position]:
        """What was answered in advance and is to be taken now, at the end of such a line; and where it leads."""
        found: list[SeatOption] = []
        while after.simultaneous_round == self.start.simultaneous_round:
            turn, answers = self.count_taken(after.seat, line + found), self.answers(after.seat)
            if turn >= len(answers) or not after.accepts(answers[turn]):
                break
            found.append((after.seat, answers[turn]))
            after = after.play(answers[turn])
        return found, after
