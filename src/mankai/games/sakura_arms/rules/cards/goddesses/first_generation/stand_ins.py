"""Cards of another printing that stand in for those of the Beta edition, none of which was ever seen."""

from __future__ import annotations

from typing import Final

from mankai.games.sakura_arms.rules.vocabulary import STAND_IN, Card, revised

UNSEEN: Final = "all her cards here are stand-ins: of the Beta edition's cards only the names are known"
# Words of AEG's edition and their words in the Beta edition, in the order of replacement.
BETA_WORDS: Final = {
    "Forced: this": "This",
    "Unguarded.": "While this is out, 1 or more damage by an attack to you puts it on your downcard pile, without Disenchant.",
    "After Attack": "After attack",
    "Ongoing": "Effective",
    "Initialize": "When played",
    "Resurgence": "Available again",
    "your discard pile": "your downcard pile",
    "played pile": "upcard pile",
    "your deck": "your stock",
    "end phase": "ending phase",
}


def stand_ins(cards: list[Card], names: list[str], renamed: dict[str, str]) -> list[Card]:
    """Return the cards in the order of the Beta edition's list, under its names (`renamed` has those that differ) and words."""
    found: dict[str, Card] = {}
    for card in cards:
        text = card.text
        for word, own in BETA_WORDS.items():
            text = text.replace(word, own)
        revised(card, name=renamed.get(card.name, card.name), text=text, provenance=STAND_IN)
        found[card.name] = card
    return [found[name] for name in names]
