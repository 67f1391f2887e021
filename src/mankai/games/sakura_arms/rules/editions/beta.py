"""The Beta edition of 2015: three Megami, two sets of all cards, and a step before an attack's damage."""

from __future__ import annotations

from typing import Final

from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.himika import BETA_HIMIKA
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.tokoyo import BETA_TOKOYO
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.yurina import BETA_YURINA
from mankai.games.sakura_arms.rules.constants import BY_EFFECT, ENTRY_CLASS, FROM_ATTACK, NO_MASTER_DISTANCE, STRIKE
from mankai.games.sakura_arms.rules.editions.first_generation import (
    PICK_SECRETLY,
    FirstGeneration,
    first_generation_steps,
)
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.scene.agenda import AN_ATTACK, StepDescription
from mankai.games.sakura_arms.rules.steps import play
from mankai.games.sakura_arms.rules.steps.setup import FirstDeck

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

DAMAGE: Final = PICK_SECRETLY + 1  # the step after those of the first generation


def strike_with_before(duel: Duel) -> None:
    """Check whether the attack is negated or out of Range.  Then apply Before attack effects, and only then damage."""
    attack = Attack(duel, duel.table.resolving[-1])
    if play.traits_on_success(duel, attack) >= 0:
        duel.schedule(DAMAGE, duel.step_seat, duel.card)
        if attack.entry[ENTRY_CLASS] != BY_EFFECT:
            attack.card.before(attack.attacker, attack)


def damage(duel: Duel) -> None:
    """Deal the damage of an attack that succeeds."""
    attack = Attack(duel, duel.table.resolving[-1])
    play.deal_damage(duel, attack, attack.traits(), duel.early_answer())


STEPS: Final = {**first_generation_steps(), STRIKE: strike_with_before, DAMAGE: damage}

GAME = FirstGeneration("sakura-arms/beta", [BETA_YURINA, BETA_HIMIKA, BETA_TOKOYO], "beta", FIRST_DECKS, STEPS)
GAME.set_step_descriptions([*GAME.step_descriptions, StepDescription("damage", AN_ATTACK)])
GAME.master_distance = NO_MASTER_DISTANCE
GAME.sets = 2
# The card Overawe itself defines Unguarded: damage by an attack, to Aura or Life.
GAME.aura_damage_that_distracts = FROM_ATTACK
GAME.life_damage_that_distracts = FROM_ATTACK
