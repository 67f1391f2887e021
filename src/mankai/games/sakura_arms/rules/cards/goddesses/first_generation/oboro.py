"""Oboro of the first generation, Megami of ninjutsu: her discard pile lies in wait, to be played from (Trap)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.goddesses import oboro as level99
from mankai.games.sakura_arms.rules.constants import ENTRY_CARD, ENTRY_SEAT, FACE_DOWN
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    CARRIED_OVER,
    DISTANCE,
    FLARE,
    NOTHING,
    SHADOW,
    UNCERTAIN,
    Attack,
    Card,
    Goddess,
    Pair,
    Player,
    at,
    revised,
    span,
)


def is_thrown(attack: Attack) -> bool:
    """Whether the card of an attack is played from the discard pile, or lies there and may be."""
    entry = attack.entry
    return attack.is_from_face_down or entry[ENTRY_CARD] in attack.duel.table.zones[FACE_DOWN + entry[ENTRY_SEAT]]


def owns_running_card(me: Player) -> bool:
    """Whether the player owns the card whose effect happens, whichever player plays it (rulings 1.14)."""
    return me.duel.owner(me.duel.card) == me.seat


class Caltrops(Card):
    text = "Trap. Always: if you played this card from your discard pile, this attack gets +1/+1."
    japanese = "影菱"
    trap = True
    reach = at(2)
    damage = (2, 1)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1) if attack.is_from_face_down else NOTHING


class RushOfBlades(Card):
    text = (
        "Always: while this card is in your discard pile, you may play it from there, as a Throughout attack with Range 4-7 "
        "and 3/1 (Shuriken Rush)."
    )
    name = "Rush of Blades"
    japanese = "斬撃乱舞／手裏剣乱舞"
    full_power = True
    playable_from_face_down = True
    reach = span(2, 4)
    damage = (3, 2)
    other_reach = span(4, 7)
    other_damage = (3, 1)

    def side(self, me: Player, attack: Attack) -> int:
        return 1 if is_thrown(attack) else 0


class NinpoWalk(level99.NinpoWalk):
    text = "Trap. Choose one: your Flare → Distance: 1; or your Aura → your Flare: 1."
    provenance = UNCERTAIN

    def act(self, me: Player) -> None:
        if me.pick("your Flare to Distance", "your Aura to your Flare") == 0:
            me.arrow(1, FLARE, DISTANCE)
        else:
            me.arrow(1, AURA, FLARE)


class ShadowCloning(level99.ShadowCloning):
    text = (
        "Choose a card in your discard pile that is neither Throughout nor an Enhancement, and play it. If it is in your "
        "played pile afterwards, play it once more."
    )

    def act(self, me: Player) -> None:
        fitting = [card for card in me.face_down if not me.card(card).full_power and not me.card(card).charge]
        if not fitting:
            me.reveal_face_down()
        card = me.choose_card(fitting, "play twice")
        if me.play_from_face_down(card) and card in me.discards:
            me.play_from_discards(card)


class KumaSuke(level99.KumaSuke):
    text = "After Attack: for each card in your discard pile, make an attack with Range 3-4 and 2/1."
    flare = 3
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        for _ in range(len(me.face_down)):
            me.attack(span(3, 4), (2, 1))


class TobiKage(level99.TobiKage):
    text = "You may play a card from your discard pile that is not Throughout."
    flare = 3

    def act(self, me: Player) -> None:
        fitting = [card for card in me.face_down if not me.card(card).full_power and me.can_play(card)]
        me.play_from_face_down(me.choose_card(fitting, "play from the discard pile", may_decline=True))


class UroUo(Card):
    text = "Ongoing: all arrows in the effects of your cards point the other way."
    name = "Uro-Uo"
    japanese = "虚魚"
    flare = 3
    charge = 5

    def ongoing_arrow(self, me: Player, who: Player, source: int, target: int) -> Pair:
        return (target, source) if owns_running_card(me) else (source, target)


class MiKazura(level99.MiKazura):
    text = "Shadow → your Flare: 1. Resurgence: your Flare is 0 in your end phase."
    reach = 0
    damage = NOTHING

    def act(self, me: Player) -> None:
        me.arrow(1, SHADOW, FLARE)


OBORO: Goddess = Goddess(
    level99.OBORO.name,
    level99.OBORO.japanese,
    level99.OBORO.weapon,
    [
        level99.SteelStrings(),
        Caltrops(),
        RushOfBlades(),
        NinpoWalk(),
        revised(
            level99.Induce(),
            text="Trap. Choose one: Distance → opponent's Aura: 1; or opponent's Aura → opponent's Flare: 1.",
            reaction=False,
            provenance=CARRIED_OVER,
        ),
        ShadowCloning(),
        revised(
            level99.Revitalize(),
            text="Unguarded. Disenchant: one of your Devoted Special cards is available again.",
            trap=False,
            charge=2,
        ),
        KumaSuke(),
        TobiKage(),
        UroUo(),
        MiKazura(),
    ],
    blue=["Steel Strings", "Caltrops", "Ninpo-Walk", "Mi-Kazura"],
    red=["Steel Strings", "Caltrops", "Rush of Blades", "Induce", "Kuma-Suke", "Mi-Kazura"],
    mechanics="Trap: just before you reshuffle your deck, before the Damage to your Life, you may play one card with Trap from "
    "your discard pile. It can also be played from hand as usual.",
    provenance="the rule of Trap is a later edition's: this rulebook shows the word alone",
)
