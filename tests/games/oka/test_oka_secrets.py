"""Two worlds that differ only in hidden information have equal views, logs and samples for a seat, and its bot decides alike."""

from __future__ import annotations

import json

import pytest

from mankai import Position
from mankai.games.oka.heuristics import OkaRolloutPolicy
from mankai.games.oka.rules.constants import ASIDE, BENEATH, DRAW_PILE, FINISH, HAND, HIRE, PLACE, PLACE_ON_BLACK
from mankai.games.oka.rules.edition import GAMES, Oka
from mankai.games.oka.rules.engine.hanami import Hanami
from mankai.kernel.rng import FastRng
from support.games.oka_scenes import answer, dull, rules_of
from support.random_games import random_decisions

EACH = pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])
SEEDS = 12


def line(rules: Oka, seed: int) -> list[Position]:
    """All decisions of a random game."""
    return list(random_decisions(rules.start({}, seed), FastRng(seed)))


def hidden_from(position: Position, seat: int, is_character: bool) -> list[int]:
    """Cards that `seat` can neither see nor otherwise know."""
    table, rules = position.base, position.rules
    return [
        card
        for zone, cards in enumerate(table.zones)
        for card in cards
        if not (rules.seen_by[zone] | table.known.get(card, 0)) >> seat & 1 and (card >= 52) == is_character
    ]


def swapped(position: Position, one: int, other: int) -> Position:
    """The world with two cards exchanged."""
    table = position.base.clone()
    change = {one: other, other: one}
    table.zones = [tuple([change.get(card, card) for card in cards]) for cards in table.zones]
    table.known = {change.get(card, card): mask for card, mask in table.known.items()}
    table.agenda = tuple([(what, whose, change.get(card, card), details) for what, whose, card, details in table.agenda])
    return Position(position.rules, table, (), position.origin, position.trail, table.clock)


def is_seen(position: Position, cards: set[int], seat: int) -> bool:
    """Whether `seat` knows where one of these cards is, or has just seen it move."""
    if any(event[1] == "place" and event[3] in cards for event in position.events_for(seat)):
        return True
    for zone, held in enumerate(position.now.zones):
        for card in held:
            if card in cards and (position.rules.seen_by[zone] | position.now.known.get(card, 0)) >> seat & 1:
                return True
    return False


def quiet(position: Position, option: int, cards: set[int]) -> bool:
    """Whether an option neither concerns these cards nor draws random numbers or hidden cards."""
    rules = position.rules
    verb, subject = rules.verb_of[option], rules.subject(option)
    if verb in (PLACE, PLACE_ON_BLACK):
        return subject not in cards
    return verb == FINISH or (verb == HIRE and rules_of(position).characters[subject].modifier > 0)


@EACH
def test_a_hidden_card_leaves_no_trace(rules: Oka) -> None:
    compared, forward = 0, 0
    for seed in range(SEEDS):
        dice = FastRng(seed + 100)
        for position in line(rules, seed)[seed % 3 :: 3]:
            seat = dice.below(rules.seats)
            hidden = hidden_from(position, seat, dice.below(4) == 0)
            if position.answers or len(hidden) < 2:
                continue
            one, other = dice.shuffle_copy(hidden)[:2]
            here = Position(rules, position.base, (), position.origin, position.trail, position.base.clock)
            there = swapped(position, one, other)
            if is_seen(here, {one, other}, seat) or is_seen(there, {one, other}, seat):
                continue
            if here.seat != seat and there.now.clock != here.now.clock:
                continue  # in one of the worlds another seat has only one option, and has already taken it
            assert here.view(seat) == there.view(seat)
            assert here.events_for(seat) == there.events_for(seat)
            assert here.imagine(seat, seed).now.key() == there.imagine(seat, seed).now.key()
            compared += 1
            if here.seat != seat:
                continue
            for option in here.options:
                if quiet(here, option, {one, other}):
                    after, beyond = here.play(option), there.play(option)
                    if is_seen(after, {one, other}, seat) or is_seen(beyond, {one, other}, seat):
                        continue
                    if after.seat == seat or after.now.clock == beyond.now.clock:
                        assert after.view(seat) == beyond.view(seat)
                        assert after.events_for(seat) == beyond.events_for(seat)
                        forward += 1
    assert compared > 150 and forward > 60


@EACH
def test_the_greedy_player_decides_alike_in_worlds_it_cannot_tell_apart(rules: Oka) -> None:
    compared = 0
    for seed in range(SEEDS):
        dice = FastRng(seed + 200)
        for position in line(rules, seed)[::4]:
            hidden = hidden_from(position, position.seat, False)
            if position.answers or len(hidden) < 2:
                continue
            one, other = dice.shuffle_copy(hidden)[:2]
            there = swapped(position, one, other)
            games = [world.asking_runner() for world in (position, there)]
            assert all(isinstance(game, Hanami) for game in games)
            moves = [OkaRolloutPolicy(seed).choose(game, position.seat, position.options) for game in games]
            assert moves[0] == moves[1]
            compared += 1
    assert compared > 200


@EACH
def test_what_is_imagined_looks_the_same_to_the_one_who_imagines(rules: Oka) -> None:
    compared, different, inside = 0, 0, 0
    for seed in range(SEEDS):
        for position in line(rules, seed)[::2]:
            imagined = position.imagine(position.seat, seed + 17)
            assert imagined.view(position.seat) == position.view(position.seat)
            assert imagined.seat == position.seat
            assert rules.faults(imagined.now) == []
            compared += 1
            different += imagined.now.zones != position.now.zones
            inside += bool(position.answers)
    assert compared > 500 and inside > 5
    assert different > compared * 9 // 10, "it is another world, though"


@EACH
def test_no_view_shows_another_hand_the_depth_of_a_pile_the_cards_put_aside_or_the_luck(rules: Oka) -> None:
    seats = rules.seats
    for seed in range(4):
        for position in line(rules, seed):
            for seat in (0, 1, None):
                view, known = position.view(seat), position.now.known
                text = json.dumps(view)
                assert position.now.rng_key and position.now.rng_key.hex() not in text and "secret" not in view
                zones = [HAND + other for other in range(seats) if other != seat]
                zones += [BENEATH * seats, BENEATH * seats + 1, ASIDE * seats, DRAW_PILE * seats]
                for zone in zones:
                    for card in view["zones"][zone]:
                        # Cards shown by a Geisha, and cards given or lost by the seat itself.
                        assert card < 0 or (seat is not None and known.get(card, 0) >> seat & 1)


def test_a_third_player_cannot_tell_which_card_was_given() -> None:
    drawn = answer(dull(row=["Geisha: neighbours"]), "hire Geisha: neighbours for 1")
    worlds = [drawn.play(option) for option in drawn.options]
    assert len(worlds) == 5
    for world in worlds[1:]:
        assert world.view(2) == worlds[0].view(2) and world.events_for(2) == worlds[0].events_for(2)
        assert world.view(1) != worlds[0].view(1)


def test_votes_given_in_secret_are_imagined_anew() -> None:
    voting = answer(dull(row=["Daimyo: vote"]), "hire Daimyo: vote for 1", "vote white", "vote white")
    votes = {voting.imagine(2, seed).answers for seed in range(40)}
    assert len(votes) == 4, "of the two who have voted, in every combination"
    mine = {voting.imagine(0, seed).answers[0] for seed in range(20)}
    assert mine == {voting.answers[0]}, "one's own vote one knows"


def test_the_geisha_s_knowledge_ends_where_it_is_no_longer_sure() -> None:
    seen = answer(dull(row=["Geisha: look"], first=0), "hire Geisha: look for 1", "look at the hand of seat 2", "take none")
    assert all(card >= 0 for card in seen.view(0)["zones"][HAND + 2])
    table = seen.base.clone()
    game = seen.rules.make_runner(table)
    game.move_card(table.zones[HAND + 2][0], HAND + 2, HAND + 1)
    after = Position(seen.rules, table, ())
    assert all(card < 0 for card in after.view(0)["zones"][HAND + 2]), "which card went cannot be told"
