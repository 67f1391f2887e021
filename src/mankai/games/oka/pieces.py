"""What observations of Sakura tell besides cards and numbers: the coins and shurikens that are printed on cards in this game."""

from __future__ import annotations

from typing import Final

from mankai.games.oka.rules.hanami import Hanami
from mankai.games.oka.rules.places import CARDS
from mankai.kernel.observing import Pieces, Sheet
from mankai.kernel.play import Play
from mankai.kernel.rules import Rules

PRINTED: Final = 2  # coins, shurikens


class HanamiPieces(Pieces):
    """By card its coins and its shurikens."""

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("printed", [PRINTED, CARDS])]

    def write(self, game: Play, seat: int, sheet: Sheet, first: int) -> None:
        assert isinstance(game, Hanami)
        sheet.put_all(first, game.values)


def pieces_for(rules: Rules) -> Pieces:
    return HanamiPieces()
