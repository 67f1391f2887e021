"""What Sakura Arms brings to the house."""

from __future__ import annotations

from pathlib import Path

from mankai.pack import Pack

PACK = Pack(
    name="sakura-arms",
    rules={f"sakura-arms/{one}": f"mankai.games.sakura_arms.rules.editions.{one}:GAME" for one in ("level99", "aeg", "beta")},
    folder=Path(__file__).parent,
)
