"""What Sakura Arms brings to the house."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mankai.pack import Lesson, Pack

EDITIONS: Final = ("level99", "aeg", "beta")

PACK: Final = Pack(
    name="sakura-arms",
    rules={f"sakura-arms/{one}": f"mankai.games.sakura_arms.rules.editions.{one}:GAME" for one in EDITIONS},
    seats={f"sakura-arms/{one}": 2 for one in EDITIONS},
    rank=1,
    minutes="15–25",
    folder=Path(__file__).parent,
    offer="mankai.games.sakura_arms.offer:OFFER",
    board="mankai.games.sakura_arms.terminal.face:FACE",
    mind="mankai.games.sakura_arms.mind:DuelMind",
    lessons={
        "sakura-arms/level99": Lesson({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0}, 142, "greedy")
    },
)
