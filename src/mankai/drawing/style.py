"""Card styles: the drawing of a game's cards, and the parts of its table that are shown. A pack may bring its own style."""

from __future__ import annotations

from mankai.drawing.card import CardPicture
from mankai.drawing.svg import PLAIN, Palette
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules


class CardStyle:
    """The plain style: each card has its name, its text and an illustration derived from its name."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        """The picture of a card."""
        return CardPicture(speaker.term_name(("card", card)), text=card_text(card, speaker))

    def back_palette(self, rules: Rules, back: int) -> Palette:
        """The colours of a card back."""
        return PLAIN

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether a place with its number, or a zone with its cards, is shown. `kind` is `place` or `zone`."""
        return True


def card_text(card: int, speaker: Speaker) -> str:
    """The text printed on a card; empty if there is none."""
    key = card_key(card, speaker)
    return speaker.catalogue.format(f"{key}.text", {}) if speaker.catalogue.has_or_falls_back(f"{key}.text") else ""


def card_key(card: int, speaker: Speaker) -> str:
    """The catalogue key of a card."""
    name = speaker.names["card"][card]
    return name if isinstance(name, str) else str(name[0])
