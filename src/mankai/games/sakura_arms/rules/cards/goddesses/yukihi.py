"""Yukihi, goddess of umbrella and hairpin: her cards have one side for the closed umbrella, and another for the open one."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.constants import ENTRY_CARD
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    BONUS,
    CLOSED,
    DASH,
    DISTANCE,
    FORMS,
    HAND,
    OPENED,
    SHADOW,
    UNCERTAIN,
    UNCHANGED,
    WITH_NUMBERS,
    Attack,
    Card,
    Change,
    Final,
    Goddess,
    Player,
    Switch,
    Table,
    Zone,
    at,
    span,
)

UMBRELLA: Final = "Umbrella"
UMBRELLA_TURNED: Final = 16  # a change that a Resurgence may wait for
NO_SIDE: Final = -1  # for a card whose owner has no umbrella: it has neither Range nor text
CLOSED_SIDE: Final = 0
OPEN_SIDE: Final = 1


def umbrella_zone(owner: Player, side: int) -> int:
    """Return the zone of a player's umbrella.  The first generation uses Bonus Area and forms, which hold nothing else."""
    if len(owner.duel.table.zones) > OPENED:
        return (OPENED if side == OPEN_SIDE else CLOSED) + owner.seat
    return (FORMS if side == OPEN_SIDE else BONUS) + owner.seat


def umbrella_with(owner: Player, side: int) -> int:
    """Return a player's umbrella if it shows that side, else -1."""
    for card in owner.duel.table.zones[umbrella_zone(owner, side)]:
        if owner.card(card).name == UMBRELLA:
            return card
    return -1


def side_of_umbrella(owner: Player) -> int:
    zones = owner.duel.table.zones
    if len(zones) > OPENED:  # zones of its own: nothing else lies there
        return OPEN_SIDE if zones[OPENED + owner.seat] else CLOSED_SIDE if zones[CLOSED + owner.seat] else NO_SIDE
    if umbrella_with(owner, OPEN_SIDE) >= 0:
        return OPEN_SIDE
    return CLOSED_SIDE if umbrella_with(owner, CLOSED_SIDE) >= 0 else NO_SIDE


def side_of(me: Player, card: int) -> int:
    """Return the side of a card that counts.  Its owner's umbrella decides, whichever player plays it (rulings 8, Yukihi)."""
    return side_of_umbrella(me.duel.players[me.duel.owner(card)])


def side_of_attack(attack: Attack) -> int:
    """Return the side that counts of the card that makes an attack."""
    return side_of(attack.attacker, attack.entry[ENTRY_CARD])


def turn_umbrella(me: Player) -> None:
    """Open the player's umbrella if it is closed, close it if it is open; then apply the effects that wait for that."""
    duel, side = me.duel, side_of_umbrella(me)
    if side == NO_SIDE:
        return
    other = CLOSED_SIDE if side == OPEN_SIDE else OPEN_SIDE
    duel.move_card(umbrella_with(me, side), umbrella_zone(me, side), umbrella_zone(me, other))
    duel.resurge_at_once(me.seat, UMBRELLA_TURNED, 0, 0)
    running = duel.card
    duel.might_choose(me.seat, [card for card in me.hand if isinstance(me.card(card), Wield)])
    for card in me.hand:
        wield = me.card(card)
        if isinstance(wield, Wield):
            duel.set_effect_card(card)
            if me.may("reveal Wield"):
                duel.show(card, HAND + me.seat)
                wield.when_revealed(me)
    duel.set_effect_card(running)


class UmbrellaAttack(Card):
    """An Attack whose Range and damage are printed for the closed umbrella, and again for the open one."""

    def side(self, me: Player, attack: Attack) -> int:
        return side_of_attack(attack)


class Needles(UmbrellaAttack):
    text = "Closed: Range 4-6, 3/1. Open: Range 0-2, 1/2."
    name = "Hidden Needles / Kept Needles"
    japanese = "しこみばり／ふくみばり"
    reach = span(4, 6)
    damage = (3, 1)
    other_reach = span(0, 2)
    other_damage = (1, 2)


class Preparation(UmbrellaAttack):
    text = (
        "Closed: Range 5-6, 1/1. Open: Range 0-2, 1/1. Both, After: return this card to your hand, then open or close your "
        "umbrella."
    )
    name = "Preparation / Fake Out"
    japanese = "しこみび／ねこだまし"
    provenance = UNCERTAIN
    reach = span(5, 6)
    damage = (1, 1)
    other_reach = span(0, 2)
    other_damage = (1, 1)

    def after(self, me: Player, attack: Attack) -> None:
        me.take_this_to_hand()
        turn_umbrella(me)


class HiddenPower(UmbrellaAttack):
    text = "Closed: Range 2-5, 1/1, After: Shadow ↔ Distance: 1, either way. Open: Range 0-2, 1/1, After: Distance → Shadow: 2."
    name = "Hidden Power / Chain Reel"
    japanese = "ふりはらい／たぐりよせ"
    reach = span(2, 5)
    damage = (1, 1)
    other_reach = span(0, 2)
    other_damage = (1, 1)

    def after(self, me: Player, attack: Attack) -> None:
        if side_of_attack(attack) == OPEN_SIDE:
            me.arrow(2, DISTANCE, SHADOW)
        elif me.pick("Shadow to Distance", "Distance to Shadow") == 0:
            me.arrow(1, SHADOW, DISTANCE)
        else:
            me.arrow(1, DISTANCE, SHADOW)


class Swing(UmbrellaAttack):
    text = "Closed: Range 4-6, 5/-. Open: Range 0-2, -/2."
    name = "Swing / Pierce"
    japanese = "ふりまわし／つきさし"
    full_power = True
    reach = span(4, 6)
    damage = (5, DASH)
    other_reach = span(0, 2)
    other_damage = (DASH, 2)


class Wield(Card):
    text = (
        "Playing this card does nothing. When you open or close your umbrella, you may reveal this card from your hand; if you "
        "do, Shadow → your Aura: 1."
    )
    japanese = "かさまわし"

    def when_revealed(self, me: Player) -> None:
        me.arrow(1, SHADOW, AURA)


class PullBack(Card):
    text = "Closed: Shadow → Distance: 1. Open: Distance → Shadow: 1."
    name = "Pull Back / Advance"
    japanese = "ひきあし／もぐりこみ"
    reaction = True
    amount: int = 1

    def act(self, me: Player) -> None:
        side = side_of(me, me.this)
        if side == OPEN_SIDE:
            me.arrow(self.amount, DISTANCE, SHADOW)
        elif side == CLOSED_SIDE:
            me.arrow(self.amount, SHADOW, DISTANCE)


class Bind(Card):
    text = (
        "Initialize: Distance → Shadow: 1. Disenchant: Shadow → Distance: 1. While your umbrella is open, both arrows of "
        "this card are reversed."
    )
    japanese = "えんむすび"
    charge = 2

    def initialize(self, me: Player) -> None:
        if side_of_umbrella(me) == OPEN_SIDE:
            me.arrow(1, SHADOW, DISTANCE)
        else:
            me.arrow(1, DISTANCE, SHADOW)

    def disenchant(self, me: Player) -> None:
        if side_of_umbrella(me) == OPEN_SIDE:
            me.arrow(1, DISTANCE, SHADOW)
        else:
            me.arrow(1, SHADOW, DISTANCE)


class GentleSnow(UmbrellaAttack):
    text = "Closed: Range 3-5, 3/1. Open: Range 0-1, 0/0. Immediate Resurgence: you open or close your umbrella."
    japanese = "はらりゆき"
    provenance = UNCERTAIN
    flare = 2
    reach = span(3, 5)
    damage = (3, 1)
    other_reach = span(0, 1)
    other_damage = (0, 0)

    def immediate_resurgence(self, me: Player, change: int, before: int, now: int) -> bool:
        return change == UMBRELLA_TURNED


class SwayingFlame(UmbrellaAttack):
    text = "Closed: Range 4-6, 0/0. Open: Range 0, 4/5."
    japanese = "ゆらりび"
    flare = 5
    reach = span(4, 6)
    damage = (0, 0)
    other_reach = at(0)
    other_damage = (4, 5)


class SoftHeart(Card):
    text = (
        "Ongoing: your Attacks of Yukihi have the Range of their closed and that of their open side together. Damage and text "
        "follow your umbrella as ever."
    )
    japanese = "どろりうら"
    flare = 3
    full_power = True
    charge = 7

    def ongoing_range_change(self, me: Player, attack: Attack) -> Change:
        if attack.by(me) and attack.goddess == self.goddess and side_of_attack(attack) != NO_SIDE:
            return (WITH_NUMBERS, attack.card.reach | attack.card.other_reach, 0)
        return UNCHANGED


class AbruptTransformation(Card):
    text = "Open or close your umbrella. Shadow → your Aura: 1."
    japanese = "くるりみ"
    reaction = True
    flare = 1

    def act(self, me: Player) -> None:
        turn_umbrella(me)
        me.arrow(1, SHADOW, AURA)


class Umbrella(Card):
    text = (
        "Shows whether your umbrella is closed or open: Range, damage and text of Yukihi's cards change with it. Once in "
        "your End Phase you may open or close it."
    )
    name = UMBRELLA
    japanese = "傘"
    is_form = True
    called = "umbrella"
    stands_in = CLOSED

    def end(self, me: Player) -> None:
        if me.may("open or close your umbrella"):
            turn_umbrella(me)


class Yukihi(Goddess):
    """Setup: the umbrella is closed."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[CLOSED + seat] += (first,)


YUKIHI: Goddess = Yukihi(
    "Yukihi",
    "ユキヒ",
    "Umbrella and hairpin",
    [
        Needles(), Preparation(), HiddenPower(), Swing(), Wield(), PullBack(), Bind(),
        GentleSnow(), SwayingFlame(), SoftHeart(), AbruptTransformation(),
    ],
    blue=["Hidden Needles / Kept Needles", "Preparation / Fake Out", "Pull Back / Advance", "Gentle Snow"],
    red=[
        "Hidden Needles / Kept Needles", "Preparation / Fake Out", "Hidden Power / Chain Reel", "Pull Back / Advance",
        "Gentle Snow", "Abrupt Transformation",
    ],
    bonus=[Umbrella()],
    mechanics="Umbrella: closed or open, as all can see. Range, damage and text of her cards follow it. It is closed at the "
    "beginning, and once in your End Phase you may open or close it; some of her cards turn it as well. The umbrella of a card's "
    "owner counts, whoever plays the card; without one, such a card has neither Range nor text.",
    provenance="that she is in the second box is a guess; Preparation / Fake Out and Gentle Snow were changed near the time of "
    "this printing",
    mechanisms=[Switch("umbrella", Zone("closed", CLOSED), Zone("opened", OPENED))],
)  # fmt: skip
