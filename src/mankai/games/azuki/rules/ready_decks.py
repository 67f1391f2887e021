"""The ready decks, read from `data/ready_decks.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

STARTER: Final = "starter"
COMMUNITY: Final = "community"
FILE: Final = resources.files("mankai.games.azuki").joinpath("data", "ready_decks.toml")


class ReadyDeck:
    """A ready deck: name, leader, gate, count of each card; for tournament decks also the event and the places."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.name: str = entry["name"]
        self.kind: str = entry["kind"]
        self.leader: str = entry["leader"]
        self.gate: str = entry["gate"]
        self.provenance: str = entry.get("provenance", "")
        self.event: str = entry.get("event", "")
        self.places: list[int] = entry.get("places", [])  # several if several players played it; empty if unknown
        self.cards: dict[str, int] = {}  # count by id
        for card in entry["cards"].split():
            id, _, count = card.partition("*")
            self.cards[id] = int(count)


ALL_READY_DECKS: Final = [ReadyDeck(entry) for entry in tomllib.loads(FILE.read_text(encoding="utf-8"))["decks"]]
