"""The printed cards as data and the catalogue keys of names, for clients that show views to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.azuki.rules.cards.base import KINDS
from mankai.games.azuki.rules.cards.card_index import IMPLEMENTED, PRINTED
from mankai.games.azuki.rules.constants import (
    BLOCKS,
    CHARGE,
    CHOOSE_LIST,
    COPIES,
    DEFENDER,
    ELEMENTS,
    FIELD_SPOTS,
    FLAG_NAMES,
    GODMODE,
    HALF,
    IDS,
    IMMUNE,
    INFILTRATE,
    IS_IKZ,
    LISTS_CLOSED,
    MOMENTS,
    NEVER_UNTAPS,
    REDIRECTS,
    ROW,
    SPOTS,
    TAUNT,
    WIDTH,
)
from mankai.games.azuki.rules.decklists import BANNED, FORMATS
from mankai.games.azuki.rules.ready_decks import ALL_READY_DECKS
from mankai.games.azuki.rules.steps.setup import decklist_of
from mankai.kernel.messages import slug

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.match import Match

FACTS_DATE: Final = "2026-09-30"  # when the facts about the cards were last compared with the official ones
PLACES_OF_ALL: Final = ["turn", "turns", "phase", "arrivals", "generation", "forcing", "closed", "turn-limit"]
PLACES_OF_SEATS: Final = [
    "ikz", "spent", "pile", "token", "fleeting", "played", "entities-played", "discarded", "discount", "promise",
]  # fmt: skip
BLOCK: Final = ["arrival", "damage", "flags", "more-attack", "more-health", "carapace", "once", "copied"]
SPOT_NAMES: Final = ["leader", "gate", *[f"garden-{at + 1}" for at in range(ROW)], *[f"alley-{at + 1}" for at in range(ROW)]]
ZONES: Final = ["hand", "deck", "discard", "limbo", "list", *SPOT_NAMES]
KEYWORDS: Final = {
    "charge": CHARGE, "infiltrate": INFILTRATE, "defender": DEFENDER, "godmode": GODMODE, "taunt": TAUNT, "immune": IMMUNE,
    "redirects": REDIRECTS, "is-ikz": IS_IKZ, "never-untaps": NEVER_UNTAPS,
}  # fmt: skip


def card_key(face: int) -> str:
    """The key of a face in the catalogues.

    `.text` is its text, `.readings` our rulings on points it leaves open, `.errata` the first print if that differs,
    `.provenance` its uncertain facts.
    """
    return f"card-{IDS[face].lower()}"


def names() -> dict[str, list[Any]]:
    """The catalogue keys of all terms, by kind of term."""
    places: list[Any] = [f"place-{name}" for name in PLACES_OF_ALL]
    for name in PLACES_OF_SEATS:
        places += [[f"place-{name}", seat] for seat in range(2)]
    for at in range(FIELD_SPOTS * WIDTH):
        places.append([f"place-{BLOCK[at % WIDTH]}", at // WIDTH // SPOTS])
    zones: list[Any] = []
    for zone in ZONES:
        zones += [[f"zone-{zone}", seat] for seat in range(2)]
    return {
        "card": [card_key(card % HALF // COPIES) for card in range(2 * HALF)],
        "place": places,
        "zone": zones,
        "moment": [f"moment-{slug(name)}" for name in MOMENTS],
        "element": [f"element-{name.lower()}" for name in ELEMENTS],
        "kind": [f"kind-{name}" for name in KINDS],
        "keyword": [f"keyword-{name}" for name in KEYWORDS],
        "flag": [f"flag-{slug(name)}" for name in FLAG_NAMES],
    }


def printed_words(language: str) -> dict[str, str]:
    """The printed words of cards and our notes on them, by key.  Empty unless English: other languages have catalogues."""
    words: dict[str, str] = {}
    if language != "en":
        return words
    for face, card in enumerate(PRINTED):
        words[card_key(face)] = card.name or IDS[face]
        attributes = {"text": card.text, "readings": card.readings, "errata": card.errata, "provenance": card.provenance}
        for attribute, text in attributes.items():
            if text:
                words[f"{card_key(face)}.{attribute}"] = text
    return words


def legend() -> dict[str, Any]:
    """The data of cards other than words.  `names` holds the keys of their names."""
    return {
        "game": "azuki",
        "title": "Azuki TCG",
        "facts_of": FACTS_DATE,
        "blocks": BLOCKS,
        "width": WIDTH,
        "spots": SPOT_NAMES[:],
        "copies": COPIES,
        "faces": [
            {
                "id": card.id, "name": card.name, "kind": KINDS[card.kind], "element": card.element, "cost": card.cost,
                "rarity": card.rarity, "gate_power": card.gate_power, "attack": card.attack, "health": card.health,
                "carapace": card.carapace, "subtypes": card.all_subtypes,
                "keywords": [name for name, bit in KEYWORDS.items() if card.keywords & bit],
                "errata": card.errata, "provenance": card.provenance,
            }
            for card in PRINTED
        ],
        "written": [card.face for card in IMPLEMENTED],
        "lists": [{"name": ready.name, "kind": ready.kind, "provenance": ready.provenance} for ready in ALL_READY_DECKS],
    }  # fmt: skip


def public(match: Match) -> dict[str, Any]:
    """The current attack, health, keywords and Carapace by spot (empty for a free spot), the IKZ available, and open lists."""
    spots: list[list[int]] = []
    for spot in range(FIELD_SPOTS):
        if match.is_free(spot):
            spots.append([])
        else:
            numbers = [match.attack_of(spot), match.health_of(spot), match.keywords_of(spot), match.carapace_of(spot)]
            spots.append([int(number) for number in numbers])
    view: dict[str, Any] = {"spots": spots, "money": [int(match.money(seat)) for seat in range(2)]}
    if not match.is_free(0) and not match.table.tokens[LISTS_CLOSED]:
        view["lists"] = [sorted([[face, count] for face, count in decklist_of(match.table, seat).items()]) for seat in range(2)]
    if match.table.agenda and match.table.agenda[-1][0] == CHOOSE_LIST:  # so that clients know which cards a deck may contain
        is_tournament = FORMATS[match.table.agenda[-1][3][0]] == "tournament"
        view["banned"] = [card.face for card in IMPLEMENTED if is_tournament and card.id in BANNED]
    return view
