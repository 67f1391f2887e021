"""Decks on the page: what a game's pack says of one that somebody builds, proposes, or has a code of."""

from __future__ import annotations

import secrets
from typing import Any

from mankai import door
from mankai.pack import BadDeck, Deck, Decks
from mankai.server.messages import DeckWish
from mankai.server.refusals import Refusal


def judged(game: str, wish: DeckWish) -> dict[str, Any]:
    """All that is to be said of the deck that is meant: by its code, by its cards, or (none are named) one to begin with."""
    decks = door.pack_of(game).offered.decks(door.game(game))
    if decks is None:
        raise Refusal("no_page", f"{game} has no decks", 404)
    try:
        return decks.judged(meant(decks, wish))
    except BadDeck as problem:
        return {"of": [], "cards": [], "counts": [], "faults": [problem.message], "is_legal": False, "code": "", "setup": {}}


def meant(decks: Decks, wish: DeckWish) -> Deck:
    if wish.code:
        return decks.deck_of(wish.code)
    if wish.cards is not None:
        return Deck(tuple(wish.of), tuple(wish.cards))
    proposed = decks.proposed(wish.of)
    return secrets.choice(proposed) if proposed else Deck(tuple(wish.of), ())
