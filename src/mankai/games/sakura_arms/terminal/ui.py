"""The entry point of the terminal UI of Sakura Arms. Drafts use the plain board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.steps.draft import Draft
from mankai.games.sakura_arms.terminal import card_pages
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.i18n.catalogues import Speaker
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.board import Board, TerminalUi
from mankai.terminal.plain_board import PlainBoard


class DuelUi(TerminalUi):
    """The terminal UI of all editions. A draft has the plain board and the same cards."""

    def board(self, position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> Board:
        if isinstance(position.rules, Draft):
            return PlainBoard(position, seat, earlier, speaker)
        assert isinstance(position.rules, Edition)
        return DuelBoard(position, position.rules, seat, earlier, speaker)

    def pages(self, rules: Rules, words: str, said: dict[str, str], speaker: Speaker) -> RenderableType:
        if isinstance(rules, Draft):
            rules = rules.edition
        assert isinstance(rules, Edition)
        return card_pages.search_cards(rules, words, speaker) if words else card_pages.all_cards(rules, speaker)


UI: Final = DuelUi()
