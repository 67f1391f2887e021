"""Saine, Megami of the naginata, as the first generation has her: sharpest when nothing is left on her Aura (Idea)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.goddesses import saine as level99
from mankai.games.sakura_arms.rules.constants import (
    BY_EFFECT,
    ENTRY_CLASS,
    ENTRY_REACTS_TO,
    MAIN_PHASE,
    PHASE,
    START_DISTANCE,
    THIS_TURN,
)
from mankai.games.sakura_arms.rules.vocabulary import (
    DASH,
    DISCARD,
    DISTANCE,
    FOE_AURA,
    ON_DISTANCE_CHANGE,
    ON_RESOLVED,
    Attack,
    Card,
    Goddess,
    Player,
    at,
    revised,
    span,
)


def has_idea(me: Player) -> bool:
    """Whether Idea holds: no Sakura on the player's Aura. Those lent by Silent Wall do not count."""
    return me.aura == 0


def is_throughout(attack: Attack) -> bool:
    """Whether a Throughout card itself made the attack; an attack made by an effect has no sub-type (rulings 5.7)."""
    return attack.card.full_power and attack.entry[ENTRY_CLASS] != BY_EFFECT


def approach(me: Player) -> int:
    """Return by how much the Distance is closer than at the start of the turn."""
    return me.duel.table.tokens[START_DISTANCE] - me.distance


def wait_for_the_attack(me: Player) -> None:
    """Let this card act once the attack it reacts to has been resolved."""
    table = me.duel.table
    if table.resolving[-1][ENTRY_REACTS_TO] >= 0:
        table.effects = (*table.effects, (THIS_TURN, me.seat, me.duel.card, (table.resolving[-1][ENTRY_REACTS_TO],)))


def was_waiting_for(me: Player, place: int) -> bool:
    """Whether this card waited for the attack at that index of `Table.resolving`; it waits no longer."""
    table, this, kept = me.duel.table, me.duel.card, []
    for kind, seat, card, details in table.effects:
        if card != this or details != (place,):
            kept.append((kind, seat, card, details))
    has_ended = len(kept) < len(table.effects)
    table.effects = tuple(kept)
    return has_ended


def end_main_phase(me: Player) -> None:
    if me.duel.table.tokens[PHASE] == MAIN_PHASE:
        me.end_phase()


class SwingRush(level99.SwingRush):
    text = "After Attack, Idea: make an attack, Range 4, 2/1."
    reach = span(3, 4)

    def after(self, me: Player, attack: Attack) -> None:
        if has_idea(me):
            me.attack(at(4), (2, 1))


class Gait(Card):
    text = "Choose one: Distance → Shadow: 1; or Shadow → Distance: 1."
    japanese = "足運び"

    def act(self, me: Player) -> None:
        level99.step(me)


class SpaceForMaster(Card):
    text = (
        "Does nothing when played. Always: whenever the Distance changes in the opponent's turn while this card is in your "
        "played pile, and is then 2 or more closer than at the start of the turn, make an attack, Range 0-4, 3/1."
    )
    name = "Space for Master"
    japanese = "圏域"
    stands_in = DISCARD
    waits_for = ON_DISTANCE_CHANGE

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if not me.is_turn_player and approach(me) >= 2:
            me.attack(span(0, 4), (3, 1))


class Outclass(Card):
    text = "Gain 1 Vigor. Idea: cancel the attack you reacted to if it is neither Throughout nor special."
    japanese = "見切り"
    reaction = True

    def act(self, me: Player) -> None:
        me.gain_vigor(1)
        against = me.attack_reacted_to
        if has_idea(me) and against is not None and not is_throughout(against) and not against.is_ultimate:
            against.negate()


class WaveringCrystal(level99.WaveringCrystal):
    text = "Initialize: the attack you reacted to gets -1/+0. Disenchant: make an attack, Range 0-5, 1/-."

    def disenchant(self, me: Player) -> None:
        me.attack(span(0, 5), (1, DASH))


class SilentWall(level99.SilentWall):
    text = "Ongoing: when you are dealt damage, you may treat the Sakura on this card as if they were on your Aura."

    def aura_damage_left(self, me: Player, amount: int, target: int, is_chosen: bool) -> int:
        return amount - level99.lent_to_aura(me, amount, target, max(0, amount - me.aura) if is_chosen else 0)


class RhythmicArc(Card):
    text = "Make three attacks, one after another: Range 2-3, 1/1; Range 3-4, 1/1; Range 2-4, 2/1."
    japanese = "律動弧戟"
    flare = 4

    def act(self, me: Player) -> None:
        me.attack(span(2, 3), (1, 1))
        me.attack(span(3, 4), (1, 1))
        me.attack(span(2, 4), (2, 1))


class ResonantBeat(Card):
    text = "If the opponent has 5 or more Sakura on their Aura: opponent's Aura → Distance: 2."
    japanese = "響鳴共振"
    flare = 1

    def act(self, me: Player) -> None:
        if me.foe.aura >= 5:
            me.arrow(2, FOE_AURA, DISTANCE)


class SilentIcebreaker(Card):
    text = (
        "Once the attack you reacted to has been resolved, the main phase ends, if it is one: what is still to be done is not "
        "done. Resurgence, Idea."
    )
    japanese = "音無砕氷"
    flare = 2
    reaction = True
    waits_for = ON_RESOLVED
    lasts = ON_RESOLVED

    def act(self, me: Player) -> None:
        wait_for_the_attack(me)

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if was_waiting_for(me, amount):
            end_main_phase(me)

    def resurgence(self, me: Player) -> bool:
        return has_idea(me)


class SainesFinalStage(level99.SainesFinalStage):
    text = "Always: can only be played as a Reaction to a special card."
    flare = 4
    only_as_reaction = False
    damage = (5, 4)
    condition_words = "only as a Reaction to a special card"


SAINE: Goddess = Goddess(
    "Saine",
    "サイネ",
    "Naginata",
    [
        revised(level99.CutDown(), reach=span(3, 4), reaction=False), SwingRush(), Gait(), SpaceForMaster(), Outclass(),
        WaveringCrystal(), SilentWall(),
        RhythmicArc(), ResonantBeat(), SilentIcebreaker(), SainesFinalStage(),
    ],
    blue=["Cut Down", "Swing Rush", "Outclass", "Rhythmic Arc"],
    red=["Cut Down", "Swing Rush", "Gait", "Outclass", "Rhythmic Arc", "Resonant Beat"],
    mechanics="Idea: holds while there is no Sakura on your Aura; looked at when the effect is done. The word is a later "
    "translation's: what this edition calls it was not seen.",
)  # fmt: skip
