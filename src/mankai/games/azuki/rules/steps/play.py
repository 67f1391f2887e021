"""Playing cards, portals and abilities: the steps in which a player pays and a text starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import ENTITY, HAS_ON_PLAY, HAS_USE, SPELL, Card
from mankai.games.azuki.rules.constants import (
    ALLEY,
    ANYWHERE,
    BY_ENTITY,
    BY_IKZ,
    BY_TOKEN,
    COOLDOWN,
    DISCARD,
    ENTITIES_PLAYED,
    FLAGS,
    FLEETING,
    FROZEN_BY_ANY,
    GARDEN,
    GARDEN_ONLY,
    GATE,
    HAND,
    IKZ,
    IKZ_TOKEN,
    LIMBO,
    MAIN,
    ON_PLAY,
    ONCE,
    PURSE,
    ROWS,
    SPENT,
    SPOT,
    SPOTS,
    TAPPED,
    block_of,
)
from mankai.games.azuki.rules.engine import damage, triggers
from mankai.games.azuki.rules.engine.trigger import Trigger

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.match import Match


def pay(match: Match, seat: i64, cost: i64) -> None:
    """Pay IKZ with the area, the token, or entities that count as IKZ.  Asks only if there is more than one way."""
    rules, tokens = match.rules, match.table.tokens
    while cost > 0:
        ikz = tokens[IKZ + seat]
        token = tokens[IKZ_TOKEN + seat] + tokens[FLEETING + seat]
        entities = match.ikz_entities(seat)
        others: i64 = token + len(entities)
        if others == 0:
            match.move_tokens(cost, IKZ + seat, SPENT + seat)
            return
        if ikz + others == cost:
            match.move_tokens(ikz, IKZ + seat, SPENT + seat)
            if token:
                spend_token(match, seat)
            for spot in entities:
                match.unit(spot).tap()
            return
        options: list[int] = []
        if ikz >= cost:
            options.append(rules.code(PURSE, BY_IKZ))
        if token:
            options.append(rules.code(PURSE, BY_TOKEN))
        if entities:
            options.append(rules.code(PURSE, BY_ENTITY))
        option = match.choose(seat, options, "purse", match.card)
        if option == rules.code(PURSE, BY_IKZ):
            match.move_tokens(cost, IKZ + seat, SPENT + seat)
            return
        if option == rules.code(PURSE, BY_TOKEN):
            spend_token(match, seat)
        else:
            match.players[seat].choose(match.units(entities), question="purse entity").tap()
        cost -= 1


def spend_token(match: Match, seat: i64) -> None:
    tokens = match.table.tokens
    if tokens[FLEETING + seat]:
        tokens[FLEETING + seat] = 0
    else:
        tokens[IKZ_TOKEN + seat] = 0
    match.emit("token", seat, -1, -1)


def make_room(match: Match, seat: i64, row: i64) -> i64:
    """Return a free spot of a row.  If there is none, the owner chooses an entity, which is replaced."""
    spot = choose_spot(match, seat, row)
    replace_unit(match, seat, spot)
    return spot


def choose_spot(match: Match, seat: i64, row: i64) -> i64:
    """Return a free spot of a row, or the spot of the entity that its owner chooses to replace."""
    spot = match.free_spot(row)
    if spot < 0:
        spot = match.players[seat].choose(match.units(match.row(row)), question="replace").spot
    return spot


def replace_unit(match: Match, seat: i64, spot: i64) -> None:
    """Move the entity at a spot, if any, to the discard pile: it is replaced."""
    if not match.is_free(spot):
        match.emit("replaced", spot, match.card_at(spot), 0)
        match.leave(spot, DISCARD + seat)


def choose_row(match: Match, seat: i64, rows: i64) -> i64:
    """Return the first spot of the row an entity is played to.  Asks if both rows are allowed."""
    if rows == ANYWHERE:
        return first_spot(seat, match.rules.subject(match.choose(seat, both_rows(match), "row", match.card)))
    return first_spot(seat, 0 if rows == GARDEN_ONLY else 1)


def both_rows(match: Match) -> list[int]:
    """The options of an entity that may enter either row."""
    return [match.rules.code(ROWS, 0), match.rules.code(ROWS, 1)]


def first_spot(seat: i64, row: i64) -> i64:
    """The first spot of a seat's Garden (0) or Alley (1)."""
    return seat * SPOTS + (GARDEN if row == 0 else ALLEY)


def play_entity(match: Match, seat: i64, card: i64, source: i64, rows: i64) -> i64:
    """Play an entity: choose its row, replace another if the row is full, let it enter.  Returns its spot."""
    own_card = match.card
    match.card = card
    spot = make_room(match, seat, choose_row(match, seat, rows))
    match.card = own_card
    enter_as_played(match, seat, card, source, spot)
    return spot


def enter_as_played(match: Match, seat: i64, card: i64, source: i64, spot: i64) -> None:
    match.count_played(seat)
    match.table.tokens[ENTITIES_PLAYED + seat] += 1
    match.emit("play", spot, card, 0)
    match.enter(card, source, spot)
    match.queue_on_play(spot)
    damage.check_fallen(match)


def equip(match: Match, seat: i64, weapon: i64, source: i64, spot: i64) -> None:
    """Move a weapon to the unit at a spot, and queue its [On Play]."""
    match.attach(weapon, source, spot)
    if match.cards[weapon].hooks & HAS_ON_PLAY:
        match.queue_trigger(spot, weapon, match.cards[weapon].face, Trigger(ON_PLAY))


def play_card(match: Match) -> None:
    """Play a card: pay its cost, then resolve its text or let it enter the field."""
    seat, card = match.step_seat, match.card
    window, is_free = match.details[0], match.details[1]
    this, me = match.cards[card], match.players[seat]
    source = LIMBO + seat if card in match.table.zones[LIMBO + seat] else HAND + seat
    cost: i64 = 0
    if not is_free:
        cost = match.cost_of(seat, card)
    if this.kind == SPELL:
        pay(match, seat, cost)
        match.count_played(seat)
        match.emit("play", -1 - seat, card, cost)
        if source != LIMBO + seat:
            match.move_card(card, source, LIMBO + seat)
        me.discard(this.discards)
        if this.window & window and window == MAIN:
            this.main(me)
        else:
            this.response(me)
        match.move_card(card, LIMBO + seat, DISCARD + seat)
    elif this.kind == ENTITY:
        # The spot is chosen before paying, because the payment would reveal the card.  The old entity is replaced after
        # paying, because it may be used to pay.
        option = match.early_answer()
        if option < 0:
            option = match.decide(seat, both_rows(match), "row", match.card)
            if option < 0:
                return
        spot = choose_spot(match, seat, first_spot(seat, match.rules.subject(option)))
        pay(match, seat, cost)
        replace_unit(match, seat, spot)
        enter_as_played(match, seat, card, source, spot)
    else:
        carrier = me.choose(me.targets(), question="carrier")
        pay(match, seat, cost)
        match.count_played(seat)
        match.emit("play", carrier.spot, card, cost)
        equip(match, seat, card, source, carrier.spot)
    triggers.schedule_resolve(match)


def can_portal(match: Match, seat: i64) -> bool:
    return not match.flags_at(seat * SPOTS + GATE) & TAPPED


def portal(match: Match) -> None:
    """Tap the Gate, move an entity from the Alley to the Garden, then resolve the text of the Gate."""
    seat, source = match.step_seat, match.details[0]
    gate = match.card_at(seat * SPOTS + GATE)
    target = make_room(match, seat, seat * SPOTS + GARDEN)
    match.table.tokens[block_of(seat * SPOTS + GATE) + FLAGS] |= TAPPED
    it = match.unit(source)
    power = it.gate_power
    match.emit("portal", target, match.card_at(source), power)
    match.move_to_garden(source, target)
    damage.check_fallen(match)
    match.card = gate
    match.cards[gate].portaled(match.players[seat], it, power)
    triggers.schedule_resolve(match)


def has_usable_ability(match: Match, spot: i64, window: i64) -> bool:
    return (
        match.hooks_on_field() & HAS_USE != 0
        and match.hooks_at(spot) & HAS_USE != 0
        and len(usable_texts(match, spot, window)) > 0
    )


def usable_texts(match: Match, spot: i64, window: i64) -> list[Card]:
    """The texts at a spot whose ability may be used now."""
    texts: list[Card] = []
    for text in match.texts(spot):
        if text.has_window & window and is_usable(match, spot, text):
            texts.append(text)
    return texts


def is_usable(match: Match, spot: i64, text: Card) -> bool:
    seat, flags = spot // SPOTS, match.flags_at(spot)
    if text.once_per_turn and is_used(match, spot, text):
        return False
    if text.price > 0 and match.money(seat) < text.price:
        return False
    if text.discards > len(match.table.zones[HAND + seat]):
        return False
    if text.taps and (flags & TAPPED or (flags & COOLDOWN and not text.despite_cooldown)):
        return False
    return not flags & FROZEN_BY_ANY and text.can_use(match.players[seat], match.unit(spot))


def is_used(match: Match, spot: i64, text: Card) -> bool:
    mark = 1 if text.face == match.cards[match.card_at(spot)].face else 2
    return match.table.tokens[block_of(spot) + ONCE] & mark != 0


def use_ability(match: Match) -> None:
    """Use an ability on the field: pay its cost, then resolve its text."""
    seat, spot, window = match.step_seat, match.details[0], match.details[1]
    texts, me = usable_texts(match, spot, window), match.players[seat]
    at = 0
    if len(texts) > 1:
        at = match.alternative(
            seat, [("choose-text", {"card": ("card", text.face * 4)}) for text in texts], "ability", match.card
        )
    text, it = texts[at], match.unit(spot)
    match.emit("use", spot, match.card, text.price)
    pay(match, seat, text.price)
    if text.taps:
        it.tap()
    if text.once_per_turn:
        match.use_once(match.card, it.arrival, text.face)
    me.discard(text.discards)
    text.use(me, it)
    triggers.schedule_resolve(match)


def target_options(match: Match, seat: i64, spots: list[int]) -> list[int]:
    """The options for spots, as the player counts them."""
    rules, me = match.rules, match.players[seat]
    return [rules.code(SPOT, me.relative_spot(spot)) for spot in spots]
