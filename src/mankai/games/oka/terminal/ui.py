"""The entry point of the terminal UI of Sakura."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from mankai.games.oka.rules.cards.values import profile_of
from mankai.games.oka.terminal.board import OkaBoard
from mankai.games.oka.terminal.card_pages import OkaCardPages, profile_or_file
from mankai.games.oka.terminal.view_model import CardValues
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules
from mankai.terminal.board import TerminalUi


def pages(rules: Rules, words: str, card_values: dict[str, str], speaker: Speaker) -> RenderableType:
    """All cards, or those that `words` name, with the values that the user chose."""
    profile, numbers = profile_of(profile_or_file(card_values.get("values")))
    legend = rules.legend()
    return OkaCardPages(legend, CardValues(legend, profile, list(numbers)), speaker).show(words)


UI: Final = TerminalUi(OkaBoard, pages)
