"""Cards by name, for notebooks: `mankai.card`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mankai.i18n import catalogues
from mankai.packs import registry

if TYPE_CHECKING:
    from mankai.drawing import CardPicture


def card(game: str, name: str, language: str = catalogues.ENGLISH) -> CardPicture:
    """Return a card of a game by its name, or by an unmistakable part of it; a notebook shows its picture."""
    from mankai import drawing  # late: only pictures need it

    return drawing.card(registry.game(game), name, language)
