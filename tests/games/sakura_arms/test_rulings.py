"""Rulings on the duel: there are some on every part of its rules.  `tests/test_rulings.py` plays them."""

from __future__ import annotations

import tomllib
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "rulings" / "sakura_arms"


def test_there_are_rulings_on_every_part() -> None:
    assert {file.stem for file in FOLDER.glob("*.toml")} >= {
        "attack", "basic_actions", "damage", "enchantments", "end_phase", "goddesses", "keywords", "range", "reactions",
        "start_phase", "ultimates",
    }  # fmt: skip


def test_there_are_eighty_and_more_on_the_goddesses_of_the_second_box() -> None:
    second_box = ["saine", "yukihi", "shinra", "hagane", "kururu", "raira"]
    names = [one["name"] for stem in second_box for one in tomllib.loads((FOLDER / f"{stem}.toml").read_text())["ruling"]]
    assert len(set(names)) == len(names) >= 80
