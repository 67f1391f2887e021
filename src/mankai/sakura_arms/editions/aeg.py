"""AEG's edition of 2017: the first generation of the game, seven Megami in one box."""

from __future__ import annotations

from typing import Final

from mankai.sakura_arms.edition import FirstGeneration, first_generation_steps
from mankai.sakura_arms.goddesses.first_generation.himika import HIMIKA
from mankai.sakura_arms.goddesses.first_generation.oboro import OBORO
from mankai.sakura_arms.goddesses.first_generation.saine import SAINE
from mankai.sakura_arms.goddesses.first_generation.shinra import SHINRA
from mankai.sakura_arms.goddesses.first_generation.tokoyo import TOKOYO
from mankai.sakura_arms.goddesses.first_generation.yukihi import YUKIHI
from mankai.sakura_arms.goddesses.first_generation.yurina import YURINA
from mankai.sakura_arms.places import FROM_ANYTHING
from mankai.sakura_arms.setup import FirstDeck
from mankai.sakura_arms.words import ZONE_WORDS, Words

WORDS: Final = Words(
    actions=["Forward Movement", "Backward Movement", "Recover", "Focus"],
    zones=[
        "hand", "deck", "played pile", "discard pile", "play", "being played", "available Special cards",
        "Devoted Special cards", *ZONE_WORDS[8:],
    ],
    goddess="Megami",
    goddesses="Megami",
    ultimates="Special cards",
    utility="Action",
    enchantment="Enhancement",
    full_power="Throughout",
    cost="Cost",
    main_phase="main phase",
    foe="opponent",
    life_damage="1 Damage to your Life",
    discarded="put on the discard pile",
    negated="is cancelled",
    missed="fails",
    too_near="no Forward Movement at Distance {0} or less",
)  # fmt: skip
FIRST_DECKS: Final = [
    FirstDeck(
        "Raging Red Blade",
        ["yurina", "himika"],
        [
            "Slash", "Brandish", "Art of Drawing", "Footwork", "Shoot", "Barrage", "Backstep",
            "Tsukikage Crush", "Uranami Storm", "Scarlet Visions",
        ],
    ),
    FirstDeck(
        "Elegant Blue Dance",
        ["tokoyo", "saine"],
        [
            "Cut Down", "Swing Rush", "Gait", "Outclass", "Polite Return", "Glancing Strike", "Rabbit Step",
            "Rhythmic Arc", "Resonant Beat", "Immortal Flower",
        ],
    ),
]  # fmt: skip

GAME = FirstGeneration(
    "sakura-arms/aeg",
    [YURINA, HIMIKA, TOKOYO, OBORO, YUKIHI, SHINRA, SAINE],
    WORDS,
    FIRST_DECKS,
    first_generation_steps(),
)
GAME.is_for_beginners_too = True
GAME.aura_damage_that_distracts = FROM_ANYTHING
GAME.life_damage_that_distracts = FROM_ANYTHING
