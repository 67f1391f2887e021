"""Log lines: one for each deed with its outcome, followed by its details."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.sakura_arms.rules.constants import (
    BONUS,
    BURNOUT,
    DECK,
    DISCARD,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LIMBO,
    OUTSIDE,
    READY,
    SET_ASIDE,
    SHADOW,
    USED,
)
from mankai.games.sakura_arms.rules.engine.attack import LIFE_FACTOR
from mankai.games.sakura_arms.rules.text.messages import join_messages, the_action, the_place, whose_card
from mankai.kernel.messages import DEED, DETAIL, HARM, TURN, LogLine, Message, the_card, the_seat
from mankai.kernel.table import Event

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition

CARD_EVENTS: Final = {
    "attack": DEED, "vanish": DEED, "miss": DEED, "negate": DEED, "harmless": DEED, "disenchant": DEED, "show": DEED,
    "mark": DETAIL, "unmark": DETAIL,
}  # fmt: skip
EVENTS_WITH_DOER: Final = ("attack", "show", "mark")  # their lines name the doer, or stand under one that does
PLAYER_EVENTS: Final = {"first": DEED, "stun": DEED, "unstun": DETAIL}
GODDESS_EVENTS: Final = {"goddess": "joins", "drafted": "drafted", "banned": "banned"}
DAMAGE_KEYS: Final = {"hurt_aura": "log-hurt-aura", "hurt_life": "log-hurt-life"}
TOKEN_EVENTS: Final = ("shift", "lay", "lift")
# Moves of unseen cards between these zones tell a viewer nothing.
HIDDEN_ZONES: Final = (DECK, OUTSIDE, READY, SET_ASIDE, BONUS)


def lines(edition: Edition, events: list[Event], tokens: list[int]) -> list[LogLine]:
    """Return the lines of some events.  `tokens` are the numbers after all of them, as far as the viewer may know them."""
    teller = LogLineWriter(edition, events, tokens)
    while teller.at < len(events):
        teller.write_next()
    return teller.lines


class LogLineWriter:
    """A writer that goes through events one by one and makes lines of them."""

    def __init__(self, edition: Edition, events: list[Event], tokens: list[int]) -> None:
        self.edition = edition
        self.events = events
        self.tokens = tokens
        self.amounts_after = amounts_by_event(events, tokens)
        self.lines: list[LogLine] = []
        self.at = 0
        self.cause = ""  # the note on the damage that comes next
        self.gathering_seat = -1  # the seat whose cards are being gathered for a shuffle

    def add_line(self, weight: str, who: int, key: str, **arguments: Any) -> None:
        subject: dict[str, Any] = {"who": the_seat(who)} if who >= 0 else {}
        self.lines.append((weight, who, (key, {**subject, **arguments})))

    def write_next(self) -> None:
        """Write the next event, with those that belong to it."""
        _, verb, where, subject, amount, _ = self.events[self.at]
        who = where % 2
        if self.is_payment(who):
            self.write_paid_action(who)
            return
        self.at += 1
        if verb == "basic":
            self.write_action(who, subject)
        elif verb in TOKEN_EVENTS:
            self.write_token_move(verb, where, subject, amount)
        elif verb in DAMAGE_KEYS:
            self.write_harm(who, DAMAGE_KEYS[verb], amount)
        elif verb == "place":
            self.write_card_move(who, subject, where // 2 * 2, amount // 2 * 2)
        elif verb == "turn":
            self.add_line(TURN, who, "log-turn", number=amount)
        elif verb == "play":
            deed: Message = ("log-play", {"who": the_seat(who), "card": self.card(subject, who, who)})
            self.lines.append((DEED, who, self.with_outcome(deed, who)))
        elif verb in CARD_EVENTS:
            self.add_line(
                CARD_EVENTS[verb], who, f"log-{verb}", card=self.card(subject, who, who if verb in EVENTS_WITH_DOER else -1)
            )
        elif verb in PLAYER_EVENTS:
            self.add_line(PLAYER_EVENTS[verb], who, f"log-{verb}")
        elif verb == "vigor":
            self.add_line(DETAIL, who, "log-vigor", amount=amount)
        elif verb == "count":
            self.lines.append((DETAIL, who, ("amount-in", {"place": the_place(where), "amount": amount})))
        elif verb in GODDESS_EVENTS:
            self.add_line(DEED, who, f"log-{GODDESS_EVENTS[verb]}", goddess=("goddess", subject))
        elif verb == "gather":
            self.gathering_seat = who
        elif verb == "shuffle":
            self.add_line(DEED if self.gathering_seat == who else DETAIL, who, "log-shuffle", count=amount)
            self.gathering_seat = -1
        elif verb == "copy":
            self.add_line(DETAIL, who, "log-copy", card=self.card(subject, who, who), copied=the_card(amount))
        elif verb == "gets":
            life = (amount + LIFE_FACTOR // 2) // LIFE_FACTOR
            change = f"{amount - life * LIFE_FACTOR:+d}/{life:+d}"
            self.add_line(DETAIL, who, "log-gets", card=self.card(subject, who), change=change)
        elif verb == "epic":
            epic = self.edition.epic_key(subject)
            self.add_line(DEED, -1, "log-epic", epic=(epic, {}), text=(f"{epic}.text", {}))
        elif verb == BURNOUT:
            self.cause = verb

    def card(self, card: int, holder: int, named_player: int = -1) -> Any:
        """Return a card, with its owner if both players may have one of its name and the owner is not `named_player`.

        A Poison belongs to its holder, if that is known.
        """
        edition = self.edition
        if card < 0 or not edition.is_shared_goddess(self.tokens, card):
            return the_card(card)
        owner = holder if edition.cards[card].is_poison else card // edition.half
        return the_card(card) if owner in (named_player, -1) else whose_card(card, owner)

    def is_payment(self, who: int) -> bool:
        """Whether the next event pays for the Basic Action after it."""
        if self.at + 1 >= len(self.events) or self.events[self.at + 1][1] != "basic":
            return False
        _, verb, where, _, target, _ = self.events[self.at]
        return verb == "vigor" or (verb == "place" and (where, target) == (HAND + who, FACE_DOWN + who))

    def write_paid_action(self, who: int) -> None:
        """Write the action before its cost."""
        payment = self.at
        self.at += 2
        self.write_action(who, self.events[self.at - 1][3])
        _, verb, _, subject, amount, _ = self.events[payment]
        if verb == "vigor":
            self.add_line(DETAIL, who, "log-vigor", amount=amount)
        else:
            self.write_card_move(who, subject, HAND, FACE_DOWN, DETAIL)

    def write_action(self, who: int, action: int) -> None:
        deed: Message = (f"log-{self.edition.actions[action]}", {"who": the_seat(who), "action": the_action(action)})
        self.lines.append((DEED, who, self.with_shift(deed, who)))

    def write_harm(self, who: int, key: str, amount: int) -> None:
        harm: Message = (key, {"who": the_seat(who), "amount": amount})
        if self.cause:
            harm = (f"log-{self.cause}", {"harm": harm})
            self.cause = ""
        self.lines.append((HARM, who, self.with_shift(harm, who)))

    def with_shift(self, deed: Message, who: int) -> Message:
        """Return a deed with the outcome of the token move that follows it, if one does.  That event gets no line of its own."""
        if self.at >= len(self.events) or self.events[self.at][1] != "shift":
            return deed
        self.at += 1
        return with_amounts(deed, self.amounts_after[self.at - 1], who)

    def with_outcome(self, deed: Message, who: int) -> Message:
        """Return a deed with the resulting numbers of the places between which it moves tokens.  The moves get lines after it."""
        outcome: dict[int, int] = {}
        at = self.at
        while at < len(self.events) and self.goes_with_deed(at):
            outcome.update(self.amounts_after.get(at, {}))
            at += 1
        return with_amounts(deed, outcome, who)

    def goes_with_deed(self, at: int) -> bool:
        """Whether an event is a token move of the deed, or the move of the card that is being played."""
        _, verb, _, _, amount, _ = self.events[at]
        return verb in TOKEN_EVENTS or (verb == "place" and amount // 2 * 2 == LIMBO)

    def write_token_move(self, verb: str, where: int, subject: int, amount: int) -> None:
        """Write a move of tokens between places, or between a place and a card."""
        other: Any = the_place(subject) if verb == "shift" else self.card(subject, -1)
        source, target = (other, the_place(where)) if verb == "lift" else (the_place(where), other)
        tokens: Message = (self.edition.token_key(where), {"amount": amount})
        deed_message: Message = ("log-moved", {"tokens": tokens, "amount": amount, "source": source, "target": target})
        who = where % 2 if where > SHADOW else subject % 2 if verb == "shift" and subject > SHADOW else -1
        self.lines.append((DETAIL, who, deed_message))

    def write_card_move(self, who: int, card: int, source: int, target: int, weight: str = DEED) -> None:
        """Write a move of a card, unless another line implies it or the viewer learns nothing from it."""
        if target == LIMBO or (source == LIMBO and target in (DISCARD, USED, IN_PLAY)):
            return
        if source == DECK and target == HAND:
            self.write_draw(who, card)
        elif source == HAND and target == DECK:
            self.add_line(DEED, who, "log-put-back", card=the_card(card))
        elif target == FACE_DOWN:
            self.add_line(weight if source == HAND else DETAIL, who, "log-face-down", card=self.card(card, who, who))
        elif card >= 0 or not {source, target} <= {*HIDDEN_ZONES, *self.edition.mechanism_zones.values()}:
            zones = {"source": ("zone", source + who), "target": ("zone", target + who)}
            self.add_line(DETAIL, who, "log-placed", card=self.card(card, who, who), **zones)

    def write_draw(self, who: int, card: int) -> None:
        """Write all cards that a player draws at once, in one line."""
        cards = [card]
        while self.at < len(self.events):
            _, verb, source, next_card, target, _ = self.events[self.at]
            if (verb, source, target) != ("place", DECK + who, HAND + who):
                break
            cards.append(next_card)
            self.at += 1
        card_messages: list[Message] = [("card-named", {"card": the_card(one)}) for one in cards if one >= 0]
        if len(card_messages) == len(cards):
            self.add_line(DETAIL, who, "log-draw", cards=join_messages(card_messages))
        else:
            self.add_line(DETAIL, who, "log-draw-hidden", count=len(cards))


def with_amounts(deed: Message, amounts: dict[int, int], who: int) -> Message:
    """Return a deed of `who` with the numbers of tokens in the places it has changed."""
    if not amounts:
        return deed
    return "log-outcome", {"deed": deed, "outcome": join_messages([amount_in(place, amounts[place], who) for place in amounts])}


def amount_in(place: int, amount: int, who: int) -> Message:
    """Return the number of tokens in a place.  The owner is named only if it is not the doer."""
    is_plain = place <= SHADOW or place % 2 == who
    return "amount-in", {"place": ("area", place) if is_plain else the_place(place), "amount": amount}


def amounts_by_event(events: list[Event], tokens: list[int]) -> dict[int, dict[int, int]]:
    """Return, by event that moved tokens, the numbers in its places just after it."""
    now = tokens[:]
    amounts: dict[int, dict[int, int]] = {}
    for at in range(len(events) - 1, -1, -1):
        _, verb, where, subject, amount, _ = events[at]
        if verb == "shift":
            amounts[at] = {where: now[where], subject: now[subject]}
            now[where] += amount
            now[subject] -= amount
        elif verb in ("lay", "lift"):
            amounts[at] = {where: now[where]}
            now[where] += amount if verb == "lay" else -amount
    return amounts
