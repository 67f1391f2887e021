"""Kururu, goddess of contraptions: her machines work once enough cards of the right kinds lie open (Mechanism)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.constants import FACE_DOWN, FARTHER, LESS_AURA, LESS_LIFE, MORE_AURA, MORE_LIFE, NEARER
from mankai.games.sakura_arms.rules.vocabulary import (
    ATTACK_CARD,
    ATTACKS_THIS_PHASE,
    ATTACKS_THIS_TURN,
    AURA,
    BONUS,
    COSTS_WAIVED,
    DASH,
    DISCARD,
    ENCHANTMENT,
    EVERYONE,
    FLARE_WAIVED,
    FOE_AURA,
    HAND,
    ON_PLAYED,
    ON_READIED,
    RESHUFFLED,
    UNCERTAIN,
    USED,
    UTILITY,
    Attack,
    Card,
    Final,
    Goddess,
    Player,
    Row,
    Table,
)

DUPLIGEAR: Final = "Dupligear"
DEEDS: Final = ["draw 1 card", "put a face-down card under your deck", "the foe discards a card"]
AS_PRINTED: Final = 0
ALTERATIONS: Final = [
    "as printed",
    "Range 1 farther",
    "Range 1 nearer",
    "1 more damage to Aura",
    "1 less damage to Aura",
    "1 more damage to Life",
    "1 less damage to Life",
]


def is_complete(
    me: Player, attacks: int = 0, utilities: int = 0, enchantments: int = 0, reactions: int = 0, full_powers: int = 0
) -> bool:
    """Whether a Mechanism works: that many cards of each kind are face-up in the player's discard pile, in play or Used."""
    for card in [me.card(card) for card in me.discards + me.used_ultimates] + [me.played_as(card) for card in me.enchantments]:
        attacks -= card.type == ATTACK_CARD
        utilities -= card.type == UTILITY
        enchantments -= card.type == ENCHANTMENT
        reactions -= card.reaction
        full_powers -= card.full_power
    return attacks <= 0 and utilities <= 0 and enchantments <= 0 and reactions <= 0 and full_powers <= 0


def choose_two_deeds(me: Player) -> list[int]:
    """Ask for up to two different deeds.  Returns them in the order in which they are to be done."""
    chosen: list[int] = []
    for _ in range(2):
        left = [deed for deed in range(len(DEEDS)) if deed not in chosen]
        at = me.pick(*[DEEDS[deed] for deed in left], "nothing more")
        if at == len(left):
            break
        chosen.append(left[at])
    return chosen


def put_face_down_card_under_deck(me: Player) -> None:
    card = me.choose_card(list(me.face_down), "put a face-down card under your deck")
    if card >= 0:
        me.put_under_deck([card])


def regainable(me: Player, own: str) -> list[int]:
    """Return the cards of another goddess without Full Power in the player's discard pile and Used Ultimates."""
    found = me.discards + me.face_down + me.used_ultimates
    return [card for card in found if me.card(card).goddess not in ("", own) and not me.card(card).full_power]


def regain(me: Player, card: int) -> None:
    """Play such a card without any cost, with one number 1 more or 1 less if the player likes."""
    zone = (DISCARD if card in me.discards else FACE_DOWN if card in me.face_down else USED) + me.seat
    this = me.card(card)
    if this.type == ENCHANTMENT:
        more = [0, 1, -1][me.pick("as printed", "Charge 1 more", "Charge 1 less")]
        me.play(card, zone, waived=COSTS_WAIVED, more_charge=more)
        return
    ways = alterations(this) if this.type == ATTACK_CARD else [AS_PRINTED]
    way = ways[me.pick(*[ALTERATIONS[one] for one in ways])]
    me.play(card, zone, waived=COSTS_WAIVED, altered=way)


def alterations(attack: Card) -> list[int]:
    """Return the possible alterations of an Attack: its Range, and the damage that it has on any side."""
    sides = [attack.damage, attack.other_damage] if attack.other_reach else [attack.damage]
    found = [AS_PRINTED, FARTHER, NEARER]
    if [aura for aura, _ in sides if aura != DASH]:
        found += [MORE_AURA, LESS_AURA]
    if [life for _, life in sides if life != DASH]:
        found += [MORE_LIFE, LESS_LIFE]
    return found


class Elekiter(Card):
    text = "Mechanism (Utility 3, Reaction 2): the foe takes 1 to Life."
    japanese = "えれきてる"

    def act(self, me: Player) -> None:
        if is_complete(me, utilities=3, reactions=2):
            me.foe.take_life_damage(1)


class Acceler(Card):
    text = (
        "Mechanism (Utility 2, Enchantment 1): you may play a card with Full Power from your hand. The phase does not end "
        "because of that."
    )
    japanese = "あくせらー"

    def act(self, me: Player) -> None:
        if is_complete(me, utilities=2, enchantments=1):
            fitting = [card for card in me.hand if me.card(card).full_power]
            me.play_from_hand(me.choose_card(fitting, "play a card with Full Power", may_decline=True))


class Kururun(Card):
    text = (
        "Can be played only as a Reaction. Choose up to two of these, and do them in any order: draw 1 card; put a face-down "
        "card of your discard pile under your deck; the foe discards a card of their choice from hand."
    )
    name = "Kururu~n"
    japanese = "くるるーん"
    reaction = True
    only_as_reaction = True

    def act(self, me: Player) -> None:
        for deed in choose_two_deeds(me):
            if deed == 0:
                me.draw(1)
            elif deed == 1:
                put_face_down_card_under_deck(me)
            else:
                me.foe.discard(me.foe.choose_from_hand())


class Tornaydo(Card):
    text = "Mechanism (Attack 2): the foe takes 5 to Aura. Mechanism (Enchantment 2): the foe takes 1 to Life."
    japanese = "とるねーど"
    full_power = True

    def act(self, me: Player) -> None:
        if is_complete(me, attacks=2):
            me.foe.take_aura_damage(5)
        if is_complete(me, enchantments=2):
            me.foe.take_life_damage(1)


class Regainah(Card):
    text = (
        "Mechanism (Enchantment 1, Reaction 1): you may choose a card of another Goddess without Full Power in your discard "
        "pile, face-up or face-down, or among your Used Ultimates, and play it without any cost. If you like, one of its "
        "numbers is 1 more or 1 less for that: its whole Range, its damage to Aura or to Life, or its Charge. While this card "
        "is face-down in your discard pile, you may play it as if it were in your hand."
    )
    japanese = "りげいなー"
    provenance = UNCERTAIN
    full_power = True
    playable_from_face_down = True

    def act(self, me: Player) -> None:
        if is_complete(me, enchantments=1, reactions=1):
            card = me.choose_card(regainable(me, self.goddess), "play without any cost", may_decline=True)
            if card >= 0:
                regain(me, card)


class Mozule(Card):
    text = "Ongoing: when you play a Utility, you may take one Basic Action at no cost once it is resolved."
    japanese = "もじゅるー"
    charge = 3
    waits_for = ON_PLAYED

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and me.played_as(amount).type == UTILITY:
            me.take_basic_action(me.basic_actions, may_decline=True)


class Reflecta(Card):
    text = (
        "Initialize, Mechanism (Attack 1, Reaction 1): put 4 Sakura from Shadow on this card. Ongoing: the foe's second Attack "
        "of each turn is negated."
    )
    japanese = "りふれくた"
    is_enchantment = True

    def initialize(self, me: Player) -> None:
        if is_complete(me, attacks=1, reactions=1):
            me.put_on_this(4)

    def ongoing_negates(self, me: Player, attack: Attack) -> bool:
        return attack.by(me.foe) and attack.ordinal == 2


class DrainDevil(Card):
    text = (
        "The foe's Aura → your Aura: 1. Used: when one of your Used Ultimates becomes Ready, you may play this card at no Flare."
    )
    japanese = "どれーんでびる"
    flare = 2
    reaction = True
    stands_in = USED
    waits_for = ON_READIED

    def act(self, me: Player) -> None:
        me.arrow(1, FOE_AURA, AURA)

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and me.can_play(me.this, FLARE_WAIVED) and me.may("play it at no Flare"):
            me.play_from_used(me.this)


class BigGolem(Card):
    text = (
        "Used, Mechanism (Reaction 1, Full Power 2): in your End Phase you may deal 1 to the foe's Life; if you do, reshuffle "
        "without Life damage. Used: when you play a card with Full Power, you may take one Basic Action at no cost once it is "
        "resolved."
    )
    japanese = "びっぐごーれむ"
    flare = 4
    stands_in = USED
    waits_for = ON_PLAYED

    def has_end(self, me: Player) -> bool:
        return is_complete(me, reactions=1, full_powers=2)

    def end(self, me: Player) -> None:
        if me.may("deal 1 to Life and reshuffle"):
            me.foe.take_life_damage(1)
            me.reshuffle()

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and me.played_as(amount).full_power:
            me.take_basic_action(me.basic_actions, may_decline=True)


class Industria(Card):
    text = (
        "If this card is yours and nothing is sealed under it, you may seal a card under it that is no Enchantment, from your "
        "hand or the face-up cards of your discard pile. Put a Dupligear from your Bonus Area under your deck. Immediate "
        "Resurgence: you reshuffle."
    )
    japanese = "いんだすとりあ"
    flare = 1
    decides_copies = True

    def act(self, me: Player) -> None:
        if me.owns_this and not me.sealed_under(me.this):
            fitting = [card for card in me.hand + me.discards if me.card(card).type != ENCHANTMENT]
            card = me.choose_card(fitting, "seal under Industria", may_decline=True)
            me.seal_under_this(card, (HAND if card in me.hand else DISCARD) + me.seat)
        for card in [card for card in me.bonus_cards if me.card(card).name == DUPLIGEAR][:1]:
            me.put_bonus_under_deck(card)

    def immediate_resurgence(self, me: Player, change: int, before: int, now: int) -> bool:
        return change == RESHUFFLED


class Simulator(Card):
    text = (
        "Mechanism (Attack 2, Utility 3, Enchantment 2): look at the foe's Ready Ultimates; one of them becomes Used if you "
        "like. Then you may choose one of the foe's Used Ultimates, even with Full Power, and play it at no Flare. Then remove "
        "this card from the game."
    )
    name = "Godly Intervention Simulator: Kururu-Type"
    japanese = "神渉装置:枢式"
    flare = 3

    def act(self, me: Player) -> None:
        if is_complete(me, attacks=2, utilities=3, enchantments=2):
            me.look_at_ready_of_foe()
            me.foe.use_up(me.choose_card(list(me.foe.ready_ultimates), "which becomes Used", may_decline=True))
        card = me.choose_card(list(me.foe.used_ultimates), "play an Ultimate of the foe's", may_decline=True)
        me.play_card_of_foe(card, USED + me.foe.seat)
        me.seal_this()


class Dupligear(Card):
    text = (
        "While your Industria is Used, this card is a copy of the card sealed under it, but keeps its name and is a Normal "
        "card. Otherwise its type is not defined, and it cannot be played."
    )
    name = DUPLIGEAR
    japanese = "でゅーぷりぎあ"
    is_undefined = True
    condition_words = "it is a copy of nothing, and so its type is not defined"

    def condition(self, me: Player) -> bool:
        return False

    def copied(self, me: Player) -> int:
        for card in me.used_ultimates:
            if isinstance(me.card(card), Industria):
                for sealed in me.sealed_under(card):
                    return -1 if isinstance(me.card(sealed), Dupligear) else sealed
        return -1


class Kururu(Goddess):
    """Setup: three Dupligears in the Bonus Area."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[BONUS + seat] += tuple(range(first, first + len(self.bonus)))


KURURU: Goddess = Kururu(
    "Kururu",
    "クルル",
    "Contraptions",
    [
        Elekiter(), Acceler(), Kururun(), Tornaydo(), Regainah(), Mozule(), Reflecta(),
        DrainDevil(), BigGolem(), Industria(), Simulator(),
    ],
    blue=["Elekiter", "Kururu~n", "Mozule", "Drain Devil"],
    red=["Elekiter", "Kururu~n", "Tornaydo", "Mozule", "Drain Devil", "Industria"],
    bonus=[Dupligear(), Dupligear(), Dupligear()],
    mechanics="Mechanism: what it introduces happens only, and then always, if at least so many cards of each kind it lists are "
    "face-up in your discard pile, in play at your side or Used. One card may count for its type and for Reaction or Full Power "
    "at once. A card being played, a sealed card and one in the Bonus Area do not count. Three Dupligears begin in your Bonus "
    "Area.",
    provenance="that she is in the second box is a guess; Regainah was changed near the time of this printing",
    mechanisms=[ATTACKS_THIS_TURN, ATTACKS_THIS_PHASE, Row("bonus", BONUS, EVERYONE)],
)  # fmt: skip
