"""Yurina, goddess of the katana: strongest when her Life is low (Resolve)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    DASH,
    EXPANDED,
    INEVITABLE_FOR_NORMALS,
    LIFE_CHANGED,
    NOTHING,
    OVERKILL,
    SEEN,
    SHADOW,
    Attack,
    Card,
    Change,
    Goddess,
    Pair,
    Player,
    at,
    span,
)


class Slash(Card):
    japanese = "斬"
    provenance = SEEN
    reach = span(3, 4)
    damage = (3, 1)


class Brandish(Card):
    text = "Resolve: this Attack gets +1/+0."
    japanese = "一閃"
    provenance = SEEN
    reach = at(3)
    damage = (2, 2)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 0) if me.is_resolved else NOTHING


class HiltStrike(Card):
    text = "After, Resolve: your next Attack this turn gets +1/+0."
    japanese = "柄打ち"
    provenance = SEEN
    reach = span(1, 2)
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        if me.is_resolved:
            me.boost_next_attack()

    def boost_bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 0)


class ArtOfDrawing(Card):
    text = "While the Distance is 2 or less, this Attack gets -1/-1."
    name = "Art of Drawing"
    japanese = "居合"
    full_power = True
    reach = span(2, 4)
    damage = (4, 3)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (-1, -1) if me.distance <= 2 else NOTHING


class Spirit(Card):
    text = (
        "Gain 1 Vigor. Your next Attack this turn from another Goddess that is no Ultimate gains Inevitable [Normal "
        "Cards] and Range Expansion [Min 1]."
    )
    japanese = "気迫"
    provenance = SEEN

    def act(self, me: Player) -> None:
        me.gain_vigor(1)
        me.boost_next_attack()

    def boosts(self, me: Player, attack: Attack) -> bool:
        return attack.goddess != self.goddess and not attack.is_ultimate

    def boost_traits(self, me: Player, attack: Attack) -> int:
        return INEVITABLE_FOR_NORMALS

    def boost_range_change(self, me: Player, attack: Attack) -> Change:
        return (EXPANDED, 1, 0)


class Overawe(Card):
    text = "Concentration. Disenchant: make an Attack, Range 1-4, 3/-."
    japanese = "圧気"
    charge = 2
    concentration = True

    def disenchant(self, me: Player) -> None:
        me.attack(span(1, 4), (3, DASH))


class Soulfire(Card):
    text = "Ongoing, Resolve: your Attacks from other Goddesses get +1/+1 and Overkill."
    japanese = "気炎万丈"
    provenance = SEEN
    full_power = True
    charge = 4

    def kindles(self, me: Player, attack: Attack) -> bool:
        return me.is_resolved and attack.by(me) and attack.goddess != self.goddess

    def ongoing_bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1) if self.kindles(me, attack) else NOTHING

    def ongoing_traits(self, me: Player, attack: Attack) -> int:
        return OVERKILL if self.kindles(me, attack) else 0


class TsukikageCrush(Card):
    japanese = "月影落"
    provenance = SEEN
    flare = 7
    reach = span(3, 4)
    damage = (4, 4)


class UranamiStorm(Card):
    text = "Limited. After: the Attack this reacted to gets -2/+0."
    japanese = "浦波嵐"
    flare = 3
    reaction = True
    limited = True
    reach = span(0, 10)
    damage = (2, DASH)

    def after(self, me: Player, attack: Attack) -> None:
        against = me.attack_reacted_to
        if against is not None:
            against.gets(-2, 0)


class UkifuneSerene(Card):
    text = "Shadow → your Aura: 5. Immediate Resurgence, Resolve: your Life falls from 4 or more to 3 or less."
    japanese = "浮舟宿"
    provenance = SEEN
    flare = 2

    def act(self, me: Player) -> None:
        me.arrow(5, SHADOW, AURA)

    def immediate_resurgence(self, me: Player, change: int, before: int, now: int) -> bool:
        return change == LIFE_CHANGED and before > 3 >= now


class YurinasFinalBlow(Card):
    text = "Resolve: only then can this card be played."
    name = "Yurina's Final Blow"
    japanese = "天音揺波の底力"
    flare = 5
    full_power = True
    reach = span(1, 4)
    damage = (5, 5)
    condition_words = "Resolve: only while your Life is 3 or less"

    def condition(self, me: Player) -> bool:
        return me.is_resolved


YURINA: Goddess = Goddess(
    "Yurina",
    "ユリナ",
    "Katana",
    [
        Slash(), Brandish(), HiltStrike(), ArtOfDrawing(), Spirit(), Overawe(), Soulfire(),
        TsukikageCrush(), UranamiStorm(), UkifuneSerene(), YurinasFinalBlow(),
    ],
    blue=["Slash", "Brandish", "Hilt Strike", "Tsukikage Crush"],
    red=["Slash", "Brandish", "Hilt Strike", "Overawe", "Tsukikage Crush", "Ukifune Serene"],
    mechanics="Resolve: holds while your Life is 3 or less; looked at whenever it matters, also while damage is dealt.",
)  # fmt: skip
