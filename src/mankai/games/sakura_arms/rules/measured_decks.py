"""Decks found by measurement for every pair of goddesses of an edition, and the value of every card in them.

They lie in `data/EDITION.json`, which `mankai arena lists --keep` writes.  The win rate of each goddess is in `data/wins.json`;
docs/balance.md has its mean over her pairs.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

FOLDER: Final = "data"
PACKAGE: Final = "mankai.games.sakura_arms"


class MeasuredDeck:
    """The cards of a deck by name, and its result: games won, and games played."""

    def __init__(self, cards: list[str], won: float, games: int) -> None:
        self.cards = cards
        self.won = won
        self.games = games


class MeasuredDecks:
    """All decks found in one edition."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.groups: dict[str, list[MeasuredDeck]] = {}
        for group, entries in content.get("lists", {}).items():
            lists: list[MeasuredDeck] = []
            for one in entries:
                lists.append(MeasuredDeck([str(name) for name in one["cards"]], float(one["won"]), int(one["games"])))
            self.groups[str(group)] = lists
        self.games = int(content.get("games", 0))  # the number of games in which they were found
        self.card_values: dict[str, int] = {str(name): int(value) for name, value in content.get("worth", {}).items()}

    def decks_of(self, goddesses: list[str], way: str = "") -> list[MeasuredDeck]:
        """Return the decks of two goddesses, best first.  `way`: only decks built in that way."""
        ending = f" {way}" if way else ""
        for order in (goddesses, goddesses[::-1]):
            decks = self.groups.get("+".join(order) + ending)
            if decks is not None:
                return decks
        return []


NO_DECKS: Final = MeasuredDecks({})
WINS: Final = "wins.json"
loaded_decks: dict[str, MeasuredDecks] = {}  # by name of the edition; read once per process
loaded_wins: dict[str, dict[str, float]] = {}


def file_name(edition: str) -> str:
    return f"{edition.rpartition('/')[2]}.json"


def measured_decks(edition: str) -> MeasuredDecks:
    """Return the decks found in the edition of that name; none if nothing was measured."""
    if edition not in loaded_decks:
        file = resources.files(PACKAGE).joinpath(FOLDER, file_name(edition))
        is_ours = edition.startswith("sakura-arms/") and file.is_file()
        loaded_decks[edition] = MeasuredDecks(json.loads(file.read_text(encoding="utf-8"))) if is_ours else NO_DECKS
    return loaded_decks[edition]


def win_rates(edition: str) -> dict[str, float]:
    """Return, by goddess, the share of duels she won when all pairs of an edition met; empty if nothing was measured."""
    if not loaded_wins:
        file = resources.files(PACKAGE).joinpath(FOLDER, WINS)
        loaded_wins.update(json.loads(file.read_text(encoding="utf-8")))
    return loaded_wins.get(edition, {})
