"""The card style of Sakura Arms in notebooks: every card with its picture, as on the web page."""

from __future__ import annotations

from typing import Any, Final

from mankai.drawing.card import CardPicture
from mankai.drawing.portrait import Portrait
from mankai.drawing.style import CardStyle, card_key, card_text
from mankai.games.sakura_arms.pictures import HUES, card_picture, goddess_figure
from mankai.games.sakura_arms.rules.cards.base import Card
from mankai.games.sakura_arms.rules.constants import DISTANCE, GODDESSES, OUTSIDE, SHADOW, STUN, UNPREPARED
from mankai.games.sakura_arms.rules.text.messages import figure_messages, type_message, type_word
from mankai.games.sakura_arms.rules.text.metadata import certainty
from mankai.i18n.catalogues import Speaker
from mankai.kernel.rules import Rules
from mankai.kernel.schemas import View

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

    def portrait(self, rules: Rules, view: View, seat: int, has_won: bool | None, speaker: Speaker) -> Portrait | None:
        """The two goddesses of a seat, the first of them in front; those of the loser have fallen."""
        if not is_duel(rules):
            return None
        numbers = [number - 1 for number in view["tokens"][GODDESSES + 2 * seat : GODDESSES + 2 * seat + 2] if number > 0]
        own = [goddesses_of(rules)[number] for number in numbers]
        poses = ("fallen", "fallen") if has_won is False else ("ready" if has_won is None else "strike", "ready")
        figures = [goddess_figure(goddess, pose) for goddess, pose in zip(own, poses, strict=False)]
        caption = " + ".join([speaker.term_name(("goddess", number)) for number in numbers])
        return Portrait(tuple(figures[::-1]), caption=caption) if figures else None

    def cover(self, rules: Rules) -> tuple[Portrait, ...]:
        return (Portrait((goddess_figure("yurina", "strike"),)), Portrait((goddess_figure("saine", "ready"),)))

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


def goddesses_of(rules: Any) -> list[str]:
    """The ids of an edition's goddesses, in the order of their numbers."""
    return [str(one["id"]) for one in rules.legend()["goddesses"]]


def mechanisms_of(rules: Any) -> list[Any]:
    """The mechanisms of an edition's goddesses that have places."""
    mechanisms: list[Any] = [one for one in rules.mechanisms if hasattr(one, "place")]
    return mechanisms


NOTEBOOK: Final = DuelNotebook()
