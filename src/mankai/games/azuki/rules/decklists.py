"""Decks: parsing, legality with all faults, ready decks and random decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.azuki.rules.cards.base import ENTITY, GATE_CARD, LEADER_CARD, SPELL, WEAPON
from mankai.games.azuki.rules.cards.card_index import FACE_NUMBERS, IMPLEMENTED, PRINTED, closest_names, faces_named, find_face
from mankai.games.azuki.rules.constants import COPIES, DECK_SIZE, IDS, NEUTRAL
from mankai.games.azuki.rules.deck_codes import BadCode, decode_deck, is_deck_code
from mankai.games.azuki.rules.ready_decks import ALL_READY_DECKS, ReadyDeck
from mankai.kernel.errors import BadSetup
from mankai.kernel.messages import Message, Term, message, the_card
from mankai.kernel.rng import FastRng

if TYPE_CHECKING:
    from mankai.games.azuki.rules.edition import Azuki

FORMATS: Final = ["open", "tournament"]
BANNED: Final = {"AZK01-122": "2026-08-18"}  # cards banned in official tournaments, with the date of the ban
MAIN_DECK: Final = [ENTITY, SPELL, WEAPON]
MOST_COMPARED: Final = 10  # with this many faults, unknown names get no suggestions any more
MOST_QUOTED: Final = 60  # characters of an unknown name
DECK_KEYS: Final = {"leader", "gate", "cards"}


class Decklist:
    """A deck by faces: leader and gate (-1 if missing), and the count of each card."""

    def __init__(self, leader: int, gate: int, counts: dict[int, int]) -> None:
        self.leader = leader
        self.gate = gate
        self.counts = counts

    def faces(self) -> list[int]:
        """All cards of the main deck, one entry per copy."""
        return [face for face in sorted(self.counts) for _ in range(self.counts[face])]


def is_implemented(ready: ReadyDeck) -> bool:
    return all([bool(PRINTED[FACE_NUMBERS[id]].id) for id in [ready.leader, ready.gate, *ready.cards]])


READY_DECKS: Final = [ready for ready in ALL_READY_DECKS if is_implemented(ready)]


def parse_decklist(of: list[str], cards: list[tuple[str, int]], format: str) -> tuple[Decklist, list[Message]]:
    """Return a deck as far as it can be read, and all its faults.  `of` holds its leader and gate."""
    faults: list[Message] = []
    leaders, gates = find_leaders_and_gates(of, faults)
    counts: dict[int, int] = {}
    for name, count in cards:
        face = resolve_face(name, MAIN_DECK, faults)
        if count < 1:
            faults.append(message("deck-bad-count", name=shorten_name(name), count=str(count)[:20]))
        elif face >= 0:
            counts[face] = counts.get(face, 0) + count  # spellings and prints of one face add up
    faults += [message("deck-needs-leader", has=len(leaders))] if len(leaders) != 1 else []
    faults += [message("deck-needs-gate", has=len(gates))] if len(gates) != 1 else []
    total = sum([count for _, count in cards if count > 0])
    faults += [message("deck-size-wrong", has=total, needs=DECK_SIZE)] if total != DECK_SIZE else []
    for face, count in sorted(counts.items()):
        if count > COPIES:
            faults.append(message("deck-too-many-copies", id=IDS[face], card=the_face(face), has=count, most=COPIES))
    if len(leaders) == 1:
        faults += faults_of_elements(leaders[0], gates, counts)
    if format == "tournament":
        for face in [*leaders, *gates, *sorted(counts)]:
            if IDS[face] in BANNED:
                faults.append(message("deck-banned", card=the_face(face), since=BANNED[IDS[face]]))
    return Decklist(leaders[0] if leaders else -1, gates[0] if gates else -1, counts), faults


def find_leaders_and_gates(of: list[str], faults: list[Message]) -> tuple[list[int], list[int]]:
    """Return the leaders and the gates among these names.  Adds faults."""
    faces = [face for name in of if (face := resolve_face(name, [LEADER_CARD, GATE_CARD], faults)) >= 0]
    leaders = [face for face in faces if PRINTED[face].kind == LEADER_CARD]
    return leaders, [face for face in faces if PRINTED[face].kind == GATE_CARD]


def faults_of_elements(leader: int, gates: list[int], counts: dict[int, int]) -> list[Message]:
    element = PRINTED[leader].element
    wrong = [gate for gate in gates if PRINTED[gate].element != element]
    wrong += [face for face in sorted(counts) if PRINTED[face].element not in (element, NEUTRAL)]
    return [
        message(
            "deck-wrong-element", card=the_face(face), element=the_element(PRINTED[face].element), leader=the_element(element)
        )
        for face in wrong
    ]


def resolve_face(name: str, kinds: list[int], faults: list[Message]) -> int:
    """Return the face with this name, of one of these kinds.  If there is none, adds a fault and returns -1."""
    face = find_face(name, kinds)
    if face >= 0 and PRINTED[face].kind in kinds:
        return face
    others = [face] if face >= 0 else faces_named(name)
    if others:
        kind = "kind", PRINTED[others[0]].kind
        faults.append(message("deck-not-in-main" if ENTITY in kinds else "deck-not-leader", card=the_face(others[0]), kind=kind))
        return -1
    near = closest_names(name) if len(faults) < MOST_COMPARED else []
    suggestion = message("deck-nearest", names=", ".join(near)) if near else message("deck-nothing-near")
    faults.append(message("deck-no-such-card", name=shorten_name(name), nearest=suggestion))
    return -1


def shorten_name(name: str) -> str:
    return name if len(name) <= MOST_QUOTED else f"{name[:MOST_QUOTED]}…"


def the_face(face: int) -> Term:
    return the_card(face * COPIES)


def the_element(element: int) -> Term:
    return "element", element


def deck_from_setup(rules: Azuki, value: Any, format: str, owner: str) -> Decklist:
    """Return a deck from a ready deck's name, a code, or leader, gate and cards.  Raises `BadSetup` with all faults."""
    if isinstance(value, str):
        value = expand_deck(rules, value, owner)
    if not isinstance(value, dict) or set(value) != DECK_KEYS or not isinstance(value["cards"], dict):
        expected_form = "the name of a ready list, a code, or leader, gate and cards (by id, how many)"
        raise BadSetup(f"{owner}: {expected_form}, not {str(value)[:80]!r}")
    leader_and_gate, cards = [value["leader"], value["gate"]], value["cards"]
    invalid = [one for one in leader_and_gate if not isinstance(one, str)]
    invalid += [count for count in cards.values() if not isinstance(count, int) or isinstance(count, bool)]
    if invalid:
        raise BadSetup(f"{owner}: cards are called by id or name, with a number of copies, not {str(invalid[0])[:40]!r}")
    deck, faults = parse_decklist(leader_and_gate, list(cards.items()), format)
    if faults:
        raise BadSetup(f"{owner}: {' '.join([rules.translate(fault, None) for fault in faults])}")
    return deck


def expand_deck(rules: Azuki, words: str, owner: str) -> dict[str, Any]:
    """Return leader, gate and cards of a ready deck's name or a code.  Raises `BadSetup`."""
    ready = find_ready_deck(words)
    if ready is not None:
        return deck_as_setup(ready)
    if is_deck_code(words):
        try:
            leader, gate, cards = decode_deck(words)
        except BadCode as error:
            raise BadSetup(f"{owner}: {rules.translate(error.message, None)}") from None
        return {"leader": leader, "gate": gate, "cards": cards}
    names = ", ".join([one.name for one in READY_DECKS])
    raise BadSetup(f"{owner}: there is no ready list {words[:MOST_QUOTED]!r}; there are: {names}")


def deck_as_setup(ready: ReadyDeck) -> dict[str, Any]:
    return {"leader": ready.leader, "gate": ready.gate, "cards": ready.cards}


def deck_from_ready(ready: ReadyDeck) -> Decklist:
    """Return the `Decklist` of a ready deck, without checks: ready decks are legal."""
    counts = {FACE_NUMBERS[id]: count for id, count in ready.cards.items()}
    return Decklist(FACE_NUMBERS[ready.leader], FACE_NUMBERS[ready.gate], counts)


def find_ready_deck(name: str) -> ReadyDeck | None:
    fitting = [ready for ready in READY_DECKS if ready.name.casefold() == name.casefold()]
    return fitting[0] if fitting else None


def leaders() -> list[int]:
    return [card.face for card in IMPLEMENTED if card.kind == LEADER_CARD]


def gates_of(element: int) -> list[int]:
    return [card.face for card in IMPLEMENTED if card.kind == GATE_CARD and card.element == element]


def pool_of(element: int) -> list[int]:
    """The faces that a deck of an element may contain."""
    return [card.face for card in IMPLEMENTED if card.kind in MAIN_DECK and card.element in (element, NEUTRAL)]


def random_deck(dice: FastRng, leader: int, gate: int) -> dict[str, Any]:
    """Return a random deck of fifty legal cards for this leader, in the form of a set-up.  All copies are equally likely."""
    pool = [face for face in pool_of(PRINTED[leader].element) for _ in range(COPIES)]
    counts: dict[str, int] = {}
    for face in dice.shuffle_copy(pool)[:DECK_SIZE]:
        counts[IDS[face]] = counts.get(IDS[face], 0) + 1
    return {"leader": IDS[leader], "gate": IDS[gate], "cards": counts}


def leader_gate_pairs() -> list[tuple[int, int]]:
    """All pairs of a leader and a gate of its element."""
    return [(leader, gate) for leader in leaders() for gate in gates_of(PRINTED[leader].element)]
