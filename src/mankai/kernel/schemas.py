"""The types of the plain dicts of the public API: views, records and saves, and follow-up games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NotRequired, TypedDict

html_hooks: Final[list[Callable[[Any], str]]] = []  # the last one draws positions and records in notebooks


class View(TypedDict):
    """Everything that a seat may know. Cards are numbers; a negative number is the back of a card that this seat may not know."""

    game: str
    """The name of the game."""
    seat: int | None
    """Whose view it is; `None`: a spectator's."""
    decides: bool
    """Whether this seat decides now.  Who else does is not told."""
    question: str
    """What it is asked; empty when it is not."""
    about: int
    """The card that the question is about; -1: none."""
    options: list[int]
    """What it may choose."""
    tokens: list[int]
    """By place: a number; -1 where it is hidden."""
    zones: list[list[int]]
    """By zone: its cards, in their order where that means something."""
    on_cards: list[list[int]]
    """Pairs of a card and how much lies on it."""
    matters: list[list[int]]
    """What is being resolved, the innermost last."""
    lasting: list[list[Any]]
    """What was said and still holds."""
    public: dict[str, Any]
    """What follows from the table, as the game says it, and everybody may know."""
    own: dict[str, Any]
    """The same for this seat alone."""
    over: bool
    """Whether the game is over."""
    ranks: list[int]
    """When over: the rank of every seat, 0 the best."""


class Record(TypedDict):
    """A game from its start to its current position; `mankai.replay` plays it again."""

    mankai: str
    """What it is: "record", or "save"."""
    format: int
    """The form of records; another one is not read."""
    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    setup: dict[str, Any]
    """The set-up; each game's `Setup` says what it may contain."""
    seed: int
    """The key of its rng, of at most 128 bits."""
    options: list[str]
    """All that was chosen, by verb and card."""
    scene: NotRequired[dict[str, Any]]
    """Where it began otherwise than by a set-up."""
    check: NotRequired[str]
    """Of a save: its check sum."""


class FollowUpGame(TypedDict):
    """A game that follows another, as duels follow a draft."""

    game: str
    """The name of that game."""
    setup: dict[str, Any]
    """Its set-up.  It may contain hidden information: it is for the program that opens the table."""
    seats: list[int]
    """Whose seats of the game that is over are there, in their order."""
    round: NotRequired[int]
    """Which games of those can be played at the same time, counted from 0; all, where there is none."""
