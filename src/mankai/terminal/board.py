"""What the session needs of a game to show it: each game has a board of its own that says these few things."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position


class NoSuchCard(MankaiError):
    """No card has that name, nor anything else that can be shown large."""


class Board(ABC):
    """A position as `seat` sees it (`None`: a spectator), in words and lines: from the view and the legend alone."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self.position = position
        self.seat = seat
        self.view: dict[str, Any] = position.view(seat)
        self.legend: dict[str, Any] = position.rules.legend()
        self.choices: list[int] = self.view["options"]  # of the reader, in the order of their numbers on the screen

    @property
    @abstractmethod
    def others_word(self) -> str:
        """What is typed to look at the other players more closely."""

    @property
    @abstractmethod
    def example(self) -> str:
        """Part of a card's name, as somebody may type it."""

    @abstractmethod
    def who(self, seat: int) -> str:
        """A player, as the reader calls them."""

    @abstractmethod
    def player(self, seat: int) -> str:
        """A player as everybody knows them, for handing the screen over."""

    @abstractmethod
    def heading(self) -> str:
        """Which game this is, and who plays it."""

    @abstractmethod
    def table(self, width: int, is_short: bool) -> list[Text]:
        """Everything on the table that the reader may know; with `is_short` in as few lines as can be."""

    @abstractmethod
    def question(self) -> str:
        """What the reader is asked now, in a sentence that cannot be mistaken."""

    @abstractmethod
    def options(self, width: int, is_short: bool) -> list[Text]:
        """The options by number, but for those that stand in the table with their numbers."""

    @abstractmethod
    def tried(self, words: str) -> str:
        """Why something cannot be done whose name somebody has typed; empty if there is no such thing."""

    @abstractmethod
    def others(self, width: int) -> list[Text]:
        """All that the reader can see of the other players."""

    @abstractmethod
    def page(self, words: str) -> RenderableType:
        """What `words` are an unmistakable part of the name of, shown large; raises `NoSuchCard`."""

    @abstractmethod
    def result(self) -> list[str]:
        """How a finished game ended, as the reader puts it."""
