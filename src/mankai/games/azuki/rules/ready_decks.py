"""The ready decks: starters, community decks, and tournament decks as they were played."""

from __future__ import annotations

from typing import Final

STARTER: Final = "starter"
COMMUNITY: Final = "community"
TOURNAMENT: Final = "tournament"
REGIONAL: Final = "regional"  # Garden Arena, Pasadena, August 2026
INVITATIONAL: Final = "invitational"  # January 2026
CASE: Final = "case tournament"  # CoreTCG, June 2026
LADDER: Final = "ladder"  # of the official app, September 2026
OURS: Final = "its counts are inferred from rarity, so they are ours"


class ReadyDeck:
    """A ready deck: name, leader, gate, count of each card; for tournament decks also the event and the places."""

    def __init__(
        self,
        name: str,
        kind: str,
        leader: str,
        gate: str,
        cards: str,
        provenance: str = "",
        event: str = "",
        places: list[int] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.leader = leader
        self.gate = gate
        self.provenance = provenance
        self.event = event
        self.places = places or []  # several if several players played it; empty if unknown
        self.cards: dict[str, int] = {}  # count by id
        for entry in cards.split():
            id, _, count = entry.partition("*")
            self.cards[id] = int(count)


ALL_READY_DECKS: Final = [
    ReadyDeck(
        "Starter: Raizan",
        STARTER,
        "STT01-001",
        "STT01-002",
        "STT01-003*4 STT01-004*4 STT01-005*4 STT01-006*2 STT01-007*4 STT01-008*4 STT01-009*4 STT01-010*2 "
        "STT01-011*2 STT01-012*4 STT01-013*4 STT01-014*4 STT01-015*2 STT01-016*2 STT01-017*4",
    ),
    ReadyDeck(
        "Starter: Shao",
        STARTER,
        "STT02-001",
        "STT02-002",
        "STT02-003*4 STT02-004*4 STT02-005*4 STT02-006*4 STT02-007*4 STT02-008*4 STT02-009*4 STT02-010*2 "
        "STT02-011*4 STT02-012*4 STT02-013*2 STT02-014*2 STT02-015*4 STT02-016*2 STT02-017*2",
    ),
    ReadyDeck(
        "Starter: Bobu",
        STARTER,
        "STT03-001",
        "STT03-002",
        "STT03-003*4 STT03-004*4 STT03-005*4 STT03-006*4 STT03-007*2 STT03-008*4 STT03-009*4 STT03-010*4 "
        "STT03-011*4 STT03-012*2 STT03-013*2 STT03-014*2 STT03-015*4 STT03-016*2 STT03-017*4",
        OURS,
    ),
    ReadyDeck(
        "Starter: Zero",
        STARTER,
        "STT04-001",
        "STT04-002",
        "STT04-003*4 STT04-004*4 STT04-005*4 STT04-006*4 STT04-007*4 STT04-008*4 STT04-009*2 STT04-010*4 "
        "STT04-011*4 STT04-012*2 STT04-013*2 STT04-014*2 STT04-015*4 STT04-016*4 STT04-017*2",
        OURS,
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 1",
        COMMUNITY,
        "STT04-001",
        "AZK01-122",
        "AZK01-004*4 AZK01-059*4 STT04-015*4 STT04-005*4 AZK01-058*4 STT04-003*4 AZK01-116*3 STT04-016*4 "
        "AZK01-060*3 AZK01-062*4 AZK01-056*4 STT04-004*4 AZK01-065*4",
    ),
    ReadyDeck(
        "Bobu, Stonehaven Gate, list 1",
        COMMUNITY,
        "STT03-001",
        "STT03-002",
        "AZK01-047*4 AZK01-045*1 AZK01-050*4 STT03-009*4 STT03-003*4 STT03-016*3 STT03-013*4 STT03-014*3 "
        "STT03-011*4 AZK01-069*4 AZK01-002*4 AZK01-067*3 AZK01-048*4 STT03-012*4",
    ),
    ReadyDeck(
        "Raizan, Surge Gate, list 1",
        COMMUNITY,
        "STT01-001",
        "STT01-002",
        "STT01-013*4 STT01-004*4 STT01-003*4 AZK01-094*4 STT01-017*4 STT01-006*4 STT01-014*4 STT01-008*4 "
        "STT01-005*2 AZK01-011*2 AZK01-077*3 AZK01-015*4 AZK01-042*2 STT01-012*3 AZK01-127*2",
    ),
    ReadyDeck(
        "Goro Graveloth, Gate of Devotion, list 1",
        COMMUNITY,
        "AZK01-123",
        "AZK01-124",
        "AZK01-045*4 AZK01-047*4 AZK01-048*4 AZK01-054*4 AZK01-103*3 AZK01-105*4 AZK01-127*3 AZK01-128*4 "
        "STT02-004*4 STT03-006*4 STT03-009*4 STT03-013*4 STT03-016*4",
    ),
    ReadyDeck(
        "Goro Graveloth, Gate of Devotion, list 2",
        COMMUNITY,
        "AZK01-123",
        "AZK01-124",
        "AZK01-045*4 AZK01-047*4 AZK01-054*2 AZK01-070*4 AZK01-105*4 AZK01-127*4 AZK01-128*3 STT02-004*4 "
        "STT03-004*3 STT03-006*4 STT03-009*4 STT03-011*2 STT03-013*4 STT03-016*4",
    ),
    ReadyDeck(
        "Zero, Ragefire Gate, list 1",
        COMMUNITY,
        "STT04-001",
        "STT04-002",
        "AZK01-001*4 AZK01-002*4 AZK01-006*4 AZK01-007*4 AZK01-011*4 AZK01-012*4 AZK01-015*1 AZK01-018*4 "
        "AZK01-019*4 AZK01-020*4 AZK01-065*4 AZK01-066*4 AZK01-111*4 STT02-004*1",
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 2",
        COMMUNITY,
        "STT04-001",
        "AZK01-122",
        "AZK01-002*2 AZK01-004*4 AZK01-056*4 AZK01-058*4 AZK01-062*4 AZK01-065*3 STT01-013*2 STT01-014*2 "
        "STT02-004*4 STT04-003*2 STT04-004*4 STT04-005*4 STT04-009*4 STT04-015*2 STT04-016*4 STT04-017*1",
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 3",
        COMMUNITY,
        "STT04-001",
        "AZK01-122",
        "AZK01-004*4 AZK01-056*1 AZK01-058*4 AZK01-059*4 AZK01-060*4 AZK01-062*4 AZK01-065*2 AZK01-070*4 "
        "AZK01-116*3 AZK01-127*2 STT04-003*4 STT04-004*4 STT04-005*4 STT04-014*2 STT04-016*4",
    ),
    ReadyDeck(
        "Zero, Ragefire Gate, list 2",
        COMMUNITY,
        "STT04-001",
        "STT04-002",
        "AZK01-001*1 AZK01-002*4 AZK01-009*2 AZK01-056*3 AZK01-058*2 AZK01-060*4 AZK01-061*1 AZK01-062*1 "
        "AZK01-065*2 AZK01-111*3 AZK01-113*1 AZK01-116*2 AZK01-117*4 STT04-003*3 STT04-004*4 STT04-005*3 "
        "STT04-007*4 STT04-009*2 STT04-015*4",
    ),
    ReadyDeck(
        "Raizan, Surge Gate, list 2",
        COMMUNITY,
        "STT01-001",
        "STT01-002",
        "AZK01-003*4 AZK01-004*4 AZK01-036*4 AZK01-040*4 AZK01-094*4 AZK01-097*4 AZK01-098*4 STT01-003*2 "
        "STT01-004*4 STT01-005*4 STT01-007*4 STT01-008*4 STT01-013*4",
    ),
    ReadyDeck(
        "Piko of Thousand Blades, Stormchain Gate, list 1",
        COMMUNITY,
        "AZK01-119",
        "AZK01-120",
        "AZK01-002*4 AZK01-006*4 AZK01-007*4 AZK01-019*4 AZK01-040*2 AZK01-041*1 AZK01-067*4 AZK01-069*4 "
        "AZK01-070*4 AZK01-072*4 AZK01-073*1 AZK01-084*4 AZK01-094*4 STT01-004*4 STT01-009*2",
    ),
    ReadyDeck(
        "Raizan, Surge Gate, list 3",
        COMMUNITY,
        "STT01-001",
        "STT01-002",
        "AZK01-011*3 AZK01-033*4 AZK01-040*1 AZK01-077*4 AZK01-086*1 AZK01-094*4 STT01-003*3 STT01-004*3 "
        "STT01-005*4 STT01-006*4 STT01-008*3 STT01-012*4 STT01-013*4 STT01-014*4 STT01-017*4",
    ),
    ReadyDeck(
        "Piko of Thousand Blades, Stormchain Gate, list 2",
        COMMUNITY,
        "AZK01-119",
        "AZK01-120",
        "AZK01-001*1 AZK01-004*1 AZK01-005*1 AZK01-007*1 AZK01-008*1 AZK01-009*2 AZK01-012*1 AZK01-014*1 "
        "AZK01-016*1 AZK01-017*1 AZK01-020*2 AZK01-035*2 AZK01-036*1 AZK01-037*2 AZK01-038*1 AZK01-039*1 "
        "AZK01-040*1 AZK01-041*1 AZK01-042*2 AZK01-043*3 AZK01-044*1 STT01-003*1 STT01-005*1 STT01-006*2 "
        "STT01-008*3 STT01-009*1 STT01-010*2 STT01-011*2 STT01-012*2 STT01-014*3 STT01-015*2 STT01-016*2 "
        "STT02-004*1",
    ),
    ReadyDeck(
        "Shao, Hydromancy Gate, list 1",
        COMMUNITY,
        "STT02-001",
        "STT02-002",
        "AZK01-009*3 AZK01-012*3 AZK01-021*2 AZK01-022*3 AZK01-024*4 AZK01-025*2 AZK01-031*3 STT01-014*2 "
        "STT02-003*4 STT02-005*2 STT02-006*4 STT02-007*2 STT02-008*4 STT02-012*3 STT02-013*2 STT02-015*3 "
        "STT02-016*3 STT02-017*1",
    ),
    ReadyDeck(
        "Benzai the Sly, Gate of Echoed Waves, list 1",
        COMMUNITY,
        "AZK01-125",
        "AZK01-126",
        "AZK01-006*4 AZK01-009*2 AZK01-011*4 AZK01-015*2 AZK01-028*2 AZK01-029*2 AZK01-031*2 AZK01-032*2 "
        "STT02-003*4 STT02-005*4 STT02-006*4 STT02-009*2 STT02-011*2 STT02-012*4 STT02-013*2 STT02-014*2 "
        "STT02-015*2 STT02-016*2 STT02-017*2",
    ),
    ReadyDeck(
        "Shao, Hydromancy Gate, list 2",
        COMMUNITY,
        "STT02-001",
        "STT02-002",
        "AZK01-001*4 AZK01-002*3 AZK01-004*4 AZK01-009*4 AZK01-010*4 AZK01-014*1 AZK01-019*4 AZK01-020*2 "
        "STT01-014*4 STT02-004*4 STT02-012*4 STT03-008*4 STT04-006*4 STT04-011*4",
    ),
    ReadyDeck(
        "Benzai the Sly, Gate of Echoed Waves, list 2",
        COMMUNITY,
        "AZK01-125",
        "AZK01-126",
        "AZK01-002*3 AZK01-021*4 AZK01-022*4 AZK01-024*3 AZK01-029*2 AZK01-068*4 AZK01-087*2 AZK01-092*4 "
        "AZK01-127*2 STT01-007*2 STT02-003*4 STT02-006*4 STT02-007*2 STT02-008*4 STT02-013*3 STT02-015*3",
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 4",
        TOURNAMENT,
        "STT04-001",
        "AZK01-122",
        "AZK01-056*4 AZK01-058*4 AZK01-059*4 AZK01-060*3 AZK01-062*4 AZK01-065*3 STT02-004*4 STT04-003*4 "
        "STT04-004*4 STT04-005*4 STT04-009*4 STT04-015*4 STT04-016*4",
        event=REGIONAL,
    ),
    ReadyDeck(
        "Kagoro of the Burnt Path, Rushfire Gate, list 1",
        TOURNAMENT,
        "AZK01-121",
        "AZK01-122",
        "AZK01-004*4 AZK01-006*4 AZK01-011*4 AZK01-057*4 AZK01-058*4 AZK01-059*4 AZK01-062*4 AZK01-065*4 "
        "AZK01-077*4 AZK01-113*4 STT04-003*4 STT04-015*4 STT04-017*2",
        event=REGIONAL,
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 5",
        COMMUNITY,
        "STT04-001",
        "AZK01-122",
        "AZK01-004*4 STT04-009*4 STT04-003*4 STT04-016*4 STT04-015*4 STT04-004*4 AZK01-062*4 STT01-013*3 "
        "STT04-007*3 AZK01-058*2 AZK01-065*2 AZK01-056*2 STT02-004*2 STT04-005*2 AZK01-060*2 STT04-014*2 "
        "AZK01-059*2",
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 6",
        TOURNAMENT,
        "STT04-001",
        "AZK01-122",
        "AZK01-056*4 AZK01-058*4 AZK01-059*4 AZK01-060*2 AZK01-062*4 AZK01-065*2 AZK01-127*3 STT02-004*3 "
        "STT04-003*4 STT04-004*4 STT04-005*4 STT04-009*4 STT04-015*4 STT04-016*4",
        event=REGIONAL,
        places=[1, 2],
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 7",
        TOURNAMENT,
        "STT04-001",
        "AZK01-122",
        "AZK01-004*4 AZK01-056*4 AZK01-058*4 AZK01-059*2 AZK01-062*4 AZK01-065*4 STT02-004*4 STT04-003*4 "
        "STT04-004*4 STT04-005*4 STT04-009*4 STT04-015*4 STT04-016*4",
        event=REGIONAL,
        places=[3, 4],
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 8",
        TOURNAMENT,
        "STT04-001",
        "AZK01-122",
        "AZK01-056*4 AZK01-057*4 AZK01-058*4 AZK01-059*4 AZK01-062*3 AZK01-065*3 STT01-014*4 STT02-004*4 "
        "STT04-003*4 STT04-004*4 STT04-005*4 STT04-009*4 STT04-016*4",
        event=REGIONAL,
        places=[8],
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 9",
        TOURNAMENT,
        "STT04-001",
        "AZK01-122",
        "AZK01-004*3 AZK01-056*4 AZK01-058*4 AZK01-059*2 AZK01-060*2 AZK01-062*2 AZK01-065*3 AZK01-115*1 "
        "AZK01-127*2 STT01-014*2 STT04-003*4 STT04-004*4 STT04-005*4 STT04-007*1 STT04-009*4 STT04-015*4 "
        "STT04-016*4",
        event=REGIONAL,
        places=[7],
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 10",
        TOURNAMENT,
        "STT04-001",
        "AZK01-122",
        "AZK01-003*4 AZK01-056*4 AZK01-058*4 AZK01-062*2 AZK01-082*3 AZK01-111*4 AZK01-113*3 AZK01-115*4 "
        "STT01-013*2 STT04-004*4 STT04-005*4 STT04-007*4 STT04-009*3 STT04-015*1 STT04-016*4",
        event=CASE,
        places=[2],
    ),
    ReadyDeck(
        "Zero, Ragefire Gate, list 3",
        TOURNAMENT,
        "STT04-001",
        "STT04-002",
        "AZK01-001*2 AZK01-002*4 AZK01-056*4 AZK01-059*2 AZK01-060*4 AZK01-062*4 AZK01-065*3 AZK01-111*3 "
        "STT02-004*4 STT04-004*4 STT04-005*4 STT04-007*4 STT04-015*4 STT04-016*4",
        event=INVITATIONAL,
        places=[2, 5],
    ),
    ReadyDeck(
        "Zero, Ragefire Gate, list 4",
        TOURNAMENT,
        "STT04-001",
        "STT04-002",
        "AZK01-056*4 AZK01-059*2 AZK01-060*4 AZK01-062*4 AZK01-065*2 AZK01-116*2 STT02-004*4 STT04-003*4 "
        "STT04-004*4 STT04-005*4 STT04-007*4 STT04-009*4 STT04-015*4 STT04-016*4",
        event=INVITATIONAL,
        places=[4, 8],
    ),
    ReadyDeck(
        "Zero, Ragefire Gate, list 5",
        TOURNAMENT,
        "STT04-001",
        "STT04-002",
        "AZK01-002*3 AZK01-056*4 AZK01-059*2 AZK01-060*4 AZK01-062*4 AZK01-111*3 AZK01-116*2 STT02-004*3 "
        "STT04-003*3 STT04-004*4 STT04-005*4 STT04-007*2 STT04-009*4 STT04-015*4 STT04-016*4",
        event=INVITATIONAL,
        places=[7],
    ),
    ReadyDeck(
        "Zero, Rushfire Gate, list 11",
        TOURNAMENT,
        "STT04-001",
        "AZK01-122",
        "AZK01-002*1 AZK01-003*2 AZK01-056*4 AZK01-058*4 AZK01-059*3 AZK01-060*2 AZK01-062*3 AZK01-065*3 "
        "AZK01-127*1 STT01-013*4 STT02-004*1 STT04-003*4 STT04-004*4 STT04-005*4 STT04-009*3 STT04-015*3 "
        "STT04-016*4",
        event=REGIONAL,
        places=[19],
    ),
    ReadyDeck(
        "Raizan, Surge Gate, list 4",
        TOURNAMENT,
        "STT01-001",
        "STT01-002",
        "AZK01-014*3 AZK01-042*2 AZK01-077*3 AZK01-094*4 AZK01-127*2 STT01-003*4 STT01-004*4 STT01-005*2 "
        "STT01-006*4 STT01-008*4 STT01-012*3 STT01-013*4 STT01-014*4 STT01-017*4 STT02-004*3",
        event=REGIONAL,
        places=[5],
    ),
    ReadyDeck(
        "Raizan, Stormchain Gate, list 1",
        TOURNAMENT,
        "STT01-001",
        "AZK01-120",
        "AZK01-001*2 AZK01-011*4 AZK01-015*4 AZK01-094*4 AZK01-127*4 STT01-003*4 STT01-004*4 STT01-005*4 "
        "STT01-006*4 STT01-012*4 STT01-013*4 STT01-014*4 STT01-017*4",
        event=CASE,
        places=[1],
    ),
    ReadyDeck(
        "Raizan, Surge Gate, list 5",
        TOURNAMENT,
        "STT01-001",
        "STT01-002",
        "AZK01-011*4 AZK01-033*3 AZK01-040*2 AZK01-041*1 AZK01-094*4 STT01-003*4 STT01-004*4 STT01-006*4 "
        "STT01-008*3 STT01-009*2 STT01-012*4 STT01-013*4 STT01-014*4 STT01-017*4 STT03-008*3",
        event=INVITATIONAL,
        places=[1],
    ),
    ReadyDeck(
        "Raizan, Surge Gate, list 6",
        TOURNAMENT,
        "STT01-001",
        "STT01-002",
        "AZK01-011*2 AZK01-033*4 AZK01-097*4 STT01-003*4 STT01-004*2 STT01-006*4 STT01-008*4 STT01-011*3 "
        "STT01-012*4 STT01-013*4 STT01-014*4 STT01-016*3 STT01-017*4 STT03-008*4",
        event=INVITATIONAL,
        places=[3],
    ),
    ReadyDeck(
        "Bobu, Stonehaven Gate, list 2",
        TOURNAMENT,
        "STT03-001",
        "STT03-002",
        "AZK01-002*3 AZK01-045*3 AZK01-050*4 AZK01-054*2 AZK01-070*4 AZK01-107*1 AZK01-127*4 AZK01-128*4 "
        "STT03-003*3 STT03-005*2 STT03-009*4 STT03-012*3 STT03-013*4 STT03-014*4 STT03-015*2 STT03-016*2 "
        "STT03-017*1",
        event=REGIONAL,
        places=[6],
    ),
    ReadyDeck(
        "Bobu, Stonehaven Gate, list 3",
        TOURNAMENT,
        "STT03-001",
        "STT03-002",
        "AZK01-015*3 AZK01-045*4 AZK01-047*4 AZK01-048*4 AZK01-050*4 AZK01-054*3 AZK01-070*2 AZK01-107*4 "
        "AZK01-127*3 AZK01-128*4 STT03-009*4 STT03-013*3 STT03-014*2 STT03-015*3 STT03-016*3",
        event=CASE,
        places=[3],
    ),
    ReadyDeck(
        "Goro Graveloth, Stonehaven Gate, list 1",
        TOURNAMENT,
        "AZK01-123",
        "STT03-002",
        "AZK01-002*4 AZK01-004*3 AZK01-012*3 AZK01-019*4 AZK01-050*4 AZK01-069*4 AZK01-070*4 AZK01-079*3 "
        "AZK01-105*4 AZK01-107*2 AZK01-127*4 STT01-014*4 STT02-004*4 STT03-016*3",
        event=REGIONAL,
        places=[36],
    ),
    ReadyDeck(
        "Goro Graveloth, Stonehaven Gate, list 2",
        TOURNAMENT,
        "AZK01-123",
        "STT03-002",
        "AZK01-002*4 AZK01-012*4 AZK01-015*2 AZK01-019*4 AZK01-047*4 AZK01-050*3 AZK01-069*4 AZK01-079*2 "
        "AZK01-105*4 AZK01-107*3 AZK01-127*4 STT01-014*4 STT02-004*4 STT03-016*4",
        event=REGIONAL,
    ),
    ReadyDeck(
        "Shao, Hydromancy Gate, list 3",
        TOURNAMENT,
        "STT02-001",
        "STT02-002",
        "AZK01-009*3 AZK01-014*1 AZK01-021*4 AZK01-022*4 AZK01-024*3 AZK01-031*4 AZK01-087*3 AZK01-088*2 "
        "STT01-014*4 STT02-003*4 STT02-006*4 STT02-008*4 STT02-012*3 STT02-013*4 STT02-016*3",
        event=INVITATIONAL,
        places=[15],
    ),
    ReadyDeck(
        "Shao, Hydromancy Gate, list 4",
        TOURNAMENT,
        "STT02-001",
        "STT02-002",
        "AZK01-021*3 AZK01-022*2 AZK01-024*4 AZK01-028*1 AZK01-029*2 AZK01-070*2 AZK01-087*4 AZK01-088*2 "
        "AZK01-089*2 AZK01-127*4 STT01-014*4 STT02-003*4 STT02-004*3 STT02-005*2 STT02-006*4 STT02-007*3 "
        "STT02-013*4",
        event=LADDER,
        places=[1],
    ),
]
