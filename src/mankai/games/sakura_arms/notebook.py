"""The card style of Sakura Arms in notebooks: every card in the colours of its goddess, as on the web page."""

from __future__ import annotations

from typing import Any, Final

from mankai.drawing.card import CardPicture
from mankai.drawing.style import CardStyle, card_key, card_text
from mankai.drawing.svg import Palette
from mankai.games.sakura_arms.rules.cards.base import Card
from mankai.games.sakura_arms.rules.constants import DISTANCE, OUTSIDE, SHADOW, STUN, UNPREPARED
from mankai.games.sakura_arms.rules.text.metadata import certainty
from mankai.games.sakura_arms.rules.text.option_messages import figure_messages, type_message
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules

# By goddess, the same as in web/src/games/sakura_arms/art/goddesses.ts; a test compares them.
HUES: Final = {
    "yurina": Palette("#b3273f", "#6d1430", "#f0b8ad", "#e9a48f", "#fbeeda", "#c9304a", "#2d3f74"),
    "himika": Palette("#c24c18", "#7b2508", "#f5bd7a", "#332a4d", "#f0a255", "#f4d07a", "#2b2540"),
    "tokoyo": Palette("#7b3d99", "#45215f", "#d9c0e6", "#b99ad0", "#fbeee0", "#f7dfa0", "#c9932f"),
    "oboro": Palette("#33505f", "#16262f", "#a9bfc4", "#1d2f42", "#8ea8ad", "#e9e3c9", "#8a3a4a"),
    "chikage": Palette("#557a29", "#2a3f14", "#c9d79c", "#3a3550", "#c3cc92", "#e8e2ae", "#7c3a72"),
    "thallya": Palette("#1f7280", "#0d4049", "#a8d3d3", "#86bcc2", "#f8ead0", "#f2c66a", "#a8741f"),
    "saine": Palette("#554aa3", "#2a2362", "#c3bde8", "#6f74bd", "#f3e6e4", "#f2ead2", "#b88a2c"),
    "yukihi": Palette("#a8527a", "#5f2645", "#ecc1d4", "#8a9cc0", "#f5ecef", "#fbf7ee", "#3b4a78"),
    "shinra": Palette("#7d692a", "#453812", "#e0d09a", "#c9b57a", "#fbf2dc", "#a83a2e", "#2f4a4a"),
    "hagane": Palette("#8c5a33", "#4d2c13", "#e3bf97", "#6c5a66", "#f1cfa2", "#e8a24a", "#3a3f52"),
    "kururu": Palette("#8f6c0d", "#523c02", "#ecd68c", "#4a3f5c", "#f3d58a", "#9fe0e8", "#23626b"),
    "raira": Palette("#2f69a6", "#133a66", "#b3d2ee", "#23395f", "#a8cbe0", "#fff0a8", "#c7a52e"),
    "utsuro": Palette("#44405a", "#221f33", "#c3bfd4", "#2a2740", "#9d97b3", "#d9d3e6", "#6b3f52"),
    "honoka": Palette("#a8527f", "#63284a", "#f3c6d8", "#e8a9bd", "#fdf0e6", "#f4d58a", "#7c6a9c"),
}
DOUBTFUL: Final = ("uncertain", "stand-in")


class DuelNotebook(CardStyle):
    """The card style of duels and drafts."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        printed: Card = cards_of(rules)[card]
        sure = certainty(printed)
        figures = figure_messages(printed)[1 if printed.is_ultimate else 0 :]  # the cost of an Ultimate stands in the corner
        return CardPicture(
            speaker.term_name(("card", card)),
            speaker.say(type_message(printed)),
            card_text(card, speaker),
            tuple([speaker.say(one) for one in figures]),
            str(printed.flare) if printed.is_ultimate else "",
            printed.japanese if speaker.catalogue.language != "ja" else "",
            HUES.get(card_key(card, speaker).split("-")[1]),
            printed.is_ultimate,
            speaker.say((f"provenance-{sure}", {})) if sure in DOUBTFUL else "",
        )

    def shows(self, rules: Rules, kind: str, number: int, amount: int) -> bool:
        """Whether to show a zone or place: zones in the game, places on the board, and non-zero numbers of mechanisms."""
        if kind == "zone":
            return number // 2 not in (OUTSIDE // 2, UNPREPARED // 2) or not is_duel(rules)
        if not is_duel(rules) or number < STUN:
            return True
        own = [one.place + seat for one in mechanisms_of(rules) for seat in range(2) if one.place >= 0]
        return amount > 0 and (number < STUN + 2 or number in own)


def is_duel(rules: Rules) -> bool:
    return len(rules.names()["place"]) > max(DISTANCE, SHADOW, STUN)


def cards_of(rules: Any) -> list[Card]:
    """The printed cards of a duel or a draft."""
    cards: list[Card] = rules.cards
    return cards


def mechanisms_of(rules: Any) -> list[Any]:
    """The mechanisms of an edition's goddesses that have places."""
    found: list[Any] = [one for one in rules.mechanisms if hasattr(one, "place")]
    return found


NOTEBOOK: Final = DuelNotebook()
