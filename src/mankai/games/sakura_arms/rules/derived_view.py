"""Derived values of views: the current Distance, the attack being resolved, the current numbers of the seat's own cards."""

from __future__ import annotations

from typing import Any

from mankai.games.sakura_arms.rules.cards.base import ATTACK_CARD
from mankai.games.sakura_arms.rules.constants import (
    ACCEPT,
    ATTACK,
    AURA,
    BASIC,
    DISCARD,
    DISCARDING,
    DISTANCE,
    ENTRY_CARD,
    ENTRY_SEAT,
    FACE_DOWN,
    FLARE,
    FROM_AURA,
    FULL_FORCE,
    HAND,
    IN_PLAY,
    INTO_DISTANCE,
    LIFE,
    LIMBO,
    MARKED,
    NO_ACTION,
    PLAY,
    READY,
    SHADOW,
    SPEND,
    TAKE_AURA,
    TAKE_LIFE,
    TURN,
    VIGOR,
)
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.steps import play
from mankai.games.sakura_arms.rules.text import messages, metadata


def public(duel: Duel) -> dict[str, Any]:
    """Return the public values: the current Distance, the attack being resolved as it would hit now, and the marked cards.

    Range and traits are bits; "-" is -1.
    """
    view: dict[str, Any] = {"distance": duel.distance(), "master_distance": duel.master_distance()}
    if duel.copies:
        view["copies"] = duel.copies_in(LIMBO, LIMBO + 1, IN_PLAY, IN_PLAY + 1)
        for card in duel.table.zones[DISCARD] + duel.table.zones[DISCARD + 1]:
            if card in duel.copies:
                view["copies"][str(card)] = duel.copies[card]
    resolving = duel.table.resolving
    if resolving and resolving[-1][0] == ATTACK:
        attack = Attack(duel, resolving[-1])
        view["attack"] = {
            "card": duel.public_card(resolving[-1][ENTRY_CARD]),
            "by": resolving[-1][ENTRY_SEAT],
            "reach": attack.reach(),
            "damage": list(attack.damage()),
            "traits": attack.traits(),
        }
    marked_cards = [card for kind, _, card, _ in duel.table.effects if kind == MARKED and duel.public_card(card) >= 0]
    if marked_cards:
        view["marked"] = marked_cards
    return view


def own(duel: Duel, seat: int) -> dict[str, Any]:
    """Return, by card (as text), the Ranges that a player's own Attacks have now, and the damage of those that can be made.

    Only numbers that differ from the printed ones are listed.  `idle` lists the Utilities that may be played now and whose effect
    would change nothing.  While a Basic Action is paid for, `action` is its number.  For the seat that is asked, `shifts` has
    what options would move.
    """
    reaches: dict[str, int] = {}
    damages: dict[str, list[int]] = {}
    idle: list[int] = []
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
            elif is_at_it and not duel.obstacle(seat, card) and play.does_nothing(duel, seat, card, zone):
                idle.append(card)
    view: dict[str, Any] = {"reaches": reaches, "damages": damages}
    if idle:
        view["idle"] = idle
    if duel.copies:
        view["copies"] = duel.copies_in(HAND + seat, FACE_DOWN + seat)
    action = messages.action_paid_for(duel, seat)
    if action != NO_ACTION:
        view["action"] = action
    if duel.asked_seat == seat:
        shifts_by_option = {str(option): shifts(duel, seat, option) for option in duel.options}
        view["shifts"] = {option: rows for option, rows in shifts_by_option.items() if rows}
    return view


def shifts(duel: Duel, seat: int, option: int) -> list[list[int]]:
    """Return the Sakura and Vigor that an option would move, as far as this can be told: from, to (-1: nowhere), amount."""
    verb, subject = duel.rules.verb_of[option], int(duel.rules.subject(option))
    rows: list[list[int]] = []
    if verb in (PLAY, FULL_FORCE) and duel.cards[subject].is_ultimate:
        rows = [[FLARE + seat, SHADOW, int(duel.flare_cost(seat, subject))]]
    elif verb == BASIC:
        rows = action_shifts(duel, seat, subject)
    elif verb in (SPEND, DISCARDING):
        rows = action_shifts(duel, seat, messages.action_paid_for(duel, seat))
        if verb == SPEND:
            rows.insert(0, [VIGOR + seat, -1, 1])
    elif verb in (TAKE_AURA, TAKE_LIFE):
        resolving, amount = duel.table.resolving, messages.damage_of(duel, verb)
        is_of_attack = duel.question == "damage" and resolving and resolving[-1][0] == ATTACK
        into_distance = is_of_attack and Attack(duel, resolving[-1]).traits() & INTO_DISTANCE
        target = DISTANCE if into_distance else SHADOW if verb == TAKE_AURA else FLARE + seat
        rows = [[AURA + seat if verb == TAKE_AURA else LIFE + seat, target, amount]]
    elif verb == FROM_AURA:
        rest = duel.cards[duel.about].charge - subject
        rows = [[AURA + seat, -1, subject], [SHADOW, -1, min(rest, duel.table.tokens[SHADOW])]]
    elif verb == ACCEPT and duel.question == "reshuffle":
        rows = [[LIFE + seat, FLARE + seat, 1]]
    return [row for row in rows if row[2] > 0]


def action_shifts(duel: Duel, seat: int, action: int) -> list[list[int]]:
    """Return what a Basic Action moves; nothing for `NO_ACTION`, and for actions that cards add."""
    route = metadata.route(duel.edition, seat, action) if action != NO_ACTION else None
    return [] if route is None else [[*route, 1]]
