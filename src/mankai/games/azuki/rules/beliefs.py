"""What may be in a list that nobody has shown: from what was seen of it, the lists of the book, and the legal pool."""

from __future__ import annotations

from mankai.games.azuki.rules.faces import NUMBERS, PRINTED, card_number
from mankai.games.azuki.rules.lists import READY_LISTS, gates_of, leaders, pool_of
from mankai.games.azuki.rules.places import (
    COPIES,
    DECK_SIZE,
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


def believe(rules: Rules, table: Table, seat: int, exchanged: dict[int, int], dice: Dice) -> None:
    """Put other cards in place of the other player's hidden ones, such as may lie there for all that `seat` knows."""
    foe = 1 - seat
    hidden = [card for card in exchanged if card // HALF == foe]  # in the order in which they lie
    if not hidden:
        return
    if table.tokens[PHASE] == SET_UP and table.zones[LIST + foe]:
        faces = imagined_list(dice)[: len(hidden)]
        taken: list[int] = []
    else:
        taken = known_cards(rules, table, seat, foe)
        leader = table.zones[zone_of(foe * SPOTS + LEADER)][0] % HALF // COPIES
        gate = table.zones[zone_of(foe * SPOTS + GATE)][0] % HALF // COPIES
        seen = [card % HALF // COPIES for card in taken]
        faces = dice.shuffled(unseen_of(leader, gate, seen, len(hidden), dice))
    for at in range(len(hidden)):
        copies = [card_number(foe, faces[at], copy) for copy in range(COPIES)]
        card = dice.pick([copy for copy in copies if copy not in taken])
        taken.append(card)
        exchanged[hidden[at]] = card


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
    if READY_LISTS:
        ready = READY_LISTS[dice.below(len(READY_LISTS))]
        cards = [NUMBERS[id] for id, count in ready.cards.items() for _ in range(count)]
        return [NUMBERS[ready.leader], NUMBERS[ready.gate], *dice.shuffled(cards)]
    leader = dice.pick(leaders())
    gate = dice.pick(gates_of(PRINTED[leader].element))
    return [leader, gate, *filled([], PRINTED[leader].element, DECK_SIZE, dice)]


def unseen_of(leader: int, gate: int, seen: list[int], count: int, dice: Dice) -> list[int]:
    """As many faces as are hidden: the rest of a list that holds all that was seen, or comes nearest to it."""
    element = PRINTED[leader].element
    best, nearest = -1, [0][:0]
    for number, ready in enumerate(READY_LISTS):
        if PRINTED[NUMBERS[ready.leader]].element != element:
            continue
        counts = {NUMBERS[id]: copies for id, copies in ready.cards.items()}
        fits = 0
        for face in seen:
            if counts.get(face, 0) > 0:
                counts[face] -= 1
                fits += 1
        likeness = fits * 4 + 2 * (NUMBERS[ready.leader] == leader) + (NUMBERS[ready.gate] == gate)
        if likeness > best:
            best, nearest = likeness, []
        if likeness == best:
            nearest.append(number)
    rest: list[int] = []
    if nearest:
        ready = READY_LISTS[dice.pick(nearest)]
        left = {NUMBERS[id]: copies for id, copies in ready.cards.items()}
        for face in seen:
            left[face] = left.get(face, 0) - 1
        room = {face: COPIES - seen.count(face) for face in left}
        rest = [face for face in left for _ in range(min(left[face], room[face]))]
    if len(rest) > count:
        return dice.shuffled(rest)[:count]
    return rest + filled(seen + rest, element, count - len(rest), dice)


def filled(held: list[int], element: int, count: int, dice: Dice) -> list[int]:
    """So many faces of the legal pool, by chance, at most four of each with those held."""
    pool = [face for face in pool_of(element) for _ in range(COPIES - held.count(face))]
    return dice.shuffled(pool)[:count]
