"""Sittings at the terminal, for the tests of every board."""

from __future__ import annotations

import builtins
import io
from typing import Any

import pytest
from rich.console import Console

from mankai import Position
from mankai.terminal.session import Decider, Session


class First:
    """Plays a seat by always taking the first option."""

    def decide(self, position: Position) -> int:
        return position.options[0]


class Sitting:
    """A session with what is typed at it, and what it shows: seat 0 is a person's, with `is_hot_seat` all seats are."""

    def __init__(
        self, patch: pytest.MonkeyPatch, position: Position, typed: list[str], is_hot_seat: bool = False, **size: Any
    ) -> None:
        self.file = io.StringIO()
        lines = iter(typed)

        def said(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        patch.setattr(builtins, "input", said)
        console = Console(file=self.file, width=size.pop("width", 80), highlight=False, markup=False, emoji=False, **size)
        others = range(1, position.rules.seats)
        players: dict[int, Decider] = {} if is_hot_seat else {seat: First() for seat in others}
        seats = ["person", *["person" if is_hot_seat else "first" for _ in others]]
        self.session = Session(console, [position], players, seats)
        self.session.run()

    @property
    def shown(self) -> str:
        return self.file.getvalue()

    @property
    def position(self) -> Position:
        return self.session.position
