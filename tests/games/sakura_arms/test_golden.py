"""A whole duel as text, and counts of reachable positions: a change of rules changes these.

`MANKAI_GOLDEN=write` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from mankai import Position
from mankai.bench.digest import fingerprint
from mankai.games.sakura_arms.rules.editions.level99 import FIRST_BOX, Level99
from mankai.players import player
from support.games.sakura_arms_scenes import GAME, labels, scene

FOLDER = Path(__file__).parent / "golden"
DUELS = {
    "yurina_himika_against_tokoyo_oboro": {"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0},
    "chikage_thallya_against_oboro_tokoyo": {"goddesses": [["chikage", "thallya"], ["oboro", "tokoyo"]], "first": 1},
}


def chosen_by_greedy(setup: dict[str, object]) -> list[int]:
    """The options chosen in a duel between two greedy players."""
    position, seated = GAME.start(setup, seed=2026), [player("greedy", 1), player("greedy", 2)]
    while position.seat >= 0:
        position = position.play(seated[position.seat].decide(position))
    return position.decisions


def playthrough(setup: dict[str, object], options: list[int]) -> str:
    """The duel with these options as text; the first line has the options."""
    position = GAME.start(setup, seed=2026)
    lines = [" | ".join([GAME.spell(option) for option in options]), f"{GAME.name} {setup}"]
    for option in options:
        lines += position.log(None)
        lines.append(f"[{'Blue' if position.seat == 0 else 'Red'}, {position.question}] {' | '.join(labels(position))}")
        lines.append(f"    -> {position.label(option)}")
        position = position.play(option)
    lines += [*position.log(None), f"scores {position.scores}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", DUELS)
def test_a_duel_goes_as_it_always_did(name: str) -> None:
    path, setup = FOLDER / f"{name}.txt", dict(DUELS[name])
    if os.environ.get("MANKAI_GOLDEN") == "write":
        path.write_text(playthrough(setup, chosen_by_greedy(setup)), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert playthrough(setup, [GAME.parse_option(option) for option in text.splitlines()[0].split(" | ")]) == text


@pytest.mark.parametrize("id", [goddess.id for goddess in GAME.goddesses if goddess not in FIRST_BOX])
def test_duels_with_a_goddess_who_has_come_since_go_as_ever(id: str) -> None:
    """Only with goddesses of the first box, so that later newcomers do not change this."""
    edition = Level99(GAME.name, [*FIRST_BOX, *[goddess for goddess in GAME.goddesses if goddess.id == id]])
    others = [goddess.id for goddess in FIRST_BOX]
    setups = [
        {"goddesses": [[id, others[seed % 6]], [others[(seed + 1) % 6], others[(seed + 3) % 6]]], "decks": "choose"}
        for seed in range(12)
    ]
    path, found = FOLDER / "fingerprints" / f"{id}.txt", fingerprint(edition, setups)
    if os.environ.get("MANKAI_GOLDEN") == "write":
        path.write_text(f"{found}\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8").strip() == found, "recorded games could go differently: is the version to be raised?"


def reachable(position: Position, depth: int) -> int:
    """The number of ways to decide `depth` times."""
    if depth == 0 or position.seat < 0:
        return 1
    return sum(reachable(position.play(option), depth - 1) for option in position.options)


SCENES: dict[str, dict[str, Any]] = {
    "opening": {},
    "close combat": {
        "distance": 3,
        "me": {
            "goddesses": ["yurina", "oboro"],
            "hand": ["Slash", "Brandish", "Steel Strings"],
            "vigor": 2,
            "ready": ["Mi-Kazura"],
        },
        "foe": {"goddesses": ["tokoyo", "oboro"], "hand": ["Polite Return", "Induce"], "vigor": 2, "deck": ["Rabbit Step"]},
    },
    "machine and poison": {
        "distance": 5,
        "me": {"goddesses": ["thallya", "chikage"], "hand": ["Burning Steam", "Miasma", "Turbo Switch"], "vigor": 1},
        "foe": {"goddesses": ["himika", "oboro"], "hand": ["Shoot", "Smoke"], "face_down": ["Caltrops"], "deck": ["Magnum"]},
    },
}
COUNTS = {
    "opening": [4, 13, 38, 131, 443],
    "close combat": [9, 31, 146, 508, 2202],
    "machine and poison": [8, 26, 157, 454, 2389],
}


@pytest.mark.parametrize("name", SCENES)
def test_as_many_positions_are_reachable_as_ever(name: str) -> None:
    description = SCENES[name]
    setup = {"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0}
    position = scene(**description) if description else GAME.start(setup, seed=1)
    assert [reachable(position, depth) for depth in range(1, 6)] == COUNTS[name]
