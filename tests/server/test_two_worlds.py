"""Hidden information changes neither the content nor the time of what a seat is sent: all games, with clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from mankai import Position
from mankai.server.protocol.client_messages import Clock
from server.test_secrecy import ATTACKS
from support.server.two_worlds import GAMES, THOUGHT, World, lobby_in, pairs, still_time

PAIRS = 6
Script = Callable[[World], Awaitable[None]]
STRICT = Clock(600.0, free=0.0, lag=0.5)  # every second is charged


async def watched(folder: Path, patch: pytest.MonkeyPatch, game: str, pair: Any, **more: Any) -> list[World]:
    """Both worlds of a pair, from a public decision until the watching seat is asked."""
    position, other, option, watching = pair
    found: list[World] = []
    for number, one in enumerate((position, other)):
        where = folder / str(number)
        where.mkdir(parents=True)
        with still_time(patch) as time:
            async with lobby_in(where) as lobby:
                world = World(lobby, time, one.rules.name, one.portrait, **more)
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
    """After a public decision somebody is asked in one world and not in the other: others are sent the same, at the same time."""
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


# Requests of a player to whom it is hidden whether another could answer.

PROBES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "nothing": [],
    "undo": [("undo", {})],
    "undo twice": [("undo", {}), ("undo", {})],
    "redo": [("redo", {})],
    "acts": [("act", {"option": 0, "expected": 1}), ("act", {"option": 0, "expected": 0}), ("act", {"option": 1, "expected": 2})],
    "reasons": [("why", {}), ("ping", {}), ("hint", {}), ("rematch", {}), ("claim", {}), ("replace", {"seat": 1})],
    "answers": [("answer", {"undo": True}), ("pass", {"expected": 1}), ("always", {"ask": True}), ("look", {"seat": 1})],
    "chat": [("chat", {"notice": "thinking"}), ("agree", {"hands": True})],
}


async def attacked(
    folder: Path, patch: pytest.MonkeyPatch, game: str, scene: dict[str, Any], script: Script, **more: Any
) -> World:
    """Ann attacks; then it goes as the script says, until she is asked again."""
    folder.mkdir(parents=True)
    with still_time(patch) as time:
        async with lobby_in(folder) as lobby:
            world = World(lobby, time, game, scene, **more)
            await world.open()
            ann = world.wires[0]
            labels = [world.table.position.label(option) for option in world.table.position.options]
            await ann.act(world.table.position.options[labels.index(ATTACKS[game][0])])
            world.was_asked = world.table.position.is_answering
            await script(world)
            await world.go_on(0)
            await ann.speak("redo")
            await world.enter("another browser", secret="secret 0")
            return world


def in_both(folder: Path, patch: pytest.MonkeyPatch, game: str, script: Script, **more: Any) -> None:
    """With an answer in Bob's hand, which he declines, and without one: Ann and the spectator are sent the same, at the same
    time.
    """
    worlds: list[World] = []
    for number, scene in enumerate(ATTACKS[game][1]()):
        worlds.append(asyncio.run(attacked(folder / str(number), patch, game, scene, script, **more)))
    one, other = worlds
    assert one.was_asked and not other.was_asked, "the worlds do differ"
    for seat in (0, -1):
        assert one.heard(seat) == other.heard(seat)


@pytest.mark.parametrize("clock", [None, STRICT])
@pytest.mark.parametrize("probe", PROBES)
@pytest.mark.parametrize("game", ATTACKS)
def test_nothing_that_can_be_asked_meanwhile_tells_it(
    game: str, probe: str, clock: Clock | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(world: World) -> None:
        for kind, content in PROBES[probe]:
            await world.wires[0].speak(kind, **content)
        await world.enter("another browser", secret="secret 0")

    in_both(tmp_path, monkeypatch, game, script, clock=clock)


@pytest.mark.parametrize("when", ["refused", "granted", "granted after the answer"])
@pytest.mark.parametrize("game", ATTACKS)
def test_an_undo_that_is_asked_for_meanwhile_tells_nothing(
    game: str, when: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does redo: there is none where Bob might have answered."""

    async def script(world: World) -> None:
        ann, bob = world.wires[:2]
        began = world.time.now
        await ann.speak("undo")
        await world.pass_to(began + THOUGHT / 2)
        if when != "granted after the answer":
            await bob.speak("answer", undo=when == "granted")
        if when != "granted":
            await world.pass_to(began + THOUGHT)
            if bob.is_asked:
                await world.decline(1)
        if when == "granted after the answer":
            await bob.speak("answer", undo=True)
        assert ann.is_asked or when == "refused"

    in_both(tmp_path, monkeypatch, game, script)
