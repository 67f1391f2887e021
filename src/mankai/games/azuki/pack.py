"""The pack of the Azuki TCG, its entry in the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mankai.packs.pack import Lesson, Pack

PACK: Final = Pack(
    name="azuki",
    rules={"azuki": "mankai.games.azuki.rules.edition:GAME"},
    seats={"azuki": 2},
    rank=2,
    minutes="20–30",
    folder=Path(__file__).parent,
    setup_form="mankai.games.azuki.setup_form:SETUP_FORM",
    board="mankai.games.azuki.terminal.ui:UI",
    drawing="mankai.games.azuki.notebook:NOTEBOOK",
    heuristics="mankai.games.azuki.ai.heuristics:AzukiHeuristics",
    features="mankai.games.azuki.observation:features_for",
    lessons={"azuki": Lesson({"decks": ["Starter: Raizan", "Starter: Zero"], "first": 0}, seed=124, player="greedy")},
)
