"""How notebooks draw Sakura: numbers in the colours of their suit, characters in those of their family, as the page has them."""

from __future__ import annotations

from typing import Final

from mankai.drawing.card import Face
from mankai.drawing.manner import Manner, key_of, text_of
from mankai.drawing.pen import Hues
from mankai.games.oka.rules.places import BANK, CARDS, MOST_SEATS, ROUND, SCORE
from mankai.kernel.rules import Rules
from mankai.words import Speaker

# By colour and by family, as web/src/games/oka/art/card_pictures.ts has them; a test compares them.
SUITS: Final = (
    Hues("#3a3546", "#1d1a26", "#cfc8d6", "#a79fb4", "#f3ecdf", "#e0533a", "#574e60"),
    Hues("#b3273f", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"),
    Hues("#26598c", "#17365e", "#bcd3e6", "#8fb8dc", "#f3ecdf", "#f6ecc8", "#23669a"),
    Hues("#3f7a4a", "#234a2c", "#c5dcb4", "#a6cc98", "#f8f2da", "#f0b13c", "#58742d"),
)
FAMILIES: Final = (
    Hues("#9a5a17", "#5e370c", "#f0d4a3", "#e8bd7c", "#fbf0d6", "#c8402f", "#8c5a33"),
    Hues("#8e3566", "#55193a", "#ecc2d6", "#dfa3c2", "#f9e9ee", "#f6ecc8", "#7b3d99"),
    Hues("#35506b", "#1c2f42", "#c2d2de", "#9db6c8", "#f2eee2", "#e0533a", "#33505f"),
    Hues("#6b3f22", "#3e2310", "#e0cbb4", "#cdb091", "#f6ecdb", "#d3a33a", "#8c5a33"),
    Hues("#b0416b", "#6b1f3d", "#f4c4d4", "#eba6bf", "#fcebea", "#f6ecc8", "#a82457"),
)


class SakuraManner(Manner):
    """Of a game for any number of players."""

    def face(self, rules: Rules, card: int, speaker: Speaker) -> Face:
        name = speaker.term(("card", card))
        if card < CARDS:
            printed = rules.legend()["cards"][card]
            return Face(name, corner=str(printed["value"]), hues=SUITS[printed["colour"]])
        families = [str(key).removeprefix("family-") for key in rules.names()["family"]]
        family = families.index(key_of(card, speaker).split("-")[1])
        return Face(name, speaker.term(("family", family)), text_of(card, speaker), hues=FAMILIES[family])

    def back(self, rules: Rules, back: int) -> Hues:
        return FAMILIES[1] if back else SUITS[2]

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Coins and score of those who play, the round, and the reserve where it can run out."""
        if kind == "zone":
            return True
        if number < SCORE + MOST_SEATS:
            return number % MOST_SEATS < rules.seats
        return number == ROUND or (number == BANK and amount > 0)


MANNER: Final = SakuraManner()
