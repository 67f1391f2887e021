"""Exercises: small positions of a game, each with something to be done in it, that teach the game by doing.

They are TOML files in the folder `lessons` of a pack, in the order in which they are learnt:

    game = "family/edition"

    [[exercise]]
    name = "range"
    scene = { distance = 4, me = { hand = ["Slash"], vigor = 1 } }
    opening = []                        # what has been chosen before the learner is asked, by whoever was
    replies = ["take 1 to Life"]        # what the others choose where they can; else a computer decides
    goal = { after = { foe = { life = 9 } } }
    decisions = 3                       # so many the learner has for it
    solution = ["Advance", "spend 1 Vigor", "play Slash"]
    slips = [{ name = "ended", choose = ["end turn"], when = { after = { turn = "foe" } } }]

The learner has seat 0.  A goal, and when a slip has happened, is said by `after` (a part of the outline; numbers may be
`{ least = 1 }` or `{ most = 3 }`), `over` (who has won) and `offers` (labels among the options).  The words are in the pack's
`en.ftl`: `exercise-NAME` with `.task`, `.hint`, `.learnt` and, for each slip, `.slip-NAME`.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from mankai import players
from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import Message, message
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.packs.pack import Pack

LEARNER: Final = 0
FOLDER: Final = "lessons"
PLAYER: Final = "greedy"
# What an exercise has come to.
OPEN: Final = "open"
DONE: Final = "done"
MISSED: Final = "missed"
CONDITIONS: Final[dict[str, type]] = {"after": dict, "over": int, "offers": list}
REQUIRED_KEYS: Final[dict[str, type]] = {"name": str, "scene": dict, "goal": dict, "decisions": int, "solution": list}
KEYS: Final[dict[str, type]] = {**REQUIRED_KEYS, "opening": list, "replies": list, "slips": list}
MAX_LINES_TRIED: Final = 5000  # so many beginnings of ways are looked at
BOUNDS: Final = ("least", "most")


class BadExercise(MankaiError):
    """An exercise that cannot be read or played, or that nobody could fail."""


@dataclass(frozen=True)
class Slip:
    """A wrong turn that is worth a word of its own: what is chosen on it, and how it is known."""

    name: str
    choose: tuple[str, ...]
    when: dict[str, Any]


@dataclass(frozen=True)
class Exercise:
    """A scene, and what is to be done in it."""

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
        """Its title; the attributes are what else is said of it."""
        return f"exercise-{self.name}"

    @property
    def message_keys(self) -> list[str]:
        """The keys of all that is said of it."""
        return [
            self.key,
            *[f"{self.key}.{what}" for what in ("task", "hint", "learnt", *[f"slip-{one.name}" for one in self.slips])],
        ]


@dataclass(frozen=True)
class Verdict:
    """What an exercise has come to, and by which slip, if one that is known."""

    outcome: str
    slip: str = ""

    def feedback(self, exercise: Exercise) -> Message | None:
        """What the learner is told; nothing while it is open, and nothing of its own for a miss without a known slip."""
        if self.outcome == DONE:
            return message(f"{exercise.key}.learnt")
        return message(f"{exercise.key}.slip-{self.slip}") if self.slip else None


# Reading.


def exercise_files(pack: Pack) -> list[Path]:
    return sorted((pack.folder / FOLDER).glob("*.toml")) if pack.folder is not None else []


@cache
def of_game(game: str) -> tuple[Exercise, ...]:
    """The exercises of a game, in the order in which they are learnt; raises `BadExercise`."""
    return tuple([one for path in exercise_files(registry.pack_of(game)) for one in load_file(path) if one.game == game])


def find_exercise(game: str, name: str) -> Exercise:
    found = [one for one in of_game(game) if one.name == name]
    if not found:
        there = ", ".join([one.name for one in of_game(game)])
        raise BadExercise(f"{game} has no exercise {name!r}; it has: {there or 'none'}")
    return found[0]


def load_file(path: Path) -> list[Exercise]:
    """All exercises of a file."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadExercise(f"{path.name} cannot be read: {error}") from None
    game, tables = content.get("game"), content.get("exercise")
    if not isinstance(game, str) or not isinstance(tables, list) or set(content) != {"game", "exercise"}:
        raise BadExercise(f'{path.name}: a file of exercises has game = "..." and [[exercise]] tables, and nothing else')
    found: list[Exercise] = []
    for number, table in enumerate(tables, 1):
        one = parse_exercise(table, game, f"{path.name}, exercise {number}")
        if one.name in [other.name for other in found]:
            raise BadExercise(f"{path.name}: there are two exercises {one.name!r}")
        found.append(one)
    return found


def parse_exercise(table: dict[str, Any], game: str, where: str) -> Exercise:
    check_keys(table, REQUIRED_KEYS, KEYS, where)
    where = f"{where} ({table['name']})"
    check_conditions(table["goal"], f"{where}, goal")
    slips: list[Slip] = []
    for one in table.get("slips", []):
        check_keys(
            one, {"name": str, "choose": list, "when": dict}, {"name": str, "choose": list, "when": dict}, f"{where}, a slip"
        )
        check_conditions(one["when"], f"{where}, slip {one['name']}")
        slips.append(Slip(one["name"], tuple(one["choose"]), one["when"]))
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


def check_keys(table: Any, needed: dict[str, type], known: dict[str, type], where: str) -> None:
    if not isinstance(table, dict):
        raise BadExercise(f"{where} is no table")
    for key, value in table.items():
        if key not in known:
            raise BadExercise(f"{where} has an unknown {key!r}; it may have: {', '.join(known)}")
        if not isinstance(value, known[key]):
            raise BadExercise(f"{where}: {key} cannot be {value!r}")
    for key in needed:
        if key not in table:
            raise BadExercise(f"{where} has no {key!r}")


def check_conditions(conditions: dict[str, Any], where: str) -> None:
    check_keys(conditions, {}, CONDITIONS, where)
    if not conditions:
        raise BadExercise(f"{where} says nothing, and could not fail")


# Playing.


def first_position(exercise: Exercise) -> Position:
    """Where the learner begins."""
    position = registry.game(exercise.game).scene(exercise.scene)
    for label in exercise.opening:
        position = position.play(option_labelled(exercise, position, label))
    return position


def option_labelled(exercise: Exercise, position: Position, label: str) -> int:
    """The option of these words."""
    for option in position.options:
        if position.label(option) == label:
            return option
    offered = ", ".join([position.label(option) for option in position.options]) or "nothing, the game is over"
    raise BadExercise(f'{exercise.game}, exercise {exercise.name}: "{label}" cannot be chosen; offered: {offered}')


def scripted_reply(exercise: Exercise, position: Position) -> int | None:
    """What the exercise says that the others choose here; `None` where it says nothing."""
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


def is_part(expected: Any, found: Any) -> bool:
    """Whether what is expected is there; what is not expected may be anything."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all([key in found and is_part(value, found[key]) for key, value in expected.items()])
    if isinstance(expected, dict) and expected and not set(expected) - set(BOUNDS):
        return isinstance(found, int) and expected.get("least", found) <= found <= expected.get("most", found)
    return bool(expected == found)


def verdict_of(exercise: Exercise, history: Sequence[Position]) -> Verdict:
    """What has come of it: `history` are all positions from the beginning on, the latest last.

    What was judged stays so, whatever is played after it.
    """
    decided = 0
    for before, position in pairwise(history):
        decided += before.seat == LEARNER
        if is_satisfied(exercise.goal, position):
            return Verdict(DONE)
        for slip in exercise.slips:
            if is_satisfied(slip.when, position):
                return Verdict(MISSED, slip.name)
        if position.is_over or (decided >= exercise.decisions and position.seat == LEARNER):
            return Verdict(MISSED)
    return Verdict(OPEN)


def play_through(exercise: Exercise, choices: Sequence[str]) -> list[Position]:
    """All positions when the learner chooses by these labels, and the others as they do."""
    history = [first_position(exercise)]
    foe = players.player(PLAYER)
    left = list(choices)
    while verdict_of(exercise, history).outcome == OPEN and (left or history[-1].seat != LEARNER):
        position = history[-1]
        if position.seat == LEARNER:
            option: int | None = option_labelled(exercise, position, left.pop(0))
        else:
            option = scripted_reply(exercise, position)
        history.append(position.play(foe.decide(position) if option is None else option))
    if left:
        raise BadExercise(f"{exercise.game}, exercise {exercise.name}: it is over before {', '.join(left)}")
    return history


def continuations(exercise: Exercise, history: Sequence[Position]) -> Iterator[tuple[list[Position], list[int]]]:
    """All ways to play on within the same turn, the shortest first: the positions, and what the learner decides on it.

    Of equally short ways those of the solution come first.  A way ends where the goal is reached, or the game is over.
    """
    foe = players.player(PLAYER)
    turn = turn_of(history[-1])
    left: deque[tuple[list[Position], list[int]]] = deque([(list(history), [])])
    for _ in range(MAX_LINES_TRIED):
        if not left:
            return
        line, decided = left.popleft()
        yield line, decided
        position = line[-1]
        if position.is_over or turn_of(position) != turn or (decided and is_satisfied(exercise.goal, position)):
            continue
        if position.seat == LEARNER:
            known = [option for option in position.options if position.label(option) in exercise.solution]
            for option in [*known, *[option for option in position.options if option not in known]]:
                left.append(([*line, position.play(option)], [*decided, option]))
        else:
            answer = scripted_reply(exercise, position)
            left.append(([*line, position.play(foe.decide(position) if answer is None else answer)], decided))


def turn_of(position: Position) -> Any:
    """Whose turn it is, where the outline of a game says so."""
    return position.rules.outline(position.now).get("turn")


def next_step(exercise: Exercise, history: Sequence[Position]) -> int | None:
    """What the learner decides next on the shortest way to the goal; `None` where no way leads to it."""
    if verdict_of(exercise, history).outcome == OPEN:
        for line, decided in continuations(exercise, history):
            if decided and verdict_of(exercise, line).outcome == DONE:
                return decided[0]
    return None


def unrecognized_solutions(exercise: Exercise) -> list[str]:
    """The ways to the goal, or to winning the game, that are not taken for done."""
    found: list[str] = []
    for line, decided in continuations(exercise, [first_position(exercise)]):
        has_won = line[-1].is_over and [seat for seat, rank in enumerate(line[-1].ranks) if rank == 0] == [LEARNER]
        if decided and (has_won or is_satisfied(exercise.goal, line[-1])) and verdict_of(exercise, line).outcome != DONE:
            asked = [position for position in line if position.seat == LEARNER]
            found.append(", ".join([one.label(option) for one, option in zip(asked, decided, strict=False)]))
    return found


def problems(exercise: Exercise) -> list[str]:
    """What is wrong with an exercise: its solution is none, a slip is not known for what it is, or another way is refused."""
    where = f"exercise {exercise.name}"
    found: list[str] = []
    try:
        start = first_position(exercise)
        if start.seat != LEARNER:
            found.append(f"{where}: it does not begin with a decision of the learner")
        if is_satisfied(exercise.goal, start):
            found.append(f"{where}: its goal is reached before anything is done")
        if verdict_of(exercise, play_through(exercise, exercise.solution)).outcome != DONE:
            found.append(f"{where}: its solution does not reach the goal")
        for slip in exercise.slips:
            if verdict_of(exercise, play_through(exercise, slip.choose)) != Verdict(MISSED, slip.name):
                found.append(f"{where}: what is chosen for the slip {slip.name} is not known as that")
        found += [f"{where}: it can also be done so, and that is refused: {way}" for way in unrecognized_solutions(exercise)]
    except MankaiError as problem:
        found.append(f"{where}: {problem}")
    return found
