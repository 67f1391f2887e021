"""Scenes of the Azuki TCG, answers by label, and the state afterwards; `me` may sit at either seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.games.azuki.rules.constants import ALLEY, DECK, DISCARD, FIELD_SPOTS, GARDEN, HAND, ROW, SPOTS, zone_of
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.engine.unit import Unit

FOLDER = Path(mankai.__file__).parent / "games" / "azuki" / "words"
SEATS = pytest.mark.parametrize("seat", [0, 1])
NAMES = ["me", "foe"]


def tapped_unit(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "is": ["tapped"], **more}


def scene(seat: int, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **more: Any) -> Position:
    """A scene in which `me` sits at `seat`, has the turn by default, and enough IKZ; decks are never empty."""
    usual: dict[str, Any] = {"ikz": 10, "deck": ["Indra"] * 4 + ["Midnight Courier"] * 4}
    leaders: list[dict[str, Any]] = [{"leader": "STT04-001", "gate": "STT04-002"}, {"leader": "STT01-001", "gate": "STT01-002"}]
    sides = [{**usual, **leaders[0], **(me or {})}, {**usual, **leaders[1], **(foe or {})}]
    said: dict[str, Any] = {NAMES[seat]: sides[0], NAMES[1 - seat]: sides[1], "turn": NAMES[seat], **more}
    if more.get("turn") in NAMES:
        said["turn"] = NAMES[(NAMES.index(more["turn"]) + seat) % 2]
    return GAME.scene(said)


def play(position: Position, *answers: str) -> Position:
    """The position after these answers of either player, by their labels."""
    for answer in answers:
        position = position.choose(answer)
    return position


def labels(position: Position) -> list[str]:
    return [position.label(option) for option in position.options]


class Side:
    """One player's side of a position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.match = GAME.match(position.now)

    def names(self, cards: Any) -> list[str]:
        return [self.match.cards[card].name for card in cards]

    @property
    def hand(self) -> list[str]:
        return sorted(self.names(self.position.now.zones[HAND + self.seat]))

    @property
    def deck(self) -> list[str]:
        return self.names(self.position.now.zones[DECK + self.seat])

    @property
    def discard(self) -> list[str]:
        return sorted(self.names(self.position.now.zones[DISCARD + self.seat]))

    def row(self, first: int) -> list[str]:
        spots = [self.seat * SPOTS + first + at for at in range(ROW)]
        return [name for spot in spots for name in self.names(self.position.now.zones[zone_of(spot)][:1])]

    @property
    def garden(self) -> list[str]:
        return self.row(GARDEN)

    @property
    def alley(self) -> list[str]:
        return self.row(ALLEY)

    @property
    def leader(self) -> Unit:
        return self.match.unit(self.seat * SPOTS)

    @property
    def health(self) -> int:
        return self.leader.health

    def token(self, place: int) -> int:
        return int(self.position.now.tokens[place + self.seat])

    def unit(self, name: str) -> Unit:
        """The first entity of that name."""
        for spot in range(self.seat * SPOTS + GARDEN, self.seat * SPOTS + SPOTS):
            if not self.match.is_free(spot) and self.match.cards[self.match.card_at(spot)].name == name:
                return self.match.unit(spot)
        raise AssertionError(f"{name} is not on the field of seat {self.seat}")


def sides(position: Position, seat: int) -> tuple[Side, Side]:
    """Both sides: the player's own, then the foe's."""
    return Side(position, seat), Side(position, 1 - seat)


def fight(position: Position, with_whom: str, target: str) -> Position:
    """Make an attack that nobody answers."""
    position = play(position, f"attack with {with_whom}")
    if position.question == "attack":
        position = play(position, target)
    return decline_responses(position)


def decline_responses(position: Position) -> Position:
    """No response, and no Defender."""
    while position.question in ("respond", "defend"):
        position = play(position, "no ")
    return position


def end_turn(position: Position) -> Position:
    return play(position, "end the turn")


def winner(position: Position) -> int:
    assert position.is_over
    return position.ranks.index(0)


assert FIELD_SPOTS == 2 * SPOTS
