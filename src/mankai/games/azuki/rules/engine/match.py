"""The running match: state of the field, costs, waiting effects, and cards that enter, move on and leave the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import (
    HAS_AURA,
    HAS_BONUS,
    HAS_DISCOUNT,
    HAS_ENTERS,
    HAS_EQUIPPED,
    HAS_GUARDS,
    HAS_HEEDS,
    HAS_KEYWORDS,
    HAS_MORE_KEYWORDS,
    HAS_ON_PLAY,
    HAS_REACHES,
    HAS_WATCHED,
    SPELL,
    Card,
)
from mankai.games.azuki.rules.constants import (
    ALLEY,
    ALLEY_ONLY,
    ARRIVAL,
    ARRIVALS,
    BLOCKS,
    CARAPACE,
    CHARGE,
    COOLDOWN,
    COPIED,
    DAMAGE,
    DECK,
    DEFENDER,
    DEFENDING_BY_ANY,
    DISCARD,
    DISCOUNT,
    ENTERS,
    EQUIPPED,
    FIELD_SPOTS,
    FLAGS,
    FLEETING,
    FROZEN_BY_ANY,
    GARDEN,
    GARDEN_ONLY,
    HAND,
    HURT_BY,
    IKZ,
    IKZ_TOKEN,
    IMMUNE,
    IN_GARDEN,
    INFILTRATE,
    IS_IKZ,
    LEADER,
    MORE_ATTACK,
    MORE_HEALTH,
    OF_FOE,
    ON_PLAY,
    ONCE,
    ONLY_LEADERS,
    PLAYED,
    REACHES_ALLEY,
    ROOTED_BY_ANY,
    ROW,
    SPARED_BY_ANY,
    SPOTS,
    TAPPED,
    TAUNT,
    TRIGGER_GENERATION,
    TURN,
    USED_ONCE,
    WAITING,
    WAITING_ARRIVAL,
    WATCHED,
    WIDTH,
    block_of,
    is_alley,
    is_garden,
    zone_of,
)
from mankai.games.azuki.rules.engine.player import Player
from mankai.games.azuki.rules.engine.trigger import Trigger
from mankai.games.azuki.rules.engine.unit import Happening, Unit, is_once_per_turn
from mankai.kernel.runner import Runner
from mankai.kernel.table import Effect, Table, is_among

if TYPE_CHECKING:
    from mankai.games.azuki.rules.edition import Azuki


class Match(Runner):
    """A running match."""

    def __init__(self, azuki: Azuki, table: Table) -> None:
        super().__init__(azuki, table)
        self.azuki = azuki
        self.cards: vec[Card] = azuki.packed_cards
        self.printed: vec[Card] = azuki.packed_faces
        self.hooks_by_card: vec[i64] = azuki.hooks_by_card  # by card: bits of the hooks it implements
        self.players = [Player(self, 0), Player(self, 1)]
        self.field_hooks_version: i64 = -1  # the `watch_version` for which `field_hooks` is valid
        self.field_hooks: i64 = 0  # the hooks of all cards on the field, as bits
        self.has_declined = False  # whether a choice of the effect being resolved was declined
        self.cause: i64 = 0  # cause of the damage being dealt: combat, or an effect

    def perform(self, step: i64) -> None:
        self.azuki.do_step(self, step)

    def close(self) -> None:
        super().close()
        self.players = []

    # State of the field.

    def hooks_on_field(self) -> i64:
        """The hooks of all cards on the field, as bits, so that callers can skip hooks that no card implements.

        Cached until `watch_version` changes: a card with hooks enters, moves on or leaves the field, a copied text begins or
        ends, or the runner is bound to another table.
        """
        if self.field_hooks_version != self.watch_version:
            zones, tokens = self.table.zones, self.table.tokens
            found: i64 = 0
            for spot in range(FIELD_SPOTS):
                if tokens[BLOCKS + WIDTH * spot]:
                    for card in zones[zone_of(spot)]:
                        found |= self.hooks_by_card[card]
                    copied = tokens[block_of(spot) + COPIED]
                    if copied:
                        found |= self.printed[copied - 1].hooks
            self.field_hooks = found
            self.field_hooks_version = self.watch_version
        return self.field_hooks

    def hooks_at(self, spot: i64) -> i64:
        """The hooks of the card at a spot and of a text it has copied, as bits, whether or not the texts work now."""
        found = self.hooks_by_card[self.table.zones[zone_of(spot)][0]]
        copied = self.table.tokens[block_of(spot) + COPIED]
        if copied:
            found |= self.printed[copied - 1].hooks
        return found

    def card_at(self, spot: i64) -> i64:
        return self.table.zones[zone_of(spot)][0]

    def is_free(self, spot: i64) -> bool:
        return self.table.tokens[block_of(spot)] == 0

    def row(self, first: i64) -> list[int]:
        """The occupied spots of a row."""
        tokens = self.table.tokens
        found: list[int] = []
        for spot in range(first, first + ROW):
            if tokens[BLOCKS + WIDTH * spot]:
                found.append(spot)
        return found

    def row_count(self, first: i64) -> i64:
        tokens = self.table.tokens
        count: i64 = 0
        for spot in range(first, first + ROW):
            if tokens[BLOCKS + WIDTH * spot]:
                count += 1
        return count

    def arrival_at(self, spot: i64) -> i64:
        return self.table.tokens[block_of(spot)]

    def find(self, arrival: i64) -> i64:
        """Return the spot of the card with that arrival, or -1 if it has left the field."""
        tokens = self.table.tokens
        for spot in range(FIELD_SPOTS):
            if tokens[BLOCKS + WIDTH * spot] == arrival:
                return spot
        return -1

    def flags_at(self, spot: i64) -> i64:
        return self.table.tokens[block_of(spot) + FLAGS]

    def unit(self, spot: i64) -> Unit:
        return Unit(self, self.table.tokens[block_of(spot)], spot)

    def units(self, spots: list[int]) -> list[Unit]:
        return [self.unit(spot) for spot in spots]

    def texts(self, spot: i64) -> list[Card]:
        """The faces whose texts work at a spot: none while Frozen, up to two if another text was copied."""
        tokens, block = self.table.tokens, block_of(spot)
        found: list[Card] = []
        if tokens[block + FLAGS] & FROZEN_BY_ANY:
            return found
        row = ALLEY_ONLY if is_alley(spot) else GARDEN_ONLY
        own = self.cards[self.table.zones[zone_of(spot)][0]]
        if own.works_in & row:
            found.append(own)
        copied = tokens[block + COPIED]
        if copied and self.printed[copied - 1].works_in & row:
            found.append(self.printed[copied - 1])
        return found

    def raw_attack_of(self, spot: i64) -> i64:
        """The attack before it is raised to 0 if negative."""
        zone, tokens = self.table.zones[zone_of(spot)], self.table.tokens
        found: i64 = self.cards[zone[0]].attack + tokens[block_of(spot) + MORE_ATTACK]
        if len(zone) > 1:
            me, it = self.players[spot // SPOTS], self.unit(spot)
            for weapon in zone[1:]:
                found += self.cards[weapon].gives(me, it)
                if self.table.on_cards and self.table.on_cards.get(weapon, 0) & 1:
                    found += 1
        if self.may_be_modified(spot):
            found += self.continuous_bonus(spot)[0]
        return found

    def attack_of(self, spot: i64) -> i64:
        found = self.raw_attack_of(spot)
        if found < 0:
            return 0
        return found

    def health_of(self, spot: i64) -> i64:
        tokens, block = self.table.tokens, block_of(spot)
        found: i64 = self.cards[self.table.zones[zone_of(spot)][0]].health
        found += tokens[block + MORE_HEALTH] - tokens[block + DAMAGE]
        if self.may_be_modified(spot):
            found += self.continuous_bonus(spot)[1]
        return found

    def may_be_modified(self, spot: i64) -> bool:
        """Whether any continuous text might give attack or health to the unit at a spot."""
        hooks = self.hooks_on_field()
        return hooks & HAS_AURA != 0 or (hooks & HAS_BONUS != 0 and self.hooks_at(spot) & HAS_BONUS != 0)

    def continuous_bonus(self, spot: i64) -> tuple[int, int]:
        """Attack and health that continuous texts give to the unit at a spot."""
        attack, health = 0, 0
        it, hooks = self.unit(spot), self.hooks_on_field()
        if hooks & HAS_BONUS and self.hooks_at(spot) & HAS_BONUS:
            for text in self.texts(spot):
                if text.hooks & HAS_BONUS:
                    more = text.bonus(self.players[spot // SPOTS], it)
                    attack, health = attack + more[0], health + more[1]
        if hooks & HAS_AURA:
            for other in range(FIELD_SPOTS):
                if other != spot and not self.is_free(other) and self.hooks_at(other) & HAS_AURA:
                    for text in self.texts(other):
                        if text.hooks & HAS_AURA:
                            more = text.aura(self.players[other // SPOTS], self.unit(other), it)
                            attack, health = attack + more[0], health + more[1]
        return attack, health

    def keywords_of(self, spot: i64) -> i64:
        flags = self.flags_at(spot)
        if flags & FROZEN_BY_ANY:
            return 0
        found = flags & (CHARGE | INFILTRATE)
        if flags & DEFENDING_BY_ANY:
            found |= DEFENDER
        if flags & SPARED_BY_ANY:
            found |= IMMUNE
        hooks = self.hooks_on_field()
        if hooks & (HAS_KEYWORDS | HAS_MORE_KEYWORDS) and self.hooks_at(spot) & (HAS_KEYWORDS | HAS_MORE_KEYWORDS):
            for text in self.texts(spot):
                found |= text.keywords
                if text.hooks & HAS_MORE_KEYWORDS:
                    found |= text.more_keywords(self.players[spot // SPOTS], self.unit(spot))
        return found

    def has(self, spot: i64, keyword: i64) -> bool:
        return self.keywords_of(spot) & keyword != 0

    def carapace_of(self, spot: i64) -> i64:
        found = self.table.tokens[block_of(spot) + CARAPACE]
        if self.hooks_on_field() & HAS_KEYWORDS and self.hooks_at(spot) & HAS_KEYWORDS:
            for text in self.texts(spot):
                found += text.carapace
        return found

    def guard_of(self, spot: i64) -> i64:
        """The amount by which weapons reduce combat damage to the unit at a spot."""
        found: i64 = 0
        if self.hooks_on_field() & HAS_GUARDS:
            for weapon in self.table.zones[zone_of(spot)][1:]:
                found += self.cards[weapon].guards(self.players[spot // SPOTS], self.unit(spot))
        return found

    def reach_of(self, spot: i64) -> i64:
        """Bits that widen or restrict the targets of an attacker at a spot: `REACHES_ALLEY`, `ONLY_LEADERS`."""
        found: i64 = 0
        if self.hooks_on_field() & HAS_REACHES:
            me, it = self.players[spot // SPOTS], self.unit(spot)
            if self.hooks_at(spot) & HAS_REACHES:
                for text in self.texts(spot):
                    found |= text.reaches(me, it)
            for weapon in self.table.zones[zone_of(spot)][1:]:
                found |= self.cards[weapon].reaches(me, it)
        return found

    def can_attack(self, spot: i64) -> bool:
        """Whether the unit at a spot may attack at all."""
        flags = self.flags_at(spot)
        if flags & (TAPPED | FROZEN_BY_ANY | ROOTED_BY_ANY):
            return False
        if flags & COOLDOWN and not self.has(spot, CHARGE):
            return False
        if spot == LEADER or spot == SPOTS + LEADER:
            return self.attack_of(spot) > 0
        return True

    def targets(self, spot: i64) -> list[int]:
        """The spots that the attacker at a spot may attack."""
        first = SPOTS if spot < SPOTS else 0
        reach = self.reach_of(spot)
        leaders_only = reach & ONLY_LEADERS != 0
        found: list[int] = []
        taunts: list[int] = []
        says_keywords = self.hooks_on_field() & HAS_KEYWORDS != 0
        for target in range(first + GARDEN, first + ALLEY):
            if not self.is_free(target) and self.flags_at(target) & TAPPED:
                if says_keywords and self.has(target, TAUNT):
                    taunts.append(target)
                found.append(target)
        if taunts:
            return [] if leaders_only else taunts
        if leaders_only:
            return [first + LEADER]
        if reach & REACHES_ALLEY:
            found += self.row(first + ALLEY)
        found.append(first + LEADER)
        return found

    def has_targets(self, spot: i64) -> bool:
        """Whether the attacker at a spot has a target.  Without reach texts it always has: a leader or an entity with Taunt."""
        return not self.hooks_on_field() & HAS_REACHES or len(self.targets(spot)) > 0

    # Costs and playable cards.

    def ikz_entities(self, seat: i64) -> list[int]:
        """Untapped entities of a Garden that count as IKZ."""
        found: list[int] = []
        if self.hooks_on_field() & HAS_KEYWORDS:
            for spot in range(seat * SPOTS + GARDEN, seat * SPOTS + ALLEY):
                if not self.is_free(spot) and self.has(spot, IS_IKZ) and not self.flags_at(spot) & TAPPED:
                    found.append(spot)
        return found

    def money(self, seat: i64) -> i64:
        tokens = self.table.tokens
        found = tokens[IKZ + seat] + tokens[IKZ_TOKEN + seat] + tokens[FLEETING + seat]
        if self.hooks_on_field() & HAS_KEYWORDS:
            found += len(self.ikz_entities(seat))
        return found

    def cost_of(self, seat: i64, card: i64) -> i64:
        """The current cost of a card in hand."""
        this = self.cards[card]
        found: i64 = this.cost - self.table.tokens[DISCOUNT + seat]
        if this.hooks & HAS_DISCOUNT:
            found -= this.discount(self.players[seat])
        if found < 0:
            return 0
        return found

    def playable(self, seat: i64, window: i64) -> list[int]:
        """The faces that `seat` may play from hand now, each listed once."""
        found: list[int] = []
        money = self.money(seat)
        for card in self.table.zones[HAND + seat]:
            this = self.cards[card]
            if not this.is_playable_in & window or self.cost_of(seat, card) > money or is_among(this.face, found):
                continue
            if this.kind != SPELL or self.players[seat].can_play(card):
                found.append(this.face)
        return found

    def copy_of(self, face: i64, zone: i64, seat: i64) -> i64:
        """Return a copy of a face, or -1: one that the foe knows if possible, so that the choice reveals nothing more."""
        known = self.table.known
        chosen: i64 = -1
        for card in self.table.zones[zone]:
            if self.cards[card].face == face:
                if known and known.get(card, 0) >> (1 - seat) & 1:
                    return card
                if chosen < 0:
                    chosen = card
        return chosen

    # Waiting effects.

    def queue_trigger(self, spot: i64, card: i64, face: i64, trigger: Trigger) -> None:
        """Queue an effect of a card at a spot.  It is resolved after the current text."""
        arrival, generation = self.arrival_at(spot), self.table.tokens[TRIGGER_GENERATION]
        details = (arrival, face, trigger.moment, trigger.amount, trigger.source, trigger.facts, generation, trigger.other)
        effect: Effect = (WAITING, spot // SPOTS, card, details)
        self.table.effects = self.table.effects + (effect,)

    def queue_triggers(
        self, bit: i64, moment: i64, spot: i64, amount: i64 = 0, source: i64 = -1, facts: i64 = 0, other: i64 = 0
    ) -> None:
        """Queue the texts at a spot that respond to a moment."""
        if not self.hooks_on_field() & bit or not self.hooks_at(spot) & bit:
            return
        own = self.card_at(spot)
        for text in self.texts(spot):
            if text.hooks & bit:
                mark = 1 if text.face == self.cards[own].face else 2
                if text.once_per_turn and self.table.tokens[block_of(spot) + ONCE] & mark:
                    continue
                self.queue_text(text, own, spot, Trigger(moment, amount, source, facts, other))

    def trigger_weapons(
        self, bit: i64, moment: i64, spot: i64, amount: i64 = 0, source: i64 = -1, facts: i64 = 0, other: i64 = 0
    ) -> None:
        """Queue the texts of the weapons carried at a spot that respond to a moment."""
        for weapon in self.table.zones[zone_of(spot)][1:]:
            text = self.cards[weapon]
            if text.hooks & bit and not (text.once_per_turn and self.table.on_cards.get(weapon, 0) & USED_ONCE):
                self.queue_text(text, weapon, spot, Trigger(moment, amount, source, facts, other))

    def queue_text(self, text: Card, card: i64, spot: i64, trigger: Trigger) -> None:
        if text.hooks & HAS_HEEDS:
            seat = spot // SPOTS
            if not text.heeds(self.players[seat], self.unit(spot), Happening(self, seat, trigger)):
                return
        self.queue_trigger(spot, card, text.face, trigger)

    def notify_watchers(self, happened: i64, spot: i64) -> None:
        """Queue the texts that watch for something that happens to the unit at a spot."""
        if not self.hooks_on_field() & HAS_WATCHED:
            return
        card, arrival = self.card_at(spot), self.arrival_at(spot)
        facts = happened | self.cause
        if is_garden(spot):
            facts |= IN_GARDEN
        for watcher in range(FIELD_SPOTS):
            if not self.is_free(watcher) and self.hooks_at(watcher) & HAS_WATCHED:
                for text in self.texts(watcher):
                    if text.waits_for & happened:
                        seen = facts
                        if watcher // SPOTS != spot // SPOTS:
                            seen |= OF_FOE
                        self.queue_triggers(HAS_WATCHED, WATCHED, watcher, 0, card, seen, arrival)
                        break

    def use_once(self, card: i64, arrival: i64, face: i64) -> None:
        """Mark a once-per-turn text as used, and remove its other waiting effects."""
        spot = self.find(arrival)
        if spot >= 0:
            at = block_of(spot) + ONCE
            if self.card_at(spot) == card:
                self.table.tokens[at] |= 1 if self.cards[card].face == face else 2
            else:
                self.table.on_cards[card] = self.table.on_cards.get(card, 0) | USED_ONCE
        if self.table.effects:
            self.table.effects = tuple([
                effect for effect in self.table.effects
                if effect[0] != WAITING or effect[2] != card or effect[3][WAITING_ARRIVAL] != arrival
                or not is_once_per_turn(effect[3], face)
            ])  # fmt: skip

    # Entering, moving, leaving.

    def free_spot(self, row: i64) -> i64:
        for spot in range(row, row + ROW):
            if self.is_free(spot):
                return spot
        return -1

    def enter(self, card: i64, source: i64, spot: i64) -> None:
        """Move a card to a spot of the field, with a new arrival number."""
        tokens, block = self.table.tokens, block_of(spot)
        self.move_card(card, source, zone_of(spot))
        tokens[ARRIVALS] += 1
        tokens[block + ARRIVAL] = tokens[ARRIVALS]
        if is_garden(spot):
            self.enter_garden(spot)

    def enter_garden(self, spot: i64) -> None:
        self.table.tokens[block_of(spot) + FLAGS] |= COOLDOWN
        self.queue_triggers(HAS_ENTERS, ENTERS, spot)

    def queue_on_play(self, spot: i64) -> None:
        """Queue the [On Play] of a card that was just played to a spot."""
        card = self.card_at(spot)
        if self.cards[card].hooks & HAS_ON_PLAY:
            row = IN_GARDEN if is_garden(spot) else 0
            self.queue_trigger(spot, card, self.cards[card].face, Trigger(ON_PLAY, 0, -1, row))

    def attach(self, weapon: i64, source: i64, spot: i64) -> None:
        """Move a weapon to the unit at a spot, from outside the field or from another carrier."""
        self.move_card(weapon, source, zone_of(spot))
        self.emit("equip", spot, weapon, self.card_at(spot))
        self.queue_triggers(HAS_EQUIPPED, EQUIPPED, spot)

    def count_played(self, seat: i64) -> None:
        tokens = self.table.tokens
        tokens[PLAYED + seat] += 1
        tokens[DISCOUNT + seat] = 0

    def discard_weapons(self, spot: i64) -> None:
        """Move the weapons carried at a spot to the discard pile."""
        zone = zone_of(spot)
        for weapon in self.table.zones[zone][1:]:
            self.move_card(weapon, zone, DISCARD + spot // SPOTS)
            self.table.on_cards.pop(weapon, 0)

    def leave(self, spot: i64, target: i64) -> None:
        """Move a card from the field to another zone, discard its weapons and clear its state."""
        arrival = self.arrival_at(spot)
        zone = zone_of(spot)
        if len(self.table.zones[zone]) > 1:
            self.discard_weapons(spot)
        self.move_card(self.card_at(spot), zone, target)
        self.clear(spot)
        if self.table.effects:
            self.clear_damage_sources(arrival)

    def clear_damage_sources(self, arrival: i64) -> None:
        effects = self.table.effects
        for effect in effects:
            if effect[0] == HURT_BY and (arrival < 0 or effect[3][0] == arrival):
                kept = [one for one in effects if one[0] != HURT_BY or (arrival >= 0 and one[3][0] != arrival)]
                self.table.effects = tuple(kept)
                return

    def clear(self, spot: i64) -> None:
        tokens, block = self.table.tokens, block_of(spot)
        for at in range(block, block + WIDTH):
            tokens[at] = 0

    def swap_blocks(self, source: i64, target: i64) -> None:
        """Swap the token blocks of two spots, so that the state of a card moves with it."""
        tokens, one, other = self.table.tokens, block_of(source), block_of(target)
        for at in range(WIDTH):
            number = tokens[one + at]
            tokens[one + at] = tokens[other + at]
            tokens[other + at] = number

    def move_to_garden(self, source: i64, target: i64) -> None:
        """Move an entity from the Alley to a free spot of the Garden."""
        self.move_card(self.card_at(source), zone_of(source), zone_of(target))
        self.swap_blocks(source, target)
        self.enter_garden(target)

    def exchange(self, front: i64, back: i64) -> None:
        """Exchange an entity of the Garden and one of the Alley, at the same time."""
        self.discard_weapons(front)
        one, other = self.card_at(front), self.card_at(back)
        self.move_card(one, zone_of(front), zone_of(back))
        self.move_card(other, zone_of(back), zone_of(front))
        self.swap_blocks(front, back)
        self.table.tokens[block_of(back) + FLAGS] &= ~COOLDOWN
        self.emit("exchange", front, other, one)
        self.enter_garden(front)

    def draw(self, seat: i64, count: i64) -> None:
        """Draw from the top of the deck.  A player who cannot draw loses."""
        for _ in range(count):
            if not self.table.zones[DECK + seat]:
                self.emit("deck out", seat, -1, 0)
                self.win(1 - seat)
            self.move_card(self.table.zones[DECK + seat][0], DECK + seat, HAND + seat)

    def is_active(self, seat: i64) -> bool:
        return self.table.tokens[TURN] == seat
