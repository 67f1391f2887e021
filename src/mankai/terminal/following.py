"""The games to which a finished one leads, for those who sit at this screen."""

from __future__ import annotations

from mankai import door
from mankai.kernel.luck import SEEDS
from mankai.kernel.position import Position
from mankai.kernel.shapes import Following
from mankai.terminal import storage


def first_round(position: Position) -> list[tuple[int, Following]]:
    """The games that follow at once, each with its number: of those after them a terminal has nobody to wait for."""
    return [(number, table) for number, table in enumerate(position.follows) if table.get("round", 0) == 0]


def openings(position: Position, sitting: list[str], seed: int) -> list[tuple[Position, list[str]]]:
    """Of every such game of the first round with a person in it: its first position, and who plays each seat.

    `sitting` says who played the seats of the game that is over, `seed` what its luck came from: the same leads to the same.
    """
    found: list[tuple[Position, list[str]]] = []
    for number, table in first_round(position):
        seats = [sitting[seat] for seat in table["seats"]]
        if storage.PERSON in seats:
            found.append((door.game(table["game"]).start(table["setup"], (seed + number + 1) % SEEDS), seats))
    return found
