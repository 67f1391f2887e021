"""Observations are equal in worlds that differ only in hidden information, and different if the seat sees any difference."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mankai
from mankai.envs.arrays import Observations, features_of_cards, features_of_options
from mankai.kernel.observation import MAX_JOURNAL, ObservationBuffer, observe_position
from mankai.packs.observation_spec import fingerprint, observe_sparse, observer_of, row_names
from support.envs.random_positions import GAMES, IS_QUICK, positions

COMPARISONS = 1000 if IS_QUICK else 60
SHOWN = ("decides", "question", "about", "options", "tokens", "zones", "on_cards", "matters", "lasting", "over", "ranks")


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds(name: str) -> None:
    """Hidden information is not in the seat's numbers; a critic's numbers differ."""
    looking = Observations(mankai.game(name))
    told_apart = compared = 0
    for number, position in enumerate(positions(name, 2 * COMPARISONS)):
        seat = number % position.rules.seats
        other = position.imagine(seat, number)
        if position.view(seat) != other.view(seat):
            assert position.seat != seat  # the seat asked here may have no choice in that world
            continue
        compared += 1
        assert np.array_equal(looking.observe(position, seat), looking.observe(other, seat)), (position, seat)
        assert np.array_equal(looking.mask(position, seat), looking.mask(other, seat))
        told_apart += not np.array_equal(looking.observe_all(position, seat), looking.observe_all(other, seat))
    assert compared >= COMPARISONS
    assert told_apart > COMPARISONS // 20  # the worlds really differed


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_makes_a_difference(name: str) -> None:
    """If a view changes, its numbers do too, and every question has a number."""
    looking = Observations(mankai.game(name))
    before: Any = None
    for position in positions(name, COMPARISONS):
        views = [position.view(seat) for seat in range(position.rules.seats)]
        seen = [
            np.concatenate([looking.observe(position, seat), looking.mask(position, seat)])
            for seat in range(position.rules.seats)
        ]
        if position.seat >= 0:
            asked = looking.split(seen[position.seat][: looking.width])["asked"]
            assert asked[0] > 0, f"{position.question!r} has no number"
            assert asked[2] == 1
        if before is not None:
            for seat, view in enumerate(views):
                if [dict(view)[key] for key in SHOWN] != [dict(before[0][seat])[key] for key in SHOWN]:
                    assert not np.array_equal(seen[seat], before[1][seat]), (position, seat)
        before = (views, seen)


def test_own_comes_first() -> None:
    """Both players of a mirrored beginning see the same: zones and places are rotated for the observer."""
    looking = Observations(mankai.game("sakura-arms/beta"))
    position = mankai.game("sakura-arms/beta").start({"goddesses": [["yurina", "himika"]] * 2, "decks": "quick"}, 1)
    one, other = [looking.split(looking.observe(position, seat)) for seat in range(2)]
    assert one["hidden"].any()
    assert np.array_equal(one["hidden"][2:4].sum(axis=1), other["hidden"][2:4].sum(axis=1))  # the seat's own deck first
    life = [row for row, name in enumerate(row_names(position.rules)["numbers"]) if name.startswith("place-life")]
    assert len(life) == 2 and [one["numbers"][row] for row in life] == [other["numbers"][row] for row in life]


def test_pieces_are_views_of_the_flat_observation() -> None:
    rules = mankai.game("sakura-arms/level99")
    looking, position = Observations(rules), rules.start(seed=3)
    flat = looking.observe(position, 0)
    pieces = looking.split(flat)
    assert sum(piece.size for piece in pieces.values()) == flat.size == looking.width
    assert all(np.shares_memory(piece, flat) for piece in pieces.values())
    assert pieces["zones"].sum() + pieces["hidden"].sum() == sum(len(cards) for cards in position.view(0)["zones"])
    where, numbers = observe_sparse(position, 0)
    again = np.zeros_like(flat)
    again[where] = numbers
    assert np.array_equal(again, flat)


def test_a_row_is_empty_before_it_is_written_again() -> None:
    """Also one that holds more numbers than are cleared one by one."""
    rules = mankai.game("oka/6")
    observer = observer_of(rules)
    used, fresh = ObservationBuffer(1, observer.width), ObservationBuffer(1, observer.width)
    position = rules.start(seed=1)
    used.start_row(0)
    for at in range(MAX_JOURNAL + 50):
        used.put(at, 7)
    observe_position(observer, position, 0, used)
    observe_position(observer, position, 0, fresh)
    assert list(used.cells) == list(fresh.cells)


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_features(name: str) -> None:
    """Every card has features, no feature is the same for all cards, and options are distinguished by verb and card."""
    rules = mankai.game(name)
    names, cards = features_of_cards(rules)
    assert cards.shape == (len(observer_of(rules).names), len(names)) and len(set(names)) == len(names)
    assert cards.any(axis=1).mean() > 0.9
    options = features_of_options(rules)
    assert options.shape == (rules.size, 3)
    assert options[:, 0].tolist() == rules.verb_of
    assert options[:, 1].max() <= len(cards)
    assert len(fingerprint(rules)) == 16
