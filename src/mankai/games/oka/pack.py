"""The pack of Sakura, its entry in the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mankai.packs.pack import Lesson, Pack

SEATS: Final = range(2, 7)

PACK: Final = Pack(
    name="oka",
    rules={f"oka/{seats}": f"mankai.games.oka.rules.edition:GAME{seats}" for seats in SEATS},
    seats={f"oka/{seats}": seats for seats in SEATS},
    default="oka/4",
    rank=3,
    minutes="20–40",
    folder=Path(__file__).parent,
    setup_form="mankai.games.oka.setup_form:SETUP_FORM",
    board="mankai.games.oka.terminal.ui:UI",
    drawing="mankai.games.oka.notebook:NOTEBOOK",
    heuristics="mankai.games.oka.heuristics:OkaHeuristics",
    features="mankai.games.oka.observation:features_for",
    lessons={"oka/4": Lesson({"first": 0}, seed=21, player="greedy")},
)
