"""Extra features of Sakura observations: the coins and shurikens printed on cards in this game."""

from __future__ import annotations

from typing import Final

from mankai.games.oka.rules.constants import CARDS
from mankai.games.oka.rules.engine.hanami import Hanami
from mankai.kernel.observation import ExtraFeatures, ObservationBuffer
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Runner

NUMBERS_PER_CARD: Final = 2  # coins, shurikens


class OkaFeatures(ExtraFeatures):
    """The coins of each card, then the shurikens of each card."""

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("printed", [NUMBERS_PER_CARD, CARDS])]

    def write(self, game: Runner, seat: int, buffer: ObservationBuffer, first: int) -> None:
        assert isinstance(game, Hanami)
        buffer.put_all(first, game.values)


def features_for(rules: Rules) -> ExtraFeatures:
    return OkaFeatures()
