"""Messages of the rules: options, questions, reasons why not, and log lines."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.azuki.rules.cards.base import HAS_USE, SPELL, Card
from mankai.games.azuki.rules.constants import (
    ACCEPT,
    ALLEY,
    ALLEY_ONLY,
    AMOUNT,
    ATTACK,
    CHARGE,
    COOLDOWN,
    COPIES,
    DECK,
    DECLINE,
    END_TURN,
    FIELD_SPOTS,
    FROZEN_BY_ANY,
    GARDEN_ONLY,
    GATE,
    HALF,
    HAND,
    IKZ_PILE,
    LEADER,
    MAIN,
    PASS,
    PLAY,
    PORTAL,
    PURSE,
    READY,
    RESPONSE,
    ROOTED_BY_ANY,
    ROWS,
    SPOT,
    SPOTS,
    TAKE,
    TAPPED,
    TAUNT,
    USE,
    is_alley,
    zone_of,
)
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.engine.match import Match
from mankai.games.azuki.rules.steps import play
from mankai.kernel.messages import DEED, DETAIL, HARM, LogLine, Message, Term, slug, the_card, the_seat
from mankai.kernel.messages import TURN as BEGINNING
from mankai.kernel.table import Event

NOT_ASKED: Final[Message] = ("why-not-asked", {})
ROW_KEYS: Final = ["option-garden", "option-alley"]
PURSES: Final = ["option-ikz", "option-token", "option-entity"]
# By verb: the questions at which its options have a key of their own.
QUESTION_VARIANTS: Final = {
    DECLINE: ["mulligan", "bottom", "top", "search", "sacrifice", "equip", "return cards", "to bottom"],
    PASS: ["respond", "defend"],
    TAKE: ["discard", "bottom", "top", "choose list", "choose gate", "build", "play free"],
}


def the_face(face: int) -> Term:
    """The term for a face, given by its first card."""
    return the_card(face * COPIES)


def the_zone(zone: int) -> Term:
    return "zone", zone


def label(match: Match, seat: int, option: int) -> Message:
    """The name of an option, which depends on the question being asked."""
    rules, question = match.rules, match.question
    verb, subject = rules.verb_of[option], int(rules.subject(option))
    key = f"option-{slug(rules.verbs[verb].name)}"
    if question in QUESTION_VARIANTS.get(verb, []):
        key = f"{key}-{slug(question)}"
    if verb in (END_TURN, PASS, DECLINE, ACCEPT):
        return key, {}
    if verb == AMOUNT:
        return key, {"amount": subject}
    if verb == ROWS:
        return ROW_KEYS[subject], {}
    if verb == PURSE:
        return PURSES[subject] + ("-untap" if question == "untap" else ""), {}
    if verb in (PLAY, TAKE):
        return key, {"card": the_face(subject)}
    if verb == READY:
        return key, {"name": READY_DECKS[subject].name if subject < len(READY_DECKS) else str(subject)}
    spot = spot_of(seat, verb, subject)
    if match.is_free(spot):
        return f"{key}-free", {"place": the_zone(int(zone_of(spot)))}
    card = int(match.card_at(spot))
    arguments: dict[str, Any] = {"card": the_card(card)}
    if verb == SPOT:
        arguments["who"] = the_seat(spot // SPOTS)
    if has_namesake(match, spot):
        return f"{key}-at", {**arguments, "place": the_zone(int(zone_of(spot)))}
    return key, arguments


def spot_of(seat: int, verb: int, subject: int) -> int:
    """The spot that an option refers to."""
    if verb == SPOT:
        return (subject + seat * SPOTS) % FIELD_SPOTS
    return seat * SPOTS + (ALLEY if verb == PORTAL else 0) + subject


def has_namesake(match: Match, spot: int) -> bool:
    """Whether a card of the same name stands elsewhere on the same side."""
    first, name = spot // SPOTS * SPOTS, match.cards[match.card_at(spot)].name
    for other in range(first, first + SPOTS):
        if other != spot and not match.is_free(other) and match.cards[match.card_at(other)].name == name:
            return True
    return False


def question_message(match: Match, seat: int) -> Message:
    """The question that `seat` is asked now."""
    key = f"ask-{slug(match.question)}"
    if match.about >= 0:
        return f"{key}-of" if match.question in ("target", "may", "pick") else key, {"card": the_card(match.about)}
    return key, {}


def why_not(match: Match, seat: int, option: int) -> Message:
    """The reason why `seat` may not choose an option now."""
    if seat < 0:
        return "why-over", {}
    rules, question = match.rules, match.question
    verb, subject = rules.verb_of[option], int(rules.subject(option))
    if question in ("main", "respond"):
        window = MAIN if question == "main" else RESPONSE
        if verb == PLAY:
            return why_not_play(match, seat, subject, window)
        if verb == USE:
            return why_not_use(match, seat * SPOTS + subject, window)
        if verb == ATTACK and window == MAIN:
            return why_not_attack(match, seat * SPOTS + subject)
        if verb == PORTAL and window == MAIN:
            return why_not_portal(match, seat, seat * SPOTS + ALLEY + subject)
    if question == "attack" and verb == SPOT:
        return why_not_target(match, seat, (subject + seat * SPOTS) % FIELD_SPOTS)
    return NOT_ASKED


def why_not_play(match: Match, seat: int, face: int, window: int) -> Message:
    card = match.printed[face]
    copies = [one for one in match.table.zones[HAND + seat] if match.cards[one].face == face]
    if not copies:
        return "why-not-in-hand", {"card": the_face(face)}
    if not card.is_playable_in & window:
        return ("why-only-response" if window == MAIN else "why-only-main"), {}
    cost, money = int(match.cost_of(seat, copies[0])), int(match.money(seat))
    if cost > money:
        return "why-costs", {"cost": cost, "money": money}
    return ("why-no-target", {}) if card.kind == SPELL else NOT_ASKED


def why_not_use(match: Match, spot: int, window: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    arguments: dict[str, Any] = {"card": the_card(int(match.card_at(spot)))}
    card, flags = match.cards[match.card_at(spot)], match.flags_at(spot)
    if not card.hooks & HAS_USE:
        return "why-no-ability", arguments
    if flags & FROZEN_BY_ANY:
        return "why-frozen", arguments
    if card.works_in == GARDEN_ONLY and is_alley(spot):
        return "why-only-in-garden", arguments
    if card.works_in == ALLEY_ONLY and not is_alley(spot):
        return "why-only-in-alley", arguments
    if not card.window & window:
        return ("why-only-response" if window == MAIN else "why-only-main"), {}
    return why_not_use_now(match, spot, card, arguments)


def why_not_use_now(match: Match, spot: int, card: Card, arguments: dict[str, Any]) -> Message:
    money, flags = int(match.money(spot // SPOTS)), match.flags_at(spot)
    if card.once_per_turn and play.is_used(match, spot, card):
        return "why-once", arguments
    if card.price > money:
        return "why-costs", {"cost": card.price, "money": money}
    if card.taps and flags & TAPPED:
        return "why-tapped", arguments
    if card.taps and flags & COOLDOWN and not card.despite_cooldown:
        return "why-cooldown", arguments
    return "why-no-target", {}


def why_not_attack(match: Match, spot: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    arguments: dict[str, Any] = {"card": the_card(int(match.card_at(spot)))}
    flags = match.flags_at(spot)
    if spot % SPOTS == GATE:
        return "why-gate", arguments
    if flags & TAPPED:
        return "why-tapped", arguments
    if flags & FROZEN_BY_ANY:
        return "why-frozen", arguments
    if flags & ROOTED_BY_ANY:
        return "why-rooted", arguments
    if flags & COOLDOWN and not match.has(spot, CHARGE):
        return "why-cooldown", arguments
    return ("why-no-attack", arguments) if spot % SPOTS == LEADER and match.attack_of(spot) == 0 else ("why-no-target", {})


def why_not_portal(match: Match, seat: int, spot: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    gate = seat * SPOTS + GATE
    tapped_spot = gate if match.flags_at(gate) & TAPPED else spot
    return "why-tapped", {"card": the_card(int(match.card_at(tapped_spot)))}


def why_not_target(match: Match, seat: int, spot: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    arguments: dict[str, Any] = {"card": the_card(int(match.card_at(spot)))}
    if spot // SPOTS == seat:
        return "why-own", arguments
    if spot % SPOTS == GATE:
        return "why-gate", arguments
    foe = (1 - seat) * SPOTS
    for other in range(foe, foe + ALLEY):
        if not match.is_free(other) and match.flags_at(other) & TAPPED and match.has(other, TAUNT):
            return "why-taunt", {"card": the_card(int(match.card_at(other)))}
    if is_alley(spot):
        return "why-alley", arguments
    return ("why-only-leaders", {}) if match.flags_at(spot) & TAPPED else ("why-untapped", arguments)


# By event: the weight of its line, whose key is that of the event.  These lines take only the player, the card and a number.
EVENT_LINES: Final = {
    "use": DEED, "portal": DEED, "defend": DEED, "hurt": HARM, "destroyed": HARM, "retarget": DETAIL, "heal": DETAIL,
    "held back": DETAIL, "sacrificed": DETAIL, "replaced": DETAIL, "return": DETAIL, "to bottom": DETAIL,
    "gets attack": DETAIL, "gets health": DETAIL, "gets carapace": DETAIL, "untap": DETAIL,
}  # fmt: skip
EVENTS_WITH_DOER: Final = ("use", "portal")  # the lines of these name the player
# The same for events whose place is a seat.
SEAT_EVENT_LINES: Final = {
    "mill": DETAIL, "look": DETAIL, "arrange": DETAIL, "discard": DETAIL, "take": DETAIL, "fizzle": DETAIL, "deck out": HARM,
    "double knock-out": HARM, "first": BEGINNING,
}  # fmt: skip


def whose_card(card: int) -> Any:
    """The term for a card with its owner, because both players may have such a card."""
    return ("whose-card", {"card": the_card(card), "who": the_seat(card // HALF)}) if card >= 0 else the_card(card)


def lines(events: list[Event], tokens: list[int]) -> list[LogLine]:
    """The log lines of events: one for an action, then its results."""
    log_lines: list[LogLine] = []
    for at, event in enumerate(events):
        log_lines += line_of(events, at, event)
    return log_lines


def line_of(events: list[Event], at: int, event: Event) -> list[LogLine]:
    _, verb, where, subject, amount, _ = event
    seat, key = where // SPOTS, f"log-{slug(verb)}"
    if verb in EVENT_LINES:
        card = the_card(subject) if verb in EVENTS_WITH_DOER else whose_card(subject)
        return [(EVENT_LINES[verb], seat, (key, {"who": the_seat(seat), "card": card, "amount": amount}))]
    if verb in SEAT_EVENT_LINES:
        return [(SEAT_EVENT_LINES[verb], where, (key, {"who": the_seat(where), "card": the_card(subject), "amount": amount}))]
    if verb == "turn":
        return [(BEGINNING, where, ("log-turn", {"who": the_seat(where), "turn": amount}))]
    if verb == "turn limit":
        return [(HARM, -1, ("log-turn-limit", {"turns": amount}))]
    if verb == "play":
        return [play_line(where, subject)]
    if verb in ("attack", "redirect", "exchange"):
        arguments: dict[str, Any] = {"who": the_seat(seat), "card": the_card(subject), "target": the_card(amount)}
        if verb != "attack":
            arguments.update({"card": whose_card(subject), "target": whose_card(amount)})
        return [(DEED if verb == "attack" else DETAIL, seat, (key, arguments))]
    if verb == "equip":
        return [(DETAIL, seat, ("log-equip", {"card": the_card(subject), "carrier": whose_card(amount)}))]
    if verb == "becomes":
        return [(DETAIL, seat, ("log-becomes", {"card": whose_card(subject), "flag": ("flag", amount)}))]
    if verb == "copies":
        return [(DETAIL, seat, ("log-copies", {"card": whose_card(subject), "other": the_face(amount)}))]
    if verb == "resolve":
        return [(DETAIL, where, ("log-resolve", {"card": whose_card(subject), "moment": ("moment", amount)}))]
    if verb == "mulligan":
        return [(DEED, where, ("log-mulligan" if amount else "log-keep", {"who": the_seat(where)}))]
    if verb == "token":
        return [(DETAIL, where, ("log-token" if amount > 0 else "log-token-spent", {"who": the_seat(where)}))]
    if verb == "shift" and IKZ_PILE <= where < IKZ_PILE + 2:
        return [(DETAIL, where - IKZ_PILE, ("log-ikz", {"who": the_seat(where - IKZ_PILE), "amount": amount}))]
    if verb == "over":
        return [(BEGINNING, -1, ("log-over", {}))]
    return draw_lines(events, at) if verb == "place" else []


def play_line(where: int, card: int) -> LogLine:
    """The line of a card that was played, to a spot or as a spell."""
    if where < 0:
        return DEED, -1 - where, ("log-play", {"who": the_seat(-1 - where), "card": the_card(card)})
    arguments: dict[str, Any] = {"who": the_seat(where // SPOTS), "card": the_card(card), "place": the_zone(int(zone_of(where)))}
    return DEED, where // SPOTS, ("log-play-to", arguments)


def draw_lines(events: list[Event], at: int) -> list[LogLine]:
    """The line of cards drawn one after the other; empty unless the first of them is at `at`."""
    if not is_draw(events[at]) or (at > 0 and is_draw(events[at - 1]) and events[at - 1][2] == events[at][2]):
        return []
    seat, count = events[at][2] - DECK, 0
    while at < len(events) and is_draw(events[at]) and events[at][2] == DECK + seat:
        count, at = count + 1, at + 1
    return [(DETAIL, seat, ("log-draw", {"who": the_seat(seat), "amount": count}))]


def is_draw(event: Event) -> bool:
    return event[1] == "place" and DECK <= event[2] < DECK + 2 and HAND <= event[4] < HAND + 2
