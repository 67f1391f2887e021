"""The card style of Sakura in notebooks: numbers in the colours of their suit, characters in those of their family."""

from __future__ import annotations

from typing import Final

from mankai.drawing.card import CardPicture
from mankai.drawing.style import CardStyle, card_key, card_text
from mankai.drawing.svg import Palette
from mankai.games.oka.rules.constants import BANK, CARDS, MOST_SEATS, ROUND, SCORE
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules

# By colour and by family, the same as in web/src/games/oka/art/card_pictures.ts; a test compares them.
SUITS: Final = (
    Palette("#3a3546", "#1d1a26", "#cfc8d6", "#a79fb4", "#f3ecdf", "#e0533a", "#574e60"),
    Palette("#b3273f", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"),
    Palette("#26598c", "#17365e", "#bcd3e6", "#8fb8dc", "#f3ecdf", "#f6ecc8", "#23669a"),
    Palette("#3f7a4a", "#234a2c", "#c5dcb4", "#a6cc98", "#f8f2da", "#f0b13c", "#58742d"),
)
FAMILIES: Final = (
    Palette("#9a5a17", "#5e370c", "#f0d4a3", "#e8bd7c", "#fbf0d6", "#c8402f", "#8c5a33"),
    Palette("#8e3566", "#55193a", "#ecc2d6", "#dfa3c2", "#f9e9ee", "#f6ecc8", "#7b3d99"),
    Palette("#35506b", "#1c2f42", "#c2d2de", "#9db6c8", "#f2eee2", "#e0533a", "#33505f"),
    Palette("#6b3f22", "#3e2310", "#e0cbb4", "#cdb091", "#f6ecdb", "#d3a33a", "#8c5a33"),
    Palette("#b0416b", "#6b1f3d", "#f4c4d4", "#eba6bf", "#fcebea", "#f6ecc8", "#a82457"),
)


class OkaNotebook(CardStyle):
    """The card style for any number of players."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        name = speaker.term_name(("card", card))
        if card < CARDS:
            printed = rules.legend()["cards"][card]
            return CardPicture(name, corner=str(printed["value"]), palette=SUITS[printed["colour"]])
        families = [str(key).removeprefix("family-") for key in rules.names()["family"]]
        family = families.index(card_key(card, speaker).split("-")[1])
        return CardPicture(name, speaker.term_name(("family", family)), card_text(card, speaker), palette=FAMILIES[family])

    def back_palette(self, rules: Rules, back: int) -> Palette:
        return FAMILIES[1] if back else SUITS[2]

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether to show a place: the coins and scores of the players, the round, and the reserve if it is limited."""
        if kind == "zone":
            return True
        if number < SCORE + MOST_SEATS:
            return number % MOST_SEATS < rules.seats
        return number == ROUND or (number == BANK and amount > 0)


NOTEBOOK: Final = OkaNotebook()
