"""Extra features of Azuki observations: current attack and health of units, and the IKZ that can be spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mankai.games.azuki.rules.constants import FIELD_SPOTS
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.observation import ExtraFeatures, ObservationBuffer
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Runner

NUMBERS_PER_SPOT: Final = 5  # whether it is occupied, attack, health, keywords as bits, carapace
PLAYERS: Final = 2


class AzukiFeatures(ExtraFeatures):
    """The current numbers by spot, the seat's own side first, and the spendable IKZ of both players."""

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("spots", [FIELD_SPOTS, NUMBERS_PER_SPOT]), ("money", [PLAYERS])]

    def write(self, game: Runner, seat: int, buffer: ObservationBuffer, first: int) -> None:
        assert isinstance(game, Match)
        half: i64 = FIELD_SPOTS // PLAYERS
        for spot in range(FIELD_SPOTS):
            if not game.is_free(spot):
                start = first + (spot + seat * half) % FIELD_SPOTS * NUMBERS_PER_SPOT
                buffer.put(start, 1)
                buffer.put(start + 1, game.attack_of(spot))
                buffer.put(start + 2, game.health_of(spot))
                buffer.put(start + 3, game.keywords_of(spot))
                buffer.put(start + 4, game.carapace_of(spot))
        money = first + FIELD_SPOTS * NUMBERS_PER_SPOT
        for player in range(PLAYERS):
            buffer.put(money + (player - seat) % PLAYERS, game.money(player))


def features_for(rules: Rules) -> ExtraFeatures:
    return AzukiFeatures()
