"""The terminal UI of each game: the one that its pack names, or else the plain one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from mankai.i18n.catalogues import ENGLISH
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.packs.pack import BadPack, load_address
from mankai.terminal.board import Board, TerminalUi
from mankai.terminal.plain_board import PLAIN_UI


def ui_of(rules: Rules) -> TerminalUi:
    pack = registry.pack_for(rules)
    if pack is None or not pack.board:
        return PLAIN_UI
    ui = load_address(pack.board)
    if not isinstance(ui, TerminalUi):
        raise BadPack(f"{pack.board} of the pack {pack.name} is no TerminalUi")
    return ui


def board_of(position: Position, seat: int | None, earlier: Sequence[Position] = (), language: str = ENGLISH) -> Board:
    """The position as `seat` sees it (`None`: a spectator). `earlier` are the earlier positions of the same turn."""
    return ui_of(position.rules).board(position, seat, earlier, registry.speaker_of(position.rules, seat, language))


def pages(rules: Rules, words: str, card_values: dict[str, str], language: str = ENGLISH) -> RenderableType:
    """All cards, or those that `words` name. `card_values` are the typed values of set-up fields that change the cards."""
    return ui_of(rules).pages(rules, words, card_values, registry.speaker_of(rules, None, language))
