"""What only one goddess has: places, zones and Basic Actions of her own, registered in her file with how they are shown.

Whoever shows a duel, stages a scene or counts what must be there learns of them from here and names no goddess.  A mechanism is
called by the message `mechanism-<name>`, its places by `place-<name>` (whose) and `area-<name>`, a zone by `zone-<name>`, a Basic
Action by `action-<name>` (and `.what`), what it did by `log-action-<name>`.  A scene says places and zones by their names.
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
    """A number of each player: its name, where it lies (`+ seat`), what is counted there, and how many at the beginning.

    A new one gets its number from the first edition that has it.
    """

    def __init__(self, name: str, place: int = NEW, tokens: str = PLAIN, start: int = 0) -> None:
        self.name = name
        self.place = place
        self.is_new = place == NEW
        self.tokens = tokens
        self.start = start


class Zone:
    """A row of cards of each player: its name, and which kind of zone it is (that of seat 0)."""

    def __init__(self, name: str, zone: int) -> None:
        self.name = name
        self.zone = zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanism:
    """Something that a player has only with her: `drawn` says how it is shown."""

    drawn: str = ""

    def __init__(self, name: str, places: list[Place], zones: list[Zone]) -> None:
        self.name = name
        self.places = places
        self.zones = zones

    @property
    def key(self) -> str:
        return f"mechanism-{self.name}"

    def describe(self) -> dict[str, Any]:
        """For whoever shows it: how it is drawn, what it is called, and where its numbers and cards lie for seat 0."""
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
    """Tokens of which there are always as many: on it, where they fill it, and elsewhere.  Cards may wait beside it."""

    drawn = "gauge"

    def __init__(self, name: str, total: int, places: list[Place], zones: list[Zone]) -> None:
        super().__init__(name, places, zones)
        self.total = total
        places[0].start = total

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "total": self.total}


class Scales(Mechanism):
    """Numbers side by side, each of them from 0 to `most`, and a card that says what they are for."""

    drawn = "scales"

    def __init__(self, name: str, most: int, places: list[Place], zones: list[Zone]) -> None:
        super().__init__(name, places, zones)
        self.most = most

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "most": self.most}


class Row(Mechanism):
    """Cards in a row; `sight` says who sees them."""

    drawn = "row"

    def __init__(self, name: str, zone: int, sight: int = OWNER) -> None:
        super().__init__(name, [], [Zone(name, zone)])
        self.sight = sight


class EngineCounter(Mechanism):
    """A number that the engine keeps, for cards that ask for it; it is not drawn."""

    drawn = "tally"

    def __init__(self, name: str, place: int) -> None:
        super().__init__(name, [Place(name, place)], [])


ATTACKS_THIS_TURN: Final = EngineCounter("attacks", ATTACKS)
ATTACKS_THIS_PHASE: Final = EngineCounter("phase_attacks", PHASE_ATTACKS)


class Secret(Mechanism):
    """One of a few cards lies prepared face-down until it is shown in the Bonus Area; the others are out of sight meanwhile.

    Only its owner knows which it is, unless it follows from what was shown.
    """

    drawn = "row"

    def __init__(self, name: str, others: str) -> None:
        super().__init__(name, [], [Zone(name, PREPARED), Zone(others, UNPREPARED), Zone("bonus", BONUS)])

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "zones": [PREPARED, BONUS]}


class Switch(Mechanism):
    """A card that lies in one zone or in the other: off, then on."""

    drawn = "switch"

    def __init__(self, name: str, off: Zone, on: Zone) -> None:
        super().__init__(name, [], [off, on])
