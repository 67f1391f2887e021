"""Decks of the Azuki TCG: ready lists, faults of other lists, deck codes, and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import Any, Final

from mankai.decks.model import CARDS, OWNERS, BadDeck, CardCount, Deck, DeckFigures, DeckPart, Decks
from mankai.decks.text_formats import count_names
from mankai.games.azuki.rules.cards.base import ENTITY, GATE_CARD, KINDS, LEADER_CARD, WEAPON, Card
from mankai.games.azuki.rules.cards.card_index import PRINTED, faces_named, find_face, official_id
from mankai.games.azuki.rules.constants import DECK_SIZE, ELEMENTS, IDS, WATER
from mankai.games.azuki.rules.deck_codes import BadCode, decode_deck, encode_deck
from mankai.games.azuki.rules.decklists import FORMATS, MAIN_DECK, READY_DECKS, parse_decklist, the_face
from mankai.games.azuki.rules.ready_decks import COMMUNITY, STARTER, ReadyDeck
from mankai.games.azuki.rules.steps.setup import DEFAULT_DECKS
from mankai.kernel.messages import Message, message, slug

CURVE_TOP: Final = 7  # costs from here on share one column of the curve
IKZ_CARDS: Final = ("ikz-001", "ikz-002", "ikz", "ikz token")  # part of every deck, so lists need not name them


@dataclass(frozen=True)
class SearchEffect:
    """A search by a card: the number of top cards it looks at, and which of them it may find."""

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
    "AZK01-003": SearchEffect(5, "Black Jade", but_itself=True),
    "AZK01-021": SearchEffect(5, "Driftward"),
    "AZK01-031": SearchEffect(3, element=WATER),
    "AZK01-033": SearchEffect(5, "Steelborn"),
    "AZK01-045": SearchEffect(5, "Obsidian"),
    "AZK01-056": SearchEffect(5, "Scorchweaver"),
    "AZK01-069": SearchEffect(5, "Beanz"),
    "AZK01-092": SearchEffect(5, element=WATER, cost=2),
    "AZK01-097": SearchEffect(5, kind=WEAPON),
    "STT01-004": SearchEffect(5, kind=WEAPON),
    "STT02-003": SearchEffect(5, "Watercrafting"),
    "STT02-013": SearchEffect(3, element=WATER, cost=2),
    "STT03-003": SearchEffect(5, "Verdant"),
    "STT04-005": SearchEffect(5, "Pyreskin"),
}


class AzukiDecks(Decks):
    """Decks of a leader, a gate and fifty cards, all by their official ids."""

    roles = ("leader", "gate")

    def ready(self) -> list[Deck]:
        return [ready_deck(ready) for ready in READY_DECKS]

    def suggestions(self, of: Sequence[str]) -> list[Deck]:
        """The ready lists of this leader and gate, then other lists of the element that these could lead."""
        faces = [face for name in of if (face := find_face(name, [LEADER_CARD, GATE_CARD])) >= 0]
        leaders = [face for face in faces if PRINTED[face].kind == LEADER_CARD]
        if len(leaders) != 1:
            return []
        ids = {IDS[face] for face in faces}
        fitting = [deck for deck in self.ready() if ids <= set(deck.owners)]
        element = PRINTED[leaders[0]].element
        others = [deck for deck in self.ready() if deck not in fitting and PRINTED[find_face(deck.owners[0])].element == element]
        for deck in others:
            gate = next((IDS[face] for face in faces if face not in leaders), deck.owners[1])
            fitting.append(replace(deck, owners=(IDS[leaders[0]], gate), name="", about=None))
        return [deck for deck in fitting if not self.faults(deck)]

    def formats(self) -> list[str]:
        return FORMATS

    def counts(self, deck: Deck) -> list[CardCount]:
        kinds = [PRINTED[face].kind for name in deck.owners if (face := find_face(name, [LEADER_CARD, GATE_CARD])) >= 0]
        return [
            CardCount("deck-leaders", kinds.count(LEADER_CARD), 1),
            CardCount("deck-gates", kinds.count(GATE_CARD), 1),
            CardCount("deck-main", len(deck.cards), DECK_SIZE),
        ]

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        return parse_decklist(list(deck.owners), list(count_names(deck.cards).items()), format)[1]

    def encode(self, deck: Deck) -> str:
        decklist, _ = parse_decklist(list(deck.owners), list(count_names(deck.cards).items()), "")
        return encode_deck(decklist.leader, decklist.gate, decklist.counts)

    def decode(self, code: str) -> Deck:
        try:
            leader, gate, cards = decode_deck(code)
        except BadCode as error:
            raise BadDeck(error.message) from None
        return Deck((leader, gate), expand_counts(cards))

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        """The set-up for these decks. A seat without one gets a starter that the other seat does not have."""
        names = [deck.name for deck in decks if deck is not None]
        unused_names = [name for name in DEFAULT_DECKS if name not in names]
        return {"decks": [unused_names.pop(0) if deck is None else self.setup_value(deck) for deck in decks]}

    def setup_value(self, deck: Deck) -> Any:
        """The name of a ready list, or else the deck code."""
        return deck.name if deck in self.ready() else self.encode(deck)

    # Deck lists as text.

    def resolve_name(self, words: str, count: int, part: str) -> tuple[str, bool]:
        kinds = [LEADER_CARD, GATE_CARD] if part == OWNERS else MAIN_DECK if part == CARDS else None
        if part != CARDS and kinds is None and not official_id(words) and len(faces_named(words)) > 1:
            kinds = [LEADER_CARD] if count == 1 else MAIN_DECK  # a leader and an entity share this name
        face = find_face(words, kinds)
        if face < 0:
            return words, part == OWNERS
        return IDS[face], part == OWNERS or (part != CARDS and PRINTED[face].kind not in MAIN_DECK)

    def is_implied(self, words: str) -> bool:
        return words.casefold() in IKZ_CARDS or words.casefold().startswith(IKZ_CARDS[:2])

    def list_name(self, name: str) -> str:
        face = find_face(name)
        return f"{IDS[face]} {PRINTED[face].name}" if face >= 0 else name

    def card_message(self, name: str) -> Message:
        face = find_face(name)
        if face < 0:
            return super().card_message(name)
        card = PRINTED[face]
        if card.kind not in MAIN_DECK:
            return message("deck-line-of", id=card.id, card=the_face(face), kind=("kind", card.kind))
        numbers = message("deck-numbers", attack=card.attack, health=card.health) if card.kind == ENTITY else message("nothing")
        return message("deck-line", id=card.id, card=the_face(face), cost=card.cost, numbers=numbers)

    # Figures.

    def parts(self, deck: Deck) -> list[DeckPart]:
        """Entities, spells and weapons by cost, and all other names, which are faults."""
        faces = {name: find_face(name, MAIN_DECK) for name in dict.fromkeys(deck.cards)}
        entries = sorted(
            [name for name in deck.cards if faces[name] >= 0], key=lambda name: (PRINTED[faces[name]].cost, faces[name])
        )
        parts = [
            DeckPart(f"deck-part-{KINDS[kind]}", tuple([name for name in entries if PRINTED[faces[name]].kind == kind]))
            for kind in MAIN_DECK
        ]
        part_names = {name for part in parts for name in part.cards}
        parts.append(DeckPart("deck-part-other", tuple([name for name in deck.cards if name not in part_names])))
        return [part for part in parts if part.cards]

    def figures(self, deck: Deck) -> list[DeckFigures]:
        cards = [PRINTED[face] for name in deck.cards if (face := find_face(name, MAIN_DECK)) >= 0]
        curve = [sum([min(card.cost, CURVE_TOP) == cost for card in cards]) for cost in range(CURVE_TOP + 1)]
        labels = [message("deck-cost", cost=cost) for cost in range(CURVE_TOP)] + [message("deck-cost-or-more", cost=CURVE_TOP)]
        figures = [DeckFigures("deck-curve", tuple(zip(labels, [float(count) for count in curve], strict=True)))]
        elements = [sum([card.element == number for card in cards]) for number in range(5)]
        rows = [(message(f"element-{slug(ELEMENTS[number])}"), float(count)) for number, count in enumerate(elements) if count]
        figures.append(DeckFigures("deck-elements", tuple(rows)))
        search_rows = [(message("deck-search", card=the_face(card.face), among=SEARCHES[card.id].among), rate)
                for card, rate in search_odds(cards)]  # fmt: skip
        return [*figures, *([DeckFigures("deck-searches", tuple(search_rows), is_share=True)] if search_rows else [])]


def search_odds(cards: list[Card]) -> list[tuple[Card, float]]:
    """For each searching card, the probability that it finds something on top of a full deck it was drawn from."""
    odds: list[tuple[Card, float]] = []
    for card in sorted({card.face: card for card in cards}.values(), key=lambda searcher: searcher.face):
        search = SEARCHES.get(card.id)
        if search is None:
            continue
        cards_left = len(cards) - 1
        fitting = sum([search.finds(other) for other in cards if other is not card])
        copies_left = sum([other is card for other in cards]) - 1  # the other copies
        fitting += copies_left if search.finds(card) and not search.but_itself else 0
        among = min(search.among, cards_left)
        odds.append((card, 1 - comb(cards_left - fitting, among) / comb(cards_left, among) if cards_left else 0.0))
    return odds


def ready_deck(ready: ReadyDeck) -> Deck:
    return Deck((ready.leader, ready.gate), expand_counts(ready.cards), ready.name, about(ready), title(ready))


def title(ready: ReadyDeck) -> Message:
    """The title of a ready deck: its leader, and for lists its gate and number."""
    leader = the_face(find_face(ready.leader))
    if ready.kind == STARTER:
        return message("deck-starter", leader=leader)
    return message("deck-list", leader=leader, gate=the_face(find_face(ready.gate)), number=int(ready.name.rsplit(" ", 1)[1]))


def about(ready: ReadyDeck) -> Message:
    """The origin of a ready deck: the event it was played at, and its placings."""
    if ready.provenance:
        return message("deck-about-ours")
    if not ready.event:
        return message("deck-about-community" if ready.kind == COMMUNITY else "deck-about-starter")
    event = message(f"event-{slug(ready.event)}")
    first, second = [*ready.places, 0, 0][:2]
    return message("deck-about-event", event=event, first=first, second=second)


def expand_counts(cards: dict[str, int]) -> tuple[str, ...]:
    return tuple([id for id, count in cards.items() for _ in range(count)])
