"""The card style of the Azuki TCG in notebooks: every card in the colours of its element, as on the web page."""

from __future__ import annotations

from typing import Final

from mankai.drawing.card import CardPicture
from mankai.drawing.style import CardStyle
from mankai.drawing.svg import Palette
from mankai.games.azuki.rules.constants import BLOCKS, IKZ, PLAYED
from mankai.games.azuki.terminal.card_pages import AzukiCardPages
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules

# By element, the same as in web/src/games/azuki/art/crests.ts; a test compares them.
HUES: Final = (
    Palette("#6b6257", "#3a342d", "#d9cfc0", "#c2b6a4", "#f8f0e2", "#b3423f", "#4f5f6b"),
    Palette("#c2461d", "#70200a", "#f6bd86", "#5a2238", "#f3a661", "#f7d68a", "#3a2030"),
    Palette("#23669a", "#0f3557", "#b5d6ea", "#5f9cc4", "#f1ead8", "#fbf3df", "#c95a4a"),
    Palette("#58742d", "#2d3f14", "#cfdaa4", "#97ae7a", "#f6ecd0", "#d97b3a", "#6b4a2b"),
    Palette("#7a4fa8", "#3d2363", "#d9c4ee", "#2e2a55", "#a58fc8", "#ffe58a", "#d8b23a"),
)
WITHOUT_COST: Final = ("leader", "gate")
COMBAT: Final = ("leader", "entity")


class AzukiNotebook(CardStyle):
    """The card style of a match."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        pages, face = AzukiCardPages(rules.legend(), speaker), rules.faces[card]
        printed = pages.legend["faces"][face]
        numbers = pages.figures(face)[0 if printed["kind"] in WITHOUT_COST else 1 :]
        return CardPicture(
            pages.name(face),
            pages.kind(face),
            pages.text(face),
            tuple(numbers),
            "" if printed["kind"] in WITHOUT_COST else str(printed["cost"]),
            palette=HUES[printed["element"]],
            is_rare=printed["rarity"] not in ("C", "UC", ""),
            doubt=pages.card_text(face, "provenance"),
        )

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether to show a zone or place. All zones and the IKZ are shown; the numbers of units are shown with the units."""
        return kind == "zone" or IKZ <= number < PLAYED or (PLAYED <= number < BLOCKS and amount > 0)


NOTEBOOK: Final = AzukiNotebook()
