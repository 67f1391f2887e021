"""Derived values of views: the current Distance, the attack being resolved, the current numbers of one's own cards."""

from __future__ import annotations

from typing import Any

from mankai.games.sakura_arms.rules.cards.base import ATTACK_CARD
from mankai.games.sakura_arms.rules.constants import (
    ATTACK,
    DISCARD,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LIMBO,
    M_CARD,
    M_SEAT,
    MARKED,
    NO_ACTION,
    READY,
    TURN,
)
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.steps import play
from mankai.games.sakura_arms.rules.text import option_messages


def public(duel: Duel) -> dict[str, Any]:
    """Return the public values: the current Distance, the attack being resolved as it would hit now, and the marked cards.

    Range and traits are bits; "-" is -1.
    """
    found: dict[str, Any] = {"distance": duel.distance(), "master_distance": duel.master_distance()}
    if duel.copies:
        found["copies"] = duel.copies_in(LIMBO, LIMBO + 1, IN_PLAY, IN_PLAY + 1)
        for card in duel.table.zones[DISCARD] + duel.table.zones[DISCARD + 1]:
            if card in duel.copies:
                found["copies"][str(card)] = duel.copies[card]
    matters = duel.table.resolving
    if matters and matters[-1][0] == ATTACK:
        attack = Attack(duel, matters[-1])
        found["attack"] = {
            "card": duel.public_card(matters[-1][M_CARD]),
            "by": matters[-1][M_SEAT],
            "reach": attack.reach(),
            "damage": list(attack.damage()),
            "traits": attack.traits(),
        }
    marked = [card for what, _, card, _ in duel.table.effects if what == MARKED and duel.public_card(card) >= 0]
    if marked:
        found["marked"] = marked
    return found


def own(duel: Duel, seat: int) -> dict[str, Any]:
    """Return, by card (as text), the Ranges that a player's own Attacks have now, and the damage of those that can be made.

    Only numbers that differ from the printed ones are listed.  While a Basic Action is paid for, `action` is its number.
    """
    reaches: dict[str, int] = {}
    damages: dict[str, list[int]] = {}
    is_at_it = duel.question == "main" and duel.table.tokens[TURN] == seat
    for zone in (HAND + seat, READY + seat):
        for card in duel.table.zones[zone]:
            if duel.cards[card].type == ATTACK_CARD:
                reach = duel.reach_now(seat, card)
                if reach != duel.faces[card].reach:
                    reaches[str(card)] = reach
                if is_at_it and not duel.obstacle(seat, card):
                    damage = play.preview_damage(duel, seat, card, zone)
                    if damage != duel.faces[card].damage:
                        damages[str(card)] = list(damage)
    found: dict[str, Any] = {"reaches": reaches, "damages": damages}
    if duel.copies:
        found["copies"] = duel.copies_in(HAND + seat, FACE_DOWN + seat)
    action = option_messages.action_paid_for(duel, seat)
    if action != NO_ACTION:
        found["action"] = action
    return found
