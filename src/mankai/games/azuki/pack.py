"""What the Azuki TCG brings to the house."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mankai.pack import Lesson, Pack

PACK: Final = Pack(
    name="azuki",
    rules={"azuki": "mankai.games.azuki.rules.edition:GAME"},
    seats={"azuki": 2},
    rank=2,
    minutes="20–30",
    folder=Path(__file__).parent,
    offer="mankai.games.azuki.offer:OFFER",
    board="mankai.games.azuki.terminal.face:FACE",
    drawing="mankai.games.azuki.drawing:MANNER",
    mind="mankai.games.azuki.mind:MatchMind",
    pieces="mankai.games.azuki.pieces:pieces_for",
    lessons={"azuki": Lesson({"decks": ["Starter: Raizan", "Starter: Zero"], "first": 0}, 124, "greedy")},
)
