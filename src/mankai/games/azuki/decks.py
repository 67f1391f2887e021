"""Decks of the Azuki TCG: the lists of the book, what is wrong with others, their codes, and what can be counted in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import Any, Final

from mankai.games.azuki.rules.book import COMMUNITY, STARTER, ReadyList
from mankai.games.azuki.rules.cards import ENTITY, GATE_CARD, KINDS, LEADER_CARD, WEAPON, Card
from mankai.games.azuki.rules.codes import BadCode, code_of, decoded
from mankai.games.azuki.rules.faces import PRINTED, face_called, faces_named, official
from mankai.games.azuki.rules.lists import FORMATS, MAIN_DECK, READY_LISTS, judged, the_face
from mankai.games.azuki.rules.places import DECK_SIZE, ELEMENTS, IDS, WATER
from mankai.games.azuki.rules.setup import USUAL
from mankai.kernel.messages import Message, message, slug
from mankai.listing import counted
from mankai.pack import CARDS, OF, BadDeck, Count, Deck, Decks, Figures, Part

HIGH: Final = 7  # costs from here on are one column of the curve
IKZ_CARDS: Final = ("ikz-001", "ikz-002", "ikz", "ikz token")  # which every list has, and so none needs to name


@dataclass(frozen=True)
class Search:
    """What a card finds: among how many of the top cards, and which of them."""

    among: int
    subtype: str = ""
    kind: int = -1
    element: int = -1
    cost: int = 99
    but_itself: bool = False

    def finds(self, card: Card) -> bool:
        return (
            (not self.subtype or card.has_subtype(self.subtype) or card.every_subtype_in_deck)
            and self.kind in (-1, card.kind)
            and self.element in (-1, card.element)
            and card.cost <= self.cost
        )


SEARCHES: Final = {
    "AZK01-003": Search(5, "Black Jade", but_itself=True),
    "AZK01-021": Search(5, "Driftward"),
    "AZK01-031": Search(3, element=WATER),
    "AZK01-033": Search(5, "Steelborn"),
    "AZK01-045": Search(5, "Obsidian"),
    "AZK01-056": Search(5, "Scorchweaver"),
    "AZK01-069": Search(5, "Beanz"),
    "AZK01-092": Search(5, element=WATER, cost=2),
    "AZK01-097": Search(5, kind=WEAPON),
    "STT01-004": Search(5, kind=WEAPON),
    "STT02-003": Search(5, "Watercrafting"),
    "STT02-013": Search(3, element=WATER, cost=2),
    "STT03-003": Search(5, "Verdant"),
    "STT04-005": Search(5, "Pyreskin"),
}


class AzukiDecks(Decks):
    """A leader, a gate and fifty cards, all by their official ids."""

    roles = ("leader", "gate")

    def ready(self) -> list[Deck]:
        return [ready_deck(ready) for ready in READY_LISTS]

    def proposed(self, of: Sequence[str]) -> list[Deck]:
        """The lists of this leader and gate; then others of the element, which these can lead as well."""
        found = [face for name in of if (face := face_called(name, [LEADER_CARD, GATE_CARD])) >= 0]
        leaders = [face for face in found if PRINTED[face].kind == LEADER_CARD]
        if len(leaders) != 1:
            return []
        wanted = {IDS[face] for face in found}
        fitting = [deck for deck in self.ready() if wanted <= set(deck.of)]
        element = PRINTED[leaders[0]].element
        others = [deck for deck in self.ready() if deck not in fitting and PRINTED[face_called(deck.of[0])].element == element]
        for deck in others:
            gate = next((IDS[face] for face in found if face not in leaders), deck.of[1])
            fitting.append(replace(deck, of=(IDS[leaders[0]], gate), name="", about=None))
        return [deck for deck in fitting if not self.faults(deck)]

    def formats(self) -> list[str]:
        return FORMATS

    def counts(self, deck: Deck) -> list[Count]:
        kinds = [PRINTED[face].kind for name in deck.of if (face := face_called(name, [LEADER_CARD, GATE_CARD])) >= 0]
        return [
            Count("deck-leaders", kinds.count(LEADER_CARD), 1),
            Count("deck-gates", kinds.count(GATE_CARD), 1),
            Count("deck-main", len(deck.cards), DECK_SIZE),
        ]

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        return judged(list(deck.of), list(counted(deck.cards).items()), format)[1]

    def code(self, deck: Deck) -> str:
        found, _ = judged(list(deck.of), list(counted(deck.cards).items()), "")
        return code_of(found.leader, found.gate, found.counts)

    def deck_of(self, code: str) -> Deck:
        try:
            leader, gate, cards = decoded(code)
        except BadCode as error:
            raise BadDeck(error.message) from None
        return Deck((leader, gate), spread(cards))

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        """Starters for those who have no deck, another one than the other seat has."""
        named = [deck.name for deck in decks if deck is not None]
        left = [name for name in USUAL if name not in named]
        return {"decks": [left.pop(0) if deck is None else self.said_in_setup(deck) for deck in decks]}

    def said_in_setup(self, deck: Deck) -> Any:
        """A ready list by its name, all others by their code."""
        return deck.name if deck in self.ready() else self.code(deck)

    # As lists are written.

    def called(self, words: str, count: int, part: str) -> tuple[str, bool]:
        kinds = [LEADER_CARD, GATE_CARD] if part == OF else MAIN_DECK if part == CARDS else None
        if part != CARDS and kinds is None and not official(words) and len(faces_named(words)) > 1:
            kinds = [LEADER_CARD] if count == 1 else MAIN_DECK  # a leader and an entity of one name
        face = face_called(words, kinds)
        if face < 0:
            return words, part == OF
        return IDS[face], part == OF or (part != CARDS and PRINTED[face].kind not in MAIN_DECK)

    def leaves_out(self, words: str) -> bool:
        return words.casefold() in IKZ_CARDS or words.casefold().startswith(IKZ_CARDS[:2])

    def written(self, name: str) -> str:
        face = face_called(name)
        return f"{IDS[face]} {PRINTED[face].name}" if face >= 0 else name

    def said(self, name: str) -> Message:
        face = face_called(name)
        if face < 0:
            return super().said(name)
        card = PRINTED[face]
        if card.kind not in MAIN_DECK:
            return message("deck-line-of", id=card.id, card=the_face(face), kind=("kind", card.kind))
        numbers = message("deck-numbers", attack=card.attack, health=card.health) if card.kind == ENTITY else message("nothing")
        return message("deck-line", id=card.id, card=the_face(face), cost=card.cost, numbers=numbers)

    # What can be counted.

    def parts(self, deck: Deck) -> list[Part]:
        """Entities, spells and weapons by cost; and what is none of them, which is a fault."""
        faces = {name: face_called(name, MAIN_DECK) for name in dict.fromkeys(deck.cards)}
        known = sorted(
            [name for name in deck.cards if faces[name] >= 0], key=lambda name: (PRINTED[faces[name]].cost, faces[name])
        )
        parts = [
            Part(f"deck-part-{KINDS[kind]}", tuple([name for name in known if PRINTED[faces[name]].kind == kind]))
            for kind in MAIN_DECK
        ]
        kept = {name for part in parts for name in part.cards}
        parts.append(Part("deck-part-other", tuple([name for name in deck.cards if name not in kept])))
        return [part for part in parts if part.cards]

    def figures(self, deck: Deck) -> list[Figures]:
        cards = [PRINTED[face] for name in deck.cards if (face := face_called(name, MAIN_DECK)) >= 0]
        curve = [sum([min(card.cost, HIGH) == cost for card in cards]) for cost in range(HIGH + 1)]
        labels = [message("deck-cost", cost=cost) for cost in range(HIGH)] + [message("deck-cost-or-more", cost=HIGH)]
        found = [Figures("deck-curve", tuple(zip(labels, [float(count) for count in curve], strict=True)))]
        elements = [sum([card.element == number for card in cards]) for number in range(5)]
        rows = [(message(f"element-{slug(ELEMENTS[number])}"), float(count)) for number, count in enumerate(elements) if count]
        found.append(Figures("deck-elements", tuple(rows)))
        hits = [(message("deck-search", card=the_face(card.face), among=SEARCHES[card.id].among), rate)
                for card, rate in hit_rates(cards)]  # fmt: skip
        return [*found, *([Figures("deck-searches", tuple(hits), is_share=True)] if hits else [])]


def hit_rates(cards: list[Card]) -> list[tuple[Card, float]]:
    """Of each card that searches: how likely it finds something among the top cards of a full deck from which it was drawn."""
    found: list[tuple[Card, float]] = []
    for card in sorted({card.face: card for card in cards}.values(), key=lambda one: one.face):
        search = SEARCHES.get(card.id)
        if search is None:
            continue
        rest = len(cards) - 1
        fitting = sum([search.finds(other) for other in cards if other is not card])
        own = sum([other is card for other in cards]) - 1  # the other copies
        fitting += own if search.finds(card) and not search.but_itself else 0
        among = min(search.among, rest)
        found.append((card, 1 - comb(rest - fitting, among) / comb(rest, among) if rest else 0.0))
    return found


def ready_deck(ready: ReadyList) -> Deck:
    return Deck((ready.leader, ready.gate), spread(ready.cards), ready.name, about(ready), title(ready))


def title(ready: ReadyList) -> Message:
    """Leader and gate, and which list of theirs it is."""
    leader = the_face(face_called(ready.leader))
    if ready.kind == STARTER:
        return message("deck-starter", leader=leader)
    return message("deck-list", leader=leader, gate=the_face(face_called(ready.gate)), number=int(ready.name.rsplit(" ", 1)[1]))


def about(ready: ReadyList) -> Message:
    """Where a list comes from: at which event it was played and how it was placed."""
    if ready.provenance:
        return message("deck-about-ours")
    if not ready.event:
        return message("deck-about-community" if ready.kind == COMMUNITY else "deck-about-starter")
    event = message(f"event-{slug(ready.event)}")
    first, second = [*ready.places, 0, 0][:2]
    return message("deck-about-event", event=event, first=first, second=second)


def spread(cards: dict[str, int]) -> tuple[str, ...]:
    return tuple([id for id, count in cards.items() for _ in range(count)])
