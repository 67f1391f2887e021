"""Timers of tables: when a flag falls, when time spent is written down, and when delayed updates are sent."""

from __future__ import annotations

import math
import time
from contextlib import suppress
from functools import partial

from mankai import players
from mankai.server import monotonic_clock
from mankai.server.background import BackgroundTasks
from mankai.server.chat import send_chat_to_all
from mankai.server.errors import Refusal
from mankai.server.log.entries import Ended, Entry, Flagged, TimeSpent, TimeWaited
from mankai.server.protocol import payloads
from mankai.server.protocol.broadcast import broadcast_players, broadcast_state, send_to_all
from mankai.server.table.alarms import Alarm
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer


class TableTimers:
    """The actions that happen at a table because time passes."""

    def __init__(self, tables: TableStore, errands: BackgroundTasks) -> None:
        self.tables = tables
        self.tasks = errands

    # Clocks.

    def schedule_clock(self, table: GameTable) -> None:
        """Set the alarm for when a flag may fall, or when so much time has run that it should be written down."""
        if table.clock_alarm is not None:
            table.clock_alarm.cancel()
            table.clock_alarm = None
        if table.clocks is not None and table.timed_seats() and self.tables.is_current(table):
            to_be_written = time.monotonic() + table.clocks.write_interval
            table.clock_alarm = Alarm(partial(until_flag, table, to_be_written), partial(self.on_alarm, table))

    def on_alarm(self, table: GameTable) -> None:
        self.tasks.start(self.check_clocks(table))

    async def check_clocks(self, table: GameTable) -> None:
        try:
            async with table.lock:
                timed = table.timed_seats() if self.tables.is_current(table) else []
                late = [seat for seat in timed if table.remaining(seat) <= 0]
                if late:
                    await self.flag(table, late[0])
                elif timed:
                    await self.tables.commit(table, time_entries(table))
        except Refusal:
            self.schedule_clock(table)  # nothing more can be written there, but a flag can still fall

    async def flag(self, table: GameTable, seat: int) -> None:
        """Commit that the time of a seat is up: the game is over, or a bot plays for it."""
        if table.is_over_without(seat):
            await self.tables.commit(table, [Flagged(seat, ""), Ended()])
        else:
            if table.shows_hands_without(seat):
                await table.spectators.prepare_hands()
            await self.tables.commit(table, [Flagged(seat, players.names()[-1])])
            broadcast_players(table)

    async def write_time_spent(self, table: GameTable) -> None:
        """Write down the time spent so far, before the server stops."""
        with suppress(Refusal):
            async with table.lock:
                if table.timed_seats():
                    await self.tables.commit(table, time_entries(table))

    # Reveal delay.

    def schedule_reveal(self, table: GameTable) -> None:
        """Set the alarm for the next update.  A wait without limit needs none: the person who is waited for ends it."""
        veil = table.reveal_delay
        if veil.timer is not None:
            veil.timer.cancel()
            veil.timer = None
        if veil.is_active and veil.next_due < math.inf and self.tables.is_current(table):
            veil.timer = Alarm(partial(until_reveal, table), partial(self.on_reveal_due, table))

    def on_reveal_due(self, table: GameTable) -> None:
        self.tasks.start(self.reveal(table))

    async def reveal(self, table: GameTable) -> None:
        async with table.lock:
            if self.tables.is_current(table) and table.reveal_delay.is_active:
                if table.reveal_delay.next_due <= monotonic_clock.now():
                    for reader in list(table.reveal_delay.waits):
                        await self.end_wait(table, reader)
                    table.wait_for_absent()
                    await self.charge_delays(table)
                    table.reveal_due(monotonic_clock.now())
                    broadcast_state(table)
                self.tables.reschedule(table)

    async def charge_delays(self, table: GameTable) -> None:
        """Commit the time of quiet questions that had only one option: all saw them, and must see that the clock has run."""
        charges, table.reveal_delay.clock_charges = table.reveal_delay.clock_charges, []
        for seat, seconds in charges:
            if table.clocks is not None and table.clocks.cost(seconds) > 0:
                with suppress(Refusal):
                    await self.tables.commit(table, [TimeWaited(seat, round(seconds, 3), True)])

    async def end_absence(self, table: GameTable, reader: Viewer) -> None:
        """End the wait for a person who was away, now that they are here."""
        async with table.lock:
            awaited = table.reveal_delay.waits.get(reader)
            if awaited is not None and awaited.is_away:
                await self.end_wait(table, reader)

    async def end_wait(self, table: GameTable, reader: Viewer) -> None:
        """End the wait for a viewer, and charge it to their clock."""
        waited = table.reveal_delay.stop_waiting_for(reader)
        if table.clocks is not None:
            with suppress(Refusal):  # if nothing more can be written down
                await self.tables.commit(table, [TimeWaited(reader.first_seat, round(waited, 3))])
        self.schedule_reveal(table)

    # Spectators.

    def show_due_to_spectators(self, table: GameTable) -> None:
        """Send spectators the events that are due, and set the alarm for the next ones."""
        if table.spectator_alarm is not None:
            table.spectator_alarm.cancel()
            table.spectator_alarm = None
        had_ended = table.spectators.end is not None
        had_hands = bool(table.spectators.seat_viewers)
        table.spectators.deliver_due(monotonic_clock.now())
        table.update_spectators()
        due = table.spectators.next_due
        if due is not None and self.tables.is_current(table):
            table.spectator_alarm = Alarm(partial(until_shown, table), partial(self.show_due_to_spectators, table))
        if bool(table.spectators.seat_viewers) != had_hands:
            send_to_all(table, payloads.watching(table))
        if table.spectators.delay:
            broadcast_state(table)
            if table.spectators.end is not None and not had_ended:
                send_chat_to_all(table, late=True)


def until_flag(table: GameTable, to_be_written: float) -> float:
    """Return the seconds until a flag may fall, or until `to_be_written` (by the monotonic clock) if that is first; or 0."""
    return min(table.seconds_to_flag(), to_be_written - time.monotonic()) if table.timed_seats() else 0.0


def until_reveal(table: GameTable) -> float:
    """Return the seconds until the next update, as far as is known."""
    return table.reveal_delay.next_due - monotonic_clock.now()


def until_shown(table: GameTable) -> float:
    """Return the seconds until spectators are shown the next event; 0 if there is none."""
    return table.spectators.next_due - monotonic_clock.now() if table.spectators.next_due is not None else 0.0


def time_entries(table: GameTable) -> list[Entry]:
    """Return one entry for each seat whose time runs, with the time spent so far."""
    return [TimeSpent(table.seconds_spent(seat), seat) for seat in table.timed_seats()]
