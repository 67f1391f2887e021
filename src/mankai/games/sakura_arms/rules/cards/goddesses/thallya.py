"""Thallya, goddess of the mount: her machine runs on Artificial Sakura, which she burns and rides into the Distance."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.constants import BACKWARD, FORMS, FORWARD
from mankai.games.sakura_arms.rules.vocabulary import (
    AURA,
    BONUS,
    DASH,
    DISTANCE,
    EVERYONE,
    FLARE,
    FOE_FLARE,
    INTO_DISTANCE,
    MANEUVERED,
    ON_DRAWS,
    ON_HAND_LIMIT,
    ON_MANEUVER,
    SEEN,
    SHADOW,
    UNCERTAIN,
    USED,
    WITH_AFTER,
    Attack,
    Card,
    Final,
    Gauge,
    Goddess,
    Place,
    Player,
    Row,
    Table,
    Zone,
    at,
    span,
)

MACHINE: Final = 24  # her Artificial Sakura on the machine; those not burned either are in Distance
BURNED: Final = 26  # her Artificial Sakura that are burned
ARTIFICIAL: Final = "token-artificial"  # the key of her tokens, which are not Sakura


def fuel(me: Player) -> int:
    """Return the number of Artificial Sakura on the machine."""
    return me.duel.table.tokens[MACHINE + me.seat]


def burn(me: Player, amount: int) -> None:
    me.duel.move_tokens(amount, MACHINE + me.seat, BURNED + me.seat)


def recover(me: Player, amount: int) -> int:
    """Return up to `amount` burned Artificial Sakura to the machine.  Returns how many were moved."""
    return me.duel.move_tokens(amount, BURNED + me.seat, MACHINE + me.seat)


def maneuver(me: Player, is_basic_action: bool = False) -> None:
    """Ride forward or back, if the machine has fuel: the Distance is 1 less, or 1 more, until the player's next turn begins.

    Forward is impossible if every Sakura in Distance is covered. Back may be chosen, and does nothing, if Distance is full.
    """
    duel = me.duel
    if fuel(me) == 0:
        return
    before, is_forward = me.distance, duel.loose(DISTANCE) > 0 and me.pick("ride forward", "ride back") == 0
    if is_forward or duel.room(DISTANCE) > 0:
        duel.move_tokens(1, MACHINE + me.seat, (FORWARD if is_forward else BACKWARD) + me.seat)
    if me.distance != before:
        duel.resurge_at_once(me.seat, MANEUVERED, before, me.distance)
        if not is_basic_action:
            duel.trigger(ON_MANEUVER, me)


def transform(me: Player) -> None:
    """Put a TransForm card of the player's choice on the machine."""
    duel = me.duel
    card = me.choose_card([card for card in me.bonus_cards if isinstance(me.card(card), TransForm)], "TransForm")
    if card >= 0:
        duel.move_card(card, BONUS + me.seat, FORMS + me.seat)
        black_box = duel.set_effect_card(card)
        me.card(card).transform(me)
        duel.set_effect_card(black_box)


class CombustCard(Card):
    """A card with Combust: burn 1 Artificial Sakura to play it."""

    cost_words = "Combust: no Artificial Sakura on your machine"

    def can_pay(self, me: Player) -> bool:
        return fuel(me) > 0

    def pay(self, me: Player) -> None:
        burn(me, 1)


class BurningSteam(Card):
    text = "After: Maneuver."
    japanese = "Burning Steam"
    reach = span(3, 5)
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        maneuver(me)


class WavingEdge(CombustCard):
    text = "Combust. After: Maneuver."
    japanese = "Waving Edge"
    reach = span(1, 3)
    damage = (3, 1)

    def after(self, me: Player, attack: Attack) -> None:
        maneuver(me)


class ShieldCharge(CombustCard):
    text = "Combust. Sakura moved by the damage of this Attack go to Distance instead."
    japanese = "Shield Charge"
    reach = at(1)
    damage = (3, 2)
    traits = INTO_DISTANCE


class SteamCannon(CombustCard):
    text = "Combust."
    japanese = "Steam Cannon"
    provenance = UNCERTAIN
    full_power = True
    reach = span(2, 8)
    damage = (3, 3)


class Stunt(Card):
    text = "Stun the foe. Your Aura → your Flare: 2."
    japanese = "Stunt"

    def act(self, me: Player) -> None:
        me.foe.be_stunned()
        me.arrow(2, AURA, FLARE)


class Roaring(Card):
    text = (
        "You may burn 2 Artificial Sakura; if you do, gain 1 Vigor, the foe loses 1 Vigor and is Stunned. Then you may "
        "pay 2 Vigor; if you do, recover 3."
    )
    japanese = "Roaring"

    def act(self, me: Player) -> None:
        if fuel(me) >= 2 and me.may("burn 2 Artificial Sakura"):
            burn(me, 2)
            me.gain_vigor(1)
            me.foe.lose_vigor(1)
            me.foe.be_stunned()
        if me.vigor >= 2 and me.may("pay 2 Vigor to recover 3"):
            me.lose_vigor(2)
            recover(me, 3)


class TurboSwitch(CombustCard):
    text = "Combust. Maneuver."
    japanese = "Turbo Switch"
    reaction = True

    def act(self, me: Player) -> None:
        maneuver(me)


class AlphaEdge(Card):
    text = "Immediate Resurgence: you change the Distance by a Maneuver."
    japanese = "Alpha-Edge"
    provenance = SEEN
    flare = 1
    reach = at(1, 3, 5, 7)
    damage = (1, 1)

    def immediate_resurgence(self, me: Player, change: int, before: int, now: int) -> bool:
        return change == MANEUVERED


class OmegaBurst(Card):
    text = (
        'Recover all your burned Artificial Sakura. Negate the Attack this reacted to if its Aura damage is "-", or not '
        "more than were recovered."
    )
    name = "Omega-Burst"
    japanese = "Omega-Burst"
    flare = 4
    reaction = True

    def act(self, me: Player) -> None:
        recovered = recover(me, 5)
        against = me.attack_reacted_to
        if against is not None:
            aura, _ = against.damage()
            if aura == DASH or aura <= recovered:
                against.negate()


class ThallyasMasterpiece(Card):
    text = (
        "Used: in your turn, whenever a Maneuver of yours that is no Basic Action changes the Distance, you may do Shadow "
        "↔ Distance: 1."
    )
    name = "Thallya's Masterpiece"
    japanese = "Thallya's Masterpiece"
    flare = 1
    stands_in = USED
    waits_for = ON_MANEUVER

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and me.is_turn_player:
            way = me.pick("Shadow to Distance", "Distance to Shadow", "neither")
            if way == 0:
                me.arrow(1, SHADOW, DISTANCE)
            elif way == 1:
                me.arrow(1, DISTANCE, SHADOW)


class JuliasBlackBox(Card):
    text = "If no Artificial Sakura is on your machine, TransForm it and recover 2; otherwise Ready this card."
    name = "Julia's BlackBox"
    japanese = "Julia's BlackBox"
    flare = 2
    full_power = True

    def act(self, me: Player) -> None:
        if fuel(me) == 0:
            transform(me)
            recover(me, 2)
        else:
            me.ready_this()


class TransForm(Card):
    """A card that changes the machine for good."""

    is_form = True


class FormYaksha(TransForm):
    text = (
        "When transformed: the foe draws only 1 card in their next Start Phase, and is Stunned. While no Artificial "
        "Sakura is on your machine you cannot take Basic Actions. Basic Action Beta-Edge: make an Attack, Range 2, 4, 6, "
        "8, 2/1, After: Maneuver."
    )
    name = "Form: YAKSHA"
    japanese = "Form: YAKSHA"
    action = "beta-edge"
    lasts = ON_DRAWS

    def transform(self, me: Player) -> None:
        me.foe.in_coming_turn()
        me.foe.be_stunned()

    def ongoing_draws(self, me: Player, who: Player, count: int) -> int:
        return min(count, max(1 - me.cards_drawn, 0)) if who is me else count

    def ongoing_forbids_action(self, me: Player, who: Player, action: int) -> bool:
        return who is me and fuel(me) == 0

    def act(self, me: Player) -> None:
        me.attack(at(2, 4, 6, 8), (2, 1), WITH_AFTER)

    def after(self, me: Player, attack: Attack) -> None:
        maneuver(me, is_basic_action=True)


class FormNaga(TransForm):
    text = (
        "When transformed: if the foe's Flare is 3 or more, Sakura go from it to Shadow until 2 remain. Basic Action "
        "Gamma-Ray: the top card of the foe's deck goes face-up to their discard pile."
    )
    name = "Form: NAGA"
    japanese = "Form: NAGA"
    action = "gamma-ray"

    def transform(self, me: Player) -> None:
        me.move(me.foe.flare - 2, FOE_FLARE, SHADOW)

    def act(self, me: Player) -> None:
        me.foe.mill()


class FormGaruda(TransForm):
    text = (
        "When transformed: draw 2 cards; you have no hand limit this turn. Basic Action Delta-Wing: if the Distance is 7 "
        "or less, Shadow → Distance: 1."
    )
    name = "Form: GARUDA"
    japanese = "Form: GARUDA"
    action = "delta-wing"
    lasts = ON_HAND_LIMIT

    def transform(self, me: Player) -> None:
        me.draw(2)
        me.this_turn()

    def ongoing_lifts_hand_limit(self, me: Player, who: Player) -> bool:
        return who is me

    def act(self, me: Player) -> None:
        if me.distance <= 7:
            me.arrow(1, SHADOW, DISTANCE)


class Thallya(Goddess):
    """Setup: five Artificial Sakura on the machine, three TransForm cards in the Bonus Area."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[BONUS + seat] += tuple(range(first, first + len(self.bonus)))

    def turn_begins(self, me: Player) -> None:
        """Burn the player's tokens in Distance (rulings 2.1b)."""
        for place in (FORWARD + me.seat, BACKWARD + me.seat):
            me.duel.move_tokens(me.duel.table.tokens[place], place, BURNED + me.seat)


THALLYA: Goddess = Thallya(
    "Thallya",
    "サリヤ",
    "Mount",
    [
        BurningSteam(), WavingEdge(), ShieldCharge(), SteamCannon(), Stunt(), Roaring(), TurboSwitch(),
        AlphaEdge(), OmegaBurst(), ThallyasMasterpiece(), JuliasBlackBox(),
    ],
    blue=["Burning Steam", "Waving Edge", "Turbo Switch", "Alpha Edge"],
    red=["Burning Steam", "Waving Edge", "Steam Cannon", "Turbo Switch", "Alpha Edge", "Omega-Burst"],
    bonus=[FormYaksha(), FormNaga(), FormGaruda()],
    mechanics="Machine: holds 5 Artificial Sakura. Combust burns one as a cost. Maneuver uses one to ride forward (it covers a "
    "Sakura in Distance, which no longer counts and cannot be moved) or back (it counts as one more); they are burned when your "
    "next turn begins. Recover returns burned ones to the machine. TransForm adds a form for the rest of the duel.",
    provenance="possibly in this box: the rulebook names a card of hers",
    mechanisms=[
        Gauge(
            "machine",
            5,
            [
                Place("machine", MACHINE, ARTIFICIAL),
                Place("burned", BURNED, ARTIFICIAL),
                Place("forward", FORWARD, ARTIFICIAL),
                Place("backward", BACKWARD, ARTIFICIAL),
            ],
            [Zone("bonus", BONUS)],
        ),
        Row("forms", FORMS, EVERYONE),
    ],
    actions=["beta-edge", "gamma-ray", "delta-wing"],
)  # fmt: skip
