"""The learnt value of a position at the start of a turn, from the numbers and cards of both sides.

The search uses it only at the end of its lookahead. `evaluation.py` also works in the middle of a turn, but uses only the cost
of cards. The weights in `ai/value_weights.json` were fitted to the winners of games (`examples/prospects.py`), in thousandths.
The odds that the active player wins are e to the power of the weighted sum.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.azuki.ai.evaluation import FEW_CARDS, SideFeatures, side_features
from mankai.games.azuki.ai.linear_model import WeightedSum, WeightsFile
from mankai.games.azuki.rules.constants import ALLEY, FACES, GARDEN, HAND, IDS, PHASE, SET_UP, SPOTS, TURN
from mankai.games.azuki.rules.engine.match import Match

SIDES: Final = ["active", "waiting"]

# Numbers of a side. Some have a feature for every level up to the highest; all have one for the amount.
MOST_HEALTH: Final = 20
MOST_CARDS: Final = 8
MOST_IKZ: Final = 10
HEALTH: Final = 0
CARDS: Final = 21
OF_IKZ: Final = 30
AMOUNTS: Final = 41  # `AMOUNTS + n` is the n-th of these names, counted from 0
AMOUNT_NAMES: Final = [
    "health", "bodies", "attack", "toughness", "cost", "keywords", "guards", "strike", "strongest", "striking", "past guards",
    "tapped", "bodies in Alley", "cost in Alley", "hand", "usable", "burst", "answers", "IKZ", "unspent", "token", "gate", "deck",
    "deck runs out", "exposed",
]  # fmt: skip

# Families with a feature for every face.
BY_FACE: Final = FACES
FAMILIES: Final = [
    "hand", "Garden", "Alley", "leader", "health of leader", "strike of leader", "hand of leader", "bodies of leader",
]  # fmt: skip
IN_HAND: Final = 66
IN_GARDEN: Final = IN_HAND + BY_FACE
IN_ALLEY: Final = IN_HAND + 2 * BY_FACE
AS_LEADER: Final = IN_HAND + 3 * BY_FACE
PER_SIDE: Final = IN_HAND + 8 * BY_FACE

# The health that a leader would keep: the foe's now, the player's own after the foe's next turn.
LEAST_LEFT: Final = -4
MOST_LEFT: Final = 12
LEVELS_LEFT: Final = 17
FOE_LEFT: Final = 2 * PER_SIDE
OWN_LEFT: Final = FOE_LEFT + LEVELS_LEFT
FOE_IN_REACH: Final = OWN_LEFT + LEVELS_LEFT  # the cards in hand may be enough to fell the leader
OWN_IN_REACH: Final = FOE_IN_REACH + 1
FEATURES: Final = OWN_IN_REACH + 1

VALUE_SCALE: Final = 3_750  # the value at which the odds of winning are e to 1


def feature_names() -> list[str]:
    """The names of all features, under which their weights are stored."""
    names: list[str] = []
    for side in SIDES:
        names += [f"{side}: health {level}" for level in range(MOST_HEALTH + 1)]
        names += [f"{side}: {level} cards" for level in range(MOST_CARDS + 1)]
        names += [f"{side}: {level} IKZ" for level in range(MOST_IKZ + 1)]
        names += [f"{side}: {name}" for name in AMOUNT_NAMES]
        names += [f"{side}: {family} {id}" for family in FAMILIES for id in IDS]
    for whose in ("foe", "own"):
        names += [f"{whose} leader left with {health}" for health in range(LEAST_LEFT, MOST_LEFT + 1)]
    return [*names, "foe in reach", "own in reach"]


WEIGHTS: Final = WeightsFile("value_weights.json", feature_names)


class ValueFeatures(WeightedSum):
    """The features for and against the active player."""

    def __init__(self, match: Match, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.match = match

    def score(self) -> i64:
        mine, theirs = side_features(self.match)
        self.add_numbers(mine, 0)
        self.add_numbers(theirs, PER_SIDE)
        self.add_cards(mine, 0)
        self.add_cards(theirs, PER_SIDE)
        health_left = theirs.health - mine.damage_through(theirs.guards)
        self.add(FOE_LEFT + left_level(health_left), 1)
        if health_left <= mine.extra_attack:
            self.add(FOE_IN_REACH, 1)
        health_left = mine.health - theirs.damage_through(mine.guards)
        self.add(OWN_LEFT + left_level(health_left), 1)
        if health_left <= theirs.extra_attack:
            self.add(OWN_IN_REACH, 1)
        return self.sum

    def add_numbers(self, features: SideFeatures, start: i64) -> None:
        self.add(start + HEALTH + clamp(features.health, MOST_HEALTH), 1)
        self.add(start + CARDS + clamp(features.hand_size, MOST_CARDS), 1)
        self.add(start + OF_IKZ + clamp(features.ikz, MOST_IKZ), 1)
        amounts = start + AMOUNTS
        self.add(amounts, features.health)
        self.add(amounts + 1, features.unit_count)
        self.add(amounts + 2, features.attack)
        self.add(amounts + 3, features.toughness)
        self.add(amounts + 4, features.cost)
        self.add(amounts + 5, features.evasive_units)
        self.add(amounts + 6, features.guards)
        self.add(amounts + 7, features.strike)
        self.add(amounts + 8, features.strongest)
        self.add(amounts + 9, features.attackers)
        self.add(amounts + 10, features.strike_past_guards)
        self.add(amounts + 11, features.tapped)
        self.add(amounts + 12, features.alley_unit_count)
        self.add(amounts + 13, features.alley_cost)
        self.add(amounts + 14, features.hand_size)
        self.add(amounts + 15, features.affordable)
        self.add(amounts + 16, features.extra_attack)
        self.add(amounts + 17, features.responses)
        self.add(amounts + 18, features.ikz)
        self.add(amounts + 19, features.unspent_ikz)
        self.add(amounts + 20, features.ikz_tokens)
        self.add(amounts + 21, features.gate)
        self.add(amounts + 22, features.deck_size)
        if features.deck_size < FEW_CARDS:
            self.add(amounts + 23, FEW_CARDS - features.deck_size)
        self.add(amounts + 24, features.exposed)

    def add_cards(self, features: SideFeatures, start: i64) -> None:
        match = self.match
        first = features.side * SPOTS
        leader = start + AS_LEADER + match.cards[match.card_at(first)].face
        self.add(leader, 1)
        self.add(leader + BY_FACE, features.health)
        self.add(leader + 2 * BY_FACE, features.strike)
        self.add(leader + 3 * BY_FACE, features.hand_size)
        self.add(leader + 4 * BY_FACE, features.unit_count)
        for card in match.table.zones[HAND + features.side]:
            self.add(start + IN_HAND + match.cards[card].face, 1)
        for spot in range(first + GARDEN, first + SPOTS):
            if not match.is_free(spot):
                family: i64 = IN_GARDEN
                if spot >= first + ALLEY:
                    family = IN_ALLEY
                self.add(start + family + match.cards[match.card_at(spot)].face, 1)


def clamp(amount: i64, most: i64) -> i64:
    if amount < 0:
        return 0
    return most if amount > most else amount


def left_level(health: i64) -> i64:
    """The index of the feature for a leader's remaining health."""
    return clamp(health - LEAST_LEFT, LEVELS_LEFT - 1)


def turn_start_value(match: Match, seat: i64) -> i64:
    """The value for `seat` at the start of a turn. The other seat has the negative value."""
    if match.table.tokens[PHASE] == SET_UP:
        return 0
    value = ValueFeatures(match, WEIGHTS.weights()).score() * VALUE_SCALE // 1000
    return value if match.table.tokens[TURN] == seat else -value
