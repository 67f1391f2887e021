"""The attack being resolved, as cards address it.  Its damage and Range are computed anew on every query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mankai.games.sakura_arms.rules.cards.base import (
    BECOMES,
    DIVIDED,
    EXPANDED,
    ON_BONUS,
    ON_DAMAGE_CHANGE,
    ON_RANGE_CHANGE,
    ON_TRAITS,
    REDUCED,
    REPLACED,
    SHIFTED,
    SWAPPED,
    TIMES,
    WITH_NUMBERS,
    WITHOUT_NUMBERS,
    Card,
    Change,
)
from mankai.games.sakura_arms.rules.constants import (
    ALTERED,
    BY_EFFECT,
    BY_ULTIMATE,
    CARD_ORDINAL,
    CHOICE_BITS,
    CHOICES,
    DAMAGELESS,
    DASH,
    ENTRY_AURA,
    ENTRY_BOOSTS,
    ENTRY_CARD,
    ENTRY_CLASS,
    ENTRY_FULL_FORCE,
    ENTRY_LIFE,
    ENTRY_MORE_AURA,
    ENTRY_MORE_LIFE,
    ENTRY_ORDINAL,
    ENTRY_ORIGIN,
    ENTRY_REACH,
    ENTRY_SEAT,
    ENTRY_STATE,
    ENTRY_TOOK_AURA,
    ENTRY_TOOK_LIFE,
    ENTRY_TRAITS,
    FACE_DOWN,
    FARTHER,
    LESS_AURA,
    LESS_LIFE,
    MORE_AURA,
    MORE_LIFE,
    NEARER,
    NEGATED,
    NTH_ATTACK,
    OVERKILL,
    TRAITS,
    TURN,
    Pair,
)

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.engine.duel import Duel
    from mankai.games.sakura_arms.rules.engine.player import Player

CHOICE_MASK: Final = (1 << CHOICE_BITS) - 1
LIFE_FACTOR: Final = 64  # the event "gets" holds aura + life * LIFE_FACTOR


class Attack:
    """An attack, made by a card or by an effect."""

    def __init__(self, duel: Duel, entry: list[int]) -> None:
        self.duel = duel
        self.entry = entry
        self.choice = 0  # made for the boosting card that is being asked; set by `boost`

    @property
    def attacker(self) -> Player:
        return self.duel.players[self.entry[ENTRY_SEAT]]

    @property
    def card(self) -> Card:
        """The card that made the attack, itself or by its effect."""
        return self.duel.cards[self.entry[ENTRY_CARD]]

    @property
    def goddess(self) -> str:
        return self.card.goddess

    @property
    def is_ultimate(self) -> bool:
        return self.entry[ENTRY_CLASS] == BY_ULTIMATE

    @property
    def is_inferno(self) -> bool:
        """Whether it was made by the third or a later card that its player has played this turn."""
        return self.entry[ENTRY_ORDINAL] & CARD_ORDINAL >= 3

    @property
    def ordinal(self) -> int:
        """The number of this attack among its player's attacks of the turn, from 1; 0 if the edition does not count them."""
        return self.entry[ENTRY_ORDINAL] >> NTH_ATTACK & 255

    @property
    def is_from_face_down(self) -> bool:
        """Whether it was made by a card played from face-down in the discard pile."""
        return self.entry[ENTRY_ORIGIN] >> 1 << 1 == FACE_DOWN

    @property
    def is_with_full_force(self) -> bool:
        return self.entry[ENTRY_FULL_FORCE] == 1

    @property
    def took_aura(self) -> bool:
        return self.entry[ENTRY_TOOK_AURA] >= 0

    @property
    def took_life(self) -> bool:
        return self.entry[ENTRY_TOOK_LIFE] >= 0

    def by(self, player: Player) -> bool:
        return self.entry[ENTRY_SEAT] == player.seat

    def negate(self) -> None:
        self.entry[ENTRY_STATE] = NEGATED
        self.duel.emit("negate", self.entry[ENTRY_SEAT], self.entry[ENTRY_CARD], 0)

    def gets(self, aura: int, life: int) -> None:
        """Add to its damage from now on: +aura/+life."""
        self.entry[ENTRY_MORE_AURA] += aura
        self.entry[ENTRY_MORE_LIFE] += life
        self.duel.emit("gets", self.entry[ENTRY_SEAT], self.entry[ENTRY_CARD], aura + life * LIFE_FACTOR)

    def negate_damage(self) -> None:
        """Negate only its damage.  Effects that come after the damage still happen."""
        self.entry[ENTRY_TRAITS] |= DAMAGELESS
        self.duel.emit("harmless", self.entry[ENTRY_SEAT], self.entry[ENTRY_CARD], 0)

    def boost(self, at: int) -> Card:
        """Return the boosting card number `at`, after setting `choice` to the choice made for it."""
        self.choice = self.entry[ENTRY_ORDINAL] >> (CHOICES + CHOICE_BITS * at) & CHOICE_MASK
        return self.duel.faces[self.entry[ENTRY_BOOSTS + at]]

    @property
    def aura_is_dash(self) -> bool:
        aura, _ = self.damage_before_additions()
        return aura == DASH

    def damage_before_additions(self) -> Pair:
        card, entry = self.card, self.entry
        aura, life = entry[ENTRY_AURA], entry[ENTRY_LIFE]
        if card.other_reach and self.side(card) == 1:
            aura, life = card.other_damage
        if entry[ENTRY_TRAITS] > TRAITS:
            aura, life = altered_damage(aura, life, entry[ENTRY_TRAITS] >> ALTERED)
        changes = self.damage_changes(self.attacker, card)
        return changed_damage(aura, life, changes) if changes else (aura, life)

    def side(self, card: Card) -> int:
        """Return the side of a two-sided card that it uses.  An attack by an effect has its own numbers: always side 0."""
        return 0 if self.entry[ENTRY_CLASS] == BY_EFFECT else card.side(self.attacker, self)

    def damage(self) -> Pair:
        """Return the damage it would deal now to Aura and Life, "-" as `DASH`.

        Changes apply first, in the order of their classes; then additions; then limits.
        """
        duel, entry = self.duel, self.entry
        seat, source = entry[ENTRY_SEAT], entry[ENTRY_CARD]
        me, card = duel.players[seat], duel.cards[source]
        aura, life = self.damage_before_additions()
        if aura == DASH and life == DASH:
            return DASH, DASH
        more_aura, more_life = entry[ENTRY_MORE_AURA], entry[ENTRY_MORE_LIFE]
        if entry[ENTRY_CLASS] != BY_EFFECT:
            plus, and_life = card.bonus(me, self)
            more_aura += plus
            more_life += and_life
        for at in range(len(entry) - ENTRY_BOOSTS):
            boost = self.boost(at)
            if boost.boosts(me, self):
                plus, and_life = boost.boost_bonus(me, self)
                more_aura += plus
                more_life += and_life
        for owner, _, standing in duel.standing_effects(ON_BONUS):
            plus, and_life = standing.ongoing_bonus(duel.players[owner], self)
            more_aura += plus
            more_life += and_life
        if aura != DASH:
            aura = max(aura + more_aura, 0)
            if aura > duel.edition.aura_damage_cap and not self.traits() & OVERKILL:
                aura = duel.edition.aura_damage_cap
        if life != DASH:
            life = max(life + more_life, 0)
        return aura, life

    def damage_changes(self, me: Player, card: Card) -> list[tuple[Change, int]]:
        """Return the changes other than additions, each with the seat whose effect it is."""
        changes: list[tuple[Change, int]] = []
        if self.entry[ENTRY_CLASS] != BY_EFFECT:
            own = card.damage_change(me, self)
            if own[0] == BECOMES and self.entry[ENTRY_TRAITS] > TRAITS:
                aura, life = altered_damage(own[1], own[2], self.entry[ENTRY_TRAITS] >> ALTERED)
                own = (BECOMES, aura, life)
            if own[0] >= 0:
                changes.append((own, me.seat))
        for owner, _, standing in self.duel.standing_effects(ON_DAMAGE_CHANGE):
            change = standing.ongoing_damage_change(self.duel.players[owner], self)
            if change[0] >= 0:
                changes.append((change, owner))
        if len(changes) > 1:
            changes = only_one_assignment(changes, self.duel.table.tokens[TURN])
        return changes

    def traits(self) -> int:
        """Return its traits (Inevitable, Overkill and so on) as bits."""
        duel, entry = self.duel, self.entry
        me, card = duel.players[entry[ENTRY_SEAT]], duel.cards[entry[ENTRY_CARD]]
        bits = entry[ENTRY_TRAITS] & TRAITS
        if entry[ENTRY_CLASS] != BY_EFFECT:
            bits |= card.traits | card.more_traits(me, self)
        for at in range(len(entry) - ENTRY_BOOSTS):
            bits |= self.boost(at).boost_traits(me, self)
        for owner, _, standing in duel.standing_effects(ON_TRAITS):
            bits |= standing.ongoing_traits(duel.players[owner], self)
        return bits

    def reach(self) -> int:
        """Return its current Range as bits.

        Changes apply in the order of their classes.  Expansions in one direction add up.
        """
        duel, entry = self.duel, self.entry
        card, reach = duel.cards[entry[ENTRY_CARD]], entry[ENTRY_REACH]
        if card.other_reach:
            side = self.side(card)
            if side:
                reach = card.other_reach if side > 0 else 0
        if entry[ENTRY_TRAITS] > TRAITS:
            reach = altered_reach(reach, entry[ENTRY_TRAITS] >> ALTERED)
        around = duel.standing_effects(ON_RANGE_CHANGE)
        if not card.changes_own_range and not around and len(entry) == ENTRY_BOOSTS:
            return reach
        me = self.attacker
        changes: list[Change] = []
        if entry[ENTRY_CLASS] != BY_EFFECT and card.changes_own_range:
            own = card.range_change(me, self)
            if own[0] >= 0:
                changes.append(own)
        for at in range(len(entry) - ENTRY_BOOSTS):
            changes.append(self.boost(at).boost_range_change(me, self))
        for owner, _, standing in around:
            changes.append(standing.ongoing_range_change(duel.players[owner], self))
        return changed_reach(reach, changes) if changes else reach

    def is_in_range(self) -> bool:
        return self.reach() >> self.duel.distance() & 1 == 1


def only_one_assignment(changes: list[tuple[Change, int]], turn: int) -> list[tuple[Change, int]]:
    """Return `changes` with at most one "becomes": the turn player's before the other's, then the smallest (rulings 5.13)."""
    assignments = [(owner != turn, change[1] + change[2], change, owner) for change, owner in changes if change[0] == BECOMES]
    if len(assignments) < 2:
        return changes
    best = min(assignments)
    return [(best[2], best[3])] + [(change, owner) for change, owner in changes if change[0] != BECOMES]


def altered_damage(aura: int, life: int, how: int) -> Pair:
    """Return printed damage with one number altered by 1.  "-" stays "-"."""
    more_aura = 1 if how == MORE_AURA else -1 if how == LESS_AURA else 0
    more_life = 1 if how == MORE_LIFE else -1 if how == LESS_LIFE else 0
    return (aura if aura == DASH else max(aura + more_aura, 0)), (life if life == DASH else max(life + more_life, 0))


def altered_reach(reach: int, how: int) -> int:
    return reach << 1 if how == FARTHER else reach >> 1 if how == NEARER else reach


def changed_damage(aura: int, life: int, changes: list[tuple[Change, int]]) -> Pair:
    for kind in range(BECOMES, DIVIDED + 1):
        for (change_kind, first, second), _ in changes:
            if change_kind != kind:
                continue
            if kind == BECOMES:
                aura, life = first, second
            elif kind == SWAPPED:
                aura, life = life, aura
            elif kind == TIMES:
                aura, life = (aura if aura == DASH else aura * first), (life if life == DASH else life * second)
            else:
                aura, life = (aura if aura == DASH else aura // first), (life if life == DASH else life // second)
    return aura, life


def changed_reach(reach: int, changes: list[Change]) -> int:
    low, high, less_low, less_high = 0, 0, 0, 0
    for kind in range(REPLACED, REDUCED + 1):
        for change_kind, first, second in changes:
            if change_kind != kind:
                continue
            if kind == REPLACED:
                reach = first
            elif kind == SHIFTED:
                reach = reach << first if first >= 0 else reach >> -first
            elif kind == WITH_NUMBERS:
                reach |= first
            elif kind == WITHOUT_NUMBERS:
                reach &= ~first
            elif kind == EXPANDED:
                low += first
                high += second
            else:
                less_low += first
                less_high += second
    return reduce_range(expand_range(reach, low, high), less_low, less_high)


def expand_range(reach: int, low: int, high: int) -> int:
    """Apply Range Expansion [Min low] and [Max high].  An attack without a Range cannot be expanded."""
    if reach == 0:
        return 0
    while low > 0 and not reach & 1:
        reach |= (reach & -reach) >> 1
        low -= 1
    for _ in range(high):
        reach |= 1 << reach.bit_length()
    return reach


def reduce_range(reach: int, low: int, high: int) -> int:
    """Apply Range Reduction [Min low] and [Max high]: move the ends inwards (rulebook: Alpha Edge loses its 1, or its 7)."""
    if reach == 0 or (low == 0 and high == 0):
        return reach
    nearest = (reach & -reach).bit_length() - 1
    farthest = reach.bit_length() - 1
    if nearest + low > farthest - high:
        return 0
    return reach & ((1 << (farthest - high + 1)) - (1 << (nearest + low)))
