"""Two worlds that differ only in hidden information have equal views, logs and samples for a seat, and its bot decides alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mankai import IllegalOption, Position
from mankai.games.azuki.rules.cards.card_index import card_number
from mankai.games.azuki.rules.constants import (
    COPIES,
    DECK,
    DECLINE,
    END_TURN,
    HALF,
    HAND,
    LEADER,
    LISTS_CLOSED,
    PASS,
    PLAY,
    SPOTS,
    zone_of,
)
from mankai.games.azuki.rules.decklists import pool_of
from mankai.games.azuki.rules.edition import GAME
from mankai.kernel.rng import FastRng
from mankai.kernel.table import Table
from mankai.kernel.version import is_compiled
from mankai.players import player
from support.games.azuki_decks import FEWER, is_dealt, two_random_decks, varied_setup
from support.games.azuki_scenes import decline_responses, play, scene
from support.random_games import random_decisions

Change = dict[int, int]  # by card: the one that lies there in the other world
OTHERWISE = 2000 if is_compiled() else 60  # comparisons of each kind
FORWARD = 8  # decisions for which both worlds are played on
QUIET = (END_TURN, PASS, DECLINE)


def is_hidden(table: Table, zone: int, card: int, seat: int) -> bool:
    return not (GAME.seen_by[zone] | table.known.get(card, 0)) >> seat & 1


def hidden_in(position: Position, zones: list[int], seat: int) -> list[int]:
    """The cards of these zones that `seat` could not know when the current step began, and cannot know now."""
    before, now = [
        [card for zone in zones for card in table.zones[zone] if is_hidden(table, zone, card, seat)]
        for table in (position.base, position.now)
    ]
    return [card for card in before if card in now]


# Allowed differences.


def other_cards(position: Position, seat: int, dice: FastRng) -> Change:
    """Exchange two hidden cards of the other player."""
    hidden = hidden_in(position, [HAND + 1 - seat, DECK + 1 - seat], seat)
    if len(hidden) < 2:
        return {}
    one, other = dice.shuffle_copy(hidden)[:2]
    return {one: other, other: one}


def other_order(position: Position, seat: int, dice: FastRng) -> Change:
    """A deck of either player, in another order."""
    hidden = hidden_in(position, [DECK + dice.below(2)], seat)
    return dict(zip(hidden, dice.shuffle_copy(hidden), strict=True))


def other_bottom(position: Position, seat: int, dice: FastRng) -> Change:
    """Reorder cards that the other player has put on the bottom, or left on top, in an order that only they know."""
    known = [
        card
        for card in hidden_in(position, [DECK + 1 - seat], seat)
        if position.base.known.get(card, 0) >> (1 - seat) & 1 and position.now.known.get(card, 0) >> (1 - seat) & 1
    ]
    return dict(zip(known, dice.shuffle_copy(known), strict=True)) if len(known) > 1 else {}


def other_list(position: Position, seat: int, dice: FastRng) -> Change:
    """With closed lists, put another card into the other player's list."""
    hidden = hidden_in(position, [HAND + 1 - seat, DECK + 1 - seat], seat)
    if not hidden or not position.now.tokens[LISTS_CLOSED] or not is_dealt(position):
        return {}
    there = {card for cards in position.base.zones for card in cards}
    leader = GAME.cards[position.base.zones[zone_of((1 - seat) * SPOTS + LEADER)][0]]
    pool = [card_number(1 - seat, face, copy) for face in pool_of(leader.element) for copy in range(COPIES)]
    return {dice.pick(hidden): dice.pick([card for card in pool if card not in there])}


KINDS: list[Callable[[Position, int, FastRng], Change]] = [other_cards, other_order, other_bottom, other_list]
EACH = pytest.mark.parametrize("kind", KINDS)


# The two worlds.


def world(position: Position, change: Change) -> Position:
    """The same position with other hidden cards, and with the events since the current step began."""
    table = position.base.clone()
    table.zones = [tuple([change.get(card, card) for card in cards]) for cards in table.zones]
    table.known = {change.get(card, card): mask for card, mask in table.known.items()}
    table.agenda = tuple([(what, whose, change.get(card, card), details) for what, whose, card, details in table.agenda])
    return Position(GAME, table, position.answers, position.origin, position.trail, table.clock)


def are_alike_so_far(here: Position, there: Position) -> bool:
    """Whether both worlds ask the same; whether the other player is asked at all may depend on their hand."""
    return here.seat == there.seat and here.question == there.question and here.now.clock == there.now.clock


def same_to(here: Position, there: Position, seat: int, seed: int) -> None:
    assert here.view(seat) == there.view(seat)
    assert here.events_for(seat) == there.events_for(seat)
    assert here.log_lines(seat) == there.log_lines(seat)
    assert here.imagine(seat, seed).now.key() == there.imagine(seat, seed).now.key()


def is_seen(position: Position, cards: set[int], seat: int) -> bool:
    """Whether `seat` has just seen one of these cards, or knows where one is."""
    if any([event[3] in cards for event in position.events_for(seat)]):
        return True
    zones = position.now.zones
    return any([card in cards and not is_hidden(position.now, at, card, seat) for at in range(len(zones)) for card in zones[at]])


def common_option(here: Position, there: Position, seat: int, cards: set[int], dice: FastRng) -> int:
    """An option for both worlds: for `seat` any, for the other player one without these cards; or -1."""
    if here.seat == seat:
        return dice.pick(here.options) if here.options == there.options else -1
    faces = {GAME.cards[card].face for card in cards}
    options = [option for option in here.options if option in there.options]
    quiet = [option for option in options if GAME.verb_of[option] in QUIET]
    others = [option for option in options if GAME.verb_of[option] < PLAY or GAME.subject(option) not in faces]
    return (quiet or others or [-1])[0]


def pairs(kind: Callable[[Position, int, FastRng], Change], seed: int) -> list[tuple[Position, Position, int, set[int]]]:
    """Positions of a random game, each in two worlds, with the seat that cannot tell them apart and the cards that differ."""
    dice = FastRng(seed + 100)
    found: list[tuple[Position, Position, int, set[int]]] = []
    setup = two_random_decks(seed, "closed" if kind is other_list or seed % 2 else "open") if seed % 3 else varied_setup(seed)
    for number, position in enumerate(random_decisions(GAME.start(setup, seed), FastRng(seed))):
        seat = dice.below(2)
        if number % 4 and not position.answers:
            continue
        change = kind(position, seat, dice)
        moved = {card for card in [*change, *change.values()] if change.get(card, -1) != card}
        if moved:
            here = world(position, {})
            try:
                there = world(position, change)
            except IllegalOption:
                continue  # there, the other player has answered with a card that they do not hold here
            if are_alike_so_far(here, there) and not is_seen(here, moved, seat) and not is_seen(there, moved, seat):
                found.append((here, there, seat, moved))
    return found


@EACH
def test_what_is_hidden_leaves_no_trace(kind: Callable[[Position, int, FastRng], Change]) -> None:
    compared, inside, forward, seed = 0, 0, 0, 0
    while compared < OTHERWISE or forward < OTHERWISE // 2:
        for here, there, seat, cards in pairs(kind, seed):
            same_to(here, there, seat, seed)
            compared += 1
            inside += bool(here.answers)
            if compared % 4 == 0:
                forward += played_on(here, there, seat, cards, FastRng(seed))
        seed += 1
        assert seed < OTHERWISE, "not enough positions in which anything of that kind is hidden"
    assert inside > OTHERWISE // 40


def played_on(here: Position, there: Position, seat: int, cards: set[int], dice: FastRng) -> int:
    """Play both worlds on alike, until `seat` sees a difference. Return the number of comparisons."""
    for number in range(FORWARD):
        option = common_option(here, there, seat, cards, dice)
        if option < 0:
            return number
        here, there = here.play(option), there.play(option)
        if here.is_over or not are_alike_so_far(here, there) or is_seen(here, cards, seat) or is_seen(there, cards, seat):
            return number
        assert here.view(seat) == there.view(seat)
        assert here.events_for(seat) == there.events_for(seat)
    return FORWARD


@EACH
def test_a_bot_decides_alike_in_worlds_it_cannot_tell_apart(kind: Callable[[Position, int, FastRng], Change]) -> None:
    compared, seed = 0, 0
    while compared < OTHERWISE // 4:
        for here, there, seat, _ in pairs(kind, seed)[seed % 3 :: 3]:
            if here.seat == seat:
                for name in ("random", "greedy", "search:6"):
                    assert player(name, seed).decide(here) == player(name, seed).decide(there)
                    compared += 1
        seed += 1
        assert seed < OTHERWISE


def test_the_luck_to_come_leaves_no_trace() -> None:
    compared = 0
    for seed in range(FEWER):
        for position in list(random_decisions(GAME.start(varied_setup(seed), seed), FastRng(seed)))[seed % 7 :: 7]:
            if not position.answers:
                table = position.base.clone()
                table.rng_key = bytes(reversed(table.rng_key))
                there = Position(GAME, table, (), position.origin, position.trail)
                assert there.imagine(position.seat, 3).now.key() == position.imagine(position.seat, 3).now.key()
                assert there.view(0) == position.view(0) and there.view(1) == position.view(1)
                compared += 1
    assert compared > 10 * FEWER


def test_what_is_imagined_looks_the_same_to_the_one_who_imagines() -> None:
    compared, different, inside = 0, 0, 0
    for seed in range(FEWER):
        for position in list(random_decisions(GAME.start(varied_setup(seed), seed), FastRng(seed)))[::3]:
            imagined = position.imagine(position.seat, seed + 17)
            seen, real = imagined.view(position.seat), position.view(position.seat)
            assert seen == real and imagined.seat == position.seat, (seed, position.question)
            assert GAME.faults(imagined.now) == []
            compared += 1
            different += imagined.now.zones != position.now.zones
            inside += bool(position.answers)
    assert compared > 10 * FEWER and inside > 0 and different > compared // 2


def test_that_nobody_was_asked_for_a_response_is_learnt_as_that_somebody_passed() -> None:
    """Otherwise a free undo of an attack would reveal the other player's hand."""
    learnt: list[bool] = []
    answerers: list[list[int]] = []
    for hand in (["Commune with Water"], ["Rei"], []):
        before = scene(0, {"garden": ["Indra", "Rei"], "deck": ["Aya"] * 4}, {"hand": hand, "deck": ["Aya"] * 4})
        attacked = play(before, "attack with Indra")
        answerers.append(attacked.possible_answerers)
        after = decline_responses(attacked)
        assert after.seat == 0
        learnt.append(before.reveals_to(after, 0))
    assert learnt == [True, True, False]
    assert answerers == [[1], [1], []], "asked or not; who holds no card can hide none"


def test_the_worlds_do_differ() -> None:
    for kind in KINDS:
        found = [pair for seed in range(3) for pair in pairs(kind, seed)]
        assert found and all([here.now.zones != there.now.zones for here, there, _, _ in found])
        assert all([card // HALF < 2 for _, _, _, cards in found for card in cards])
