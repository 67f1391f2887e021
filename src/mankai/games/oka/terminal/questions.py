"""What is asked in a game of Sakura, in a sentence that cannot be mistaken."""

from __future__ import annotations

from typing import Final

from mankai.games.oka.rules.places import BLACK, WHITE
from mankai.games.oka.terminal.sight import Sight
from mankai.games.oka.words import modifier_words

HIRING: Final = "hire whenever you like."
# By question.  {seat}: whom it is about; {whose}: whose vote it is; the main question is worked out in `turn_sentence`.
SENTENCES: Final = {
    "free": "The row is new: which of these characters do you use for nothing?",
    "give": "Geisha: which card do you give to {seat}? Not the one that came from there.",
    "look": "Geisha: whose hand do you look at?",
    "take": "Geisha: which card of that hand do you take? You give another one in return.",
    "reorder": "Geisha: {next}",
    "look through": "Geisha: which pile do you look through, to put it in another order?",
    "vote": "{whose}: choose a side of your Yin-Yang token, in secret.",
    "discard": "Daimyo: which of your trick cards do you discard? 2 coins for each shuriken on it.",
    "take trick": "Daimyo: which trick card do you take? It is yours then, with 3 coins for each shuriken on it.",
    "coins of": "Konohana: the coins of which pile do you gain? The pile stays.",
}


def sentence(sight: Sight) -> str:
    """The question the reader is asked now."""
    question: str = sight.view["question"]
    if question == "act":
        return turn_sentence(sight)
    about: int = sight.view["about"]
    return SENTENCES.get(question, question.replace("{", "").replace("}", "") + "?").format(
        seat=f"seat {about}",
        whose="Your vote" if sight.turn == sight.seat else f"Vote for {sight.who(sight.turn).lower()}",
        next="which card goes on top?" if about == 0 else "which card comes next?",
    )


def turn_sentence(sight: Sight) -> str:
    """What is still to do in one's own turn."""
    if sight.modifiers:
        return f"Your turn: the next card you place must use {modifier_words(sight.modifiers)}."
    open_sides = [side for side in (WHITE, BLACK) if not sight.is_served(side)]
    if not open_sides:
        return "Both piles have their card: end your turn, or hire first."
    if len(open_sides) == 2 and all([sight.pile(side) for side in open_sides]):
        return f"Your turn: one card on +, one on -, in either order; {HIRING}"
    signs = sight.legend["signs"]
    parts = [f"{'a card on' if sight.pile(side) else 'any card to begin'} {signs[side]}" for side in open_sides]
    return f"Your turn: still {' and '.join(parts)}; {HIRING}"
