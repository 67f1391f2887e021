"""The set-ups of random games: every ready list, every leader with every gate, decks by chance and by choice."""

from __future__ import annotations

from typing import Any, Final

import promises
from mankai import Position
from mankai.games.azuki.rules.constants import DECK, LIST
from mankai.games.azuki.rules.decklists import READY_DECKS, leader_gate_pairs, random_deck
from mankai.games.azuki.rules.steps.setup import CHOOSE
from mankai.kernel.rng import FastRng

COUNT: Final = promises.GAMES // 2  # the random games that keep the promises
FEWER: Final = max(4, COUNT // 30)  # and those that are looked at in dearer ways
READY: Final = "ready"
CHANCE: Final = "chance"
KINDS: Final = [(READY, READY), (READY, CHANCE), (CHANCE, READY), (CHANCE, CHANCE), (CHANCE, CHOOSE), (CHOOSE, CHANCE)]


def varied(seed: int) -> dict[str, Any]:
    """One kind of set-up after the other, through all lists and all leaders; open and closed."""
    dice, round, kind = FastRng(seed + 77), seed // len(KINDS), seed % len(KINDS)
    decks = [a_deck(KINDS[kind][seat], 7 * round + kind + seat, dice) for seat in range(2)]
    return {"decks": decks, "lists": ["open", "closed"][(round + kind) % 2]}


def a_deck(kind: str, number: int, dice: FastRng) -> Any:
    if kind == READY:
        return READY_DECKS[number % len(READY_DECKS)].name
    if kind == CHANCE:
        leader, gate = leader_gate_pairs()[number % len(leader_gate_pairs())]
        return random_deck(dice, leader, gate)
    return CHOOSE


def two_by_chance(seed: int, lists: str) -> dict[str, Any]:
    """Two decks by chance."""
    dice = FastRng(seed + 100)
    return {"decks": [a_deck(CHANCE, dice.below(64), dice) for _ in range(2)], "lists": lists}


def is_dealt(position: Position) -> bool:
    """Whether nobody is choosing a deck any more."""
    return not position.now.zones[LIST] and not position.now.zones[LIST + 1] and bool(position.now.zones[DECK])
