"""Himika, goddess of the arquebus: fights from afar, and burns brightest with the third card of a turn (Inferno)."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    DEALS_BOTH,
    DISTANCE,
    INEVITABLE,
    LIFE,
    NOTHING,
    NOWHERE,
    SHADOW,
    Attack,
    Card,
    Goddess,
    Pair,
    Player,
    span,
)


class Shoot(Card):
    japanese = "シュート"
    reach = span(4, 10)
    damage = (2, 1)


class QuickShot(Card):
    text = "Inferno: this Attack gets +1/+1."
    japanese = "ラピッドファイア"
    reach = span(6, 8)
    damage = (2, 1)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1) if attack.is_inferno else NOTHING


class Magnum(Card):
    text = "After: your Life → Shadow: 1."
    japanese = "マグナムカノン"
    reach = span(5, 8)
    damage = (3, 2)

    def after(self, me: Player, attack: Attack) -> None:
        me.arrow(1, LIFE, SHADOW)


class Barrage(Card):
    text = "The foe takes both the Aura and the Life damage of this Attack."
    japanese = "フルバースト"
    full_power = True
    reach = span(5, 9)
    damage = (3, 1)
    traits = DEALS_BOTH


class Backstep(Card):
    text = "Draw 1 card. Shadow → Distance: 1."
    japanese = "バックステップ"

    def act(self, me: Player) -> None:
        me.draw(1)
        me.arrow(1, SHADOW, DISTANCE)


class Backdraft(Card):
    text = 'Stun the foe. Inferno: your next Attack this turn from another Goddess whose Aura damage is not "-" gets +1/+1.'
    japanese = "バックドラフト"

    def act(self, me: Player) -> None:
        me.foe.be_stunned()
        if me.is_inferno:
            me.boost_next_attack()

    def boosts(self, me: Player, attack: Attack) -> bool:
        return attack.goddess != self.goddess and not attack.aura_is_dash

    def boost_bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1)


class Smoke(Card):
    text = "Ongoing: arrow effects, anybody's, move no Sakura out of Distance."
    japanese = "スモーク"
    charge = 3

    def ongoing_arrow(self, me: Player, who: Player, source: int, target: int) -> Pair:
        return NOWHERE if source == DISTANCE else (source, target)


class RedBullet(Card):
    japanese = "レッドバレット"
    flare = 0
    reach = span(5, 10)
    damage = (3, 1)


class CrimsonZero(Card):
    text = "The foe takes both the Aura and the Life damage of this Attack. At Distance 0 it has Inevitable."
    japanese = "クリムゾンゼロ"
    flare = 5
    reach = span(0, 2)
    damage = (2, 2)
    traits = DEALS_BOTH

    def more_traits(self, me: Player, attack: Attack) -> int:
        return INEVITABLE if me.distance == 0 else 0


class ScarletVisions(Card):
    text = "Draw 2 cards, then discard 1 card from your hand face-down."
    japanese = "スカーレットイマジン"
    flare = 3

    def act(self, me: Player) -> None:
        me.draw(2)
        me.discard_face_down(me.choose_from_hand(may_be_face_down=True))


class VermillionField(Card):
    text = "Inferno: Shadow → Distance: 2. Resurgence: you have no cards in hand."
    japanese = "ヴァーミリオンフィールド"
    flare = 2

    def act(self, me: Player) -> None:
        if me.is_inferno:
            me.arrow(2, SHADOW, DISTANCE)

    def resurgence(self, me: Player) -> bool:
        return not me.hand


HIMIKA: Goddess = Goddess(
    "Himika",
    "ヒミカ",
    "Arquebus",
    [
        Shoot(), QuickShot(), Magnum(), Barrage(), Backstep(), Backdraft(), Smoke(),
        RedBullet(), CrimsonZero(), ScarletVisions(), VermillionField(),
    ],
    blue=["Shoot", "Magnum", "Backstep", "Red Bullet"],
    red=["Shoot", "Quick Shot", "Magnum", "Backstep", "Red Bullet", "Crimson Zero"],
    mechanics="Inferno: holds for the third and every later card that you play in a turn. Cards played by effects count, "
    "and so do Attacks that failed; cards discarded for Basic Actions do not.",
    provenance="that she is in this box is a guess: nothing we have seen says so",
)  # fmt: skip
