"""Cards to look at: what is printed on them, and a picture where a notebook shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mankai import door, words

if TYPE_CHECKING:
    from mankai.drawing import Face


def card(game: str, name: str, language: str = words.ENGLISH) -> Face:
    """A card of a game by its name, or an unmistakable part of it."""
    from mankai import drawing  # only who looks at pictures needs the pens

    return drawing.card(door.game(game), name, language)
