"""Tables that are not in memory while somebody's time runs there: what is kept of them, and their alarms."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections.abc import Callable
from functools import partial

import structlog
from msgspec import Struct

from mankai.server.log.entries import TimeSpent
from mankai.server.log.eventlog import EventLog, row_of
from mankai.server.metrics import Metrics
from mankai.server.table.alarms import Alarm
from mankai.server.table.changes import time_control
from mankai.server.table.table import GameTable

logger = structlog.get_logger()


class SleepingTable(Struct):
    """A table that is not in memory while somebody's time runs there."""

    number: int  # number of the next event
    spent: dict[int, float]  # by seat: seconds spent on the decision under way, until `since`
    since: float  # a moment, by the monotonic clock
    seconds_left: float  # seconds from `since` until the flag may fall
    write_interval: float  # seconds after which time spent is written down
    alarm: Alarm | None = None
    writing: asyncio.Task[None] | None = None

    def seconds_until_flag_or_write(self, next_write_at: float) -> float:
        """Return the seconds until the flag may fall, or until `next_write_at` (by the monotonic clock) if that is first."""
        now = time.monotonic()
        return min(self.seconds_left - (now - self.since), next_write_at - now)

    def time_entries(self) -> list[TimeSpent]:
        slept = time.monotonic() - self.since
        return [TimeSpent(round(seconds + slept, 3), seat) for seat, seconds in self.spent.items()]


class SleepingTables:
    """All sleeping tables, by name.  `load` starts to load one: its own alarm will ring at once."""

    def __init__(self, log: EventLog, metrics: Metrics, longest_log: int, load: Callable[[str], object]) -> None:
        self.log = log
        self.metrics = metrics
        self.longest_log = longest_log
        self.load = load
        self.by_name: dict[str, SleepingTable] = {}

    def add(self, table: GameTable) -> None:
        """Let a table sleep that leaves memory, if time runs there."""
        timed = time_control.timed_seats(table)
        if timed and table.clocks is not None:
            spent = {seat: table.clocks.elapsed_seconds(seat) for seat in timed}
            seconds_left = time_control.seconds_to_flag(table)
            asleep = SleepingTable(table.number, spent, time.monotonic(), seconds_left, table.clocks.write_interval)
            self.by_name[table.name] = asleep
            self.metrics.asleep.set(len(self.by_name))
            self.set_alarm(table.name, asleep)

    def set_alarm(self, name: str, asleep: SleepingTable) -> None:
        next_write_at = time.monotonic() + asleep.write_interval
        asleep.alarm = Alarm(partial(asleep.seconds_until_flag_or_write, next_write_at), partial(self.on_alarm, name))

    def on_alarm(self, name: str) -> None:
        asleep = self.by_name[name]
        if asleep.seconds_until_flag_or_write(math.inf) <= 0:
            self.load(name)
        else:
            asleep.writing = asyncio.create_task(self.write_time_spent(name, asleep))

    async def write_time_spent(self, name: str, asleep: SleepingTable) -> None:
        """Write down the time spent at a sleeping table, so that a crash does not give it back."""
        if asleep.number < self.longest_log:
            try:
                entries = asleep.time_entries()
                await self.log.append([row_of(name, asleep.number + at, entry) for at, entry in enumerate(entries)])
                asleep.number += len(entries)
            except sqlite3.Error as error:
                logger.error("the log refused an event", table=name, error=str(error))
        if self.by_name.get(name) is asleep:
            self.set_alarm(name, asleep)

    async def wake(self, name: str) -> SleepingTable | None:
        """Wake a table.  Returns what was kept while it slept, if it did, once nothing more is written for it."""
        asleep = self.by_name.pop(name, None)
        self.metrics.asleep.set(len(self.by_name))
        if asleep is not None:
            if asleep.alarm is not None:
                asleep.alarm.cancel()
                asleep.alarm = None  # it refers back: only the garbage collector would free the two
            if asleep.writing is not None:
                await asyncio.wait([asleep.writing])
        return asleep
