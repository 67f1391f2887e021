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
    LEADER,
    MAIN,
    PASS,
    PILE,
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


# Options.


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
    said: dict[str, Any] = {"card": the_card(card)}
    if verb == SPOT:
        said["who"] = the_seat(spot // SPOTS)
    if has_namesake(match, spot):
        return f"{key}-at", {**said, "place": the_zone(int(zone_of(spot)))}
    return key, said


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


# Questions.


def question_message(match: Match, seat: int) -> Message:
    """The question that `seat` is asked now."""
    key = f"ask-{slug(match.question)}"
    if match.about >= 0:
        return f"{key}-of" if match.question in ("target", "may", "pick") else key, {"card": the_card(match.about)}
    return key, {}


# Reasons.


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
    held = [one for one in match.table.zones[HAND + seat] if match.cards[one].face == face]
    if not held:
        return "why-not-in-hand", {"card": the_face(face)}
    if not card.is_playable_in & window:
        return ("why-only-response" if window == MAIN else "why-only-main"), {"card": the_face(face)}
    cost, money = int(match.cost_of(seat, held[0])), int(match.money(seat))
    if cost > money:
        return "why-costs", {"cost": cost, "money": money}
    return ("why-no-target", {}) if card.kind == SPELL else NOT_ASKED


def why_not_use(match: Match, spot: int, window: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    said: dict[str, Any] = {"card": the_card(int(match.card_at(spot)))}
    card, flags = match.cards[match.card_at(spot)], match.flags_at(spot)
    if not card.hooks & HAS_USE:
        return "why-no-ability", said
    if flags & FROZEN_BY_ANY:
        return "why-frozen", said
    if card.works_in == GARDEN_ONLY and is_alley(spot):
        return "why-only-in-garden", said
    if card.works_in == ALLEY_ONLY and not is_alley(spot):
        return "why-only-in-alley", said
    if not card.window & window:
        return ("why-only-response" if window == MAIN else "why-only-main"), said
    return why_not_use_now(match, spot, card, said)


def why_not_use_now(match: Match, spot: int, card: Card, said: dict[str, Any]) -> Message:
    money, flags = int(match.money(spot // SPOTS)), match.flags_at(spot)
    if card.once_per_turn and play.is_used(match, spot, card):
        return "why-once", said
    if card.price > money:
        return "why-costs", {"cost": card.price, "money": money}
    if card.taps and flags & TAPPED:
        return "why-tapped", said
    if card.taps and flags & COOLDOWN and not card.despite_cooldown:
        return "why-cooldown", said
    return "why-no-target", {}


def why_not_attack(match: Match, spot: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    said: dict[str, Any] = {"card": the_card(int(match.card_at(spot)))}
    flags = match.flags_at(spot)
    if spot % SPOTS == GATE:
        return "why-gate", said
    if flags & TAPPED:
        return "why-tapped", said
    if flags & FROZEN_BY_ANY:
        return "why-frozen", said
    if flags & ROOTED_BY_ANY:
        return "why-rooted", said
    if flags & COOLDOWN and not match.has(spot, CHARGE):
        return "why-cooldown", said
    return ("why-no-attack", said) if spot % SPOTS == LEADER and match.attack_of(spot) == 0 else ("why-no-target", {})


def why_not_portal(match: Match, seat: int, spot: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    gate = seat * SPOTS + GATE
    tapped = gate if match.flags_at(gate) & TAPPED else spot
    return "why-tapped", {"card": the_card(int(match.card_at(tapped)))}


def why_not_target(match: Match, seat: int, spot: int) -> Message:
    if match.is_free(spot):
        return "why-nobody-there", {}
    said: dict[str, Any] = {"card": the_card(int(match.card_at(spot)))}
    if spot // SPOTS == seat:
        return "why-own", said
    if spot % SPOTS == GATE:
        return "why-gate", said
    foe = (1 - seat) * SPOTS
    for other in range(foe, foe + ALLEY):
        if not match.is_free(other) and match.flags_at(other) & TAPPED and match.has(other, TAUNT):
            return "why-taunt", {"card": the_card(int(match.card_at(other)))}
    if is_alley(spot):
        return "why-alley", said
    return ("why-only-leaders", {}) if match.flags_at(spot) & TAPPED else ("why-untapped", said)


# Log lines.

# By event: weight and key.  These lines take only the player, the card and a number.
EVENT_LINES: Final = {
    "use": (DEED, "log-use"),
    "portal": (DEED, "log-portal"),
    "defend": (DEED, "log-defend"),
    "retarget": (DETAIL, "log-retarget"),
    "hurt": (HARM, "log-hurt"),
    "heal": (DETAIL, "log-heal"),
    "held back": (DETAIL, "log-held-back"),
    "destroyed": (HARM, "log-destroyed"),
    "sacrificed": (DETAIL, "log-sacrificed"),
    "replaced": (DETAIL, "log-replaced"),
    "return": (DETAIL, "log-return"),
    "to bottom": (DETAIL, "log-to-bottom"),
    "gets attack": (DETAIL, "log-gets-attack"),
    "gets health": (DETAIL, "log-gets-health"),
    "gets carapace": (DETAIL, "log-gets-carapace"),
    "untap": (DETAIL, "log-untap"),
}
EVENTS_WITH_DOER: Final = ("use", "portal")  # the lines of these name the player
# The same for events whose place is a seat.
SEAT_EVENT_LINES: Final = {
    "mill": (DETAIL, "log-mill"),
    "look": (DETAIL, "log-look"),
    "arrange": (DETAIL, "log-arrange"),
    "discard": (DETAIL, "log-discard"),
    "take": (DETAIL, "log-take"),
    "fizzle": (DETAIL, "log-fizzle"),
    "deck out": (HARM, "log-deck-out"),
    "double knock-out": (HARM, "log-double-knock-out"),
    "first": (BEGINNING, "log-first"),
}


def whose_card(card: int) -> Any:
    """The term for a card with its owner, because both players may have such a card."""
    return ("whose-card", {"card": the_card(card), "who": the_seat(card // HALF)}) if card >= 0 else the_card(card)


def lines(events: list[Event], tokens: list[int]) -> list[LogLine]:
    """The log lines of events: one for an action, then its results."""
    found: list[LogLine] = []
    for at, event in enumerate(events):
        found += line_of(events, at, event)
    return found


def line_of(events: list[Event], at: int, event: Event) -> list[LogLine]:
    _, verb, where, subject, amount, _ = event
    seat = where // SPOTS
    if verb in EVENT_LINES:
        weight, key = EVENT_LINES[verb]
        card = the_card(subject) if verb in EVENTS_WITH_DOER else whose_card(subject)
        return [(weight, seat, (key, {"who": the_seat(seat), "card": card, "amount": amount}))]
    if verb in SEAT_EVENT_LINES:
        weight, key = SEAT_EVENT_LINES[verb]
        return [(weight, where, (key, {"who": the_seat(where), "card": the_card(subject), "amount": amount}))]
    if verb == "turn":
        return [(BEGINNING, where, ("log-turn", {"who": the_seat(where), "turn": amount}))]
    if verb == "turn limit":
        return [(HARM, -1, ("log-turn-limit", {"turns": amount}))]
    if verb == "play":
        return [play_line(where, subject)]
    if verb in ("attack", "redirect", "exchange"):
        said: dict[str, Any] = {"who": the_seat(seat), "card": the_card(subject), "target": the_card(amount)}
        if verb != "attack":
            said.update({"card": whose_card(subject), "target": whose_card(amount)})
        return [(DEED if verb == "attack" else DETAIL, seat, (f"log-{verb}", said))]
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
    if verb == "shift" and PILE <= where < PILE + 2:
        return [(DETAIL, where - PILE, ("log-ikz", {"who": the_seat(where - PILE), "amount": amount}))]
    if verb == "over":
        return [(BEGINNING, -1, ("log-over", {}))]
    return draw_lines(events, at) if verb == "place" else []


def play_line(where: int, card: int) -> LogLine:
    """The line of a card that was played, to a spot or as a spell."""
    if where < 0:
        return DEED, -1 - where, ("log-play", {"who": the_seat(-1 - where), "card": the_card(card)})
    said: dict[str, Any] = {"who": the_seat(where // SPOTS), "card": the_card(card), "place": the_zone(int(zone_of(where)))}
    return DEED, where // SPOTS, ("log-play-to", said)


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
