"""Cards to look at: what is printed on them, and a picture where a notebook shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mankai.i18n import catalogues
from mankai.packs import registry

if TYPE_CHECKING:
    from mankai.drawing import CardPicture


def card(game: str, name: str, language: str = catalogues.ENGLISH) -> CardPicture:
    """A card of a game by its name, or an unmistakable part of it."""
    from mankai import drawing  # only who looks at pictures needs the pens

    return drawing.card(registry.game(game), name, language)
