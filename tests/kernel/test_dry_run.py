"""The dry run after a question in the middle of a step leaves no trace, whatever happens in it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from mankai import Chance, IllegalOption, Position, Rules, Runner
from mankai.kernel import records
from mankai.kernel.batch import GameSlot
from mankai.kernel.rng import FastRng, stream_state
from mankai.kernel.rules import Verb
from mankai.kernel.step_loop import walk
from mankai.kernel.table import EVERYONE, OWNER, Table
from support.random_games import random_game

HAND, PILE = 0, 2
POOL, PURSE = 0, 1
SET_OUT, PAY, FORK, REST = 0, 1, 2, 3
WAYS: Final = ["fail", "ask on", "win", "cut", "refuse"]


class Paths(Rules):
    """A step that asks for a path after a payment; every path leads somewhere else."""

    def __init__(self) -> None:
        super().__init__("paths", 2, [OWNER, EVERYONE], [False] * 2, [0] * 4, [Verb("set out", 2)])

    def make_runner(self, table: Table) -> Runner:
        return PathsGame(self, table)

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        first = WAYS.index(setup["first"])
        steps = ((REST, 0, -1, ()), (SET_OUT, 0, -1, (first,)))
        return Table([9, 0, 0], [(0, 1), (2, 3), (), ()], steps, (stream_state(seed, 0),))

    def resolve_setup(self, setup: dict[str, Any], seed: int) -> dict[str, Any]:
        return setup


class PathsGame(Runner):
    def perform(self, step: int) -> None:
        (self.set_out, self.pay, self.fork, self.rest)[step]()

    def set_out(self) -> None:
        option = self.early_answer()
        if option < 0:
            option = self.decide(0, [self.rules.code(1, 0), self.rules.code(1, 1)], "set out")
            if option < 0:
                return
        self.schedule(PAY, 0)
        self.schedule(FORK, 0, -1, self.details)

    def pay(self) -> None:
        self.move_tokens(1, POOL, PURSE)

    def fork(self) -> None:
        first = self.details[0]
        self.move_tokens(2, POOL, PURSE)
        self.roll(0, 6)
        ways = WAYS[first:] + WAYS[:first]
        way = ways[self.alternative(0, ways, "way")]
        self.note("after", 0)
        self.mark_reveal()
        self.roll(0, 6)
        self.move_tokens(1, POOL, PURSE)
        self.move_card(0, HAND, PILE)
        if way == "fail":
            raise ZeroDivisionError("the bridge is broken")
        if way == "refuse":
            raise IllegalOption("nobody passes")
        while way == "ask on":
            self.might_answer(1)
            if self.alternative(1, ["further", "here"], "where") == 1:
                break
            self.schedule(PAY, 0)
        if way == "win":
            self.win(0)
        self.cut(REST)

    def rest(self) -> None:
        self.win(1)


def key_without_agenda(table: Table) -> tuple[Any, ...]:
    copy = table.clone()
    copy.agenda = ()
    return copy.key()


def at_fork(first: str) -> Position:
    start = Paths().start({"first": first}, 5)
    return start.play(start.options[0])


@pytest.mark.parametrize("first", WAYS)
def test_nothing_of_a_dry_run_is_seen(first: str) -> None:
    position = at_fork(first)
    assert (position.seat, position.question, position.alternative_words[0], len(position.options)) == (0, "way", first, 5)
    assert [event[1:5] for event in position.events] == [("shift", POOL, PURSE, 1), ("shift", POOL, PURSE, 2)]
    assert list(position.now.tokens) == [6, 3, 0] and position.now.zones == [(0, 1), (2, 3), (), ()] and position.now.clock == 2
    assert list(position.base.tokens) == [8, 1, 0] and position.base.clock == 1, "what was done before the step is done"
    assert [step[0] for step in position.base.agenda] == [REST, FORK] and [step[0] for step in position.now.agenda] == [REST]
    assert not position.notes and not position.reveals_hidden and not position.possible_answerers and not position.ranks
    assert len(position.rolls) == 1 and position.trace == [] and position.is_mid_step


@pytest.mark.parametrize("first", WAYS)
def test_what_fails_does_so_once_it_is_chosen_and_not_before(first: str) -> None:
    position = at_fork(first)
    by_way = dict(zip(position.alternative_words, position.options, strict=True))
    with pytest.raises(ZeroDivisionError, match="the bridge is broken"):
        position.play(by_way["fail"])
    with pytest.raises(IllegalOption, match="nobody passes"):
        position.play(by_way["refuse"])
    assert position.play(by_way["win"]).ranks == (0, 1)
    assert position.play(by_way["cut"]).ranks == (1, 0)
    further = position.play(by_way["ask on"])
    for number in range(8):
        assert (further.question, further.alternative_words, len(further.possible_answerers)) == (
            "where",
            ["further", "here"],
            1,
        ), number
        further = further.play(further.options[0])
    assert further.play(further.options[1]).ranks == (1, 0)


@pytest.mark.parametrize("first", WAYS)
def test_inside_an_effect_a_game_is_saved_imagined_and_played_in_lanes_all_the_same(first: str) -> None:
    rules, position = Paths(), at_fork(first)
    again = records.load(position.save(), lambda _: position.rules)
    assert again == position and again.alternative_words == position.alternative_words and again.options == position.options
    for seed in range(5):
        world = position.imagine(1, seed)
        assert (world.question, world.alternative_words, world.options) == (
            position.question,
            position.alternative_words,
            position.options,
        )
    lane = GameSlot(rules)
    lane.start({"first": first}, 5)
    lane.play(rules.code(1, 0))
    way = position.options[position.alternative_words.index("ask on")]
    for option in (way, 0, 0, 1):
        assert key_without_agenda(lane.table) == key_without_agenda(position.now)
        assert (lane.seat, lane.options) == (
            position.seat,
            position.options,
        )
        lane.play(option)
        position = position.play(option)
    assert position.is_over and lane.seat < 0 and lane.table.ranks == position.ranks


def test_waiting_and_walking_give_the_same_games_where_a_dry_run_would_ask_on() -> None:
    for seed in range(10):
        start = at_fork("ask on")
        line = list(random_game(start.play(0), FastRng(seed)))
        table = line[0].base.clone()
        walk(start.rules, table, Chance(seed), line[0].answers)
        assert table.key() == line[-1].now.key()
