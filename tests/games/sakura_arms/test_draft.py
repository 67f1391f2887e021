"""The draft: three goddesses picked by each player in secret, one of them banned by the other."""

from __future__ import annotations

import pytest

import mankai
from mankai import BadSetup, Position
from mankai.kernel.rng import FastRng
from mankai.players import player
from support.games.sakura_arms_scenes import GAME, labels, state
from support.random_games import random_game

SETUP = {"draft": True, "decks": "quick", "first": 0}


def chosen(position: Position, *names: str) -> Position:
    """The position after these choices, with the events of the last one."""
    for name in names:
        position = position.play(position.options[labels(position).index(name)])
    return position


def drafted() -> Position:
    """The position after both have picked: Yurina, Himika and Tokoyo against Himika, Oboro and Thallya."""
    return chosen(
        GAME.start(SETUP, seed=1), "pick Yurina", "pick Himika", "pick Tokoyo", "pick Himika", "pick Oboro", "pick Thallya"
    )


def test_three_are_picked_one_is_banned_and_two_join() -> None:
    position = drafted()
    assert (position.seat, position.question) == (0, "ban")
    assert labels(position) == ["ban Himika", "ban Oboro", "ban Thallya"]
    position = chosen(position, "ban Thallya")
    assert (position.seat, labels(position)) == (1, ["ban Yurina", "ban Himika", "ban Tokoyo"])
    position = chosen(position, "ban Yurina")
    assert position.question == "mulligan"
    sides = state(position)
    assert (sides["me"]["goddesses"], sides["foe"]["goddesses"]) == (["himika", "tokoyo"], ["himika", "oboro"])


def test_nobody_can_pick_the_same_goddess_twice() -> None:
    position = chosen(GAME.start(SETUP, seed=1), "pick Oboro")
    assert "pick Oboro" not in labels(position) and len(labels(position)) == len(GAME.goddesses) - 1


def test_picks_are_secret_until_both_have_picked_and_are_then_told_to_all() -> None:
    start = GAME.start(SETUP, seed=1)
    one = chosen(start, "pick Yurina", "pick Himika", "pick Tokoyo")
    other = chosen(start, "pick Oboro", "pick Chikage", "pick Thallya")
    assert one.seat == other.seat == 1
    assert one.view(1) == other.view(1)
    assert one.log(1) == other.log(1) == []
    assert drafted().log(None) == [
        "Blue: Yurina is drafted", "Blue: Himika is drafted", "Blue: Tokoyo is drafted",
        "Red: Himika is drafted", "Red: Oboro is drafted", "Red: Thallya is drafted",
    ]  # fmt: skip


def test_bans_are_secret_until_both_have_banned() -> None:
    one, other = chosen(drafted(), "ban Himika"), chosen(drafted(), "ban Oboro")
    assert one.view(1) == other.view(1)
    assert one.log(1) == other.log(1) == []
    told = chosen(one, "ban Tokoyo").log(1)
    assert told[:6] == [
        "Foe: Tokoyo is banned", "Foe: Yurina joins", "Foe: Himika joins",
        "You: Himika is banned", "You: Oboro joins", "You: Thallya joins",
    ]  # fmt: skip


def test_whoever_imagines_keeps_what_was_shown_and_guesses_what_was_not() -> None:
    picking = chosen(GAME.start(SETUP, seed=1), "pick Yurina", "pick Himika", "pick Tokoyo")
    guesses = set()
    for seed in range(12):
        world = chosen(picking.imagine(1, seed), "pick Himika", "pick Oboro", "pick Thallya", "ban Oboro")
        guesses.add(tuple(labels(world)))
    assert len(guesses) > 1
    banning = chosen(drafted(), "ban Oboro")
    assert {tuple(labels(banning.imagine(1, seed))) for seed in range(6)} == {("ban Yurina", "ban Himika", "ban Tokoyo")}


@pytest.mark.parametrize("name", ["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"])
def test_a_drafted_duel_is_played_to_its_end_and_saved_on_the_way(name: str) -> None:
    start = mankai.game(name).start({"draft": True, "decks": "choose"}, seed=5)
    for position in random_game(start, FastRng(3)):
        if position.question in ("goddess", "ban"):
            assert mankai.load(position.save()).options == position.options
    assert mankai.replay(position.record).ranks == position.ranks


def test_in_a_box_of_three_only_the_bans_are_asked() -> None:
    position = mankai.game("sakura-arms/beta").start({"draft": True}, seed=1)
    assert (position.question, len(position.options)) == ("ban", 3)


def test_computers_draft() -> None:
    position = GAME.start({"draft": True}, seed=2)
    while position.question in ("goddess", "ban"):
        position = position.play(player("greedy", seed=1).decide(position))
    assert position.question == "mulligan"


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"draft": 1}, "true or false, not 1"),
        ({"draft": True, "goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]]}, 'leave "goddesses" out'),
    ],
)
def test_what_is_refused(setup: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.start(setup, seed=1)
    assert message in str(refused.value)
