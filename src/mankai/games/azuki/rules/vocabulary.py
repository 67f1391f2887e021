"""Everything that an element's file may import: the classes of cards, and the names that card texts use."""

from __future__ import annotations

from mankai.games.azuki.rules.cards.base import Card, Entity, Gate, Leader, Spell, Weapon, all_of
from mankai.games.azuki.rules.constants import (
    ALLEY_ONLY,
    CHARGE,
    DEFENDER,
    EARTH,
    FIRE,
    GARDEN_ONLY,
    GODMODE,
    IMMUNE,
    INFILTRATE,
    IS_IKZ,
    LIGHTNING,
    MAIN,
    NEUTRAL,
    NEVER_UNTAPS,
    NOTHING,
    OF_ATTACK,
    OF_DESTRUCTION,
    OF_RETURN,
    OF_SACRIFICE,
    ONLY_LEADERS,
    REACHES_ALLEY,
    REDIRECTS,
    RESPONSE,
    TAUNT,
    WATER,
    Pair,
)
from mankai.games.azuki.rules.engine.attack import Attack
from mankai.games.azuki.rules.engine.player import (
    Player,
    cost_at_least,
    cost_at_most,
    of_element,
    others,
    untapped,
    with_subtype,
    with_weapon,
)
from mankai.games.azuki.rules.engine.unit import Happening, Unit

__all__ = [
    "ALLEY_ONLY", "CHARGE", "DEFENDER", "EARTH", "FIRE", "GARDEN_ONLY", "GODMODE", "IMMUNE", "INFILTRATE", "IS_IKZ", "LIGHTNING",
    "MAIN", "NEUTRAL", "NEVER_UNTAPS", "NOTHING", "OF_ATTACK", "OF_DESTRUCTION", "OF_RETURN", "OF_SACRIFICE", "ONLY_LEADERS",
    "REACHES_ALLEY", "REDIRECTS", "RESPONSE", "TAUNT", "WATER", "Attack", "Card", "Entity", "Gate", "Happening", "Leader", "Pair",
    "Player", "Spell", "Unit", "Weapon", "all_of", "cost_at_least", "cost_at_most", "of_element", "others", "untapped",
    "with_subtype", "with_weapon",
]  # fmt: skip
