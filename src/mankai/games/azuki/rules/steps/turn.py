"""The mulligan and the phases of a turn, from the reset to the clean-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import HAS_TURN_ENDS, HAS_TURN_STARTS
from mankai.games.azuki.rules.constants import (
    ABILITY,
    ACCEPT,
    ACT,
    ALLEY,
    ATTACK,
    CARAPACE,
    CLEAN_UP,
    COPIED,
    DAMAGE,
    DECK,
    DECLARE,
    DECLINE,
    DEFENDING,
    DISCARDED,
    DISCOUNT,
    DRAW,
    DUE_SACRIFICE,
    END,
    END_EFFECTS,
    END_TURN,
    ENTITIES_PLAYED,
    FIELD_SPOTS,
    FLAGS,
    FLEETING,
    FROZEN,
    GATE,
    HAND,
    HAND_SIZE,
    IKZ,
    IKZ_PILE,
    IKZ_TOKEN,
    LAST_ACTOR,
    LEADER,
    LEADER_WAITS,
    MAIN,
    MAIN_PHASE,
    MORE_ATTACK,
    MORE_HEALTH,
    NEVER_UNTAPS,
    ONCE,
    OUTLIVES_TURN,
    PHASE,
    PLAY,
    PLAYED,
    PLAYING,
    PORTAL,
    PORTALS,
    RESOURCE,
    ROOTED,
    SACRIFICE_AT_END,
    SHOCKED,
    SHUFFLES,
    SPARED,
    SPENT,
    SPOTS,
    START,
    START_EFFECTS,
    TAPPED,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_LIMIT,
    TURN_STARTS,
    TURNS,
    USE,
    block_of,
    zone_of,
)
from mankai.games.azuki.rules.engine import triggers
from mankai.games.azuki.rules.engine.trigger import Trigger
from mankai.games.azuki.rules.steps import play

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.match import Match


def mulligan(match: Match) -> None:
    """Let a player, once, put the hand on the bottom of the deck, draw 7 new cards and shuffle."""
    seat, rules = match.step_seat, match.rules
    option = match.early_answer()
    if option < 0:
        option = match.decide(seat, [rules.code(DECLINE), rules.code(ACCEPT)], "mulligan")
        if option < 0:
            return
    match.emit("mulligan", seat, -1, 1 if option == rules.code(ACCEPT) else 0)
    if option == rules.code(ACCEPT):
        match.merge_zone(HAND + seat, DECK + seat)
        match.draw(seat, HAND_SIZE)
        match.shuffle(DECK + seat, SHUFFLES + seat)


def turn_begins(match: Match) -> None:
    """Reset: end effects that lasted until this turn, and untap.  The first turn has no untap, start effects or draw."""
    seat, tokens = match.step_seat, match.table.tokens
    tokens[TURN] = seat
    tokens[TURNS] += 1
    tokens[PHASE] = START
    tokens[LAST_ACTOR] = seat
    match.emit("turn", seat, -1, tokens[TURNS])
    for either in range(2):
        tokens[PLAYED + either] = 0
        tokens[ENTITIES_PLAYED + either] = 0
        tokens[DISCARDED + either] = 0
    tokens[LEADER_WAITS + seat] = 0
    over: i64 = (FROZEN | ROOTED | DEFENDING | SPARED) << int(seat)
    for spot in range(FIELD_SPOTS):
        block = block_of(spot)
        tokens[block + ONCE] = 0
        tokens[block + FLAGS] &= ~over
    if tokens[TURNS] > 1:
        untap(match, seat)
        match.schedule(START_EFFECTS, seat)
        match.schedule(DRAW, seat)
    if tokens[TURNS] == 2:
        tokens[IKZ_TOKEN + seat] = 1
        match.emit("token", seat, -1, 1)
    match.schedule(RESOURCE, seat)
    match.schedule(ACT, seat)
    match.schedule(END_EFFECTS, seat)
    match.schedule(CLEAN_UP, seat)


def untap(match: Match, seat: i64) -> None:
    tokens = match.table.tokens
    for spot in range(seat * SPOTS, seat * SPOTS + SPOTS):
        flags = tokens[block_of(spot) + FLAGS]
        if flags & SHOCKED:
            tokens[block_of(spot) + FLAGS] = flags & ~SHOCKED
        elif flags & TAPPED and not match.has(spot, NEVER_UNTAPS):
            tokens[block_of(spot) + FLAGS] = flags & ~TAPPED
    match.move_tokens(tokens[SPENT + seat], SPENT + seat, IKZ + seat)


def start_effects(match: Match) -> None:
    """Queue the texts of the start of the turn.  The active player's are resolved first."""
    for spot in range(FIELD_SPOTS):
        if not match.is_free(spot):
            trigger_at_turn(match, spot, HAS_TURN_STARTS, TURN_STARTS)
    triggers.schedule_resolve(match)


def trigger_at_turn(match: Match, spot: i64, bit: i64, moment: i64) -> None:
    """Queue the texts at a spot for the start or end of their owner's turn, or of each turn."""
    if match.hooks_on_field() & bit and match.hooks_at(spot) & bit:
        for text in match.texts(spot):
            if text.hooks & bit and (text.each_turn or match.is_active(spot // SPOTS)):
                match.queue_text(text, match.card_at(spot), spot, Trigger(moment))


def draw(match: Match) -> None:
    match.draw(match.step_seat, 1)


def resource(match: Match) -> None:
    """Move one IKZ from the pile to the area, and start the Main Phase."""
    match.move_tokens(1, IKZ_PILE + match.step_seat, IKZ + match.step_seat)
    match.table.tokens[PHASE] = MAIN_PHASE


def main_options(match: Match, seat: i64) -> list[int]:
    """The options of the active player in the Main Phase."""
    rules, first = match.rules, seat * SPOTS
    options: list[int] = [rules.code(PLAY, face) for face in match.playable(seat, MAIN)]
    for spot in range(first, first + ALLEY):
        if spot != first + GATE and not match.is_free(spot) and match.can_attack(spot) and match.has_targets(spot):
            options.append(rules.code(ATTACK, spot - first))
    if play.can_portal(match, seat):
        for spot in match.row(first + ALLEY):
            if not match.flags_at(spot) & TAPPED:
                options.append(rules.code(PORTAL, spot - first - ALLEY))
    for spot in range(first, first + SPOTS):
        if not match.is_free(spot) and play.has_usable_ability(match, spot, MAIN):
            options.append(rules.code(USE, spot - first))
    options.append(rules.code(END_TURN))
    return options


def act(match: Match) -> None:
    """Let the active player play a card, attack, use an ability or the Gate, or end the turn."""
    seat, rules = match.step_seat, match.rules
    option = match.early_answer()
    if option < 0:
        option = match.decide(seat, main_options(match, seat), "main")
        if option < 0:
            return
    match.table.tokens[LAST_ACTOR] = seat
    verb, subject = rules.verbs_by_option[option], rules.subject(option)
    if verb == END_TURN:
        return
    if verb == PLAY:
        match.schedule(PLAYING, seat, match.copy_of(subject, HAND + seat, seat), (MAIN, 0))
    elif verb == ATTACK:
        match.schedule(DECLARE, seat, -1, (subject + seat * SPOTS,))
    elif verb == PORTAL:
        match.schedule(PORTALS, seat, match.card_at(seat * SPOTS + GATE), (seat * SPOTS + ALLEY + subject,))
    else:
        match.schedule(ABILITY, seat, match.card_at(seat * SPOTS + subject), (seat * SPOTS + subject, MAIN))
    match.schedule(ACT, seat)


def end_effects(match: Match) -> None:
    """Queue the texts and sacrifices of the end of the turn.  The active player orders them."""
    match.table.tokens[PHASE] = END
    for spot in range(FIELD_SPOTS):
        if not match.is_free(spot):
            trigger_at_turn(match, spot, HAS_TURN_ENDS, TURN_ENDS)
            if match.flags_at(spot) & SACRIFICE_AT_END:
                card = match.card_at(spot)
                match.queue_trigger(spot, card, match.cards[card].face, Trigger(DUE_SACRIFICE))
    triggers.schedule_resolve(match)


def clean_up(match: Match) -> None:
    """Remove damage of entities and effects of the turn, then weapons; then start the other player's turn."""
    tokens = match.table.tokens
    for spot in range(FIELD_SPOTS):
        block = block_of(spot)
        if tokens[block] == 0:
            continue
        if spot != LEADER and spot != SPOTS + LEADER:
            tokens[block + DAMAGE] = 0
        tokens[block + FLAGS] &= OUTLIVES_TURN
        tokens[block + MORE_ATTACK] = 0
        tokens[block + MORE_HEALTH] = 0
        tokens[block + CARAPACE] = 0
        if tokens[block + COPIED]:
            tokens[block + COPIED] = 0
            match.watch_version += 1
    for seat in range(2):
        tokens[FLEETING + seat] = 0
        tokens[DISCOUNT + seat] = 0
        for spot in range(seat * SPOTS, seat * SPOTS + ALLEY):
            if len(match.table.zones[zone_of(spot)]) > 1:
                match.discard_weapons(spot)
    if match.table.effects:
        match.clear_damage_sources(-1)
    if tokens[TURN_LIMIT] and tokens[TURNS] >= tokens[TURN_LIMIT]:
        end_by_limit(match)
    match.schedule(TURN_BEGINS, 1 - match.step_seat)


def end_by_limit(match: Match) -> None:
    """End the match at its turn limit: the leader with more health wins; equal health is a draw."""
    match.emit("turn limit", -1, -1, match.table.tokens[TURN_LIMIT])
    mine, others = match.health_of(LEADER), match.health_of(SPOTS + LEADER)
    if mine == others:
        match.finish((0, 0))
    match.win(0 if mine > others else 1)
