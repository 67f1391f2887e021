"""The interfaces with which a session shows a game: `Board` and `TerminalUi`.

A game may implement both; all others are shown by `plain_board.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from mankai.i18n.catalogues import Speaker
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.terminal.option_numbers import number_options, sort_by_number


class NoSuchCard(MankaiError):
    """The error for a name that no card, nor anything else with a page, has."""


class Board(ABC):
    """A position as `seat` sees it (`None`: a spectator), in words and lines. It uses only the view and the legend.

    It speaks the language of a speaker, by default English.
    `earlier` are the earlier positions of the same turn. Options that already existed there keep their numbers.
    """

    def __init__(
        self, position: Position, seat: int | None, earlier: Sequence[Position] = (), speaker: Speaker | None = None
    ) -> None:
        self.position = position
        self.seat = seat
        self.speaker = speaker or registry.speaker_of(position.rules, seat)
        self.view = position.view(seat)
        self.legend: dict[str, Any] = position.rules.legend()
        same_question = [past for past in (*earlier, position) if past.seat == seat and past.question == position.question]
        self.numbers = number_options([self.ordered_options(past) for past in same_question], self.fixed_number)
        self.choices = sort_by_number(self.view["options"], self.numbers)  # the viewer's options, in screen order

    def say(self, key: str, **arguments: Any) -> str:
        return self.speaker.say((key, arguments))

    def label(self, option: int) -> str:
        return self.speaker.say(self.position.message(option))

    def reason(self, option: int) -> str:
        """The reason why an option cannot be chosen."""
        return self.speaker.say(self.position.reason(option))

    def question(self) -> str:
        """The question that the viewer must answer now, as one unambiguous sentence."""
        return self.speaker.say(self.position.question_message)

    def number(self, option: int) -> str:
        """The number to type for an option; empty when it cannot be chosen."""
        return str(self.numbers[option]) if option in self.choices else ""

    def ordered_options(self, position: Position) -> list[int]:
        """The options of a position, in the order in which they are numbered."""
        return position.options

    def normalize_typed(self, typed: str) -> str:
        """Return the typed text in the words of the option labels."""
        return typed

    @abstractmethod
    def fixed_number(self, option: int) -> int | None:
        """The number that an option always has; `None` for most options."""

    @property
    @abstractmethod
    def others_command(self) -> str:
        """The word that is typed to see more of the other players."""

    @property
    @abstractmethod
    def example_input(self) -> str:
        """Part of an option's label, as an example of typed input."""

    @abstractmethod
    def name_for_viewer(self, seat: int) -> str:
        """The name of a player for the viewer ("you" for the viewer's own seat)."""

    @abstractmethod
    def public_name(self, seat: int) -> str:
        """The name of a player that is the same for everybody. Used when the screen is handed over."""

    @abstractmethod
    def heading(self) -> str:
        """The title of the game and its players."""

    @abstractmethod
    def table(self, width: int, is_short: bool) -> list[Text]:
        """Everything on the table that the viewer may know; with `is_short`, in as few lines as possible."""

    @abstractmethod
    def options(self, width: int, is_short: bool) -> list[Text]:
        """The numbered options, except those that the table already shows with their numbers."""

    @abstractmethod
    def refusal(self, words: str) -> str:
        """The reason why the option that `words` name cannot be chosen; empty if there is no such option."""

    @abstractmethod
    def others(self, width: int) -> list[Text]:
        """Everything that the viewer can see of the other players."""

    @abstractmethod
    def page(self, words: str) -> RenderableType:
        """The card whose name contains `words`, shown large, or a list if there are several. Raises `NoSuchCard`."""

    @abstractmethod
    def result(self) -> list[str]:
        """The result of a finished game, addressed to the viewer."""


@dataclass(frozen=True)
class TerminalUi:
    """The way in which the terminal shows a game. A pack names an instance of it as its board."""

    # The position as a seat sees it (`None`: a spectator). The third argument are the earlier positions of the same turn.
    board: Callable[[Position, int | None, Sequence[Position], Speaker], Board]
    # All cards, or those that some words name. The third argument are the typed values of set-up fields that change the cards.
    pages: Callable[[Rules, str, dict[str, str], Speaker], RenderableType]
