"""How the terminal shows duels, and drafts on the plain board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mankai.games.sakura_arms.rules.drafting import Draft
from mankai.games.sakura_arms.rules.edition import Edition
from mankai.games.sakura_arms.terminal import cards
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.board import Board, Face
from mankai.terminal.plain import PlainBoard
from mankai.words import Speaker


class DuelFace(Face):
    """The board of all editions; a draft has the plain one, and the same cards."""

    def board(self, position: Position, seat: int | None, earlier: Sequence[Position], speaker: Speaker) -> Board:
        if isinstance(position.rules, Draft):
            return PlainBoard(position, seat, earlier, speaker)
        assert isinstance(position.rules, Edition)
        return DuelBoard(position, position.rules, seat, earlier, speaker)

    def pages(self, rules: Rules, words: str, said: dict[str, str], speaker: Speaker) -> RenderableType:
        if isinstance(rules, Draft):
            rules = rules.edition
        assert isinstance(rules, Edition)
        return cards.found(rules, words, speaker) if words else cards.all_cards(rules, speaker)


FACE: Final = DuelFace()
