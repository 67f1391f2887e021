"""Two worlds that differ only in hidden information have equal views, logs and samples for a seat, and its bot decides alike."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mankai
from mankai import Position, Rules
from mankai.games.sakura_arms.rules.constants import (
    BASIC,
    DECK,
    DECLINE,
    FACE_DOWN,
    FINISH,
    HAND,
    OUTSIDE,
    PASS,
    PICKING,
    PLAY,
    PREPARED,
    READY,
    UNPREPARED,
)
from mankai.kernel.rng import FastRng
from mankai.players import player
from support.games.sakura_arms_scenes import FOE, GAME, ME, answer, labels, scene
from support.random_games import random_decisions

NAMES = ["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"]
EDITIONS = pytest.mark.parametrize("rules", [mankai.game(name) for name in NAMES], ids=NAMES)
HIDDEN = (HAND, DECK, FACE_DOWN, OUTSIDE, READY, PREPARED, UNPREPARED)


def positions(rules: Rules, seed: int, every: int = 7) -> list[Position]:
    """Some positions of a random game."""
    start = rules.start({"decks": "choose"} if seed % 2 else None, seed)
    return list(random_decisions(start, FastRng(seed)))[:: every + seed % 3]


def held(position: Position, zone: int) -> tuple[int, ...]:
    """The cards of a zone, in the order of the table."""
    zones = position.base.zones
    return zones[zone] if zone < len(zones) else ()


def hidden_from(position: Position, seat: int) -> list[int]:
    """The foe's cards that `seat` can neither see nor otherwise know."""
    table = position.base
    foe = 1 - seat
    known = position.known_to(seat)  # also those that the current step has shown
    return [
        card
        for zone in HIDDEN
        for card in held(position, zone + foe)
        if not table.known.get(card, 0) >> seat & 1 and card not in known
    ]


def swapped(position: Position, one: int, other: int) -> Position:
    """The world with two cards exchanged."""
    table = position.base.clone()
    change = {one: other, other: one}
    table.zones = [tuple([change.get(card, card) for card in cards]) for cards in table.zones]
    table.known = {change.get(card, card): mask for card, mask in table.known.items()}
    return Position(position.rules, table, (), position.origin, position.trail)


def passive(position: Position, avoided: set[int]) -> int:
    """A choice that does as little as possible and shows neither card."""
    rules = position.rules
    for verb in (FINISH, PASS, DECLINE):
        if rules.code(verb) in position.options:
            return rules.code(verb)
    safe = [option for option in position.options if rules.verb_of[option] < PLAY or rules.subject(option) not in avoided]
    return (safe or position.options)[0]


def is_seen(position: Position, cards: set[int], seat: int) -> bool:
    """Whether `seat` now knows where one of these cards is."""
    for zone, held in enumerate(position.now.zones):
        for card in held:
            if card in cards and (position.rules.seen_by[zone] | position.now.known.get(card, 0)) >> seat & 1:
                return True
    return False


def was_shown(told: list[tuple[Any, ...]], cards: set[int]) -> bool:
    """Whether one of these cards was shown or open for a while, even if its place has been forgotten since."""
    return any(event[0] in ("show", "place") and event[2] in cards for event in told)


def next_turn_of_mine(world: Position, seat: int, avoided: set[int]) -> tuple[Position, list[tuple[Any, ...]]]:
    """Play on, with as few actions of the foe as possible, until `seat` must decide. Return also the events that it was sent."""
    told: list[tuple[Any, ...]] = [event[1:] for event in world.events_for(seat)]
    while world.seat == 1 - seat:
        world = world.play(passive(world, avoided))
        told += [event[1:] for event in world.events_for(seat)]
    return world, told


@pytest.mark.slow
@EDITIONS
def test_a_hidden_card_leaves_no_trace(rules: Rules) -> None:
    compared, forward = 0, 0
    for seed in range(120):
        dice = FastRng(seed + 5000)
        for position in positions(rules, seed):
            seat = dice.below(2)
            hidden = hidden_from(position, seat)
            if position.answers or len(hidden) < 2:
                continue
            one = dice.pick(hidden)
            alike = [card for card in hidden if card != one and rules.backs[card] == rules.backs[one]]
            if not alike:
                continue
            other = dice.pick(alike)
            cards = {one, other}
            here, there = Position(rules, position.base, (), position.origin, position.trail), swapped(position, one, other)
            here, told_here = next_turn_of_mine(here, seat, cards)
            there, told_there = next_turn_of_mine(there, seat, cards)
            for _ in range(12):
                if here.seat < 0 or is_seen(here, cards, seat) or is_seen(there, cards, seat):
                    break
                if was_shown(told_here, cards) and was_shown(told_there, cards):
                    break
                assert here.view(seat) == there.view(seat)
                assert told_here == told_there
                compared += 1
                imagined = [world.imagine(seat, seed).now.key() for world in (here, there)]
                assert imagined[0] == imagined[1]
                option = dice.pick(here.options)
                here, told_here = next_turn_of_mine(here.play(option), seat, cards)
                there, told_there = next_turn_of_mine(there.play(option), seat, cards)
                forward += 1
    assert compared > 1000 and forward > 700


@EDITIONS
def test_a_bot_decides_alike_in_worlds_it_cannot_tell_apart(rules: Rules) -> None:
    compared = 0
    for seed in range(60):
        dice = FastRng(seed + 6000)
        for position in positions(rules, seed, 9):
            seat = position.seat
            hidden = hidden_from(position, seat)
            if position.answers or len(hidden) < 2:
                continue
            one = dice.pick(hidden)
            alike = [card for card in hidden if card != one and rules.backs[card] == rules.backs[one]]
            if not alike:
                continue
            there = swapped(position, one, dice.pick(alike))
            for name in ("random", "greedy", "search:12"):
                assert player(name, seed).decide(position) == player(name, seed).decide(there)
                compared += 1
    assert compared > 3 * 500


@EDITIONS
def test_the_luck_to_come_leaves_no_trace(rules: Rules) -> None:
    compared = 0
    for seed in range(40):
        for position in positions(rules, seed, 5):
            table = position.base.clone()
            table.rng_key = bytes(reversed(table.rng_key))
            there = Position(rules, table, (), position.origin, position.trail)
            if position.answers:
                continue
            assert there.imagine(position.seat, 3).now.key() == position.imagine(position.seat, 3).now.key()
            for seat in (0, 1):
                assert there.view(seat) == position.view(seat)
                compared += 1
    assert compared > 400


@EDITIONS
def test_what_is_imagined_looks_the_same_to_the_one_who_imagines(rules: Rules) -> None:
    compared, different, inside_effects = 0, 0, 0
    for seed in range(160):
        for position in positions(rules, seed, 3):
            imagined = position.imagine(position.seat, seed + 17)
            assert imagined.view(position.seat) == position.view(position.seat)
            assert rules.faults(imagined.now) == []
            inside_effects += bool(position.answers)
            compared += 1
            different += imagined.now.zones != position.now.zones
    assert compared > 1500 and inside_effects > 3
    assert different > compared // 2, "it is another world, though"


def test_imagined_luck_is_not_the_table_s_luck() -> None:
    start = scene(phase="start", me={"hand": [], "deck": ["Slash", "Brandish", "Spirit", "Overawe", "Hilt Strike"]})
    orders = set()
    for seed in range(30):
        imagined = start.imagine(FOE, seed)
        orders.add(answer_unsaved(imagined, "reshuffle, 1 Life damage").now.zones[DECK])
    assert len(orders) > 5


def answer_unsaved(position: Position, choice: str) -> Position:
    return position.play(position.options[labels(position).index(choice)])


def test_views_never_hold_the_luck_or_what_is_to_come() -> None:
    position = GAME.start(seed=4)
    for seat in (0, 1, None):
        view = position.view(seat)
        text = json.dumps(view)
        assert "luck" not in view and "agenda" not in view and "answers" not in view
        assert position.now.rng_key and position.now.rng_key.hex() not in text and "secret" not in view


def test_a_spectator_sees_no_hand_no_deck_and_no_ready_ultimate() -> None:
    view = GAME.start({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]]}, seed=4).view(None)
    for zone in HIDDEN:
        for seat in (0, 1):
            assert all(card < 0 for card in view["zones"][zone + seat])
    assert view["options"] == [] and not view["decides"]


def test_what_was_shown_is_known_until_it_might_have_moved() -> None:
    # Perpetual Wind makes a foe without other cards show their hand; a card that they then discard face-down could be any of
    # it.
    start = scene(
        distance=4,
        me={"goddesses": ["tokoyo", "yurina"], "ready": ["Perpetual Wind"], "flare": 1, "vigor": 1},
        foe={
            "hand": ["Slash", "Brandish", "Hilt Strike"],
            "deck": ["Spirit", "Overawe", "Art of Drawing", "Soulfire"],
            "aura": 0,
        },
    )
    shown = answer(start, "play Perpetual Wind")
    assert all(card >= 0 for card in shown.view(ME)["zones"][HAND + 1])
    later = answer(shown, "end turn", "do not reshuffle")
    hand = later.view(ME)["zones"][HAND + 1]
    assert sum(card >= 0 for card in hand) == 3, "the three that were shown; the two drawn are hidden"
    assert len(hand) == 5
    moved = answer(later, "Recover", "discard Slash")
    assert all(card < 0 for card in moved.view(ME)["zones"][HAND + 1]), "which one went cannot be told"
    assert all(card < 0 for card in moved.view(ME)["zones"][FACE_DOWN + 1])


def test_what_a_card_has_said_holds_in_every_imagined_world_wherever_the_card_has_gone() -> None:
    # A Spirit that was played and then shuffled into the deck, as by a Trap: everybody knows what the next Attack gets.
    start = scene(
        distance=9,
        me={"goddesses": ["yurina", "himika"], "hand": ["Magnum", "Shoot"], "deck": ["Spirit", "Slash", "Brandish"], "vigor": 1},
        lasting=[["next attack", "me", "me: Spirit", []]],
    )
    for seat in (ME, FOE):
        for seed in range(8):
            imagined = start.imagine(seat, seed)
            assert imagined.view(seat) == start.view(seat)
            assert imagined.now.effects == start.now.effects
    assert len({start.imagine(FOE, seed).now.zones[DECK] for seed in range(8)}) > 1, "where the card is, nobody knows"


def test_what_was_done_without_a_choice_is_done_in_every_imagined_world() -> None:
    # One of the two can be played twice, so nobody is asked which; the same holds if the other is imagined to be such a card.
    mine = {"hand": ["Shadow Cloning"], "face_down": ["Steel Strings", "Rush of Blades"], "deck": ["Slash", "Brandish"]}
    struck = answer(scene(distance=3, me=mine, foe={"aura": 3}), "play Shadow Cloning")
    assert (struck.seat, struck.question) == (FOE, "damage")
    others = set()
    for seed in range(40):
        world = struck.imagine(FOE, seed)
        assert (world.seat, world.question, labels(world)) == (FOE, "damage", labels(struck))
        assert world.view(FOE) == struck.view(FOE)
        others |= {GAME.cards[card].name for card in world.now.zones[FACE_DOWN + ME]}
    assert {"Rush of Blades", "Slash"} <= others


def test_nobody_is_imagined_to_hold_what_would_have_asked_them_first() -> None:
    # With Wield in hand Yukihi would be asked about it when the umbrella turns, before Raira is asked about Death and Rebirth.
    mine = {"goddesses": ["yurina", "yukihi"], "opened": ["Umbrella"], "hand": ["Preparation / Fake Out", "Slash"], "vigor": 1}
    theirs = {"goddesses": ["oboro", "raira"], "in_play": {"Death and Rebirth": 2}, "aura": 2}
    struck = answer(scene(distance=2, me=mine, foe=theirs), "play Preparation / Fake Out", "take 1 to Aura")
    assert (struck.seat, struck.question) == (FOE, "choose one")
    for seed in range(40):
        world = struck.imagine(FOE, seed)
        assert (world.seat, world.question, world.options) == (struck.seat, struck.question, struck.options)
        assert world.view(FOE) == struck.view(FOE)
    for name in ("greedy", "search:20"):
        assert player(name, 1).decide(struck) in struck.options


def test_a_card_put_on_a_deck_in_the_open_is_known_until_a_shuffle() -> None:
    start = scene(
        distance=4,
        me={"goddesses": ["tokoyo", "yurina"], "hand": ["Glancing Strike"], "vigor": 2, "deck": ["Slash"]},
    )
    struck = answer(start, "play Glancing Strike")
    top = struck.view(FOE)["zones"][DECK][0]
    assert GAME.cards[top].name == "Glancing Strike"
    assert struck.view(FOE)["zones"][DECK][1] < 0


def test_verbs_about_cards_say_so() -> None:
    assert [GAME.verbs[verb].is_about_card for verb in (BASIC, PLAY, PICKING)] == [False, True, True]


def test_that_nobody_was_asked_for_a_reaction_is_learnt_as_that_somebody_passed() -> None:
    """The foe might have reacted whenever there is a card that I cannot see, and nothing shows whether they could."""
    learnt: list[bool] = []
    answerers: list[list[int]] = []
    for hand in (["Induce"], ["Slash"], []):
        foe = {"goddesses": ["yurina", "oboro"], "hand": hand, "aura": 0}
        start = scene(distance=3, me={"hand": ["Slash", "Shoot"], "vigor": 1}, foe=foe)
        attacked = answer(start, "play Slash")
        answerers.append(attacked.possible_answerers)
        learnt.append(start.reveals_to(attacked, ME))
    assert answerers == [[FOE], [FOE], []] and learnt == [True, True, False]
