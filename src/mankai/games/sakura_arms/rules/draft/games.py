"""The drafts of Level 99's edition, each for every number of players that the rulebook names."""

from __future__ import annotations

from typing import Final

from mankai.games.sakura_arms.rules.draft.constants import OPEN_TWO_PICK, ROCHESTER, ROTATION
from mankai.games.sakura_arms.rules.draft.rules import Draft
from mankai.games.sakura_arms.rules.editions.level99 import GAME

OPEN_TWO_PICK_2: Final = Draft(GAME, OPEN_TWO_PICK, 2)
ROTATION_2: Final = Draft(GAME, ROTATION, 2)
ROTATION_4: Final = Draft(GAME, ROTATION, 4)
ROTATION_6: Final = Draft(GAME, ROTATION, 6)
ROTATION_8: Final = Draft(GAME, ROTATION, 8)
ROCHESTER_2: Final = Draft(GAME, ROCHESTER, 2)
ROCHESTER_4: Final = Draft(GAME, ROCHESTER, 4)
