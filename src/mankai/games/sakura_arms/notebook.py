"""The card style of Sakura Arms in notebooks: every card with its picture, as on the web page."""

from __future__ import annotations

from typing import Any, Final

from mankai.drawing.card import CardPicture
from mankai.drawing.style import CardStyle, card_key, card_text
from mankai.games.sakura_arms.pictures import HUES, card_picture
from mankai.games.sakura_arms.rules.cards.base import Card
from mankai.games.sakura_arms.rules.constants import DISTANCE, OUTSIDE, SHADOW, STUN, UNPREPARED
from mankai.games.sakura_arms.rules.text.messages import figure_messages, type_message, type_word
from mankai.games.sakura_arms.rules.text.metadata import certainty
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules

DOUBTFUL: Final = ("uncertain", "stand-in")


class DuelNotebook(CardStyle):
    """The card style of duels and drafts."""

    def card(self, rules: Rules, card: int, speaker: Speaker) -> CardPicture:
        this: Card = cards_of(rules)[card]
        sure, goddess = certainty(this), card_key(card, speaker).split("-")[1]
        aura, life = this.damage
        strength = (aura if aura > 0 else max(1, life)) if this.reach else 2
        figures = figure_messages(this)[1 if this.is_ultimate else 0 :]  # the cost of an Ultimate stands in the corner
        return CardPicture(
            speaker.term_name(("card", card)),
            speaker.say(type_message(this)),
            card_text(card, speaker),
            tuple([speaker.say(one) for one in figures]),
            str(this.flare) if this.is_ultimate else "",
            this.japanese if speaker.catalogue.language != "ja" else "",
            HUES.get(goddess),
            this.is_ultimate,
            speaker.say((f"provenance-{sure}", {})) if sure in DOUBTFUL else "",
            card_picture(goddess, this.name, type_word(this), strength, this.is_ultimate),
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
    mechanisms: list[Any] = [one for one in rules.mechanisms if hasattr(one, "place")]
    return mechanisms


NOTEBOOK: Final = DuelNotebook()
