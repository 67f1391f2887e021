"""Players by name, for every game.

- `player`: the base class, and the random player.
- `heuristics`: a game's knowledge for players, and its default.
- `greedy`: one option of lookahead with an evaluation.
- `search`: information-set Monte Carlo tree search.
"""

from __future__ import annotations

from mankai.kernel.errors import MankaiError
from mankai.players.greedy import Greedy
from mankai.players.player import Player, RandomPlayer
from mankai.players.search import Oracle, Search

LEVELS = {"novice": 10, "adept": 200, "master": 2000}  # simulations of a search per decision


class UnknownPlayer(MankaiError):
    """No player has that name."""


def names() -> list[str]:
    """Return the players that a person can choose, weakest first.  `search:400` and `search:100ms` work too."""
    return ["random", "greedy", *LEVELS]


def player(name: str, seed: int = 0) -> Player:
    """Return a new player by its name, with its own rng."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return Greedy(seed)
    if name in LEVELS:
        return Search(seed, LEVELS[name])
    kind, _, budget = name.partition(":")
    if kind in ("search", "cheating-search"):
        simulations, milliseconds = budget_of(name, budget or "400")
        search = Search if kind == "search" else Oracle
        return search(seed, simulations, milliseconds)
    raise UnknownPlayer(f"there is no player {name!r}; there are: {', '.join(names())}, search:400 and search:100ms")


def budget_of(name: str, budget: str) -> tuple[int, int]:
    """Return simulations and milliseconds, one of them 0, from "400" or "100ms"."""
    number = budget.removesuffix("ms")
    if not number.isdecimal() or int(number) == 0:
        raise UnknownPlayer(
            f"the budget of {name!r} is no number above 0: search:400 has 400 simulations, search:100ms a tenth of a second"
        )
    return (0, int(number)) if budget.endswith("ms") else (int(number), 0)


def is_honest(name: str) -> bool:
    """Return whether a player uses only what its seat may know, and so may be offered to people."""
    return not name.startswith("cheating")
