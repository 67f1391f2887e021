"""Decks: what a list must be, and every fault of one that is not."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.azuki.rules.book import BOOK, ReadyList
from mankai.games.azuki.rules.cards import ENTITY, GATE_CARD, KINDS, LEADER_CARD, SPELL, WEAPON
from mankai.games.azuki.rules.faces import NUMBERS, PRINTED, WRITTEN, face_called, nearest
from mankai.games.azuki.rules.places import COPIES, DECK_SIZE, ELEMENTS, IDS, NEUTRAL
from mankai.kernel.errors import BadSetup

FORMATS: Final = ["open", "tournament"]
BANNED: Final = {"AZK01-122": "2026-08-18"}  # in official tournaments, since when
MAIN_DECK: Final = [ENTITY, SPELL, WEAPON]


class Deck:
    """A legal list: the faces of leader and gate, and how many of which faces."""

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


def deck_of(given: Any, format: str, whose: str) -> Deck:
    """A deck from a ready list's name, or from leader, gate and cards; where it is none, every fault is named."""
    if isinstance(given, str):
        ready = ready_called(given)
        if ready is None:
            names = ", ".join([one.name for one in READY_LISTS])
            raise BadSetup(f"{whose}: there is no ready list {given[:60]!r}; there are: {names}")
        given = {"leader": ready.leader, "gate": ready.gate, "cards": ready.cards}
    if not isinstance(given, dict) or set(given) != {"leader", "gate", "cards"} or not isinstance(given["cards"], dict):
        raise BadSetup(f"{whose}: the name of a ready list, or leader, gate and cards (by id, how many), not {str(given)[:80]!r}")
    faults: list[str] = []
    leader = called(given["leader"], [LEADER_CARD], faults)
    gate = called(given["gate"], [GATE_CARD], faults)
    counts: dict[int, int] = {}
    for name, count in given["cards"].items():
        if not isinstance(count, int) or isinstance(count, bool) or count < 1:
            faults.append(f"{name[:60]}: a number of copies from 1 to {COPIES}, not {str(count)[:20]}")
        else:
            face = called(name, MAIN_DECK, faults)
            if face >= 0:
                counts[face] = counts.get(face, 0) + count
    if not faults:
        faults = faults_of(leader, gate, counts, format)
    if faults:
        raise BadSetup(f"{whose}: {'; '.join(faults)}")
    return Deck(leader, gate, counts)


def called(name: Any, kinds: list[int], faults: list[str]) -> int:
    """The face that is called so, of one of these kinds; -1 when there is none, which is a fault."""
    wanted = " or ".join([KINDS[kind] for kind in kinds])
    if not isinstance(name, str):
        faults.append(f"a {wanted} is called by its id or name, not {str(name)[:40]!r}")
        return -1
    face = face_called(name, kinds)
    if face < 0:
        near = nearest(name)
        faults.append(f"there is no {wanted} {name[:60]!r}" + (f" (perhaps {', '.join(near)})" if near else ""))
        return -1
    if PRINTED[face].kind not in kinds:
        faults.append(f"{PRINTED[face].name} is a {KINDS[PRINTED[face].kind]}, not a {wanted}")
        return -1
    return face


def faults_of(leader: int, gate: int, counts: dict[int, int], format: str) -> list[str]:
    """All that is wrong with a list."""
    faults: list[str] = []
    element, total = PRINTED[leader].element, sum(counts.values())
    if PRINTED[gate].element != element:
        faults.append(
            f"{PRINTED[gate].name} is a gate of {ELEMENTS[PRINTED[gate].element]}, the leader is of {ELEMENTS[element]}"
        )
    if total != DECK_SIZE:
        faults.append(f"{total} cards instead of {DECK_SIZE}")
    for face, count in sorted(counts.items()):
        card = PRINTED[face]
        if count > COPIES:
            faults.append(f"{count} copies of {card.id} {card.name}; at most {COPIES}")
        if card.element not in (element, NEUTRAL):
            faults.append(f"{card.name} is of {ELEMENTS[card.element]}, the leader of {ELEMENTS[element]}")
    if format == "tournament":
        for face in [leader, gate, *sorted(counts)]:
            if IDS[face] in BANNED:
                faults.append(f"{PRINTED[face].name} is banned in tournaments since {BANNED[IDS[face]]}")
    return faults


def ready_called(name: str) -> ReadyList | None:
    fitting = [ready for ready in READY_LISTS if ready.name.casefold() == name.casefold()]
    return fitting[0] if fitting else None


def leaders() -> list[int]:
    return [card.face for card in WRITTEN if card.kind == LEADER_CARD]


def gates_of(element: int) -> list[int]:
    return [card.face for card in WRITTEN if card.kind == GATE_CARD and card.element == element]


def pool_of(element: int) -> list[int]:
    """The faces that a deck of an element may hold."""
    return [card.face for card in WRITTEN if card.kind in MAIN_DECK and card.element in (element, NEUTRAL)]
