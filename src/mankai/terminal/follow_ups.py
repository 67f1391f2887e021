"""The games that follow a finished game, for the people at this screen."""

from __future__ import annotations

from mankai.kernel.position import Position
from mankai.kernel.rng import SEED_COUNT
from mankai.kernel.schemas import FollowUpGame
from mankai.packs import registry
from mankai.terminal import storage


def first_round(position: Position) -> list[tuple[int, FollowUpGame]]:
    """The games of the first round, each with its number. Later rounds are not played in a terminal."""
    return [(number, table) for number, table in enumerate(position.follow_ups) if table.get("round", 0) == 0]


def first_positions(position: Position, seat_names: list[str], seed: int) -> list[tuple[Position, list[str]]]:
    """The first position of each first-round game with a person in it, with the player of each seat.

    `seat_names` names the players of the finished game. `seed` is its seed: the same seed leads to the same games.
    """
    first_games: list[tuple[Position, list[str]]] = []
    for number, table in first_round(position):
        seats = [seat_names[seat] for seat in table["seats"]]
        if storage.PERSON in seats:
            first_games.append((registry.game(table["game"]).start(table["setup"], (seed + number + 1) % SEED_COUNT), seats))
    return first_games
