"""How a game is drawn: what stands on its cards, and what of a table is worth seeing.  A pack may bring a manner of its own."""

from __future__ import annotations

from mankai.drawing.card import CardPicture
from mankai.drawing.svg import PLAIN, Palette
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules


class CardStyle:
    """The manner of any game: every card has its name, its text, and a picture that comes from its name."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        """What is to be seen of a card."""
        return CardPicture(speaker.term_name(("card", card)), text=card_text(card, speaker))

    def back_palette(self, rules: Rules, back: int) -> Palette:
        """The colours of a card from behind."""
        return PLAIN

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether a place with its number, or a zone with its cards, is shown: kind is `place` or `zone`."""
        return True


def card_text(card: int, speaker: Speaker) -> str:
    """What is printed on a card, if anything is."""
    key = card_key(card, speaker)
    return speaker.catalogue.format(f"{key}.text", {}) if speaker.catalogue.has_or_falls_back(f"{key}.text") else ""


def card_key(card: int, speaker: Speaker) -> str:
    """What the catalogue calls a card."""
    name = speaker.names["card"][card]
    return name if isinstance(name, str) else str(name[0])
