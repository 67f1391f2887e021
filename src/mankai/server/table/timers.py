"""Timers of tables: when a flag falls, when time spent is written down, and when delayed updates are sent."""

from __future__ import annotations

import math
import time
from contextlib import suppress
from functools import partial

from mankai import players
from mankai.server import monotonic_clock
from mankai.server.background import BackgroundTasks
from mankai.server.errors import Refusal
from mankai.server.log.entries import Ended, Entry, Flagged, TimeSpent, TimeWaited
from mankai.server.protocol.broadcast import broadcast_players, broadcast_state
from mankai.server.table.alarms import Alarm
from mankai.server.table.changes import delayed_updates, seat_changes, time_control
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer


class TableTimers:
    """The actions that happen at a table because time passes."""

    def __init__(self, tables: TableStore, tasks: BackgroundTasks) -> None:
        self.tables = tables
        self.tasks = tasks

    # Clocks.

    def schedule_clock(self, table: GameTable) -> None:
        """Set the alarm for when a flag may fall, or when so much time has run that it should be written down."""
        if table.clock_alarm is not None:
            table.clock_alarm.cancel()
            table.clock_alarm = None
        if table.clocks is not None and time_control.timed_seats(table) and self.tables.is_current(table):
            next_write_at = time.monotonic() + table.clocks.write_interval
            table.clock_alarm = Alarm(partial(seconds_until_flag_or_write, table, next_write_at), partial(self.on_alarm, table))

    def on_alarm(self, table: GameTable) -> None:
        self.tasks.start(self.check_clocks(table))

    async def check_clocks(self, table: GameTable) -> None:
        try:
            async with table.lock:
                timed_seats = time_control.timed_seats(table) if self.tables.is_current(table) else []
                late_seats = [seat for seat in timed_seats if time_control.remaining(table, seat) <= 0]
                if late_seats:
                    await self.flag(table, late_seats[0])
                elif timed_seats:
                    await self.tables.commit(table, time_entries(table))
        except Refusal:
            self.schedule_clock(table)  # nothing more can be written there, but a flag can still fall

    async def flag(self, table: GameTable, seat: int) -> None:
        """Commit that the time of a seat is up: the game is over, or a bot plays for it."""
        if seat_changes.is_over_without(table, seat):
            await self.tables.commit(table, [Flagged(seat, ""), Ended()])
        else:
            if seat_changes.shows_hands_without(table, seat):
                await table.spectators.prepare_hands()
            await self.tables.commit(table, [Flagged(seat, players.names()[-1])])
            broadcast_players(table)

    async def write_time_spent(self, table: GameTable) -> None:
        """Write down the time spent so far, before the server stops."""
        with suppress(Refusal):
            async with table.lock:
                if time_control.timed_seats(table):
                    await self.tables.commit(table, time_entries(table))

    # Reveal delay.

    def schedule_reveal(self, table: GameTable) -> None:
        """Set the alarm for the next update.  A wait without limit needs none: the person who is waited for ends it."""
        delay = table.reveal_delay
        if delay.timer is not None:
            delay.timer.cancel()
            delay.timer = None
        if delay.is_active and delay.next_due < math.inf and self.tables.is_current(table):
            delay.timer = Alarm(partial(seconds_until_reveal, table), partial(self.on_reveal_due, table))

    def on_reveal_due(self, table: GameTable) -> None:
        self.tasks.start(self.reveal(table))

    async def reveal(self, table: GameTable) -> None:
        async with table.lock:
            if self.tables.is_current(table) and table.reveal_delay.is_active:
                if table.reveal_delay.next_due <= monotonic_clock.now():
                    for viewer in list(table.reveal_delay.waits):
                        await self.end_wait(table, viewer)
                    delayed_updates.wait_for_absent(table)
                    await self.charge_delays(table)
                    delayed_updates.reveal_due(table, monotonic_clock.now())
                    broadcast_state(table)
                self.tables.deliver_due(table)
                self.tables.reschedule(table)

    async def charge_delays(self, table: GameTable) -> None:
        """Commit the time of quiet questions that had only one option: all saw them, and must see that the clock has run."""
        charges, table.reveal_delay.clock_charges = table.reveal_delay.clock_charges, []
        for seat, seconds in charges:
            if table.clocks is not None and table.clocks.cost(seconds) > 0:
                with suppress(Refusal):
                    await self.tables.commit(table, [TimeWaited(seat, round(seconds, 3), True)])

    async def end_absence(self, table: GameTable, viewer: Viewer) -> None:
        """End the wait for a person who was away, now that they are here."""
        async with table.lock:
            wait = table.reveal_delay.waits.get(viewer)
            if wait is not None and wait.is_away:
                await self.end_wait(table, viewer)

    async def end_wait(self, table: GameTable, viewer: Viewer) -> None:
        """End the wait for a viewer, and charge it to their clock."""
        seconds_waited = table.reveal_delay.stop_waiting_for(viewer)
        if table.clocks is not None:
            with suppress(Refusal):  # if nothing more can be written down
                await self.tables.commit(table, [TimeWaited(viewer.first_seat, round(seconds_waited, 3))])
        self.schedule_reveal(table)

    # Spectators.

    def schedule_spectators(self, table: GameTable) -> None:
        """Set the alarm for the next events that late spectators are shown."""
        if table.spectator_alarm is not None:
            table.spectator_alarm.cancel()
            table.spectator_alarm = None
        if table.spectators.next_due is not None and self.tables.is_current(table):
            table.spectator_alarm = Alarm(partial(seconds_until_next_event, table), partial(self.on_spectators_due, table))

    def on_spectators_due(self, table: GameTable) -> None:
        self.tables.deliver_due(table)
        self.schedule_spectators(table)


def seconds_until_flag_or_write(table: GameTable, next_write_at: float) -> float:
    """Return the seconds until a flag may fall, or until `next_write_at` (by the monotonic clock) if that is first; or 0."""
    return min(time_control.seconds_to_flag(table), next_write_at - time.monotonic()) if time_control.timed_seats(table) else 0.0


def seconds_until_reveal(table: GameTable) -> float:
    """Return the seconds until the next update, as far as is known."""
    return table.reveal_delay.next_due - monotonic_clock.now()


def seconds_until_next_event(table: GameTable) -> float:
    """Return the seconds until spectators are shown the next event; 0 if there is none."""
    return table.spectators.next_due - monotonic_clock.now() if table.spectators.next_due is not None else 0.0


def time_entries(table: GameTable) -> list[Entry]:
    """Return one entry for each seat whose time runs, with the time spent so far."""
    return [TimeSpent(time_control.seconds_spent(table, seat), seat) for seat in time_control.timed_seats(table)]
