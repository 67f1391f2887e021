"""Messages of the rules: options, questions, reasons, the needs of piles, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.oka.rules.cards.characters import ALL_CHARACTERS
from mankai.games.oka.rules.cards.sakura_cards import colour_of, fitting_cards, value_of
from mankai.games.oka.rules.constants import (
    ANY,
    BENEATH,
    CARDS,
    CLOSED_TRICKS,
    COINS,
    COLOUR,
    COOKS,
    DECLINE,
    DRAW_PILE,
    FINISH,
    FREE,
    HAND,
    HIGHER,
    HIGHEST,
    HIRE,
    LOWER,
    OUT,
    PICK,
    PILE,
    PLACE,
    PLACE_ON_BLACK,
    PLAYER,
    RENEW,
    RENEWAL,
    ROW,
    SERVED,
    TAKE,
    TRICKS,
    TURN,
    VOTE,
    WHITE,
)
from mankai.games.oka.rules.engine.hanami import Hanami
from mankai.kernel.messages import DEED, DETAIL, HARM, LogLine, Message, Term, slug, the_card, the_seat
from mankai.kernel.messages import TURN as BEGINNING
from mankai.kernel.table import Event

if TYPE_CHECKING:
    from mankai.games.oka.rules.edition import Oka

# The questions for which an option of a verb has a label of its own.
QUESTION_VARIANTS: Final = {
    DECLINE: ["free", "take", "reorder"],
    PILE: ["look through", "coins of"],
    PLAYER: ["look", "take trick"],
    PICK: ["take", "discard", "take trick"],
}
NOT_ASKED: Final[Message] = ("why-not-asked", {})
NO_USE: Final[Message] = ("why-no-use", {})


def the_side(side: int) -> Term:
    """A side of the Yin-Yang card, + or -."""
    return "side", side


def the_token(side: int) -> Term:
    """A side of a Yin-Yang token, white or black."""
    return "token", side


def the_character(number: int) -> Term:
    return the_card(CARDS + number)


def join_terms(several: list[Any], key: str) -> Any:
    """Return several terms as one argument: the first and the rest, joined by the message `key`."""
    joint_term = several[-1]
    for one in several[-2::-1]:
        joint_term = (key, {"first": one, "rest": joint_term})
    return joint_term


def modifier_terms(modifiers: int) -> Any:
    """The characters that these modifiers belong to."""
    return join_terms([the_character(at) for at, one in enumerate(ALL_CHARACTERS) if one.modifier & modifiers], "and")


def modifiers_of_seat(game: Hanami, seat: int) -> int:
    """The modifiers that the next card of a seat must use; useless ones do not count."""
    return game.pending_modifiers(game.hand_bits(seat))


def label(game: Hanami, option: int) -> Message:
    """The label of an option under the current question."""
    oka, question = game.oka, game.question
    verb, subject = oka.verb_of[option], int(oka.subject(option))
    if verb in (PLACE, PLACE_ON_BLACK):
        return "option-place", {"card": the_card(subject), "side": the_side(verb - PLACE)}
    if verb == TAKE:
        return "option-take", {"side": the_side(subject)}
    if verb == HIRE:
        price = int(game.price_of(subject))
        arguments: dict[str, Any] = {"card": the_character(subject)}
        return ("option-hire", {**arguments, "price": price}) if price else ("option-hire-absent", arguments)
    if verb == FREE:
        return "option-free", {"card": the_character(subject)}
    if verb == RENEW:
        return "option-renew", {"price": RENEWAL}
    if verb == FINISH:
        return "option-finish", {}
    if verb == VOTE:
        return "option-vote", {"token": the_token(subject)}
    if verb == PICK and question == "give":
        return "option-give", {"card": the_card(subject), "who": the_seat(game.about)}
    if verb == PICK and question == "reorder":
        return "option-reorder", {"card": the_card(subject), "settled": game.about}
    key = f"option-{slug(oka.verbs[verb].name)}"
    if question in QUESTION_VARIANTS[verb]:
        key = f"{key}-{slug(question)}"
    if verb == DECLINE:
        return key, {}
    if verb == PILE:
        return key, {"side": the_side(subject)}
    return (key, {"who": the_seat(subject)}) if verb == PLAYER else (key, {"card": the_card(subject)})


def question_message(game: Hanami, seat: int) -> Message:
    """The question to `seat`."""
    question = game.question
    if question == "act":
        return act_question(game, seat)
    key = f"ask-{slug(question)}"
    if question == "give":
        return key, {"who": the_seat(game.about)}
    if question == "vote":
        return key, {"who": the_seat(game.table.tokens[TURN])}
    return (key, {"settled": game.about}) if question == "reorder" else (key, {})


def act_question(game: Hanami, seat: int) -> Message:
    """The question of the player's own turn: what is left to do."""
    waiting = modifiers_of_seat(game, seat)
    if waiting:
        return "ask-act-modified", {"modifiers": modifier_terms(waiting)}
    open_sides: list[Any] = []  # messages about piles on which a card fits
    blocked_sides: list[Any] = []  # piles on which nothing fits
    is_begun = True
    for side in range(2):
        pile = game.pile_on(side)
        top = game.table.zones[game.tops + pile]
        if game.table.tokens[SERVED + pile]:
            continue
        if not top:
            is_begun = False
            open_sides.append(("still-to-begin", {"side": the_side(side)}))
        elif fitting_cards(side, top[0], 0, game.cooks) & game.hand_bits(seat):
            open_sides.append(("still-a-card", {"side": the_side(side)}))
        else:
            blocked_sides.append(the_side(side))
    if blocked_sides and open_sides:
        return "ask-act-take-too", {"still": open_sides[0], "side": blocked_sides[0]}
    if blocked_sides:
        return "ask-act-take", {"sides": join_terms(blocked_sides, "nor")}
    if not open_sides:
        return "ask-act-done", {}
    return ("ask-act", {}) if len(open_sides) == 2 and is_begun else ("ask-act-still", {"still": join_terms(open_sides, "and")})


def pile_needs(side: int, top: int, modifiers: int) -> Message:
    """The needs of a pile: "red above 7", "or a 7"."""
    value = value_of(top)
    arguments: dict[str, Any] = {
        "colour": ("any-colour", {}) if modifiers & COLOUR else ("colour", colour_of(top)),
        "value": value,
    }
    key = "direction-above" if side == WHITE else "direction-below"
    if modifiers & (LOWER | HIGHER):
        key = "direction-any"
        arguments.pop("value")
    elif is_corner(side, top):
        key = "direction-corner"
        arguments["value"] = 1 if side == WHITE else HIGHEST
    return "needs", {"direction": (key, arguments), "same": ("or-the-same", {"value": value})}


def is_corner(side: int, top: int) -> bool:
    """Whether the pile continues from 13 to 1, or from 1 to 13."""
    return value_of(top) == (HIGHEST if side == WHITE else 1)


def pile_views(game: Hanami, modifiers: int) -> list[dict[str, Any]]:
    """For both sides: the needs, the fitting values of the top card's colour (as bits), and whether 13 and 1 meet."""
    views: list[dict[str, Any]] = []
    for side in range(2):
        top = game.table.zones[game.tops + game.pile_on(side)]
        needs: Message = ("needs-not-here", {}) if modifiers else ("needs-to-begin", {})
        reach, corner = 0, False
        if top:
            fits = fitting_cards(side, top[0], modifiers, game.cooks)
            reach = int(fits >> (colour_of(top[0]) * HIGHEST)) & ((1 << HIGHEST) - 1)
            needs = pile_needs(side, top[0], modifiers) if fits else ("needs-not-here", {})
            corner = is_corner(side, top[0]) and not modifiers & (LOWER | HIGHER | ANY)
            if fits and modifiers & ANY:
                needs = ("needs-anything", {})
            elif fits and modifiers & COOKS:
                needs = ("needs-counted", {"needs": needs, "modifiers": modifier_terms(modifiers & COOKS)})
        views.append({"needs": needs, "reach": reach, "corner": corner})
    return views


def why_not(game: Hanami, seat: int, option: int) -> Message:
    """The reason why `seat` cannot choose an option now."""
    if seat < 0:
        return "why-over", {}
    oka, coins = game.oka, game.table.tokens[COINS + seat]
    verb, subject = oka.verb_of[option], int(oka.subject(option))
    if game.question == "free" and verb == FREE:
        return NO_USE if game.price_of(subject) else ("why-not-in-row", {})
    if game.question != "act":
        return NOT_ASKED
    if verb in (PLACE, PLACE_ON_BLACK):
        return why_not_place(game, seat, subject, verb - PLACE)
    if verb == TAKE:
        return why_not_take(game, seat, subject)
    waiting = modifiers_of_seat(game, seat)
    if verb in (HIRE, RENEW) and waiting and not game.stack_modifiers:
        return "why-modified", {"modifiers": modifier_terms(waiting)}
    if verb == HIRE:
        price = int(game.price_of(subject))
        if not price:
            return "why-not-in-row", {}
        return ("why-costs", {"price": price, "coins": coins}) if price > coins else NO_USE
    if verb == RENEW:
        return "why-costs", {"price": RENEWAL, "coins": coins}
    return ("why-not-served", {}) if verb == FINISH else NOT_ASKED


def why_not_place(game: Hanami, seat: int, card: int, side: int) -> Message:
    pile, waiting = game.pile_on(side), modifiers_of_seat(game, seat)
    top = game.table.zones[game.tops + pile]
    if card not in game.table.zones[HAND + seat]:
        return "why-not-held", {"card": the_card(card)}
    if game.table.tokens[SERVED + pile]:
        return "why-served", {"side": the_side(side)}
    if not top:
        return "why-modified-begin", {"modifiers": modifier_terms(waiting)}
    if waiting and not fitting_cards(side, top[0], waiting, game.cooks):
        return "why-other-side", {"modifiers": modifier_terms(waiting)}
    arguments: dict[str, Any] = {"side": the_side(side), "card": the_card(top[0]), "needs": pile_needs(side, top[0], waiting)}
    return ("why-needs-modified", {**arguments, "modifiers": modifier_terms(waiting)}) if waiting else ("why-needs", arguments)


def why_not_take(game: Hanami, seat: int, side: int) -> Message:
    pile, waiting = game.pile_on(side), modifiers_of_seat(game, seat)
    if game.table.tokens[SERVED + pile]:
        return "why-served", {"side": the_side(side)}
    if not game.table.zones[game.tops + pile]:
        return "why-taken", {"side": the_side(side)}
    return ("why-modified", {"modifiers": modifier_terms(waiting)}) if waiting else ("why-fits", {})


def lines(oka: Oka, events: list[Event]) -> list[LogLine]:
    """The log lines of events. An action and its outcome share a line; consequences follow."""
    log_lines: list[LogLine] = []
    coins_by_event = coins_of_piles(events)
    for at, event in enumerate(events):
        _, verb, where, subject, amount, _ = event
        if verb == "take_pile":
            coins = sum([one[4] for number, one in enumerate(events) if coins_by_event[number] == at])
            arguments = {"who": the_seat(where), "side": the_side(amount), "cards": subject, "coins": coins}
            log_lines.append((HARM, where, ("log-take", arguments)))
        elif verb == "place" or verb == "show":
            log_lines += move_lines(oka, events, at)
        elif verb == "score":
            if events[at - 1][1] != "score":
                log_lines.append((BEGINNING, -1, ("log-round-over", {})))
            log_lines.append((HARM, where, ("log-score", {"who": the_seat(where), "shurikens": amount, "score": subject})))
        elif coins_by_event[at] < 0:
            log_lines += event_lines(event)
    return log_lines


def coins_of_piles(events: list[Event]) -> list[int]:
    """By event: the index of the `take_pile` event whose coins it reports; -1 for most."""
    coins: list[int] = []
    pile_event = -1
    for at, event in enumerate(events):
        is_paid = pile_event >= 0 and event[1] == "gain"
        coins.append(pile_event if is_paid else -1)
        if is_paid:
            pile_event = -1
        elif event[1] == "take_pile":
            pile_event = at
    return coins


def event_lines(event: Event) -> list[LogLine]:
    """The line of an event that has its own; most do."""
    _, verb, where, subject, amount, _ = event
    who = the_seat(where)
    if verb == "round":
        return [(BEGINNING, where, ("log-round", {"round": amount, "who": who}))]
    if verb == "turn":
        return [(BEGINNING, where, ("log-turn", {"who": who}))]
    if verb == "lay_on_pile":
        return [(DEED, where, ("log-lay", {"who": who, "card": the_card(subject), "side": the_side(amount)}))]
    if verb == "gain":
        return [(DETAIL, where, ("log-gain", {"who": who, "coins": amount}))]
    if verb == "hire":
        return [(DEED, where, ("log-hire", {"who": who, "card": the_card(subject), "price": amount}))]
    if verb == "free":
        return [(DEED, where, ("log-free", {"who": who, "card": the_card(subject)}))]
    if verb == "renew":
        return [(DEED, where, ("log-renew", {"who": who, "price": amount}))]
    if verb == "turn_yin_yang":
        return [(DETAIL, where, ("log-turned", {}))]
    if verb == "look_through":
        return [(DETAIL, where, ("log-look-through", {"who": who, "side": the_side(amount)}))]
    if verb == "new_top":
        return [(DETAIL, where, ("log-new-top", {"card": the_card(subject)}))]
    if verb == "vote":
        return [(DETAIL, where, ("log-vote", {"who": who, "token": the_token(subject)}))]
    if verb == "toss":
        return [(DETAIL, -1, ("log-toss", {"token": the_token(subject)}))]
    return [(DEED, -1, ("log-over", {}))] if verb == "over" else []


def move_lines(oka: Oka, events: list[Event], at: int) -> list[LogLine]:
    """The line of a card that moved or was shown. Consecutive ones share a line; none if another line reports it."""
    _, _, source, card, target, _ = events[at]
    way = move_key(oka, events[at])
    giver, getter = source % oka.seats, target % oka.seats
    if way in ("log-new", "log-see"):
        if at > 0 and move_key(oka, events[at - 1]) == way:
            return []
        cards: list[Any] = []
        while at < len(events) and move_key(oka, events[at]) == way:
            cards.append(the_card(events[at][3]))
            at += 1
        return [(DETAIL, -1 if way == "log-new" else giver, (way, {"cards": join_terms(cards, "comma")}))]
    if way == "log-discard":
        return [(DETAIL, giver, (way, {"who": the_seat(giver), "card": the_card(card)}))]
    if way:
        arguments = {"card": the_card(card), "giver": the_seat(giver), "getter": the_seat(getter)}
        return [(DETAIL if way == "log-give" else HARM, giver, (way, arguments))]
    return []


def move_key(oka: Oka, event: Event) -> str:
    """The key for a card that moved or was shown; empty if nothing is reported."""
    _, verb, source, card, target, _ = event
    source_kind, target_kind = source // oka.seats, target // oka.seats
    if verb == "show":
        return "log-see" if card >= 0 and source_kind in (HAND, BENEATH) else ""
    if verb != "place":
        return ""
    if source_kind == DRAW_PILE and target_kind == ROW:
        return "log-new"
    if source_kind == HAND and target_kind == HAND:
        return "log-give"
    if source_kind in (TRICKS, CLOSED_TRICKS) and target_kind in (TRICKS, CLOSED_TRICKS):
        return "log-trick"
    return "log-discard" if target_kind == OUT else ""
