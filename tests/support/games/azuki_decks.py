"""The set-ups of random games: every ready list, every leader with every gate, decks by chance and by choice."""

from __future__ import annotations

from typing import Any, Final

from mankai import Position
from mankai.games.azuki.rules.constants import DECK, LIST
from mankai.games.azuki.rules.decklists import READY_DECKS, leader_gate_pairs, random_deck
from mankai.games.azuki.rules.steps.setup import CHOOSE
from mankai.kernel.rng import FastRng
from support import promises

COUNT: Final = promises.GAMES // 2  # the random games that keep the promises
FEWER: Final = max(4, COUNT // 30)  # and those that are checked in slower ways
READY: Final = "ready"
CHANCE: Final = "chance"
KINDS: Final = [(READY, READY), (READY, CHANCE), (CHANCE, READY), (CHANCE, CHANCE), (CHANCE, CHOOSE), (CHOOSE, CHANCE)]


def varied_setup(seed: int) -> dict[str, Any]:
    """A set-up; consecutive numbers go through all lists and all leaders, open and closed."""
    dice, round, kind = FastRng(seed + 77), seed // len(KINDS), seed % len(KINDS)
    decks = [deck_of(KINDS[kind][seat], 7 * round + kind + seat, dice) for seat in range(2)]
    return {"decks": decks, "lists": ["open", "closed"][(round + kind) % 2]}


def deck_of(kind: str, number: int, dice: FastRng) -> Any:
    if kind == READY:
        return READY_DECKS[number % len(READY_DECKS)].name
    if kind == CHANCE:
        leader, gate = leader_gate_pairs()[number % len(leader_gate_pairs())]
        return random_deck(dice, leader, gate)
    return CHOOSE


def two_random_decks(seed: int, lists: str) -> dict[str, Any]:
    """Two decks by chance."""
    dice = FastRng(seed + 100)
    return {"decks": [deck_of(CHANCE, dice.below(64), dice) for _ in range(2)], "lists": lists}


def is_dealt(position: Position) -> bool:
    """Whether all decks have been chosen."""
    return not position.now.zones[LIST] and not position.now.zones[LIST + 1] and bool(position.now.zones[DECK])
