"""The learnt value at the start of a turn predicts the winner."""

from __future__ import annotations

from mankai import Position
from mankai.games.azuki.ai.value import FEATURES, WEIGHTS, ValueFeatures, turn_start_value
from mankai.games.azuki.rules.constants import TURN, TURNS
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.runner import Chance, Chooser, Runner
from mankai.players.heuristics import heuristics_of
from support.games.azuki_scenes import SEATS, scene


class Watching(Chooser):
    """A random chooser that records the learnt value at the start of every turn."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.weights = WEIGHTS.weights()
        self.turn = 0
        self.values: list[tuple[int, int]] = []  # the seat that had the turn, and its value for it

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        assert isinstance(game, Match)
        if game.question == "main" and game.table.tokens[TURNS] != self.turn:
            self.turn, active = game.table.tokens[TURNS], game.table.tokens[TURN]
            outlook = ValueFeatures(game, self.weights)
            outlook.feature_log = []
            assert outlook.score() == sum([self.weights[feature] * amount for feature, amount in outlook.feature_log])
            assert all(0 <= feature < FEATURES for feature, _ in outlook.feature_log)
            assert turn_start_value(game, active) == -turn_start_value(game, 1 - active)
            assert heuristics_of(GAME).leaf_values(game) == [turn_start_value(game, 0), turn_start_value(game, 1)]
            self.values.append((active, turn_start_value(game, active)))
        return self.chance.choose(game, seat, options)


def promised(position: Position, seat: int) -> int:
    return turn_start_value(GAME.match(position.now), seat)


def test_whoever_won_was_promised_it_more_often() -> None:
    right = told = 0
    for seed in range(60):
        decks = [READY_DECKS[seed % len(READY_DECKS)].name, READY_DECKS[-1 - seed % len(READY_DECKS)].name]
        watching = Watching(seed)
        won = GAME.start({"decks": decks}, seed=seed).walk(watching)
        for active, value in watching.values:
            right += (value > 0) == (won[active] > 0.5)
            told += 1
    assert told > 600 and right > 0.6 * told


@SEATS
def test_health_cards_and_entities_are_worth_something(seat: int) -> None:
    usual = scene(seat, me={"garden": ["Ed"], "hand": ["Rei"], "ikz": 3, "health": 12}, foe={"hand": ["Rei"], "health": 12})
    for better in (
        scene(seat, me={"garden": ["Ed"], "hand": ["Rei"], "ikz": 3, "health": 18}, foe={"hand": ["Rei"], "health": 12}),
        scene(seat, me={"garden": ["Ed"], "hand": ["Rei"], "ikz": 3, "health": 12}, foe={"hand": ["Rei"], "health": 3}),
        scene(seat, me={"garden": ["Ed"], "hand": ["Rei", "Rei"], "ikz": 3, "health": 12}, foe={"hand": ["Rei"], "health": 12}),
        scene(seat, me={"garden": ["Ed", "Ed"], "hand": ["Rei"], "ikz": 3, "health": 12}, foe={"hand": ["Rei"], "health": 12}),
        scene(seat, me={"garden": ["Ed"], "hand": ["Rei"], "ikz": 5, "health": 12}, foe={"hand": ["Rei"], "health": 12}),
    ):
        assert promised(better, seat) > promised(usual, seat)
        assert promised(better, 1 - seat) == -promised(better, seat)


def test_before_the_first_turn_nothing_is_promised() -> None:
    opening = GAME.start(seed=1)
    assert opening.question == "mulligan" and promised(opening, 0) == promised(opening, 1) == 0
