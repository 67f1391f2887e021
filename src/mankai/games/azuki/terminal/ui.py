"""The entry point of the terminal UI of the Azuki TCG."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from mankai.games.azuki.terminal.board import AzukiBoard
from mankai.games.azuki.terminal.card_pages import AzukiCardPages
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules
from mankai.terminal.board import TerminalUi


def pages(rules: Rules, words: str, card_values: dict[str, str], speaker: Speaker) -> RenderableType:
    return AzukiCardPages(rules.legend(), speaker).show(words)


UI: Final = TerminalUi(AzukiBoard, pages)
