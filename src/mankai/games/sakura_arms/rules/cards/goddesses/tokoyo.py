"""Tokoyo, goddess of the fan: rewards full Vigor (Artistic)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    ATTACK_CARD,
    AURA,
    DASH,
    DISTANCE,
    FLARE,
    INEVITABLE,
    SEEN,
    SHADOW,
    Attack,
    Card,
    Goddess,
    Player,
    at,
    span,
)


class GlancingStrike(Card):
    text = "After, Artistic: put this card on top of its owner's deck."
    japanese = "梳流し"
    reach = at(4)
    damage = (DASH, 1)

    def after(self, me: Player, attack: Attack) -> None:
        if me.is_artistic:
            me.put_this_on_deck()


class PoliteReturn(Card):
    text = "After, Artistic: negate the Attack this reacted to, unless it is an Ultimate's."
    japanese = "雅打ち"
    reaction = True
    reach = span(2, 4)
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if me.is_artistic and against is not None and not against.is_ultimate:
            against.negate()


class RabbitStep(Card):
    text = "If the Distance is 3 or less: Shadow → Distance: 2."
    japanese = "跳ね兎"

    def act(self, me: Player) -> None:
        if me.distance <= 3:
            me.arrow(2, SHADOW, DISTANCE)


class SongAndDance(Card):
    text = "Gain 1 Vigor. Choose one: your Flare → your Aura: 1; or your Aura → Distance: 1."
    name = "Song and Dance"
    japanese = "詩舞"
    reaction = True

    def act(self, me: Player) -> None:
        me.gain_vigor(1)
        if me.pick("Flare to Aura", "Aura to Distance") == 0:
            me.arrow(1, FLARE, AURA)
        else:
            me.arrow(1, AURA, DISTANCE)


class BreakPoint(Card):
    text = (
        "Put up to 2 cards of your discard pile, face-up or face-down, on the bottom of your deck in any order. Shadow → "
        "your Aura: 2."
    )
    japanese = "要返し"
    full_power = True

    def act(self, me: Player) -> None:
        me.put_under_deck(me.choose_cards([*me.discards, *me.face_down], 2, "put under your deck"))
        me.arrow(2, SHADOW, AURA)


class WindyStage(Card):
    text = "Initialize: Distance → your Aura: 2. Disenchant: your Aura → Distance: 2."
    japanese = "風舞台"
    charge = 2

    def initialize(self, me: Player) -> None:
        me.arrow(2, DISTANCE, AURA)

    def disenchant(self, me: Player) -> None:
        me.arrow(2, AURA, DISTANCE)


class SunnyStage(Card):
    text = "Limited. Initialize: your Vigor becomes 2. Disenchant: make an Attack, Range 3-6, -/1."
    japanese = "晴舞台"
    charge = 2
    limited = True

    def initialize(self, me: Player) -> None:
        me.set_vigor(2)

    def disenchant(self, me: Player) -> None:
        me.attack(span(3, 6), (DASH, 1))


class ImmortalFlower(Card):
    text = "After: negate the Attack this reacted to."
    japanese = "久遠ノ花"
    flare = 5
    reaction = True
    reach = span(0, 10)
    damage = (DASH, 1)

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if against is not None:
            against.negate()


class EternalMigrant(Card):
    text = "After: reshuffle your deck without Life damage."
    japanese = "千歳ノ鳥"
    flare = 2
    reach = span(3, 4)
    damage = (2, 2)

    def after(self, me: Player, attack: Attack) -> None:
        me.reshuffle()


class PerpetualWind(Card):
    text = (
        "Inevitable. After: the foe discards a card from hand that is no Attack; if they have none, they show their hand. "
        "Resurgence, Artistic."
    )
    japanese = "無窮ノ風"
    provenance = SEEN
    flare = 1
    reach = span(3, 8)
    damage = (1, 1)
    traits = INEVITABLE

    def after(self, me: Player, attack: Attack) -> None:
        fitting = [card for card in me.foe.hand if me.card(card).type != ATTACK_CARD]
        if fitting:
            me.foe.discard(me.foe.choose_card(fitting, "discard"))
        else:
            me.foe.reveal_hand()

    def resurgence(self, me: Player) -> bool:
        return me.is_artistic


class EternalMoon(Card):
    text = "Your Vigor becomes 2, the foe's becomes 0, and the foe is Stunned."
    japanese = "常世ノ月"
    flare = 2

    def act(self, me: Player) -> None:
        me.set_vigor(2)
        me.foe.set_vigor(0)
        me.foe.be_stunned()


TOKOYO: Goddess = Goddess(
    "Tokoyo",
    "トコヨ",
    "Fan",
    [
        GlancingStrike(), PoliteReturn(), RabbitStep(), SongAndDance(), BreakPoint(), WindyStage(), SunnyStage(),
        ImmortalFlower(), EternalMigrant(), PerpetualWind(), EternalMoon(),
    ],
    blue=["Glancing Strike", "Polite Return", "Rabbit Step", "Perpetual Wind"],
    red=["Glancing Strike", "Polite Return", "Song and Dance", "Rabbit Step", "Perpetual Wind", "Eternal Migrant"],
    mechanics="Artistic: holds while your Vigor is 2.",
    provenance="likely in this box: the rulebook shows a card of hers",
)  # fmt: skip
