"""The tables in memory, and the one way in which anything happens at them: first into the log, then to everybody."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable

import structlog
from msgspec import MsgspecError

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
    read_chat_line,
)
from mankai.server.log.eventlog import EventLog, EventRow, MessageKey, is_repeat, row_of
from mankai.server.log.reducer import apply, replay
from mankai.server.metrics import Metrics
from mankai.server.protocol import payloads
from mankai.server.protocol.broadcast import broadcast_state, send_to_all
from mankai.server.protocol.client_messages import encode_json
from mankai.server.table import tokens
from mankai.server.table.changes import decisions, time_control
from mankai.server.table.create import follow_up_entries
from mankai.server.table.reveal_delay import DelayBounds
from mankai.server.table.rooms import Rooms
from mankai.server.table.sleeping_tables import SleepingTables
from mankai.server.table.table import GameTable

MOST_RESUMED = 1000  # tables loaded at the start because a bot may have been about to move, or a clock runs
NO_DELAY = DelayBounds()
MOST_UNLOADED = 10  # tables that are looked at before other work has its turn
SNAPSHOT_INTERVAL = 1000  # events between two snapshots of a table
ENDING = (Ended, Flagged, RematchCreated)
NEEDED = (OptionChosen, AnsweredEarly, Returned, Replaced, Conceded)  # entries without which somebody could not play on
logger = structlog.get_logger()
Acknowledge = Callable[[], None]


class DuplicateMessage(Exception):
    """A message has been executed before.  Only the log knows: its client is no longer remembered here."""


class TableStore:
    """The tables in memory.  They come from the log and go again; `reschedule` restarts bots and timers after each change."""

    def __init__(
        self,
        log: EventLog,
        metrics: Metrics,
        reschedule: Callable[[GameTable], None],
        longest_log: int,
        delay_bounds: DelayBounds = NO_DELAY,
        longest_game: int = sys.maxsize,
    ) -> None:
        self.log = log
        self.delay_bounds = delay_bounds
        self.longest_log = longest_log
        self.longest_game = longest_game
        self.sleeping = SleepingTables(log, metrics, longest_log, self.start_loading)
        self.damaged: set[str] = set()  # tables that could not be loaded
        self.metrics = metrics
        self.reschedule = reschedule
        self.in_memory: dict[str, GameTable] = {}
        self.rooms = Rooms()
        self.loading: dict[str, asyncio.Task[GameTable]] = {}
        self.snapshot_tasks: set[asyncio.Task[None]] = set()

    def is_current(self, table: GameTable) -> bool:
        """Return whether this object is the table: one that was unloaded may have been loaded again as another."""
        return self.in_memory.get(table.name) is table

    def is_used(self, name: str) -> bool:
        return name in self.in_memory or name in self.loading or name in self.sleeping.by_name

    # Loading.

    async def find(self, name: str) -> GameTable:
        """Return a table, from memory or from the log."""
        table = self.in_memory.get(name)
        if table is None:
            table = await asyncio.shield(self.start_loading(name))
        table.last_used = time.monotonic()
        return table

    def start_loading(self, name: str) -> asyncio.Task[GameTable]:
        """Start to load a table from the log, unless it is being loaded already."""
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.load(name))
        return self.loading[name]

    async def load(self, name: str) -> GameTable:
        try:
            asleep = await self.sleeping.wake(name)
            rows = await self.read_rows(name)
            if not rows:
                raise Refusal("no_table", "there is no such table", 404)
            table = await asyncio.to_thread(
                replay, name, rows, await self.read_snapshot(name) if len(rows) >= SNAPSHOT_INTERVAL else b""
            )
            await self.load_chat(table)
            if asleep is not None and table.clocks is not None:
                for seat, seconds in asleep.spent.items():
                    table.clocks.spent[seat], table.clocks.started_at[seat] = seconds, asleep.since
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
            logger.warning("a snapshot cannot be read", table=name, error=type(error).__name__)
            return b""

    async def load_chat(self, table: GameTable) -> None:
        """Load the chat of a table.  A damaged line becomes an empty one, so that its number is not given again."""
        try:
            rows = await self.log.read_chat(table.name)
            await asyncio.to_thread(add_chat, table, rows)
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
                    table.last_used = 0.0  # nobody uses it: it need not stay for long
            except Refusal as refusal:
                logger.warning("a table cannot be resumed", table=name, reason=refusal.reason)
            except Exception:
                logger.exception("a table cannot be resumed", table=name)

    async def set_up(self, first_entry: Created, quota_address: str) -> GameTable:
        table, row = await asyncio.to_thread(self.prepare, first_entry, quota_address)
        try:
            await self.log.append([row])
        except sqlite3.Error as error:
            logger.error("the log refused a new table", error=str(error))
            reason = "this could not be written down, so there is no new table: try again later"
            raise Refusal("broken", reason, 503, "no-new-table") from None
        self.add(table)
        return table

    def prepare(self, first_entry: Created, quota_address: str) -> tuple[GameTable, EventRow]:
        """Return a new table and the row that begins its log.  It can take long if it plays on from a long game: use a thread."""
        name = tokens.new_table_name()
        body = encode_json(first_entry)  # encoded first: the new table changes the entry it is given
        try:
            table = GameTable(name, first_entry, monotonic_clock.now())
            decisions.play_initial_options(table)
        except MankaiError as error:
            raise Refusal("bad_setup", str(error), 400) from None
        except Exception as error:
            logger.warning("a set-up made the game fail", game=first_entry.game, error=repr(error))
            raise Refusal("bad_setup", "the game cannot be set up like that", 400) from None
        table.bot_quota_address = quota_address
        self.metrics.created.inc()
        return table, row_of(name, 0, first_entry, body=body)

    def add(self, table: GameTable) -> None:
        self.in_memory[table.name] = table
        self.rooms.add(table)
        table.is_full = self.is_full(table)
        table.reveal_delay.bounds = self.delay_bounds
        self.metrics.tables.set(len(self.in_memory))
        self.deliver_due(table)
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

    # Unloading.

    async def unload_idle(self, idle_seconds: float) -> None:
        """Unload tables at which nobody has been for a while: they are in the log."""
        while True:
            await asyncio.sleep(min(30.0, idle_seconds / 4))
            idle_since = time.monotonic() - idle_seconds
            for number, name in enumerate(list(self.in_memory), 1):  # names, so that no table waits to be freed
                table = self.in_memory.get(name)
                if table is not None and table.last_used < idle_since and is_unused(table):
                    self.put_to_sleep(table)
                if number % MOST_UNLOADED == 0:
                    await asyncio.sleep(0)

    def put_to_sleep(self, table: GameTable) -> None:
        """Unload a table; if time runs there, an alarm stays."""
        self.sleeping.add(table)
        self.unload(table)

    def unload(self, table: GameTable) -> None:
        """Take a table out of memory; clients that are still at it must connect again."""
        if self.is_current(table):
            del self.in_memory[table.name]
            self.rooms.remove(table)
        cancel_timers(table)
        drop_updates(table)
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
        position_after: Position | None = None,
        other_rows: list[EventRow] | None = None,
    ) -> None:
        """Write entries to the log, perhaps with rows of other tables; apply them; acknowledge; then inform all others.

        `position_after` is the position after the first entry, if it is known.
        """
        if not self.is_current(table):
            raise Refusal("broken", "nothing was done: connect again")
        self.check_log_space(table, entries)
        rows = [row_of(table.name, table.number + at, entry, key if at == 0 else None) for at, entry in enumerate(entries)]
        try:
            await self.log.append(rows if other_rows is None else rows + other_rows)
        except sqlite3.Error as error:
            if key is not None and is_repeat(error):
                raise DuplicateMessage from None
            logger.error("the log refused an event", table=table.name, error=str(error))
            self.unload(table)  # the log knows whether it was written
            reason = "this could not be written down, so it was not done: connect again"
            raise Refusal("broken", reason, 503, "not-written") from None
        was_over = table.is_over
        try:
            for index, entry in enumerate(entries):
                apply(table, entry, rows[index].key, position_after if index == 0 else None, monotonic_clock.now())
        except Exception:
            self.unload(table)
            raise
        if acknowledge is not None:
            acknowledge()
        table.is_full = self.is_full(table)
        self.snapshot(table)
        self.deliver_due(table)
        self.reschedule(table)
        broadcast_state(table)
        if table.is_over and not was_over:
            send_chat_to_all(table, late=False)
            self.rooms.broadcast_presence(table)

    def deliver_due(self, table: GameTable) -> None:
        """Send late spectators the events that are due."""
        spectators = table.spectators
        had_ended, had_hands = spectators.end is not None, bool(spectators.seat_viewers)
        spectators.deliver_due(monotonic_clock.now())
        table.update_spectators()
        if bool(spectators.seat_viewers) != had_hands:
            send_to_all(table, payloads.watching(table))
        if spectators.delay:
            broadcast_state(table)
            if spectators.end is not None and not had_ended:
                send_chat_to_all(table, late=True)

    def check_log_space(self, table: GameTable, entries: list[Entry]) -> None:
        """Refuse entries without room in the log.  Half of it is kept for decisions and newcomers; an end always has room."""
        first = entries[0]
        is_needed = isinstance(first, NEEDED) or (isinstance(first, Joined) and not table.holder_of(first.seat).secret)
        if isinstance(entries[-1], ENDING) or table.number < (self.longest_log if is_needed else self.longest_log // 2):
            return
        if table.number < self.longest_log:
            reason = "too much has been changed at this table: it takes only decisions"
            raise Refusal("not_possible", reason, about="changes-used-up")
        reason = "too much has happened at this table: it can only come to its end"
        raise Refusal("not_possible", reason, about="too-long")

    def is_full(self, table: GameTable) -> bool:
        """Return whether a table takes no more decisions."""
        return table.number >= self.longest_log or len(table.decisions) >= self.longest_game

    async def commit_options(
        self, table: GameTable, options: list[int], key: MessageKey | None, acknowledge: Acknowledge | None = None
    ) -> None:
        """Take options one after another for the seats that decide; then, in a round, the early answers that are due."""
        position, spell_option, decisions_after = table.position, table.rules.spell, table.decisions[:]
        spent = time_control.seconds_spent(table, position.seat)
        after = end = position.play(options[0])
        entries: list[Entry] = [OptionChosen(position.seat, spell_option(options[0]), spent)]
        decisions_after.append((position.seat, options[0]))
        for option in options[1:]:
            entries.append(OptionChosen(end.seat, spell_option(option)))
            decisions_after.append((end.seat, option))
            end = end.play(option)
        if table.round is not None:
            due, end = table.round.due_answers(end, decisions_after)
            entries += [OptionChosen(seat, spell_option(answer)) for seat, answer in due]
        follow_ups: list[tuple[GameTable, EventRow, list[int], int]] = []
        if end.is_over:
            follow_ups = await asyncio.to_thread(self.prepare_follow_ups, table, end)
        if follow_ups:
            entries.append(FollowUpsOpened([FollowUp(opened.name, seats, number) for opened, _, seats, number in follow_ups]))
        if end.is_over:
            entries.append(Ended())
        self.metrics.chosen_by[table.sitters[position.seat].kind].inc()
        await self.commit(table, entries, key, acknowledge, after, [row for _, row, _, _ in follow_ups])
        for opened, _, _, _ in follow_ups:
            self.add(opened)

    def prepare_follow_ups(self, table: GameTable, end: Position) -> list[tuple[GameTable, EventRow, list[int], int]]:
        """Return the tables to which a game leads that ends at `end`, each with its first row, its seats and its round."""
        return [
            (*self.prepare(first_entry, table.bot_quota_address), seats, number)
            for first_entry, seats, number in follow_up_entries(table, end)
        ]


def is_unused(table: GameTable) -> bool:
    """Return whether nobody is at a table, and nothing is being done there."""
    return table.bot_task is None and not table.lock.locked() and table.presence.is_empty()


def add_chat(table: GameTable, rows: list[tuple[MessageKey, bytes]]) -> None:
    """Add the lines of a chat to a table that is being loaded."""
    for key, body in rows:
        try:
            line = read_chat_line(body)
        except (MsgspecError, UnicodeError):
            line = ChatLine(len(table.chat), None, "", "", 0)
        table.chat.append(line)
        table.executed.add(key)


def cancel_timers(table: GameTable) -> None:
    """Cancel all timers of a table: nothing more happens there by itself."""
    for handle in (table.clock_alarm, table.spectator_alarm, table.reveal_delay.timer):
        if handle is not None:
            handle.cancel()
    table.clock_alarm = table.spectator_alarm = table.reveal_delay.timer = None


def drop_updates(table: GameTable) -> None:
    """Drop the updates that wait to be shown.  They refer to the table, so that only the garbage collector would free it."""
    table.reveal_delay.clear()
    table.spectators.pending.clear()
