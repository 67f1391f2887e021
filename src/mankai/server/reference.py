"""The rulings that concern the cards of a game, as they are served: each with its number, its text and its source."""

from __future__ import annotations

from functools import cache
from typing import Any

from mankai import door, rulings, words

EXPLAINED = "glossary-"  # what the keys begin with of words that a game explains


@cache
def rulings_of(game: str) -> list[dict[str, Any]]:
    """All rulings of a game, numbered in the order of their files; `cards` are named in what is ruled, `played` only in how."""
    names = card_names(game)
    keywords = words_explained(game)
    found: list[dict[str, Any]] = []
    for file in sorted(rulings.folder().rglob("*.toml")):
        for ruling in rulings.load(file):
            if ruling.game != game:
                continue
            cards = rulings.named(ruling.name, names)
            played = [name for name in rulings.named(" / ".join(ruling.choose), names) if name not in cards]
            found.append(
                {
                    "number": len(found) + 1,
                    "part": file.stem.replace("_", " "),
                    "text": ruling.name,
                    "source": ruling.source,
                    "cards": cards,
                    "played": played,
                    "keywords": [keywords[word] for word in rulings.named(ruling.name, list(keywords))],
                }
            )
    return found


def card_names(game: str) -> list[str]:
    """The names of a game's cards, longer ones first, so that no name is found inside another."""
    rules = door.game(game)
    cards: list[Any] = rules.legend().get("cards", [])
    names = {card["name"] for card in cards if isinstance(card, dict)}
    if not cards:  # a legend of faces: what they are called the catalogue knows
        speaker = door.speaker_of(rules, None)
        names = {speaker.term(("card", number)) for number in range(len(speaker.names.get("card", [])))}
    return sorted(names, key=lambda name: (-len(name), name))


def words_explained(game: str) -> dict[str, str]:
    """The words on cards that the game's catalogue explains, longer ones first, with their keys."""
    catalogue = words.catalogue(door.pack_of(game).words, door.game(game), words.ENGLISH)
    found = {catalogue.said(key, {}): key for key in catalogue.keys if key.startswith(EXPLAINED)}
    return dict(sorted(found.items(), key=lambda one: (-len(one[0]), one[0])))
