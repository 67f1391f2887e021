"""Shinra, Megami of the book, of the first generation: argues from Enhancements in play, and seals cards that others played."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.goddesses import shinra as level99
from mankai.games.sakura_arms.rules.constants import HAND, IN_PLAY
from mankai.games.sakura_arms.rules.vocabulary import (
    ADVANCE,
    AURA,
    DASH,
    DISTANCE,
    FOE_AURA,
    SEEN,
    SHADOW,
    UNCERTAIN,
    Attack,
    Card,
    Goddess,
    Player,
    message,
    span,
)


def enhancements(me: Player) -> list[int]:
    """Return the Enhancements with Sakura that a player has in play."""
    return [card for card in me.duel.table.zones[IN_PLAY + me.seat] if me.duel.charge(card)]


def charge_further(me: Player, card: int) -> None:
    """Let the player put Sakura from Shadow on an Enhancement, up to its Charge."""
    duel = me.duel
    most = min(duel.cards[card].charge, duel.table.tokens[SHADOW])
    duel.put_on_card(me.pick(*[message("choose-put-on-it", amount=amount) for amount in range(most + 1)]), SHADOW, card)


class Argue(Card):
    text = (
        "After Attack: if you have an Enhancement in play, the opponent puts the top 3 cards of their deck into their discard "
        "pile."
    )
    japanese = "立論"
    provenance = UNCERTAIN
    reach = span(2, 7)
    damage = (DASH, 0)

    def after(self, me: Player, attack: Attack) -> None:
        if enhancements(me):
            me.foe.put_top_cards_face_down(3)


class Protest(Card):
    text = "After Attack: cancel the attack you reacted to if it is not special. After Attack: the opponent draws a card."
    japanese = "反論"
    provenance = SEEN
    reaction = True
    reach = span(2, 7)
    damage = (1, DASH)

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if against is not None and not against.is_ultimate:
            against.negate()
        me.foe.draw(1)


class Sophism(Card):
    text = "After Attack: your Aura → opponent's Aura: 2."
    japanese = "詭弁"
    full_power = True
    reach = span(2, 9)
    damage = (DASH, 1)

    def after(self, me: Player, attack: Attack) -> None:
        me.arrow(2, AURA, FOE_AURA)


class Agitate(Card):
    text = "Opponent's Aura → Distance: 1."
    japanese = "煽動"

    def act(self, me: Player) -> None:
        me.arrow(1, FOE_AURA, DISTANCE)


class Replicate(Card):
    text = (
        "If you have an Enhancement in play, look at the opponent's hand and choose a card there without Throughout: play it, "
        "or put it into the discard pile. Played, it goes to its owner's played pile."
    )
    japanese = "引用"

    def act(self, me: Player) -> None:
        if enhancements(me):
            me.look_at_hand_of_foe()
            fitting = [card for card in me.foe.hand if not me.card(card).full_power]
            card = me.choose_card(fitting, "play or discard")
            if card >= 0 and me.can_play(card) and me.pick("play it", "put it into the discard pile") == 0:
                me.play_card_of_foe(card, HAND + me.foe.seat)
            else:
                me.foe.discard_face_down(card, chosen_by_foe=True)


class Eloquence(Card):
    text = "Ongoing: the opponent cannot take Forward Movement."
    japanese = "壮語"
    provenance = UNCERTAIN
    charge = 2

    def ongoing_forbids_action(self, me: Player, who: Player, action: int) -> bool:
        return who is me.foe and action == ADVANCE


class Confuse(level99.Confuse):
    text = (
        "Initialize: choose a card in the opponent's played pile and seal it under this card. Disenchant: put the sealed card "
        "back into the opponent's played pile."
    )


class ShakeTheMind(level99.ShakeTheMind):
    text = "Choose a card in the opponent's played pile and seal it under this card. It does not come back."
    flare = 4


class InferTheTotality(Card):
    text = "Choose an Enhancement in play, yours or the opponent's: put up to as many Sakura from Shadow on it as its Charge."
    name = "Infer the Totality"
    japanese = "皆式理解"
    flare = 2

    def act(self, me: Player) -> None:
        card = me.choose_card([*enhancements(me), *enhancements(me.foe)], "put Sakura on")
        if card >= 0:
            charge_further(me, card)


class RefuteTheWorld(level99.RefuteTheWorld):
    text = "Ongoing: the damage to Aura and the damage to Life of your attacks are swapped, before anything is added to them."


class ProveTheNature(level99.ProveTheNature):
    text = (
        'Initialize: Shadow → your Life: 2. Ongoing: your other Enhancements gain "Disenchant: deal 1 damage to the '
        "opponent's Life\". Disenchant: you lose the game."
    )
    flare = 5
    charge = 5


SHINRA: Goddess = Goddess(
    "Shinra",
    "シンラ",
    "Book",
    [
        Argue(), Protest(), Sophism(), Agitate(), Replicate(), Eloquence(), Confuse(),
        ShakeTheMind(), InferTheTotality(), RefuteTheWorld(), ProveTheNature(),
    ],
    blue=["Protest", "Sophism", "Eloquence", "Shake the Mind"],
    red=["Argue", "Protest", "Eloquence", "Confuse", "Infer the Totality", "Prove the Nature"],
    mechanics="Some of her cards ask whether you have an Enhancement in play; the word that marks them in this edition was not "
    "seen. A sealed card lies under the card that sealed it, out of the game, until that card says that it returns.",
)  # fmt: skip
