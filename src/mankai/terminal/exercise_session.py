"""Exercises at one screen: the task, the table and the feedback, until all exercises are done or the learner leaves."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from mankai import players
from mankai.kernel.messages import message
from mankai.kernel.position import Position
from mankai.learning import exercises
from mankai.learning.exercises import DONE, LEARNER, OPEN, PLAYER, Exercise, Verdict
from mankai.packs import registry
from mankai.terminal import storage
from mankai.terminal.layout import fold
from mankai.terminal.phrases import phrases_in
from mankai.terminal.screen import Keyboard
from mankai.terminal.session import Session


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
        sitting = [storage.PERSON if seat == LEARNER else PLAYER for seat in range(start.rules.seats)]
        partners = {seat: ExercisePartner(exercise) for seat in others}
        super().__init__(console, [start], dict(partners), sitting, keyboard, False, None, language)

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
        words = self.phrases("learn-task", task=self.speaker.say(message(f"{self.exercise.key}.task")))
        return [Text(line, style="bold cyan") for line in fold(words, width, " ", "   ")]

    def hint(self, name: str) -> None:
        """Print the exercise's own hint, or that of a player if one is named."""
        if name:
            super().hint(name)
        else:
            self.screen.say(self.speaker.say(message(f"{self.exercise.key}.hint")))

    def quit(self) -> None:
        self.has_quit = True


def exercise_lines(game: str, language: str) -> list[str]:
    """The exercises of a game: number, title and name."""
    speaker = registry.speaker_of(registry.game(game), LEARNER, language)
    return [
        f"{number:>3}  {speaker.say(message(one.key))}  ({one.name})" for number, one in enumerate(exercises.of_game(game), 1)
    ]


def run_exercises(console: Console, game: str, begin: int, keyboard: Keyboard, language: str) -> None:
    """Run the exercises one after another, each until it is done. Stop at the end of input or when the learner leaves."""
    says = phrases_in(language)
    speaker = registry.speaker_of(registry.game(game), LEARNER, language)
    tasks = exercises.of_game(game)
    at = begin
    while at < len(tasks):
        one = tasks[at]
        console.print()
        console.print(
            Text(says("learn-title", number=at + 1, count=len(tasks), title=speaker.say(message(one.key))), style="bold")
        )
        attempt = ExerciseAttempt(console, one, keyboard, language)
        try:
            attempt.run()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if attempt.has_quit:
            return
        said = attempt.verdict.feedback(one)
        is_done = attempt.verdict.outcome == DONE
        console.print()
        console.print(Text(says("learn-done" if is_done else "learn-again"), style="bold"))
        console.print(Text(speaker.say(said if said is not None else message(f"{one.key}.hint"))))
        at += is_done
    console.print(Text(says("learn-over", game=game), style="bold"))
