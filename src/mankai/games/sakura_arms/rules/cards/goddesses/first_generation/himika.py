"""Himika of the first generation: she shoots farther, and hides behind smoke that is distance itself."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.goddesses import himika as level99
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.stand_ins import UNSEEN, stand_ins
from mankai.games.sakura_arms.rules.vocabulary import (
    FOE_AURA,
    FOE_FLARE,
    INEVITABLE,
    NOTHING,
    SEEN,
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


class QuickShot(level99.QuickShot):
    text = "If this is the third or a later card you play this turn, this attack gets +1/+0."
    reach = span(6, 9)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 0) if attack.is_inferno else NOTHING


class Backdraft(Card):
    text = "Opponent's Flare → opponent's Aura: 1. If this is the third or a later card you play this turn, draw a card."
    japanese = "バックドラフト"

    def act(self, me: Player) -> None:
        me.arrow(1, FOE_FLARE, FOE_AURA)
        if me.is_inferno:
            me.draw(1)


class Smoke(Card):
    text = "Ongoing: the current Distance is greater by the number of Sakura on this card."
    japanese = "スモーク"
    full_power = True
    charge = 5

    def ongoing_distance(self, me: Player) -> int:
        return me.charge_of(self)


class CrimsonZero(Card):
    text = "This attack cannot be reacted to."
    japanese = "クリムゾンゼロ"
    flare = 2
    reach = at(0)
    damage = (3, 2)
    traits = INEVITABLE


class ScarletVisions(Card):
    text = "Draw two cards."
    japanese = "スカーレットイマジン"
    flare = 2

    def act(self, me: Player) -> None:
        me.draw(2)


def cards() -> list[Card]:
    """Return her cards as AEG prints them."""
    return [
        level99.Shoot(),
        QuickShot(),
        revised(level99.Magnum(), text="After Attack: your Life → Shadow: 1.", provenance=UNCERTAIN, reach=span(6, 10)),
        revised(level99.Barrage(), text="Forced: this attack deals its damage to both Aura and Life.", reach=span(6, 9)),
        revised(level99.Backstep(), text="Draw a card. Shadow → Distance: 1."),
        Backdraft(),
        Smoke(),
        revised(level99.RedBullet(), provenance=SEEN, flare=1),
        CrimsonZero(),
        ScarletVisions(),
        revised(
            level99.VermillionField(),
            text="If this is the third or a later card you play this turn: Shadow → Distance: 2. Resurgence: in your end "
            "phase, if you have no cards in hand.",
        ),
    ]


HIMIKA: Goddess = Goddess(
    level99.HIMIKA.name,
    level99.HIMIKA.japanese,
    "Gun",
    cards(),
    blue=["Shoot", "Magnum", "Backstep", "Red Bullet"],
    red=["Shoot", "Quick Shot", "Barrage", "Backstep", "Red Bullet", "Scarlet Visions"],
    mechanics="Some of her cards look at how many cards you have played this turn. Cards played by effects count, and so do "
    "attacks that failed; cards paid for Basic Actions do not.",
)
BETA_HIMIKA = Goddess(
    HIMIKA.name,
    HIMIKA.japanese,
    HIMIKA.weapon,
    stand_ins(
        cards(),
        [
            "Shoot", "Burst", "Fire", "Barrage", "Leap Back", "Blaze", "Smoke",
            "Red-bullet", "Crimson-zero", "Scarlet-imagine", "Vermilion-field",
        ],
        {
            "Quick Shot": "Burst", "Magnum": "Fire", "Backstep": "Leap Back", "Backdraft": "Blaze", "Red Bullet": "Red-bullet",
            "Crimson Zero": "Crimson-zero", "Scarlet Visions": "Scarlet-imagine", "Vermillion Field": "Vermilion-field",
        },
    ),
    blue=["Shoot", "Fire", "Leap Back", "Red-bullet"],
    red=["Shoot", "Burst", "Barrage", "Leap Back", "Red-bullet", "Scarlet-imagine"],
    mechanics=HIMIKA.mechanics,
    provenance=UNSEEN,
)  # fmt: skip
