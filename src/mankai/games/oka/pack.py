"""What Sakura brings to the house."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mankai.pack import Lesson, Pack

SEATS: Final = range(2, 7)

PACK: Final = Pack(
    name="oka",
    rules={f"oka/{seats}": f"mankai.games.oka.rules.edition:GAME{seats}" for seats in SEATS},
    seats={f"oka/{seats}": seats for seats in SEATS},
    usual="oka/4",
    rank=3,
    minutes="20–40",
    folder=Path(__file__).parent,
    offer="mankai.games.oka.offer:OFFER",
    board="mankai.games.oka.terminal.face:FACE",
    drawing="mankai.games.oka.drawing:MANNER",
    mind="mankai.games.oka.mind:OkaMind",
    pieces="mankai.games.oka.pieces:pieces_for",
    lessons={"oka/4": Lesson({"first": 0}, 21, "greedy")},
)
