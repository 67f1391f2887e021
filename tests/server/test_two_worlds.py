"""What a seat cannot know changes nothing that it is sent, and no time at which it is sent it: all games, with clocks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mankai import Position
from mankai.server.messages import Clock
from server.worlds import GAMES, THOUGHT, World, hall_in, pairs, still_time

PAIRS = 6
STRICT = Clock(600.0, free=0.0, lag=0.5)  # every second is charged


async def watched(folder: Path, patch: pytest.MonkeyPatch, game: str, pair: Any, **more: Any) -> list[World]:
    """Both worlds of a pair, from a public decision until the seat that watches is asked."""
    position, other, option, watching = pair
    found: list[World] = []
    for number, one in enumerate((position, other)):
        where = folder / str(number)
        where.mkdir(parents=True)
        with still_time(patch) as time:
            async with hall_in(where) as hall:
                world = World(hall, time, one.rules.name, one.portrait, **more)
                await world.open()
                await world.pass_to(time.now + THOUGHT)
                await world.wires[one.seat].act(option)
                await world.go_on(watching)
                found.append(world)
    return found


@pytest.mark.parametrize("clock", [None, STRICT])
@pytest.mark.parametrize("game", GAMES)
def test_who_had_no_choice_is_not_told_from_who_had_one(
    game: str, clock: Clock | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A public decision after which somebody is asked in one world and not in the other: others are sent the same, as soon."""
    found = list(pairs(game, PAIRS))
    assert found
    for number, pair in enumerate(found):
        one, other = asyncio.run(watched(tmp_path / str(number), monkeypatch, game, pair, clock=clock))
        assert one.questions != other.questions, "the worlds do differ"
        for seat in (pair[3], -1):
            assert one.heard(seat) == other.heard(seat), described(pair)


def described(pair: tuple[Position, Position, int, int]) -> str:
    position, _, option, watching = pair
    return f"{position!r}: {position.label(option)}, watched by seat {watching}"
