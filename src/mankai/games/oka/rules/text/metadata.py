"""The printed cards as data, and the catalogue keys of all names. Clients use both to show views to people."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.oka.rules.cards import values
from mankai.games.oka.rules.cards.characters import ALL_CHARACTERS
from mankai.games.oka.rules.cards.sakura_cards import COLOUR_NAMES, LETTERS, SHAPES, colour_of, name_of, value_of
from mankai.games.oka.rules.constants import CARDS, COLOURS, KINDS, MOST_SEATS, PLAYERS_ZONES
from mankai.games.oka.rules.steps import setup
from mankai.kernel.messages import slug

# By place after coins and scores, and by kind of zone, in the order of `constants`.
PLACES_OF_ALL: Final = [
    "turn", "first", "round", "turned", "served-left", "served-right", "modifiers", "filled", "bank",
]  # fmt: skip
ZONES: Final = ["hand", "tricks", "closed-tricks", "top", "beneath", "aside", "out", "row", "draw-pile", "discard"]
PILES: Final = {"top": ["top-left", "top-right"], "beneath": ["beneath-left", "beneath-right"]}
FAMILIES: Final = ["Cook", "Geisha", "Samurai", "Daimyo", "Konohana"]
# Rules and glossary entries, in reading order; `.text` is the explanation.
RULES: Final = [
    "goal", "cards", "yin-yang", "turn", "taking", "characters", "renewing", "vote", "round",
]  # fmt: skip
GLOSSARY: Final = [
    "pile", "trick-cards", "shuriken", "coin", "score", "row", "character", "hire", "renew", "served", "yin-yang", "vote",
    "neighbour",
]  # fmt: skip


def card_key(card: int) -> str:
    """The catalogue key of a card; `.text` is the ability of a character."""
    return f"card-{slug(name_of(card) if card < CARDS else ALL_CHARACTERS[card - CARDS].name)}"


def character_key(prefix: str, character: int) -> str:
    """The key of another text about a character. The Cooks share one, because only their numbers differ."""
    one = ALL_CHARACTERS[character]
    return f"{prefix}-{slug(one.family if one.family == FAMILIES[0] else one.name)}"


def names(seats: int) -> dict[str, list[Any]]:
    """The keys of all names, by kind of term."""
    zones: list[Any] = []
    for kind in range(KINDS):
        for at in range(seats):
            if kind in PLAYERS_ZONES:
                zones.append([f"zone-{ZONES[kind]}", at])
            else:
                both = PILES.get(ZONES[kind], [])
                zones.append(f"zone-{both[at] if at < len(both) else ZONES[kind]}")
    return {
        "card": [card_key(card) for card in range(CARDS + len(ALL_CHARACTERS))],
        "colour": [f"colour-{name}" for name in COLOUR_NAMES],
        "side": ["side-plus", "side-minus"],
        "token": ["token-white", "token-black"],
        "family": [f"family-{slug(name)}" for name in FAMILIES],
        "place": [
            *[["place-coins", seat] for seat in range(MOST_SEATS)],
            *[["place-score", seat] for seat in range(MOST_SEATS)],
            *[f"place-{name}" for name in PLACES_OF_ALL],
        ],
        "zone": zones,
        "which": [character_key("which", at) for at in range(len(ALL_CHARACTERS))],
        "brief": [character_key("brief", at) for at in range(len(ALL_CHARACTERS))],
        "reading": [character_key("reading", at) for at in range(len(ALL_CHARACTERS))],
        "switch": [f"wish-{slug(name)}.label" for name in setup.DEFAULTS],
        "profile": [f"profile-{slug(name)}" for name in [*values.PROFILES, "supplied"]],
        "rule": [f"rule-{name}" for name in RULES],
        "glossary": [f"glossary-{name}" for name in GLOSSARY],
    }


def printed_words(language: str) -> dict[str, str]:
    """The printed words by key. Only English has them; other languages have catalogues."""
    words: dict[str, str] = {}
    if language == "en":
        for card in range(CARDS):
            words[card_key(card)] = name_of(card)
        for at, one in enumerate(ALL_CHARACTERS):
            words[card_key(CARDS + at)] = one.name
            words[f"{card_key(CARDS + at)}.text"] = one.text
    return words


def legend(game: str) -> dict[str, Any]:
    """Everything on cards except words; `names` has the keys of those.

    The coins and shurikens in play are in the view: `lasting[VALUES]` has the number of the profile, then the coins of the 52
    cards and their shurikens. Built-in profiles list theirs by value, 1 to 13.
    """
    return {
        "game": game,
        "title": "Sakura",
        "designer": "Csaba Hegedűs",
        "zones": ZONES[:],
        "colours": [
            {"name": COLOUR_NAMES[at], "letter": LETTERS[at], "shape": SHAPES[at], "is_attested": at == 0}
            for at in range(COLOURS)
        ],
        "cards": [{"name": name_of(card), "colour": colour_of(card), "value": value_of(card)} for card in range(CARDS)]
        + [
            {"name": one.name, "family": FAMILIES.index(one.family), "modifier": one.modifier, "provenance": one.provenance}
            for one in ALL_CHARACTERS
        ],
        "profiles": [
            {
                "name": values.PROFILES[at],
                "provenance": values.OURS,
                "coins": values.COINS_BY_VALUE[at][:],
                "shurikens": values.SHURIKENS_BY_VALUE[at][:],
            }
            for at in range(len(values.PROFILES))
        ]
        + [{"name": "supplied", "provenance": values.GIVEN}],
        "switches": [{"name": name, "default": setup.DEFAULTS[name]} for name in setup.DEFAULTS],
    }
