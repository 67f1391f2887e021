"""The card style of Sakura in notebooks: numbers in the colours of their suit, characters in those of their family."""

from __future__ import annotations

from typing import Final

from mankai.drawing.card import CardPicture
from mankai.drawing.picture import illustrate
from mankai.drawing.portrait import Portrait
from mankai.drawing.style import CardStyle, card_key, card_text
from mankai.drawing.svg import Palette, read_art
from mankai.games.oka.rules.constants import BANK, CARDS, MOST_SEATS, ROUND, SCORE
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules

ART: Final = read_art("mankai.games.oka")
SUITS: Final = [Palette(*suit["colours"]) for suit in ART["suits"]]
FAMILIES: Final = [Palette(*family["colours"]) for family in ART["families"]]


class OkaNotebook(CardStyle):
    """The card style for any number of players."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        name = speaker.term_name(("card", card))
        if card < CARDS:
            card_entry = rules.legend()["cards"][card]
            return CardPicture(name, corner=str(card_entry["value"]), palette=SUITS[card_entry["colour"]])
        families = [str(key).removeprefix("family-") for key in rules.names()["family"]]
        family = families.index(card_key(card, speaker).split("-")[1])
        return CardPicture(name, speaker.term_name(("family", family)), card_text(card, speaker), palette=FAMILIES[family])

    def back_palette(self, rules: Rules, back: int) -> Palette:
        return FAMILIES[1] if back else SUITS[2]

    def cover(self, rules: Rules) -> tuple[Portrait, ...]:
        """A picture in each of the four colours."""
        return tuple([Portrait(illustration=illustrate(f"sakura {at}", palette)) for at, palette in enumerate(SUITS)])

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether to show a place: the coins and scores of the players, the round, and the reserve if it is limited."""
        if kind == "zone":
            return True
        if number < SCORE + MOST_SEATS:
            return number % MOST_SEATS < rules.seats
        return number == ROUND or (number == BANK and amount > 0)


NOTEBOOK: Final = OkaNotebook()
