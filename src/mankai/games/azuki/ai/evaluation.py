"""The value of a position: the damage race, the field and the hand.

The features of both sides are counted; their weights differ for the active and the waiting player. The weights are fitted to the
winners of games (`docs/strength.md`), in thousandths of a point of health.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import ENTITY, WEAPON
from mankai.games.azuki.rules.constants import (
    ALLEY,
    BLOCKS,
    BY_COMBAT,
    CHARGE,
    DECK,
    DEFENDER,
    END,
    ENTRY_ATTACKER,
    ENTRY_SEAT,
    ENTRY_TARGET,
    FLAGS,
    FLEETING,
    FROZEN,
    GARDEN,
    GATE,
    GODMODE,
    HAND,
    IKZ,
    IKZ_TOKEN,
    INFILTRATE,
    LEADER,
    MORE_ATTACK,
    PHASE,
    RESPONSE,
    ROOTED,
    SET_UP,
    SHOCKED,
    SPENT,
    SPOTS,
    TAPPED,
    TURN,
    WIDTH,
    zone_of,
)
from mankai.games.azuki.rules.engine import damage
from mankai.games.azuki.rules.engine.match import Match

LEADER_FALLS: Final = 60_000  # value of a leader that falls in the current attack
DAMPED_FROM: Final = 7_000  # values beyond this count a quarter
FEW_CARDS: Final = 6  # below this deck size, each missing card counts as a lost turn


class SideFeatures:
    """The features of one side."""

    def __init__(self, match: Match, seat: i64) -> None:
        tokens, zones = match.table.tokens, match.table.zones
        first = seat * SPOTS
        is_active = tokens[TURN] == seat
        self.side: i64 = seat
        self.health: i64 = match.health_of(first + LEADER)
        self.unit_count: i64 = 0
        self.attack: i64 = 0  # sum of the Garden, without attack that ends with the turn
        self.toughness: i64 = 0
        self.cost: i64 = 0
        self.evasive_units: i64 = 0  # units with Infiltrate or Godmode
        self.guards: i64 = 0  # untapped Defenders
        self.strike: i64 = 0  # total damage of units that can attack: now, or for the waiting player in the next turn
        self.strongest: i64 = 0  # highest attack among these, without Infiltrate
        self.attackers: i64 = 0  # number of units that can attack
        self.strike_past_guards: i64 = 0  # the part of `strike` that no Defender can stop
        self.tapped: i64 = 0
        self.alley_unit_count: i64 = 0
        self.alley_cost: i64 = 0
        self.hand_size: i64 = len(zones[HAND + seat])
        self.affordable: i64 = 0  # cards in hand that IKZ can pay: now, or in the next turn
        self.extra_attack: i64 = 0  # attack that weapons and Charge could add at once
        self.responses: i64 = 0  # affordable responses in hand
        self.ikz: i64 = tokens[IKZ + seat] + tokens[SPENT + seat]
        self.unspent_ikz: i64 = tokens[IKZ + seat]
        self.ikz_tokens: i64 = tokens[IKZ_TOKEN + seat]
        self.gate: i64 = 0  # 1 if it can still be used this turn
        self.deck_size: i64 = len(zones[DECK + seat])
        self.exposed: i64 = 0  # cost, plus 1 each, of tapped units that the other side's strongest unit could defeat
        can_act = is_active and tokens[PHASE] != END
        cannot_attack_flags: i64 = (FROZEN | ROOTED) << int(1 - seat)
        for spot in range(first, first + ALLEY):
            offset = BLOCKS + WIDTH * spot
            if tokens[offset] == 0 or spot == first + GATE:
                continue
            flags = tokens[offset + FLAGS]
            attack = match.attack_of(spot)
            lasting_attack = attack - tokens[offset + MORE_ATTACK]
            zone = zones[zone_of(spot)]
            keywords: i64 = 0
            if len(zone) > 1 or lasting_attack < 0:
                lasting_attack = match.cards[zone[0]].attack
            if spot != first + LEADER:
                keywords = match.keywords_of(spot)
                self.unit_count += 1
                self.attack += lasting_attack
                self.toughness += match.cards[zone[0]].health
                self.cost += match.cards[zone[0]].cost
                if keywords & (INFILTRATE | GODMODE):
                    self.evasive_units += 1
                if flags & TAPPED:
                    self.tapped += 1
                elif keywords & DEFENDER:
                    self.guards += 1
            if can_act:
                if not match.can_attack(spot):
                    continue
            elif is_active or flags & cannot_attack_flags or (flags & SHOCKED and flags & TAPPED):
                continue
            else:
                attack = lasting_attack
            if attack > 0:
                self.attackers += 1
                self.strike += attack
                if keywords & INFILTRATE:
                    self.strike_past_guards += attack
                elif attack > self.strongest:
                    self.strongest = attack
        for spot in range(first + ALLEY, first + SPOTS):
            if tokens[BLOCKS + WIDTH * spot]:
                self.alley_unit_count += 1
                self.alley_cost += match.cards[match.card_at(spot)].cost
        if can_act and self.alley_unit_count and not match.flags_at(first + GATE) & TAPPED:
            self.gate = 1
        self.count_hand(match, seat, is_active)

    def count_hand(self, match: Match, seat: i64, is_active: bool) -> None:
        tokens = match.table.tokens
        ikz_now = tokens[IKZ + seat] + tokens[IKZ_TOKEN + seat] + tokens[FLEETING + seat]
        budget = ikz_now if is_active else self.ikz + 1 + tokens[IKZ_TOKEN + seat]
        budget_left = budget
        for card in match.table.zones[HAND + seat]:
            printed = match.cards[card]
            cost: i64 = printed.cost
            if cost <= budget:
                self.affordable += 1
            if printed.is_playable_in & RESPONSE and cost <= ikz_now:
                self.responses += 1
            if cost <= budget_left and (printed.kind == WEAPON or (printed.kind == ENTITY and printed.keywords & CHARGE)):
                self.extra_attack += printed.attack
                budget_left -= cost

    def damage_through(self, guards: i64) -> i64:
        """The minimum damage that reaches a leader behind this many Defenders."""
        blocked_damage = self.strongest * guards
        stoppable_damage = self.strike - self.strike_past_guards
        return self.strike - (blocked_damage if blocked_damage < stoppable_damage else stoppable_damage)


def count_exposed(match: Match, side: SideFeatures, strongest: i64) -> None:
    """Count the cost, plus 1 each, of a side's tapped units that an attack of that strength would defeat."""
    first = side.side * SPOTS
    for spot in range(first + GARDEN, first + ALLEY):
        if not match.is_free(spot) and match.flags_at(spot) & TAPPED and match.cards[match.card_at(spot)].health <= strongest:
            side.exposed += 1 + match.cards[match.card_at(spot)].cost


def side_features(match: Match) -> tuple[SideFeatures, SideFeatures]:
    """The features of the active player and of the waiting player."""
    active = match.table.tokens[TURN]
    mine, theirs = SideFeatures(match, active), SideFeatures(match, 1 - active)
    count_exposed(match, theirs, mine.strongest)
    count_exposed(match, mine, theirs.strongest)
    return mine, theirs


def evaluate(match: Match, seat: int) -> int:
    """The value for `seat`. It is zero-sum: the other seat has the negative value."""
    if match.table.tokens[PHASE] == SET_UP:
        return 0
    active = match.table.tokens[TURN]
    mine, theirs = side_features(match)
    value = active_value(mine) - waiting_value(theirs) + race_value(mine, theirs)
    if match.table.resolving:
        value += attack_value(match) * (1 if match.table.resolving[-1][ENTRY_SEAT] == active else -1)
    value = damp_lead(value)
    return value if seat == active else -value


def damp_lead(value: i64) -> i64:
    """Reduce a large lead. Otherwise the fall of a leader would not stand out."""
    if value > DAMPED_FROM:
        return DAMPED_FROM + (value - DAMPED_FROM) // 4
    return -DAMPED_FROM - (-DAMPED_FROM - value) // 4 if value < -DAMPED_FROM else value


def health_value(health: i64) -> i64:
    """The value of a leader's health: the last points count more."""
    value = health * 1000
    value += 800 * min(health, 10)
    value += 800 * min(health, 5)
    return value


def shared_value(side: SideFeatures) -> i64:
    value = health_value(side.health)
    value += 950 * side.unit_count + 370 * side.attack + 210 * side.toughness + 270 * side.cost + 300 * side.evasive_units
    value += 520 * side.alley_unit_count + 720 * side.alley_cost
    value += 400 * side.hand_size + 270 * side.affordable
    value += 1500 * side.ikz + 700 * side.ikz_tokens
    value += 600 * side.guards
    if side.deck_size < FEW_CARDS:
        value -= 1500 * (FEW_CARDS - side.deck_size)
    return value


def active_value(side: SideFeatures) -> i64:
    """The value of the active player's side."""
    value = shared_value(side) + 830 * side.strike + 50 * side.extra_attack
    return value + 520 * side.unspent_ikz + 650 * side.gate - 400 * side.exposed - 960


def waiting_value(side: SideFeatures) -> i64:
    """The value of the waiting player's side."""
    value = shared_value(side) + 650 * side.strike + 50 * side.extra_attack
    return value + 800 * side.responses - 130 * side.exposed - 290 * side.tapped


def race_value(mine: SideFeatures, theirs: SideFeatures) -> i64:
    """The value of a leader that may fall now or in the next turn, for the active player."""
    value: i64 = 0
    health_left = theirs.health - mine.damage_through(theirs.guards)
    if health_left <= 0:
        return 6_700
    if health_left <= mine.extra_attack:
        value += 5_500
    health_left = mine.health - theirs.damage_through(mine.guards)
    if health_left <= 0:
        value -= 4_000
    elif health_left <= theirs.extra_attack:
        value -= 3_000
    return value


def attack_value(match: Match) -> i64:
    """The value of the current attack for the attacker, if nothing changes."""
    combat = match.table.resolving[-1]
    attacker, target = match.find(combat[ENTRY_ATTACKER]), match.find(combat[ENTRY_TARGET])
    if attacker < 0 or target < 0:
        return 0
    return combat_loss(match, target, match.attack_of(attacker)) - combat_loss(match, attacker, match.attack_of(target))


def combat_loss(match: Match, spot: i64, attack: i64) -> i64:
    """The value that a unit's owner loses to this much combat damage."""
    if attack <= 0:
        return 0
    health, damage_taken = match.health_of(spot), damage.after_reduction(match, spot, attack, BY_COMBAT)
    if spot == LEADER or spot == SPOTS + LEADER:
        return LEADER_FALLS if damage_taken >= health else health_value(health) - health_value(health - damage_taken)
    if damage_taken < health or match.has(spot, GODMODE):
        return 0
    return unit_value(match, spot)


def unit_value(match: Match, spot: i64) -> i64:
    card = match.cards[match.card_at(spot)]
    return 950 + 1000 * card.attack + 210 * card.health + 270 * card.cost
