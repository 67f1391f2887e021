"""Lessons: games for a first time, with a fixed beginning that no client can choose for another game."""

from __future__ import annotations

from mankai import door

LESSONS = {name: lesson for pack in door.packs().values() for name, lesson in pack.lessons.items()}
