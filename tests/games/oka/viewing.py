"""The words in which tests of Sakura 桜花伝説 are written: a scene, what is chosen by its label, what is so afterwards."""

from __future__ import annotations

from typing import Any

import mankai
from mankai import Position
from mankai.games.oka.rules.edition import Oka, game_for

# Fits neither on a red nor on a blue 7.
DULL = ["green 1", "green 2", "black 3", "black 4"]
SEVENS: dict[str, Any] = {"plus": ["red 7"], "minus": ["blue 7"]}


def scene(players: int = 4, me: dict[str, Any] | None = None, others: dict[int, Any] | None = None, **said: Any) -> Position:
    """A position; `me` is seat 0, whose turn it is unless said otherwise.

    `mankai.games.oka.rules.scene.read` says what can be said.

    With 20 coins the row can be renewed, so that there is always a choice and nothing is done by itself.
    """
    description: dict[str, Any] = {"row": [], **said, "0": {"coins": 20, **(me or {})}}
    for seat, half in (others or {}).items():
        description[str(seat)] = half
    return game_for(players).scene(description)


def dull(players: int = 4, row: list[str] | None = None, coins: int = 20, **said: Any) -> Position:
    """Nothing in hand fits on either pile, and there are coins for these characters."""
    return scene(players, {"hand": DULL, "coins": coins, **said.pop("me", {})}, row=row or [], **{**SEVENS, **said})


def labels(position: Position) -> list[str]:
    """What whoever decides may choose, in words; that the row may be renewed goes without saying."""
    words = [position.label(option) for option in position.options]
    return [word for word in words if word != "renew the row for 6"]


def placements(position: Position) -> list[str]:
    """The cards that may be placed, and where."""
    return [label.removeprefix("place ") for label in labels(position) if label.startswith("place ")]


def answer(position: Position, *choices: str) -> Position:
    """The position after these choices, each given by its label; saved and loaded on the way, as anybody may."""
    for choice in choices:
        words = [position.label(option) for option in position.options]
        assert choice in words, f"{choice!r} is not among {words} (asked: seat {position.seat}, {position.question!r})"
        position = mankai.load(position.play(position.options[words.index(choice)]).save())
    return position


def option_of(position: Position, label: str) -> int:
    """The option of these words: what happened after it can be read, as it cannot after a save."""
    return next(option for option in position.options if position.label(option) == label)


def state(position: Position) -> dict[str, Any]:
    """Everything on the table: state(position)["plus"], state(position)["0"]["coins"]."""
    return position.rules.portrait(position.now)


def me(position: Position, seat: int = 0) -> dict[str, Any]:
    half: dict[str, Any] = state(position)[str(seat)]
    return half


def why_not(position: Position, label: str) -> str:
    """Why something cannot be chosen now, by the words it would have."""
    for option in range(16, position.rules.size):
        if position.label(option) == label:
            return position.why_not(option)
    raise AssertionError(f"nothing is called {label!r}")


def rules_of(position: Position) -> Oka:
    assert isinstance(position.rules, Oka)
    return position.rules
