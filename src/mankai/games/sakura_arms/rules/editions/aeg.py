"""AEG's edition of 2017: the first generation of the game, seven Megami in one box."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.himika import HIMIKA
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.oboro import OBORO
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.saine import SAINE
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.shinra import SHINRA
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.tokoyo import TOKOYO
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.yukihi import YUKIHI
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.yurina import YURINA
from mankai.games.sakura_arms.rules.constants import FROM_ANYTHING, NO_MASTER_DISTANCE
from mankai.games.sakura_arms.rules.editions.first_generation import (
    BEGINNERS,
    FirstGeneration,
    first_generation_steps,
)
from mankai.games.sakura_arms.rules.steps import setup
from mankai.games.sakura_arms.rules.steps.setup import FirstDeck
from mankai.kernel.errors import BadSetup
from mankai.kernel.table import Table

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


class Aeg(FirstGeneration):
    """AEG's edition.  A rule for experienced players forbids moving forward at Distance 2 or less (AEG 6-1)."""

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        """Deal a table.  By default the rule holds unless both players have recommended decks, as in a first game."""
        table = super().deal(setup_given, seed)
        decks = [setup.find_first_deck(self, name) for name in setup.decks_in_setup(self, setup_given.get("decks", setup.QUICK))]
        is_experienced = setup_given.get("experienced", None in decks)
        if not isinstance(is_experienced, bool):
            raise BadSetup(f"experienced: true or false, not {is_experienced!r}")
        table.tokens[BEGINNERS] = 0 if is_experienced else 1
        return table

    def table_from_scene(self, description: dict[str, Any]) -> Table:
        table = super().table_from_scene(description)
        table.tokens[BEGINNERS] = 0 if description.get("experienced", True) else 1
        return table

    def portrait(self, table: Table) -> dict[str, Any]:
        return {"experienced": table.tokens[BEGINNERS] == 0, **super().portrait(table)}

    def master_distance_on(self, table: Table) -> int:
        return NO_MASTER_DISTANCE if table.tokens[BEGINNERS] else self.master_distance


GAME = Aeg(
    "sakura-arms/aeg",
    [YURINA, HIMIKA, TOKOYO, OBORO, YUKIHI, SHINRA, SAINE],
    "aeg",
    FIRST_DECKS,
    first_generation_steps(),
)
GAME.extra_keys = ["experienced"]
GAME.aura_damage_that_distracts = FROM_ANYTHING
GAME.life_damage_that_distracts = FROM_ANYTHING
