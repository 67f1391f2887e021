"""The heuristics of the Azuki TCG: search horizon, set-up answers and mulligans."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.ai.evaluation import evaluate
from mankai.games.azuki.ai.policy import priors
from mankai.games.azuki.ai.value import turn_start_value
from mankai.games.azuki.rules.cards.base import ENTITY
from mankai.games.azuki.rules.constants import ACCEPT, DECK, DECLINE, HAND, READY, TURNS
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Runner
from mankai.players.heuristics import Heuristics

SAMPLED_HANDS: Final = 40  # hands sampled for a mulligan decision
EARLY_TURNS: Final = 4  # the turns for which a hand is judged


class AzukiHeuristics(Heuristics):
    """Heuristics that evaluate when the active player may act. They choose ready lists and keep playable hands."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.setup_questions = ["choose list", "choose gate", "build", "mulligan"]
        self.horizon = 2  # the rest of the turn, and the opponent's turn
        self.value_scale = 7500.0
        self.quiet_questions_only = True
        self.prior_weight = 0.3
        self.virtual_visits = 3

    def value(self, game: Runner, seat: int) -> int:
        assert isinstance(game, Match)
        return evaluate(game, seat)

    def leaf_values(self, game: Runner) -> list[int]:
        assert isinstance(game, Match)
        value = turn_start_value(game, 0)
        return [int(value), -int(value)]

    def priors(self, game: Runner, seat: int, options: list[int]) -> list[int]:
        assert isinstance(game, Match)
        return priors(game, seat, options)

    def turn_count(self, game: Runner) -> int:
        return game.table.tokens[TURNS]

    def setup_answer(self, game: Runner, seat: int, options: list[int], dice: FastRng) -> int:
        assert isinstance(game, Match)
        if game.rules.verb_of[options[0]] == DECLINE:
            return game.rules.code(DECLINE if is_worth_keeping(game, seat, dice) else ACCEPT)
        return dice.pick([option for option in options if game.rules.verb_of[option] == READY] or options)


def is_worth_keeping(match: Match, seat: int, dice: FastRng) -> bool:
    """Whether a hand is at least as good as half of the sampled hands from the same deck. Players know their own list."""
    zones = match.table.zones
    hand, rest = list(zones[HAND + seat]), list(zones[DECK + seat])
    own, better = spendable_ikz(match, hand), 0
    for _ in range(SAMPLED_HANDS):
        if spendable_ikz(match, dice.shuffle_copy(rest)[: len(hand)]) > own:
            better += 1
    return 2 * better <= SAMPLED_HANDS


def spendable_ikz(match: Match, hand: list[int]) -> int:
    """The IKZ that a hand can spend in the first turns: entities first, then the dearest cards. Entities count double."""
    remaining = hand[:]
    total = 0
    for ikz in range(1, EARLY_TURNS + 1):
        money = ikz
        while True:
            best = -1
            for card in remaining:
                this = match.cards[card]
                if this.cost <= money and this.cost > 0 and (best < 0 or is_played_before(match, card, best)):
                    best = card
            if best < 0:
                break
            remaining.remove(best)
            money -= match.cards[best].cost
            total += match.cards[best].cost * (2 if match.cards[best].kind == ENTITY else 1)
    return total


def is_played_before(match: Match, card: int, other: int) -> bool:
    """Whether a card is played before another in an early turn."""
    first, second = match.cards[card], match.cards[other]
    if (first.kind == ENTITY) != (second.kind == ENTITY):
        return first.kind == ENTITY
    return first.cost > second.cost
