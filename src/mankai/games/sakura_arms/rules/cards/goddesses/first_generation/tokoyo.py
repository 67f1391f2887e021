"""Tokoyo of the first generation: she answers attacks, and needs full Vigor for less of it (Artistic)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.goddesses import tokoyo as level99
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.stand_ins import UNSEEN, stand_ins
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    DISTANCE,
    FLARE,
    ON_REACT,
    REPLACED,
    SEEN,
    SHADOW,
    UNCERTAIN,
    UNCHANGED,
    Attack,
    Card,
    Change,
    Goddess,
    Player,
    revised,
    span,
)


class GlancingStrike(level99.GlancingStrike):
    text = "After Attack: put this card on top of your deck."
    provenance = UNCERTAIN

    def after(self, me: Player, attack: Attack) -> None:
        me.put_this_on_deck()


class PoliteReturn(level99.PoliteReturn):
    text = "Artistic: the Range of this attack is 2-4. After Attack: cancel the attack you reacted to if it is not special."
    provenance = UNCERTAIN
    reach = span(3, 4)

    def range_change(self, me: Player, attack: Attack) -> Change:
        return (REPLACED, span(2, 4), 0) if me.is_artistic else UNCHANGED

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if against is not None and not against.is_ultimate:
            against.negate()


class RabbitStep(level99.RabbitStep):
    text = "If the current Distance is 2 or less: Shadow → Distance: 2."

    def act(self, me: Player) -> None:
        if me.distance <= 2:
            me.arrow(2, SHADOW, DISTANCE)


class SongAndDance(level99.SongAndDance):
    text = "Choose one: your Aura → Distance: 1; or your Flare → your Aura: 1."

    def act(self, me: Player) -> None:
        if me.pick("Aura to Distance", "Flare to Aura") == 0:
            me.arrow(1, AURA, DISTANCE)
        else:
            me.arrow(1, FLARE, AURA)


class SenseOfBeauty(Card):
    text = "Ongoing, Artistic: whenever you react to an attack of the opponent, deal 1 damage to the opponent's Life."
    name = "Sense of Beauty"
    japanese = "審美眼"
    charge = 6
    waits_for = ON_REACT

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and me.is_artistic:
            me.foe.take_life_damage(1)


class PerpetualWind(Card):
    text = "A card of the opponent's hand, taken at random, goes to their played pile. Resurgence, Artistic: in your end phase."
    japanese = "無窮ノ風"
    flare = 1

    def act(self, me: Player) -> None:
        me.foe.discard_at_random()

    def resurgence(self, me: Player) -> bool:
        return me.is_artistic


class EternalMoon(Card):
    text = "Your Vigor becomes 2."
    japanese = "常世ノ月"
    flare = 2

    def act(self, me: Player) -> None:
        me.set_vigor(2)


def cards() -> list[Card]:
    """Return her cards as AEG prints them."""
    return [
        GlancingStrike(),
        PoliteReturn(),
        RabbitStep(),
        SongAndDance(),
        revised(
            level99.BreakPoint(),
            text="Put up to two cards of your played pile and your discard pile on the bottom of your deck in any order. "
            "Shadow → your Aura: 2.",
        ),
        SenseOfBeauty(),
        level99.WindyStage(),
        revised(level99.ImmortalFlower(), text="After Attack: cancel the attack you reacted to."),
        revised(
            level99.EternalMigrant(),
            text="After Attack: regain your deck without damage to your Life.",
            provenance=SEEN,
            damage=(3, 1),
        ),
        PerpetualWind(),
        EternalMoon(),
    ]


TOKOYO: Goddess = Goddess(
    level99.TOKOYO.name,
    level99.TOKOYO.japanese,
    level99.TOKOYO.weapon,
    cards(),
    blue=["Glancing Strike", "Polite Return", "Rabbit Step", "Immortal Flower"],
    red=["Glancing Strike", "Polite Return", "Song and Dance", "Rabbit Step", "Eternal Migrant", "Immortal Flower"],
    mechanics=level99.TOKOYO.mechanics,
)
BETA_TOKOYO = Goddess(
    TOKOYO.name,
    TOKOYO.japanese,
    TOKOYO.weapon,
    stand_ins(
        cards(),
        [
            "Polite Return", "Grazing Strike", "Rabbit Step", "Singing Dance", "Break the Point", "Sense of Beauty",
            "Windy Stage", "Immortal Flower", "Everlasting Migratory", "Perpetual Wind", "Eternal Moon",
        ],
        {
            "Glancing Strike": "Grazing Strike", "Song and Dance": "Singing Dance", "Break Point": "Break the Point",
            "Eternal Migrant": "Everlasting Migratory",
        },
    ),
    blue=["Grazing Strike", "Polite Return", "Rabbit Step", "Immortal Flower"],
    red=["Grazing Strike", "Polite Return", "Singing Dance", "Rabbit Step", "Everlasting Migratory", "Immortal Flower"],
    mechanics=TOKOYO.mechanics,
    provenance=UNSEEN,
)  # fmt: skip
