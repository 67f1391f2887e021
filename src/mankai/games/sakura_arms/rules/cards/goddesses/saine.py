"""Saine, goddess of the naginata: sharpest when next to nothing is left in her Aura (Idea)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    DASH,
    DISTANCE,
    FOE_AURA,
    INEVITABLE,
    SHADOW,
    Attack,
    Card,
    Goddess,
    Player,
    message,
    span,
    the_card,
)


def has_idea(me: Player) -> bool:
    """Whether Idea holds: Aura is 1 or less.  The Sakura on Silent Wall do not count here."""
    return me.aura <= 1


def step(me: Player) -> None:
    """Apply Distance ↔ Shadow: 1."""
    if me.pick("Distance to Shadow", "Shadow to Distance") == 0:
        me.arrow(1, DISTANCE, SHADOW)
    else:
        me.arrow(1, SHADOW, DISTANCE)


def lent_to_aura(me: Player, amount: int, target: int, least: int) -> int:
    """Take part of Aura damage from this card, as much as the player likes but at least `least`.  Returns how much was taken.

    Sakura that do not fit at the target stay on the card.
    """
    duel, card = me.duel, me.duel.card
    most = min(duel.charge(card), amount)
    least = min(most, least)
    ways = [message("choose-from-card", amount=taken, card=the_card(card)) for taken in range(least, most + 1)]
    taken = least + duel.alternative(me.seat, ways, "which Sakura", card)
    return duel.take_off_card(min(taken, duel.room(target)), card, target)


class SwingRush(Card):
    text = "After, Idea: make an Attack, Range 4-5, 2/1."
    japanese = "八方振り"
    reach = span(4, 5)
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        if has_idea(me):
            me.attack(span(4, 5), (2, 1))


class CutDown(Card):
    japanese = "薙斬り"
    reaction = True
    reach = span(4, 5)
    damage = (3, 1)


class HiltSlam(Card):
    text = "After, Idea: Shadow → Distance: 1."
    japanese = "石突"
    reaction = True
    reach = span(2, 3)
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        if has_idea(me):
            me.arrow(1, SHADOW, DISTANCE)


class Outclass(Card):
    text = "Idea: this card may be played as a Reaction. Distance ↔ Shadow: 1."
    japanese = "見切り"

    def gains_reaction(self, me: Player) -> bool:
        return has_idea(me)

    def act(self, me: Player) -> None:
        step(me)


class SpaceForMaster(Card):
    text = (
        "Ongoing: Sakura that would go from this card to Shadow go to Distance; those that do not fit there stay. Ongoing: "
        "Master Distance is 1 larger."
    )
    name = "Space for Master"
    japanese = "圏域"
    charge = 2

    def ongoing_leaving(self, me: Player) -> int:
        return DISTANCE

    def ongoing_master_distance(self, me: Player) -> int:
        return 1


class WaveringCrystal(Card):
    text = (
        "Initialize: the Attack this reacted to gets -1/+0. Disenchant: make an Attack, Range 0-10, 1/-, Inevitable; then "
        "Shadow → Distance: 1."
    )
    japanese = "衝音晶"
    reaction = True
    charge = 1

    def initialize(self, me: Player) -> None:
        against = me.attack_reacted_to
        if against is not None:
            against.gets(-1, 0)

    def disenchant(self, me: Player) -> None:
        me.attack(span(0, 10), (1, DASH), INEVITABLE)
        me.arrow(1, SHADOW, DISTANCE)


class SilentWall(Card):
    text = "Ongoing: while you take damage, the Sakura on this card count as if they were in your Aura."
    japanese = "無音壁"
    full_power = True
    charge = 5

    def aura_damage_left(self, me: Player, amount: int, target: int, is_chosen: bool) -> int:
        return amount - lent_to_aura(me, amount, target, max(0, amount - me.aura))


class RhythmicArc(Card):
    text = "Make three Attacks, one after another: Range 3-4, 1/1; Range 4-5, 1/1; Range 3-5, 2/2."
    japanese = "律動弧戟"
    flare = 6

    def act(self, me: Player) -> None:
        me.attack(span(3, 4), (1, 1))
        me.attack(span(4, 5), (1, 1))
        me.attack(span(3, 5), (2, 2))


class ResonantBeat(Card):
    text = "This card costs 1 less Flare for each Sakura in the foe's Aura. The foe's Aura → Distance: 2."
    japanese = "響鳴共振"
    flare = 8

    def flare_change(self, me: Player) -> int:
        return -me.foe.aura

    def act(self, me: Player) -> None:
        me.arrow(2, FOE_AURA, DISTANCE)


class SilentIcebreaker(Card):
    text = "After: the Attack this reacted to gets -1/-1. Resurgence, Idea."
    japanese = "音無砕氷"
    flare = 2
    reaction = True
    reach = span(0, 10)
    damage = (1, 1)

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if against is not None:
            against.gets(-1, -1)

    def resurgence(self, me: Player) -> bool:
        return has_idea(me)


class SainesFinalStage(Card):
    text = "Can only be played as a Reaction to the Attack of an Ultimate."
    name = "Saine's Final Stage"
    japanese = "氷雨細音の果ての果て"
    flare = 5
    reaction = True
    only_as_reaction = True
    reach = span(1, 5)
    damage = (5, 5)
    condition_words = "only as a Reaction to the Attack of an Ultimate"

    def condition(self, me: Player) -> bool:
        against = me.attack_to_react_to
        return against is not None and against.is_ultimate


SAINE: Goddess = Goddess(
    "Saine",
    "サイネ",
    "Naginata",
    [
        SwingRush(), CutDown(), HiltSlam(), Outclass(), SpaceForMaster(), WaveringCrystal(), SilentWall(),
        RhythmicArc(), ResonantBeat(), SilentIcebreaker(), SainesFinalStage(),
    ],
    blue=["Swing Rush", "Cut Down", "Outclass", "Rhythmic Arc"],
    red=["Swing Rush", "Cut Down", "Hilt Slam", "Outclass", "Rhythmic Arc", "Silent Icebreaker"],
    mechanics="Idea: holds while your Aura is 1 or less; looked at when the effect is done.",
    provenance="that she is in the second box is certain; her cards were not seen, and what this edition calls Idea neither: "
    "the word is another translation's",
)  # fmt: skip
