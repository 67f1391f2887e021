"""Simultaneous rounds: a seat's questions, view and options depend on its own answers alone."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from support.random_games import random_game

SETUPS: list[dict[str, Any]] = [{}, {"decks": "choose"}, {"draft": True, "decks": "choose"}]


def games() -> list[tuple[str, dict[str, Any]]]:
    """All games, each with its sample set-up, and those with simultaneous rounds."""
    found = []
    for name in mankai.games():
        rules = mankai.game(name)
        offered = registry.pack_of(name).load_setup_form
        wishes = {wish.name for wish in offered.fields(rules)}
        found += [(name, setup) for setup in [offered.sample_setup(rules, 1), *SETUPS] if set(setup) <= wishes]
    return found


@pytest.mark.parametrize(("name", "setup"), games())
def test_what_somebody_is_asked_in_a_round_depends_on_no_one_else_s_answers(name: str, setup: dict[str, Any]) -> None:
    first: Position | None = None
    answers: dict[int, list[int]] = {}
    whole_drafts = islice(random_game(mankai.game(name).start(setup, seed=3), FastRng(3)), 120)
    for position, after in pairwise(whole_drafts):
        if position.simultaneous_round < 0:
            first = None
            continue
        if first is None or first.simultaneous_round != position.simultaneous_round:
            first, answers = position, {}
        mine = answers.setdefault(position.seat, [])
        apart, is_asked = first.own_view_of_round(position.seat, mine)
        assert is_asked and (apart.question, apart.options) == (position.question, position.options)
        assert apart.view(position.seat) == position.view(position.seat) and apart.messages() == position.messages()
        mine.append(after.decisions[-1])
        if after.simultaneous_round != position.simultaneous_round:
            assert not [seat for seat in answers if first.own_view_of_round(seat, answers[seat])[1]], "and nobody is asked more"


def test_there_are_such_rounds() -> None:
    assert [name for name, setup in games() if mankai.game(name).start(setup, seed=1).simultaneous_round >= 0]


def test_an_answer_that_is_none_is_asked_for_again() -> None:
    name, setup = next(one for one in games() if mankai.game(one[0]).start(one[1], seed=1).simultaneous_round >= 0)
    start = mankai.game(name).start(setup, seed=1)
    assert start.own_view_of_round(start.seat, [-1]) == (start, True)
