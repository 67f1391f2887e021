"""The priors of options use only what the seat sees."""

from __future__ import annotations

import pytest

from mankai import Position
from mankai.games.azuki.ai.policy import FEATURES, WEIGHTS, PolicyFeatures, priors
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.rng import FastRng
from mankai.kernel.runner import Chance, Chooser, Runner
from support.games.azuki_scenes import SEATS, scene, tapped_unit


class Leaning(Chooser):
    """A player that takes the option with the highest prior at one seat; the other seat plays at random."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = Chance(seed)

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        assert isinstance(game, Match)
        if seat != self.seat or game.table.resolving or game.question == "mulligan":
            return self.chance.choose(game, seat, options)
        weights = priors(game, seat, options)
        return options[weights.index(max(weights))]


class Watching(Chooser):
    """Random choices that compare the priors with the training notes, and record the questions."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.weights = WEIGHTS.weights()
        self.questions: set[str] = set()

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        assert isinstance(game, Match)
        glance = PolicyFeatures(game, seat, self.weights)
        for option in options:
            glance.feature_log = []
            score = glance.score(option)
            assert score == sum([self.weights[feature] * amount for feature, amount in glance.feature_log])
            assert all(0 <= feature < FEATURES for feature, _ in glance.feature_log)
        weights = priors(game, seat, options)
        assert len(weights) == len(options) and min(weights) >= 1 and max(weights) > 1_000_000
        self.questions.add(game.question)
        return self.chance.choose(game, seat, options)


def leant(position: Position) -> str:
    """The option with the highest prior at the beginning of a step."""
    weights = priors(GAME.match(position.now), position.seat, position.options)
    return position.label(position.options[weights.index(max(weights))])


def test_whatever_is_asked_it_leans_to_something() -> None:
    questions: set[str] = set()
    for seed in range(40):
        decks = [READY_DECKS[seed % len(READY_DECKS)].name, READY_DECKS[-1 - seed % len(READY_DECKS)].name]
        watching = Watching(seed)
        GAME.start({"decks": decks}, seed=seed).walk(watching)
        questions |= watching.questions
    assert {"main", "attack", "defend", "respond", "target", "row", "search"} <= questions


@SEATS
def test_it_attacks_rather_than_ends_the_turn_and_kills_rather_than_plays(seat: int) -> None:
    position = scene(seat, me={"garden": ["Ed"], "hand": ["Rei"], "ikz": 3}, foe={"health": 1, "hand": ["Rei"]})
    assert leant(position).startswith("attack with Ed")


@SEATS
def test_it_does_not_arm_those_who_cannot_attack(seat: int) -> None:
    ready = scene(seat, me={"garden": ["Ed"], "hand": ["Tenraku"], "ikz": 5}, foe={"hand": ["Rei"]})
    tired = scene(seat, me={"garden": [tapped_unit("Ed")], "hand": ["Tenraku"], "ikz": 5}, foe={"hand": ["Rei"]})
    rather: list[float] = []  # than to end the turn
    for position in (ready, tired):
        weights = priors(GAME.match(position.now), position.seat, position.options)
        by_label = dict(zip([position.label(option) for option in position.options], weights))
        rather.append(by_label["play Tenraku"] / by_label["end the turn"])
    assert rather[0] > rather[1]


def test_what_is_hidden_is_not_seen() -> None:
    compared = 0
    for seed in range(8):
        position, dice = GAME.start(seed=seed), FastRng(seed)
        while not position.is_over:
            if position.question == "main":
                other = position.imagine(position.seat, seed)
                seen = [priors(GAME.match(one.now), one.seat, one.options) for one in (position, other)]
                assert seen[0] == seen[1]
                compared += position.now != other.now
            position = position.play(dice.pick(position.options))
    assert compared > 100


@pytest.mark.parametrize("seat", [0, 1])
def test_a_glance_alone_beats_chance(seat: int) -> None:
    won = 0
    for seed in range(30):
        won += GAME.start(seed=seed).walk(Leaning(seat, seed))[seat] == 1
    assert won >= 27
