"""A hidden card stays hidden wherever its number can be: in resolving entries, effects, tokens on cards and scheduled steps.

Each such field of every game gets a card that one seat cannot see. Two worlds that differ only in that card look alike to this
seat, the seat that sees the card sees it there, and an imagined world exchanges it there as in its zone.
"""

from __future__ import annotations

import functools
import itertools
from typing import Any, NamedTuple

import pytest

import mankai
from mankai import BadRules, Position, Rules
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Verb
from mankai.kernel.runner import Runner
from mankai.kernel.table import NOBODY, Layout, Step, Table
from support.random_games import random_decisions, random_game

EACH = pytest.mark.parametrize("name", mankai.games())
# In these drafts a seat that does not see a card has seen it before, so no two hidden cards are alike to it.
TOLD_APART = ("rochester", "open-two-pick")
HIDING = pytest.mark.parametrize("name", [name for name in mankai.games() if not [way for way in TOLD_APART if way in name]])


class Field(NamedTuple):
    """A place of a table, beside its zones, that can hold a card."""

    part: str
    kind: int = -1
    at: int = -1  # which number of the row; -1: the card of a step


def fields_of(rules: Rules) -> list[Field]:
    found = [Field("on_cards")]
    for part, layouts in (
        ("matters", rules.resolving_layouts),
        ("lasting", rules.effect_layouts),
        ("agenda", rules.step_layouts),
    ):
        for kind, layout in layouts.items():
            if part != "matters" and not layout.is_announced:
                found.append(Field(part, kind))
            found += [Field(part, kind, at) for at in layout.card_positions(length_of(layout))]
    return found


def length_of(layout: Layout) -> int:
    return max([*layout.cards, layout.rest, 0]) + 3


@functools.cache
def usual_length(name: str, kind: int) -> int:
    """The least count of numbers in an entry of a kind, as random games show it."""
    rules = mankai.game(name)
    for seed in range(20):
        for position in random_game(rules.start(seed=seed), FastRng(seed)):
            for matter in position.now.resolving:
                if matter[0] == kind:
                    return len(matter)
    return 0


def row_with(layout: Layout, at: int, card: int, length: int = 0) -> list[int]:
    row = [0] * (length or length_of(layout))
    for place in layout.card_positions(len(row)):
        row[place] = -1
    row[at] = card
    return row


def put(rules: Rules, table: Table, field: Field, card: int) -> None:
    """Let a card lie in a field of a table."""
    if field.part == "on_cards":
        table.on_cards = {card: 2}
    elif field.part == "matters":
        layout = rules.resolving_layouts[field.kind]
        row = row_with(layout, field.at, card, max(usual_length(rules.name, field.kind), field.at + 1))
        row[0] = field.kind
        table.resolving = [row]
    else:
        layouts = rules.effect_layouts if field.part == "lasting" else rules.step_layouts
        step: Step = (field.kind, 0, card, ())
        if field.at >= 0:
            step = (field.kind, 0, -1, tuple(row_with(layouts[field.kind], field.at, card)))
        if field.part == "lasting":
            table.effects = (*table.effects, step)
        else:
            table.agenda = (step, *table.agenda)


def held(table: Table, field: Field) -> int:
    """The card that lies in a field."""
    if field.part == "on_cards":
        return next(iter(table.on_cards))
    if field.part == "matters":
        return table.resolving[0][field.at]
    step = table.effects[-1] if field.part == "lasting" else table.agenda[0]
    return step[2] if field.at < 0 else step[3][field.at]


def hidden_pair(rules: Rules) -> tuple[Position, int, int, int, int]:
    """A position; a seat; a zone of another seat; and two cards in it with the same back that only their owner sees."""
    for seed in range(50):
        line = list(itertools.islice(random_game(rules.start(seed=seed), FastRng(seed)), 26))
        for position in reversed(line):
            if position.seat >= 0 and not position.answers and not position.now.resolving:
                for zone in range(len(position.now.zones)):
                    pair = hidden_in(position, zone)
                    if pair:
                        return position, (zone + 1) % rules.seats, zone, pair[0], pair[1]
    raise AssertionError(f"{rules.name} hides nothing")


def hidden_in(position: Position, zone: int) -> list[int]:
    """Two such cards of a zone without an order; none if there are not two."""
    rules, owner = position.rules, zone % position.rules.seats
    known, seen = position.known_to((owner + 1) % rules.seats), position.known_to(owner)
    hidden = [card for card in position.now.zones[zone] if card not in known and card in seen]
    alike = [
        card
        for card in hidden
        if (rules.exchange_class[card], rules.backs[card]) == (rules.exchange_class[hidden[0]], rules.backs[hidden[0]])
    ]
    return alike[:2] if len(alike) > 1 and not rules.ordered[zone // rules.seats] else []


def with_card(position: Position, field: Field, card: int, change: dict[int, int]) -> Position:
    """The position with a card in a field, in the world with some cards exchanged."""
    world = Position(position.rules, position.base, (), position.origin, position.trail)
    table = position.base.clone()
    table.zones = [tuple([change.get(one, one) for one in cards]) for cards in table.zones]
    put(position.rules, table, field, change.get(card, card))
    world.base = world.standing = table
    return world


@HIDING
def test_a_hidden_card_in_any_field_is_seen_by_nobody_who_may_not(name: str) -> None:
    rules = mankai.game(name)
    position, seat, zone, one, other = hidden_pair(rules)
    for field in fields_of(rules):
        here = with_card(position, field, one, {})
        there = with_card(position, field, one, {one: other, other: one})
        assert held(here.now, field) == one and held(there.now, field) == other
        for reader in (seat, None):
            assert here.view(reader) == there.view(reader), f"{field} shows a hidden card"
        if field.part != "agenda":  # which nobody is shown
            owner = zone % rules.seats
            views: list[dict[str, Any]] = [{**here.view(owner)}, {**there.view(owner)}]
            shown = [view[field.part] for view in views]
            assert shown[0] != shown[1], f"who sees the card sees it in {field}"
            assert str(one) in str(shown[0])


@HIDING
def test_a_hidden_card_in_any_field_is_exchanged_when_imagining(name: str) -> None:
    rules = mankai.game(name)
    position, seat, zone, one, other = hidden_pair(rules)
    for field in fields_of(rules):
        here = with_card(position, field, one, {})
        there = with_card(position, field, one, {one: other, other: one})
        at = here.base.zones[zone].index(one)
        images = set()
        for seed in range(12):
            worlds = [world.imagine_table(seat, FastRng(seed))[0] for world in (here, there)]
            assert worlds[0].key() == worlds[1].key(), f"{field} betrays a card to who imagines"
            assert held(worlds[0], field) == worlds[0].zones[zone][at], f"{field} still speaks of the real card"
            images.add(held(worlds[0], field))
        assert len(images) > 1


@EACH
def test_every_field_with_numbers_is_declared(name: str) -> None:
    """Steps, effects and resolving entries declare their details."""
    rules = mankai.game(name)
    for seed in range(25):
        for position in random_decisions(rules.start({}, seed), FastRng(seed)):
            for what, _, _, details in position.base.agenda:
                assert not details or what in rules.step_layouts, rules.step_name(what)
            for what, _, _, details in position.now.effects:
                assert not details or what in rules.effect_layouts
            for matter in position.now.resolving:
                assert matter[0] in rules.resolving_layouts


def test_events_about_tokens_on_a_hidden_card_name_it_only_to_who_sees_it() -> None:
    rules = mankai.game("sakura-arms/level99")
    position, seat, zone, one, _ = hidden_pair(rules)
    game = position.rules.make_runner(position.base.clone())
    game.put_on_card(1, 2, one)
    game.take_off_card(1, one, 2)
    owner = zone % rules.seats
    assert [event[1] for event in game.events] == ["lay", "lift"]
    for event in game.events:
        assert event[5] >> owner & 1 and not event[5] >> seat & 1


class Undeclared(Rules):
    """A game that resolves something without declaring its numbers."""

    def __init__(self) -> None:
        super().__init__("undeclared", 2, [NOBODY], [True], [0], [Verb("wait", 2)])

    def make_runner(self, table: Table) -> Runner:
        return Waiting(self, table)

    def deal(self, setup: dict[str, object], seed: int) -> Table:
        return Table([], [(0,), ()], ((0, 0, -1, ()),), [0], [[5, 0]])


class Waiting(Runner):
    def perform(self, step: int) -> None:
        self.choose(0, [self.rules.code(1, 0), self.rules.code(1, 1)], "wait")


def test_what_is_not_declared_is_an_error_and_not_a_leak() -> None:
    with pytest.raises(BadRules, match="undeclared does not declare which numbers of a resolving entry of kind 5 are cards"):
        Undeclared().start().view(0)
