"""What a match promises where a turn begins: it knows who is about to win."""

from __future__ import annotations

from games.azuki.sitting import SEATS, scene
from mankai import Position
from mankai.games.azuki.prospects import FEATURES, LEARNT, Outlook, prospect
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.lists import READY_LISTS
from mankai.games.azuki.rules.match import Match
from mankai.games.azuki.rules.places import TURN, TURNS
from mankai.kernel.play import Chance, Chooser, Play
from mankai.players.mind import mind_of


class Watching(Chooser):
    """Chance, which looks at what every turn promises where it begins."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.weights = LEARNT.weights()
        self.turn = 0
        self.values: list[tuple[int, int]] = []  # who had the turn, and what it promised them

    def choose(self, game: Play, seat: int, options: list[int]) -> int:
        assert isinstance(game, Match)
        if game.question == "main" and game.table.tokens[TURNS] != self.turn:
            self.turn, active = game.table.tokens[TURNS], game.table.tokens[TURN]
            outlook = Outlook(game, self.weights)
            outlook.notes = []
            assert outlook.look() == sum([self.weights[feature] * amount for feature, amount in outlook.notes])
            assert all(0 <= feature < FEATURES for feature, _ in outlook.notes)
            assert prospect(game, active) == -prospect(game, 1 - active)
            assert mind_of(GAME).prospects(game) == [prospect(game, 0), prospect(game, 1)]
            self.values.append((active, prospect(game, active)))
        return self.chance.choose(game, seat, options)


def promised(position: Position, seat: int) -> int:
    return prospect(GAME.match(position.now), seat)


def test_whoever_won_was_promised_it_more_often() -> None:
    right = told = 0
    for seed in range(60):
        decks = [READY_LISTS[seed % len(READY_LISTS)].name, READY_LISTS[-1 - seed % len(READY_LISTS)].name]
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
