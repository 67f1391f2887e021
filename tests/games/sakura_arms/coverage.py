"""What random duels have met, card by card: how often each was played.

Nearly all begin with the deal.  Of Raira's Wind chance never raises enough for two of her Bonus cards, so some begin later.

PYTHONPATH=src:tests python tests/games/sakura_arms/coverage.py [GAMES]
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from typing import Any, Final

from duelling import GAME
from mankai import Position
from mankai.games.sakura_arms.rules.cards.base import FORM
from mankai.kernel.rng import FastRng

PAIRS: Final = [list(pair) for pair in itertools.combinations([goddess.id for goddess in GAME.goddesses], 2)]
OWN: Final = GAME.cards[: GAME.half]  # as seat 0 has them
ENOUGH: Final = 50 * len(PAIRS)  # duels in which every card is played
LATE: Final = 10  # of so many duels one begins with a scene
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


def varied(seed: int) -> dict[str, Any]:
    """A set-up: after as many seeds as there are pairs every pair has sat at both seats."""
    mine, theirs = PAIRS[seed % len(PAIRS)], PAIRS[(seed * 7 + 1 + seed // len(PAIRS)) % len(PAIRS)]
    return {"goddesses": [mine, theirs], "copies": 2, "decks": "choose"}


def playable() -> list[int]:
    """All cards but those that only lie there: TransForms, Plans and the like."""
    return [card for card in range(len(OWN)) if OWN[card].type != FORM]


def covered(count: int) -> Counter[int]:
    """By card: how often it was played in so many random duels."""
    played: Counter[int] = Counter(dict.fromkeys(playable(), 0))
    for seed in range(count):
        position: Position = GAME.scene(WINDY) if seed % LATE == LATE - 1 else GAME.start(varied(seed), seed)
        dice = FastRng(seed)
        while not position.is_over:
            position = position.play(dice.pick(position.options))
            played.update([event[3] % GAME.half for event in position.events if event[1] == "play"])
    return played


def missing(played: Counter[int]) -> list[str]:
    return [OWN[card].name for card in playable() if not played[card]]


def report(played: Counter[int]) -> str:
    rows = [f"{OWN[card].goddess} {OWN[card].name}: {played[card]}" for card in playable()]
    never = missing(played)
    rows.append(f"{len(rows)} cards, {len(never)} of them never played{': ' if never else ''}{', '.join(never)}")
    return "\n".join(rows)


if __name__ == "__main__":
    found = covered(int(sys.argv[1]) if len(sys.argv) > 1 else ENOUGH)
    print(report(found))
    sys.exit(1 if missing(found) else 0)
