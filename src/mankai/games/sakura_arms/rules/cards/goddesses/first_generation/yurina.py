"""Yurina of the first generation: her blade reaches less far, and Resolve strengthens all of it."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.goddesses import yurina as level99
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.stand_ins import UNSEEN, stand_ins
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    CARRIED_OVER,
    DASH,
    DISTANCE,
    FOE_AURA,
    NOTHING,
    SEEN,
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


class Brandish(Card):
    japanese = "一閃"
    provenance = UNCERTAIN
    reach = at(2)
    damage = (3, 2)


class Gash(Card):
    text = "Resolve: this attack gets +1/+1."
    japanese = "逆討ち"
    provenance = SEEN
    reach = span(1, 2)
    damage = (2, 1)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1) if me.is_resolved else NOTHING


class ArtOfDrawing(Card):
    name = "Art of Drawing"
    japanese = "居合"
    provenance = UNCERTAIN
    full_power = True
    reach = span(2, 3)
    damage = (4, 3)


class Footwork(Card):
    text = "Distance → Shadow: 2."
    japanese = "足捌き"
    provenance = UNCERTAIN

    def act(self, me: Player) -> None:
        me.arrow(2, DISTANCE, SHADOW)


class Overawe(level99.Overawe):
    text = "Unguarded. Disenchant: make an attack, Range 0-5, 3/-."

    def disenchant(self, me: Player) -> None:
        me.attack(span(0, 5), (3, DASH))


class SpiritOfFire(Card):
    text = "Ongoing, Resolve: all your attacks get +1/+1."
    name = "Spirit of Fire"
    japanese = "気炎万丈"
    full_power = True
    charge = 4

    def ongoing_bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1) if me.is_resolved and attack.by(me) else NOTHING


class UkifuneSerene(Card):
    text = "Shadow → your Aura: 5. Then Shadow → opponent's Aura: 5."
    japanese = "浮舟宿"
    flare = 2

    def act(self, me: Player) -> None:
        me.arrow(5, SHADOW, AURA)
        me.arrow(5, SHADOW, FOE_AURA)


def cards() -> list[Card]:
    """Return her cards as AEG prints them."""
    return [
        revised(level99.Slash(), provenance=CARRIED_OVER, reach=span(1, 2)),
        Brandish(),
        Gash(),
        ArtOfDrawing(),
        Footwork(),
        Overawe(),
        SpiritOfFire(),
        revised(level99.TsukikageCrush(), provenance=CARRIED_OVER, flare=6, reach=span(1, 2), damage=(4, 3)),
        revised(level99.UranamiStorm(), text="After Attack: the attack you reacted to gets -2/+0.", limited=False),
        UkifuneSerene(),
        revised(level99.YurinasFinalBlow(), reach=span(1, 3)),
    ]


YURINA: Goddess = Goddess(
    level99.YURINA.name,
    level99.YURINA.japanese,
    level99.YURINA.weapon,
    cards(),
    blue=["Slash", "Brandish", "Gash", "Tsukikage Crush"],
    red=["Slash", "Brandish", "Footwork", "Gash", "Tsukikage Crush", "Uranami Storm"],
    mechanics=level99.YURINA.mechanics,
)
BETA_YURINA = Goddess(
    YURINA.name,
    YURINA.japanese,
    YURINA.weapon,
    stand_ins(
        cards(),
        [
            "Slash", "Brandish", "Gash", "Art of Drawing", "Footwork", "Spirit of Fire", "Overawe",
            "Tsukikage Clush", "Uranami Storm", "Ukifune Serene", "AMANE Yurina's Final Blow",
        ],
        {"Tsukikage Crush": "Tsukikage Clush", "Yurina's Final Blow": "AMANE Yurina's Final Blow"},
    ),
    blue=["Slash", "Brandish", "Gash", "Tsukikage Clush"],
    red=["Slash", "Brandish", "Footwork", "Gash", "Tsukikage Clush", "Uranami Storm"],
    mechanics=YURINA.mechanics,
    provenance=UNSEEN,
)  # fmt: skip
