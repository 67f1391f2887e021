"""What observations of a match tell besides cards and numbers: the field as it counts now, and the money that can be spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mankai.games.azuki.rules.match import Match
from mankai.games.azuki.rules.places import FIELD_SPOTS
from mankai.kernel.observing import Pieces, Sheet
from mankai.kernel.play import Play
from mankai.kernel.rules import Rules

OF_SPOT: Final = 5  # whether somebody stands there, attack, health, keywords as bits, carapace
PLAYERS: Final = 2


class MatchPieces(Pieces):
    """By spot, one's own first, what stands there counts as; and the money of both."""

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("spots", [FIELD_SPOTS, OF_SPOT]), ("money", [PLAYERS])]

    def write(self, game: Play, seat: int, sheet: Sheet, first: int) -> None:
        assert isinstance(game, Match)
        half: i64 = FIELD_SPOTS // PLAYERS
        for spot in range(FIELD_SPOTS):
            if not game.is_free(spot):
                at = first + (spot + seat * half) % FIELD_SPOTS * OF_SPOT
                sheet.put(at, 1)
                sheet.put(at + 1, game.attack_of(spot))
                sheet.put(at + 2, game.health_of(spot))
                sheet.put(at + 3, game.keywords_of(spot))
                sheet.put(at + 4, game.carapace_of(spot))
        money = first + FIELD_SPOTS * OF_SPOT
        for other in range(PLAYERS):
            sheet.put(money + (other - seat) % PLAYERS, game.money(other))


def pieces_for(rules: Rules) -> Pieces:
    return MatchPieces()
