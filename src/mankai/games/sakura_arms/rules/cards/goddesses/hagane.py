"""Hagane, goddess of the hammer: she swings it once she has been flung away from the foe (Centrifuge)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    ATTACKS_THIS_PHASE,
    ATTACKS_THIS_TURN,
    AURA,
    BECOMES,
    DASH,
    DISTANCE,
    FLARE,
    FOE_FLARE,
    INEVITABLE,
    LIFE,
    NOTHING,
    OVERKILL,
    SHADOW,
    UNCERTAIN,
    Attack,
    Card,
    Change,
    Goddess,
    Pair,
    Player,
    span,
)


def shift(me: Player) -> int:
    """Return by how much the current Distance differs from that at the start of the turn, in either direction."""
    return abs(me.distance - me.start_distance)


def has_played_centrifuge(me: Player) -> bool:
    return bool([card for card in me.noted if isinstance(me.card(card), CentrifugeCard)])


def has_attracted(me: Player) -> bool:
    return bool([card for card in me.noted if isinstance(me.card(card), GrandGravityAttract)])


class CentrifugeCard(Card):
    """A card with Centrifuge: the Distance is at least 2 more than at the turn's start, and no Attack was made in this phase."""

    is_noted = True
    condition_words = "Centrifuge: 2 or more farther than at the start of the turn, and no Attack in this phase"

    def condition(self, me: Player) -> bool:
        return me.distance >= me.start_distance + 2 and me.attacks_this_phase == 0


class CentrifugalSwing(CentrifugeCard):
    text = (
        "Centrifuge. After: if it is your turn, both players discard their whole hands face-down, your Vigor becomes 0, and "
        "the current phase ends."
    )
    japanese = "遠心撃"
    reach = span(2, 6)
    damage = (5, 3)

    def after(self, me: Player, attack: Attack) -> None:
        if me.is_turn_player:
            me.discard_hand_face_down()
            me.foe.discard_hand_face_down()
            me.set_vigor(0)
            me.end_phase()


class ScatterToTheWinds(Card):
    text = (
        "After: if the Distance differs by 2 or more from that at the start of the turn, a card from the foe's hand, taken at "
        "random, is discarded."
    )
    name = "Scatter to the Winds"
    japanese = "砂風塵"
    reach = span(0, 6)
    damage = (1, DASH)

    def after(self, me: Player, attack: Attack) -> None:
        if shift(me) >= 2:
            me.foe.discard_at_random()


class Earthshatter(Card):
    text = "Inevitable. After: the foe's Vigor becomes 0, and they are Stunned."
    japanese = "大地砕き"
    full_power = True
    reach = span(0, 3)
    damage = (2, DASH)
    traits = INEVITABLE

    def after(self, me: Player, attack: Attack) -> None:
        me.foe.set_vigor(0)
        me.foe.be_stunned()


class Recoil(Card):
    text = "If the Distance is 5 or more: Distance → your Flare: 1. If it is 4 or less: the foe's Flare → Distance: 1."
    japanese = "超反動"

    def act(self, me: Player) -> None:
        if me.distance >= 5:
            me.arrow(1, DISTANCE, FLARE)
        else:
            me.arrow(1, FOE_FLARE, DISTANCE)


class WaltzOfSteel(CentrifugeCard):
    text = "Centrifuge. If the foe's Flare is 3 or more: the foe's Flare → your Aura: 2."
    name = "Waltz of Steel"
    japanese = "円舞錬"

    def act(self, me: Player) -> None:
        if me.foe.flare >= 3:
            me.arrow(2, FOE_FLARE, AURA)


class SoundTheBell(CentrifugeCard):
    text = (
        "Centrifuge. Choose one: your next Attack this turn has Inevitable; or it gets +0/+1 if its Aura damage is 3 or more, "
        "and +2/+0 otherwise."
    )
    name = "Sound the Bell"
    japanese = "鐘鳴らし"
    provenance = UNCERTAIN

    def act(self, me: Player) -> None:
        me.boost_next_attack(me.pick("Inevitable", "more damage"))

    def boost_traits(self, me: Player, attack: Attack) -> int:
        return INEVITABLE if attack.choice == 0 else 0

    def boost_bonus(self, me: Player, attack: Attack) -> Pair:
        if attack.choice == 0:
            return NOTHING
        aura, _ = attack.damage_before_additions()
        return (0, 1) if aura >= 3 else (2, 0)


class GravityWell(Card):
    text = (
        "Full Force: the arrow of this card moves 1 more. Initialize: Distance → your Aura: 1. Ongoing: Master Distance is 1 "
        "smaller."
    )
    japanese = "引力場"
    provenance = UNCERTAIN
    full_force = True
    charge = 2

    def initialize(self, me: Player) -> None:
        me.arrow(2 if me.plays_with_full_force else 1, DISTANCE, AURA)

    def ongoing_master_distance(self, me: Player) -> int:
        return -1


class GrandFirmamentCrash(Card):
    text = (
        "Overkill. X is by how much the Distance differs from that at the start of the turn; Y is half of X, rounded up. Both "
        "follow the Distance until the damage is dealt."
    )
    japanese = "大天空クラッシュ"
    flare = 4
    reach = span(0, 10)
    letters = "X/Y"
    traits = OVERKILL

    def damage_change(self, me: Player, attack: Attack) -> Change:
        return (BECOMES, shift(me), (shift(me) + 1) // 2)


class GrandBourdonPeal(Card):
    text = "If all your other Ultimates are Used, Shadow → your Life: 2."
    japanese = "大破鐘メガロベル"
    flare = 2

    def act(self, me: Player) -> None:
        if me.all_other_ultimates_are_used:
            me.arrow(2, SHADOW, LIFE)


class GrandGravityAttract(Card):
    text = "Distance → your Flare: 3. Resurgence: this turn you played a card with Centrifuge, and not this card."
    japanese = "大重力アトラクト"
    flare = 5
    is_noted = True

    def act(self, me: Player) -> None:
        me.arrow(3, DISTANCE, FLARE)

    def resurgence(self, me: Player) -> bool:
        return has_played_centrifuge(me) and not has_attracted(me)


class GrandSierraRespect(CentrifugeCard):
    text = "Centrifuge. Choose up to 2 face-up cards without Full Power in your discard pile, and play them one after the other."
    japanese = "大山脈リスペクト"
    flare = 4

    def act(self, me: Player) -> None:
        fitting = [card for card in me.discards if not me.card(card).full_power]
        for card in me.choose_cards(fitting, 2, "play once more"):
            if card in me.discards:
                me.play_from_discards(card)


HAGANE: Goddess = Goddess(
    "Hagane",
    "ハガネ",
    "Hammer",
    [
        CentrifugalSwing(), ScatterToTheWinds(), Earthshatter(), Recoil(), WaltzOfSteel(), SoundTheBell(), GravityWell(),
        GrandFirmamentCrash(), GrandBourdonPeal(), GrandGravityAttract(), GrandSierraRespect(),
    ],
    blue=["Centrifugal Swing", "Scatter to the Winds", "Recoil", "Grand Firmament Crash"],
    red=[
        "Centrifugal Swing", "Scatter to the Winds", "Recoil", "Gravity Well", "Grand Firmament Crash", "Grand Bourdon Peal",
    ],
    mechanics="Centrifuge: such a card can be played only while the Distance is 2 or more farther than at the start of the turn, "
    "and only if you have made no Attack in the current phase. What happens to the Distance afterwards does not matter.",
    provenance="that she is in the second box is a guess; that Centrifuge asks for the Attacks of the phase and not of the whole "
    "turn is the later wording",
    mechanisms=[ATTACKS_THIS_TURN, ATTACKS_THIS_PHASE],
    takes_cards_by_chance=True,
)  # fmt: skip
