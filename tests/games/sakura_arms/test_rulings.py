"""Rulings on the duel: there are some on every part of its rules.  `tests/test_rulings.py` plays them."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "rulings" / "sakura_arms"


def test_there_are_rulings_on_every_part() -> None:
    assert {file.stem for file in FOLDER.glob("*.toml")} >= {
        "attack", "basic_actions", "damage", "enchantments", "end_phase", "goddesses", "keywords", "range", "reactions",
        "start_phase", "ultimates",
    }  # fmt: skip
