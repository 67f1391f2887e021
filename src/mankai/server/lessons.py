"""Lessons: games for a first time, with a fixed beginning that no client can choose for another game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Lesson(Struct, frozen=True):
    """How a lesson begins: the learner has seat 0, a computer all others."""

    setup: dict[str, Any]
    seed: int
    player: str


LESSONS = {
    "sakura-arms/level99": Lesson({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0}, 142, "greedy"),
}
