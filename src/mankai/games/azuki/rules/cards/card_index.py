"""All faces in the order of their numbers, and lookup of cards by id or name."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Final

from mankai.games.azuki.rules.cards.base import Card
from mankai.games.azuki.rules.cards.elements.earth import EARTH_CARDS
from mankai.games.azuki.rules.cards.elements.fire import FIRE_CARDS
from mankai.games.azuki.rules.cards.elements.lightning import LIGHTNING_CARDS
from mankai.games.azuki.rules.cards.elements.neutral import NEUTRAL_CARDS
from mankai.games.azuki.rules.cards.elements.water import WATER_CARDS
from mankai.games.azuki.rules.constants import COPIES, FACES, HALF, IDS, SETS
from mankai.kernel.errors import BadRules

FACE_NUMBERS: Final = {id: number for number, id in enumerate(IDS)}
# An id as people write it: one to three digits, then perhaps the letters of a print.
OF_SET: Final = "|".join(dict.fromkeys([f"{name[:-2]} ?{name[-2:]}" for name, _, _ in SETS]))
SPELLING: Final = re.compile(rf"(?<![A-Z0-9])({OF_SET})[-_ ]?([0-9]{{1,3}})(A(?:C|X[0-9]?|SN)?)?(?![A-Z0-9])", re.IGNORECASE)
# Two prints carry the id of another card.  If the name is given too, the name is right.
MISPRINTED: Final = {"AZK01-088": "AZK01-087", "AZK01-100": "AZK01-099"}


def order_by_face(cards: list[Card]) -> list[Card]:
    """Return the cards by face, blank if not written yet.  Raises `BadRules` for a card without its own number."""
    if len(IDS) != FACES:
        raise BadRules(f"rules/constants.py: SETS has {len(IDS)} cards, so FACES is {len(IDS)}, not {FACES}")
    by_face = [Card() for _ in range(FACES)]
    for card in cards:
        if card.id not in FACE_NUMBERS:
            raise BadRules(f"rules/constants.py: SETS has no {card.id} ({card.name}); add it at the end")
        if by_face[FACE_NUMBERS[card.id]].id:
            raise BadRules(f"{card.id} is the id of two cards: {by_face[FACE_NUMBERS[card.id]].name} and {card.name}")
        by_face[FACE_NUMBERS[card.id]] = card
    for face, card in enumerate(by_face):
        card.face = face
    return by_face


PRINTED: Final = order_by_face([*NEUTRAL_CARDS, *FIRE_CARDS, *WATER_CARDS, *EARTH_CARDS, *LIGHTNING_CARDS])
IMPLEMENTED: Final = [card for card in PRINTED if card.id]


def normalize_name(words: str) -> str:
    """Return words without accents, capitals and punctuation, for comparison."""
    return "".join([one for one in unicodedata.normalize("NFKD", words.casefold()) if one.isalnum()])


def faces_by_name() -> dict[str, list[int]]:
    """All implemented faces by normalized name.  Computed once, because a deck looks up many names."""
    faces: dict[str, list[int]] = {}
    for card in IMPLEMENTED:
        faces.setdefault(normalize_name(card.name), []).append(card.face)
    return faces


FACES_BY_NAME: Final = faces_by_name()


def official_id(words: str) -> str:
    """The official id that these words spell, in any spelling; empty if none."""
    if words in FACE_NUMBERS:
        return words
    match = SPELLING.fullmatch(words.strip())
    if match is None:
        return ""
    id = f"{match[1].upper().replace(' ', '')}-{int(match[2]):03}"
    return id if id in FACE_NUMBERS else ""


def find_face(words: str, kinds: list[int] | None = None) -> int:
    """The face with this id or name, with or without accents; -1 if there is none or more than one."""
    id = official_id(words)
    if id:
        return FACE_NUMBERS[id] if PRINTED[FACE_NUMBERS[id]].id else -1
    fitting = faces_named(words, kinds)
    if fitting:
        return fitting[0] if len(fitting) == 1 else -1
    return face_by_id_and_name(words)


def faces_named(words: str, kinds: list[int] | None = None) -> list[int]:
    return [face for face in FACES_BY_NAME.get(normalize_name(words), []) if kinds is None or PRINTED[face].kind in kinds]


def face_by_id_and_name(words: str) -> int:
    """The face given by id and name together; -1 if these are not of one card."""
    match = SPELLING.search(words)
    if match is None:
        return -1
    id, names = official_id(match[0]), faces_named(words[: match.start()] + words[match.end() :])
    if not id or not PRINTED[FACE_NUMBERS[id]].id:
        return -1
    if FACE_NUMBERS[id] in names:
        return FACE_NUMBERS[id]
    other = MISPRINTED.get(id, "")
    return FACE_NUMBERS[other] if other and FACE_NUMBERS[other] in names else -1


def closest_names(words: str) -> list[str]:
    """The names, or ids with names, that are most similar to these words."""
    names = {normalize_name(card.name): card.name for card in IMPLEMENTED}
    names.update({normalize_name(card.id): f"{card.id} {card.name}" for card in IMPLEMENTED})
    return [names[name] for name in get_close_matches(normalize_name(words[:80]), list(names), 3, 0.5)]


def card_number(seat: int, face: int, copy: int) -> int:
    return seat * HALF + face * COPIES + copy


def card_spelling(card: int) -> str:
    """The id, name and copy number of a physical card, as text."""
    face = card % HALF // COPIES
    return f"{IDS[face]} {PRINTED[face].name} #{card % COPIES + 1}"
