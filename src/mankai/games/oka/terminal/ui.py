"""The entry point of the terminal UI of Sakura."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mankai.games.oka.rules.edition import Oka
from mankai.games.oka.terminal import card_pages
from mankai.games.oka.terminal.board import OkaBoard
from mankai.i18n.catalogues import Speaker
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.board import Board, TerminalUi


class OkaUi(TerminalUi):
    """The terminal UI of Sakura. Pages of cards show the values that the user chose."""

    def board(self, position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> Board:
        return OkaBoard(position, seat, earlier, speaker)

    def pages(self, rules: Rules, words: str, said: dict[str, str], speaker: Speaker) -> RenderableType:
        assert isinstance(rules, Oka)
        return card_pages.render_pages(rules, words, said.get("values"), speaker)


UI: Final = OkaUi()
