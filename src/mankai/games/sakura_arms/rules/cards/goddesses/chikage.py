"""Chikage, goddess of poison: fills the foe's hand and deck with Poisons from her pouch."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.constants import DECK, HAND, LIMBO
from mankai.games.sakura_arms.rules.vocabulary import (
    ADVANCE,
    ATTACK_CARD,
    AURA,
    BREAKAWAY,
    DASH,
    DISTANCE,
    FLARE,
    ON_ACTIONS,
    ON_LIFE_DAMAGE,
    OWNER,
    RETREAT,
    SHADOW,
    UNCERTAIN,
    Attack,
    Card,
    Final,
    Goddess,
    Player,
    Row,
    Table,
    at,
    span,
)

POUCH: Final = 18  # the zone of her Poisons


def poison(me: Player, names: list[str], goes_to_hand: bool = False) -> None:
    """Let the player choose one of these Poisons in the pouch: it goes to the foe's hand, or face-down on the foe's deck."""
    duel, foe = me.duel, me.foe.seat
    fitting: dict[str, int] = {}
    for card in duel.table.zones[POUCH + me.seat]:
        if me.card(card).name in names:
            fitting[me.card(card).name] = card
    card = me.choose_card(list(fitting.values()), "give a Poison")
    if card >= 0:
        duel.move_card(card, POUCH + me.seat, (HAND if goes_to_hand else DECK) + foe, not goes_to_hand)


def return_to_pouch(me: Player) -> None:
    """Return the Poison being played, or disenchanted, to the pouch.  A copy of a Poison is not one."""
    duel, card = me.duel, me.duel.card
    if card in duel.table.zones[LIMBO + me.seat] and duel.cards[card].is_poison:
        duel.move_card(card, LIMBO + me.seat, POUCH + duel.owner(card))


COMMON = ["Numbing Agent", "Hallucinogen", "Muscle Relaxant"]


class KunaiThrow(Card):
    japanese = "飛苦無"
    reach = span(4, 5)
    damage = (2, 2)


class PoisonNeedle(Card):
    text = "After: put a Numbing Agent, Hallucinogen or Muscle Relaxant from your pouch on top of the foe's deck."
    japanese = "毒針"
    reach = at(4)
    damage = (1, 1)

    def after(self, me: Player, attack: Attack) -> None:
        poison(me, COMMON)


class Concealment(Card):
    text = "After: your Aura → Distance: 1, and Shadow → Distance: 1. After: the foe cannot Advance for the rest of this turn."
    japanese = "遁術"
    reaction = True
    reach = span(1, 3)
    damage = (1, DASH)
    lasts = ON_ACTIONS

    def after(self, me: Player, attack: Attack) -> None:
        me.arrow(1, AURA, DISTANCE)
        me.arrow(1, SHADOW, DISTANCE)
        me.this_turn()

    def ongoing_forbids_action(self, me: Player, who: Player, action: int) -> bool:
        return who is me.foe and action == ADVANCE


class Behead(Card):
    text = "After: if the foe has 2 or more cards in hand, they discard one of them."
    japanese = "首切り"
    provenance = UNCERTAIN
    full_power = True
    reach = span(0, 3)
    damage = (2, 3)

    def after(self, me: Player, attack: Attack) -> None:
        if len(me.foe.hand) >= 2:
            me.foe.discard(me.foe.choose_from_hand())


class Miasma(Card):
    text = "Add a Numbing Agent, Hallucinogen or Muscle Relaxant from your pouch to the foe's hand."
    japanese = "毒霧"

    def act(self, me: Player) -> None:
        poison(me, COMMON, goes_to_hand=True)


class SilentApproach(Card):
    text = "Concentration. Ongoing: the Distance is 2 lower."
    japanese = "抜き足"
    concentration = True
    charge = 4

    def ongoing_distance(self, me: Player) -> int:
        return -2


class Quagmire(Card):
    text = "Ongoing: the foe can take neither Retreat nor Breakaway."
    japanese = "泥濘"
    charge = 2

    def ongoing_forbids_action(self, me: Player, who: Player, action: int) -> bool:
        return who is me.foe and action in (RETREAT, BREAKAWAY)


class RuinousSoultoxin(Card):
    text = "Put a Fading Light Toxin from your pouch on top of the foe's deck."
    japanese = "滅灯の魂毒"
    flare = 3

    def act(self, me: Player) -> None:
        poison(me, ["Fading Light Toxin"])


class TreacherousSpiritquell(Card):
    text = 'Ongoing: the foe\'s Attacks with "-" as Aura or Life damage are negated.'
    japanese = "叛旗の纏毒"
    flare = 2
    reaction = True
    charge = 5

    def ongoing_negates(self, me: Player, attack: Attack) -> bool:
        return attack.by(me.foe) and DASH in attack.damage()


class AmorphousMistbane(Card):
    text = "Resurgence: the foe has 2 or more cards in hand."
    japanese = "流転の霞毒"
    flare = 1
    reach = span(3, 7)
    damage = (1, 2)

    def resurgence(self, me: Player) -> bool:
        return len(me.foe.hand) >= 2


class ChikagesGrimPath(Card):
    text = (
        "Ongoing: when you take 1 or more Life damage, even by reshuffling, all Sakura on this card go to Shadow and it "
        "is Readied without its Disenchant. Disenchant: if all your other Ultimates are Used, you win."
    )
    name = "Chikage's Grim Path"
    japanese = "闇昏千影の生きる道"
    flare = 5
    full_power = True
    charge = 4
    waits_for = ON_LIFE_DAMAGE

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me:
            me.take_back_this()

    def disenchant(self, me: Player) -> None:
        if me.all_other_ultimates_are_used:
            me.win()


class NumbingAgent(Card):
    text = "Poison. Cannot be played after a Basic Action this turn. Return this card to the foe's pouch; the current phase ends."
    japanese = "麻痺毒"
    is_poison = True
    condition_words = "cannot be played after a Basic Action this turn"

    def condition(self, me: Player) -> bool:
        return me.basic_actions_taken == 0

    def act(self, me: Player) -> None:
        return_to_pouch(me)
        me.end_phase()


class Hallucinogen(Card):
    text = "Poison. Return this card to the foe's pouch. Your Flare → Shadow: 2."
    japanese = "幻覚毒"
    is_poison = True

    def act(self, me: Player) -> None:
        return_to_pouch(me)
        me.arrow(2, FLARE, SHADOW)


class MuscleRelaxant(Card):
    text = "Poison. Ongoing: you cannot play Attack cards. Disenchant: return this card to the foe's pouch."
    japanese = "弛緩毒"
    is_poison = True
    charge = 3

    def ongoing_forbids_card(self, me: Player, who: Player, card: Card) -> bool:
        return who is me and card.type == ATTACK_CARD

    def disenchant(self, me: Player) -> None:
        return_to_pouch(me)


class FadingLightToxin(Card):
    text = "Poison. Your Aura → Shadow: 3."
    japanese = "滅灯毒"
    is_poison = True
    is_apart = True

    def act(self, me: Player) -> None:
        me.arrow(3, AURA, SHADOW)


class Chikage(Goddess):
    """Setup: the five Poisons lie in the pouch."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[POUCH + seat] = tuple(range(first, first + len(self.bonus)))


CHIKAGE: Goddess = Chikage(
    "Chikage",
    "チカゲ",
    "Poison",
    [
        KunaiThrow(), PoisonNeedle(), Concealment(), Behead(), Miasma(), SilentApproach(), Quagmire(),
        RuinousSoultoxin(), TreacherousSpiritquell(), AmorphousMistbane(), ChikagesGrimPath(),
    ],
    blue=["Kunai Throw", "Poison Needle", "Concealment", "Amorphous Mistbane"],
    red=["Kunai Throw", "Poison Needle", "Concealment", "Silent Approach", "Amorphous Mistbane", "Ruinous Soultoxin"],
    bonus=[NumbingAgent(), Hallucinogen(), MuscleRelaxant(), FadingLightToxin(), FadingLightToxin()],
    mechanics="Poison: belongs to whoever holds it and to no Goddess, and is played like a Normal card. It can never be "
    "discarded face-down, so it pays for no Basic Action and stays in hand where the hand limit would take it. When its holder "
    "reshuffles, Poisons in the deck are put on top in random order.",
    provenance="that she is in this box is a guess: nothing we have seen says so",
    mechanisms=[Row("pouch", POUCH, OWNER)],
)  # fmt: skip
