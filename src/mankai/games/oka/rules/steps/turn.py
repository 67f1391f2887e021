"""The steps of a game: three rounds, the turns of each round, and the actions of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from mankai.games.oka.rules.cards.sakura_cards import fitting_cards
from mankai.games.oka.rules.constants import (
    ACT,
    ASIDE,
    BENEATH,
    CARDS,
    CHARACTER_SHUFFLES,
    CLOSED_TRICKS,
    COINS,
    DECLINE,
    FILLED,
    FINISH,
    FIRST,
    FREE,
    HAND,
    HIRE,
    LEFT_OVER,
    MODIFIERS,
    OUT,
    PICK,
    PLACE,
    PLACE_ON_BLACK,
    RENEW,
    RENEWAL,
    REORDER,
    ROUND,
    ROUND_BEGINS,
    ROUND_ENDS,
    ROUNDS,
    SCORE,
    SERVED,
    SHUFFLES,
    SLOTS,
    STARTER,
    TAKE,
    TOPS,
    TRICKS,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    TURNED,
    USE,
    USE_FREE,
)
from mankai.games.oka.rules.engine.hanami import Hanami
from mankai.games.oka.rules.engine.ranks import ranks_of


def round_begins(game: Hanami) -> None:
    """Shuffle and deal all cards, start two piles and fill the row. Seat -1: the first player is chosen at random."""
    oka, table = game.oka, game.table
    zones, tokens = table.zones, table.tokens
    first = game.step_seat if game.step_seat >= 0 else game.roll(STARTER, oka.seats)
    tokens[FIRST] = first
    tokens[ROUND] += 1
    if game.yin_yang_reset:
        tokens[TURNED] = 0
    game.emit("round", first, -1, tokens[ROUND])
    for kind in [HAND, TRICKS, CLOSED_TRICKS, TOPS, BENEATH, OUT]:
        for at in range(oka.seats):
            game.merge_zone(kind * oka.seats + at, ASIDE * oka.seats)
    game.shuffle(game.aside, SHUFFLES)
    deck, size = zones[game.aside], oka.hand_size
    for seat in range(oka.seats):
        zones[HAND + seat] = deck[seat * size : (seat + 1) * size]
        game.emit("deal", seat, -1, size)
    card_count = oka.seats * size
    zones[game.aside] = deck[card_count:]
    for pile in range(2):
        game.move_card(zones[game.aside][0], game.aside, game.tops + pile)
    game.merge_zone(game.row, game.draw_pile)
    game.merge_zone(game.discard, game.draw_pile)
    game.shuffle(game.draw_pile, CHARACTER_SHUFFLES)
    game.fill_row()
    game.schedule(TURN_BEGINS, first)


def turn_begins(game: Hanami) -> None:
    tokens = game.table.tokens
    tokens[TURN] = game.step_seat
    tokens[SERVED] = 0
    tokens[SERVED + 1] = 0
    tokens[MODIFIERS] = 0
    game.emit("turn", game.step_seat, -1, tokens[ROUND])
    game.schedule(ACT, game.step_seat)


def act(game: Hanami) -> None:
    """Let the active player place, take, hire and renew until both piles are served and the turn is ended."""
    seat, oka = game.step_seat, game.oka
    option = game.early_answer()
    if option < 0:
        option = game.decide(seat, act_options(game, seat), "act")
        if option < 0:
            return
    verb, subject = oka.verbs_by_option[option], oka.subject(option)
    if verb == PLACE:
        game.lay_on_pile(seat, subject, 0)
    elif verb == PLACE_ON_BLACK:
        game.lay_on_pile(seat, subject, 1)
    elif verb == TAKE:
        game.take_pile(seat, subject)
    elif verb == HIRE:
        price = game.price_of(subject)
        game.emit("hire", seat, CARDS + subject, price)
        game.pay(seat, price)
        game.leave_row(subject)
        game.schedule(USE, seat, -1, (subject, price))
    elif verb == RENEW:
        game.emit("renew", seat, -1, RENEWAL)
        game.pay(seat, RENEWAL)
        game.merge_zone(game.row, game.discard)
        game.fill_row()
        game.schedule(USE_FREE, seat)
    else:
        game.schedule(TURN_ENDS, seat)
        return
    game.schedule(ACT, seat)


def act_options(game: Hanami, seat: i64) -> list[int]:
    oka, table = game.oka, game.table
    tokens, zones, firsts = table.tokens, table.zones, oka.first_options
    hand, bits = zones[HAND + seat], game.hand_bits(seat)
    modifiers = game.pending_modifiers(bits)
    options: list[int] = []
    if tokens[SERVED] and tokens[SERVED + 1]:
        options.append(firsts[FINISH])
    else:
        for side in range(2):
            pile = side ^ tokens[TURNED]
            if tokens[SERVED + pile]:
                continue
            top, first = zones[game.tops + pile], firsts[PLACE + side]
            if top:
                fit = fitting_cards(side, top[0], modifiers, game.cooks) & bits
                if fit:
                    for card in hand:
                        if fit >> card & 1:
                            options.append(first + card)
                # No pile can be taken while a modifier waits for a card that can use it (A21).
                if modifiers == 0 and (fit == 0 or game.voluntary_take):
                    options.append(firsts[TAKE] + side)
            elif modifiers == 0:
                for card in hand:
                    options.append(first + card)
    if modifiers and not game.stack_modifiers:
        return options
    coins = tokens[COINS + seat]
    if coins > 0:
        filled_slots, at, row = tokens[FILLED], 0, zones[game.row]
        first = firsts[HIRE] - CARDS
        for slot in range(SLOTS):
            if slot >= coins:
                break
            if filled_slots >> slot & 1:
                card = row[at]
                at += 1
                if not game.hire_needs_use or oka.characters[card - CARDS].is_of_use(game, seat, bits):
                    options.append(first + card)
        if coins >= RENEWAL:
            options.append(firsts[RENEW])
    return options


def use(game: Hanami) -> None:
    """Use a character. Details: the character, and the price paid for it."""
    game.oka.characters[game.details[0]].use(game, game.step_seat, game.details[1])


def use_free(game: Hanami) -> None:
    """Let the player use one of the new characters for free, after a renewal."""
    seat, oka = game.step_seat, game.oka
    option = game.early_answer()
    if option < 0:
        options, bits = [oka.first_by_verb[DECLINE]], game.hand_bits(seat)
        for card in game.table.zones[game.row]:
            if not game.hire_needs_use or oka.characters[card - CARDS].is_of_use(game, seat, bits):
                options.append(oka.first_by_verb[FREE] + card - CARDS)
        option = game.decide(seat, options, "free")
        if option < 0:
            return
    if option == oka.first_by_verb[DECLINE]:
        return
    character = oka.subject(option)
    game.emit("free", seat, CARDS + character, 0)
    game.leave_row(character)
    game.schedule(USE, seat, -1, (character, 0))


def give(game: Hanami) -> None:
    """Let the player give a card from hand to another player (details), but not the one drawn from there (card)."""
    seat, oka, other = game.step_seat, game.oka, game.details[0]
    option = game.early_answer()
    if option < 0:
        options: list[int] = []
        for card in game.table.zones[HAND + seat]:
            if card != game.card:
                options.append(oka.first_by_verb[PICK] + card)
        option = game.decide(seat, options, "give", other)
        if option < 0:
            return
    game.move_card(oka.subject(option), HAND + seat, HAND + other)


def reorder(game: Hanami) -> None:
    """Let the player choose the next card of a pile from the top, or keep the rest. Details: the pile, and the settled cards."""
    seat, oka, zones = game.step_seat, game.oka, game.table.zones
    pile, cards_in_place = game.details
    order = zones[game.tops + pile] + zones[game.beneath + pile]
    option = game.early_answer()
    if option < 0:
        if len(order) - cards_in_place < 2:
            return
        options = [oka.first_by_verb[PICK] + card for card in order[cards_in_place:]]
        options.append(oka.first_by_verb[DECLINE])
        option = game.decide(seat, options, "reorder", cards_in_place)
        if option < 0:
            return
    if option == oka.first_by_verb[DECLINE]:
        return
    card = oka.subject(option)
    at = order.index(card)
    order = order[:cards_in_place] + (card,) + order[cards_in_place:at] + order[at + 1 :]
    zones[game.tops + pile] = order[:1]
    zones[game.beneath + pile] = order[1:]
    if cards_in_place == 0:
        game.emit("new_top", seat, card, pile)
    game.schedule(REORDER, seat, -1, (pile, cards_in_place + 1))


def turn_ends(game: Hanami) -> None:
    """Fill the row and start the next turn, or end the round if the next player has only two cards left."""
    game.fill_row()
    following = game.left_of(game.step_seat)
    if len(game.table.zones[HAND + following]) > LEFT_OVER:
        game.schedule(TURN_BEGINS, following)
    else:
        game.schedule(ROUND_ENDS, following)


def round_ends(game: Hanami) -> None:
    """Add up the shurikens on trick cards. After three rounds the fewest win, then the most coins (A55)."""
    oka, tokens = game.oka, game.table.tokens
    for seat in range(oka.seats):
        shurikens = game.shurikens_of(seat)
        tokens[SCORE + seat] += shurikens
        game.emit("score", seat, tokens[SCORE + seat], shurikens)
    if tokens[ROUND] < ROUNDS:
        game.schedule(ROUND_BEGINS, game.left_of(tokens[FIRST]))
        return
    game.finish(ranks_of(tokens, oka.seats))
