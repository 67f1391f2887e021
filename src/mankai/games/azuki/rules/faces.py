"""All faces in the order of their numbers, and how cards are called."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final

from mankai.games.azuki.rules.cards import Card
from mankai.games.azuki.rules.elements.earth import EARTH_CARDS
from mankai.games.azuki.rules.elements.fire import FIRE_CARDS
from mankai.games.azuki.rules.elements.lightning import LIGHTNING_CARDS
from mankai.games.azuki.rules.elements.neutral import NEUTRAL_CARDS
from mankai.games.azuki.rules.elements.water import WATER_CARDS
from mankai.games.azuki.rules.places import COPIES, FACES, HALF, IDS

NUMBERS: Final = {id: number for number, id in enumerate(IDS)}


def in_order(cards: list[Card]) -> list[Card]:
    """By face; where a card is not written yet, a blank one."""
    found = [Card() for _ in range(FACES)]
    for card in cards:
        found[NUMBERS[card.id]] = card
    for face, card in enumerate(found):
        card.face = face
    return found


PRINTED: Final = in_order([*NEUTRAL_CARDS, *FIRE_CARDS, *WATER_CARDS, *EARTH_CARDS, *LIGHTNING_CARDS])
WRITTEN: Final = [card for card in PRINTED if card.id]


def plain(words: str) -> str:
    """Words without accents, capitals and signs, to be compared."""
    return "".join([one for one in unicodedata.normalize("NFKD", words.casefold()) if one.isalnum()])


def face_called(words: str, kinds: list[int] | None = None) -> int:
    """The face that somebody calls by its id or its name, with or without accents; -1 when there is none or more than one."""
    if words.upper() in NUMBERS:
        face = NUMBERS[words.upper()]
        return face if PRINTED[face].id else -1
    fitting = [card.face for card in WRITTEN if plain(card.name) == plain(words) and (kinds is None or card.kind in kinds)]
    return fitting[0] if len(fitting) == 1 else -1


def nearest(words: str) -> list[str]:
    """The names that are most like these words."""
    names = {plain(card.name): card.name for card in WRITTEN}
    return [names[name] for name in get_close_matches(plain(words), list(names), 3, 0.5)]


def card_number(seat: int, face: int, copy: int) -> int:
    return seat * HALF + face * COPIES + copy


def spelled(card: int) -> str:
    """A physical card by its id, its name and the number of the copy."""
    face = card % HALF // COPIES
    return f"{IDS[face]} {PRINTED[face].name} #{card % COPIES + 1}"
