"""The summary of a table for rulings: cards by name, with their current numbers.

    {"turn": "me", "turns": 5, "attack": {"attacker": "Ed", "target": "Raizan"},
     "me": {"health": 12, "attack": 0, "ikz": 5, "spent": 1, "token": 0, "hand": [], "deck": [], "discard": [],
            "garden": ["Ed"], "alley": [],
            "field": {"Ed": {"attack": 3, "health": 2, "is": ["tapped"], "weapons": []}}},
     "foe": {...}}

If one side of the field has two cards of a name, the second is "Ed 2".  The leader is also in `field`; the Gate is `gate`.
"""

from __future__ import annotations

from typing import Any, Final

from mankai.games.azuki.rules.constants import (
    ALLEY,
    DECK,
    DISCARD,
    DISCOUNT,
    ENTRY_ATTACKER,
    ENTRY_TARGET,
    FLAG_NAMES,
    FLEETING,
    GARDEN,
    GATE,
    HAND,
    IKZ,
    IKZ_PILE,
    IKZ_TOKEN,
    LEADER,
    LEADER_WAITS,
    SPENT,
    SPOTS,
    TURN,
    TURNS,
    zone_of,
)
from mankai.games.azuki.rules.engine.match import Match

NAMES: Final = ["me", "foe"]
NUMBERS: Final = {
    "ikz": IKZ, "spent": SPENT, "pile": IKZ_PILE, "token": IKZ_TOKEN, "fleeting": FLEETING, "discount": DISCOUNT,
    "promise": LEADER_WAITS,
}  # fmt: skip
PILES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD}


def outline(match: Match) -> dict[str, Any]:
    tokens = match.table.tokens
    found: dict[str, Any] = {"turn": NAMES[tokens[TURN]], "turns": int(tokens[TURNS]), "attack": {}}
    if match.table.resolving:
        entry = match.table.resolving[-1]
        found["attack"] = {
            "attacker": name_of_arrival(match, entry[ENTRY_ATTACKER]),
            "target": name_of_arrival(match, entry[ENTRY_TARGET]),
        }
    for seat in range(2):
        found[NAMES[seat]] = side(match, seat)
    return found


def name_of_arrival(match: Match, arrival: int) -> str:
    spot = match.find(arrival)
    return "" if spot < 0 else match.cards[match.card_at(spot)].name


def side(match: Match, seat: int) -> dict[str, Any]:
    """The summary of one player's side."""
    first = seat * SPOTS
    found: dict[str, Any] = {name: int(match.table.tokens[place + seat]) for name, place in NUMBERS.items()}
    for name, pile in PILES.items():
        found[name] = card_names(match, match.table.zones[pile + seat])
    for name, row in (("garden", GARDEN), ("alley", ALLEY)):
        found[name] = [match.cards[match.card_at(spot)].name for spot in match.row(first + row)]
    field: dict[str, Any] = {}
    for spot in [first + LEADER, *match.row(first + GARDEN), *match.row(first + ALLEY)]:
        if not match.is_free(spot):
            name, copies = match.cards[match.card_at(spot)].name, 1
            while (f"{name} {copies}" if copies > 1 else name) in field:
                copies += 1
            field[f"{name} {copies}" if copies > 1 else name] = unit(match, spot)
    found["field"] = field
    if not match.is_free(first + LEADER):
        found["health"], found["attack"] = int(match.health_of(first)), int(match.attack_of(first))
    if not match.is_free(first + GATE):
        found["gate"] = {"is": flags(match, first + GATE)}
    return found


def unit(match: Match, spot: int) -> dict[str, Any]:
    return {
        "attack": int(match.attack_of(spot)),
        "health": int(match.health_of(spot)),
        "is": flags(match, spot),
        "weapons": card_names(match, match.table.zones[zone_of(spot)][1:]),
    }


def flags(match: Match, spot: int) -> list[str]:
    return [name for at, name in enumerate(FLAG_NAMES) if match.flags_at(spot) >> at & 1]


def card_names(match: Match, cards: tuple[int, ...]) -> list[str]:
    return [match.cards[card].name for card in cards]
