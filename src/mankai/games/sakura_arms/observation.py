"""Extra features of observations: distances and the current attack in duels, remembered cards in drafts."""

from __future__ import annotations

from typing import Final

from mankai.games.sakura_arms.rules.constants import ATTACK, ENTRY_SEAT
from mankai.games.sakura_arms.rules.draft.rules import Draft
from mankai.games.sakura_arms.rules.engine.attack import Attack
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.kernel.observation import ExtraFeatures, ObservationBuffer, definition_names, definitions
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Runner

DISTANCE_COUNT: Final = 2
ATTACK_NUMBERS: Final = 5  # 1: own, 2: the other's; damage to Aura and Life plus 1 (0: "-"); Range; traits


class DuelFeatures(ExtraFeatures):
    """The current Distance, the Master Distance, and the current attack as it would hit now."""

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("distances", [DISTANCE_COUNT]), ("attack", [ATTACK_NUMBERS])]

    def write(self, game: Runner, seat: int, buffer: ObservationBuffer, first: int) -> None:
        assert isinstance(game, Duel)
        buffer.put(first, game.distance())
        buffer.put(first + 1, game.master_distance())
        resolving = game.table.resolving
        if resolving and resolving[-1][0] == ATTACK:
            start = first + DISTANCE_COUNT
            attack = Attack(game, resolving[-1])
            aura, life = attack.damage()
            buffer.put(start, 1 if resolving[-1][ENTRY_SEAT] == seat else 2)
            buffer.put(start + 1, aura + 1)
            buffer.put(start + 2, life + 1)
            buffer.put(start + 3, attack.reach())
            buffer.put(start + 4, attack.traits())


class DraftFeatures(ExtraFeatures):
    """The group number of each card that was seen and is hidden now. Cards of a group lie in places that look alike."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.count = len(definition_names(draft))
        self.definitions = definitions(draft)

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("remembered", [self.count])]

    def write(self, game: Runner, seat: int, buffer: ObservationBuffer, first: int) -> None:
        card_groups: list[list[int]] = self.draft.own(game, seat).get("remembered", [])
        for group in range(len(card_groups)):
            for card in card_groups[group]:
                buffer.put(first + self.definitions[card], group + 1)


def features_for(rules: Rules) -> ExtraFeatures:
    """The extra features of a duel or a draft."""
    return DraftFeatures(rules) if isinstance(rules, Draft) else DuelFeatures()
