"""Oboro, goddess of ninjutsu: her face-down discards lie in wait (Trap)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    DISTANCE,
    FLARE,
    FOE_AURA,
    FOE_FLARE,
    INEVITABLE,
    NOTHING,
    SEEN,
    SHADOW,
    UNCERTAIN,
    USED,
    Attack,
    Card,
    Goddess,
    Pair,
    Player,
    at,
    span,
)


class SteelStrings(Card):
    text = "Trap."
    japanese = "鋼糸"
    trap = True
    reach = span(3, 4)
    damage = (2, 2)


class Caltrops(Card):
    text = "Trap. Inevitable. After: if played from face-down, look at the foe's hand and discard one card there face-down."
    japanese = "影菱"
    trap = True
    reach = at(2)
    damage = (2, 1)
    traits = INEVITABLE

    def after(self, me: Player, attack: Attack) -> None:
        if attack.is_from_face_down:
            me.look_at_hand_of_foe()
            fitting = [card for card in me.foe.hand if me.can_be_discarded_face_down(card)]
            me.foe.discard_face_down(me.choose_card(fitting, "discard from the foe's hand"), chosen_by_foe=True)


class RushOfBlades(Card):
    text = "If the foe has taken Aura damage this turn, this Attack gets +1/+1."
    name = "Rush of Blades"
    japanese = "斬撃乱舞"
    full_power = True
    reach = span(2, 4)
    damage = (3, 2)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1) if me.foe.was_scarred else NOTHING


class NinpoWalk(Card):
    text = "Trap. Shadow → Distance: 1. If played from face-down, you may play another face-down card with Trap."
    name = "Ninpo-Walk"
    japanese = "忍歩"
    trap = True

    def act(self, me: Player) -> None:
        me.arrow(1, SHADOW, DISTANCE)
        if me.plays_from_face_down:
            traps = [card for card in me.face_down if me.card(card).trap and me.can_play(card)]
            me.play_from_face_down(me.choose_card(traps, "play a Trap", may_decline=True))


class Induce(Card):
    text = "Trap. Choose one: Distance → foe's Aura: 1; or foe's Aura → foe's Flare: 1."
    japanese = "誘導"
    provenance = SEEN
    reaction = True
    trap = True

    def act(self, me: Player) -> None:
        if me.pick("Distance to the foe's Aura", "the foe's Aura to their Flare") == 0:
            me.arrow(1, DISTANCE, FOE_AURA)
        else:
            me.arrow(1, FOE_AURA, FOE_FLARE)


class ShadowCloning(Card):
    text = (
        "Play a card without Full Power that lies face-down in your discard pile. If it is face-up there afterwards, play "
        "it once more. If it is an Attack, both its Attacks have Inevitable."
    )
    japanese = "分身の術"
    full_power = True

    def act(self, me: Player) -> None:
        fitting = [card for card in me.face_down if not me.card(card).full_power]
        if not fitting:
            me.reveal_face_down()
            return
        card = me.choose_card(fitting, "play twice")
        if me.play_from_face_down(card, INEVITABLE) and card in me.discards:
            me.play_from_discards(card, INEVITABLE)


class Revitalize(Card):
    text = "Concentration. Trap. Disenchant: Ready one of your Used Ultimates."
    japanese = "生体活性"
    concentration = True
    trap = True
    charge = 4

    def disenchant(self, me: Player) -> None:
        me.ready(me.choose_card(list(me.used_ultimates), "Ready"))


class KumaSuke(Card):
    text = "After: for each face-down card in your discard pile make an Attack, Range 3-4, 2/2."
    name = "Kuma-Suke"
    japanese = "熊介"
    flare = 4
    full_power = True
    reach = span(3, 4)
    damage = (2, 2)

    def after(self, me: Player, attack: Attack) -> None:
        for _ in range(len(me.face_down)):
            me.attack(span(3, 4), (2, 2))


class TobiKage(Card):
    text = (
        "You may play a card without Full Power that lies face-down in your discard pile; if this reacts to an Attack, so "
        "does that card."
    )
    name = "Tobi-Kage"
    japanese = "鳶影"
    flare = 4
    reaction = True

    def act(self, me: Player) -> None:
        fitting = [card for card in me.face_down if not me.card(card).full_power and me.can_play(card)]
        card = me.choose_card(fitting, "play from face-down", may_decline=True)
        me.play_from_face_down(card, reacts_too=True)


class UroUo(Card):
    text = "Used: before you reshuffle you may play any number of face-down cards with Trap instead of one."
    name = "Uro-Uo"
    japanese = "虚魚"
    provenance = UNCERTAIN
    flare = 4
    stands_in = USED

    def ongoing_traps(self, me: Player) -> bool:
        return True


class MiKazura(Card):
    text = "After: Shadow → your Flare: 1. Resurgence: your Flare is 0."
    name = "Mi-Kazura"
    japanese = "壬蔓"
    flare = 0
    reach = span(3, 7)
    damage = (1, 1)

    def after(self, me: Player, attack: Attack) -> None:
        me.arrow(1, SHADOW, FLARE)

    def resurgence(self, me: Player) -> bool:
        return me.flare == 0


OBORO: Goddess = Goddess(
    "Oboro",
    "オボロ",
    "Ninjutsu",
    [
        SteelStrings(), Caltrops(), RushOfBlades(), NinpoWalk(), Induce(), ShadowCloning(), Revitalize(),
        KumaSuke(), TobiKage(), UroUo(), MiKazura(),
    ],
    blue=["Steel Strings", "Ninpo-Walk", "Induce", "Mi-Kazura"],
    red=["Steel Strings", "Caltrops", "Ninpo-Walk", "Induce", "Kuma-Suke", "Mi-Kazura"],
    mechanics="Trap: just before you reshuffle, before the Life damage, you may play one card with Trap that lies face-down in "
    "your discard pile. It can also be played from hand as usual.",
    provenance="likely in this box: the rulebook shows a card of hers",
)  # fmt: skip
