"""How a game is drawn: what stands on its cards, and what of a table is worth seeing.  A pack may bring a manner of its own."""

from __future__ import annotations

from mankai.drawing.card import Face
from mankai.drawing.pen import PLAIN, Hues
from mankai.kernel.rules import Rules
from mankai.words import Speaker


class Manner:
    """The manner of any game: every card has its name, its text, and a picture that comes from its name."""

    def face(self, rules: Rules, card: int, speaker: Speaker) -> Face:
        """What is to be seen of a card."""
        return Face(speaker.term(("card", card)), text=text_of(card, speaker))

    def back(self, rules: Rules, back: int) -> Hues:
        """The colours of a card from behind."""
        return PLAIN

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether a place with its number, or a zone with its cards, is shown: kind is `place` or `zone`."""
        return True


def text_of(card: int, speaker: Speaker) -> str:
    """What is printed on a card, if anything is."""
    key = key_of(card, speaker)
    return speaker.catalogue.said(f"{key}.text", {}) if speaker.catalogue.has_somewhere(f"{key}.text") else ""


def key_of(card: int, speaker: Speaker) -> str:
    """What the catalogue calls a card."""
    name = speaker.names["card"][card]
    return name if isinstance(name, str) else str(name[0])
