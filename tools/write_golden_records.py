"""Writes the golden records when rules have a new version: `PYTHONPATH=src python tools/write_golden_records.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mankai
from mankai.kernel.rng import FastRng
from mankai.players import player
from support.random_games import random_end

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "records"


def kept(name: str, seed: int) -> dict[str, Any]:
    """A game between greedy players; every third one between random players."""
    rules = mankai.game(name)
    position, decider = rules.start(seed=seed), player("greedy", seed)
    if seed % 3 == 0:
        position = random_end(position, FastRng(seed))
    while not position.is_over:
        position = position.play(decider.decide(position))
    return {
        "record": position.record,
        "scores": position.scores,
        "decisions": len(position.decisions),
        "last words": position.log(None)[-3:],
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in mankai.games():
        path = FOLDER / f"{name.replace('/', '-')}.json"
        path.write_text(
            json.dumps([kept(name, seed) for seed in range(4)], ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
