"""A leader, gate or entity on the field, and events that concern one, as card texts use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mankai.games.azuki.rules.constants import (
    ALLEY_ONLY,
    BY_COMBAT,
    BY_EFFECT,
    CARAPACE,
    COPIED,
    DEFENDER,
    DEFENDING,
    ENTERS,
    FLAGS,
    FROZEN,
    GARDEN_ONLY,
    GATE,
    GODMODE,
    HURT,
    HURT_BY,
    IMMUNE,
    IN_GARDEN,
    LEADER,
    MORE_ATTACK,
    MORE_HEALTH,
    NEVER_UNTAPS,
    OF_FOE,
    ON_PLAY,
    ROOTED,
    SACRIFICE_AT_END,
    SHOCKED,
    SPARED,
    SPOTS,
    STRONGER,
    TAPPED,
    WAITING_FACE,
    WAITING_MOMENT,
    block_of,
    is_garden,
    zone_of,
)
from mankai.games.azuki.rules.engine import damage
from mankai.games.azuki.rules.engine.trigger import Trigger

if TYPE_CHECKING:
    from mankai.games.azuki.rules.cards.base import Card
    from mankai.games.azuki.rules.engine.match import Match
    from mankai.games.azuki.rules.engine.player import Player


class Unit:
    """A card on the field from entering until leaving.  If it comes back, it is another unit."""

    def __init__(self, match: Match, arrival: i64, spot: i64) -> None:
        self.match = match
        self.arrival = arrival
        self.last_spot = spot  # the spot where it was last found
        self.facts: i64 = 0  # bits about the moment that triggered the effect

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unit) and other.arrival == self.arrival

    def __hash__(self) -> int:
        return hash(self.arrival)

    # State that card texts may read.

    @property
    def spot(self) -> i64:
        """The spot of the unit; -1 if it has left the field."""
        where = self.last_spot
        if where < 0 or self.match.table.tokens[block_of(where)] != self.arrival:
            self.last_spot = self.match.find(self.arrival)
        return self.last_spot

    @property
    def is_here(self) -> bool:
        return self.spot >= 0

    @property
    def owner(self) -> Player:
        return self.match.players[self.spot // SPOTS]

    @property
    def number(self) -> i64:
        """The number of the card."""
        return self.match.card_at(self.spot)

    @property
    def card(self) -> Card:
        """The printed card."""
        return self.match.cards[self.match.card_at(self.spot)]

    @property
    def row(self) -> int:
        """The row, as `GARDEN_ONLY` or `ALLEY_ONLY`."""
        spot = self.spot
        return GARDEN_ONLY if spot >= 0 and spot % SPOTS < 7 else ALLEY_ONLY

    @property
    def is_in_garden(self) -> bool:
        spot = self.spot
        return spot >= 0 and is_garden(spot)

    @property
    def is_in_alley(self) -> bool:
        return self.spot >= 0 and self.row == ALLEY_ONLY

    @property
    def was_played_in_garden(self) -> bool:
        """Whether it was played in the Garden, even if it has moved since.  Only valid in [On Play]."""
        return self.facts & IN_GARDEN != 0

    @property
    def is_leader(self) -> bool:
        spot = self.spot
        return spot == LEADER or spot == SPOTS + LEADER

    @property
    def is_entity(self) -> bool:
        spot = self.spot
        return spot >= 0 and spot % SPOTS > GATE

    @property
    def attack(self) -> int:
        return self.match.attack_of(self.spot)

    @property
    def health(self) -> int:
        """The printed health with bonuses, minus damage."""
        return self.match.health_of(self.spot)

    @property
    def base_attack(self) -> int:
        return self.card.attack

    @property
    def base_health(self) -> int:
        return self.card.health

    @property
    def cost(self) -> int:
        return self.card.cost

    @property
    def gate_power(self) -> int:
        return self.card.gate_power

    @property
    def element(self) -> int:
        return self.card.element

    @property
    def is_tapped(self) -> bool:
        return self.spot >= 0 and self.match.flags_at(self.spot) & TAPPED != 0

    @property
    def was_hurt(self) -> bool:
        """Whether it took damage this turn."""
        return self.spot >= 0 and self.match.flags_at(self.spot) & HURT != 0

    @property
    def weapons(self) -> list[int]:
        """The weapons it carries."""
        return list(self.match.table.zones[zone_of(self.spot)][1:])

    @property
    def damage_sources(self) -> int:
        """The number of different cards that have damaged it this turn.  Counted only for cards with `counts_sources`."""
        return len({effect[2] for effect in self.match.table.effects if effect[0] == HURT_BY and effect[3][0] == self.arrival})

    def would_be_hurt(self, amount: int) -> bool:
        """Whether it would take any of this damage from a card effect.  A unit that takes none cannot pay a cost with it."""
        return self.is_here and damage.after_reduction(self.match, self.spot, amount, BY_EFFECT) > 0

    def has(self, keyword: int) -> bool:
        return self.match.has(self.spot, keyword)

    def has_subtype(self, name: str) -> bool:
        return self.card.has_subtype(name)

    def carries(self, face_id: str) -> bool:
        return any([self.match.cards[weapon].id == face_id for weapon in self.weapons])

    # Changes that card texts may make.  Units that have left the field are not changed.

    def gets(self, attack: int = 0, health: int = 0, carapace: int = 0) -> None:
        """Add to attack, health or Carapace (or subtract) until the turn ends."""
        spot = self.spot
        if spot >= 0:
            tokens, block = self.match.table.tokens, block_of(spot)
            tokens[block + MORE_ATTACK] += attack
            tokens[block + MORE_HEALTH] += health
            tokens[block + CARAPACE] += carapace
            if attack:
                self.match.emit("gets attack", spot, self.match.card_at(spot), attack)
            if health:
                self.match.emit("gets health", spot, self.match.card_at(spot), health)
            if carapace:
                self.match.emit("gets carapace", spot, self.match.card_at(spot), carapace)

    def attack_becomes(self, number: int) -> None:
        """Set its attack until the turn ends.  Later changes are added to it."""
        self.gets(attack=number - self.match.raw_attack_of(self.spot))

    def gains(self, keyword: int) -> None:
        """Give it Charge or Infiltrate until the turn ends."""
        self.flag(keyword, "becomes")

    def gains_until_my_next_turn(self, keyword: int, me: Player) -> None:
        """Give it Defender, or no damage from card effects, until the next turn of `me` begins."""
        flag = {DEFENDER: DEFENDING, IMMUNE: SPARED}[keyword]
        self.flag(flag << int(me.seat), "becomes")

    def is_shocked(self) -> None:
        """Make it Shocked: it does not untap in its next untap step."""
        self.flag(SHOCKED, "becomes")

    def is_frozen(self, me: Player) -> None:
        """Make it Frozen until the next turn of `me` begins."""
        self.flag(FROZEN << int(me.seat), "becomes")

    def is_rooted(self, me: Player) -> None:
        """Make it Rooted until the next turn of `me` begins."""
        self.flag(ROOTED << int(me.seat), "becomes")

    def is_sacrificed_at_end(self) -> None:
        """Mark it to be sacrificed at the end of this turn."""
        self.flag(SACRIFICE_AT_END, "becomes")

    def flag(self, flag: i64, event: str) -> None:
        spot = self.spot
        if spot >= 0:
            self.match.table.tokens[block_of(spot) + FLAGS] |= flag
            if self.match.is_watched:
                self.match.emit(event, spot, self.match.card_at(spot), int(flag).bit_length() - 1)

    def tap(self) -> bool:
        """Tap it.  Returns whether it was untapped."""
        if not self.is_here or self.is_tapped:
            return False
        self.flag(TAPPED, "tap")
        return True

    def untap(self) -> None:
        spot = self.spot
        if spot >= 0 and self.is_tapped and not self.match.has(spot, NEVER_UNTAPS):
            self.match.table.tokens[block_of(spot) + FLAGS] &= ~TAPPED
            self.match.emit("untap", spot, self.match.card_at(spot), 0)

    def destroy(self) -> None:
        damage.destroy(self.match, [self.spot])

    def sacrifice(self) -> int:
        """Sacrifice it.  Returns the health it had, or -1 if it cannot be sacrificed."""
        spot = self.spot
        if spot < 0 or self.match.has(spot, GODMODE):
            return -1
        health = int(self.match.health_of(spot))
        damage.sacrifice(self.match, [spot])
        return health

    def return_to_hand(self) -> bool:
        """Return it to its owner's hand.  Returns whether that was possible."""
        return damage.return_to_hand(self.match, [self.spot]) == 1

    def to_bottom(self) -> bool:
        """Put it on the bottom of its owner's deck.  Returns whether that was possible."""
        return damage.to_bottom(self.match, [self.spot]) == 1

    def gets_text_of(self, other: Unit) -> None:
        """Give it the other's text besides its own, until the turn ends."""
        spot = self.spot
        if spot >= 0:
            self.match.table.tokens[block_of(spot) + COPIED] = other.card.face + 1
            self.match.watch_version += 1
            self.match.emit("copies", spot, self.match.card_at(spot), other.card.face)
            damage.check_fallen(self.match)

    def makes_stronger(self, weapon: int) -> None:
        """Let a weapon it carries give 1 more attack from now on."""
        if weapon in self.weapons:
            self.match.table.on_cards[weapon] = self.match.table.on_cards.get(weapon, 0) | STRONGER


class Happening:
    """An event that a text responds to: damage, or something that happens to another unit."""

    def __init__(self, match: Match, seat: i64, trigger: Trigger) -> None:
        self.match = match
        self.seat = seat  # the owner of the text
        self.facts = trigger.facts
        self.amount: int = trigger.amount
        self.source: int = trigger.source
        self.arrival = trigger.other

    @property
    def unit(self) -> Unit:
        """The unit that was hit, attacked or destroyed."""
        return Unit(self.match, self.arrival, self.match.find(self.arrival))

    @property
    def card(self) -> Card:
        """The printed card of `source`, even if that has left the field."""
        return self.match.cards[self.source]

    @property
    def is_by_effect(self) -> bool:
        return self.facts & BY_EFFECT != 0

    @property
    def is_by_combat(self) -> bool:
        return self.facts & BY_COMBAT != 0

    @property
    def was_in_garden(self) -> bool:
        return self.facts & IN_GARDEN != 0

    @property
    def is_of_foe(self) -> bool:
        """Whether it happens to a card of the opponent."""
        return self.facts & OF_FOE != 0

    def is_to(self, it: Unit) -> bool:
        return self.arrival == it.arrival


def is_once_per_turn(details: tuple[int, ...], face: i64) -> bool:
    """Whether a waiting effect counts as the once-per-turn text of a face: all but [On Play] and entering do."""
    return details[WAITING_FACE] == face and details[WAITING_MOMENT] not in (ON_PLAY, ENTERS)
