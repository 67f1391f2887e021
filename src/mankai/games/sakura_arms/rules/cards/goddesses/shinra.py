"""Shinra, goddess of the book: chooses a Plan in secret, shows it when it comes true, and seals cards that others played."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    ATTACK_CARD,
    BONUS,
    DASH,
    DISCARD,
    DISTANCE,
    ENCHANTMENT,
    FOE_AURA,
    HAND,
    LIFE,
    ON_DISENCHANT,
    PREPARED,
    SHADOW,
    SWAPPED,
    UNCHANGED,
    UNPREPARED,
    Attack,
    Card,
    Change,
    Final,
    Goddess,
    Player,
    Secret,
    Table,
    span,
)

DIVINE: Final = "Divine"
DEVIOUS: Final = "Devious"
EVERYBODY: Final = -1  # as a mask of the seats that know a card


def enacted_plan(me: Player) -> int:
    """Return the Plan that is shown; -1 if there is none."""
    for card in me.bonus_cards:
        if isinstance(me.card(card), Plan):
            return card
    return -1


def enact(me: Player) -> str:
    """Show the player's Plan.  Returns its name, or "" without Plans.  A Plan that is already being enacted is still in force."""
    duel = me.duel
    for card in duel.table.zones[PREPARED + me.seat]:
        duel.move_card(card, PREPARED + me.seat, BONUS + me.seat)
    plan = enacted_plan(me)
    return me.card(plan).name if plan >= 0 else ""


def prepare(me: Player) -> None:
    """Choose the next Plan in secret, unless one is prepared."""
    duel, seat, plan = me.duel, me.seat, enacted_plan(me)
    if plan >= 0:
        duel.move_card(plan, BONUS + seat, UNPREPARED + seat)
        chosen = me.choose_secretly(sorted(duel.table.zones[UNPREPARED + seat]), "prepare a Plan")
        duel.move_card(chosen, UNPREPARED + seat, PREPARED + seat)


def enchantments_to_play_again(me: Player) -> list[int]:
    """Return the Enchantments that lie face-up in the player's discard pile or among their Used Ultimates."""
    return [card for card in me.discards + me.used_ultimates if me.card(card).type == ENCHANTMENT]


def play_again(me: Player, card: int) -> bool:
    return me.play_from_used(card) if card in me.used_ultimates else me.play_from_discards(card)


class Argue(Card):
    text = (
        "If the foe's deck holds 2 or more cards, this Attack deals no damage: instead, the top 2 cards of that deck are "
        "discarded face-down."
    )
    japanese = "立論"
    reach = span(2, 7)
    damage = (2, DASH)

    def replaces_damage(self, me: Player, attack: Attack) -> bool:
        return len(me.foe.deck) >= 2

    def instead_of_damage(self, me: Player, attack: Attack) -> None:
        me.foe.put_top_cards_face_down(2)


class Protest(Card):
    text = (
        "After: if the Attack this reacted to is no Ultimate's and its Aura damage is 3 or more, negate its damage. After: "
        "the foe draws 1 card."
    )
    japanese = "反論"
    reaction = True
    reach = span(2, 7)
    damage = (1, DASH)

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if against is not None and not against.is_ultimate and against.damage()[0] >= 3:
            against.negate_damage()
        me.foe.draw(1)


class Sophism(Card):
    text = (
        "After: enact your Plan, then prepare the next. Divine: the top 3 cards of the foe's deck are discarded face-down. "
        "Devious: you may choose a face-up card in the foe's discard pile and play it."
    )
    japanese = "詭弁"
    full_power = True
    reach = span(3, 8)
    damage = (DASH, 1)

    def after(self, me: Player, attack: Attack) -> None:
        plan = enact(me)
        if plan == DIVINE:
            me.foe.put_top_cards_face_down(3)
        elif plan == DEVIOUS:
            card = me.choose_card(list(me.foe.discards), "play a card of the foe's", may_decline=True)
            me.play_card_of_foe(card, DISCARD + me.foe.seat)
        prepare(me)


class Replicate(Card):
    text = (
        "Look at the foe's hand; you may choose an Attack card there. If you do, play it or discard it face-down. Then, if it "
        "has Full Power, the current phase ends."
    )
    japanese = "引用"

    def act(self, me: Player) -> None:
        me.look_at_hand_of_foe()
        fitting = [card for card in me.foe.hand if me.card(card).type == ATTACK_CARD]
        card = me.choose_card(fitting, "play or discard", may_decline=True)
        if card < 0:
            return
        if me.pick("play it", "put it into the discard pile") == 0:
            me.play_card_of_foe(card, HAND + me.foe.seat)  # one that cannot be played is put back
        else:
            me.foe.discard_face_down(card, chosen_by_foe=True)
        if me.card(card).full_power:
            me.end_phase()


class Agitate(Card):
    text = "Enact your Plan, then prepare the next. Divine: Shadow → Distance: 1. Devious: Distance → the foe's Aura: 1."
    japanese = "煽動"
    reaction = True

    def act(self, me: Player) -> None:
        plan = enact(me)
        if plan == DIVINE:
            me.arrow(1, SHADOW, DISTANCE)
        elif plan == DEVIOUS:
            me.arrow(1, DISTANCE, FOE_AURA)
        prepare(me)


class Eloquence(Card):
    text = (
        "Disenchant: enact your Plan, then prepare the next. Divine: gain 1 Vigor, and put this card on top of your deck. "
        "Devious: if the foe has 1 card in hand or none, Stun them; they draw 3 cards, then discard 2."
    )
    japanese = "壮語"
    charge = 2

    def disenchant(self, me: Player) -> None:
        plan = enact(me)
        if plan == DIVINE:
            me.gain_vigor(1)
            me.put_this_on_deck()
        elif plan == DEVIOUS and len(me.foe.hand) <= 1:
            me.foe.be_stunned()
            me.foe.draw(3)
            for _ in range(2):
                me.foe.discard(me.foe.choose_from_hand())
        prepare(me)


class Confuse(Card):
    text = (
        "Initialize: choose a face-up card in the foe's discard pile and seal it under this card. Disenchant: the cards "
        "sealed under this card return face-up to the foe's discard pile."
    )
    japanese = "論破"
    charge = 4

    def initialize(self, me: Player) -> None:
        me.seal_under_this(me.choose_card(list(me.foe.discards), "seal"), DISCARD + me.foe.seat)

    def disenchant(self, me: Player) -> None:
        me.return_sealed()


class ShakeTheMind(Card):
    text = "Choose a face-up card in the foe's discard pile and seal it under this card. It does not come back."
    name = "Shake the Mind"
    japanese = "完全論破"
    flare = 2

    def act(self, me: Player) -> None:
        me.seal_under_this(me.choose_card(list(me.foe.discards), "seal"), DISCARD + me.foe.seat)


class InferTheTotality(Card):
    text = (
        "Enact your Plan, then prepare the next. Divine: play an Enchantment that is face-up in your discard pile, or a Used "
        "one, at no Flare; then, if it has Full Power, the current phase ends. Devious: choose an Enchantment that the foe "
        "has in play, but no Ultimate: all Sakura on it go to Shadow."
    )
    name = "Infer the Totality"
    japanese = "皆式理解"
    flare = 2

    def act(self, me: Player) -> None:
        plan = enact(me)
        if plan == DIVINE:
            card = me.choose_card(enchantments_to_play_again(me), "play once more")
            if play_again(me, card) and me.card(card).full_power:
                me.end_phase()
        elif plan == DEVIOUS:
            me.empty(me.choose_card([card for card in me.foe.enchantments if not me.card(card).is_ultimate], "empty"))
        prepare(me)


class RefuteTheWorld(Card):
    text = "Ongoing: Aura damage and Life damage of your Attacks are swapped, before anything is added to them."
    name = "Refute the World"
    japanese = "天地反駁"
    flare = 2
    full_power = True
    charge = 5

    def ongoing_damage_change(self, me: Player, attack: Attack) -> Change:
        return (SWAPPED, 0, 0) if attack.by(me) else UNCHANGED


class ProveTheNature(Card):
    text = (
        "Initialize: Shadow → your Life: 2. Ongoing: when another Enchantment that you have in play is disenchanted, after "
        "its Disenchant, the foe takes 1 to Life. Disenchant: you lose the duel."
    )
    name = "Prove the Nature"
    japanese = "森羅判証"
    flare = 6
    charge = 6
    waits_for = ON_DISENCHANT

    def initialize(self, me: Player) -> None:
        me.arrow(2, SHADOW, LIFE)

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me:
            me.foe.take_life_damage(1)

    def disenchant(self, me: Player) -> None:
        me.foe.win()


class Plan(Card):
    """A Plan: prepared face-down, shown when it is enacted.  If none is prepared in the End Phase, one is then."""

    is_form = True
    called = "plan"
    stands_in = BONUS

    def end(self, me: Player) -> None:
        prepare(me)


class Divine(Plan):
    text = "A Plan: prepared in secret, and shown when a card enacts it. The first one is always this."
    name = DIVINE
    japanese = "神算"


class Devious(Plan):
    text = "A Plan: prepared in secret, and shown when a card enacts it."
    name = DEVIOUS
    japanese = "鬼謀"


class Shinra(Goddess):
    """Setup: the first Plan is Divine, as everybody knows."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[PREPARED + seat] = (first,)
        table.zones[UNPREPARED + seat] = (first + 1,)
        table.known[first] = table.known[first + 1] = EVERYBODY


SHINRA: Goddess = Shinra(
    "Shinra",
    "シンラ",
    "Book",
    [
        Argue(), Protest(), Sophism(), Replicate(), Agitate(), Eloquence(), Confuse(),
        ShakeTheMind(), InferTheTotality(), RefuteTheWorld(), ProveTheNature(),
    ],
    blue=["Argue", "Protest", "Agitate", "Shake the Mind"],
    red=["Argue", "Protest", "Agitate", "Eloquence", "Shake the Mind", "Infer the Totality"],
    bonus=[Divine(), Devious()],
    mechanics="Plan: one of two, Divine or Devious, lies prepared face-down; the first is Divine. A card that enacts it shows "
    "it, does what it says for that Plan, and then you choose the next in secret. If none is prepared in your End Phase, you "
    "prepare one. A sealed card lies under the card that sealed it, out of the game.",
    provenance="that she is in the second box is a guess",
    mechanisms=[Secret("plan", "other_plan")],
)  # fmt: skip
