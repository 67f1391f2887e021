"""A position is a value, every answer is checked, and faulty rules raise errors at once."""

from __future__ import annotations

import copy
import pickle
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import mankai
from mankai import BadRules, BadSave, Chooser, IllegalOption, Position, Rules, Runner
from mankai.kernel import views
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Verb
from mankai.kernel.step_loop import walk
from mankai.kernel.table import NOBODY, Table
from support.random_games import random_game

EACH = pytest.mark.parametrize("name", mankai.games())


def line(name: str, seed: int) -> list[Position]:
    return list(random_game(mankai.game(name).start(seed=seed), FastRng(seed)))


@EACH
def test_positions_are_compared_hashed_copied_and_pickled(name: str) -> None:
    one, other = line(name, 1), line(name, 1)
    assert one == other and one is not other
    assert len({hash(position) for position in one}) > len(one) * 0.9
    assert {*one} == {*other}
    assert one[3] != one[4] and one[0] != "a position" and one[0] != line(name, 2)[0]
    for position in one[:: len(one) // 8]:
        assert copy.copy(position) is position and copy.deepcopy([position]) == [position]
        again = pickle.loads(pickle.dumps(position))
        assert again == position and again.options == position.options and again.record == position.record
        assert again.events == position.events and again.view(0) == position.view(0)
        if position.seat >= 0:
            imagined = position.imagine(position.seat, 5)
            kept = pickle.loads(pickle.dumps(imagined))
            assert kept == imagined and kept.options == imagined.options
            with pytest.raises(BadSave, match="an imagined position has no record or save"):
                imagined.save()


@EACH
def test_a_position_tells_what_it_is(name: str) -> None:
    positions = line(name, 4)
    assert repr(positions[0]).startswith(f"<{name} after 0 decisions: seat ")
    assert repr(positions[2].imagine(0, 1)).startswith(f"<{name} imagined")
    assert f"after {len(positions) - 1} decisions: over, ranks [" in repr(positions[-1])


def test_options_may_be_any_integers() -> None:
    position = mankai.game("oka/4").start(seed=3)
    option = position.options[1]
    for kind in (np.int16, np.int64, np.uint16):
        assert position.play(kind(option)) == position.play(option)
        assert position.label(kind(option)) == position.label(option) and position.why_not(kind(option)) == ""
    anything: Any = 2.0
    with pytest.raises(TypeError):
        position.play(anything)
    with pytest.raises(IllegalOption, match="there is no option 9999"):
        position.play(np.int64(9999))


def test_options_can_be_chosen_by_their_words() -> None:
    position = mankai.game("level99").start({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0}, 7)
    label = position.label(position.options[0])
    assert position.choose(label) == position.play(position.options[0])
    assert position.choose(f"  {label.upper()} ") == position.play(position.options[0])
    assert position.choose("KEE") == position.choose("keep")
    with pytest.raises(IllegalOption, match="'put back' fits several options: "):
        position.choose("put back")
    with pytest.raises(IllegalOption, match=r"'fly' is no option now; allowed: .*\(keep\)"):
        position.choose("fly")
    with pytest.raises(IllegalOption, match="'' is no option now"):
        position.choose("")
    with pytest.raises(IllegalOption, match="the game is over"):
        line("oka/2", 1)[-1].choose("keep")


# Reveals.


def test_drawing_and_shuffling_is_learning_and_a_basic_action_is_not() -> None:
    game = mankai.game("level99")
    position = game.scene({"distance": 5, "me": {"hand": ["Slash"], "vigor": 2}, "foe": {"deck": ["Slash", "Brandish"]}})
    moved = position.choose("Focus")
    paid = moved.choose("Vigor") if moved.question == "pay" else moved
    assert not position.reveals_to(paid, 0) and not position.reveals_to(paid, 1)
    ended = position.choose("end turn")
    while ended.seat == 0 or ended.question == "reshuffle":
        ended = ended.play(ended.options[-1])
    assert position.reveals_to(ended, 1), "the foe has drawn"
    assert not position.reveals_to(position, 0)


def test_what_others_have_decided_since_is_learnt() -> None:
    positions = line("oka/3", 2)
    first = positions[0]
    after = next(position for position in positions if position.seat != first.seat and position.seat >= 0)
    assert first.reveals_to(positions[positions.index(after) + 1], first.seat)


def test_the_sum_of_a_pile_nobody_may_look_through_is_learnt() -> None:
    game = mankai.game("oka/2")
    row = ["Konohana: coins", "", "", "", ""]
    hand = ["green 1", "green 2", "black 3", "black 4"]
    deep = game.scene({"plus": ["red 7", "red 6"], "minus": ["blue 7"], "row": row, "0": {"hand": hand, "coins": 5}})
    hired = deep.choose("hire Konohana: coins")
    assert not deep.reveals_to(hired, 0), "nothing yet"
    assert deep.reveals_to(hired.choose("+"), 0) and hired.reveals_to(hired.choose("+"), 1)
    assert not hired.reveals_to(hired.choose("-"), 0), "one card, which everybody sees"
    seen = game.scene({"plus": ["red 7", "red 6"], "minus": ["blue 7"], "row": row, "0": {"hand": hand, "coins": 5}})
    assert seen == deep
    with pytest.raises(IllegalOption, match="only a later position of the same game"):
        hired.reveals_to(deep, 0)


@EACH
def test_a_card_is_learnt_of_where_it_is_among_those_known_and_was_not(name: str) -> None:
    positions, learnt = line(name, 4)[:150], 0
    for here, there in pairwise(positions):
        for seat in range(here.rules.seats):
            is_learnt = not there.known_to(seat) <= here.known_to(seat)
            assert views.has_learnt_of_cards(here, there, seat) == is_learnt
            learnt += is_learnt
    assert learnt or "draft" in name


@EACH
def test_an_obstacle_is_the_reason_given_and_what_is_said_of_many_verbs_is_left_out(name: str) -> None:
    for position in line(name, 5)[:60:3]:
        if position.is_over:
            continue
        every, some = position.obstacles(20, 99), position.obstacles(20, 2)
        by_verb: dict[str, set[int]] = {}
        for option, message in every:
            assert not position.accepts(option) and message == position.reason(option)
            by_verb.setdefault(str(message), set()).add(position.rules.verb_of[option])
        assert some == [(option, message) for option, message in every if len(by_verb[str(message)]) < 2]


# Answers, and rules that are wrong.


class Faulty(Rules):
    """A game whose one step makes the requested mistake."""

    def __init__(self, fault: str) -> None:
        super().__init__("faulty", 2, [NOBODY], [True], [0], [Verb("wait", 3)])
        self.fault = fault

    def make_runner(self, table: Table) -> Runner:
        return FaultyGame(self, table)

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        return Table([], [(0,), ()], ((0, 0, -1, ()),), [0])

    def step_name(self, step: int) -> str:
        return ["waiting", "never"][step]


class FaultyGame(Runner):
    def perform(self, step: int) -> None:
        fault = getattr(self.rules, "fault", "")
        if fault == "alternatives":
            self.alternative(0, [f"number {at}" for at in range(17)], "which")
        self.choose(0, [self.rules.code(1, 0), self.rules.code(1, 1)], "wait", 7)
        if fault == "cut":
            self.cut(1)
        if fault == "win":
            self.win(0)


def test_an_agenda_that_runs_out_names_the_step() -> None:
    position = Faulty("nothing").start()
    with pytest.raises(BadRules, match="faulty: nothing is left to do after waiting, and nobody has won"):
        position.play(position.options[0])
    with pytest.raises(BadRules, match="nothing is left to do after waiting"):
        position.walk(mankai.Chance(1))


def test_breaking_off_to_a_step_that_is_not_to_come_names_both() -> None:
    position = Faulty("cut").start()
    with pytest.raises(BadRules, match="faulty: waiting breaks off to never, which is not to come"):
        position.play(position.options[0])


def test_more_alternatives_than_there_are_codes_for_are_refused() -> None:
    with pytest.raises(BadRules, match="faulty asks 'which' with 17 alternatives; there may be 16"):
        Faulty("alternatives").start()


class Stubborn(Chooser):
    """A player that always takes the same option, and records the questions."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.asked: list[tuple[str, int]] = []

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        self.asked.append((game.question, game.about))
        return self.option


def test_a_chooser_knows_what_is_asked_and_is_held_to_the_options() -> None:
    position = Faulty("win").start()
    chooser = Stubborn(position.options[1])
    assert position.walk(chooser) == [1.0, 0.0]
    assert chooser.asked == [("wait", 7)]
    with pytest.raises(IllegalOption, match="wait: 2 was chosen, and is no answer to 'wait'"):
        position.walk(Stubborn(position.rules.code(1, 2)))


def test_an_answer_that_is_no_option_is_never_taken() -> None:
    rules = Faulty("win")
    with pytest.raises(IllegalOption, match="wait: 2 is no answer to 'wait'"):
        Position(rules, rules.deal({}, 0), (rules.code(1, 2),))
    with pytest.raises(IllegalOption, match="option 999 is no answer"):
        walk(rules, rules.deal({}, 0), mankai.Chance(1), (999,))
    with pytest.raises(BadRules, match="cannot be pickled"):
        pickle.dumps(rules.start())


def test_a_set_up_is_copied_and_what_is_no_data_is_refused() -> None:
    game = mankai.game("level99")
    setup = {"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]]}
    position = game.start(setup, 3)
    setup["goddesses"][0][0] = "thallya"
    assert mankai.replay(position.record) == position
    anything: Any
    deep: list[Any] = []
    for _ in range(50):
        deep = [deep]
    for anything in (3, "quick", [1], {"first": 0.5}, {"first": object()}, {3: 1}, {"decks": deep}, {"first": 1 << 70}):
        with pytest.raises(mankai.BadSetup):
            game.start(anything)
    for anything in ("7", 1.5, None, True):
        with pytest.raises(mankai.BadSetup, match="seed: a whole number"):
            game.start(setup, anything)
