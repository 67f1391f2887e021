"""All that a goddess's file may import: what can be printed on a card, and the words its effects are written in."""

from __future__ import annotations

from mankai.kernel.table import Table
from mankai.sakura_arms.attack import Attack
from mankai.sakura_arms.cards import (
    ATTACK_CARD,
    BECOMES,
    CARRIED_OVER,
    DIVIDED,
    EXPANDED,
    LIFE_CHANGED,
    MANEUVERED,
    ON_ACTIONS,
    ON_DRAWS,
    ON_HAND_LIMIT,
    REDUCED,
    REPLACED,
    SEEN,
    SHIFTED,
    STAND_IN,
    SWAPPED,
    TIMES,
    UNCERTAIN,
    UNCHANGED,
    WITH_NUMBERS,
    WITHOUT_NUMBERS,
    Card,
    Change,
    Goddess,
    at,
    revised,
    span,
)
from mankai.sakura_arms.places import (
    ADVANCE,
    AURA,
    BASIC_ACTIONS,
    BREAKAWAY,
    DASH,
    DEALS_BOTH,
    DISTANCE,
    FLARE,
    FOCUS,
    FOE_AURA,
    FOE_FLARE,
    FOE_LIFE,
    INESCAPABLE,
    INEVITABLE,
    INEVITABLE_FOR_NORMALS,
    INTO_DISTANCE,
    LIFE,
    NOTHING,
    OVERKILL,
    RECOVER,
    RETREAT,
    SHADOW,
    WITH_AFTER,
    Pair,
)
from mankai.sakura_arms.player import Player

__all__ = [
    "ADVANCE", "ATTACK_CARD", "AURA", "BASIC_ACTIONS", "BECOMES", "BREAKAWAY", "CARRIED_OVER", "DASH", "DEALS_BOTH", "DISTANCE",
    "DIVIDED", "EXPANDED", "FLARE", "FOCUS", "FOE_AURA", "FOE_FLARE", "FOE_LIFE", "INESCAPABLE", "INEVITABLE",
    "INEVITABLE_FOR_NORMALS", "INTO_DISTANCE", "LIFE", "LIFE_CHANGED", "MANEUVERED", "NOTHING", "ON_ACTIONS", "ON_DRAWS",
    "ON_HAND_LIMIT", "OVERKILL", "RECOVER", "REDUCED", "REPLACED", "RETREAT", "SEEN", "SHADOW", "SHIFTED", "STAND_IN",
    "SWAPPED", "TIMES", "UNCERTAIN", "UNCHANGED", "WITHOUT_NUMBERS", "WITH_AFTER", "WITH_NUMBERS", "Attack", "Card", "Change",
    "Goddess", "Pair", "Player", "Table", "at", "revised", "span",
]  # fmt: skip
