"""The coverage of random duels: how often each card was played.

Nearly all begin with the deal.  Of Raira's Wind chance never raises enough for two of her Bonus cards, so some begin later.

PYTHONPATH=src:tests python tests/support/games/sakura_arms_coverage.py [GAMES]
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from typing import Any, Final

from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import FORM
from mankai.kernel.rng import FastRng
from support.games.sakura_arms_scenes import GAME

PAIRS: Final = [list(pair) for pair in itertools.combinations([goddess.id for goddess in GAME.goddesses], 2)]
OWN: Final = GAME.cards[: GAME.half]  # as seat 0 has them
ENOUGH: Final = 50 * len(PAIRS)  # duels in which every card is played
LATE: Final = 10  # one duel in so many begins with a scene
WINDY: Final[dict[str, Any]] = {
    "distance": 4,
    "me": {
        "wind": 12,
        "flare": 7,
        "aura": 1,
        "vigor": 2,
        "ready": ["Windbeast Invocation"],
        "deck": ["Bestial Claw", "Windrun", "Slash"],
    },
    "foe": {"hand": ["Slash", "Shoot"], "deck": ["Brandish", "Magnum", "Backstep"]},
}


def varied_setup(seed: int) -> dict[str, Any]:
    """A set-up; after as many seeds as there are pairs every pair has sat at both seats."""
    mine, theirs = PAIRS[seed % len(PAIRS)], PAIRS[(seed * 7 + 1 + seed // len(PAIRS)) % len(PAIRS)]
    return {"goddesses": [mine, theirs], "copies": 2, "decks": "choose"}


def playable() -> list[int]:
    """All cards except those that are never played: TransForms, Plans and the like."""
    return [card for card in range(len(OWN)) if OWN[card].type != FORM]


def count_plays(count: int) -> Counter[int]:
    """The number of plays of each card in so many random duels."""
    played: Counter[int] = Counter(dict.fromkeys(playable(), 0))
    for seed in range(count):
        position: Position = GAME.scene(WINDY) if seed % LATE == LATE - 1 else GAME.start(varied_setup(seed), seed)
        dice = FastRng(seed)
        while not position.is_over:
            position = position.play(dice.pick(position.options))
            played.update([event[3] % GAME.half for event in position.events if event[1] == "play"])
    return played


def never_played(played: Counter[int]) -> list[str]:
    return [OWN[card].name for card in playable() if not played[card]]


def report(played: Counter[int]) -> str:
    rows = [f"{OWN[card].goddess} {OWN[card].name}: {played[card]}" for card in playable()]
    never = never_played(played)
    rows.append(f"{len(rows)} cards, {len(never)} of them never played{': ' if never else ''}{', '.join(never)}")
    return "\n".join(rows)


if __name__ == "__main__":
    found = count_plays(int(sys.argv[1]) if len(sys.argv) > 1 else ENOUGH)
    print(report(found))
    sys.exit(1 if never_played(found) else 0)
