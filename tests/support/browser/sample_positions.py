"""Twenty positions of a game: the fullest position of random games for each question, and very full scenes."""

from __future__ import annotations

import json
from typing import Any

import mankai
from browser import test_azuki, test_oka, test_pages
from mankai import Position
from mankai.kernel.rng import FastRng
from support.random_games import random_decisions

Begin = dict[str, Any]  # the start of a table: its game, and a scene or a record
MANY = 20

# Cards in hand and Enchantments on both sides, every Ultimate beside the deck, and Sakura Tokens everywhere.
DUEL: dict[str, Any] = {
    "distance": 4,
    "turns": 9,
    "me": {
        "hand": ["Slash", "Brandish", "Spirit", "Kunai Throw", "Poison Needle"],
        "ready": ["Tsukikage Crush", "Uranami Storm", "Ukifune Serene"],
        "in_play": {"Silent Approach": 2, "Overawe": 1},
        "vigor": 2,
        "aura": 4,
        "life": 8,
        "flare": 2,
    },
    "foe": {
        "aura": 3,
        "life": 7,
        "flare": 2,
        "vigor": 2,
        "hand": ["Shoot", "Magnum", "Backstep"],
        "used": ["Red Bullet", "Crimson Zero"],
        "in_play": {"Smoke": 3},
    },
}
FAR = {**DUEL, "distance": 10, "foe": {**DUEL["foe"], "aura": 0, "flare": 0, "life": 1}}
NEAR = {
    **DUEL,
    "distance": 0,
    "me": {
        **DUEL["me"],
        "hand": ["Slash"],
        "in_play": {},
        "ready": [],
        "used": DUEL["me"]["ready"],
        "aura": 0,
        "vigor": 0,
        "flare": 0,
    },
}

SCENES: dict[str, list[tuple[str, Begin]]] = {
    "sakura-arms": [
        ("sakura-arms/level99", DUEL),
        ("sakura-arms/level99", FAR),
        ("sakura-arms/level99", NEAR),
        ("sakura-arms/level99", test_pages.CROWDED),
    ],
    "oka": [("oka/4", test_oka.MIDDLE), ("oka/4", test_oka.LAST)],
    "azuki": [("azuki", test_azuki.CROWDED), ("azuki", test_azuki.TURN), ("azuki", test_azuki.ATTACKED)],
}
GAMES = {
    "sakura-arms": ["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"],
    "oka": ["oka/2", "oka/3", "oka/4"],
    "azuki": ["azuki"],
}


def fullness(position: Position) -> int:
    """The number of options and cards in view."""
    view = position.view(0)
    return len(position.options) + sum(len(cards) for cards in view["zones"])


def random_positions(names: list[str], games: int = 6) -> list[Begin]:
    """The fullest position of random games for each question to the first seat; then the next fullest ones."""
    fullest: dict[tuple[str, int], tuple[int, Begin]] = {}
    for seed in range(games):
        name = names[seed % len(names)]
        for position in random_decisions(mankai.game(name).start(seed=seed), FastRng(seed)):
            if position.seat != 0:
                continue
            record = position.record
            value = fullness(position)
            key = (position.question, seed % 3)
            if key not in fullest or fullest[key][0] < value:
                begun = {"text": json.dumps(record), "at": len(record["options"])}
                fullest[key] = (value, {"game": name, "record": begun})
    by_question: dict[int, list[tuple[int, Begin]]] = {}
    seen: dict[str, int] = {}
    for (question, _), found in fullest.items():
        seen[question] = seen.get(question, -1) + 1
        by_question.setdefault(seen[question], []).append(found)
    return [begin for rank in sorted(by_question) for _, begin in sorted(by_question[rank], key=lambda one: -one[0])]


def positions(kind: str, many: int = MANY) -> list[Begin]:
    scenes: list[Begin] = [{"game": game, "scene": scene} for game, scene in SCENES[kind]]
    return (scenes + random_positions(GAMES[kind]))[:many]
