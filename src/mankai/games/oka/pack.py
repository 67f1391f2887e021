"""What Sakura brings to the house."""

from __future__ import annotations

from pathlib import Path

from mankai.pack import Pack

PACK = Pack(
    name="oka",
    rules={f"oka/{seats}": f"mankai.games.oka.rules.edition:GAME{seats}" for seats in range(2, 7)},
    usual="oka/4",
    folder=Path(__file__).parent,
)
