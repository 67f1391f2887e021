"""Damage and its results: entities fall together, then leaders.  Also destroying, sacrificing, returning and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import HAS_DEALT_DAMAGE, HAS_DESTROYED, HAS_SACRIFICED, HAS_TOOK_DAMAGE
from mankai.games.azuki.rules.constants import (
    BY_COMBAT,
    BY_EFFECT,
    DAMAGE,
    DEALT_DAMAGE,
    DECK,
    DESTROYED,
    DISCARD,
    FIELD_SPOTS,
    FLAGS,
    FROZEN_BY_ANY,
    GARDEN,
    GODMODE,
    HAND,
    HELD_BACK,
    HURT,
    HURT_BY,
    IMMUNE,
    IN_GARDEN,
    LAST_ACTOR,
    LEADER_WAITS,
    OF_DESTRUCTION,
    OF_FOE,
    OF_RETURN,
    OF_SACRIFICE,
    ONCE,
    PROMISED,
    REDIRECTS,
    ROW,
    SACRIFICED,
    SPOTS,
    TOOK_DAMAGE,
    block_of,
    is_garden,
)
from mankai.games.azuki.rules.engine.trigger import Trigger

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.match import Match


def deal(match: Match, spots: list[int], amounts: list[int], source: i64, by: i64) -> None:
    """Deal damage to several units together.  Destruction is checked after all of it."""
    for at in range(len(spots)):
        if spots[at] >= 0 and amounts[at] > 0:
            apply_damage(match, spots[at], amounts[at], source, by, False)
    match.cause = by
    check_fallen(match)
    match.cause = 0


def after_reduction(match: Match, spot: i64, amount: i64, cause: i64) -> i64:
    """Return the part of a damage that the unit at a spot would take."""
    if match.flags_at(spot) & FROZEN_BY_ANY or (cause == BY_EFFECT and match.has(spot, IMMUNE)):
        return 0
    amount -= match.carapace_of(spot)
    if cause == BY_COMBAT:
        amount -= match.guard_of(spot)
    if amount < 0:
        return 0
    return amount


def apply_damage(match: Match, spot: i64, amount: i64, source: i64, cause: i64, was_held_back: bool) -> None:
    """Apply one damage: reduce it, hold it back, or let it be taken.  A damage reduced to 0 has not happened."""
    tokens, block = match.table.tokens, block_of(spot)
    card = match.card_at(spot)
    if not was_held_back:
        amount = after_reduction(match, spot, amount, cause)
        if amount > 0 and cause == BY_EFFECT and not tokens[block + ONCE] & 1 and match.has(spot, REDIRECTS):
            match.emit("held back", spot, card, amount)
            match.queue_trigger(spot, card, match.cards[card].face, Trigger(HELD_BACK, amount, source, cause))
            return
    elif match.flags_at(spot) & FROZEN_BY_ANY:
        return
    if amount <= 0:
        return
    tokens[block + DAMAGE] += amount
    tokens[block + FLAGS] |= HURT
    match.emit("hurt", spot, card, amount)
    if match.cards[card].counts_sources:
        match.table.effects = match.table.effects + ((HURT_BY, spot // SPOTS, source, (tokens[block],)),)
    facts = cause
    if is_garden(spot):
        facts |= IN_GARDEN
    match.queue_triggers(HAS_TOOK_DAMAGE, TOOK_DAMAGE, spot, amount, source, facts, tokens[block])
    if match.hooks_on_field() & HAS_DEALT_DAMAGE:
        for dealer in range(FIELD_SPOTS):
            if not match.is_free(dealer) and match.card_at(dealer) == source:
                facts_seen = facts
                if dealer // SPOTS != spot // SPOTS:
                    facts_seen |= OF_FOE
                match.queue_triggers(HAS_DEALT_DAMAGE, DEALT_DAMAGE, dealer, amount, card, facts_seen, tokens[block])
                match.trigger_weapons(HAS_DEALT_DAMAGE, DEALT_DAMAGE, dealer, amount, card, facts_seen, tokens[block])


def check_fallen(match: Match) -> None:
    """Destroy entities without health, together, until none is left; then check the leaders."""
    tokens = match.table.tokens
    while True:
        spots: list[int] = []
        for seat in range(2):
            first = seat * SPOTS + GARDEN
            for spot in range(first, first + 2 * ROW):
                if tokens[block_of(spot)] and match.health_of(spot) <= 0 and not match.has(spot, GODMODE):
                    spots.append(spot)
        if not spots:
            break
        remove_fallen(match, spots, OF_DESTRUCTION)
    one, other = match.health_of(0) <= 0, match.health_of(SPOTS) <= 0
    if one and other:
        match.emit("double knock-out", match.table.tokens[LAST_ACTOR], -1, 0)
        match.win(1 - match.table.tokens[LAST_ACTOR])
    elif one or other:
        match.win(1 if one else 0)


def remove_fallen(match: Match, spots: list[int], happened: i64) -> None:
    """Destroy or sacrifice units, all at once: they leave after all triggers are queued, so they also watch each other."""
    for spot in spots:
        card = match.card_at(spot)
        if happened == OF_DESTRUCTION:
            match.emit("destroyed", spot, card, 0)
            match.queue_triggers(HAS_DESTROYED, DESTROYED, spot)
        else:
            match.emit("sacrificed", spot, card, 0)
            match.queue_triggers(HAS_SACRIFICED, SACRIFICED, spot)
        match.notify_watchers(happened, spot)
        trigger_waiting_leader(match, spot)
    for spot in spots:
        match.leave(spot, DISCARD + spot // SPOTS)


def trigger_waiting_leader(match: Match, spot: i64) -> None:
    """Queue the text of a leader that waits, if the entity at a spot, which falls, has the leader's element."""
    seat = spot // SPOTS
    if match.table.tokens[LEADER_WAITS + seat]:
        leader = match.card_at(seat * SPOTS)
        if match.cards[match.card_at(spot)].element == match.cards[leader].element:
            match.table.tokens[LEADER_WAITS + seat] = 0
            match.queue_trigger(seat * SPOTS, leader, match.cards[leader].face, Trigger(PROMISED))


def destroy(match: Match, spots: list[int]) -> None:
    """Destroy units without damage.  Units with Godmode stay."""
    there = [spot for spot in spots if spot >= 0 and not match.has(spot, GODMODE)]
    if there:
        match.cause = 0
        remove_fallen(match, there, OF_DESTRUCTION)
        check_fallen(match)


def sacrifice(match: Match, spots: list[int]) -> int:
    """Sacrifice units together.  Returns how many were sacrificed."""
    there = [spot for spot in spots if spot >= 0 and not match.has(spot, GODMODE)]
    if there:
        match.cause = 0
        remove_fallen(match, there, OF_SACRIFICE)
        check_fallen(match)
    return len(there)


def return_to_hand(match: Match, spots: list[int]) -> int:
    """Return units to their owners' hands together.  Returns how many were returned."""
    there = [spot for spot in spots if spot >= 0 and not match.has(spot, GODMODE)]
    match.cause = 0
    for spot in there:
        match.emit("return", spot, match.card_at(spot), 0)
        match.notify_watchers(OF_RETURN, spot)
    for spot in there:
        match.leave(spot, HAND + spot // SPOTS)
    if there:
        check_fallen(match)
    return len(there)


def to_bottom(match: Match, spots: list[int]) -> int:
    """Put units on the bottom of their owners' decks together, one under the other.  Returns how many were moved."""
    there = [spot for spot in spots if spot >= 0 and not match.has(spot, GODMODE)]
    match.cause = 0
    for spot in there:
        match.emit("to bottom", spot, match.card_at(spot), 0)
    for spot in there:
        match.leave(spot, DECK + spot // SPOTS)
    if there:
        check_fallen(match)
    return len(there)


def heal(match: Match, spot: i64, amount: i64) -> i64:
    """Remove damage, never more than there is.  Returns how much was removed."""
    tokens, block = match.table.tokens, block_of(spot)
    if amount > tokens[block + DAMAGE]:
        amount = tokens[block + DAMAGE]
    if amount > 0:
        tokens[block + DAMAGE] -= amount
        match.emit("heal", spot, match.card_at(spot), amount)
    return amount
