"""Terminal sessions with typed input, for the tests of every board."""

from __future__ import annotations

import builtins
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from mankai import Position
from mankai.kernel.rng import FastRng
from mankai.terminal.sessions.bot_runner import Decider
from mankai.terminal.sessions.session import Session


class FirstOptionPlayer:
    """Plays a seat by always taking the first option."""

    def decide(self, position: Position) -> int:
        return position.options[0]


class TypedSession:
    """A session with its input and output: seat 0 is a person's, with `is_hot_seat` all seats are.

    `typed` are lines, or a function that returns the next one; their end is the end of input.
    """

    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        position: Position,
        typed: list[str] | Callable[[Session], str],
        is_hot_seat: bool = False,
        pauses: bool = False,
        path: Path | None = None,
        **size: Any,
    ) -> None:
        self.file = io.StringIO()
        lines = iter(typed) if isinstance(typed, list) else None

        def said(prompt: str = "") -> str:
            try:
                return next(lines) if lines is not None else rule(self.session)
            except StopIteration:
                raise EOFError from None

        rule = typed if callable(typed) else end_of_input
        patch.setattr(builtins, "input", said)
        console = Console(file=self.file, width=size.pop("width", 80), highlight=False, markup=False, emoji=False, **size)
        others = range(1, position.rules.seats)
        players: dict[int, Decider] = {} if is_hot_seat else {seat: FirstOptionPlayer() for seat in others}
        seats = ["person", *["person" if is_hot_seat else "first" for _ in others]]
        self.session = Session(console, [position], players, seats, None, pauses, path)
        self.session.run()

    @property
    def shown(self) -> str:
        return self.file.getvalue()

    @property
    def said(self) -> str:
        """The output with single spaces only, independent of line breaks."""
        return " ".join(self.shown.split())

    @property
    def position(self) -> Position:
        return self.session.position


def end_of_input(session: Session) -> str:
    raise EOFError


def random_input(seed: int) -> Callable[[Session], str]:
    """A random number from the screen; Enter if there is no choice."""
    dice = FastRng(seed)

    def typed(session: Session) -> str:
        board = session.board
        return board.number(dice.pick(board.choices)) if board.choices else ""

    return typed
