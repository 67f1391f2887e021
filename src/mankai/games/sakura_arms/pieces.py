"""What observations of duels and drafts tell besides cards and numbers: what follows from these, and what was seen in a draft."""

from __future__ import annotations

from typing import Final

from mankai.games.sakura_arms.rules.attack import Attack
from mankai.games.sakura_arms.rules.drafting import Draft
from mankai.games.sakura_arms.rules.duel import Duel
from mankai.games.sakura_arms.rules.places import ATTACK, M_SEAT
from mankai.kernel.observing import Pieces, Sheet, definition_names, definitions
from mankai.kernel.play import Play
from mankai.kernel.rules import Rules

DISTANCES: Final = 2
OF_ATTACK: Final = 5  # whether it is one's own or the other's, damage to Aura and Life from 1 on ("-" is 0), Range, traits


class DuelPieces(Pieces):
    """The current Distance and the Mastery, and the attack under way as it would hit now."""

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("distances", [DISTANCES]), ("attack", [OF_ATTACK])]

    def write(self, game: Play, seat: int, sheet: Sheet, first: int) -> None:
        assert isinstance(game, Duel)
        sheet.put(first, game.distance())
        sheet.put(first + 1, game.master_distance())
        matters = game.table.matters
        if matters and matters[-1][0] == ATTACK:
            at = first + DISTANCES
            attack = Attack(game, matters[-1])
            aura, life = attack.damage()
            sheet.put(at, 1 if matters[-1][M_SEAT] == seat else 2)
            sheet.put(at + 1, aura + 1)
            sheet.put(at + 2, life + 1)
            sheet.put(at + 3, attack.reach())
            sheet.put(at + 4, attack.traits())


class DraftPieces(Pieces):
    """The cards that were seen and are seen no more, each with its group: those of a group lie in places that look alike."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.count = len(definition_names(draft))
        self.definitions = definitions(draft)

    def shapes(self) -> list[tuple[str, list[int]]]:
        return [("remembered", [self.count])]

    def write(self, game: Play, seat: int, sheet: Sheet, first: int) -> None:
        remembered: list[list[int]] = self.draft.own(game, seat).get("remembered", [])
        for group in range(len(remembered)):
            for card in remembered[group]:
                sheet.put(first + self.definitions[card], group + 1)


def pieces_for(rules: Rules) -> Pieces:
    """What observations of a duel or a draft have besides."""
    return DraftPieces(rules) if isinstance(rules, Draft) else DuelPieces()
