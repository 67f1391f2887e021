"""Raira, goddess of the claw: the other goddess's cards are charged, and feed the Wind and the Thunder that her cards use."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.vocabulary import (
    ATTACK_CARD,
    BECOMES,
    BONUS,
    DISTANCE,
    EVERYONE,
    FORMS,
    NOTHING,
    ON_PLAY,
    ON_RESHUFFLE,
    ON_RESOLVED,
    SHADOW,
    UNCERTAIN,
    USED,
    Attack,
    Card,
    Change,
    Final,
    Goddess,
    Pair,
    Place,
    Player,
    Row,
    Scales,
    Table,
    Zone,
    at,
    span,
)

MOST: Final = 20  # the maximum of a gauge
WIND: Final = Place("wind", 50)
THUNDER: Final = Place("thunder", 52)
OWN_NAME: Final = "Raira"


def wind(me: Player) -> int:
    """Return the Wind gauge; 0 for a player who has none."""
    return me.amount(WIND)


def thunder(me: Player) -> int:
    return me.amount(THUNDER)


def has_gauges(me: Player) -> bool:
    for card in me.duel.table.zones[FORMS + me.seat]:
        if isinstance(me.card(card), WindAndThunderBoard):
            return True
    return False


def raise_gauge(me: Player, gauge: Place, amount: int) -> None:
    """Raise a gauge up to its maximum.  A player who plays a card of hers without her has no gauge to raise."""
    if has_gauges(me):
        me.set_amount(gauge, min(me.amount(gauge) + amount, MOST))


def raise_either(me: Player) -> None:
    """Raise Wind or Thunder by 1, as the player chooses."""
    if has_gauges(me):
        raise_gauge(me, WIND if me.pick("raise Wind", "raise Thunder") == 0 else THUNDER, 1)


def charge(me: Player, card: int) -> None:
    """Charge a card that is played.  The player may discharge it, and only it, at once."""
    me.mark(card)
    way = me.pick_for(card, ["choose-discharge-for-wind", "choose-discharge-for-thunder", "choose-leave-charged"])
    if way < 2:
        me.unmark(card)
        raise_gauge(me, WIND if way == 0 else THUNDER, 1)


def discharge(me: Player, card: int) -> None:
    me.unmark(card)
    raise_either(me)


def discharge_any(me: Player) -> None:
    """Let the player discharge any number of cards before they are shuffled."""
    for _ in me.marked:
        card = me.choose_card(me.marked, "discharge before reshuffling", may_decline=True)
        if card < 0:
            return
        discharge(me, card)


def is_of_another_goddess(me: Player, card: int) -> bool:
    """Whether a card belongs to a goddess other than Raira.  Poisons belong to none."""
    goddess = me.card(card).goddess
    return goddess != "" and goddess != OWN_NAME


class BestialClaw(Card):
    japanese = "獣爪"
    reach = span(1, 2)
    damage = (3, 1)


class WindAndThunder(Card):
    text = "X is the lower one of your Wind and your Thunder."
    name = "Wind and Thunder"
    japanese = "風雷撃"
    provenance = UNCERTAIN
    reach = at(2)
    damage = (0, 2)
    letters = "X/2"

    def damage_change(self, me: Player, attack: Attack) -> Change:
        return (BECOMES, min(wind(me), thunder(me)), 2)


class ClawOfRegrowth(Card):
    text = "After: you may put an Attack card that is face-up in your discard pile on top of your deck."
    name = "Claw of Regrowth"
    japanese = "流転爪"
    reach = span(1, 2)
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        fitting = [card for card in me.discards if me.card(card).type == ATTACK_CARD]
        me.put_on_deck(me.choose_card(fitting, "put on your deck", may_decline=True))


class Windrun(Card):
    text = "If the Distance is 3 or more: Distance → Shadow: 2."
    japanese = "風走り"

    def act(self, me: Player) -> None:
        if me.distance >= 3:
            me.arrow(2, DISTANCE, SHADOW)


class WisdomOfTheGods(Card):
    text = (
        "If your Wind and your Thunder are 4 or more together, you may put a card of another goddess that is face-up in your "
        "discard pile on top of your deck. Raise your Wind or your Thunder by 1."
    )
    name = "Wisdom of the Gods"
    japanese = "風雷の知恵"

    def act(self, me: Player) -> None:
        if wind(me) + thunder(me) >= 4:
            fitting = [card for card in me.discards if is_of_another_goddess(me, card)]
            me.put_on_deck(me.choose_card(fitting, "put on your deck", may_decline=True))
        raise_either(me)


class Roar(Card):
    text = (
        "Stun the foe. Choose one: raise your Wind and your Thunder by 1 each; or discard your whole hand face-down and "
        "double your Thunder."
    )
    japanese = "呼び声"
    full_power = True

    def act(self, me: Player) -> None:
        me.foe.be_stunned()
        if me.pick("raise both", "double Thunder") == 0:
            raise_gauge(me, WIND, 1)
            raise_gauge(me, THUNDER, 1)
        else:
            me.discard_hand_face_down()
            raise_gauge(me, THUNDER, thunder(me))


class Pounce(Card):
    text = "Distance ↔ Shadow: 3."
    japanese = "空駆け"
    full_power = True

    def act(self, me: Player) -> None:
        if me.pick("Distance to Shadow", "Shadow to Distance") == 0:
            me.arrow(3, DISTANCE, SHADOW)
        else:
            me.arrow(3, SHADOW, DISTANCE)


class StormchargedClaw(Card):
    text = "This Attack gets +1/+0 if your Thunder is 4 or more. Resurgence: your Wind is 4 or more."
    japanese = "雷螺風神爪"
    flare = 3
    reach = span(1, 2)
    damage = (2, 2)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 0) if thunder(me) >= 4 else NOTHING

    def resurgence(self, me: Player) -> bool:
        return wind(me) >= 4


class ThundercallRitual(Card):
    text = "Make X Attacks, one after the other, Range 0-10, 1/1. X is half your Thunder, rounded up."
    japanese = "天雷召喚陣"
    flare = 6
    full_power = True

    def act(self, me: Player) -> None:
        for _ in range((thunder(me) + 1) // 2):
            me.attack(span(0, 10), (1, 1))


class WindbeastInvocation(Card):
    text = (
        "Take from your Bonus Area, Ready, all these for which your Wind is high enough: Windbeast Manifestation at 3 or more, "
        "Windbeast Reincarnation at 7 or more, Windbeast Perdition at 12 or more. Then remove this card from the game."
    )
    japanese = "風魔招来孔"
    flare = 2

    def act(self, me: Player) -> None:
        for card in me.bonus_cards:
            beast = me.card(card)
            if isinstance(beast, Windbeast) and wind(me) >= beast.wind_needed:
                me.take_bonus(card)
        me.seal_this()


class DeathAndRebirth(Card):
    text = (
        "Ongoing: after each of the foe's Attacks, negated or not, you may do both of these: Distance ↔ Shadow: 1, and raise "
        "your Wind or your Thunder by 1."
    )
    name = "Death and Rebirth"
    japanese = "円環輪廻旋"
    flare = 2
    reaction = True
    charge = 3
    waits_for = ON_RESOLVED

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me:
            return
        way = me.pick("Distance to Shadow", "Shadow to Distance", "neither")
        if way == 0:
            me.arrow(1, DISTANCE, SHADOW)
        elif way == 1:
            me.arrow(1, SHADOW, DISTANCE)
        if way < 2:
            raise_either(me)


class Windbeast(Card):
    """An Ultimate that waits in the Bonus Area until there is Wind enough."""

    wind_needed: int = 0


class WindbeastManifestation(Windbeast):
    japanese = "風魔旋風"
    wind_needed = 3
    flare = 1
    reach = span(1, 3)
    damage = (1, 2)


class WindbeastReincarnation(Windbeast):
    text = "Choose one of your Used Ultimates: it becomes Ready. Used: your Ultimates cost 1 Flare less."
    japanese = "風魔纏廻"
    wind_needed = 7
    flare = 1
    stands_in = USED

    def act(self, me: Player) -> None:
        me.ready(me.choose_card(list(me.used_ultimates), "ready"))

    def ongoing_flare(self, me: Player, who: Player, card: Card) -> int:
        return -1 if who is me else 0


class WindbeastPerdition(Windbeast):
    text = "Shadow ↔ Distance: 5, of which you may move fewer. Then remove this card from the game."
    japanese = "風魔天狗道"
    wind_needed = 12
    flare = 4
    reaction = True

    def act(self, me: Player) -> None:
        if me.pick("Shadow to Distance", "Distance to Shadow") == 0:
            me.arrow_up_to(5, SHADOW, DISTANCE)
        else:
            me.arrow_up_to(5, DISTANCE, SHADOW)
        me.seal_this()


class WindAndThunderBoard(Card):
    text = (
        "A card of another goddess that you play is charged; as it is played, you may discharge it at once. In your Main Phase, "
        "as a standard action at no cost, you may discharge a card, and just before you reshuffle any number. For each card "
        "that you discharge, your Wind or your Thunder rises by 1. A card loses its charge where it is no longer open on your "
        "side."
    )
    name = "Wind and Thunder Board"
    japanese = "風雷ボード"
    is_form = True
    called = "board"
    action = "discharge"
    action_is_free = True
    condition_words = "no card of yours is charged"
    marks_cards = True
    waits_for = ON_PLAY | ON_RESHUFFLE

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and moment == ON_RESHUFFLE:
            discharge_any(me)
        elif who is me and is_of_another_goddess(me, amount):
            charge(me, amount)

    def offers_action(self, me: Player) -> bool:
        return me.has_marked

    def act(self, me: Player) -> None:
        discharge(me, me.choose_card(me.marked, "discharge"))


class Raira(Goddess):
    """Setup: both gauges at 0, three Windbeasts in the Bonus Area."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[BONUS + seat] += (first, first + 1, first + 2)
        table.zones[FORMS + seat] += (first + 3,)


RAIRA: Goddess = Raira(
    OWN_NAME,
    "ライラ",
    "Claw",
    [
        BestialClaw(), WindAndThunder(), ClawOfRegrowth(), Windrun(), WisdomOfTheGods(), Roar(), Pounce(),
        StormchargedClaw(), ThundercallRitual(), WindbeastInvocation(), DeathAndRebirth(),
    ],
    blue=["Bestial Claw", "Wind and Thunder", "Windrun", "Stormcharged Claw"],
    red=["Bestial Claw", "Wind and Thunder", "Windrun", "Wisdom of the Gods", "Stormcharged Claw", "Death and Rebirth"],
    bonus=[WindbeastManifestation(), WindbeastReincarnation(), WindbeastPerdition(), WindAndThunderBoard()],
    mechanics="Wind and Thunder: two gauges from 0 to 20. A card of your other goddess that you play is charged. Discharge it, "
    "and Wind or Thunder rises by 1, as you like: at once as it is played, in your Main Phase at no cost, or just before you "
    "reshuffle. It stays charged only while it is being played, face-up in your discard pile, in play on your side, or Used.",
    provenance="that she is in the second box is a guess",
    mechanisms=[Scales("gauges", MOST, [WIND, THUNDER], [Zone("forms", FORMS)]), Row("bonus", BONUS, EVERYONE)],
    actions=["discharge"],
)  # fmt: skip
