"""The rulings of a game as they are served, each with its number, text, source and cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from mankai.i18n import catalogues
from mankai.learning import rulings
from mankai.packs import registry

GLOSSARY_PREFIX = "glossary-"  # the beginning of the keys of words that a game explains


@cache
def rulings_of(game: str) -> list[dict[str, Any]]:
    """Return all rulings of a game, numbered in the order of their files.

    `cards` are named in a ruling's text, `played` only in the options chosen in its scene.  Cached until the process ends.
    """
    names = card_names(game)
    keywords = glossary_words(game)
    entries: list[dict[str, Any]] = []
    for file in sorted(rulings.folder().rglob("*.toml")):
        for ruling in rulings.load(file):
            if ruling.game != game:
                continue
            cards = rulings.names_in(ruling.name, names)
            played = [name for name in rulings.names_in(" / ".join(ruling.choose), names) if name not in cards]
            entries.append(
                {
                    "number": len(entries) + 1,
                    "part": file.stem.replace("_", " "),
                    "text": ruling.name,
                    "source": ruling.source,
                    "cards": cards,
                    "played": played,
                    "keywords": [keywords[word] for word in rulings.names_in(ruling.name, list(keywords))],
                }
            )
    return entries


def card_names(game: str) -> list[str]:
    """Return the names of a game's cards, longer ones first, so that no name is found inside another."""
    rules = registry.game(game)
    catalogue = catalogues.catalogue(registry.pack_of(game).words, rules, catalogues.ENGLISH)
    names = {catalogue.format(key, {}) for key in rules.names().get("card", [])}
    return sorted(names, key=lambda name: (-len(name), name))


def glossary_words(game: str) -> dict[str, str]:
    """Return the words that the game's catalogue explains, longer ones first, with their keys."""
    catalogue = catalogues.catalogue(registry.pack_of(game).words, registry.game(game), catalogues.ENGLISH)
    keys_by_word = {catalogue.format(key, {}): key for key in catalogue.keys if key.startswith(GLOSSARY_PREFIX)}
    return dict(sorted(keys_by_word.items(), key=lambda entry: (-len(entry[0]), entry[0])))
