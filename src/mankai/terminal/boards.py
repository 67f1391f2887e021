"""Which board shows which game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType

from mankai.games.oka.rules.edition import Oka
from mankai.games.oka.terminal import cards as oka_cards
from mankai.games.oka.terminal.board import OkaBoard
from mankai.games.sakura_arms.rules.edition import Edition
from mankai.games.sakura_arms.terminal import cards as duel_cards
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.kernel.errors import BadSetup, MankaiError
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.terminal.board import Board
from mankai.terminal.rules_sheet import Sheet


class NoBoard(MankaiError):
    """The terminal cannot show this game."""


def shown(rules: Rules) -> Rules:
    """The rules, if the terminal has a board for them."""
    if not isinstance(rules, (Edition, Oka)):
        raise NoBoard(f"the terminal has no board for {rules.name}; it shows Sakura Arms and Sakura (oka)")
    return rules


def board_of(position: Position, seat: int | None, earlier: Sequence[Position] = ()) -> Board:
    """The position as `seat` sees it (`None`: a spectator), after the positions before it in the same turn."""
    rules = shown(position.rules)
    return DuelBoard(position, rules, seat, earlier) if isinstance(rules, Edition) else OkaBoard(position, seat, earlier)


def sheet_of(rules: Rules) -> Sheet:
    """The rules and words of a game."""
    return Sheet(rules, "oka" if isinstance(rules, Oka) else shown(rules).name.rpartition("/")[2])


def pages(rules: Rules, words: str, values: str | Path | None = None) -> RenderableType:
    """All cards of a game, or the one that is meant by `words`; `values`: a profile of the numbers on cards, or a file."""
    if isinstance(rules, Oka):
        return oka_cards.pages(rules, words, values)
    if values is not None:
        raise BadSetup(f"{rules.name} has no numbers to supply: --values is for oka")
    assert isinstance(rules, Edition)
    return duel_cards.found(rules, words) if words else duel_cards.all_cards(rules)
