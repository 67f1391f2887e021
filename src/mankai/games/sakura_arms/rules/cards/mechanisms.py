"""Mechanisms: places, zones and Basic Actions of a single goddess, registered in her file with the way they are shown.

Views, scenes and checks learn of them from here and name no goddess.  The message `mechanism-<name>` names a mechanism,
`place-<name>` (with its owner) and `area-<name>` its places, `zone-<name>` a zone, `action-<name>` (and `.what`) a Basic Action,
`log-action-<name>` its log line.  Scenes use the plain names of places and zones.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mankai.games.sakura_arms.rules.constants import ATTACKS, BONUS, PHASE_ATTACKS, PREPARED, UNPREPARED
from mankai.kernel.table import OWNER

NEW: Final = -1  # a place that the edition numbers after its own
SAKURA: Final = "token-sakura"
PLAIN: Final = "token-plain"


class Place:
    """A number of each player: its name, its place (`+ seat`), the tokens counted there, and its start value.

    A new place gets its number from the first edition that has it.
    """

    def __init__(self, name: str, place: int = NEW, tokens: str = PLAIN, start: int = 0) -> None:
        self.name = name
        self.place = place
        self.is_new = place == NEW
        self.tokens = tokens
        self.start = start


class Zone:
    """A row of cards of each player: its name, and its zone (that of seat 0)."""

    def __init__(self, name: str, zone: int) -> None:
        self.name = name
        self.zone = zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanism:
    """Something that a player has only with one goddess; `drawn` is the way it is shown."""

    drawn: str = ""

    def __init__(self, name: str, places: list[Place], zones: list[Zone]) -> None:
        self.name = name
        self.places = places
        self.zones = zones

    @property
    def key(self) -> str:
        return f"mechanism-{self.name}"

    def describe(self) -> dict[str, Any]:
        """Return data for clients: the way it is drawn, its key, and its places and zones for seat 0."""
        return {
            "drawn": self.drawn,
            "key": self.key,
            "places": [one.place for one in self.places],
            "zones": [one.zone for one in self.zones],
        }


class Counter(Mechanism):
    """A number."""

    drawn = "counter"

    def __init__(self, name: str, place: int = NEW, start: int = 0, tokens: str = PLAIN) -> None:
        super().__init__(name, [Place(name, place, tokens, start)], [])
        self.place = self.places[0]


class Gauge(Mechanism):
    """A constant number of tokens, on the gauge or elsewhere.  Cards may wait beside it."""

    drawn = "gauge"

    def __init__(self, name: str, total: int, places: list[Place], zones: list[Zone]) -> None:
        super().__init__(name, places, zones)
        self.total = total
        places[0].start = total

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "total": self.total}


class Scales(Mechanism):
    """Numbers side by side, each from 0 to `most`, and a card that explains them."""

    drawn = "scales"

    def __init__(self, name: str, most: int, places: list[Place], zones: list[Zone]) -> None:
        super().__init__(name, places, zones)
        self.most = most

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "most": self.most}


class Row(Mechanism):
    """Cards in a row; `visibility` says which seats see them."""

    drawn = "row"

    def __init__(self, name: str, zone: int, visibility: int = OWNER) -> None:
        super().__init__(name, [], [Zone(name, zone)])
        self.visibility = visibility


class EngineCounter(Mechanism):
    """A number that the engine keeps for cards that ask for it; it is not drawn."""

    drawn = "tally"

    def __init__(self, name: str, place: int) -> None:
        super().__init__(name, [Place(name, place)], [])


ATTACKS_THIS_TURN: Final = EngineCounter("attacks", ATTACKS)
ATTACKS_THIS_PHASE: Final = EngineCounter("phase_attacks", PHASE_ATTACKS)


class Secret(Mechanism):
    """One of a few cards, prepared face-down until it is shown in the Bonus Area; meanwhile the others are hidden.

    Only its owner knows which it is, unless it follows from the cards shown so far.
    """

    drawn = "row"

    def __init__(self, name: str, others: str) -> None:
        super().__init__(name, [], [Zone(name, PREPARED), Zone(others, UNPREPARED), Zone("bonus", BONUS)])

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "zones": [PREPARED, BONUS]}


class Switch(Mechanism):
    """A card that lies in one of two zones: off or on."""

    drawn = "switch"

    def __init__(self, name: str, off: Zone, on: Zone) -> None:
        super().__init__(name, [], [off, on])
