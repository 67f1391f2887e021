"""The games to which a finished one leads, for those who sit at this screen."""

from __future__ import annotations

from mankai.kernel.position import Position
from mankai.kernel.rng import SEED_COUNT
from mankai.kernel.schemas import FollowUpGame
from mankai.packs import registry
from mankai.terminal import storage


def first_round(position: Position) -> list[tuple[int, FollowUpGame]]:
    """The games that follow at once, each with its number: of those after them a terminal has nobody to wait for."""
    return [(number, table) for number, table in enumerate(position.follow_ups) if table.get("round", 0) == 0]


def first_positions(position: Position, sitting: list[str], seed: int) -> list[tuple[Position, list[str]]]:
    """Of every such game of the first round with a person in it: its first position, and who plays each seat.

    `sitting` says who played the seats of the game that is over, `seed` what its luck came from: the same leads to the same.
    """
    found: list[tuple[Position, list[str]]] = []
    for number, table in first_round(position):
        seats = [sitting[seat] for seat in table["seats"]]
        if storage.PERSON in seats:
            found.append((registry.game(table["game"]).start(table["setup"], (seed + number + 1) % SEED_COUNT), seats))
    return found
