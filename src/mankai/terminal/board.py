"""What the session needs of a game to show it: a game may bring a face of its own, with a board that says these few things."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from mankai.i18n.catalogues import Speaker
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.option_numbers import number_options, sort_by_number


class NoSuchCard(MankaiError):
    """No card has that name, nor anything else that can be shown large."""


class Board(ABC):
    """A position as `seat` sees it (`None`: a spectator), in words and lines: from the view and the legend alone.

    `earlier` are the positions before it in the same turn: options that were there already keep their numbers.
    """

    def __init__(self, position: Position, seat: int | None, earlier: Sequence[Position] = ()) -> None:
        self.position = position
        self.seat = seat
        self.view = position.view(seat)
        self.legend: dict[str, Any] = position.rules.legend()
        asked = [one for one in (*earlier, position) if one.seat == seat and one.question == position.question]
        self.numbers = number_options([self.ordered_options(one) for one in asked], self.fixed_number)
        self.choices = sort_by_number(self.view["options"], self.numbers)  # of the reader, as they stand on the screen

    def number(self, option: int) -> str:
        """What is typed for an option; empty when it cannot be chosen."""
        return str(self.numbers[option]) if option in self.choices else ""

    def ordered_options(self, position: Position) -> list[int]:
        """The options there, in the order in which they get their numbers."""
        return position.options

    def normalize_typed(self, typed: str) -> str:
        """What somebody has typed, in the words of the options."""
        return typed

    @abstractmethod
    def fixed_number(self, option: int) -> int | None:
        """The number that an option has whenever there is such a one; `None` for most."""

    @property
    @abstractmethod
    def others_word(self) -> str:
        """What is typed to look at the other players more closely."""

    @property
    @abstractmethod
    def example(self) -> str:
        """Part of an option's words, as somebody may type it."""

    @abstractmethod
    def name_for_reader(self, seat: int) -> str:
        """A player, as the reader calls them."""

    @abstractmethod
    def public_name(self, seat: int) -> str:
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
    def refusal(self, words: str) -> str:
        """Why something cannot be done whose name somebody has typed; empty if there is no such thing."""

    @abstractmethod
    def others(self, width: int) -> list[Text]:
        """All that the reader can see of the other players."""

    @abstractmethod
    def page(self, words: str) -> RenderableType:
        """What `words` are part of the name of: shown large, or all of them as a list; raises `NoSuchCard`."""

    @abstractmethod
    def result(self) -> list[str]:
        """How a finished game ended, as the reader puts it."""


class TerminalUi(ABC):
    """How the terminal shows a game: what a pack names as its board."""

    @abstractmethod
    def board(self, position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> Board:
        """The position as `seat` sees it (`None`: a spectator), after the positions before it in the same turn."""

    @abstractmethod
    def pages(self, rules: Rules, words: str, said: dict[str, str], speaker: Speaker) -> RenderableType:
        """All cards, or the one that is meant by `words`; `said`: what was typed for wishes that change what is on cards."""
