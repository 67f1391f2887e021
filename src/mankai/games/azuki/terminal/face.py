"""How the terminal shows the Azuki TCG: its board and its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mankai.games.azuki.terminal.board import AzukiBoard
from mankai.games.azuki.terminal.cards import Pages
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.board import Board, Face
from mankai.words import Speaker


class AzukiFace(Face):
    def board(self, position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> Board:
        return AzukiBoard(position, seat, earlier, speaker)

    def pages(self, rules: Rules, words: str, said: dict[str, str], speaker: Speaker) -> RenderableType:
        pages = Pages(rules.legend(), speaker)
        return pages.found(words) if words else pages.everything()


FACE: Final = AzukiFace()
