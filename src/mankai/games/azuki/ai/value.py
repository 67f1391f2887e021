"""What a match promises where a turn begins: by the numbers of either side and by every card that lies there.

A search judges by this where its look ahead ends, and only there: `evaluation` serves in the middle of a turn too, and knows of
cards only what they cost.  The weights of `ai/value_weights.json` were fitted to who won (`examples/prospects.py`), in
thousandths: the sum, as a power of e, is how often who has the turn wins for every time they lose.
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

# Numbers of a side: of some there is a feature for every level up to the highest, of all one for the amount.
MOST_HEALTH: Final = 20
MOST_CARDS: Final = 8
MOST_IKZ: Final = 10
HEALTH: Final = 0
CARDS: Final = 21
OF_IKZ: Final = 30
AMOUNTS: Final = 41
AMOUNT_NAMES: Final = [
    "health", "bodies", "attack", "toughness", "cost", "keywords", "guards", "strike", "strongest", "striking", "past guards",
    "tapped", "bodies in Alley", "cost in Alley", "hand", "usable", "burst", "answers", "IKZ", "unspent", "token", "gate", "deck",
    "deck runs out", "exposed",
]  # fmt: skip

# Families that have one for every face.
BY_FACE: Final = FACES
FAMILIES: Final = [
    "hand", "Garden", "Alley", "leader", "health of leader", "strike of leader", "hand of leader", "bodies of leader",
]  # fmt: skip
IN_HAND: Final = 66
IN_GARDEN: Final = IN_HAND + BY_FACE
IN_ALLEY: Final = IN_HAND + 2 * BY_FACE
AS_LEADER: Final = IN_HAND + 3 * BY_FACE
PER_SIDE: Final = IN_HAND + 8 * BY_FACE

# What would be left of a leader: of the foe's now, of one's own when the foe has had a turn.
LEAST_LEFT: Final = -4
MOST_LEFT: Final = 12
LEVELS_LEFT: Final = 17
FOE_LEFT: Final = 2 * PER_SIDE
OWN_LEFT: Final = FOE_LEFT + LEVELS_LEFT
FOE_IN_REACH: Final = OWN_LEFT + LEVELS_LEFT  # with what is held
OWN_IN_REACH: Final = FOE_IN_REACH + 1
FEATURES: Final = OWN_IN_REACH + 1

VALUE_SCALE: Final = 3_750  # of worth where one wins e times as often as one loses


def feature_names() -> list[str]:
    """What every feature is called where its weight is kept."""
    found: list[str] = []
    for side in SIDES:
        found += [f"{side}: health {level}" for level in range(MOST_HEALTH + 1)]
        found += [f"{side}: {level} cards" for level in range(MOST_CARDS + 1)]
        found += [f"{side}: {level} IKZ" for level in range(MOST_IKZ + 1)]
        found += [f"{side}: {name}" for name in AMOUNT_NAMES]
        found += [f"{side}: {family} {id}" for family in FAMILIES for id in IDS]
    for whose in ("foe", "own"):
        found += [f"{whose} leader left with {left}" for left in range(LEAST_LEFT, MOST_LEFT + 1)]
    return [*found, "foe in reach", "own in reach"]


WEIGHTS: Final = WeightsFile("value_weights.json", feature_names)


class ValueFeatures(WeightedSum):
    """What speaks for who has the turn, and what against."""

    def __init__(self, match: Match, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.match = match

    def score(self) -> i64:
        mine, theirs = side_features(self.match)
        self.add_numbers(mine, 0)
        self.add_numbers(theirs, PER_SIDE)
        self.add_cards(mine, 0)
        self.add_cards(theirs, PER_SIDE)
        left = theirs.health - mine.damage_through(theirs.guards)
        self.add(FOE_LEFT + left_level(left), 1)
        if left <= mine.burst:
            self.add(FOE_IN_REACH, 1)
        left = mine.health - theirs.damage_through(mine.guards)
        self.add(OWN_LEFT + left_level(left), 1)
        if left <= theirs.burst:
            self.add(OWN_IN_REACH, 1)
        return self.sum

    def add_numbers(self, one: SideFeatures, side: i64) -> None:
        self.add(side + HEALTH + clamp(one.health, MOST_HEALTH), 1)
        self.add(side + CARDS + clamp(one.hand, MOST_CARDS), 1)
        self.add(side + OF_IKZ + clamp(one.ikz, MOST_IKZ), 1)
        amounts = side + AMOUNTS
        self.add(amounts, one.health)
        self.add(amounts + 1, one.bodies)
        self.add(amounts + 2, one.attack)
        self.add(amounts + 3, one.toughness)
        self.add(amounts + 4, one.cost)
        self.add(amounts + 5, one.keywords)
        self.add(amounts + 6, one.guards)
        self.add(amounts + 7, one.strike)
        self.add(amounts + 8, one.strongest)
        self.add(amounts + 9, one.attackers)
        self.add(amounts + 10, one.strike_past_guards)
        self.add(amounts + 11, one.tapped)
        self.add(amounts + 12, one.alley_bodies)
        self.add(amounts + 13, one.alley_cost)
        self.add(amounts + 14, one.hand)
        self.add(amounts + 15, one.usable)
        self.add(amounts + 16, one.burst)
        self.add(amounts + 17, one.responses)
        self.add(amounts + 18, one.ikz)
        self.add(amounts + 19, one.unspent)
        self.add(amounts + 20, one.token)
        self.add(amounts + 21, one.gate)
        self.add(amounts + 22, one.deck)
        if one.deck < FEW_CARDS:
            self.add(amounts + 23, FEW_CARDS - one.deck)
        self.add(amounts + 24, one.exposed)

    def add_cards(self, one: SideFeatures, side: i64) -> None:
        match = self.match
        first = one.side * SPOTS
        leader = side + AS_LEADER + match.cards[match.card_at(first)].face
        self.add(leader, 1)
        self.add(leader + BY_FACE, one.health)
        self.add(leader + 2 * BY_FACE, one.strike)
        self.add(leader + 3 * BY_FACE, one.hand)
        self.add(leader + 4 * BY_FACE, one.bodies)
        for card in match.table.zones[HAND + one.side]:
            self.add(side + IN_HAND + match.cards[card].face, 1)
        for spot in range(first + GARDEN, first + SPOTS):
            if not match.is_free(spot):
                family: i64 = IN_GARDEN
                if spot >= first + ALLEY:
                    family = IN_ALLEY
                self.add(side + family + match.cards[match.card_at(spot)].face, 1)


def clamp(amount: i64, most: i64) -> i64:
    if amount < 0:
        return 0
    return most if amount > most else amount


def left_level(left: i64) -> i64:
    """How much would be left of a leader, as a place among its features."""
    return clamp(left - LEAST_LEFT, LEVELS_LEFT - 1)


def turn_start_value(match: Match, seat: i64) -> i64:
    """How well `seat` stands where a turn begins: as much as the other does not."""
    if match.table.tokens[PHASE] == SET_UP:
        return 0
    value = ValueFeatures(match, WEIGHTS.weights()).score() * VALUE_SCALE // 1000
    return value if match.table.tokens[TURN] == seat else -value
