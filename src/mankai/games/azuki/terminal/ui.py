"""The entry point of the terminal UI of the Azuki TCG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mankai.games.azuki.terminal.board import AzukiBoard
from mankai.games.azuki.terminal.card_pages import AzukiCardPages
from mankai.i18n.catalogues import Speaker
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.board import Board, TerminalUi


class AzukiUi(TerminalUi):
    def board(self, position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> Board:
        return AzukiBoard(position, seat, earlier, speaker)

    def pages(self, rules: Rules, words: str, said: dict[str, str], speaker: Speaker) -> RenderableType:
        pages = AzukiCardPages(rules.legend(), speaker)
        return pages.search(words) if words else pages.all_cards()


UI: Final = AzukiUi()
