"""The vocabulary of tests of Sakura 桜花伝説: a scene, answers by label, and the state afterwards."""

from __future__ import annotations

from typing import Any

import mankai
from mankai import Position
from mankai.games.oka.rules.edition import Oka, game_for

# Fits neither on a red nor on a blue 7.
DULL = ["green 1", "green 2", "black 3", "black 4"]
SEVENS: dict[str, Any] = {"plus": ["red 7"], "minus": ["blue 7"]}


def scene(players: int = 4, me: dict[str, Any] | None = None, others: dict[int, Any] | None = None, **said: Any) -> Position:
    """A position; `me` is seat 0, who has the turn by default.

    `mankai.games.oka.rules.scene.read` describes the fields.

    With 20 coins the row can be renewed, so that there is always a choice and nothing happens by itself.
    """
    description: dict[str, Any] = {"row": [], **said, "0": {"coins": 20, **(me or {})}}
    for seat, half in (others or {}).items():
        description[str(seat)] = half
    return game_for(players).scene(description)


def dull(players: int = 4, row: list[str] | None = None, coins: int = 20, **said: Any) -> Position:
    """A scene with a hand that fits on neither pile, and coins for these characters."""
    return scene(players, {"hand": DULL, "coins": coins, **said.pop("me", {})}, row=row or [], **{**SEVENS, **said})


def labels(position: Position) -> list[str]:
    """The labels of the options, without the one that renews the row."""
    words = [position.label(option) for option in position.options]
    return [word for word in words if word != "renew the row for 6"]


def placements(position: Position) -> list[str]:
    """The cards that may be placed, and their piles."""
    return [label.removeprefix("place ") for label in labels(position) if label.startswith("place ")]


def answer(position: Position, *choices: str) -> Position:
    """The position after these choices, each given by its label; saved and loaded in between."""
    for choice in choices:
        words = [position.label(option) for option in position.options]
        assert choice in words, f"{choice!r} is not among {words} (asked: seat {position.seat}, {position.question!r})"
        position = mankai.load(position.play(position.options[words.index(choice)]).save())
    return position


def option_of(position: Position, label: str) -> int:
    """The option with this label, for tests that read the events, which a save does not have."""
    return next(option for option in position.options if position.label(option) == label)


def state(position: Position) -> dict[str, Any]:
    """Everything on the table: state(position)["plus"], state(position)["0"]["coins"]."""
    return position.rules.portrait(position.now)


def me(position: Position, seat: int = 0) -> dict[str, Any]:
    half: dict[str, Any] = state(position)[str(seat)]
    return half


def why_not(position: Position, label: str) -> str:
    """The reason why the option with this label cannot be chosen now."""
    for option in range(16, position.rules.size):
        if position.label(option) == label:
            return position.why_not(option)
    raise AssertionError(f"nothing is called {label!r}")


def rules_of(position: Position) -> Oka:
    assert isinstance(position.rules, Oka)
    return position.rules
