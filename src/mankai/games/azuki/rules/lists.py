"""Decks: what a list must be, and every fault of one that is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.azuki.rules.book import BOOK, ReadyList
from mankai.games.azuki.rules.cards import ENTITY, GATE_CARD, LEADER_CARD, SPELL, WEAPON
from mankai.games.azuki.rules.codes import BadCode, decoded, is_like_a_code
from mankai.games.azuki.rules.faces import NUMBERS, PRINTED, WRITTEN, face_called, faces_named, nearest
from mankai.games.azuki.rules.places import COPIES, DECK_SIZE, IDS, NEUTRAL
from mankai.kernel.errors import BadSetup
from mankai.kernel.luck import Dice
from mankai.kernel.messages import Message, Term, message, the_card

if TYPE_CHECKING:
    from mankai.games.azuki.rules.edition import Azuki

FORMATS: Final = ["open", "tournament"]
BANNED: Final = {"AZK01-122": "2026-08-18"}  # in official tournaments, since when
MAIN_DECK: Final = [ENTITY, SPELL, WEAPON]
MOST_COMPARED: Final = 10  # faults of a list, after which a name that nobody has is not compared with all others
QUOTED: Final = 60  # characters of a name that nobody has
WRITTEN_AS: Final = {"leader", "gate", "cards"}


class Deck:
    """A list by faces: leader and gate, and how many of which; -1 where it has none."""

    def __init__(self, leader: int, gate: int, counts: dict[int, int]) -> None:
        self.leader = leader
        self.gate = gate
        self.counts = counts

    def faces(self) -> list[int]:
        """All of the fifty, one after the other."""
        return [face for face in sorted(self.counts) for _ in range(self.counts[face])]


def is_written(ready: ReadyList) -> bool:
    return all([bool(PRINTED[NUMBERS[id]].id) for id in [ready.leader, ready.gate, *ready.cards]])


READY_LISTS: Final = [ready for ready in BOOK if is_written(ready)]


# What is wrong with a list.


def judged(of: list[str], cards: list[tuple[str, int]], format: str) -> tuple[Deck, list[Message]]:
    """A list as it is written, `of` its leader and gate: what it is, as far as that can be known, and all that is wrong."""
    faults: list[Message] = []
    leaders, gates = found_of(of, faults)
    counts: dict[int, int] = {}
    for name, count in cards:
        face = called(name, MAIN_DECK, faults)
        if count < 1:
            faults.append(message("deck-bad-count", name=quoted(name), count=str(count)[:20]))
        elif face >= 0:
            counts[face] = counts.get(face, 0) + count  # under whatever spelling or print
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
    return Deck(leaders[0] if leaders else -1, gates[0] if gates else -1, counts), faults


def found_of(of: list[str], faults: list[Message]) -> tuple[list[int], list[int]]:
    """The leaders and the gates of a list."""
    found = [face for name in of if (face := called(name, [LEADER_CARD, GATE_CARD], faults)) >= 0]
    leaders = [face for face in found if PRINTED[face].kind == LEADER_CARD]
    return leaders, [face for face in found if PRINTED[face].kind == GATE_CARD]


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


def called(name: str, kinds: list[int], faults: list[Message]) -> int:
    """The face that is called so, of one of these kinds; -1 when there is none, which is a fault."""
    face = face_called(name, kinds)
    if face >= 0 and PRINTED[face].kind in kinds:
        return face
    others = [face] if face >= 0 else faces_named(name)
    if others:
        kind = "kind", PRINTED[others[0]].kind
        faults.append(message("deck-not-in-main" if ENTITY in kinds else "deck-not-leader", card=the_face(others[0]), kind=kind))
        return -1
    near = nearest(name) if len(faults) < MOST_COMPARED else []
    known = message("deck-nearest", names=", ".join(near)) if near else message("deck-nothing-near")
    faults.append(message("deck-no-such-card", name=quoted(name), nearest=known))
    return -1


def quoted(name: str) -> str:
    return name if len(name) <= QUOTED else f"{name[:QUOTED]}…"


def the_face(face: int) -> Term:
    return the_card(face * COPIES)


def the_element(element: int) -> Term:
    return "element", element


# What a set-up says.


def deck_of(rules: Azuki, given: Any, format: str, whose: str) -> Deck:
    """A deck from a ready list's name, a code, or leader, gate and cards; where it is none, every fault is named."""
    if isinstance(given, str):
        given = listed(rules, given, whose)
    if not isinstance(given, dict) or set(given) != WRITTEN_AS or not isinstance(given["cards"], dict):
        wanted = "the name of a ready list, a code, or leader, gate and cards (by id, how many)"
        raise BadSetup(f"{whose}: {wanted}, not {str(given)[:80]!r}")
    of, cards = [given["leader"], given["gate"]], given["cards"]
    strange = [one for one in of if not isinstance(one, str)]
    strange += [count for count in cards.values() if not isinstance(count, int) or isinstance(count, bool)]
    if strange:
        raise BadSetup(f"{whose}: cards are called by id or name, with a number of copies, not {str(strange[0])[:40]!r}")
    deck, faults = judged(of, list(cards.items()), format)
    if faults:
        raise BadSetup(f"{whose}: {' '.join([rules.speak(fault, None) for fault in faults])}")
    return deck


def listed(rules: Azuki, words: str, whose: str) -> dict[str, Any]:
    """What a ready list or a code stands for."""
    ready = ready_called(words)
    if ready is not None:
        return as_written(ready)
    if is_like_a_code(words):
        try:
            leader, gate, cards = decoded(words)
        except BadCode as error:
            raise BadSetup(f"{whose}: {rules.speak(error.message, None)}") from None
        return {"leader": leader, "gate": gate, "cards": cards}
    names = ", ".join([one.name for one in READY_LISTS])
    raise BadSetup(f"{whose}: there is no ready list {words[:QUOTED]!r}; there are: {names}")


def as_written(ready: ReadyList) -> dict[str, Any]:
    return {"leader": ready.leader, "gate": ready.gate, "cards": ready.cards}


def faces_of(ready: ReadyList) -> Deck:
    """A list of the book, which is legal."""
    counts = {NUMBERS[id]: count for id, count in ready.cards.items()}
    return Deck(NUMBERS[ready.leader], NUMBERS[ready.gate], counts)


def ready_called(name: str) -> ReadyList | None:
    fitting = [ready for ready in READY_LISTS if ready.name.casefold() == name.casefold()]
    return fitting[0] if fitting else None


# What a list may be made of.


def leaders() -> list[int]:
    return [card.face for card in WRITTEN if card.kind == LEADER_CARD]


def gates_of(element: int) -> list[int]:
    return [card.face for card in WRITTEN if card.kind == GATE_CARD and card.element == element]


def pool_of(element: int) -> list[int]:
    """The faces that a deck of an element may hold."""
    return [card.face for card in WRITTEN if card.kind in MAIN_DECK and card.element in (element, NEUTRAL)]


def deck_by_chance(dice: Dice, leader: int, gate: int) -> dict[str, Any]:
    """Fifty cards that this leader may have, any of them as likely, as a set-up writes them."""
    pool = [face for face in pool_of(PRINTED[leader].element) for _ in range(COPIES)]
    counts: dict[str, int] = {}
    for face in dice.shuffled(pool)[:DECK_SIZE]:
        counts[IDS[face]] = counts.get(IDS[face], 0) + 1
    return {"leader": IDS[leader], "gate": IDS[gate], "cards": counts}


def heads() -> list[tuple[int, int]]:
    """Every leader with every gate of its element."""
    return [(leader, gate) for leader in leaders() for gate in gates_of(PRINTED[leader].element)]
