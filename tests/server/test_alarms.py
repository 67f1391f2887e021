"""No timer of the server relies on firing late: one that fires early waits again."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.server.background import BackgroundTasks
from mankai.server.log.entries import Created, Holder, Sitter
from mankai.server.log.eventlog import EventLog
from mankai.server.metrics import Metrics
from mankai.server.protocol.client_messages import Clock
from mankai.server.table.alarms import Alarm
from mankai.server.table.presence import Presence
from mankai.server.table.reveal_delay import DelayBounds
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.timers import TableTimers
from server.test_secrecy import ATTACKS
from support.server.event_loops import LOOPS
from support.server.server_process import GAME

EARLY_LOOPS = [name for name in LOOPS if name.endswith("early")]
SOON = 0.03  # seconds


class Timers:
    """A loop's timers, fired by the test: as early as it likes."""

    def __init__(self) -> None:
        self.asked: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> object:
        self.asked.append((seconds, call))
        return object()


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    found = Timers()
    monkeypatch.setattr("mankai.server.table.alarms.asyncio.get_running_loop", lambda: found)
    return found


def test_what_fires_early_is_waited_for_again(timers: Timers) -> None:
    now, rung = [100.0], list[float]()
    alarm = Alarm(lambda: 107.0 - now[0], lambda: rung.append(now[0]))
    for early in (0.4, 0.000_36, 0.000_001):
        now[0] = 107.0 - early
        timers.asked[-1][1]()
        assert not rung and alarm.is_armed and 0.0 < timers.asked[-1][0] < early + 0.01
    now[0] = 107.0
    timers.asked[-1][1]()
    assert rung == [107.0] and not alarm.is_armed and len(timers.asked) == 4


def test_no_loop_is_asked_to_wait_longer_than_it_can_count(timers: Timers) -> None:
    for left in (math.inf, 1e12, 86400.0 * 30):
        Alarm(partial(float, left), lambda: None)
    assert [seconds for seconds, _ in timers.asked] == [86400.0] * 3


# In loops that are early, as the server uses them.


class Room:
    """Tables and their timers, without sockets."""

    def __init__(self, folder: Path) -> None:
        self.log = EventLog(folder / "tables.sqlite")
        self.errands = BackgroundTasks()
        self.tables = TableStore(self.log, Metrics(), self.wake, 100, DelayBounds(SOON, SOON))
        self.timekeeper = TableTimers(self.tables, self.errands)

    def wake(self, table: GameTable) -> None:
        self.timekeeper.schedule_clock(table)
        self.timekeeper.schedule_spectators(table)
        self.timekeeper.schedule_reveal(table)

    async def set_up(self, game: str, clock: Clock | None = None, **more: Any) -> GameTable:
        sitters, holders = [Sitter("person"), Sitter("person")], [Holder([0]), Holder([1])]
        setup = {} if "scene" in more else {"first": 0}
        begin = Created(game, sitters, holders, "", setup, "1", clock=clock, rules=mankai.game(game).version, **more)
        return await self.tables.set_up(begin, "")

    async def rest(self, *tables: GameTable) -> None:
        """Run until nothing is under way and no alarm is armed: from then on nothing happens by itself."""
        store = self.tables
        while self.errands.running or store.loading or store.sleeping.by_name or any([is_armed(table) for table in tables]):
            await asyncio.sleep(0.001)


def is_armed(table: GameTable) -> bool:
    return any([one is not None and one.is_armed for one in (table.clock_alarm, table.spectator_alarm, table.reveal_delay.timer)])


def at_early_loop(loop: str, folder: Path, work: Callable[[Room], Awaitable[None]]) -> None:
    async def whole() -> None:
        room = Room(folder)
        try:
            await work(room)
        finally:
            room.log.close()

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(whole())


@pytest.mark.parametrize("loop", EARLY_LOOPS)
def test_the_veil_is_lifted(loop: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "is_here", lambda company, seat: True)  # others would wait for an absent player

    async def work(room: Room) -> None:
        table = await room.set_up("azuki", scene=ATTACKS["azuki"][1]()[1])
        labels = [table.position.label(option) for option in table.position.options]
        await room.tables.commit_options(table, [table.position.options[labels.index(ATTACKS["azuki"][0])]], None)
        assert table.reveal_delay.is_active and table.viewers[0].is_delayed and is_armed(table)
        await room.rest(table)
        assert not table.reveal_delay.is_active and not table.viewers[0].is_delayed

    at_early_loop(loop, tmp_path, work)


@pytest.mark.parametrize("loop", EARLY_LOOPS)
def test_the_flag_falls_and_nothing_else_is_written_before(loop: str, tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.set_up(GAME, Clock(SOON, lag=0.0))
        await room.rest(table)
        assert table.end_reason == "time" and [row.kind for row in await room.log.rows(table.name)] == [
            "created",
            "flagged",
            "ended",
        ]

    at_early_loop(loop, tmp_path, work)


@pytest.mark.parametrize("loop", EARLY_LOOPS)
def test_the_flag_falls_at_a_table_that_is_not_in_memory(loop: str, tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.set_up(GAME, Clock(SOON, lag=0.0))
        room.tables.put_to_sleep(table)
        assert room.tables.sleeping.by_name and not is_armed(table)
        await room.rest()
        again = room.tables.in_memory[table.name]
        await room.rest(again)
        assert again.end_reason == "time" and [row.kind for row in await room.log.rows(again.name)] == [
            "created",
            "flagged",
            "ended",
        ]

    at_early_loop(loop, tmp_path, work)


@pytest.mark.parametrize("loop", EARLY_LOOPS)
def test_spectators_are_told_what_they_are_told_later(loop: str, tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        table = await room.set_up(GAME, delay=SOON)
        room.wake(table)
        await room.tables.commit_options(table, [table.position.options[0]], None)
        assert table.spectators.pending and is_armed(table)
        await room.rest(table)
        assert not table.spectators.pending and len(table.spectators.history.options) == 1

    at_early_loop(loop, tmp_path, work)
