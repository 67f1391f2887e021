"""Simultaneous rounds: several people decide at the same time, and nobody learns before the end how far the others are."""

from __future__ import annotations

from mankai.kernel.position import Position

SeatOption = tuple[int, int]  # the seat, and the option it took


class SimultaneousRound:
    """A round under way: where it began, and all answers in it, also those that wait for their turn."""

    def __init__(self, first: Position, decision_count: int) -> None:
        self.start = first
        self.start_index = decision_count  # the number of decisions before it
        self.answers_by_seat: dict[int, list[int]] = {}

    def answers(self, seat: int) -> list[int]:
        return self.answers_by_seat.get(seat, [])

    def add_answer(self, seat: int, option: int) -> None:
        """Add an answer in advance: it is taken when it is this seat's turn."""
        self.answers_by_seat.setdefault(seat, []).append(option)

    def take_option(self, seat: int, option: int, turn: int) -> None:
        """Take an option of a seat, as number `turn` in this round; its early answers from there on are void if they differ."""
        answers = self.answers_by_seat.setdefault(seat, [])
        if answers[turn : turn + 1] != [option]:
            answers[turn:] = [option]

    def withdraw(self, seat: int) -> None:
        """Take back the last answer of a seat."""
        self.answers_by_seat[seat].pop()

    def count_taken(self, seat: int, decisions: list[SeatOption]) -> int:
        """Return how many answers of a seat have been taken, among all decisions at the table."""
        return len([decider for decider, _ in decisions[self.start_index :] if decider == seat])

    def due_answers(self, after: Position, decisions: list[SeatOption]) -> tuple[list[SeatOption], Position]:
        """Return the early answers that are due after all these decisions, and the position to which they lead."""
        found: list[SeatOption] = []
        while after.simultaneous_round == self.start.simultaneous_round:
            turn, answers = self.count_taken(after.seat, decisions + found), self.answers(after.seat)
            if turn >= len(answers) or not after.accepts(answers[turn]):
                break
            found.append((after.seat, answers[turn]))
            after = after.play(answers[turn])
        return found, after
