"""The steps of a turn: Start Phase, Main Phase, End Phase, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import (
    FROM_FACE_DOWN,
    ON_END,
    ON_HAND_LIMIT,
    ON_READIED,
    ON_RESHUFFLE,
    ON_TRAPS,
    RESHUFFLED,
)
from mankai.games.sakura_arms.rules.constants import (
    ACCEPT,
    ACTED,
    AS_PRINTED,
    ATTACKS,
    BASIC,
    BASIC_ACTION,
    BREAKAWAY,
    CHECK_ENCHANTMENTS,
    COMING_TURN,
    DECK,
    DECLINE,
    DESTROY,
    DESTROY_EMPTY,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAWN,
    END,
    END_EFFECT,
    END_PHASE,
    FACE_DOWN,
    FINISH,
    FOR_GOOD,
    FORMS,
    FROM_RESHUFFLE,
    FULL_FORCE,
    GAIN_VIGOR,
    HAND,
    HAND_LIMIT,
    IN_PLAY,
    LIMITED,
    MAIN,
    MAIN_PHASE,
    MARKED,
    MOVED,
    NEXT_TURN,
    OFFER_RESHUFFLE,
    OFFER_TRAP,
    PAY,
    PHASE,
    PHASE_ATTACKS,
    PICKING,
    PLAY,
    PLAYED,
    POISONS,
    READY,
    READYING,
    RESHUFFLE,
    SCARRED,
    SHUFFLES,
    SPEND,
    START_DISTANCE,
    START_PHASE,
    THIS_TURN,
    TURN,
    TURN_BEGINS,
    TURNS,
    USE,
    USED,
    VIGOR,
)
from mankai.games.sakura_arms.rules.engine.duel import Duel, play_details
from mankai.kernel.table import Cards, Effect, holds

# Details of a reshuffle, added up.
AT_A_COST: Final = 1  # 1 Life damage
TRAPS_DONE: Final = 2  # Traps have been offered already

NO_CARDS: Final[list[int]] = []  # never changed


def turn_begins(duel: Duel) -> None:
    """Begin a turn.  The Start Phase is skipped on both players' first turns."""
    seat, tokens = duel.step_seat, duel.table.tokens
    tokens[TURN] = seat
    tokens[TURNS] += 1
    duel.enter_phase(START_PHASE)
    tokens[DRAWN] = 0
    tokens[DRAWN + 1] = 0
    tokens[START_DISTANCE] = duel.distance()
    duel.emit("turn", seat, -1, tokens[TURNS])
    for goddess in duel.goddesses[seat]:
        duel.edition.goddesses[goddess].turn_begins(duel.players[seat])
    if tokens[TURNS] > 2:
        duel.schedule(GAIN_VIGOR, seat)
        duel.schedule(CHECK_ENCHANTMENTS, seat)
        duel.schedule(OFFER_RESHUFFLE, seat)
        duel.schedule(DRAW, seat)
    duel.schedule(MAIN, seat)
    duel.schedule(END, seat)
    duel.schedule(NEXT_TURN, seat)


def gain_vigor(duel: Duel) -> None:
    duel.players[duel.step_seat].gain_vigor(1)


def check_enchantments(duel: Duel) -> None:
    """Remove one Sakura from every Enchantment of both players at the same time; the empty ones are destroyed after that."""
    drain_all_charges(duel, duel.step_seat)
    duel.schedule(DESTROY_EMPTY, duel.step_seat)


def drain_all_charges(duel: Duel, seat: int) -> None:
    """Remove one Sakura from every Enchantment that loses one in the Start Phase of `seat`."""
    for owner in duel.edition.fading_on(duel.table, seat):
        for card in duel.table.zones[IN_PLAY + owner]:
            duel.drain_charge(1, card)


def destroy_empty(duel: Duel) -> None:
    """Destroy the empty Enchantments one by one, in the turn player's order; the others are still in play."""
    seat, rules, table = duel.step_seat, duel.rules, duel.table
    option = duel.early_answer()
    if option < 0:
        if not table.zones[IN_PLAY] and not table.zones[IN_PLAY + 1]:
            return
        options = empty_options(duel, seat) + empty_options(duel, 1 - seat)
        if not options:
            return
        option = duel.decide(seat, options, "which is destroyed first")
        if option < 0:
            return
    card = rules.subject(option)
    duel.schedule(DESTROY, 0 if card in table.zones[IN_PLAY] else 1, card)
    duel.schedule(DESTROY_EMPTY, seat)


def empty_options(duel: Duel, seat: int) -> list[int]:
    """Return, as options, the Enchantments without Sakura at the side of `seat`."""
    return [duel.rules.code(PICKING, card) for card in duel.table.zones[IN_PLAY + seat] if duel.charge(card) == 0]


def offer_reshuffle(duel: Duel) -> None:
    """Offer a reshuffle for 1 Life damage."""
    seat, rules = duel.step_seat, duel.rules
    option = duel.early_answer()
    if option < 0:
        option = duel.decide(seat, [rules.code(ACCEPT), rules.code(DECLINE)], "reshuffle")
        if option < 0:
            return
    if option == rules.code(ACCEPT):
        duel.schedule(RESHUFFLE, seat, -1, (AT_A_COST,))


def reshuffle(duel: Duel) -> None:
    """Offer the Traps; then deal the Life damage, if there is any (details), and shuffle."""
    if offer_traps_first(duel):
        return
    if duel.details[0] == TRAPS_DONE + AT_A_COST:
        duel.hurt_life(duel.step_seat, 1, -1, FROM_RESHUFFLE)
    shuffle_all(duel, duel.step_seat)
    duel.resurge_at_once(duel.step_seat, RESHUFFLED, 0, 0)


def offer_traps_first(duel: Duel) -> bool:
    """Schedule the Traps and then the reshuffle, unless that was done.  Returns whether it scheduled them."""
    if duel.details and duel.details[0] >= TRAPS_DONE:
        duel.trigger(ON_RESHUFFLE, duel.players[duel.step_seat])
        return False
    duel.schedule(OFFER_TRAP, duel.step_seat, -1, (0,))
    duel.schedule(RESHUFFLE, duel.step_seat, -1, (TRAPS_DONE + (duel.details[0] if duel.details else 0),))
    return True


def shuffle_all(duel: Duel, seat: int) -> None:
    """Shuffle all cards of deck and discard pile into the deck, Poisons on top."""
    duel.merge_zone(DISCARD + seat, DECK + seat)
    duel.merge_zone(FACE_DOWN + seat, DECK + seat)
    duel.shuffle(DECK + seat, SHUFFLES + seat)
    poisons = [card for card in duel.table.zones[DECK + seat] if duel.cards[card].is_poison]
    while poisons:
        duel.move_card(poisons.pop(duel.roll(POISONS + seat, len(poisons))), DECK + seat, DECK + seat, True)


def offer_trap(duel: Duel) -> None:
    """Offer one card with Trap to be played from face-down before a reshuffle.  Details: the number played so far."""
    seat, rules = duel.step_seat, duel.rules
    option = duel.early_answer()
    if option < 0:
        if duel.details[0] > 0 and seat not in [owner for owner, _, _ in duel.standing_effects(ON_TRAPS)]:
            return
        traps = playable_traps(duel, seat)
        if duel.is_watched and duel.table.zones[FACE_DOWN + seat] and may_have_traps(duel, seat):
            duel.might_choose(seat, traps)
        if not traps:
            return
        options = [rules.code(PLAY, card) for card in traps]
        options.append(rules.code(DECLINE))
        option = duel.decide(seat, options, "trap")
        if option < 0:
            return
    if option != rules.code(DECLINE):
        duel.schedule(USE, seat, rules.subject(option), play_details(FACE_DOWN + seat))
        duel.schedule(OFFER_TRAP, seat, -1, (duel.details[0] + 1,))


def may_have_traps(duel: Duel, seat: i64) -> bool:
    """Whether a player's goddesses have any card with Trap; this is public."""
    edition, cards, first = duel.edition, duel.cards, seat * duel.half
    for card in range(first, first + duel.half):
        if cards[card].trap and edition.has_joined(duel.table, card):
            return True
    return False


def playable_traps(duel: Duel, seat: int) -> list[int]:
    return [
        card
        for card in duel.table.zones[FACE_DOWN + seat]
        if duel.players[seat].card(card).trap and not duel.obstacle(seat, card)
    ]


def draw(duel: Duel) -> None:
    duel.players[duel.step_seat].draw(duel.edition.cards_drawn)


def main(duel: Duel) -> None:
    """Offer the Main Phase: any number of standard actions, or one Full Power action."""
    seat, rules, table = duel.step_seat, duel.rules, duel.table
    duel.enter_phase(MAIN_PHASE)
    option = duel.early_answer()
    if option < 0:
        option = duel.decide(seat, main_options(duel, seat), "main")
        if option < 0:
            return
    if option == rules.code(FINISH):
        return
    verb, subject = rules.verb_of[option], rules.subject(option)
    table.tokens[ACTED] = 1
    if verb == BASIC:
        if not duel.edition.free_action_bits >> subject & 1:
            duel.schedule(PAY, seat, -1, (subject,))
        duel.schedule(BASIC_ACTION, seat, -1, (subject,))
        duel.schedule(MAIN, seat)
        return
    zone = FACE_DOWN
    if holds(table.zones[HAND + seat], subject):
        zone = HAND
    elif holds(table.zones[READY + seat], subject):
        zone = READY
    duel.schedule(USE, seat, subject, play_details(zone + seat, full_force=1 if verb == FULL_FORCE else 0))
    if verb == PLAY and not duel.cards[subject].full_power:
        duel.schedule(MAIN, seat)


def main_options(duel: Duel, seat: int) -> list[int]:
    rules, table = duel.rules, duel.table
    first_basic, every_option = rules.first_by_verb[BASIC], rules.every_option
    options: list[Any] = [every_option[rules.first_by_verb[FINISH]]]
    if table.tokens[LIMITED + seat]:
        add_free_actions(duel, seat, options)
        return options
    duel.refresh_standing()
    duel.cached_distance = duel.distance()
    free: i64 = duel.edition.free_action_bits
    added_actions = duel.added_actions(seat)
    if table.tokens[VIGOR + seat] > 0 or duel.can_discard(seat):
        for action in range(duel.edition.basic_actions):
            if not duel.basic_obstacle(seat, action):
                options.append(every_option[first_basic + action])
        if added_actions & ~duel.edition.free_action_bits:
            for action in range(duel.edition.basic_actions, duel.edition.all_actions):
                if added_actions >> action & 1 and not free >> action & 1 and not duel.basic_obstacle(seat, action):
                    options.append(every_option[first_basic + action])
    if added_actions & free:
        add_free_actions(duel, seat, options)
    add_plays(duel, seat, table.zones[HAND + seat], options)
    add_plays(duel, seat, table.zones[READY + seat], options)
    if duel.standing_bits & FROM_FACE_DOWN:
        add_plays(duel, seat, duel.playable_from_face_down(seat), options)
    duel.cached_distance = -1
    return options


def add_plays(duel: Duel, seat: i64, cards: Cards, options: list[Any]) -> None:
    """Add the options to play those of `cards` that may be played in the Main Phase, with Full Force or without."""
    rules = duel.rules
    for card in cards:
        if not duel.main_obstacle(seat, card):
            options.append(rules.every_option[rules.code(PLAY, card)])
        if duel.cards[card].full_force and not duel.full_force_obstacle(seat, card):
            options.append(rules.every_option[rules.code(FULL_FORCE, card)])


def add_free_actions(duel: Duel, seat: i64, options: list[Any]) -> None:
    """Add the options of the Main Phase that cards add and that are not Basic Actions."""
    for card in duel.table.zones[FORMS + seat]:
        this = duel.cards[card]
        if this.action_is_free and this.offers_action(duel.players[seat]):
            options.append(duel.rules.every_option[duel.rules.code(BASIC, this.adds_action)])


def pay(duel: Duel) -> None:
    """Pay for a Basic Action: 1 Vigor, or a card from hand face-down."""
    seat, rules, table = duel.step_seat, duel.rules, duel.table
    option = duel.early_answer()
    if option < 0:
        options: list[Any] = [rules.code(SPEND)] if table.tokens[VIGOR + seat] > 0 else []
        for card in table.zones[HAND + seat]:
            if not duel.cards[card].is_poison:
                options.append(rules.every_option[rules.code(DISCARDING, card)])
        option = duel.decide(seat, options, "pay")
        if option < 0:
            return
    if option == rules.code(SPEND):
        duel.players[seat].lose_vigor(1)
    else:
        duel.move_card(rules.subject(option), HAND + seat, FACE_DOWN + seat)


def basic_action(duel: Duel) -> None:
    """Do a Basic Action, or another action that a card adds to the Main Phase.  Details: its number."""
    seat, action = duel.step_seat, duel.details[0]
    if not duel.edition.free_action_bits >> action & 1:
        duel.table.tokens[MOVED + seat] += 1
    duel.emit("basic", seat, action, 0)
    if action <= BREAKAWAY:
        source, target = duel.route(seat, action)
        duel.move_sakura(1, source, target)
        return
    for card in duel.table.zones[FORMS + seat]:
        if duel.cards[card].adds_action == action:
            duel.set_effect_card(card)
            duel.cards[card].act(duel.players[seat])
            return


def end(duel: Duel) -> None:
    """Resolve End effects and Resurgence, each once, in the turn player's order.  Details: the cards already done."""
    seat, table, rules = duel.step_seat, duel.table, duel.rules
    has_begun = table.tokens[PHASE] == END_PHASE
    duel.enter_phase(END_PHASE)
    option = duel.early_answer()
    card = -1
    if option < 0:
        waiting = cards_with_end(duel, seat) if duel.possible_effects & ON_END else NO_CARDS
        returning = cards_with_resurgence(duel, seat)
        if not waiting and not (returning and has_ready_watcher(duel, seat)):
            # Nothing happens between them, so their order does not matter.
            for number in returning:
                schedule_ready(duel, seat, number)
            duel.schedule(HAND_LIMIT, seat)
            return
        if not has_begun and duel.chooser is None:  # the answer comes later, so the step that asks must change nothing
            duel.schedule(END, seat, -1, duel.details)
            return
        waiting = waiting + returning
        option = duel.decide(seat, [rules.code(PICKING, number) for number in waiting], "which End effect first")
        if option < 0:
            return
    card = rules.subject(option)
    if duel.cards[card].has_resurgence and holds(table.zones[USED + seat], card):
        schedule_ready(duel, seat, card)
    else:
        duel.schedule(END_EFFECT, seat, card)
    duel.schedule(END, seat, -1, duel.details + (card,))


def cards_with_end(duel: Duel, seat: int) -> list[int]:
    """Return the cards of `seat` with an End effect that has not been done."""
    cards = NO_CARDS
    for owner, card, this in duel.standing_effects(ON_END):
        if owner == seat and not holds(duel.details, card) and this.has_end(duel.players[seat]):
            if cards:
                cards.append(card)
            else:
                cards = [card]
    return cards


def cards_with_resurgence(duel: Duel, seat: int) -> list[int]:
    """Return the Used Ultimates of `seat` whose Resurgence holds now and has not been done."""
    cards = NO_CARDS
    for card in duel.table.zones[USED + seat]:
        this = duel.cards[card]
        if this.has_resurgence and not holds(duel.details, card) and this.resurgence(duel.players[seat]):
            if cards:
                cards.append(card)
            else:
                cards = [card]
    return cards


def has_ready_watcher(duel: Duel, seat: int) -> bool:
    """Whether a card of `seat` acts when an Ultimate becomes Ready, so that another Resurgence may depend on it."""
    for owner, _, _ in duel.standing_effects(ON_READIED):
        if owner == seat:
            return True
    return False


def schedule_ready(duel: Duel, seat: int, card: int) -> None:
    """Ready an Ultimate by Resurgence; in a step of its own if cards may wait for that, since they may ask something."""
    if duel.possible_effects & ON_READIED:
        duel.schedule(READYING, seat, card)
    else:
        duel.move_card(card, USED + seat, READY + seat)


def ready_ultimate(duel: Duel) -> None:
    if duel.card in duel.table.zones[USED + duel.step_seat]:
        duel.make_ready(duel.step_seat, duel.card)


def end_effect(duel: Duel) -> None:
    """Apply the End of a card.  This is a step of its own, because it may ask."""
    duel.cards[duel.card].end(duel.players[duel.step_seat])


def hand_limit(duel: Duel) -> None:
    """Let the player discard cards over the limit face-down, one at a time."""
    seat, rules, table = duel.step_seat, duel.rules, duel.table
    option = duel.early_answer()
    if option < 0:
        if len(table.zones[HAND + seat]) <= duel.edition.hand_limit:
            return
        for owner, _, standing in duel.standing_effects(ON_HAND_LIMIT):
            if standing.ongoing_lifts_hand_limit(duel.players[owner], duel.players[seat]):
                return
        options = [rules.code(DISCARDING, card) for card in table.zones[HAND + seat] if not duel.cards[card].is_poison]
        if not options:
            return
        option = duel.decide(seat, options, "hand limit")
        if option < 0:
            return
    duel.move_card(rules.subject(option), HAND + seat, FACE_DOWN + seat)
    duel.schedule(HAND_LIMIT, seat)


def next_turn(duel: Duel) -> None:
    """End the effects of this turn and schedule the other player's turn."""
    seat, table = 1 - duel.step_seat, duel.table
    tokens = table.tokens
    tokens[ACTED] = 0
    for who in range(2):
        tokens[PLAYED + who] = 0
        tokens[MOVED + who] = 0
        tokens[SCARRED + who] = 0
        tokens[LIMITED + who] = 0
    if duel.edition.counts_attacks:
        tokens[ATTACKS] = tokens[ATTACKS + 1] = tokens[PHASE_ATTACKS] = tokens[PHASE_ATTACKS + 1] = 0
    if table.effects:
        kept_effects: tuple[Effect, ...] = ()
        for at in range(len(table.effects)):
            kind, effect_seat, card, details = table.effects[at]
            if kind == COMING_TURN and effect_seat == seat:
                kept_effects += ((THIS_TURN, effect_seat, card, details),)
            elif kind in (COMING_TURN, FOR_GOOD, AS_PRINTED, MARKED):
                kept_effects += table.effects[at : at + 1]
        table.effects = kept_effects
    duel.schedule(TURN_BEGINS, seat)
