"""The rules of Epic Battle, of which one may be in force in a duel, and their changes."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.sakura_arms.rules.cards.base import NORMAL_BACK, Card, copy_with
from mankai.kernel.errors import BadSetup
from mankai.kernel.rng import DealRng, key_from_seed

RANDOM: Final = "random"
EPIC_STREAM: Final = 9  # the rng stream that picks a rule; those before it belong to the duels of all editions

# The rules by number: 0 is an ordinary duel.
ORDINARY: Final = 0
PROSPEROUS: Final = 1
PAIRING: Final = 2
WIND: Final = 3
NINJA: Final = 4
DEBATE: Final = 5
NUMBERS: Final = 6


class Epic:
    """A rule of Epic Battle, in our own words, with the Life and Aura that both players begin with."""

    def __init__(self, number: int, id: str, name: str, text: str, life: int = 10, aura: int = 3) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.text = text
        self.life = life
        self.aura = aura

    @property
    def key(self) -> str:
        """The key of its name in catalogues; with `.text`, that of its text."""
        return f"epic-{self.id}"


EPICS: Final = [
    Epic(
        PROSPEROUS,
        "prosperous",
        "Conquer and Be Prosperous",
        "Both begin with 12 Life and 7 Aura, and no card has Full Power.",
        12,
        7,
    ),
    Epic(
        PAIRING,
        "pairing",
        "Mad Pairing",
        "Both begin with 12 Life. For each of your goddesses you set aside a Normal card that is not in your deck. Your first "
        "Normal card of hers reveals it; from then on her Normal cards are played as copies of it.",
        12,
    ),
    Epic(WIND, "wind", "A Day of Powerful Wind", "Every arrow effect moves twice as many Sakura."),
    Epic(
        NINJA,
        "ninja",
        "Traditional Ninja Techniques",
        "Every Normal card without Full Power has Trap.",
    ),
    Epic(
        DEBATE,
        "debate",
        "An Elegant Debate Under the Sun",
        "In a Start Phase only the turn player's own Enchantments lose a Sakura.",
    ),
]


def epic_by_number(number: int) -> Epic | None:
    """Return the rule with that number; none for an ordinary duel."""
    for rule in EPICS:
        if rule.number == number:
            return rule
    return None


def epic_in_setup(values: dict[str, Any], seed: int) -> Epic | None:
    """Return the rule that a set-up or a scene asks for, if any."""
    if "epic" not in values:
        return None
    name = values["epic"]
    if name == RANDOM:
        return EPICS[DealRng(key_from_seed(seed), EPIC_STREAM).below(len(EPICS))]
    for rule in EPICS:
        if name == rule.id:
            return rule
    raise BadSetup(f"epic: one of {epic_names()}, not {name!r}")


def epic_names() -> str:
    return ", ".join([rule.id for rule in EPICS] + [RANDOM])


def cards_under_epic(number: int, cards: list[Card]) -> list[Card]:
    """Return the cards of both players as they count under a rule."""
    if number not in (PROSPEROUS, NINJA):
        return cards
    own = [card_under_epic(number, card) for card in cards[: len(cards) // 2]]
    return own + own


def card_under_epic(number: int, card: Card) -> Card:
    if number == PROSPEROUS and card.full_power:
        return copy_with(card, full_power=False)
    if number == NINJA and card.back == NORMAL_BACK and not card.full_power and not card.trap:
        return copy_with(card, trap=True)
    return card
