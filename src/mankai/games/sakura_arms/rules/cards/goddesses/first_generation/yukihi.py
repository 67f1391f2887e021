"""Yukihi of the first generation, Megami of umbrella and hairpin: her cards have a side for either state of her umbrella."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.goddesses import yukihi as level99
from mankai.games.sakura_arms.rules.cards.goddesses.yukihi import OPEN_SIDE, side_of, turn_umbrella
from mankai.games.sakura_arms.rules.constants import IN_PLAY
from mankai.games.sakura_arms.rules.vocabulary import (
    BONUS,
    CARRIED_OVER,
    DASH,
    EXPANDED,
    FORMS,
    NOTHING,
    REDUCED,
    SEEN,
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


def is_open_in_play(me: Player, this: Card) -> bool:
    """Whether an Enhancement at the side of `me` shows its open side."""
    mine = me.duel.table.zones[IN_PLAY + me.seat]
    return bool([card for card in mine if me.card(card) is this and side_of(me, card) == OPEN_SIDE])


def enhancements_in_play(me: Player) -> list[int]:
    """Return the Enhancements with Sakura that both players have in play."""
    zones = me.duel.table.zones
    return [card for card in zones[IN_PLAY + me.seat] + zones[IN_PLAY + me.foe.seat] if me.duel.charge(card)]


class Needles(level99.Needles):
    text = "Closed: Range 4-5, 3/1. Open: Range 0-1, 1/1."
    reach = span(4, 5)
    other_reach = span(0, 1)
    other_damage = (1, 1)


class Preparation(level99.Preparation):
    text = "Closed: Range 4-5, 2/1. Open: Range 0-1, 1/-. Both, After Attack: open or close your umbrella."
    reaction = True
    reach = span(4, 5)
    damage = (2, 1)
    other_reach = span(0, 1)
    other_damage = (1, DASH)

    def after(self, me: Player, attack: Attack) -> None:
        turn_umbrella(me)


class Swing(level99.Swing):
    text = "Closed: Range 4-6, 5/-. Open: Range 0, -/1."
    provenance = UNCERTAIN
    other_reach = at(0)
    other_damage = (DASH, 1)


class Wield(level99.Wield):
    text = (
        "Playing this card does nothing. Always: when you open or close your umbrella, you may reveal this card from your "
        "hand; if you do, Shadow → your Aura: 1."
    )


class TurningOver(level99.PullBack):
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


class GentleSnow(level99.GentleSnow):
    text = "Closed: Range 4-5, 3/1. Open: Range 0-1, 0/0. Resurgence: you open or close your umbrella."
    provenance = CARRIED_OVER
    reach = span(4, 5)


class SwayingFlame(level99.SwayingFlame):
    text = "Closed: Range 4-6, 0/0. Open: Range 0, 4/4."
    provenance = UNCERTAIN
    flare = 7
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


class Umbrella(level99.Umbrella):
    text = "Shows whether your umbrella is closed or open: Range, Damage and text of Yukihi's cards change with it."
    japanese = "傘カード"
    provenance = SEEN
    called = ""
    stands_in = BONUS


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
        Needles(), Preparation(), Swing(), Wield(), level99.PullBack(), TurningOver(), LookingFar(),
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
