"""Deck lists as people write them: read from text, JSON or a code, and written as text or JSON.

This module finds the lines and their counts; the `Decks` of a game find the card that a line names.  Nothing is dropped silently:
an unknown name stays in the deck as it was written, and anything else that cannot be read is a fault.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from mankai.decks.model import CARDS, OWNERS, BadDeck, Deck, Decks
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import Message, message

MAX_BYTES: Final = 64 * 1024  # size of a list
MAX_CARDS: Final = 500
MAX_QUOTE: Final = 60
TEXT: Final = "text"
JSON: Final = "json"
CODE: Final = "code"
FORMATS: Final = (TEXT, JSON, CODE)
CARDS_KEYS: Final = ("cards", "main", "main_deck", "mainDeck", "deck", "list")
NAME_KEYS: Final = ("id", "cardId", "card_id", "name", "card")
COUNT_KEYS: Final = ("count", "quantity", "copies", "amount", "qty")
MAX_LINES: Final = 1000
MAX_LINE_LENGTH: Final = 300  # characters
MAX_COUNT_DIGITS: Final = 4  # digits of a number of copies
MAX_HEADING_LENGTH: Final = 31  # characters
TIMES_SIGNS: Final = "xX×"


@dataclass
class ParsedList:
    """The lines of a deck list (name, count, part of the list), and the faults of those that cannot be read."""

    lines: list[tuple[str, int, str]] = field(default_factory=list)
    faults: list[Message] = field(default_factory=list)

    def add(self, name: str, count: Any, part: str) -> None:
        if not isinstance(count, int) or isinstance(count, bool) or count < 1:
            self.faults.append(message("deck-bad-count", name=shorten(name), count=str(count)[:20]))
        else:
            self.lines.append((name, count, part))


def parse_deck(decks: Decks, text: str) -> tuple[Deck, list[Message]]:
    """Return the deck that a text describes, and all faults of how it is written.

    Raises `BadDeck` if the text is no list at all.
    """
    if len(text) > MAX_BYTES:
        raise BadDeck(message("deck-text-too-long", most=MAX_BYTES // 1024))
    plain = text.strip().removeprefix("\ufeff").strip()
    if not plain:
        raise BadDeck(message("deck-text-empty"))
    if len(plain.split()) == 1 and looks_like_a_code(plain):
        return decks.decode(plain), []  # raises the reason if it is no deck
    result = parse_json(decks, plain) if plain[0] in "{[" else parse_text(decks, plain)
    if sum([count for _, count, _ in result.lines]) > MAX_CARDS:
        raise BadDeck(message("deck-text-too-many", most=MAX_CARDS))
    owners: list[str] = []
    cards: list[str] = []
    for written_name, count, part in result.lines:
        if decks.is_implied(written_name):
            continue
        name, is_owner = decks.resolve_name(written_name, count, part)
        (owners if is_owner else cards).extend([name] * count)
    return Deck(tuple(owners), tuple(cards)), result.faults


def is_code(decks: Decks, text: str) -> bool:
    try:
        decks.decode(text)
    except BadDeck:
        return False
    return True


def parse_text(decks: Decks, text: str) -> ParsedList:
    """Return the lines of a text such as "4 Name", "4x Name", "Name x4" or only the name.

    `role: name` marks an owner; a heading with a role marks all lines below it.
    """
    result = ParsedList()
    current_part = ""
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise BadDeck(message("deck-text-too-many-lines", most=MAX_LINES))
    for line in lines:
        entry = line.strip()
        if not entry or entry.startswith(("#", "//")):
            continue
        if len(entry) > MAX_LINE_LENGTH:
            result.faults.append(message("deck-line-too-long", line=shorten(entry), most=MAX_LINE_LENGTH))
            continue
        part = current_part
        heading = heading_of(entry)
        if heading is not None and heading[0].casefold() in decks.roles:
            part, entry = OWNERS, heading[1]
            if not entry:
                current_part = OWNERS
                continue
        elif heading is not None and not heading[1]:
            current_part = ""
            continue
        name, count = count_before(entry) or count_after(entry) or (entry, 1)
        result.add(name, count, part)
    return result


# These take linear time; a regular expression would try all ways to divide spaces.


def heading_of(line: str) -> tuple[str, str] | None:
    """Return the heading of a line such as "Deck (50):" or "Leader: Name", and the rest of the line; `None` if it has none."""
    head, colon, rest = line.partition(":")
    if not colon or (rest and not rest[0].isspace()):
        return None
    head = head.rstrip()
    if head.endswith(")"):
        name, _, number = head[:-1].rpartition("(")
        if not number.isdecimal():
            return None
        head = name.rstrip()
    if not 0 < len(head) <= MAX_HEADING_LENGTH or head[0].isdecimal() or head[0] == " ":
        return None
    if not all([character.isalnum() or character in "_ " for character in head]):
        return None
    return head, rest.strip()


def count_before(line: str) -> tuple[str, int] | None:
    """Return the name and the count of a line such as "4 Name" or "4x Name"; `None` if it does not begin with a number."""
    digits = 0
    while digits < len(line) and line[digits].isdecimal():
        digits += 1
    rest = line[digits:].lstrip()
    if not 0 < digits <= MAX_COUNT_DIGITS or not rest:
        return None
    name = rest[1:].strip() if rest[0] in TIMES_SIGNS else ""
    if not name and line[digits].isspace():
        name = rest
    return (name, int(line[:digits])) if name else None


def count_after(line: str) -> tuple[str, int] | None:
    """Return the name and the count of a line such as "Name x4" or "Name *4"; `None` if it does not end with a count."""
    end = len(line)
    while end > 0 and line[end - 1].isdecimal():
        end -= 1
    before = line[:end].rstrip()
    if not 0 < len(line) - end <= MAX_COUNT_DIGITS or not before:
        return None
    name = before[:-1]
    is_count = before[-1] == "*" or (before[-1] in TIMES_SIGNS and name[-1:].isspace())
    return (name.strip(), int(line[end:])) if is_count and name.strip() else None


def parse_json(decks: Decks, text: str) -> ParsedList:
    """Return the lines of a JSON object with cards and owners, or of a list of cards.

    Cards are an object of counts by name, or a list of names and objects.
    """
    try:
        content = json.loads(text, object_pairs_hook=dict_without_repeats)
    except (ValueError, RecursionError):
        raise BadDeck(message("deck-no-json")) from None
    result = ParsedList()
    if isinstance(content, list):
        add_entries(result, content, "")
        return result
    owners = [value for role in (OWNERS, *decks.roles) if (value := content.get(role)) is not None]
    for value in owners:
        add_entries(result, value if isinstance(value, list) else [value], OWNERS)
    cards = next((content[name] for name in CARDS_KEYS if isinstance(content.get(name), (list, dict))), None)
    if cards is None:
        raise BadDeck(message("deck-no-cards"))
    part = CARDS if owners else ""
    if isinstance(cards, dict):
        for name, count in cards.items():
            result.add(name, count, part)
    else:
        add_entries(result, cards, part)
    return result


def dict_without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object as a dict; raises `BadDeck` for a repeated key, of which `json` would silently keep only the last."""
    content = dict(pairs)
    if len(content) < len(pairs):
        counts = Counter([name for name, _ in pairs])
        raise BadDeck(message("deck-named-twice", name=shorten(next(name for name in counts if counts[name] > 1))))
    return content


def add_entries(result: ParsedList, entries: list[Any], part: str) -> None:
    for entry in entries:
        if isinstance(entry, str):
            result.add(entry, 1, part)
        elif isinstance(entry, dict) and (name := entry_name(entry)):
            result.add(name, next((entry[key] for key in COUNT_KEYS if key in entry), 1), part)
        else:
            result.faults.append(message("deck-unreadable", what=shorten(json.dumps(entry, ensure_ascii=False))))


def entry_name(entry: dict[str, Any]) -> str:
    """Return the name of an object's card: its `id`, or else the first two other names (such as an id of a print and a name)."""
    names = {name: entry[name].strip() for name in NAME_KEYS if isinstance(entry.get(name), str)}
    if "id" in names:
        return str(names["id"])
    return " ".join([str(word) for word in names.values()][:2])


def shorten(text: str) -> str:
    return text if len(text) <= MAX_QUOTE else f"{text[:MAX_QUOTE]}…"


def resolve_deck(decks: Decks, text: str) -> tuple[Deck, list[Message]]:
    """Return a ready deck by name, or the deck of a code or a file, and the faults of the file; raises `BadDeck`, `OSError`."""
    ready = find_ready_deck(decks, text)
    if ready is not None:
        return ready, []
    path = Path(text)
    if path.is_file():
        return parse_deck(decks, read_list_file(path))
    if is_code(decks, text):
        return decks.decode(text), []
    folded_words = text.casefold().split()
    names = [deck.name for deck in decks.ready() if folded_words and all([word in deck.name.casefold() for word in folded_words])]
    if len(names) > 1:
        raise BadDeck(message("deck-several", words=shorten(text), names="; ".join(names)))
    if names:
        return next(deck for deck in decks.ready() if deck.name == names[0]), []
    if path.suffix.casefold() in (".txt", ".json") or len(path.parts) > 1:
        raise BadDeck(message("deck-no-file", words=shorten(text)))
    if looks_like_a_code(text):
        return decks.decode(text), []  # raises the reason
    raise BadDeck(message("deck-not-found", words=shorten(text), names="; ".join([deck.name for deck in decks.ready()])))


def looks_like_a_code(text: str) -> bool:
    return (
        len(text) > 8
        and "-" in text
        and text.isascii()
        and text.replace("-", "").isalnum()
        and any([character.isdigit() for character in text])
    )


def find_ready_deck(decks: Decks, name: str) -> Deck | None:
    return next((deck for deck in decks.ready() if deck.name.casefold() == name.strip().casefold()), None)


def read_list_file(path: Path) -> str:
    """Return the text of a file; raises `BadDeck` if it is too long or no text."""
    with path.open("rb") as file:
        raw = file.read(MAX_BYTES + 1)
    if len(raw) > MAX_BYTES:
        raise BadDeck(message("deck-text-too-long", most=MAX_BYTES // 1024))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadDeck(message("deck-no-text")) from None


def count_names(names: tuple[str, ...]) -> dict[str, int]:
    """Return the count of each name, in order of first appearance."""
    return dict(Counter(names))


def format_text(decks: Decks, deck: Deck) -> str:
    """Return the deck as lines that `parse_deck` reads, in the order in which the deck is shown."""
    parts = [deck.owners, *[part.cards for part in decks.parts(deck)]]
    blocks = [[f"{count} {decks.list_name(name)}" for name, count in count_names(names).items()] for names in parts]
    return "\n\n".join(["\n".join(block) for block in blocks if block])


def format_json(decks: Decks, deck: Deck, game: str) -> str:
    cards = count_names(tuple([name for part in decks.parts(deck) for name in part.cards]))
    content = {"game": game, "name": deck.name, "of": list(deck.owners), "cards": cards}
    return json.dumps(content, ensure_ascii=False, indent=2)


def format_faults(faults: list[Message], speaker: Speaker) -> list[str]:
    """Return the faults as texts, each once."""
    return list(dict.fromkeys([speaker.say(fault) for fault in faults]))
