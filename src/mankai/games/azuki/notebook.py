"""The card style of the Azuki TCG in notebooks: every card with its picture, as on the web page."""

from __future__ import annotations

from typing import Final

from mankai.drawing.card import CardPicture
from mankai.drawing.portrait import Portrait
from mankai.drawing.style import CardStyle
from mankai.games.azuki.pictures import HUES, paint
from mankai.games.azuki.rules.constants import BLOCKS, FIELD, IKZ, LEADER, PLAYED
from mankai.games.azuki.terminal.card_pages import AzukiCardPages
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules
from mankai.kernel.schemas import View

WITHOUT_COST: Final = ("leader", "gate")
COMBAT: Final = ("leader", "entity")


class AzukiNotebook(CardStyle):
    """The card style of a match."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        pages, face = AzukiCardPages(rules.legend(), speaker), rules.faces[card]
        face_entry = pages.legend["faces"][face]
        numbers = pages.figures(face)[0 if face_entry["kind"] in WITHOUT_COST else 1 :]
        return CardPicture(
            pages.name(face),
            pages.kind(face),
            pages.text(face),
            tuple(numbers),
            "" if face_entry["kind"] in WITHOUT_COST else str(face_entry["cost"]),
            palette=HUES[face_entry["element"]],
            illustration=paint(face_entry),
            is_rare=face_entry["rarity"] not in ("C", "UC", ""),
            doubt=pages.card_text(face, "provenance"),
        )

    def portrait(self, rules: Rules, view: View, seat: int, has_won: bool | None, speaker: Speaker) -> Portrait | None:
        """The leader of a seat."""
        field = view["zones"][FIELD + 2 * LEADER + seat]
        if not field or field[0] < 0:
            return None
        return self.leader(rules, rules.faces[field[0]], speaker.term_name(("card", field[0])))

    def leader(self, rules: Rules, face: int, caption: str = "") -> Portrait:
        return Portrait(illustration=paint(rules.legend()["faces"][face]), caption=caption)

    def cover(self, rules: Rules) -> tuple[Portrait, ...]:
        leaders = [at for at, face in enumerate(rules.legend()["faces"]) if face["kind"] == "leader"]
        return tuple([self.leader(rules, face) for face in leaders[:2]])

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether to show a zone or place. All zones and the IKZ are shown; the numbers of units are shown with the units."""
        return kind == "zone" or IKZ <= number < PLAYED or (PLAYED <= number < BLOCKS and amount > 0)


NOTEBOOK: Final = AzukiNotebook()
