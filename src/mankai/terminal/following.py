"""The games to which a finished one leads, for those who sit at this screen."""

from __future__ import annotations

from mankai import door
from mankai.kernel.luck import SEEDS
from mankai.kernel.position import Position
from mankai.terminal import storage


def openings(position: Position, sitting: list[str], seed: int) -> list[tuple[Position, list[str]]]:
    """Of every such game with a person in it: its first position, and who plays each seat.

    `sitting` says who played the seats of the game that is over, `seed` what its luck came from: the same leads to the same.
    """
    found: list[tuple[Position, list[str]]] = []
    for number, table in enumerate(position.follows):
        seats = [sitting[seat] for seat in table["seats"]]
        if storage.PERSON in seats:
            found.append((door.game(table["game"]).start(table["setup"], (seed + number + 1) % SEEDS), seats))
    return found
