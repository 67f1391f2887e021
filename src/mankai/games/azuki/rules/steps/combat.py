"""Combat in the order of the rulebook: declaring, responses, the Defender, [When Attacked], damage, [After Attacking]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import HAS_AFTER_ATTACK, HAS_ATTACKED, HAS_ATTACKING
from mankai.games.azuki.rules.constants import (
    ABILITY,
    AFTER_ATTACK,
    AFTER_ATTACKING,
    ALLEY,
    ATTACK_ENDS,
    ATTACKED,
    ATTACKING,
    BY_COMBAT,
    COMBAT,
    DEFEND,
    DEFENDER,
    ENTRY_ATTACKER,
    ENTRY_BOTH_FALL,
    ENTRY_FOUGHT,
    ENTRY_TARGET,
    FLAGS,
    GARDEN,
    HAND,
    IN_ATTACK,
    INFILTRATE,
    LAST_ACTOR,
    LEADER,
    OF_ATTACK,
    PASS,
    PLAY,
    PLAYING,
    RESPOND,
    RESPONSE,
    SPOT,
    SPOTS,
    TAPPED,
    USE,
    WHEN_ATTACKED,
    block_of,
)
from mankai.games.azuki.rules.engine import damage, triggers
from mankai.games.azuki.rules.steps import play

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.match import Match


def declare(match: Match) -> None:
    """1. Declare attacker and target, and tap the attacker.  2. [When Attacking]."""
    seat, rules = match.step_seat, match.rules
    spot, me = match.details[0], match.players[match.step_seat]
    option = match.early_answer()
    if option < 0:
        options = play.target_options(match, seat, match.targets(spot))
        option = match.decide(seat, options, "attack", match.card_at(spot))
        if option < 0:
            return
    target = me.relative_spot(rules.subject(option))
    match.table.tokens[block_of(spot) + FLAGS] |= TAPPED
    falls = 1 if would_both_fall(match, spot, target) else 0
    match.table.resolving.append([IN_ATTACK, seat, match.arrival_at(spot), match.arrival_at(target), falls, 0])
    match.emit("attack", spot, match.card_at(spot), match.card_at(target))
    match.queue_triggers(HAS_ATTACKING, ATTACKING, spot)
    match.trigger_weapons(HAS_ATTACKING, ATTACKING, spot)
    triggers.schedule_resolve(match)
    match.schedule(RESPOND, 1 - seat)
    match.schedule(DEFEND, 1 - seat)
    match.schedule(WHEN_ATTACKED, 1 - seat)
    match.schedule(COMBAT, seat)
    match.schedule(AFTER_ATTACKING, seat)
    match.schedule(ATTACK_ENDS, seat)


def would_both_fall(match: Match, one: i64, other: i64) -> bool:
    """Whether both spots are leaders and both would fall if they fought now."""
    if (one != LEADER and one != SPOTS) or (other != LEADER and other != SPOTS):
        return False
    to_other = damage.after_reduction(match, other, match.attack_of(one), BY_COMBAT)
    to_one = damage.after_reduction(match, one, match.attack_of(other), BY_COMBAT)
    return to_other >= match.health_of(other) and to_one >= match.health_of(one)


def attacker_of(match: Match) -> i64:
    """Return the attacker's spot, or -1 if the attack fizzles because attacker or target has left the field."""
    entry = match.table.resolving[-1]
    if match.find(entry[ENTRY_TARGET]) < 0:
        return -1
    return match.find(entry[ENTRY_ATTACKER])


def target_of(match: Match) -> i64:
    return match.find(match.table.resolving[-1][ENTRY_TARGET])


def respond(match: Match) -> None:
    """3. Let the defending player play responses and use response abilities, as many as they like.

    The window stays open until they pass, even if attacker or target has left the field.
    """
    seat, rules, first = match.step_seat, match.rules, match.step_seat * SPOTS
    option = match.early_answer()
    if option < 0:
        if match.table.zones[HAND + seat]:
            match.might_answer(seat)
        options: list[int] = [rules.code(PLAY, face) for face in match.playable(seat, RESPONSE)]
        for spot in range(first, first + SPOTS):
            if not match.is_free(spot) and play.has_usable_ability(match, spot, RESPONSE):
                options.append(rules.code(USE, spot - first))
        options.append(rules.code(PASS))
        option = match.decide(seat, options, "respond")
        if option < 0:
            return
    verb, subject = rules.verbs_by_option[option], rules.subject(option)
    if verb == PASS:
        return
    match.table.tokens[LAST_ACTOR] = seat
    if verb == PLAY:
        match.schedule(PLAYING, seat, match.copy_of(subject, HAND + seat, seat), (RESPONSE, 0))
    else:
        match.schedule(ABILITY, seat, match.card_at(first + subject), (first + subject, RESPONSE))
    match.schedule(RESPOND, seat)


def defenders(match: Match, seat: i64) -> list[int]:
    """The spots of untapped entities with Defender that may take the attack on themselves."""
    attacker, target = attacker_of(match), target_of(match)
    spots: list[int] = []
    if attacker < 0 or match.has(attacker, INFILTRATE):
        return spots
    for spot in range(seat * SPOTS + GARDEN, seat * SPOTS + ALLEY):
        if spot != target and not match.is_free(spot) and not match.flags_at(spot) & TAPPED and match.has(spot, DEFENDER):
            spots.append(spot)
    return spots


def defend(match: Match) -> None:
    """4. Let the defending player tap one Defender, which becomes the target."""
    seat, rules, me = match.step_seat, match.rules, match.players[match.step_seat]
    option = match.early_answer()
    if option < 0:
        options = play.target_options(match, seat, defenders(match, seat))
        options.append(rules.code(PASS))
        option = match.decide(seat, options, "defend")
        if option < 0:
            return
    if rules.verbs_by_option[option] == SPOT:
        spot = me.relative_spot(rules.subject(option))
        match.table.tokens[block_of(spot) + FLAGS] |= TAPPED
        match.table.resolving[-1][ENTRY_TARGET] = match.arrival_at(spot)
        match.emit("defend", spot, match.card_at(spot), 0)


def when_attacked(match: Match) -> None:
    """5. Queue [When Attacked] of the final target, and texts of units that watch for it."""
    if attacker_of(match) >= 0:
        target = target_of(match)
        match.queue_triggers(HAS_ATTACKED, ATTACKED, target)
        match.notify_watchers(OF_ATTACK, target)
        triggers.schedule_resolve(match)


def combat(match: Match) -> None:
    """6. Let attacker and target deal damage at the same time."""
    attacker = attacker_of(match)
    if attacker < 0:
        match.emit("fizzle", match.step_seat, -1, 0)
        return
    target, entry = target_of(match), match.table.resolving[-1]
    entry[ENTRY_FOUGHT] = 1
    if entry[ENTRY_BOTH_FALL] or not would_both_fall(match, attacker, target):
        match.table.tokens[LAST_ACTOR] = match.step_seat
    one, other = match.card_at(attacker), match.card_at(target)
    attack, back = match.attack_of(attacker), match.attack_of(target)
    # Both amounts are read before either is dealt, so that neither damage changes the other.
    if attack > 0:
        damage.apply_damage(match, target, attack, one, BY_COMBAT, False)
    if back > 0:
        damage.apply_damage(match, attacker, back, other, BY_COMBAT, False)
    match.cause = BY_COMBAT
    damage.check_fallen(match)
    match.cause = 0
    triggers.schedule_resolve(match)


def after_attacking(match: Match) -> None:
    """7. Queue [After Attacking] of the attacker, if it is still there and the combat took place."""
    entry = match.table.resolving[-1]
    attacker = match.find(entry[ENTRY_ATTACKER])
    if entry[ENTRY_FOUGHT] and attacker >= 0:
        match.queue_triggers(HAS_AFTER_ATTACK, AFTER_ATTACK, attacker)
        triggers.schedule_resolve(match)


def attack_ends(match: Match) -> None:
    """End the attack, fought out or not.  A response to it no longer counts as the last voluntary action."""
    match.table.resolving.pop()
    match.table.tokens[LAST_ACTOR] = match.step_seat
