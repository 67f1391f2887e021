"""The runner of a duel: queries about the table, legality checks, and the changes that the rules (not the cards) make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import (
    ATTACK_CARD,
    CHECKED_EACH_STEP,
    HAS_COPIES,
    LIFE_CHANGED,
    ON_ACTIONS,
    ON_ARROWS,
    ON_AURA,
    ON_CARDS,
    ON_DISTANCE,
    ON_DISTANCE_CHANGE,
    ON_FLARE,
    ON_LEAVING,
    ON_LIFE_DAMAGE,
    ON_PLAYED,
    ON_RANGE_CHANGE,
    ON_READIED,
)
from mankai.games.sakura_arms.rules.constants import (
    ACTED,
    ADVANCE,
    ALTERED,
    ATTACK,
    ATTACKS,
    AURA,
    BACKWARD,
    BOOST,
    BREAKAWAY,
    BY_EFFECT,
    BY_NORMAL,
    BY_ULTIMATE,
    CARD_PLAYED,
    CHOICE_BITS,
    CHOICES,
    COSTS_WAIVED,
    DESTROY,
    DISCARD,
    DISTANCE,
    ENTRY_AS_REACTION,
    ENTRY_BOOSTS,
    ENTRY_CARD,
    ENTRY_FULL_FORCE,
    ENTRY_ORDINAL,
    ENTRY_REACTS_TO,
    ENTRY_SEAT,
    FACE_DOWN,
    FLARE,
    FOCUS,
    FOLLOWING,
    FORMS,
    FORWARD,
    FROM_ELSEWHERE,
    HAND,
    IN_PLAY,
    INEVITABLE_FOR_NORMALS,
    LIFE,
    LIMBO,
    LIMITED,
    NTH_ATTACK,
    OPEN,
    PHASE,
    PHASE_ATTACKS,
    READY,
    RECOVER,
    RETREAT,
    SCARRED,
    SHADOW,
    USED,
    VIGOR,
    Pair,
)
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.games.sakura_arms.rules.engine.distance import CurrentDistance
from mankai.games.sakura_arms.rules.engine.player import Player
from mankai.kernel.table import Cards, Numbers, Table, holds

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition

# Obstacles: reasons why a card cannot be played or a Basic Action cannot be taken.
NOTHING_WRONG: Final = 0
OUT_OF_RANGE: Final = 1
TOO_LITTLE_FLARE: Final = 2
IS_FULL_POWER: Final = 3
IS_NO_REACTION: Final = 4
CONDITION_FAILS: Final = 5
CANNOT_PAY: Final = 6
IS_LIMITED: Final = 7
IS_FORBIDDEN: Final = 8
IS_INEVITABLE: Final = 9
NO_COST: Final = 10
SOURCE_EMPTY: Final = 11
TARGET_FULL: Final = 12
TOO_NEAR: Final = 13
TOO_FAR: Final = 14
NOT_OFFERED: Final = 15
IS_ONLY_REACTION: Final = 16

ROUTES: Final = [(DISTANCE, AURA), (AURA, DISTANCE), (SHADOW, AURA), (AURA, FLARE), (SHADOW, DISTANCE)]  # by Basic Action


def play_details(zone: int, reacts_to: int = -1, as_reaction: int = 0, full_force: int = 0) -> Numbers:
    """Return the details of the step that plays a card at its printed cost; `steps.play.use_card` explains them."""
    return (zone, reacts_to, as_reaction, full_force, 0, 0, 0)


class Duel(CurrentDistance):
    """A duel between two players."""

    def __init__(self, edition: Edition, table: Table) -> None:
        super().__init__(edition, table)
        self.arrow_factor = edition.arrow_factor_on(table)  # fixed for the duel
        # By card: its hypothetical Attack (`trial_attack`).  Cleared by `invalidate_standing`; replaced if another seat asks.
        self.trial_attacks: list[Attack | None] = []
        self.players = [Player(self, 0), Player(self, 1)]
        self.refresh_goddesses()
        if self.possible_effects & HAS_COPIES:
            self.refresh_copies()

    def invalidate_standing(self) -> None:
        super().invalidate_standing()
        if self.trial_attacks:
            self.trial_attacks = []

    def close(self) -> None:
        super().close()
        self.players = []
        self.trial_attacks = []

    def perform(self, step: i64) -> None:
        effects = self.possible_effects
        if not effects & CHECKED_EACH_STEP:
            self.edition.do_step(self, step)
            return
        if effects & ON_DISTANCE_CHANGE and self.last_distance < 0:
            self.remember_distance()
        if self.are_copies_stale:
            self.refresh_copies()
        self.edition.do_step(self, step)
        if self.are_marks_stale:
            self.drop_marks()
        if self.last_distance >= 0 and self.possible_effects & ON_DISTANCE:
            self.refresh_standing()
            if self.was_distance_altered or self.standing_bits & ON_DISTANCE:
                self.check_distance_change()  # `move_sakura` has already checked moves of Sakura

    def after_cut(self) -> None:
        """Clean up after steps were cut: cards being played go where they belong, attacks vanish."""
        for seat in range(2):
            for card in self.table.zones[LIMBO + seat]:
                if self.charge(card) > 0:
                    self.move_card(card, LIMBO + seat, IN_PLAY + seat)
                else:
                    self.put_away(card, seat)
            for card in self.table.zones[IN_PLAY + seat]:
                if self.charge(card) == 0:
                    self.move_card(card, IN_PLAY + seat, self.home_zone(card, seat))
        self.table.resolving = []
        if self.possible_effects & ON_PLAYED:
            self.table.effects = tuple([effect for effect in self.table.effects if effect[0] != FOLLOWING])
        self.last_distance = -1

    # Queries.

    def charge(self, card: i64) -> i64:
        """The Sakura on an Enchantment."""
        return self.table.on_cards.get(card, 0)

    def home_zone(self, card: i64, seat: i64) -> i64:
        """Return the zone a card goes to when `seat` has played it.  A Poison belongs to its holder."""
        this = self.cards[card]
        if this.is_poison:
            return DISCARD + seat
        return (USED if this.is_ultimate else DISCARD) + self.owner(card)

    def room(self, place: i64) -> i64:
        """Return how many more Sakura a place takes."""
        tokens = self.table.tokens
        if place == DISTANCE:
            return self.edition.distance_cap - tokens[DISTANCE] - tokens[BACKWARD] - tokens[BACKWARD + 1]
        if place == AURA or place == AURA + 1:
            return self.edition.aura_cap - tokens[place]
        return 99

    def loose(self, place: i64) -> i64:
        """Return how many Sakura can be moved from a place.  Covered Sakura in Distance cannot."""
        tokens = self.table.tokens
        if place == DISTANCE:
            return tokens[DISTANCE] - tokens[FORWARD] - tokens[FORWARD + 1]
        return tokens[place]

    # Legality.

    def new_attack(self, seat: i64, card: i64, reach: i64, damage: tuple[int, int], kind: i64, traits: i64) -> list[int]:
        """Return an attack as an entry of `Table.resolving`, not made yet, with the boosts that it would use."""
        frame = self.frame_of(seat, card)
        aura, life = damage
        if frame is None:
            entry = [ATTACK, seat, card, -1, 0, -1, 0, 0, kind, reach, aura, life, traits, 0, 0, OPEN, -1, -1]
        else:
            entry = [ATTACK, *frame[ENTRY_SEAT:], kind, reach, aura, life, traits, 0, 0, OPEN, -1, -1]
            if kind == BY_EFFECT:  # an attack made by the effect of a Reaction is not a Reaction
                entry[ENTRY_REACTS_TO], entry[ENTRY_AS_REACTION] = -1, 0
        for effect_kind, effect_seat, boost, chosen in self.table.effects:
            if effect_kind == BOOST and effect_seat == seat:
                attack = Attack(self, entry)
                attack.choice = chosen[0] if chosen else 0
                if self.faces[boost].boosts(self.players[seat], attack):
                    entry[ENTRY_ORDINAL] |= attack.choice << (CHOICES + CHOICE_BITS * (len(entry) - ENTRY_BOOSTS))
                    entry.append(boost)
        return entry

    def frame_of(self, seat: i64, card: i64) -> list[int] | None:
        """Return the innermost entry of `Table.resolving` if it is this card being played, else none."""
        resolving = self.table.resolving
        if resolving and resolving[-1][0] == CARD_PLAYED and resolving[-1][ENTRY_CARD] == card:
            return resolving[-1]
        return None

    def would_reach(self, seat: i64, card: i64, with_full_force: bool = False, altered: i64 = 0) -> bool:
        """Whether the Attack of a card would be in Range if `seat` played it now, with one number `altered` if given."""
        this = self.cards[card]
        if altered:
            return Attack(self, self.own_attack(seat, card, altered << ALTERED)).reach() >> self.distance() & 1 == 1
        if with_full_force:
            return Attack(self, self.own_attack(seat, card, 0, True)).reach() >> self.distance() & 1 == 1
        if self.cached_distance < 0:
            self.refresh_standing()
        if not self.boosted_seats >> seat & 1 and not this.may_change_range and not self.standing_bits & ON_RANGE_CHANGE:
            return this.reach >> self.distance() & 1 == 1
        return self.reach_now(seat, card) >> self.distance() & 1 == 1

    def reach_now(self, seat: i64, card: i64) -> int:
        """Return the Range, as bits, that the Attack of a card would have if `seat` played it now."""
        if self.cached_distance < 0 or self.boosted_seats >> seat & 1 or self.table.resolving:
            return Attack(self, self.own_attack(seat, card)).reach()
        return self.trial_attack(seat, card).reach()

    def trial_attack(self, seat: i64, card: i64) -> Attack:
        """Return the hypothetical Attack of a card while options are listed and no boost waits.

        It is kept in `trial_attacks`: the cards that are asked about it do not change it.
        """
        if not self.trial_attacks:
            self.trial_attacks = [None] * len(self.cards)
        made = self.trial_attacks[card]
        if made is None or made.entry[ENTRY_SEAT] != seat:
            made = Attack(self, self.own_attack(seat, card))
            self.trial_attacks[card] = made
        return made

    def own_attack(self, seat: i64, card: i64, traits: i64 = 0, with_full_force: bool = False) -> list[int]:
        """Return the Attack of a card as an entry of `Table.resolving`, not made yet."""
        this = self.cards[card]
        reach = this.full_force_reach if with_full_force and this.full_force_reach else this.reach
        entry = self.new_attack(seat, card, reach, this.damage, BY_ULTIMATE if this.is_ultimate else BY_NORMAL, traits)
        if with_full_force:
            entry[ENTRY_FULL_FORCE] = 1
        return entry

    def printed_attack(self, seat: int, card: int) -> tuple[int, Pair]:
        """Return Range and damage of the side that an Attack card shows now."""
        this = self.cards[card]
        if this.other_reach and this.side(self.players[seat], Attack(self, self.own_attack(seat, card))) == 1:
            return this.other_reach, this.other_damage
        return this.reach, this.damage

    def flare_cost(self, seat: i64, card: i64) -> i64:
        """Return the Flare that an Ultimate costs `seat` now."""
        this = self.cards[card]
        cost: i64 = this.flare
        if this.changes_own_flare:
            cost += this.flare_change(self.players[seat])
        if self.possible_effects & ON_FLARE and (self.cached_distance < 0 or self.standing_bits & ON_FLARE):
            for owner, _, standing in self.standing_effects(ON_FLARE):
                cost += standing.ongoing_flare(self.players[owner], self.players[seat], this)
        if cost < 0:
            return 0
        return cost

    def obstacle(
        self,
        seat: i64,
        card: i64,
        waived: i64 = 0,
        as_reaction: bool = False,
        with_full_force: bool = False,
        altered: i64 = 0,
    ) -> i64:
        """Return the reason why `seat` cannot play a card, or `NOTHING_WRONG`.  Timing is not checked."""
        this, tokens, me = self.cards[card], self.table.tokens, self.players[seat]
        if tokens[LIMITED + seat]:
            return IS_LIMITED
        if this.only_as_reaction and not as_reaction:
            return IS_ONLY_REACTION
        if this.is_ultimate and not waived and tokens[FLARE + seat] < self.flare_cost(seat, card):
            return TOO_LITTLE_FLARE
        if this.type == ATTACK_CARD and not self.would_reach(seat, card, with_full_force, altered):
            return OUT_OF_RANGE
        if not this.condition(me):
            return CONDITION_FAILS
        if waived < COSTS_WAIVED and not this.can_pay(me):
            return CANNOT_PAY
        if self.possible_effects & ON_CARDS:
            for owner, _, standing in self.standing_effects(ON_CARDS):
                if standing.ongoing_forbids_card(self.players[owner], me, this):
                    return IS_FORBIDDEN
        return NOTHING_WRONG

    def playable(self, seat: i64) -> Cards:
        """Return the cards that `seat` may play in the Main Phase, as far as their zones decide it."""
        zones = self.table.zones
        return zones[HAND + seat] + zones[READY + seat] + self.playable_from_face_down(seat)

    def main_obstacle(self, seat: i64, card: i64) -> i64:
        """Return the reason why `seat` cannot play a card in their Main Phase, or `NOTHING_WRONG`."""
        if self.cards[card].full_power and self.table.tokens[ACTED]:
            return IS_FULL_POWER
        return self.obstacle(seat, card)

    def full_force_obstacle(self, seat: i64, card: i64) -> i64:
        """Return the reason why `seat` cannot play a card with Full Force: as the only Full Power action of the phase."""
        if not self.cards[card].full_force or self.table.tokens[ACTED]:
            return IS_FULL_POWER
        return self.obstacle(seat, card, 0, False, True)

    def can_react_with(self, seat: i64, card: i64) -> bool:
        """Whether a card is a Reaction, or may be played as one now."""
        this = self.cards[card]
        return this.reaction or (this.may_gain_reaction and this.gains_reaction(self.players[seat]))

    def reaction_obstacle(self, seat: i64, card: i64, traits: i64) -> i64:
        """Return the reason why `seat` cannot play a card as a Reaction to an attack with these traits."""
        this = self.cards[card]
        if not self.can_react_with(seat, card):
            return IS_NO_REACTION
        if traits & INEVITABLE_FOR_NORMALS and not this.is_ultimate:
            return IS_INEVITABLE
        return self.obstacle(seat, card, 0, True)

    def action_obstacle(self, seat: i64, action: i64, is_free: bool = False) -> i64:
        """Return the reason why `seat` cannot take a Basic Action, or `NOTHING_WRONG`."""
        tokens = self.table.tokens
        if self.edition.free_action_bits >> action & 1:  # it is not a Basic Action, so Limited does not forbid it
            if self.offers(seat, action):
                return NOTHING_WRONG
            return NOT_OFFERED
        if tokens[LIMITED + seat]:
            return IS_LIMITED
        if not is_free and tokens[VIGOR + seat] == 0 and not self.can_discard(seat):
            return NO_COST
        return self.basic_obstacle(seat, action)

    def basic_obstacle(self, seat: i64, action: i64) -> i64:
        """Return the reason why `seat` cannot take a Basic Action, apart from its cost and Limited."""
        if action <= BREAKAWAY:
            source, target = self.route(seat, action)
            if action == ADVANCE and self.distance() <= self.master_distance():
                return TOO_NEAR
            if action == BREAKAWAY and self.distance() > self.master_distance():
                return TOO_FAR
            if self.loose(source) == 0:
                return SOURCE_EMPTY
            if self.room(target) <= 0:
                return TARGET_FULL
        elif not self.offers(seat, action):
            return NOT_OFFERED
        if self.possible_effects & ON_ACTIONS:
            for owner, _, this in self.standing_effects(ON_ACTIONS):
                if this.ongoing_forbids_action(self.players[owner], self.players[seat], action):
                    return IS_FORBIDDEN
        return NOTHING_WRONG

    def route(self, seat: i64, action: i64) -> tuple[i64, i64]:
        """Return source and target of the Sakura that a Basic Action of the rulebook moves."""
        if action == ADVANCE:
            return DISTANCE, AURA + seat
        if action == RETREAT:
            return AURA + seat, DISTANCE
        if action == RECOVER:
            return SHADOW, AURA + seat
        if action == FOCUS:
            return AURA + seat, FLARE + seat
        return SHADOW, DISTANCE

    def added_actions(self, seat: i64) -> i64:
        """Return the actions that cards beside the board of `seat` add, as bits."""
        found: i64 = 0
        for card in self.table.zones[FORMS + seat]:
            action = self.cards[card].adds_action
            if action >= 0:
                found |= 1 << action
        return found

    def offers(self, seat: i64, action: i64) -> bool:
        for card in self.table.zones[FORMS + seat]:
            if self.cards[card].adds_action == action:
                return self.cards[card].offers_action(self.players[seat])
        return False

    def can_discard(self, seat: i64) -> bool:
        """Whether `seat` holds a card that can be discarded face-down."""
        for card in self.table.zones[HAND + seat]:
            if not self.cards[card].is_poison:
                return True
        return False

    # Changes.

    def move_sakura(self, amount: i64, source: i64, target: i64) -> i64:
        """Move up to `amount` Sakura, as far as they are there and fit. Returns how many were moved."""
        there = self.loose(source)
        if amount > there:
            amount = there
        space = self.room(target)
        if amount > space:
            amount = space
        if amount <= 0:
            return 0
        if source == LIFE or source == LIFE + 1 or target == LIFE or target == LIFE + 1:
            return self.move_life(amount, source, target)
        amount = self.move_tokens(amount, source, target)
        if self.last_distance >= 0 and (source == DISTANCE or target == DISTANCE):
            self.check_distance_change()
        return amount

    def move_life(self, amount: i64, source: i64, target: i64) -> i64:
        """Move Sakura from or to Life.  Winning is checked at once, before anything else.  Returns how many were moved."""
        tokens = self.table.tokens
        before = [tokens[LIFE], tokens[LIFE + 1]]
        amount = self.move_tokens(amount, source, target)
        if tokens[LIFE] == 0 or tokens[LIFE + 1] == 0:
            self.finish((0, 0) if tokens[LIFE] == tokens[LIFE + 1] else (0, 1) if tokens[LIFE] > 0 else (1, 0))
        for seat in range(2):
            if before[seat] != tokens[LIFE + seat]:
                self.resurge_at_once(seat, LIFE_CHANGED, before[seat], tokens[LIFE + seat])
        return amount

    def resurge_at_once(self, seat: i64, change: i64, before: i64, now: i64) -> None:
        """Ready the Used Ultimates of `seat` whose Immediate Resurgence reacts to this change."""
        for card in self.table.zones[USED + seat]:
            this = self.cards[card]
            if not this.has_immediate_resurgence or card not in self.table.zones[USED + seat]:
                continue  # an Ultimate readied earlier in this loop may have moved it
            if this.immediate_resurgence(self.players[seat], change, before, now):
                self.make_ready(seat, card)

    def make_ready(self, seat: i64, card: i64) -> None:
        """Make a Used Ultimate Ready, and trigger the cards that wait for that."""
        self.move_card(card, USED + seat, READY + seat)
        self.trigger(ON_READIED, self.players[seat], card)

    def note_attack(self, seat: i64, entry: list[int]) -> None:
        """Count an attack that has been made, if the edition counts attacks, and write its number into `matter`."""
        tokens = self.table.tokens
        if self.edition.counts_attacks:
            tokens[ATTACKS + seat] += 1
            tokens[PHASE_ATTACKS + seat] += 1
            nth: int = tokens[ATTACKS + seat]
            entry[ENTRY_ORDINAL] |= min(nth, 255) << NTH_ATTACK

    def enter_phase(self, phase: i64) -> None:
        tokens = self.table.tokens
        if tokens[PHASE] != phase:
            tokens[PHASE] = phase
            if self.edition.counts_attacks:
                tokens[PHASE_ATTACKS] = tokens[PHASE_ATTACKS + 1] = 0

    def drain_charge(self, amount: i64, card: i64) -> i64:
        """Move Sakura from an Enchantment to Shadow, or where its text says, as far as they fit.  Returns how many were moved."""
        if self.possible_effects & ON_LEAVING:
            for owner, standing_card, this in self.standing_effects(ON_LEAVING):
                if standing_card == card:
                    target = self.players[owner].area(this.ongoing_leaving(self.players[owner]))
                    moved = self.take_off_card(min(amount, self.room(target)), card, target)
                    if self.last_distance >= 0:
                        self.check_distance_change()
                    return moved
        return self.take_off_card(amount, card, SHADOW)

    def empty_enchantment(self, seat: i64, card: i64) -> None:
        """Remove all Sakura from an Enchantment at the side of `seat`, and destroy it at once unless some had to stay."""
        self.drain_charge(self.charge(card), card)
        if self.charge(card) == 0:
            self.run_now(DESTROY, seat, card)

    def hurt_aura(
        self, seat: i64, amount: i64, target: i64 = SHADOW, cause: i64 = FROM_ELSEWHERE, is_chosen: bool = True
    ) -> None:
        """Deal Aura damage; 0 counts as taken too.  `is_chosen`: taken instead of Life damage, so all of it must be taken."""
        self.table.tokens[SCARRED + seat] = 1
        self.emit("hurt_aura", seat, -1, amount)
        if self.possible_effects & ON_AURA:
            self.hurt_shared_aura(seat, amount, target, is_chosen)
        else:
            self.move_sakura(amount, AURA + seat, target)
        if amount > 0 and cause & self.edition.aura_damage_that_distracts:
            self.lose_concentration(seat)

    def hurt_shared_aura(self, seat: i64, amount: i64, target: i64, is_chosen: bool) -> None:
        """Deal Aura damage while Sakura on cards may be treated as if they were in Aura."""
        left, running = amount, self.card
        lent = [card for owner, card, _ in self.standing_effects(ON_AURA) if owner == seat]
        for card in lent:
            self.set_effect_card(card)
            left = self.cards[card].aura_damage_left(self.players[seat], left, target, is_chosen)
        self.set_effect_card(running)
        self.move_sakura(left, AURA + seat, target)
        for card in lent:
            if self.charge(card) == 0:
                self.run_now(DESTROY, seat, card)

    def hurt_life(self, seat: i64, amount: i64, target: i64 = -1, cause: i64 = FROM_ELSEWHERE) -> None:
        """Deal Life damage: Sakura go to the Flare of the damaged player, unless `target` is given."""
        self.emit("hurt_life", seat, -1, amount)
        self.move_sakura(amount, LIFE + seat, FLARE + seat if target < 0 else target)
        if amount < 1:
            return
        if cause & self.edition.life_damage_that_distracts:
            self.lose_concentration(seat)
        self.trigger(ON_LIFE_DAMAGE, self.players[seat], amount)

    def aura_against_damage(self, seat: i64) -> i64:
        """Return the number of Sakura in Aura, with those on cards that may be treated as if they were there."""
        found = self.table.tokens[AURA + seat]
        for owner, card, _ in self.standing_effects(ON_AURA):
            if owner == seat:
                found += self.charge(card)
        return found

    def lose_concentration(self, seat: i64) -> None:
        """Discard Enchantments with Concentration (Unguarded, in the first generation) face-down, without Disenchant."""
        for card in self.table.zones[IN_PLAY + seat]:
            if self.cards[card].concentration:
                self.take_off_card(self.charge(card), card, SHADOW)
                owner = self.owner(card)
                self.move_card(card, IN_PLAY + seat, (USED if self.cards[card].is_ultimate else FACE_DOWN) + owner)

    def put_away(self, card: i64, seat: i64) -> None:
        """Move a card that has been played to the discard pile, or to Used; unless its effect has moved it already."""
        if holds(self.table.zones[LIMBO + seat], card):
            self.move_card(card, LIMBO + seat, self.home_zone(card, seat))

    def attack_reacted_to(self) -> Attack | None:
        """Return the attack that the card being played reacts to, or none."""
        resolving = self.table.resolving
        if not resolving or resolving[-1][ENTRY_REACTS_TO] < 0:
            return None
        return Attack(self, resolving[resolving[-1][ENTRY_REACTS_TO]])

    def spend_boosts(self, entry: list[int]) -> None:
        """Remove the boosts that an attack uses, once it has been made."""
        if len(entry) > ENTRY_BOOSTS:
            self.table.effects = tuple(
                [
                    effect
                    for effect in self.table.effects
                    if not (effect[0] == BOOST and effect[1] == entry[ENTRY_SEAT] and effect[2] in entry[ENTRY_BOOSTS:])
                ]
            )

    def arrow(self, who: Player, source: int, target: int) -> Pair:
        """Return source and target of an arrow effect of `who`; `NOWHERE` if it moves nothing."""
        for owner, _, this in self.standing_effects(ON_ARROWS):
            source, target = this.ongoing_arrow(self.players[owner], who, source, target)
        return source, target
