"""Card styles: the drawing of a game's cards, and the parts of its table that are shown. A pack may bring its own style."""

from __future__ import annotations

from mankai.drawing.card import CardPicture
from mankai.drawing.picture import illustrate
from mankai.drawing.portrait import Portrait
from mankai.drawing.svg import PLAIN, Palette
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules
from mankai.kernel.schemas import View


class CardStyle:
    """The plain style: each card has its name, its text and an illustration derived from its name."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        """The picture of a card."""
        return CardPicture(speaker.term_name(("card", card)), text=card_text(card, speaker))

    def back_palette(self, rules: Rules, back: int) -> Palette:
        """The colours of a card back."""
        return PLAIN

    def portrait(self, rules: Rules, view: View, seat: int, has_won: bool | None, speaker: Speaker) -> Portrait | None:
        """The portrait of a seat from the last view of a game, or `None`. `has_won` is `None` in a draw."""
        return None

    def cover(self, rules: Rules) -> tuple[Portrait, ...]:
        """The picture of the game, where nothing may be shown of a table."""
        return (Portrait(illustration=illustrate(rules.name)),)

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
