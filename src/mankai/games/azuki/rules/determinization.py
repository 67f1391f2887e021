"""Samples of a hidden deck, from the cards seen of it, the ready decks, and the legal pool."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.cards.card_index import FACE_NUMBERS, PRINTED
from mankai.games.azuki.rules.constants import COPIES, DECK_SIZE, FACES, GATE, HALF, LEADER, LIST, PHASE, SET_UP, SPOTS, zone_of
from mankai.games.azuki.rules.decklists import READY_DECKS, gates_of, leaders, pool_of
from mankai.games.azuki.rules.ready_decks import ReadyDeck
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.table import Table


class CandidateDeck:
    """A ready deck, prepared for comparison with the cards seen."""

    def __init__(self, ready: ReadyDeck) -> None:
        self.leader = FACE_NUMBERS[ready.leader]
        self.gate = FACE_NUMBERS[ready.gate]
        self.element = PRINTED[self.leader].element
        self.counts = [0] * FACES
        for id, count in ready.cards.items():
            self.counts[FACE_NUMBERS[id]] = count
        self.faces = [FACE_NUMBERS[id] for id in ready.cards]


CANDIDATES: Final = [CandidateDeck(ready) for ready in READY_DECKS]


def sample_hidden_cards(rules: Rules, table: Table, seat: int, replacements: dict[int, int], dice: FastRng) -> None:
    """Replace the other player's hidden cards in `replacements` by cards that are possible from the knowledge of `seat`."""
    foe = 1 - seat
    hidden_cards = [card for card in replacements if card // HALF == foe]  # in zone order
    if not hidden_cards:
        return
    is_used = [False] * HALF
    if table.tokens[PHASE] == SET_UP and table.zones[LIST + foe]:
        faces = sample_decklist(dice)[: len(hidden_cards)]
    else:
        seen_counts = [0] * FACES
        leader = table.zones[zone_of(foe * SPOTS + LEADER)][0] % HALF // COPIES
        gate = table.zones[zone_of(foe * SPOTS + GATE)][0] % HALF // COPIES
        for card in known_cards(rules, table, seat, foe):
            is_used[card % HALF] = True
            seen_counts[card % HALF // COPIES] += 1
        seen_counts[leader] = seen_counts[gate] = 0
        faces = dice.shuffle_copy(sample_unseen(leader, gate, seen_counts, len(hidden_cards), dice))
    for at in range(len(hidden_cards)):
        number = faces[at] * COPIES + dice.below(COPIES)
        while is_used[number]:
            number = number + 1 if number % COPIES < COPIES - 1 else faces[at] * COPIES
        is_used[number] = True
        replacements[hidden_cards[at]] = foe * HALF + number


def known_cards(rules: Rules, table: Table, seat: int, foe: int) -> list[int]:
    """The other player's cards that `seat` sees or otherwise knows."""
    cards: list[int] = []
    for zone in range(len(table.zones)):
        for card in table.zones[zone]:
            if card // HALF == foe and (rules.seen_by[zone] | table.known.get(card, 0)) >> seat & 1:
                cards.append(card)
    return cards


def sample_decklist(dice: FastRng) -> list[int]:
    """A whole deck, leader and gate first."""
    if CANDIDATES:
        candidate = CANDIDATES[dice.below(len(CANDIDATES))]
        cards = [face for face in candidate.faces for _ in range(candidate.counts[face])]
        return [candidate.leader, candidate.gate, *dice.shuffle_copy(cards)]
    leader = dice.pick(leaders())
    gate = dice.pick(gates_of(PRINTED[leader].element))
    return [leader, gate, *sample_from_pool([0] * FACES, PRINTED[leader].element, DECK_SIZE, dice)]


def sample_unseen(leader: int, gate: int, seen_counts: list[int], count: int, dice: FastRng) -> list[int]:
    """Sample `count` hidden faces: the rest of a ready deck that contains the seen cards, or comes nearest to that."""
    element = PRINTED[leader].element
    faces = [face for face in range(FACES) if seen_counts[face]]
    best = -1
    nearest: list[int] = []
    for number, candidate in enumerate(CANDIDATES):
        if candidate.element != element:
            continue
        likeness = 2 * (candidate.leader == leader) + (candidate.gate == gate)
        for face in faces:
            likeness += 4 * min(seen_counts[face], candidate.counts[face])
        if likeness > best:
            best, nearest = likeness, []
        if likeness == best:
            nearest.append(number)
    rest: list[int] = []
    used_counts = seen_counts[:]
    if nearest:
        candidate = CANDIDATES[dice.pick(nearest)]
        for face in candidate.faces:
            for _ in range(candidate.counts[face] - seen_counts[face]):
                rest.append(face)
                used_counts[face] += 1
    if len(rest) > count:
        return dice.shuffle_copy(rest)[:count]
    return rest + sample_from_pool(used_counts, element, count - len(rest), dice) if len(rest) < count else rest


def sample_from_pool(used_counts: list[int], element: int, count: int, dice: FastRng) -> list[int]:
    """Sample `count` faces of the legal pool, at most four of each including those held."""
    pool = [face for face in pool_of(element) for _ in range(COPIES - used_counts[face])]
    return dice.shuffle_copy(pool)[:count]
