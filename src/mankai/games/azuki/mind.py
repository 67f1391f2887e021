"""The mind that plays the Azuki TCG: how a match stands, by the race of damage, what stands on the field, and what is held.

A look at each side counts what matters; what it is worth differs for who has the turn and who waits for it.  The weights are
fitted to who won (`docs/strength.md`), in thousandths of a point of health.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mankai.games.azuki.rules import damage
from mankai.games.azuki.rules.cards import ENTITY, WEAPON
from mankai.games.azuki.rules.match import Match
from mankai.games.azuki.rules.places import (
    ACCEPT,
    ALLEY,
    AMOUNT,
    ATTACK,
    BLOCKS,
    BY_COMBAT,
    BY_IKZ,
    BY_TOKEN,
    CHARGE,
    COOLDOWN,
    DECK,
    DECLINE,
    DEFENDER,
    END,
    END_TURN,
    FIELD_SPOTS,
    FLAGS,
    FLEETING,
    FROZEN,
    GARDEN,
    GATE,
    GODMODE,
    HAND,
    IKZ,
    INFILTRATE,
    LEADER,
    M_ATTACKER,
    M_SEAT,
    M_TARGET,
    MORE_ATTACK,
    PASS,
    PHASE,
    PLAY,
    PORTAL,
    PURSE,
    READY,
    RESPONSE,
    ROOTED,
    ROWS,
    SET_UP,
    SHOCKED,
    SPENT,
    SPOT,
    SPOTS,
    TAKE,
    TAPPED,
    TOKEN,
    TURN,
    TURNS,
    USE,
    WIDTH,
    zone_of,
)
from mankai.kernel.luck import Dice
from mankai.kernel.play import Play
from mankai.kernel.rules import Rules
from mankai.players.mind import Mind

FALLEN: Final = 60_000  # a leader that falls by the attack under way
SURE: Final = 7_000  # from here on
FEW_CARDS: Final = 6  # in a deck: from here on every card less is a turn less
HANDS: Final = 40  # that are imagined before a mulligan
EARLY: Final = 4  # the turns for which a hand is kept or not


class MatchMind(Mind):
    """Judges where the active player may act; takes ready lists, and keeps hands that can be played."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.building = ["choose list", "choose gate", "build", "mulligan"]
        self.horizon = 1
        self.spread = 7500.0
        self.at_rest_only = True
        self.curiosity = 0.08
        self.first_look = 3

    def worth(self, game: Play, seat: int) -> int:
        assert isinstance(game, Match)
        return worth(game, seat)

    def leaning(self, game: Play, seat: int, option: int) -> int:
        assert isinstance(game, Match)
        glance = leaning(game, seat, option)
        # A turn has many decisions, and one bad one spoils a rollout: so nearly always the better one.
        return glance * glance * glance

    def turns(self, game: Play) -> int:
        return game.table.tokens[TURNS]

    def judged(self, game: Play, seat: int, options: list[int], dice: Dice) -> int:
        assert isinstance(game, Match)
        if game.rules.verb_of[options[0]] == DECLINE:
            return game.rules.code(DECLINE if is_kept(game, seat, dice) else ACCEPT)
        return dice.pick([option for option in options if game.rules.verb_of[option] == READY] or options)


class Look:
    """What one side has."""

    def __init__(self, match: Match, seat: i64) -> None:
        tokens, zones = match.table.tokens, match.table.zones
        first = seat * SPOTS
        is_active = tokens[TURN] == seat
        self.whose: i64 = seat
        self.health: i64 = match.health_of(first + LEADER)
        self.bodies: i64 = 0
        self.attack: i64 = 0  # of the Garden, without what ends with the turn
        self.toughness: i64 = 0
        self.cost: i64 = 0
        self.keywords: i64 = 0  # how many have Infiltrate or Godmode
        self.guards: i64 = 0  # untapped Defenders
        self.strike: i64 = 0  # the damage of all that can attack: now, or who waits for the turn, in it
        self.strongest: i64 = 0  # of these
        self.striking: i64 = 0  # how many
        self.strike_past_guards: i64 = 0  # that no Defender stops
        self.tapped: i64 = 0
        self.back_bodies: i64 = 0  # of the Alley
        self.back_cost: i64 = 0
        self.hand: i64 = len(zones[HAND + seat])
        self.usable: i64 = 0  # cards that can be paid for: now, or in the turn to come
        self.burst: i64 = 0  # attack that weapons and Charge would bring at once
        self.answers: i64 = 0  # responses held that can be paid for now
        self.ikz: i64 = tokens[IKZ + seat] + tokens[SPENT + seat]
        self.unspent: i64 = tokens[IKZ + seat]
        self.token: i64 = tokens[TOKEN + seat]
        self.gate: i64 = 0  # 1 where it may still be used this turn
        self.deck: i64 = len(zones[DECK + seat])
        self.exposed: i64 = 0  # the cost of what is tapped and would fall to the strongest of the other side
        can_act = is_active and tokens[PHASE] != END
        held_back: i64 = (FROZEN | ROOTED) << int(1 - seat)
        for spot in range(first, first + ALLEY):
            block = BLOCKS + WIDTH * spot
            if tokens[block] == 0 or spot == first + GATE:
                continue
            flags = tokens[block + FLAGS]
            attack = match.attack_of(spot)
            lasting = attack - tokens[block + MORE_ATTACK]
            zone = zones[zone_of(spot)]
            keywords: i64 = 0
            if len(zone) > 1 or lasting < 0:
                lasting = match.cards[zone[0]].attack
            if spot != first + LEADER:
                keywords = match.keywords_of(spot)
                self.bodies += 1
                self.attack += lasting
                self.toughness += match.cards[zone[0]].health
                self.cost += match.cards[zone[0]].cost
                if keywords & (INFILTRATE | GODMODE):
                    self.keywords += 1
                if flags & TAPPED:
                    self.tapped += 1
                elif keywords & DEFENDER:
                    self.guards += 1
            if can_act:
                if not match.can_attack(spot):
                    continue
            elif is_active or flags & held_back or (flags & SHOCKED and flags & TAPPED):
                continue
            else:
                attack = lasting
            if attack > 0:
                self.striking += 1
                self.strike += attack
                if keywords & INFILTRATE:
                    self.strike_past_guards += attack
                elif attack > self.strongest:
                    self.strongest = attack
        for spot in range(first + ALLEY, first + SPOTS):
            if tokens[BLOCKS + WIDTH * spot]:
                self.back_bodies += 1
                self.back_cost += match.cards[match.card_at(spot)].cost
        if can_act and self.back_bodies and not match.flags_at(first + GATE) & TAPPED:
            self.gate = 1
        self.count_hand(match, seat, is_active)

    def count_hand(self, match: Match, seat: i64, is_active: bool) -> None:
        tokens = match.table.tokens
        now = tokens[IKZ + seat] + tokens[TOKEN + seat] + tokens[FLEETING + seat]
        money = now if is_active else self.ikz + 1 + tokens[TOKEN + seat]
        left = money
        for card in match.table.zones[HAND + seat]:
            this = match.cards[card]
            cost: i64 = this.cost
            if cost <= money:
                self.usable += 1
            if this.is_playable_in & RESPONSE and cost <= now:
                self.answers += 1
            if cost <= left and (this.kind == WEAPON or (this.kind == ENTITY and this.keywords & CHARGE)):
                self.burst += this.attack
                left -= cost

    def through(self, guards: i64) -> i64:
        """The damage that reaches a leader behind so many Defenders, at least."""
        stopped = self.strongest * guards
        most = self.strike - self.strike_past_guards
        return self.strike - (stopped if stopped < most else most)


def expose(match: Match, one: Look, strongest: i64) -> None:
    """What of a side is tapped and would fall to an attack of that strength."""
    first = one.whose * SPOTS
    for spot in range(first + GARDEN, first + ALLEY):
        if not match.is_free(spot) and match.flags_at(spot) & TAPPED and match.cards[match.card_at(spot)].health <= strongest:
            one.exposed += 1 + match.cards[match.card_at(spot)].cost


def worth(match: Match, seat: int) -> int:
    """What `seat` has, less what the other has: as much as the other lacks."""
    if match.table.tokens[PHASE] == SET_UP:
        return 0
    active = match.table.tokens[TURN]
    mine, theirs = Look(match, active), Look(match, 1 - active)
    expose(match, theirs, mine.strongest)
    expose(match, mine, theirs.strongest)
    value = of_active(mine) - of_waiting(theirs) + race(mine, theirs)
    if match.table.matters:
        value += under_way(match) * (1 if match.table.matters[-1][M_SEAT] == active else -1)
    value = calm(value)
    return value if seat == active else -value


def calm(value: i64) -> i64:
    """Nothing is won before it is won: what is far ahead counts less, so that a leader that falls stands out."""
    if value > SURE:
        return SURE + (value - SURE) // 4
    return -SURE - (-SURE - value) // 4 if value < -SURE else value


def health_worth(health: i64) -> i64:
    """Every point counts, the last ones more."""
    value = health * 1000
    value += 800 * min(health, 10)
    value += 800 * min(health, 5)
    return value


def of_both(one: Look) -> i64:
    value = health_worth(one.health)
    value += 950 * one.bodies + 370 * one.attack + 210 * one.toughness + 270 * one.cost + 300 * one.keywords
    value += 520 * one.back_bodies + 720 * one.back_cost
    value += 400 * one.hand + 270 * one.usable
    value += 1500 * one.ikz + 700 * one.token
    value += 600 * one.guards
    if one.deck < FEW_CARDS:
        value -= 1500 * (FEW_CARDS - one.deck)
    return value


def of_active(one: Look) -> i64:
    """What belongs to who has the turn."""
    return of_both(one) + 830 * one.strike + 50 * one.burst + 520 * one.unspent + 650 * one.gate - 400 * one.exposed - 960


def of_waiting(one: Look) -> i64:
    """What belongs to who waits for the turn."""
    return of_both(one) + 650 * one.strike + 50 * one.burst + 800 * one.answers - 130 * one.exposed - 290 * one.tapped


def race(mine: Look, theirs: Look) -> i64:
    """Whether a leader is about to fall: now, or in the turn to come."""
    value: i64 = 0
    left = theirs.health - mine.through(theirs.guards)
    if left <= 0:
        return 6_700
    if left <= mine.burst:
        value += 5_500
    left = mine.health - theirs.through(mine.guards)
    if left <= 0:
        value -= 4_000
    elif left <= theirs.burst:
        value -= 3_000
    return value


def under_way(match: Match) -> i64:
    """What the attack under way will bring the attacker, as it stands."""
    matter = match.table.matters[-1]
    attacker, target = match.find(matter[M_ATTACKER]), match.find(matter[M_TARGET])
    if attacker < 0 or target < 0:
        return 0
    return taken(match, target, match.attack_of(attacker)) - taken(match, attacker, match.attack_of(target))


def taken(match: Match, spot: i64, attack: i64) -> i64:
    """What so much combat damage takes from who stands at a spot."""
    if attack <= 0:
        return 0
    health, amount = match.health_of(spot), damage.after_reduction(match, spot, attack, BY_COMBAT)
    if spot == LEADER or spot == SPOTS + LEADER:
        return FALLEN if amount >= health else health_worth(health) - health_worth(health - amount)
    if amount < health or match.has(spot, GODMODE):
        return 0
    return unit_worth(match, spot)


def unit_worth(match: Match, spot: i64) -> i64:
    card = match.cards[match.card_at(spot)]
    return 950 + 1000 * card.attack + 210 * card.health + 270 * card.cost


def leaning(match: Match, seat: int, option: int) -> int:
    """A glance at an option: plays and attacks before passes, dear cards before cheap ones, attacks that bring something."""
    rules = match.rules
    verb, subject = rules.verbs_by_option[option], rules.subject(option)
    if verb == PLAY:
        this = match.printed[subject]
        if this.kind == ENTITY:
            return 24 + 8 * this.cost
        if this.kind == WEAPON and not can_use_weapon(match, seat):
            return 1
        return 24
    if verb == ATTACK:
        return 16 + 6 * int(match.attack_of(seat * SPOTS + subject))
    if verb == SPOT:
        return leaning_to_spot(match, seat, subject)
    if verb == END_TURN:
        return 4
    if verb == PASS:
        lost = int(under_way(match))
        return 2 if lost >= FALLEN else 40 - lost // 200 if lost < 6000 else 10
    if verb == PORTAL:
        return 30
    if verb == USE:
        return 12 if subject != LEADER or match.cards[match.card_at(seat * SPOTS)].price else 2
    if verb == ROWS:
        return leaning_to_row(match, seat, subject)
    if verb == TAKE:
        return 4 + match.printed[subject].cost
    if verb == AMOUNT:
        return 1 + 6 * subject
    if verb == PURSE:
        return 12 if subject == BY_IKZ else 2 if subject == BY_TOKEN else 4
    if verb == DECLINE:
        return 3
    return 5


def can_use_weapon(match: Match, seat: i64) -> bool:
    """Whether anybody who may carry a weapon can still attack this turn, or is attacked."""
    if match.table.matters:
        return True
    first = seat * SPOTS
    for spot in range(first, first + ALLEY):
        if spot != first + GATE and not match.is_free(spot) and is_ready(match, spot):
            return True
    return False


def is_ready(match: Match, spot: i64) -> bool:
    """Whether a carrier could attack with a weapon: also a leader that has no attack yet."""
    flags = match.flags_at(spot)
    if flags & TAPPED:
        return False
    return not flags & COOLDOWN or match.has(spot, CHARGE)


def leaning_to_row(match: Match, seat: i64, row: i64) -> int:
    """Through the Alley where the Gate can bring it on at once, so that the Gate's text works too; else the Garden."""
    first = seat * SPOTS
    through = not match.flags_at(first + GATE) & TAPPED and match.row_count(first + ALLEY) == 0
    return 12 if through == (row == 1) else 5


def leaning_to_spot(match: Match, seat: i64, seen: i64) -> int:
    """A glance at a target: of an attack, by what it brings; of anything else, the foe's rather than one's own."""
    spot = (seen + seat * SPOTS) % FIELD_SPOTS
    if match.question == "attack":
        attacker = match.details[0]
        return glanced(taken(match, spot, match.attack_of(attacker)) - taken(match, attacker, match.attack_of(spot)))
    if match.question == "defend":
        attack = match.attack_of(match.find(match.table.matters[-1][M_ATTACKER]))
        saved = taken(match, match.find(match.table.matters[-1][M_TARGET]), attack)
        return glanced(saved - taken(match, spot, attack))
    if match.question == "carrier":
        return 12 if is_ready(match, spot) else 1
    if seen >= SPOTS:
        return 12 + 2 * int(match.cards[match.card_at(spot)].cost)
    return 2 if seen == LEADER else 5


def glanced(gain: i64) -> int:
    """The more an option brings, the rather it is tried."""
    if gain <= 0:
        return 1
    gain = min(gain, 10_000) // 250
    return 2 + int(gain * gain // 4)


def is_kept(match: Match, seat: int, dice: Dice) -> bool:
    """Whether a hand will be played out better than most others of the same deck: who decides knows their own list."""
    zones = match.table.zones
    held, rest = list(zones[HAND + seat]), list(zones[DECK + seat])
    own, better = curve(match, held), 0
    for _ in range(HANDS):
        if curve(match, dice.shuffled(rest)[: len(held)]) > own:
            better += 1
    return 2 * better <= HANDS


def curve(match: Match, hand: list[int]) -> int:
    """How much IKZ a hand can spend in the first turns, each on the dearest cards that it pays for; entities count double."""
    left = hand[:]
    total = 0
    for ikz in range(1, EARLY + 1):
        money = ikz
        while True:
            chosen = -1
            for card in left:
                this = match.cards[card]
                if this.cost <= money and this.cost > 0 and (chosen < 0 or is_rather(match, card, chosen)):
                    chosen = card
            if chosen < 0:
                break
            left.remove(chosen)
            money -= match.cards[chosen].cost
            total += match.cards[chosen].cost * (2 if match.cards[chosen].kind == ENTITY else 1)
    return total


def is_rather(match: Match, card: int, other: int) -> bool:
    """Whether a card is played before another in an early turn."""
    one, two = match.cards[card], match.cards[other]
    if (one.kind == ENTITY) != (two.kind == ENTITY):
        return one.kind == ENTITY
    return one.cost > two.cost
