"""Kaede, a goddess made up for the tests: leaves fall on her counter, and her cards live on them."""

from __future__ import annotations

from pathlib import Path

from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    EVERYONE,
    NOTHING,
    SHADOW,
    Attack,
    Card,
    Counter,
    Goddess,
    Pair,
    Player,
    Row,
    Table,
    span,
)

LEAVES = Counter("leaves", start=2, tokens="token-leaf")
MOST = 6
FORMS = 24


class LeafBlade(Card):
    """One more to Life for every three leaves."""

    text = "This Attack gets +0/+1 for every 3 leaves."
    japanese = "葉刃"
    reach = span(2, 4)
    damage = (2, 1)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (0, me.amount(LEAVES.place) // 3) if me.amount(LEAVES.place) else NOTHING


class Rustle(Card):
    text = "2 leaves fall. Choose one: shed 1 of them for Shadow → your Aura: 1; or keep them."
    japanese = "葉擦れ"

    def act(self, me: Player) -> None:
        fall(me, 2)
        if me.pick("shed a leaf", "keep them") == 0:
            me.set_amount(LEAVES.place, me.amount(LEAVES.place) - 1)
            me.arrow(1, SHADOW, AURA)


class OldTree(Card):
    text = "Basic Action Shake: a leaf falls."
    japanese = "老樹"
    is_form = True
    action = "shake"

    def act(self, me: Player) -> None:
        fall(me, 1)


def fall(me: Player, count: int) -> None:
    me.set_amount(LEAVES.place, min(me.amount(LEAVES.place) + count, MOST))


class Kaede(Goddess):
    """Setup: two leaves lie there, and the old tree stands."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[FORMS + seat] = (*table.zones[FORMS + seat], first)

    def turn_begins(self, me: Player) -> None:
        """A leaf falls."""
        fall(me, 1)


KAEDE: Goddess = Kaede(
    "Kaede",
    "カエデ",
    "Leaf",
    [LeafBlade(), Rustle()],
    blue=[],
    red=[],
    bonus=[OldTree()],
    mechanics="Leaves: a leaf falls at the beginning of your turn.",
    mechanisms=[LEAVES, Row("forms", FORMS, EVERYONE)],
    actions=["shake"],
    words=Path(__file__).parent / "words",
)
