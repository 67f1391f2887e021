"""The Beta edition of 2015: three Megami, two sets of all cards, and a step before an attack's damage."""

from __future__ import annotations

from typing import Final

from mankai.sakura_arms import playing
from mankai.sakura_arms.edition import FirstGeneration, first_generation_steps
from mankai.sakura_arms.goddesses.first_generation.himika import BETA_HIMIKA
from mankai.sakura_arms.goddesses.first_generation.tokoyo import BETA_TOKOYO
from mankai.sakura_arms.goddesses.first_generation.yurina import BETA_YURINA
from mankai.sakura_arms.places import FROM_ATTACK, NO_MASTER_DISTANCE, STRIKE
from mankai.sakura_arms.setup import FirstDeck
from mankai.sakura_arms.words import ZONE_WORDS, Words

WORDS: Final = Words(
    actions=["Forward movement", "Backward movement", "Dressing", "Holding"],
    zones=[
        "hand", "stock", "upcard pile", "downcard pile", "play", "being played", "available special cards",
        "devoted special cards", *ZONE_WORDS[8:],
    ],
    goddess="Megami",
    goddesses="Megamis",
    normals="normal cards",
    ultimates="special cards",
    utility="Action",
    enchantment="Enhance",
    full_power="Throughout",
    cost="Cost",
    foe="opponent",
    reshuffle="regain your stock",
    life_damage="1 damage to Life",
    discard="{0} to the downcard pile",
    discarded="put on the downcard pile",
    negated="is cancelled",
    missed="fails",
)  # fmt: skip
FIRST_DECKS: Final = [
    FirstDeck(
        "Rapid Red Blade",
        ["yurina", "himika"],
        [
            "Slash", "Brandish", "Art of Drawing", "Shoot", "Burst", "Barrage", "Leap Back",
            "Tsukikage Clush", "Crimson-zero", "Scarlet-imagine",
        ],
    ),
    FirstDeck(
        "Sword Dance Blooming",
        ["yurina", "tokoyo"],
        [
            "Slash", "Gash", "Art of Drawing", "Footwork", "Polite Return", "Grazing Strike", "Rabbit Step",
            "Ukifune Serene", "Immortal Flower", "Eternal Moon",
        ],
    ),
]  # fmt: skip

STEPS: Final = first_generation_steps()
STEPS[STRIKE] = playing.strike_with_before

GAME = FirstGeneration("sakura-arms/beta", [BETA_YURINA, BETA_HIMIKA, BETA_TOKOYO], WORDS, FIRST_DECKS, STEPS)
GAME.master_distance = NO_MASTER_DISTANCE
GAME.sets = 2
# Overawe says on the card itself what Unguarded is: damage by an attack, to Aura or Life.
GAME.aura_damage_that_distracts = FROM_ATTACK
GAME.life_damage_that_distracts = FROM_ATTACK
