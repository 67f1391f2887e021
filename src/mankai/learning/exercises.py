"""Exercises: small positions of a game, each with a task, that teach the game by doing.

They are TOML files in the folder `lessons` of a pack, in the order in which they are learnt:

    game = "family/edition"

    [[exercise]]
    name = "range"
    scene = { distance = 4, me = { hand = ["Slash"], vigor = 1 } }
    opening = []                        # choices of all seats before the learner is asked
    replies = ["take 1 to Life"]        # choices of the others where offered; else a computer decides
    goal = { after = { foe = { life = 9 } } }
    decisions = 3                       # the most that the learner may make
    solution = ["Advance", "spend 1 Vigor", "play Slash"]
    slips = [{ name = "ended", choose = ["end turn"], when = { after = { turn = "foe" } } }]

The learner has seat 0.  The conditions of a goal and of a slip are `after` (a part of the outline; numbers may be `{ least = 1 }`
or `{ most = 3 }`), `over` (the winner's seat) and `offers` (labels among the options).  The texts are in the pack's `en.ftl`:
`exercise-NAME` with `.task`, `.hint`, `.learnt` and, for each slip, `.slip-NAME`.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal

from mankai import players
from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import Message, message
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.packs.pack import Pack

LEARNER: Final = 0
FOLDER: Final = "lessons"
PLAYER: Final = "greedy"
# Outcomes of an exercise.
OPEN: Final = "open"
DONE: Final = "done"
MISSED: Final = "missed"
CONDITIONS: Final[dict[str, type]] = {"after": dict, "over": int, "offers": list}
REQUIRED_KEYS: Final[dict[str, type]] = {"name": str, "scene": dict, "goal": dict, "decisions": int, "solution": list}
KEYS: Final[dict[str, type]] = {**REQUIRED_KEYS, "opening": list, "replies": list, "slips": list}
MAX_LINES_TRIED: Final = 5000  # limit of `continuations`
BOUNDS: Final = ("least", "most")


class BadExercise(MankaiError):
    """An exercise that cannot be read or played, or that cannot be failed."""


@dataclass(frozen=True)
class Slip:
    """A known mistake with feedback of its own: an example of the choices, and the conditions that detect it."""

    name: str
    choose: tuple[str, ...]
    when: dict[str, Any]


@dataclass(frozen=True)
class Exercise:
    """A scene and the task in it."""

    game: str
    name: str
    scene: dict[str, Any]
    goal: dict[str, Any]
    decisions: int
    solution: tuple[str, ...]
    opening: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    slips: tuple[Slip, ...] = ()

    @property
    def key(self) -> str:
        """The key of its title; the attributes are its other texts."""
        return f"exercise-{self.name}"

    @property
    def message_keys(self) -> list[str]:
        """The keys of all its texts."""
        return [
            self.key,
            *[f"{self.key}.{suffix}" for suffix in ("task", "hint", "learnt", *[f"slip-{slip.name}" for slip in self.slips])],
        ]


@dataclass(frozen=True)
class Verdict:
    """The outcome of an exercise, and the name of the slip if there was a known one."""

    outcome: Literal["open", "done", "missed"]
    slip: str = ""

    def feedback(self, exercise: Exercise) -> Message | None:
        """Return the message for the learner; `None` while the exercise is open, and for a miss without a known slip."""
        if self.outcome == DONE:
            return message(f"{exercise.key}.learnt")
        return message(f"{exercise.key}.slip-{self.slip}") if self.slip else None


def exercise_files(pack: Pack) -> list[Path]:
    return sorted((pack.folder / FOLDER).glob("*.toml")) if pack.folder is not None else []


@cache
def of_game(game: str) -> tuple[Exercise, ...]:
    """Return the exercises of a game, in the order in which they are learnt; raises `BadExercise`.  Cached per process."""
    paths = exercise_files(registry.pack_of(game))
    return tuple([exercise for path in paths for exercise in load_file(path) if exercise.game == game])


def find_exercise(game: str, name: str) -> Exercise:
    matches = [exercise for exercise in of_game(game) if exercise.name == name]
    if not matches:
        known_names = ", ".join([exercise.name for exercise in of_game(game)])
        raise BadExercise(f"{game} has no exercise {name!r}; it has: {known_names or 'none'}")
    return matches[0]


def load_file(path: Path) -> list[Exercise]:
    """Return all exercises of a file."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadExercise(f"{path.name} cannot be read: {error}") from None
    game, tables = content.get("game"), content.get("exercise")
    if not isinstance(game, str) or not isinstance(tables, list) or set(content) != {"game", "exercise"}:
        raise BadExercise(f'{path.name}: a file of exercises has game = "..." and [[exercise]] tables, and nothing else')
    exercises: list[Exercise] = []
    for number, table in enumerate(tables, 1):
        exercise = parse_exercise(table, game, f"{path.name}, exercise {number}")
        if exercise.name in [earlier.name for earlier in exercises]:
            raise BadExercise(f"{path.name}: there are two exercises {exercise.name!r}")
        exercises.append(exercise)
    return exercises


def parse_exercise(table: dict[str, Any], game: str, where: str) -> Exercise:
    check_keys(table, REQUIRED_KEYS, KEYS, where)
    where = f"{where} ({table['name']})"
    check_conditions(table["goal"], f"{where}, goal")
    slips: list[Slip] = []
    for slip in table.get("slips", []):
        check_keys(
            slip, {"name": str, "choose": list, "when": dict}, {"name": str, "choose": list, "when": dict}, f"{where}, a slip"
        )
        check_conditions(slip["when"], f"{where}, slip {slip['name']}")
        slips.append(Slip(slip["name"], tuple(slip["choose"]), slip["when"]))
    return Exercise(
        game,
        table["name"],
        table["scene"],
        table["goal"],
        table["decisions"],
        tuple(table["solution"]),
        tuple(table.get("opening", [])),
        tuple(table.get("replies", [])),
        tuple(slips),
    )


def check_keys(table: Any, required_types: dict[str, type], allowed_types: dict[str, type], where: str) -> None:
    if not isinstance(table, dict):
        raise BadExercise(f"{where} is no table")
    for key, value in table.items():
        if key not in allowed_types:
            raise BadExercise(f"{where} has an unknown {key!r}; it may have: {', '.join(allowed_types)}")
        if not isinstance(value, allowed_types[key]):
            raise BadExercise(f"{where}: {key} cannot be {value!r}")
    for key in required_types:
        if key not in table:
            raise BadExercise(f"{where} has no {key!r}")


def check_conditions(conditions: dict[str, Any], where: str) -> None:
    check_keys(conditions, {}, CONDITIONS, where)
    if not conditions:
        raise BadExercise(f"{where} says nothing, and could not fail")


def first_position(exercise: Exercise) -> Position:
    """Return the position in which the learner begins."""
    position = registry.game(exercise.game).scene(exercise.scene)
    for label in exercise.opening:
        position = position.play(option_labelled(exercise, position, label))
    return position


def option_labelled(exercise: Exercise, position: Position, label: str) -> int:
    """Return the option with this label; raises `BadExercise` if it is not offered."""
    for option in position.options:
        if position.label(option) == label:
            return option
    labels = ", ".join([position.label(option) for option in position.options]) or "nothing, the game is over"
    raise BadExercise(f'{exercise.game}, exercise {exercise.name}: "{label}" cannot be chosen; offered: {labels}')


def scripted_reply(exercise: Exercise, position: Position) -> int | None:
    """Return the option that the exercise scripts for the others here, or `None`."""
    labels = {position.label(option): option for option in position.options}
    return next((labels[label] for label in exercise.replies if label in labels), None)


def is_satisfied(conditions: dict[str, Any], position: Position) -> bool:
    """Whether all conditions hold in a position."""
    if "over" in conditions:
        best = [seat for seat, rank in enumerate(position.ranks) if rank == 0]
        if not position.is_over or best != [conditions["over"]]:
            return False
    labels = [position.label(option) for option in position.options] if "offers" in conditions else []
    if not all([label in labels for label in conditions.get("offers", [])]):
        return False
    return is_part(conditions.get("after", {}), position.rules.outline(position.now))


def is_part(expected: Any, actual: Any) -> bool:
    """Whether `actual` has everything that is expected.  It may have more."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return all([key in actual and is_part(value, actual[key]) for key, value in expected.items()])
    if isinstance(expected, dict) and expected and not set(expected) - set(BOUNDS):
        return isinstance(actual, int) and expected.get("least", actual) <= actual <= expected.get("most", actual)
    return bool(expected == actual)


def verdict_of(exercise: Exercise, history: Sequence[Position]) -> Verdict:
    """Return the verdict on `history`, all positions from the beginning on.

    A verdict other than open is final: later positions do not change it.
    """
    decisions = 0
    for before, position in pairwise(history):
        decisions += before.seat == LEARNER
        if is_satisfied(exercise.goal, position):
            return Verdict(DONE)
        for slip in exercise.slips:
            if is_satisfied(slip.when, position):
                return Verdict(MISSED, slip.name)
        if position.is_over or (decisions >= exercise.decisions and position.seat == LEARNER):
            return Verdict(MISSED)
    return Verdict(OPEN)


def play_through(exercise: Exercise, choices: Sequence[str]) -> list[Position]:
    """Return all positions when the learner chooses by these labels and the others play their script or by computer."""
    history = [first_position(exercise)]
    foe = players.player(PLAYER)
    remaining = list(choices)
    while verdict_of(exercise, history).outcome == OPEN and (remaining or history[-1].seat != LEARNER):
        position = history[-1]
        if position.seat == LEARNER:
            option: int | None = option_labelled(exercise, position, remaining.pop(0))
        else:
            option = scripted_reply(exercise, position)
        history.append(position.play(foe.decide(position) if option is None else option))
    if remaining:
        raise BadExercise(f"{exercise.game}, exercise {exercise.name}: it is over before {', '.join(remaining)}")
    return history


def continuations(exercise: Exercise, history: Sequence[Position]) -> Iterator[tuple[list[Position], list[int]]]:
    """Yield all lines of play within the same turn, the shortest first: their positions, and the learner's decisions.

    Of equally short lines, those with options of the solution come first.  A line ends at the goal or when the game is over.
    """
    foe = players.player(PLAYER)
    turn = turn_of(history[-1])
    queue: deque[tuple[list[Position], list[int]]] = deque([(list(history), [])])
    for _ in range(MAX_LINES_TRIED):
        if not queue:
            return
        line, own_options = queue.popleft()
        yield line, own_options
        position = line[-1]
        if position.is_over or turn_of(position) != turn or (own_options and is_satisfied(exercise.goal, position)):
            continue
        if position.seat == LEARNER:
            solution_options = [option for option in position.options if position.label(option) in exercise.solution]
            for option in [*solution_options, *[option for option in position.options if option not in solution_options]]:
                queue.append(([*line, position.play(option)], [*own_options, option]))
        else:
            answer = scripted_reply(exercise, position)
            queue.append(([*line, position.play(foe.decide(position) if answer is None else answer)], own_options))


def turn_of(position: Position) -> Any:
    """Return the seat whose turn it is, from the game's outline; `None` if the outline does not say."""
    return position.rules.outline(position.now).get("turn")


def next_step(exercise: Exercise, history: Sequence[Position]) -> int | None:
    """Return the learner's next decision on the shortest line to the goal; `None` if no line leads to it."""
    if verdict_of(exercise, history).outcome == OPEN:
        for line, own_options in continuations(exercise, history):
            if own_options and verdict_of(exercise, line).outcome == DONE:
                return own_options[0]
    return None


def unrecognized_solutions(exercise: Exercise) -> list[str]:
    """Return the lines that reach the goal or win the game but are not judged as done."""
    solutions: list[str] = []
    for line, own_options in continuations(exercise, [first_position(exercise)]):
        has_won = line[-1].is_over and [seat for seat, rank in enumerate(line[-1].ranks) if rank == 0] == [LEARNER]
        if own_options and (has_won or is_satisfied(exercise.goal, line[-1])) and verdict_of(exercise, line).outcome != DONE:
            own_positions = [position for position in line if position.seat == LEARNER]
            choices = zip(own_positions, own_options, strict=False)
            solutions.append(", ".join([position.label(option) for position, option in choices]))
    return solutions


def problems(exercise: Exercise) -> list[str]:
    """Return the problems of an exercise: a solution that fails, a slip that is not detected, or a refused other solution."""
    where = f"exercise {exercise.name}"
    problems: list[str] = []
    try:
        start = first_position(exercise)
        if start.seat != LEARNER:
            problems.append(f"{where}: it does not begin with a decision of the learner")
        if is_satisfied(exercise.goal, start):
            problems.append(f"{where}: its goal is reached before anything is done")
        if verdict_of(exercise, play_through(exercise, exercise.solution)).outcome != DONE:
            problems.append(f"{where}: its solution does not reach the goal")
        for slip in exercise.slips:
            if verdict_of(exercise, play_through(exercise, slip.choose)) != Verdict(MISSED, slip.name):
                problems.append(f"{where}: what is chosen for the slip {slip.name} is not known as that")
        problems += [f"{where}: it can also be done so, and that is refused: {way}" for way in unrecognized_solutions(exercise)]
    except MankaiError as problem:
        problems.append(f"{where}: {problem}")
    return problems
