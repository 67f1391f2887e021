"""The set-up of a match: decks given or chosen in secret, the first player, open or closed lists.

A set-up is a dict, all of it optional:

    {"decks": ["Starter: Zero", {"leader": "STT01-001", "gate": "STT01-002", "cards": {"STT01-003": 4, ...}}],
     "lists": "open",                 # or "closed": players do not know each other's lists
     "format": "open",                # or "tournament"
     "first": 0,                      # a seat, or "random"
     "turn_limit": 60}                # the match ends after so many turns of both players; absent or None: no limit

A deck is a ready deck by name, a code, or written out; a single one is for both seats.  A deck "choose" is chosen during
set-up: a ready deck, or leader, gate and card by card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from mankai.games.azuki.rules.cards.base import GATE_CARD
from mankai.games.azuki.rules.cards.card_index import PRINTED, card_number
from mankai.games.azuki.rules.constants import (
    BUILD,
    CHOOSE_GATE,
    CHOOSE_LIST,
    COPIES,
    COPYING,
    DECK,
    DECK_SIZE,
    FIRST,
    GATE,
    HALF,
    HAND_SIZE,
    IKZ_PILE,
    LEADER,
    LIST,
    LISTS_CLOSED,
    MOST_IKZ,
    MOST_LISTS,
    MULLIGAN,
    PLACES,
    READY,
    SET_OUT,
    SHUFFLES,
    SPOTS,
    STREAMS,
    TAKE,
    TURN_BEGINS,
    TURN_LIMIT,
    ZONES,
    zone_of,
)
from mankai.games.azuki.rules.decklists import (
    BANNED,
    FORMATS,
    READY_DECKS,
    Decklist,
    deck_from_ready,
    deck_from_setup,
    gates_of,
    leaders,
    pool_of,
)
from mankai.kernel.errors import BadSetup
from mankai.kernel.rng import key_from_seed
from mankai.kernel.table import Cards, Step, Table

if TYPE_CHECKING:
    from mankai.games.azuki.rules.edition import Azuki
    from mankai.games.azuki.rules.engine.match import Match

RANDOM: Final = "random"
CHOOSE: Final = "choose"
LIST_MODES: Final = ["open", "closed"]
SETUP_KEYS: Final = ["decks", "lists", "format", "first", "turn_limit"]
LEAST_TURNS: Final = 2  # one for each player
MOST_TURNS: Final = 1000
DEFAULT_DECKS: Final = ["Starter: Raizan", "Starter: Zero"]


def empty_table() -> Table:
    """A table without cards, with all IKZ in their piles."""
    zones: list[Cards] = [()] * ZONES
    table = Table([0] * PLACES, zones, (), [0] * STREAMS)
    for seat in range(2):
        table.tokens[IKZ_PILE + seat] = MOST_IKZ
    return table


def deal_table(azuki: Azuki, setup: dict[str, Any], seed: int) -> Table:
    """Return the table before the first decision."""
    for name in setup:
        if name not in SETUP_KEYS:
            raise BadSetup(f"a set-up of {azuki.name} has no {name!r}; it has: {', '.join(SETUP_KEYS)}")
    format = choice_in_setup(setup, "format", FORMATS)
    deck_values = decks_in_setup(setup)
    if not isinstance(deck_values, list) or len(deck_values) != 2:
        raise BadSetup(f"decks: a list of two decks, not {str(deck_values)[:80]!r}")
    table = empty_table()
    table.rng_key = key_from_seed(seed)
    table.tokens[LISTS_CLOSED] = 1 if choice_in_setup(setup, "lists", LIST_MODES) == "closed" else 0
    first = setup.get("first", RANDOM)
    if first != RANDOM and (not isinstance(first, int) or isinstance(first, bool) or not 0 <= first <= 1):
        raise BadSetup(f'first: a seat, 0 or 1, or "random", not {str(first)[:40]!r}')
    table.tokens[TURN_LIMIT] = turn_limit_of(setup)
    faults: list[str] = []
    decks: list[Decklist | None] = []
    for seat in range(2):
        try:
            value = deck_values[seat]
            decks.append(None if value == CHOOSE else deck_from_setup(azuki, value, format, f"the deck of seat {seat}"))
        except BadSetup as error:
            faults.append(str(error))
    if faults:
        raise BadSetup("; ".join(faults))
    match = azuki.match(table)
    match.is_watched = False
    beginner = int(match.roll(FIRST, 2)) if first == RANDOM else int(first)
    steps: list[Step] = []
    for seat in range(2):
        deck = decks[seat]
        if deck is None:
            steps.append((CHOOSE_LIST, seat, -1, (FORMATS.index(format),)))
        else:
            add_decklist(match, seat, deck)
    match.close()
    steps += [(SET_OUT, beginner, -1, ()), (MULLIGAN, beginner, -1, ()), (MULLIGAN, 1 - beginner, -1, ())]
    steps.append((TURN_BEGINS, beginner, -1, ()))
    table.agenda = tuple(steps[::-1])
    return table


def decks_in_setup(setup: dict[str, Any]) -> Any:
    """The decks of both seats; a single one is for both."""
    decks = setup.get("decks", DEFAULT_DECKS)
    return [decks, decks] if isinstance(decks, (str, dict)) else decks


def turn_limit_of(setup: dict[str, Any]) -> int:
    """The turns after which the match ends; 0 if it has no limit."""
    value = setup.get("turn_limit")
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not LEAST_TURNS <= value <= MOST_TURNS:
        raise BadSetup(f"turn_limit: a number from {LEAST_TURNS} to {MOST_TURNS}, not {str(value)[:40]!r}")
    return value


def choice_in_setup(setup: dict[str, Any], name: str, choices: list[str]) -> str:
    value = setup.get(name, choices[0])
    if value not in choices:
        raise BadSetup(f"{name}: {' or '.join(choices)}, not {str(value)[:40]!r}")
    return str(value)


def add_decklist(match: Match, seat: int, deck: Decklist) -> None:
    """Add the cards of a deck, leader and gate first, to the list of a seat."""
    for face in [deck.leader, deck.gate, *deck.faces()]:
        add_card(match, seat, face)


def add_card(match: Match, seat: i64, face: i64) -> None:
    """Add a random free copy of a face to the list of a seat, so that the card's number reveals nothing."""
    list_cards = match.table.zones[LIST + seat]
    first: i64 = card_number(seat, face, 0)
    is_held = [False] * COPIES
    for other in list_cards:  # one pass for all copies: bulk play deals a hundred cards per game
        if 0 <= other - first < COPIES:
            is_held[other - first] = True
    free: list[int] = [first + copy for copy in range(COPIES) if not is_held[copy]]
    card = free[match.roll(COPYING + seat, len(free))]
    match.table.zones[LIST + seat] = list_cards + (card,)
    match.move_version += 1


def choose_list(match: Match) -> None:
    """Let the player choose a ready deck, or a leader for a deck of their own."""
    seat, rules = match.step_seat, match.rules
    option = match.early_answer()
    if option < 0:
        options: list[int] = [rules.code(READY, number) for number in ready_decks_of(match.details[0])]
        options += [rules.code(TAKE, face) for face in leaders()]
        option = match.decide(seat, options, "choose list")
        if option < 0:
            return
    subject = rules.subject(option)
    if rules.verb_of[option] == READY:
        add_decklist(match, seat, deck_from_ready(READY_DECKS[subject]))
        return
    add_card(match, seat, subject)
    match.schedule(CHOOSE_GATE, seat, -1, match.details)


def ready_decks_of(format: int) -> list[int]:
    """The numbers of the ready decks of a format."""
    numbers: list[int] = []
    for number, ready in enumerate(READY_DECKS[:MOST_LISTS]):
        if FORMATS[format] == "open" or ready.gate not in BANNED:
            numbers.append(number)
    return numbers


def choose_gate(match: Match) -> None:
    """Let the player choose a gate of the leader's element."""
    seat, rules = match.step_seat, match.rules
    option = match.early_answer()
    if option < 0:
        gates = gates_of(match.cards[match.table.zones[LIST + seat][0]].element)
        if FORMATS[match.details[0]] == "tournament":
            gates = [gate for gate in gates if PRINTED[gate].id not in BANNED]
        option = match.decide(seat, [rules.code(TAKE, gate) for gate in gates], "choose gate")
        if option < 0:
            return
    add_card(match, seat, rules.subject(option))
    match.schedule(BUILD, seat)


def build(match: Match) -> None:
    """Let the player choose one card; schedule the next until there are fifty."""
    seat, rules = match.step_seat, match.rules
    list_cards = match.table.zones[LIST + seat]
    option = match.early_answer()
    if option < 0:
        counts = [0] * len(PRINTED)
        for card in list_cards:
            counts[match.cards[card].face] += 1
        faces = [face for face in pool_of(match.cards[list_cards[0]].element) if counts[face] < COPIES]
        option = match.decide(seat, [rules.code(TAKE, face) for face in faces], "build")
        if option < 0:
            return
    add_card(match, seat, rules.subject(option))
    if len(list_cards) + 1 < DECK_SIZE + 2:
        match.schedule(BUILD, seat)


def set_out(match: Match) -> None:
    """Place leaders and gates, shuffle the decks, and draw seven cards each."""
    tokens = match.table.tokens
    for seat in range(2):
        for card in match.table.zones[LIST + seat][:2]:
            spot = seat * SPOTS + (GATE if match.cards[card].kind == GATE_CARD else LEADER)
            match.enter(card, LIST + seat, spot)
        match.merge_zone(LIST + seat, DECK + seat)
        match.shuffle(DECK + seat, SHUFFLES + seat)
        match.draw(seat, HAND_SIZE)
    match.emit("first", match.step_seat, -1, tokens[LISTS_CLOSED])


def decklist_of(table: Table, seat: int) -> dict[int, int]:
    """The count of each face among a player's fifty cards, in all zones."""
    counts: dict[int, int] = {}
    leader_and_gate = [table.zones[zone_of(seat * SPOTS + spot)][:1] for spot in (LEADER, GATE)]
    for cards in table.zones:
        for card in cards:
            if card // HALF == seat and (card,) not in leader_and_gate:
                face = card % HALF // COPIES
                counts[face] = counts.get(face, 0) + 1
    return counts
