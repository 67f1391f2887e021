"""What may be in a list that nobody has shown: from what was seen of it, the lists of the book, and the legal pool."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.book import ReadyList
from mankai.games.azuki.rules.faces import NUMBERS, PRINTED
from mankai.games.azuki.rules.lists import READY_LISTS, gates_of, leaders, pool_of
from mankai.games.azuki.rules.places import (
    COPIES,
    DECK_SIZE,
    FACES,
    GATE,
    HALF,
    LEADER,
    LIST,
    PHASE,
    SET_UP,
    SPOTS,
    zone_of,
)
from mankai.kernel.luck import Dice
from mankai.kernel.rules import Rules
from mankai.kernel.table import Table


class Known:
    """A list of the book as it is compared with what was seen."""

    def __init__(self, ready: ReadyList) -> None:
        self.leader = NUMBERS[ready.leader]
        self.gate = NUMBERS[ready.gate]
        self.element = PRINTED[self.leader].element
        self.counts = [0] * FACES
        for id, count in ready.cards.items():
            self.counts[NUMBERS[id]] = count
        self.faces = [NUMBERS[id] for id in ready.cards]


LISTS: Final = [Known(ready) for ready in READY_LISTS]


def believe(rules: Rules, table: Table, seat: int, exchanged: dict[int, int], dice: Dice) -> None:
    """Put other cards in place of the other player's hidden ones, such as may lie there for all that `seat` knows."""
    foe = 1 - seat
    hidden = [card for card in exchanged if card // HALF == foe]  # in the order in which they lie
    if not hidden:
        return
    taken = [False] * HALF
    if table.tokens[PHASE] == SET_UP and table.zones[LIST + foe]:
        faces = imagined_list(dice)[: len(hidden)]
    else:
        seen = [0] * FACES
        leader = table.zones[zone_of(foe * SPOTS + LEADER)][0] % HALF // COPIES
        gate = table.zones[zone_of(foe * SPOTS + GATE)][0] % HALF // COPIES
        for card in known_cards(rules, table, seat, foe):
            taken[card % HALF] = True
            seen[card % HALF // COPIES] += 1
        seen[leader] = seen[gate] = 0
        faces = dice.shuffled(unseen_of(leader, gate, seen, len(hidden), dice))
    for at in range(len(hidden)):
        number = faces[at] * COPIES + dice.below(COPIES)
        while taken[number]:
            number = number + 1 if number % COPIES < COPIES - 1 else faces[at] * COPIES
        taken[number] = True
        exchanged[hidden[at]] = foe * HALF + number


def known_cards(rules: Rules, table: Table, seat: int, foe: int) -> list[int]:
    """The other player's cards that `seat` sees or otherwise knows."""
    found: list[int] = []
    for zone in range(len(table.zones)):
        for card in table.zones[zone]:
            if card // HALF == foe and (rules.eyes[zone] | table.known.get(card, 0)) >> seat & 1:
                found.append(card)
    return found


def imagined_list(dice: Dice) -> list[int]:
    """A whole list, leader and gate first."""
    if LISTS:
        known = LISTS[dice.below(len(LISTS))]
        cards = [face for face in known.faces for _ in range(known.counts[face])]
        return [known.leader, known.gate, *dice.shuffled(cards)]
    leader = dice.pick(leaders())
    gate = dice.pick(gates_of(PRINTED[leader].element))
    return [leader, gate, *filled([0] * FACES, PRINTED[leader].element, DECK_SIZE, dice)]


def unseen_of(leader: int, gate: int, seen: list[int], count: int, dice: Dice) -> list[int]:
    """As many faces as are hidden: the rest of a list that holds all that was seen, or comes nearest to it."""
    element = PRINTED[leader].element
    faces = [face for face in range(FACES) if seen[face]]
    best = -1
    nearest: list[int] = []
    for number, known in enumerate(LISTS):
        if known.element != element:
            continue
        likeness = 2 * (known.leader == leader) + (known.gate == gate)
        for face in faces:
            likeness += 4 * min(seen[face], known.counts[face])
        if likeness > best:
            best, nearest = likeness, []
        if likeness == best:
            nearest.append(number)
    rest: list[int] = []
    held = seen[:]
    if nearest:
        known = LISTS[dice.pick(nearest)]
        for face in known.faces:
            for _ in range(known.counts[face] - seen[face]):
                rest.append(face)
                held[face] += 1
    if len(rest) > count:
        return dice.shuffled(rest)[:count]
    return rest + filled(held, element, count - len(rest), dice) if len(rest) < count else rest


def filled(held: list[int], element: int, count: int, dice: Dice) -> list[int]:
    """So many faces of the legal pool, by chance, at most four of each with those held."""
    pool = [face for face in pool_of(element) for _ in range(COPIES - held[face])]
    return dice.shuffled(pool)[:count]
