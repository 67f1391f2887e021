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
    FORCING,
    FROZEN_BY_ANY,
    GARDEN,
    GODMODE,
    HAND,
    HELD_BACK,
    HURT,
    HURT_BY,
    IMMUNE,
    IN_GARDEN,
    OF_DESTRUCTION,
    OF_FOE,
    OF_RETURN,
    OF_SACRIFICE,
    ONCE,
    PROMISE,
    PROMISED,
    REDIRECTS,
    ROW,
    SACRIFICED,
    SPOTS,
    TOOK_DAMAGE,
    block_of,
    is_garden,
)

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


def after_reduction(match: Match, spot: i64, amount: i64, by: i64) -> i64:
    """Return the part of a damage that the unit at a spot would take."""
    if match.flags_at(spot) & FROZEN_BY_ANY or (by == BY_EFFECT and match.has(spot, IMMUNE)):
        return 0
    amount -= match.carapace_of(spot)
    if by == BY_COMBAT:
        amount -= match.guard_of(spot)
    if amount < 0:
        return 0
    return amount


def apply_damage(match: Match, spot: i64, amount: i64, source: i64, by: i64, was_held_back: bool) -> None:
    """Apply one damage: reduce it, hold it back, or let it be taken.  A damage reduced to 0 has not happened."""
    tokens, block = match.table.tokens, block_of(spot)
    card = match.card_at(spot)
    if not was_held_back:
        amount = after_reduction(match, spot, amount, by)
        if amount > 0 and by == BY_EFFECT and not tokens[block + ONCE] & 1 and match.has(spot, REDIRECTS):
            match.emit("held back", spot, card, amount)
            match.queue_trigger(spot // SPOTS, card, tokens[block], match.cards[card].face, HELD_BACK, amount, source, by, 0)
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
    facts = by
    if is_garden(spot):
        facts |= IN_GARDEN
    match.queue_triggers(HAS_TOOK_DAMAGE, TOOK_DAMAGE, spot, amount, source, facts, tokens[block])
    if match.hooks_on_field() & HAS_DEALT_DAMAGE:
        for dealer in range(FIELD_SPOTS):
            if not match.is_free(dealer) and match.card_at(dealer) == source:
                seen = facts
                if dealer // SPOTS != spot // SPOTS:
                    seen |= OF_FOE
                match.queue_triggers(HAS_DEALT_DAMAGE, DEALT_DAMAGE, dealer, amount, card, seen, tokens[block])
                match.trigger_weapons(HAS_DEALT_DAMAGE, DEALT_DAMAGE, dealer, amount, card, seen, tokens[block])


def check_fallen(match: Match) -> None:
    """Destroy entities without health, together, until none is left; then check the leaders."""
    tokens = match.table.tokens
    while True:
        fallen: list[int] = []
        for seat in range(2):
            first = seat * SPOTS + GARDEN
            for spot in range(first, first + 2 * ROW):
                if tokens[block_of(spot)] and match.health_of(spot) <= 0 and not match.has(spot, GODMODE):
                    fallen.append(spot)
        if not fallen:
            break
        remove_fallen(match, fallen, OF_DESTRUCTION)
    one, other = match.health_of(0) <= 0, match.health_of(SPOTS) <= 0
    if one and other:
        match.emit("double knock-out", match.table.tokens[FORCING], -1, 0)
        match.win(1 - match.table.tokens[FORCING])
    elif one or other:
        match.win(1 if one else 0)


def remove_fallen(match: Match, spots: list[int], what: i64) -> None:
    """Destroy or sacrifice units, all at once: they leave after all triggers are queued, so they also watch each other."""
    for spot in spots:
        card = match.card_at(spot)
        if what == OF_DESTRUCTION:
            match.emit("destroyed", spot, card, 0)
            match.queue_triggers(HAS_DESTROYED, DESTROYED, spot)
        else:
            match.emit("sacrificed", spot, card, 0)
            match.queue_triggers(HAS_SACRIFICED, SACRIFICED, spot)
        match.notify_watchers(what, spot)
        trigger_promise(match, spot)
    for spot in spots:
        match.leave(spot, DISCARD + spot // SPOTS)


def trigger_promise(match: Match, spot: i64) -> None:
    """Queue the leader's promise, if one is pending and the entity at a spot, which falls, has the leader's element."""
    seat = spot // SPOTS
    if match.table.tokens[PROMISE + seat]:
        leader = match.card_at(seat * SPOTS)
        if match.cards[match.card_at(spot)].element == match.cards[leader].element:
            match.table.tokens[PROMISE + seat] = 0
            match.queue_trigger(seat, leader, match.arrival_at(seat * SPOTS), match.cards[leader].face, PROMISED, 0, -1, 0, 0)


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
