"""The entry point of the terminal UI of Sakura Arms. Drafts use the plain board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mankai.games.sakura_arms.rules.draft.rules import Draft
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.games.sakura_arms.terminal.card_pages import DuelCardPages
from mankai.i18n.catalogues import Speaker
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.board import Board, TerminalUi
from mankai.terminal.plain_board import PlainBoard


def board(position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> Board:
    """The board of a duel in any edition. A draft has the plain board."""
    if isinstance(position.rules, Draft):
        return PlainBoard(position, seat, earlier, speaker)
    assert isinstance(position.rules, Edition)
    return DuelBoard(position, position.rules, seat, earlier, speaker)


def pages(rules: Rules, words: str, card_values: dict[str, str], speaker: Speaker) -> RenderableType:
    """All cards of an edition, or those that `words` name. A draft has the same cards."""
    edition = rules.edition if isinstance(rules, Draft) else rules
    assert isinstance(edition, Edition)
    return DuelCardPages(edition, speaker).show(words)


UI: Final = TerminalUi(board, pages)
