"""The vocabulary of tests of Sakura Arms: a scene, answers by label, and the state afterwards."""

from __future__ import annotations

from typing import Any

import mankai
from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import Card
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.level99 import GAME as GAME
from mankai.games.sakura_arms.rules.text.messages import figure_messages, type_message

ME, FOE = 0, 1


def scene(edition: Edition = GAME, **description: Any) -> Position:
    """A position; `me` is seat 0. `mankai.games.sakura_arms.rules.scene.read` describes the fields."""
    return edition.scene(description)


def words_for(edition: Edition, key: str) -> str:
    """The text of a key in an edition, in English."""
    return edition.translate((key, {}), None)


def actions(edition: Edition) -> list[str]:
    """The names of an edition's Basic Actions."""
    return [words_for(edition, key) for key in edition.actions]


def zones(edition: Edition) -> list[str]:
    """The names of an edition's kinds of zones."""
    return [words_for(edition, key) for key in edition.legend()["zones"]]


def type_line(edition: Edition, card: Card) -> str:
    """The type of a card as an edition prints it: "Attack, Reaction"."""
    return edition.translate(type_message(card), None)


def figures(edition: Edition, card: Card) -> str:
    """The numbers of a card in one line."""
    return "  ".join([edition.translate(one, None) for one in figure_messages(card)])


def labels(position: Position) -> list[str]:
    """The labels of the options."""
    return [position.label(option) for option in position.options]


def answer(position: Position, *choices: str) -> Position:
    """The position after these choices, each given by its label; saved and loaded in between."""
    for choice in choices:
        words = labels(position)
        assert choice in words, f"{choice!r} is not among {words} (asked: seat {position.seat}, {position.question!r})"
        position = mankai.load(position.play(position.options[words.index(choice)]).save())
    return position


def state(position: Position) -> dict[str, Any]:
    """All areas and piles: state(position)["me"]["aura"], state(position)["distance"]."""
    assert isinstance(position.rules, Edition)
    return position.rules.portrait(position.now)


def me(position: Position) -> dict[str, Any]:
    half: dict[str, Any] = state(position)["me"]
    return half


def foe(position: Position) -> dict[str, Any]:
    half: dict[str, Any] = state(position)["foe"]
    return half


def why_not(position: Position, label: str) -> str:
    """The reason why the option with this label cannot be chosen now."""
    for option in range(position.rules.size):
        if position.label(option) == label:
            reason = position.why_not(option)
            if reason and "neither in your hand" not in reason:
                return reason
    raise AssertionError(f"{label!r} is possible, or is nothing that there is")
