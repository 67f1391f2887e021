"""Exercises at one screen: the task, the table and the feedback, until all exercises are done or the learner leaves."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from mankai import players
from mankai.kernel.messages import TURN, LogLine, message
from mankai.kernel.position import Position
from mankai.learning import exercises
from mankai.learning.exercises import DONE, LEARNER, OPEN, PLAYER, Exercise, Verdict
from mankai.packs import registry
from mankai.terminal import storage
from mankai.terminal.console.screen import Keyboard
from mankai.terminal.layout import fold
from mankai.terminal.pages.log_text import log_texts
from mankai.terminal.phrases import phrases_in
from mankai.terminal.sessions.session import Session


class ExercisePartner:
    """The other players of an exercise. They follow its script; without one, a computer player decides."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.player = players.player(PLAYER)

    def decide(self, position: Position) -> int:
        option = exercises.scripted_reply(self.exercise, position)
        return self.player.decide(position) if option is None else option


class ExerciseAttempt(Session):
    """One attempt at an exercise. It ends when the exercise is judged; nothing is saved."""

    def __init__(self, console: Console, exercise: Exercise, keyboard: Keyboard, language: str) -> None:
        self.exercise = exercise
        start = exercises.first_position(exercise)
        others = [seat for seat in range(start.rules.seats) if seat != LEARNER]
        seat_names = [storage.PERSON if seat == LEARNER else PLAYER for seat in range(start.rules.seats)]
        partners = {seat: ExercisePartner(exercise) for seat in others}
        super().__init__(console, [start], dict(partners), seat_names, keyboard, False, None, language)

    @property
    def verdict(self) -> Verdict:
        return exercises.verdict_of(self.exercise, self.history)

    def run(self) -> None:
        """Play until the attempt is judged or the learner leaves. The caller handles the end of input."""
        while self.verdict.outcome == OPEN and not self.has_quit:
            if self.position.seat in self.players:
                self.play_bot()
            else:
                self.ask_person()

    def task(self, width: int) -> list[Text]:
        """The task of the exercise. It stands above every decision, so that it stays on the screen."""
        text = self.phrases("learn-task", task=self.speaker.say(message(f"{self.exercise.key}.task")))
        return [Text(line, style="bold cyan") for line in fold(text, width, " ", "   ")]

    def hint(self, name: str) -> None:
        """Print the exercise's own hint, or that of a player if one is named."""
        if name:
            super().hint(name)
        else:
            self.screen.notice(self.speaker.say(message(f"{self.exercise.key}.hint")))

    def last_lines(self) -> list[LogLine]:
        """The log since the learner's last decision, without the heading of a turn that has just begun."""
        lines = self.lines_since_own_decision()
        while lines and lines[-1][0] == TURN:
            lines = lines[:-1]
        return lines

    def quit(self) -> None:
        self.has_quit = True


def exercise_lines(game: str, language: str) -> list[str]:
    """The exercises of a game: number, title and name."""
    speaker = registry.speaker_of(registry.game(game), LEARNER, language)
    return [
        f"{number:>3}  {speaker.say(message(one.key))}  ({one.name})" for number, one in enumerate(exercises.of_game(game), 1)
    ]


def run_exercises(console: Console, game: str, first: int, keyboard: Keyboard, language: str) -> None:
    """Run the exercises one after another, each until it is done. Stop at the end of input or when the learner leaves."""
    phrases = phrases_in(language)
    speaker = registry.speaker_of(registry.game(game), LEARNER, language)
    tasks = exercises.of_game(game)
    index = first
    while index < len(tasks):
        exercise = tasks[index]
        console.print()
        heading = phrases("learn-title", number=index + 1, count=len(tasks), title=speaker.say(message(exercise.key)))
        console.print(Text(heading, style="bold"))
        attempt = ExerciseAttempt(console, exercise, keyboard, language)
        try:
            attempt.run()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if attempt.has_quit:
            return
        feedback = attempt.verdict.feedback(exercise)
        is_done = attempt.verdict.outcome == DONE
        console.print()
        # The last decision may have led to plays that left no choice: without these lines nobody would see them.
        for line in log_texts(attempt.last_lines(), speaker, console.width):
            console.print(line)
        console.print(Text(phrases("learn-done" if is_done else "learn-again"), style="bold"))
        console.print(Text(speaker.say(feedback if feedback is not None else message(f"{exercise.key}.hint"))))
        index += is_done
    console.print(Text(phrases("learn-over", game=game), style="bold"))
