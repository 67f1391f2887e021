"""Players by name, for every game."""

from __future__ import annotations

from mankai.kernel.errors import MankaiError
from mankai.players.greedy import Greedy
from mankai.players.player import Player, RandomPlayer

PLAYERS: dict[str, type[Player]] = {"random": RandomPlayer, "greedy": Greedy}


class UnknownPlayer(MankaiError):
    """No player has that name."""


def names() -> list[str]:
    """The players there are, weakest first."""
    return list(PLAYERS)


def player(name: str, seed: int = 0) -> Player:
    """A player by its name, with luck of its own."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no player {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
