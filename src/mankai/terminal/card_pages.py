"""The base of pages of cards shown large."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel

from mankai.i18n.catalogues import Speaker

WIDE: Final = 76  # columns of a page


class CardPages(ABC):
    """The pages of all cards, in the language of a speaker."""

    def __init__(self, legend: dict[str, Any], speaker: Speaker) -> None:
        self.legend = legend
        self.speaker = speaker

    def say(self, key: str, **arguments: Any) -> str:
        return self.speaker.say((key, arguments))

    def show(self, words: str) -> RenderableType:
        """All cards, or those that `words` name."""
        return self.search(words) if words else self.all_cards()

    @abstractmethod
    def search(self, words: str) -> RenderableType:
        """The cards that `words` name: one large, several as a list. Raises `NoSuchCard`."""

    @abstractmethod
    def all_cards(self) -> RenderableType:
        """All cards, one line each."""

    def panel(self, title: str, parts: Sequence[RenderableType], subtitle: str | None = None) -> Panel:
        """One card with all its information."""
        return Panel(Group(*parts), title=title, subtitle=subtitle, box=box.ROUNDED, padding=(1, 2), width=WIDE)
