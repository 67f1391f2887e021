"""The number of lines of play from a scene, to the fourth decision: any change of legal options changes one of them.

`MANKAI_GOLDEN=write` writes them anew.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from mankai import Position
from support.games.azuki_scenes import scene, tapped_unit

NOTED = Path(__file__).parent.parent.parent / "golden" / "azuki_perft.json"
DEPTH = 4
DECK = {"deck": ["Foamback Crab"] * 4 + ["Serene Fist, Misaki"] * 4}
FIRE = {**DECK, "leader": "STT04-001", "gate": "STT04-002"}
WATER = {**DECK, "leader": "STT02-001", "gate": "STT02-002"}
EARTH = {**DECK, "leader": "STT03-001", "gate": "STT03-002"}
LIGHTNING = {**DECK, "leader": "STT01-001", "gate": "STT01-002"}
SEARCHED = ["Rei", "Aya", "Mizuki", "Young Shao", "Rei"]
SCENES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "nothing on the field": ({**FIRE, "hand": ["Wolf Cub", "Ruby"], "ikz": 3}, FIRE),
    "an attack and its responses": (
        {**LIGHTNING, "garden": ["Indra"], "hand": []},
        {**WATER, "hand": ["Commune with Water", "Water Orb"], "garden": [tapped_unit("Rei")]},
    ),
    "a Defender": ({**FIRE, "garden": ["Wolf Cub"], "hand": []}, {**EARTH, "garden": ["Warding Totem", tapped_unit("Indra")]}),
    "two portals": ({**FIRE, "alley": ["Wolf Cub", "Ruby"], "hand": [], "garden": ["Scorchland Raven"]}, FIRE),
    "a full Garden": (
        {**FIRE, "garden": ["Wolf Cub", "Ruby", "Scorchland Raven", "Wolf Cub"], "hand": ["Enraged Howler"] * 2, "ikz": 8},
        EARTH,
    ),
    "a search of the deck": (
        {**WATER, "hand": ["Hayabusa Itto", "Benzai the Merchant"], "ikz": 4, "deck": SEARCHED},
        {**LIGHTNING, "garden": ["Indra"]},
    ),
    "weapons": ({**LIGHTNING, "hand": ["Black Jade Dagger", "Lightning Shuriken"], "garden": ["Indra"], "ikz": 5}, FIRE),
    "a token and IKZ": ({**FIRE, "hand": ["Wolf Cub", "Detonation Pact"], "ikz": 2, "fleeting": 1}, {**FIRE, "garden": ["Ruby"]}),
    "abilities": (
        {**EARTH, "garden": ["Sloth Scarecrow", "Midnight Courier"], "hand": ["Quicksand"], "ikz": 4},
        {**LIGHTNING, "garden": ["Indra", "Wolf Cub"]},
    ),
    "the end of a game": (
        {**FIRE, "garden": ["Scorchland Raven", "Wolf Cub"], "hand": ["Collateral Burst"], "ikz": 3},
        {**FIRE, "health": 1, "garden": [tapped_unit("Ruby")]},
    ),
}


def counts(position: Position) -> list[int]:
    """The number of lines of play after one decision, two, three, four: a finished game leads to none."""
    found: list[int] = []
    reached = [position]
    for _ in range(DEPTH - 1):
        reached = [one.play(option) for one in reached for option in one.options]
        found.append(len(reached))
    return [*found, sum([len(one.options) for one in reached])]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", SCENES)
def test_as_many_lines_of_play_as_ever(name: str, seat: int) -> None:
    found = counts(scene(seat, *SCENES[name]))
    noted = json.loads(NOTED.read_text(encoding="utf-8")) if NOTED.exists() else {}
    if os.environ.get("MANKAI_GOLDEN") == "write":
        noted[name] = found
        NOTED.write_text(json.dumps(noted, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    assert len(found) == DEPTH and found[0] > 1
    assert found == noted[name], "at either seat, and as ever"
