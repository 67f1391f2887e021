"""Priors for options, learnt from the choices of the search.

An option has a few features, each with an amount: the card it is about, its cost, the gain of an attack. The weights in
`ai/policy_weights.json` were fitted to the options that the search took (`examples/leanings.py`), in thousandths. An option is
chosen with a probability proportional to e to the power of its weighted sum.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.azuki.ai.evaluation import LEADER_FALLS, attack_value, combat_loss
from mankai.games.azuki.ai.linear_model import WeightedSum, WeightsFile
from mankai.games.azuki.rules.cards.base import ENTITY, WEAPON
from mankai.games.azuki.rules.constants import (
    ACCEPT,
    ALLEY,
    AMOUNT,
    ATTACK,
    CHARGE,
    COOLDOWN,
    DECLINE,
    DEFENDER,
    END_TURN,
    ENTRY_ATTACKER,
    ENTRY_TARGET,
    FACES,
    FIELD_SPOTS,
    GARDEN,
    GATE,
    HALF,
    IDS,
    LEADER,
    PASS,
    PLAY,
    PORTAL,
    PURSE,
    ROW,
    ROWS,
    SPOT,
    SPOTS,
    TAKE,
    TAPPED,
    USE,
)
from mankai.games.azuki.rules.engine.match import Match
from mankai.kernel.rules import ALTERNATIVES

# Families with a feature for every face, and one for no card.
BY_FACE: Final = FACES + 1
FAMILIES: Final = [
    "play", "attack with", "attack", "use", "portal", "through gate", "take", "give up", "play free", "accept", "alley",
    "amount", "mine", "foe's", "my leader", "foe's leader", "second", "third", "later", "attack under", "attack against",
    "leader under", "leader against", "end under", "end against", "alley under",
]  # fmt: skip
PLAYED: Final = 0
ATTACKER: Final = BY_FACE
ATTACKED: Final = 2 * BY_FACE
USED: Final = 3 * BY_FACE
PORTALED: Final = 4 * BY_FACE
THROUGH_GATE: Final = 5 * BY_FACE  # one for each face of a gate
TAKEN: Final = 6 * BY_FACE
GIVEN_UP: Final = 7 * BY_FACE
PLAYED_FREE: Final = 8 * BY_FACE
ACCEPTED: Final = 9 * BY_FACE
TO_ALLEY: Final = 10 * BY_FACE
AMOUNT_OF: Final = 11 * BY_FACE
MINE: Final = 12 * BY_FACE  # my units; then the foe's, my leader, the foe's leader
SECOND: Final = 16 * BY_FACE  # the second alternative; then the third, and any later one
ATTACK_UNDER: Final = 19 * BY_FACE  # with the own leader, then against the foe's; the same for the next two
LEADER_UNDER: Final = 21 * BY_FACE
END_UNDER: Final = 23 * BY_FACE
ALLEY_UNDER: Final = 25 * BY_FACE

# Families with a feature for every question, and one for unknown questions.
QUESTIONS: Final = [
    "main", "respond", "attack", "defend", "target", "carrier", "row", "replace", "may", "amount", "search", "pick", "bottom",
    "order", "discard", "sacrifice", "return own", "play free", "purse", "purse entity",
]  # fmt: skip
BY_QUESTION: Final = 21
AT_ATTACK: Final = 2  # the indices of some questions
AT_DEFEND: Final = 3  # questions up to this one concern attacks, or any action
FIRST_GIVEN_UP: Final = 12
LAST_GIVEN_UP: Final = 16
AT_PLAY_FREE: Final = 17
PER_QUESTION: Final = [
    "end the turn", "pass", "decline", "accept", "amount", "row", "purse", "play", "take", "attack with", "portal", "use",
    "spot", "my side", "foe's side", "my leader", "foe's leader", "cost of mine", "cost of foe's", "ready", "costs", "is paid",
    "entity", "spell", "weapon", "of amount", "money",
]  # fmt: skip
VERB: Final = 26 * BY_FACE  # less one: verbs count from 1
SIDE: Final = VERB + 13 * BY_QUESTION
IS_LEADER: Final = VERB + 15 * BY_QUESTION
SIDE_COST: Final = VERB + 17 * BY_QUESTION
READY: Final = VERB + 19 * BY_QUESTION
COSTS: Final = VERB + 20 * BY_QUESTION
IS_PAID: Final = VERB + 21 * BY_QUESTION
OF_KIND: Final = VERB + 22 * BY_QUESTION
OF_AMOUNT: Final = VERB + 25 * BY_QUESTION
MONEY: Final = VERB + 26 * BY_QUESTION

# Numbers.  `PLAY_NUMBERS + n` is the n-th name with "play:", counted from 0; so with the other offsets below this list.
NUMBERS: Final = [
    "play: cost", "play: entity's cost", "play: spell's cost", "play: weapon's cost", "play: all money",
    "play: weapon nobody can use", "play: weapon with somebody ready", "play: weapon kills", "play: Garden is full",
    "play: foe's Garden", "play: Charge", "play: before attacks", "attack: strength", "attack: brings",
    "attack: brings on leader", "attack: kills", "attack: all kill", "attack: exposes", "attack: exposes cost",
    "attack: Defenders", "attack: weak on Defenders", "attack: by leader", "attack: by Defender", "attack: with money",
    "target: brings", "target: loses", "target: kills",
    "target: leader", "target: leader, all kill", "target: leader is low", "target: leader behind Defenders", "target: falls",
    "target: cost of what falls", "defend: saves", "defend: loses", "defend: takes", "defend: saves all", "defend: leader is low",
    "defend: all would kill", "end: ready", "end: strength", "end: all kill", "end: money", "end: gate", "pass: loses",
    "pass: loses all", "pass: money", "portal: cost", "portal: Garden is full", "portal: before attacks", "use: money",
    "use: before attacks", "alley: gate brings on", "alley: Garden nearly full", "alley: foe's Garden", "alley: others there",
    "alley: gate is open", "pay: token", "pay: entity", "no defence: loses", "no defence: loses all",
    "no defence: leader is low", "mine: attack", "mine: health", "mine: tapped", "mine: in Alley", "foe's: attack",
    "foe's: health", "foe's: tapped", "foe's: in Alley", "in danger: attack", "in danger: attack by Defender",
    "in danger: leader attacked", "in danger: end", "in danger: play Defender", "in danger: play",
]  # fmt: skip
PLAY_NUMBERS: Final = VERB + 27 * BY_QUESTION
ATTACK_NUMBERS: Final = PLAY_NUMBERS + 12
TARGET_NUMBERS: Final = PLAY_NUMBERS + 24
DEFEND_NUMBERS: Final = PLAY_NUMBERS + 33
END_NUMBERS: Final = PLAY_NUMBERS + 39
PASS_NUMBERS: Final = PLAY_NUMBERS + 44
PORTAL_NUMBERS: Final = PLAY_NUMBERS + 47
USE_NUMBERS: Final = PLAY_NUMBERS + 50
ALLEY_NUMBERS: Final = PLAY_NUMBERS + 52
PURSE_NUMBERS: Final = PLAY_NUMBERS + 57
NO_DEFENCE_NUMBERS: Final = PLAY_NUMBERS + 59
UNIT_NUMBERS: Final = PLAY_NUMBERS + 62
DANGER_NUMBERS: Final = PLAY_NUMBERS + 70
FEATURES: Final = PLAY_NUMBERS + 76

LOW_HEALTH: Final = 8  # health of a leader
GAIN_BUCKET: Final = 500  # gain of an attack that counts as 1
MOST_BUCKETS: Final = 18
PRIOR_SCALE: Final = 1_000_000  # the prior of the best option
TEMPERATURE: Final = 500.0  # thousandths: half the fitted one, so that better options are chosen more often than fitted
CUTOFF: Final = -6_000  # thousandths below the best: such options get the minimum prior


def feature_names() -> list[str]:
    """The names of all features, under which their weights are stored."""
    faces = [f"{family} {id}" for family in FAMILIES for id in [*IDS, "nothing"]]
    question_names = [f"{question}: {name}" for name in PER_QUESTION for question in [*QUESTIONS, "else"]]
    return [*faces, *question_names, *NUMBERS]


WEIGHTS: Final = WeightsFile("policy_weights.json", feature_names)
QUESTION_NUMBERS: Final = {question: number for number, question in enumerate(QUESTIONS)}


class PolicyFeatures(WeightedSum):
    """The features and scores of the options of `seat`, from what it sees."""

    def __init__(self, match: Match, seat: i64, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.match = match
        self.seat = seat
        self.first_spot: i64 = seat * SPOTS
        self.foes_first_spot: i64 = SPOTS - self.first_spot
        self.question: i64 = QUESTION_NUMBERS.get(match.question, len(QUESTIONS))
        self.money: i64 = match.money(seat)
        self.health: i64 = match.health_of(self.first_spot)
        self.foes_health: i64 = match.health_of(self.foes_first_spot)
        self.garden_size: i64 = match.row_count(self.first_spot + GARDEN)
        self.alley_size: i64 = match.row_count(self.first_spot + ALLEY)
        self.foes_garden_size: i64 = match.row_count(self.foes_first_spot + GARDEN)
        self.is_gate_open = not match.flags_at(self.first_spot + GATE) & TAPPED
        self.topic_face: i64 = FACES  # the face of the card that the question is about
        if match.about >= 0 and match.about < 2 * HALF:
            self.topic_face = match.cards[match.about].face
        self.leader_face: i64 = match.cards[match.card_at(self.first_spot)].face
        self.foes_leader_face: i64 = match.cards[match.card_at(self.foes_first_spot)].face
        self.has_counted_attackers = False  # the numbers below are counted only if an option needs them
        self.ready_units: i64 = 0
        self.strike: i64 = 0
        self.strongest: i64 = 0  # highest attack of the foe's units
        self.foes_strike: i64 = 0
        self.guards: i64 = 0
        self.is_in_danger = False

    def count_attackers(self) -> None:
        """Count the possible attackers on both sides and the foe's Defenders."""
        match = self.match
        self.has_counted_attackers = True
        for spot in range(self.first_spot, self.first_spot + ALLEY):
            if spot != self.first_spot + GATE and not match.is_free(spot) and match.can_attack(spot):
                self.ready_units += 1
                self.strike += match.attack_of(spot)
        for spot in range(self.foes_first_spot, self.foes_first_spot + ALLEY):
            if spot != self.foes_first_spot + GATE and not match.is_free(spot):
                attack = match.attack_of(spot)
                self.foes_strike += attack
                if attack > self.strongest:
                    self.strongest = attack
                if spot != self.foes_first_spot and not match.flags_at(spot) & TAPPED and match.has(spot, DEFENDER):
                    self.guards += 1
        self.is_in_danger = self.foes_strike >= self.health

    def add_matchup(self, feature: i64) -> None:
        """Add a feature for each leader, the seat's own and the foe's."""
        self.add(feature + self.leader_face, 1)
        self.add(feature + BY_FACE + self.foes_leader_face, 1)

    def add_if(self, feature: i64, holds: bool) -> None:
        if holds:
            self.add(feature, 1)

    def score(self, option: i64) -> i64:
        """The score of an option, in thousandths."""
        self.sum = 0
        if option < ALTERNATIVES:
            self.add_alternative(option)
            return self.sum
        rules = self.match.rules
        verb, subject = rules.verbs_by_option[option], rules.subject(option)
        self.add(VERB + (verb - 1) * BY_QUESTION + self.question, 1)
        if not self.has_counted_attackers and (self.question <= AT_DEFEND or (verb >= PLAY and verb <= USE and verb != TAKE)):
            self.count_attackers()
        if verb == PLAY:
            self.add_play(subject)
        elif verb == ATTACK:
            self.add_attacker(subject)
        elif verb == SPOT:
            self.add_spot(subject)
        elif verb == END_TURN:
            self.add_end()
        elif verb == PASS:
            self.add_pass()
        elif verb == PORTAL:
            self.add_portal(subject)
        elif verb == USE:
            self.add(USED + self.match.cards[self.match.card_at(self.first_spot + subject)].face, 1)
            self.add(USE_NUMBERS, self.money)
            self.add_if(USE_NUMBERS + 1, self.ready_units > 0)
        elif verb == ROWS:
            if subject == 1:
                self.add_alley()
        elif verb == TAKE:
            self.add_card(subject)
        elif verb == AMOUNT:
            self.add(OF_AMOUNT + self.question, subject)
            self.add(AMOUNT_OF + self.topic_face, subject)
        elif verb == PURSE:
            if subject > 0:
                self.add(PURSE_NUMBERS + subject - 1, 1)
        elif verb == ACCEPT:
            self.add(ACCEPTED + self.topic_face, 1)
            self.add(MONEY + self.question, self.money)
        elif verb == DECLINE and self.question == AT_DEFEND:
            self.add_no_defence()
        return self.sum

    def add_alternative(self, number: i64) -> None:
        if number > 3:
            number = 3
        if number > 0:
            self.add(SECOND + (number - 1) * BY_FACE + self.topic_face, 1)

    def add_play(self, face: i64) -> None:
        match, card = self.match, self.match.printed[face]
        self.add(PLAYED + face, 1)
        self.add(OF_KIND + card.kind * BY_QUESTION + self.question, 1)
        self.add(PLAY_NUMBERS, card.cost)
        self.add(PLAY_NUMBERS + 1 + card.kind, card.cost)
        self.add_if(PLAY_NUMBERS + 4, card.cost >= self.money)
        if card.kind == WEAPON:
            self.add_if(PLAY_NUMBERS + 5, not can_use_weapon(match, self.seat))
            self.add_if(PLAY_NUMBERS + 6, self.ready_units > 0)
            self.add_if(PLAY_NUMBERS + 7, self.strike + card.attack >= self.foes_health)
        elif card.kind == ENTITY:
            self.add_if(PLAY_NUMBERS + 8, self.garden_size == ROW)
            self.add(PLAY_NUMBERS + 9, self.foes_garden_size)
            self.add_if(PLAY_NUMBERS + 10, card.keywords & CHARGE != 0)
        self.add_if(PLAY_NUMBERS + 11, self.ready_units > 0)
        if self.is_in_danger:
            self.add(DANGER_NUMBERS + (4 if card.keywords & DEFENDER else 5), 1)

    def add_attacker(self, subject: i64) -> None:
        match, spot = self.match, self.first_spot + subject
        attack, card = match.attack_of(spot), match.cards[match.card_at(spot)]
        best_gain: i64 = -LEADER_FALLS
        gain_on_leader: i64 = 0
        for target in match.targets(spot):
            gain = combat_loss(match, target, attack) - combat_loss(match, spot, match.attack_of(target))
            if target == self.foes_first_spot:
                gain_on_leader = gain
            if gain > best_gain:
                best_gain = gain
        self.add(ATTACKER + card.face, 1)
        self.add(ATTACK_NUMBERS, attack)
        self.add(ATTACK_NUMBERS + 1, gain_bucket(best_gain))
        self.add(ATTACK_NUMBERS + 2, gain_bucket(gain_on_leader))
        self.add_if(ATTACK_NUMBERS + 3, best_gain >= LEADER_FALLS)
        self.add_if(ATTACK_NUMBERS + 4, self.strike >= self.foes_health)
        if subject == LEADER:
            self.add(ATTACK_NUMBERS + 9, 1)
        else:
            if match.health_of(spot) <= self.strongest:
                self.add(ATTACK_NUMBERS + 5, 1)
                self.add(ATTACK_NUMBERS + 6, card.cost)
            self.add_if(ATTACK_NUMBERS + 10, match.has(spot, DEFENDER))
        self.add(ATTACK_NUMBERS + 7, self.guards)
        self.add_if(ATTACK_NUMBERS + 8, self.guards > 0 and attack <= 2)
        self.add_if(ATTACK_NUMBERS + 11, self.money >= 2)
        self.add_matchup(ATTACK_UNDER)
        if self.is_in_danger:
            self.add(DANGER_NUMBERS, 1)
            self.add_if(DANGER_NUMBERS + 1, subject != LEADER and match.has(spot, DEFENDER))

    def add_spot(self, relative_spot: i64) -> None:
        spot = (relative_spot + self.first_spot) % FIELD_SPOTS
        if self.question == AT_ATTACK:
            self.add_target(spot, self.match.details[0])
        elif self.question == AT_DEFEND:
            self.add_defender(spot)
        else:
            self.add_unit(spot, 0 if relative_spot < SPOTS else 1)

    def add_target(self, spot: i64, attacker: i64) -> None:
        match = self.match
        gain, loss = combat_loss(match, spot, match.attack_of(attacker)), combat_loss(match, attacker, match.attack_of(spot))
        self.add(TARGET_NUMBERS, gain_bucket(gain))
        self.add(TARGET_NUMBERS + 1, gain_bucket(loss))
        self.add_if(TARGET_NUMBERS + 2, gain >= LEADER_FALLS)
        if spot == self.foes_first_spot:
            self.add(TARGET_NUMBERS + 3, 1)
            self.add_if(TARGET_NUMBERS + 4, self.strike >= self.foes_health)
            self.add_if(TARGET_NUMBERS + 5, self.foes_health <= LOW_HEALTH)
            self.add(TARGET_NUMBERS + 6, self.guards)
            self.add_matchup(LEADER_UNDER)
            self.add_if(DANGER_NUMBERS + 2, self.is_in_danger)
            return
        card = match.cards[match.card_at(spot)]
        self.add(ATTACKED + card.face, 1)
        if gain > 0:
            self.add(TARGET_NUMBERS + 7, 1)
            self.add(TARGET_NUMBERS + 8, card.cost)

    def add_defender(self, spot: i64) -> None:
        match = self.match
        combat = match.table.resolving[-1]
        attacker, target = match.find(combat[ENTRY_ATTACKER]), match.find(combat[ENTRY_TARGET])
        if attacker < 0 or target < 0:
            return
        attack = match.attack_of(attacker)
        saving = combat_loss(match, target, attack)
        self.add(DEFEND_NUMBERS, gain_bucket(saving))
        self.add(DEFEND_NUMBERS + 1, gain_bucket(combat_loss(match, spot, attack)))
        self.add(DEFEND_NUMBERS + 2, gain_bucket(combat_loss(match, attacker, match.attack_of(spot))))
        self.add_if(DEFEND_NUMBERS + 3, saving >= LEADER_FALLS)
        self.add_if(DEFEND_NUMBERS + 4, target == self.first_spot and self.health <= LOW_HEALTH)
        self.add_if(DEFEND_NUMBERS + 5, target == self.first_spot and self.foes_strike >= self.health)

    def add_no_defence(self) -> None:
        match = self.match
        combat = match.table.resolving[-1]
        attacker, target = match.find(combat[ENTRY_ATTACKER]), match.find(combat[ENTRY_TARGET])
        if attacker < 0 or target < 0:
            return
        loss = combat_loss(match, target, match.attack_of(attacker))
        self.add(NO_DEFENCE_NUMBERS, gain_bucket(loss))
        self.add_if(NO_DEFENCE_NUMBERS + 1, loss >= LEADER_FALLS)
        self.add_if(NO_DEFENCE_NUMBERS + 2, target == self.first_spot and self.health <= LOW_HEALTH)

    def add_unit(self, spot: i64, side: i64) -> None:
        """Add the features of a unit that an effect may choose. `side` is 0 for the seat's own, 1 for the foe's."""
        match, question = self.match, self.question
        self.add(SIDE + side * BY_QUESTION + question, 1)
        self.add(MINE + side * BY_FACE + self.topic_face, 1)
        if match.is_free(spot):
            return
        card, spot_of_side = match.cards[match.card_at(spot)], spot % SPOTS
        self.add(SIDE_COST + side * BY_QUESTION + question, card.cost)
        if spot_of_side == LEADER:
            self.add(IS_LEADER + side * BY_QUESTION + question, 1)
            self.add(MINE + (2 + side) * BY_FACE + self.topic_face, 1)
        elif spot_of_side != GATE:
            numbers = UNIT_NUMBERS + 4 * side
            self.add(numbers, match.attack_of(spot))
            self.add(numbers + 1, match.health_of(spot))
            self.add_if(numbers + 2, match.flags_at(spot) & TAPPED != 0)
            self.add_if(numbers + 3, spot_of_side >= ALLEY)
        if side == 0:
            self.add_if(READY + question, is_ready(match, spot))

    def add_end(self) -> None:
        self.add(END_NUMBERS, self.ready_units)
        self.add(END_NUMBERS + 1, self.strike)
        self.add_if(END_NUMBERS + 2, self.strike >= self.foes_health)
        self.add(END_NUMBERS + 3, self.money)
        self.add_if(END_NUMBERS + 4, self.is_gate_open and self.alley_size > 0)
        self.add_matchup(END_UNDER)
        self.add_if(DANGER_NUMBERS + 3, self.is_in_danger)

    def add_pass(self) -> None:
        self.add(PASS_NUMBERS + 2, self.money)
        if self.match.table.resolving:
            loss = attack_value(self.match)
            self.add(PASS_NUMBERS, gain_bucket(loss))
            self.add_if(PASS_NUMBERS + 1, loss >= LEADER_FALLS)

    def add_portal(self, subject: i64) -> None:
        match, spot = self.match, self.first_spot + ALLEY + subject
        self.add(THROUGH_GATE + match.cards[match.card_at(self.first_spot + GATE)].face, 1)
        if not match.is_free(spot):
            card = match.cards[match.card_at(spot)]
            self.add(PORTALED + card.face, 1)
            self.add(PORTAL_NUMBERS, card.cost)
        self.add_if(PORTAL_NUMBERS + 1, self.garden_size == ROW)
        self.add_if(PORTAL_NUMBERS + 2, self.ready_units > 0)

    def add_alley(self) -> None:
        self.add(TO_ALLEY + self.topic_face, 1)
        self.add(ALLEY_UNDER + self.leader_face, 1)
        self.add_if(ALLEY_NUMBERS, self.is_gate_open and self.alley_size == 0)
        self.add_if(ALLEY_NUMBERS + 1, self.garden_size >= ROW - 1)
        self.add(ALLEY_NUMBERS + 2, self.foes_garden_size)
        self.add(ALLEY_NUMBERS + 3, self.alley_size)
        self.add_if(ALLEY_NUMBERS + 4, self.is_gate_open)

    def add_card(self, face: i64) -> None:
        """Add the features of a card that can be taken, played for free or given up."""
        card, question = self.match.printed[face], self.question
        family: i64 = TAKEN
        if question >= FIRST_GIVEN_UP and question <= LAST_GIVEN_UP:
            family = GIVEN_UP
        elif question == AT_PLAY_FREE:
            family = PLAYED_FREE
        self.add(family + face, 1)
        self.add(COSTS + question, card.cost)
        self.add_if(IS_PAID + question, card.cost <= self.money)
        if card.kind < 3:
            self.add(OF_KIND + card.kind * BY_QUESTION + question, 1)


def gain_bucket(gain: i64) -> i64:
    """The gain or loss of an attack, in buckets."""
    buckets = gain // GAIN_BUCKET
    if buckets > MOST_BUCKETS:
        return MOST_BUCKETS
    return -MOST_BUCKETS if buckets < -MOST_BUCKETS else buckets


def priors(match: Match, seat: i64, options: list[int]) -> list[int]:
    """The prior of each option, at least 1 and about a million for the best."""
    features = PolicyFeatures(match, seat, WEIGHTS.weights())
    scores: list[int] = []
    highest: i64 = 0
    for option in options:
        score = features.score(option)
        if not scores or score > highest:
            highest = score
        scores.append(int(score))
    for number in range(len(scores)):
        below = scores[number] - int(highest)
        scores[number] = 1 if below < CUTOFF else 1 + int(PRIOR_SCALE * math.exp(below / TEMPERATURE))
    return scores


def can_use_weapon(match: Match, seat: i64) -> bool:
    """Whether a possible carrier of a weapon can still attack this turn, or an attack is being resolved."""
    if match.table.resolving:
        return True
    first = seat * SPOTS
    for spot in range(first, first + ALLEY):
        if spot != first + GATE and not match.is_free(spot) and is_ready(match, spot):
            return True
    return False


def is_ready(match: Match, spot: i64) -> bool:
    """Whether a unit could attack with a weapon; this includes leaders without attack."""
    flags = match.flags_at(spot)
    if flags & TAPPED:
        return False
    return not flags & COOLDOWN or match.has(spot, CHARGE)
