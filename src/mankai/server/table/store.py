"""The tables in memory, and the one way in which anything happens at them: first into the log, then to everybody."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import sys
import time
from collections.abc import Callable
from functools import partial

import structlog
from msgspec import MsgspecError, Struct

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.server import monotonic_clock
from mankai.server.chat import send_chat_to_all
from mankai.server.errors import Refusal
from mankai.server.log import snapshots
from mankai.server.log.entries import (
    AnsweredEarly,
    ChatLine,
    Conceded,
    Created,
    Ended,
    Entry,
    Flagged,
    FollowUp,
    FollowUpsOpened,
    Joined,
    OptionChosen,
    RematchCreated,
    Replaced,
    Returned,
    TimeSpent,
    read_chat_line,
)
from mankai.server.log.eventlog import EventLog, EventRow, MessageKey, is_repeat
from mankai.server.log.reducer import apply, replay, row_of
from mankai.server.metrics import Metrics
from mankai.server.protocol.broadcast import broadcast_players, broadcast_state
from mankai.server.protocol.client_messages import encode_json
from mankai.server.table import tokens
from mankai.server.table.alarms import Alarm
from mankai.server.table.create import follow_up_entries
from mankai.server.table.reveal_delay import DelayBounds
from mankai.server.table.table import GameTable

MOST_RESUMED = 1000  # tables loaded at the start because a bot may have been about to move, or a clock runs
NO_DELAY = DelayBounds()
SNAPSHOT_INTERVAL = 1000  # events between two snapshots of a table
ENDING = (Ended, Flagged, RematchCreated)
NEEDED = (OptionChosen, AnsweredEarly, Returned, Replaced, Conceded)  # entries without which somebody could not play on
logger = structlog.get_logger()
Acknowledge = Callable[[], None]


class DuplicateMessage(Exception):
    """A message has been executed before.  Only the log knows: its client is no longer remembered here."""


class SleepingTable(Struct):
    """A table that is not in memory while somebody's time runs there."""

    number: int  # of the next event
    thought: dict[int, float]  # by seat: seconds spent on the decision under way, up to
    since: float  # then, by the monotonic clock
    left: float  # seconds from then on until the flag may fall
    often: float  # seconds after which time spent is written down
    alarm: Alarm | None = None
    writing: asyncio.Task[None] | None = None

    def until_flag(self, to_be_written: float) -> float:
        """Return the seconds until the flag may fall, or until `to_be_written` (by the monotonic clock) if that is first."""
        now = time.monotonic()
        return min(self.left - (now - self.since), to_be_written - now)

    def time_entries(self) -> list[TimeSpent]:
        gone = time.monotonic() - self.since
        return [TimeSpent(round(thought + gone, 3), seat) for seat, thought in self.thought.items()]


class TableStore:
    """The tables in memory.  They come from the log and go again; `wake` restarts bots and timers after each change."""

    def __init__(
        self,
        log: EventLog,
        metrics: Metrics,
        wake: Callable[[GameTable], None],
        longest_log: int,
        silence: DelayBounds = NO_DELAY,
        longest_game: int = sys.maxsize,
    ) -> None:
        self.log = log
        self.delay_bounds = silence
        self.longest_log = longest_log
        self.longest_game = longest_game
        self.asleep: dict[str, SleepingTable] = {}
        self.damaged: set[str] = set()  # tables that could not be loaded
        self.metrics = metrics
        self.reschedule = wake
        self.in_memory: dict[str, GameTable] = {}
        self.rooms: dict[str, list[GameTable]] = {}  # by room: its tables that are in memory
        self.loading: dict[str, asyncio.Task[GameTable]] = {}
        self.snapshot_tasks: set[asyncio.Task[None]] = set()

    def is_current(self, table: GameTable) -> bool:
        """Return whether this object is the table: one that was unloaded may have been loaded again as another."""
        return self.in_memory.get(table.name) is table

    def is_used(self, name: str) -> bool:
        return name in self.in_memory or name in self.loading or name in self.asleep

    # Loading.

    async def find(self, name: str) -> GameTable:
        """Return a table, from memory or from the log."""
        found = self.in_memory.get(name)
        if found is None:
            if name not in self.loading:
                self.loading[name] = asyncio.create_task(self.load(name))
            found = await asyncio.shield(self.loading[name])
        found.last_used = time.monotonic()
        return found

    async def load(self, name: str) -> GameTable:
        try:
            asleep = await self.wake_table(name)
            rows = await self.read_rows(name)
            if not rows:
                raise Refusal("no_table", "there is no such table", 404)
            table = await asyncio.to_thread(
                replay, name, rows, await self.read_snapshot(name) if len(rows) >= SNAPSHOT_INTERVAL else b""
            )
            await self.load_chat(table)
            if asleep is not None and table.clocks is not None:
                for seat, thought in asleep.thought.items():
                    table.clocks.spent[seat], table.clocks.started_at[seat] = thought, asleep.since
            self.metrics.resumed.inc()
            self.add(table)
            self.snapshot(table)
            return table
        except Refusal as refusal:
            if refusal.code == "damaged" and name not in self.damaged:
                self.damaged.add(name)
                self.metrics.damaged.set(len(self.damaged))
                logger.error("the log of a table is damaged", table=name, reason=refusal.reason)
            raise
        finally:
            del self.loading[name]

    async def read_rows(self, name: str) -> list[EventRow]:
        try:
            return await self.log.rows(name)
        except sqlite3.DatabaseError as error:
            raise Refusal("damaged", f"the log of this table cannot be read: {error}", 500) from None

    async def read_snapshot(self, name: str) -> bytes:
        """Return a snapshot, or nothing if there is no good one."""
        try:
            return await self.log.read_snapshot(name)
        except sqlite3.DatabaseError as error:
            logger.warning("what was kept of a table cannot be read", table=name, error=type(error).__name__)
            return b""

    async def load_chat(self, table: GameTable) -> None:
        """Load the chat of a table.  A damaged line becomes an empty one, so that its number is not given again."""
        try:
            for key, body in await self.log.read_chat(table.name):
                try:
                    line = read_chat_line(body)
                except (MsgspecError, UnicodeError):
                    line = ChatLine(len(table.chat), None, "", "", 0)
                table.chat.append(line)
                table.executed.add(key)
        except sqlite3.DatabaseError as error:
            logger.error("what was said at a table cannot be read", table=table.name, error=str(error))

    async def resume_unfinished(self) -> None:
        """Load, once at the start, tables where a bot may have been about to move.  One that fails stops no other."""
        try:
            names = await self.log.unfinished_tables(MOST_RESUMED)
        except sqlite3.DatabaseError as error:
            logger.error("the log cannot be searched for tables that go on", error=str(error))
            return
        for name in names:
            try:
                table = await self.find(name)
                if table.presence.is_empty():
                    table.last_used = 0.0  # by nobody: it need not stay for long
            except Refusal as refusal:
                logger.warning("a table cannot be resumed", table=name, reason=refusal.reason)
            except Exception:
                logger.exception("a table cannot be resumed", table=name)

    async def set_up(self, begin: Created, patron: str) -> GameTable:
        table, row = await asyncio.to_thread(self.prepare, begin, patron)
        try:
            await self.log.append([row])
        except sqlite3.Error as error:
            logger.error("the log refused a new table", error=str(error))
            reason = "this could not be written down, so there is no new table: try again later"
            raise Refusal("broken", reason, 503, "no-new-table") from None
        self.add(table)
        return table

    def prepare(self, begin: Created, patron: str) -> tuple[GameTable, EventRow]:
        """Return a new table and the row that begins its log.  It can take long if it plays on from a long game: use a thread."""
        name = tokens.new_table_name()
        body = encode_json(begin)  # before the table exists, which changes the entry it is given
        try:
            table = GameTable(name, begin, monotonic_clock.now())
            table.play_initial_options()
        except MankaiError as error:
            raise Refusal("bad_setup", str(error), 400) from None
        except Exception as error:
            logger.warning("a set-up made the game fail", game=begin.game, error=repr(error))
            raise Refusal("bad_setup", "the game cannot be set up like that", 400) from None
        table.bot_quota_address = patron
        self.metrics.created.inc()
        return table, row_of(name, 0, begin, body=body)

    def add(self, table: GameTable) -> None:
        self.in_memory[table.name] = table
        if table.created.room:
            self.rooms.setdefault(table.created.room, []).append(table)
            self.update_elsewhere(table)
        table.is_full = self.is_full(table)
        table.reveal_delay.bounds = self.delay_bounds
        self.metrics.tables.set(len(self.in_memory))
        self.reschedule(table)

    def snapshot(self, table: GameTable) -> None:
        """Take a snapshot now and then of a table whose log grows long, so that it is loaded fast."""
        if table.number - table.snapshot_number < SNAPSHOT_INTERVAL:
            return
        snapshot = snapshots.snapshot_of(table)
        if snapshot is not None:
            table.snapshot_number = table.number
            task = asyncio.create_task(self.write_snapshot(table.name, table.number, snapshot))
            self.snapshot_tasks.add(task)
            task.add_done_callback(self.snapshot_tasks.discard)

    async def write_snapshot(self, name: str, number: int, snapshot: snapshots.Snapshot) -> None:
        try:
            await self.log.write_snapshot(name, number, await asyncio.to_thread(snapshots.compress_snapshot, snapshot))
        except sqlite3.Error as error:
            logger.error("it could not be kept how a table stands", table=name, error=str(error))

    # Rooms.

    def others_in_room(self, table: GameTable) -> list[GameTable]:
        """Return the other tables of the same room that are in memory: nobody can be at any other."""
        return [one for one in self.rooms.get(table.created.room, []) if one is not table]

    def update_elsewhere(self, table: GameTable) -> bool:
        """Note who plays at another table of the room, and so is not away from this one.  Returns whether that is new."""
        busy = {secret for other in self.others_in_room(table) for secret in secrets_at_play(other)}
        held = [(seat, holder.secret in busy) for holder in table.holders for seat in holder.seats]
        return any([table.presence.note_elsewhere(seat, is_elsewhere) for seat, is_elsewhere in held])

    def note_presence(self, table: GameTable) -> None:
        """Inform the other tables of a room that somebody has come to this one or left it, or that its game is over."""
        for other in self.others_in_room(table):
            if self.update_elsewhere(other):
                broadcast_players(other)

    def leave_room(self, table: GameTable) -> None:
        others = self.others_in_room(table)
        if others:
            self.rooms[table.created.room] = others
        else:
            del self.rooms[table.created.room]
        for other in others:
            if self.update_elsewhere(other):
                broadcast_players(other)

    # Unloading.

    async def unload_idle(self, idle_seconds: float) -> None:
        """Unload tables at which nobody has been for a while: they are in the log."""
        while True:
            await asyncio.sleep(min(30.0, idle_seconds / 4))
            late = time.monotonic() - idle_seconds
            for table in list(self.in_memory.values()):
                if table.last_used < late and table.bot_task is None and not table.lock.locked() and table.presence.is_empty():
                    self.put_to_sleep(table)

    # Sleeping.

    def put_to_sleep(self, table: GameTable) -> None:
        """Unload a table; if time runs there, an alarm stays."""
        timed = table.timed_seats()
        if timed and table.clocks is not None:
            thought = {seat: table.clocks.elapsed_seconds(seat) for seat in timed}
            asleep = SleepingTable(table.number, thought, time.monotonic(), table.seconds_to_flag(), table.clocks.write_interval)
            self.asleep[table.name] = asleep
            self.metrics.asleep.set(len(self.asleep))
            self.set_alarm(table.name, asleep)
        self.unload(table)

    def set_alarm(self, name: str, asleep: SleepingTable) -> None:
        to_be_written = time.monotonic() + asleep.often
        asleep.alarm = Alarm(partial(asleep.until_flag, to_be_written), partial(self.on_alarm, name))

    def on_alarm(self, name: str) -> None:
        asleep = self.asleep[name]
        if asleep.until_flag(math.inf) <= 0:
            if name not in self.loading:
                self.loading[name] = asyncio.create_task(self.load(name))  # its own alarm will ring at once
        else:
            asleep.writing = asyncio.create_task(self.write_time_spent(name, asleep))

    async def write_time_spent(self, name: str, asleep: SleepingTable) -> None:
        """Write down the time spent at a sleeping table, so that a crash does not give it back."""
        if asleep.number < self.longest_log:
            try:
                thoughts = asleep.time_entries()
                await self.log.append([row_of(name, asleep.number + at, one) for at, one in enumerate(thoughts)])
                asleep.number += len(thoughts)
            except sqlite3.Error as error:
                logger.error("the log refused an event", table=name, error=str(error))
        if self.asleep.get(name) is asleep:
            self.set_alarm(name, asleep)

    async def wake_table(self, name: str) -> SleepingTable | None:
        """Wake a table.  Returns what was stored while it slept, if it did, once nothing more is written for it."""
        asleep = self.asleep.pop(name, None)
        self.metrics.asleep.set(len(self.asleep))
        if asleep is not None:
            if asleep.alarm is not None:
                asleep.alarm.cancel()
            if asleep.writing is not None:
                await asyncio.wait([asleep.writing])
        return asleep

    def unload(self, table: GameTable) -> None:
        """Take a table out of memory; clients that are still at it must connect again."""
        if self.is_current(table):
            del self.in_memory[table.name]
            if table.created.room:
                self.leave_room(table)
        cancel_timers(table)
        self.metrics.tables.set(len(self.in_memory))
        for connections in table.presence.connections.values():
            for connection in list(connections):
                connection.close(1012, "connect again")

    # Changes.

    async def commit(
        self,
        table: GameTable,
        entries: list[Entry],
        key: MessageKey | None = None,
        acknowledge: Acknowledge | None = None,
        after: Position | None = None,
        beside: list[EventRow] | None = None,
    ) -> None:
        """Write entries to the log, perhaps with rows of other tables; apply them; acknowledge; then inform all others."""
        if not self.is_current(table):
            raise Refusal("broken", "nothing was done: connect again")
        if not self.has_log_space(table, entries) and table.number < self.longest_log:
            reason = "too much has been changed at this table: it takes only decisions"
            raise Refusal("not_possible", reason, about="changes-used-up")
        if not self.has_log_space(table, entries):
            reason = "too much has happened at this table: it can only come to its end"
            raise Refusal("not_possible", reason, about="too-long")
        rows = [row_of(table.name, table.number + at, entry, key if at == 0 else None) for at, entry in enumerate(entries)]
        try:
            await self.log.append(rows if beside is None else rows + beside)
        except sqlite3.Error as error:
            if key is not None and is_repeat(error):
                raise DuplicateMessage from None
            logger.error("the log refused an event", table=table.name, error=str(error))
            self.unload(table)  # the log knows whether it was written
            reason = "this could not be written down, so it was not done: connect again"
            raise Refusal("broken", reason, 503, "not-written") from None
        was_over = table.is_over
        try:
            for at, entry in enumerate(entries):
                apply(table, entry, rows[at].key, after if at == 0 else None, monotonic_clock.now())
        except Exception:
            self.unload(table)
            raise
        if acknowledge is not None:
            acknowledge()
        table.is_full = self.is_full(table)
        self.snapshot(table)
        self.reschedule(table)
        broadcast_state(table)
        if table.is_over and not was_over:
            send_chat_to_all(table, late=False)
            self.note_presence(table)

    def has_log_space(self, table: GameTable, entries: list[Entry]) -> bool:
        """Return whether these may be written.  Half of a log is kept for decisions and newcomers; an end always may be."""
        if isinstance(entries[-1], ENDING):
            return True
        first = entries[0]
        is_needed = isinstance(first, NEEDED) or (isinstance(first, Joined) and not table.holder_of(first.seat).secret)
        return table.number < (self.longest_log if is_needed else self.longest_log // 2)

    def is_full(self, table: GameTable) -> bool:
        """Return whether a table takes no more decisions."""
        return table.number >= self.longest_log or len(table.decisions) >= self.longest_game

    async def choose(
        self, table: GameTable, options: list[int], key: MessageKey | None, acknowledge: Acknowledge | None = None
    ) -> None:
        """Take options one after another for the seats that decide; then, in a round, the early answers that are due."""
        position, spell, line = table.position, table.rules.spell, table.decisions[:]
        spent = table.seconds_spent(position.seat)
        after = end = position.play(options[0])
        entries: list[Entry] = [OptionChosen(position.seat, spell(options[0]), spent)]
        line.append((position.seat, options[0]))
        for option in options[1:]:
            entries.append(OptionChosen(end.seat, spell(option)))
            line.append((end.seat, option))
            end = end.play(option)
        if table.round is not None:
            due, end = table.round.due_answers(end, line)
            entries += [OptionChosen(seat, spell(answer)) for seat, answer in due]
        prepared: list[tuple[GameTable, EventRow, list[int], int]] = []
        if end.is_over:
            prepared = await asyncio.to_thread(self.prepare_follow_ups, table, end)
        if prepared:
            entries.append(FollowUpsOpened([FollowUp(led.name, seats, number) for led, _, seats, number in prepared]))
        if end.is_over:
            entries.append(Ended())
        self.metrics.chosen_by[table.sitters[position.seat].kind].inc()
        await self.commit(table, entries, key, acknowledge, after, [row for _, row, _, _ in prepared])
        for led, _, _, _ in prepared:
            self.add(led)

    def prepare_follow_ups(self, table: GameTable, end: Position) -> list[tuple[GameTable, EventRow, list[int], int]]:
        """Return the tables to which a game leads that ends at `end`, each with its first row, its seats and its round."""
        return [
            (*self.prepare(begin, table.bot_quota_address), seats, number)
            for begin, seats, number in follow_up_entries(table, end)
        ]


def secrets_at_play(table: GameTable) -> list[str]:
    """Return the hashed secrets of the people who are at a table whose game goes on."""
    if table.is_over:
        return []
    present = [holder for holder, reader in zip(table.holders, table.viewers, strict=True) if table.presence.connections[reader]]
    return [holder.secret for holder in present if holder.secret and holder.seats]


def cancel_timers(table: GameTable) -> None:
    """Cancel all timers of a table: nothing more happens there by itself."""
    for handle in (table.clock_alarm, table.spectator_alarm, table.reveal_delay.timer):
        if handle is not None:
            handle.cancel()
    table.clock_alarm = table.spectator_alarm = table.reveal_delay.timer = None
