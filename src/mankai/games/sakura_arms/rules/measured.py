"""Lists that were found by measurement: for every two goddesses of an edition, and what every card is worth in them.

They lie in `lists/EDITION.json`, which `mankai arena lists --keep` writes.  How often each goddess wins is in `lists/wins.json`,
the mean over her pairs in docs/balance.md.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

FOLDER: Final = "lists"
PACKAGE: Final = "mankai.games.sakura_arms"


class FoundList:
    """The cards of a list by name, and how it did: games won, of so many."""

    def __init__(self, cards: list[str], won: float, games: int) -> None:
        self.cards = cards
        self.won = won
        self.games = games


class Lists:
    """All that was found in one edition."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.groups: dict[str, list[FoundList]] = {}
        for group, found in content.get("lists", {}).items():
            lists: list[FoundList] = []
            for one in found:
                lists.append(FoundList([str(name) for name in one["cards"]], float(one["won"]), int(one["games"])))
            self.groups[str(group)] = lists
        self.games = int(content.get("games", 0))  # in which they were found
        self.worth: dict[str, int] = {str(name): int(value) for name, value in content.get("worth", {}).items()}

    def of(self, goddesses: list[str], way: str = "") -> list[FoundList]:
        """Those of two goddesses, the best first; `way`: only lists that are built so."""
        ending = f" {way}" if way else ""
        for order in (goddesses, goddesses[::-1]):
            found = self.groups.get("+".join(order) + ending)
            if found is not None:
                return found
        return []


NONE: Final = Lists({})
WINS: Final = "wins.json"
known: dict[str, Lists] = {}  # by name of the edition
known_wins: dict[str, dict[str, float]] = {}


def name_of_file(edition: str) -> str:
    return f"{edition.rpartition('/')[2]}.json"


def lists_of(edition: str) -> Lists:
    """What was found in an edition, by its name; nothing where nobody has looked."""
    if edition not in known:
        file = resources.files(PACKAGE).joinpath(FOLDER, name_of_file(edition))
        is_ours = edition.startswith("sakura-arms/") and file.is_file()
        known[edition] = Lists(json.loads(file.read_text(encoding="utf-8"))) if is_ours else NONE
    return known[edition]


def wins_of(edition: str) -> dict[str, float]:
    """By goddess, the part of her duels that she won where all pairs of an edition met; nothing where nobody has measured it."""
    if not known_wins:
        file = resources.files(PACKAGE).joinpath(FOLDER, WINS)
        known_wins.update(json.loads(file.read_text(encoding="utf-8")))
    return known_wins.get(edition, {})
