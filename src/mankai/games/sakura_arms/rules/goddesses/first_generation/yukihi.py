"""Yukihi of the first generation, Megami of umbrella and hairpin: her cards have a side for either state of her umbrella."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.places import FORMS, HAND, IN_PLAY, M_CARD
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    BONUS,
    DASH,
    DISTANCE,
    EXPANDED,
    NOTHING,
    REDUCED,
    SEEN,
    SHADOW,
    UNCERTAIN,
    UNCHANGED,
    Attack,
    Card,
    Change,
    Goddess,
    Pair,
    Player,
    Switch,
    Table,
    Zone,
    at,
    span,
)

UMBRELLA = "Umbrella"  # lies in the Bonus Area while it is closed, among the forms while it is open
UMBRELLA_TURNED = 16  # what a Resurgence may wait for


def umbrella_in(owner: Player, zone: int) -> int:
    """A player's umbrella, if it lies in that kind of zone; else -1."""
    for card in owner.duel.table.zones[zone + owner.seat]:
        if owner.card(card).name == UMBRELLA:
            return card
    return -1


def is_open(me: Player, card: int) -> bool:
    """Whether a card shows its open side: its owner's umbrella counts, whoever plays it (rulings 8, Yukihi)."""
    return umbrella_in(me.duel.players[me.duel.owner(card)], FORMS) >= 0


def this_is_open(me: Player) -> bool:
    """The same of the card being played."""
    return is_open(me, me.duel.card)


def attacks_with_open_side(attack: Attack) -> bool:
    """The same of the card that makes an attack."""
    return is_open(attack.attacker, attack.matter[M_CARD])


def is_open_in_play(me: Player, this: Card) -> bool:
    """The same of an Enhancement at the side of `me`."""
    return bool([card for card in me.duel.table.zones[IN_PLAY + me.seat] if me.card(card) is this and is_open(me, card)])


def turn_umbrella(me: Player) -> None:
    """Open one's umbrella if it is closed, close it if it is open; then whatever waits for that happens."""
    duel = me.duel
    source, target = (BONUS, FORMS) if umbrella_in(me, FORMS) < 0 else (FORMS, BONUS)
    umbrella = umbrella_in(me, source)
    if umbrella < 0:
        return
    duel.place(umbrella, source + me.seat, target + me.seat)
    duel.resurge_at_once(me.seat, UMBRELLA_TURNED, 0, 0)
    running = duel.card
    for card in me.hand:
        wield = me.card(card)
        if isinstance(wield, Wield):
            duel.speak_as(card)
            if me.may("reveal Wield"):
                duel.show(card, HAND + me.seat)
                wield.when_revealed(me)
    duel.speak_as(running)


def enhancements_in_play(me: Player) -> list[int]:
    """Those of both players."""
    zones = me.duel.table.zones
    return [card for card in zones[IN_PLAY + me.seat] + zones[IN_PLAY + me.foe.seat] if me.duel.charge(card)]


class UmbrellaAttack(Card):
    """An Attack whose Range and damage are printed for the closed umbrella, and again for the open one."""

    def shows_other_side(self, me: Player, attack: Attack) -> bool:
        return attacks_with_open_side(attack)


class Needles(UmbrellaAttack):
    text = "Closed: Range 4-5, 3/1. Open: Range 0-1, 1/1."
    name = "Hidden Needles / Kept Needles"
    japanese = "しこみばり／ふくみばり"
    reach = span(4, 5)
    damage = (3, 1)
    other_reach = span(0, 1)
    other_damage = (1, 1)


class Preparation(UmbrellaAttack):
    text = "Closed: Range 4-5, 2/1. Open: Range 0-1, 1/-. Both, After Attack: open or close your umbrella."
    name = "Preparation / Fake Out"
    japanese = "しこみび／ねこだまし"
    provenance = UNCERTAIN
    reaction = True
    reach = span(4, 5)
    damage = (2, 1)
    other_reach = span(0, 1)
    other_damage = (1, DASH)

    def after(self, me: Player, attack: Attack) -> None:
        turn_umbrella(me)


class Swing(UmbrellaAttack):
    text = "Closed: Range 4-6, 5/-. Open: Range 0, -/1."
    name = "Swing / Pierce"
    japanese = "ふりまわし／つきさし"
    provenance = UNCERTAIN
    full_power = True
    reach = span(4, 6)
    damage = (5, DASH)
    other_reach = at(0)
    other_damage = (DASH, 1)


class Wield(Card):
    text = (
        "Playing this card does nothing. Always: when you open or close your umbrella, you may reveal this card from your "
        "hand; if you do, Shadow → your Aura: 1."
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
        if this_is_open(me):
            me.arrow(self.amount, DISTANCE, SHADOW)
        else:
            me.arrow(self.amount, SHADOW, DISTANCE)


class TurningOver(PullBack):
    text = "Closed: Shadow → Distance: 3. Open: Distance → Shadow: 3."
    name = "Turning Over / Chance Meeting"
    japanese = "ひるがえし／めぐりあい"
    reaction = False
    full_power = True
    amount = 3


class LookingFar(Card):
    text = (
        "Closed, Ongoing: your attacks get -1/+0 and increase their Range (Distant) by 1. Open, Ongoing: your attacks get "
        "+1/+0 and decrease their Range (Close) by 1."
    )
    name = "Looking Far / Glaring"
    japanese = "とおみ／にらみ"
    charge = 4

    def ongoing_bonus(self, me: Player, attack: Attack) -> Pair:
        if not attack.by(me):
            return NOTHING
        return (1, 0) if is_open_in_play(me, self) else (-1, 0)

    def ongoing_range_change(self, me: Player, attack: Attack) -> Change:
        if not attack.by(me):
            return UNCHANGED
        return (REDUCED, 1, 0) if is_open_in_play(me, self) else (EXPANDED, 0, 1)


class GentleSnow(UmbrellaAttack):
    text = "Closed: Range 4-5, 3/1. Open: Range 0-1, 0/0. Resurgence: you open or close your umbrella."
    japanese = "はらりゆき"
    flare = 2
    reach = span(4, 5)
    damage = (3, 1)
    other_reach = span(0, 1)
    other_damage = (0, 0)

    def immediate_resurgence(self, me: Player, what: int, before: int, now: int) -> bool:
        return what == UMBRELLA_TURNED


class SwayingFlame(UmbrellaAttack):
    text = "Closed: Range 4-6, 0/0. Open: Range 0, 4/4."
    japanese = "ゆらりび"
    provenance = UNCERTAIN
    flare = 7
    reach = span(4, 6)
    damage = (0, 0)
    other_reach = at(0)
    other_damage = (4, 4)


class SoftHeart(Card):
    text = "Choose an Enhancement in play, yours or the opponent's, that is not Throughout: all Sakura tokens on it go to Shadow."
    japanese = "どろりうら"
    flare = 2

    def act(self, me: Player) -> None:
        fitting = [card for card in enhancements_in_play(me) if not me.card(card).full_power]
        me.empty(me.choose_card(fitting, "empty"))


class AbruptTransformation(Card):
    text = "Open or close your umbrella."
    japanese = "くるりみ"
    flare = 0

    def act(self, me: Player) -> None:
        turn_umbrella(me)


class Umbrella(Card):
    text = "Shows whether your umbrella is closed or open: Range, Damage and text of Yukihi's cards change with it."
    name = UMBRELLA
    japanese = "傘カード"
    provenance = SEEN
    is_form = True
    stands_in = BONUS

    def end(self, me: Player) -> None:
        if me.may("open or close your umbrella"):
            turn_umbrella(me)


class Yukihi(Goddess):
    """Setup: the umbrella is closed."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[BONUS + seat] = (*table.zones[BONUS + seat], first)


YUKIHI: Goddess = Yukihi(
    "Yukihi",
    "ユキヒ",
    "Umbrella and hairpin",
    [
        Needles(), Preparation(), Swing(), Wield(), PullBack(), TurningOver(), LookingFar(),
        GentleSnow(), SwayingFlame(), SoftHeart(), AbruptTransformation(),
    ],
    blue=["Hidden Needles / Kept Needles", "Preparation / Fake Out", "Pull Back / Advance", "Gentle Snow"],
    red=[
        "Hidden Needles / Kept Needles", "Preparation / Fake Out", "Wield", "Pull Back / Advance",
        "Gentle Snow", "Abrupt Transformation",
    ],
    bonus=[Umbrella()],
    mechanics="Umbrella: closed or open, as all can see. Range, Damage and text of her cards follow it. It is closed at the "
    "beginning, and once in your end phase you may open or close it; some of her cards turn it as well. The umbrella of a card's "
    "owner counts, whoever plays the card.",
    provenance="where the umbrella starts and when it turns are a later edition's rules, this rulebook is silent; the English "
    "names of Turning Over / Chance Meeting and Looking Far / Glaring are our own translations",
    mechanisms=[Switch("umbrella", Zone("bonus", BONUS), Zone("forms", FORMS))],
)  # fmt: skip
