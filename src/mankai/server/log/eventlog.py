"""The event log: all that ever happened at all tables, in SQLite.  It only grows, and one thread reads and writes it."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import stat
import threading
import time
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from mankai.kernel.errors import MankaiError
from mankai.server import monotonic_clock
from mankai.server.protocol.client_messages import encode_json

if TYPE_CHECKING:
    from mankai.server.log.entries import Entry

SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    client TEXT,
    message INTEGER,
    at REAL NOT NULL,
    body BLOB NOT NULL,
    mark INTEGER,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS once ON events (table_id, seat, client, message) WHERE client IS NOT NULL;
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    client TEXT NOT NULL,
    message INTEGER NOT NULL,
    body BLOB NOT NULL,
    mark INTEGER,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    mark INTEGER NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS spoken_once ON chat (table_id, seat, client, message);
DROP INDEX IF EXISTS kinds;
CREATE INDEX IF NOT EXISTS outlines ON events (kind, table_id, at) WHERE kind IN ('created', 'ended');
CREATE TRIGGER IF NOT EXISTS no_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
"""
NO_DELETE_TRIGGER = """
CREATE TRIGGER IF NOT EXISTS no_delete BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
"""
PRIVATE_MODE = 0o600  # only the user who runs the server may read it
CHECKSUMMED = ("events", "chat")  # tables whose rows have a checksum (`mark`); rows of old logs have none
INSERT_EVENT = (
    "INSERT INTO events (table_id, number, kind, seat, client, message, at, body, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_CHAT = "INSERT INTO chat (table_id, number, seat, client, message, body, mark) VALUES (?, ?, ?, ?, ?, ?, ?)"
REMOVE_EVENTS = (
    "DELETE FROM events WHERE table_id = ? AND number IN (SELECT number FROM events WHERE table_id = ? "
    "AND kind NOT IN ('created', 'ended') ORDER BY number DESC LIMIT ?)"
)
REMOVE_CHAT = (
    "DELETE FROM chat WHERE table_id = ? AND number IN (SELECT number FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?)"
)
MOST_REMOVED = 200  # rows in one go
PAUSE_SECONDS = 0.01  # seconds between two of them, for others that wait
MOST_PER_COMMIT = 256  # jobs that share one commit
COMMIT_INTERVAL = 0.002  # seconds between two commits, at least: jobs that come meanwhile share the next


class BadLog(MankaiError):
    """The log cannot be opened."""


class MessageKey(Struct, frozen=True):
    """The key by which a client's message is recognised when it comes again."""

    seat: int
    client: str
    message: int


class EventRow(Struct, frozen=True):
    """One event of one table."""

    table: str
    number: int
    kind: str
    body: bytes
    key: MessageKey | None = None
    at: float = 0.0  # seconds since 1970, of rows that were read
    is_whole: bool = True  # whether the checksum is right, in rows that were read


def row_of(table: str, number: int, entry: Entry, key: MessageKey | None = None, body: bytes = b"") -> EventRow:
    """Return the row of an entry; `body` is the entry encoded, if that is known already."""
    return EventRow(table, number, str(entry.__struct_config__.tag), body or encode_json(entry), key)


Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]]


class EventLog:
    """The log.  Jobs are done in the order in which they come, and their results are on the disk when the answer comes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.pending: list[Job] = []  # not handed to the thread yet
        self.removing: set[str] = set()  # tables of which some rows may be gone already
        self.rows_written = 0
        self.problem = ""  # why the last attempt to write failed; empty if it did not
        self.lock = lock_log(path)
        try:
            self.connection = self.open_database()
        except BadLog:
            self.lock.close()
            raise
        self.thread = threading.Thread(target=self.run, name="event log", daemon=True)
        self.thread.start()

    def open_database(self) -> sqlite3.Connection:
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE_MODE))
            os.chmod(self.path, PRIVATE_MODE)  # for old logs; files that SQLite puts beside it get the same mode
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=2.0)
        except (OSError, sqlite3.OperationalError) as error:
            raise BadLog(f"{self.path} cannot be opened: {error}") from None
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.executescript(SCHEMA + NO_DELETE_TRIGGER)
            for table in CHECKSUMMED:
                if "mark" not in [column[1] for column in connection.execute(f"PRAGMA table_info({table})")]:
                    connection.execute(f"ALTER TABLE {table} ADD COLUMN mark INTEGER")
        except sqlite3.DatabaseError as error:
            connection.close()
            raise BadLog(f"{self.path} is not a log of ours: {error}") from None
        return connection

    def close(self) -> None:
        """Close the log, after all jobs that came before are done."""
        self.jobs.put(None)
        self.thread.join()

    async def append(self, rows: list[EventRow]) -> None:
        """Add all of these rows or none.  A number or a key that exists already raises an `IntegrityError`."""

        def work(connection: sqlite3.Connection) -> None:
            if len(rows) == 1:  # atomic without a savepoint
                connection.execute(INSERT_EVENT, row_values(rows[0]))
                return
            connection.execute("SAVEPOINT one")
            try:
                connection.executemany(INSERT_EVENT, [row_values(row) for row in rows])
            except sqlite3.Error:
                connection.execute("ROLLBACK TO one")
                raise
            finally:
                connection.execute("RELEASE one")

        await self.submit(work)

    async def rows(self, table: str) -> list[EventRow]:
        """Return all events of one table, in order; none if it is being removed."""
        if table in self.removing:
            return []
        rows = await self.submit(
            lambda connection: connection.execute(
                "SELECT number, kind, seat, client, message, at, body, mark FROM events WHERE table_id = ? ORDER BY number",
                (table,),
            ).fetchall()
        )
        return await asyncio.to_thread(parse_rows, table, rows)

    async def append_chat(self, table: str, number: int, key: MessageKey, body: bytes) -> None:
        """Add a line to a table's chat.  One that exists already raises an `IntegrityError`."""
        line = (table, number, key.seat, key.client, key.message, body)
        await self.submit(lambda connection: connection.execute(INSERT_CHAT, (*line, checksum(*line))).rowcount)

    async def read_chat(self, table: str) -> list[tuple[MessageKey, bytes]]:
        """Return all lines of a table's chat, in order; a damaged line is empty."""
        rows = await self.submit(
            lambda connection: connection.execute(
                "SELECT number, seat, client, message, body, mark FROM chat WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
        )
        return await asyncio.to_thread(parse_chat, table, rows)

    async def write_snapshot(self, table: str, number: int, body: bytes) -> None:
        """Replace the snapshot of a table by one from before event `number`."""
        columns = (table, number, body, checksum(table, number, body))
        await self.submit(lambda connection: connection.execute("REPLACE INTO snapshots VALUES (?, ?, ?, ?)", columns).rowcount)

    async def read_snapshot(self, table: str) -> bytes:
        """Return the last snapshot of a table; empty if there is none, or it is damaged."""
        row = await self.submit(
            lambda connection: connection.execute(
                "SELECT number, body, mark FROM snapshots WHERE table_id = ?", (table,)
            ).fetchone()
        )
        return bytes_or_empty(row[1]) if row is not None and row[2] == checksum(table, row[0], row[1]) else b""

    async def unused_tables(
        self, finished_before: float, unfinished_before: float, after: str, limit: int
    ) -> tuple[list[str], str]:
        """Search `limit` tables, by name after `after`, for those at which nothing has happened since then.

        There is one time for finished tables and one for others, in seconds since 1970.  Returns the names, and the last name
        that was looked at, to go on from; empty if there are no more tables.
        """
        rows = await self.submit(
            lambda connection: connection.execute(
                "SELECT table_id, EXISTS (SELECT 1 FROM events AS e WHERE e.kind = 'ended' AND e.table_id = c.table_id), "
                "(SELECT at FROM events AS l WHERE l.table_id = c.table_id ORDER BY number DESC LIMIT 1) "
                "FROM events AS c WHERE kind = 'created' AND table_id > ? ORDER BY table_id LIMIT ?",
                (after, limit),
            ).fetchall()
        )
        names = [str(table) for table, is_over, used_at in rows if used_at < (finished_before if is_over else unfinished_before)]
        return names, str(rows[-1][0]) if len(rows) == limit else ""

    async def newest_table_at(self) -> float:
        """Return when the last table was set up; 0 if there has never been one."""
        row = await self.submit(
            lambda connection: connection.execute("SELECT MAX(at) FROM events WHERE kind = 'created'").fetchone()
        )
        return float(row[0] or 0.0)

    async def remove(self, table: str) -> None:
        """Remove a table; otherwise the log only grows.  Done some rows at a time, so that others have their turn."""
        self.removing.add(table)
        try:
            while await self.submit(lambda connection: remove_some(connection, table)):
                await asyncio.sleep(PAUSE_SECONDS)
        finally:
            self.removing.discard(table)

    def size(self) -> int:
        """Return the bytes on the disk."""
        files = [self.path, self.path.with_name(self.path.name + "-wal")]
        return sum([file.stat().st_size for file in files if file.exists()])

    async def unfinished_tables(self, limit: int) -> list[str]:
        """Return tables with bots or a clock whose game is not over, the youngest first."""
        rows = await self.submit(
            lambda connection: connection.execute(
                "SELECT table_id FROM events WHERE kind = 'created' AND table_id NOT IN "
                "(SELECT table_id FROM events WHERE kind = 'ended') "
                "AND (instr(CAST(body AS TEXT), ?) OR instr(CAST(body AS TEXT), ?)) ORDER BY at DESC LIMIT ?",
                ('"kind":"bot"', '"clock":{', limit),
            ).fetchall()
        )
        return [str(table) for (table,) in rows]

    async def submit(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self.pending.append((work, loop, future))
        if len(self.pending) == 1:
            loop.call_soon(self.flush_pending)
        try:
            return await future
        finally:
            del future  # it would refer to an error, and the error to this frame: only the garbage collector would free them

    def flush_pending(self) -> None:
        """Hand over all jobs of one turn of the event loop: waking the thread costs the same for one as for many."""
        self.jobs.put(self.pending)
        self.pending = []

    def run(self) -> None:
        """Run the thread: do all waiting jobs in one transaction, and answer once it is committed."""
        is_open, committed_at = True, 0.0
        while is_open:
            new_jobs = self.jobs.get()
            time.sleep(max(0.0, committed_at + COMMIT_INTERVAL - time.monotonic()))
            jobs: list[Job] = []
            while new_jobs is not None:
                jobs += new_jobs
                if len(jobs) >= MOST_PER_COMMIT or self.jobs.empty():
                    break
                new_jobs = self.jobs.get()
            is_open = new_jobs is not None
            if jobs:
                self.run_transaction(jobs)
                committed_at = time.monotonic()
        self.connection.close()
        self.lock.close()

    async def probe(self) -> str:
        """Return why nothing can be written now; empty if it can.  Tries it only if the last attempt has failed."""
        if self.problem:
            with suppress(sqlite3.Error):
                await self.submit(
                    lambda connection: connection.execute("REPLACE INTO snapshots VALUES ('', 0, x'00', 0)").rowcount
                )
        return self.problem

    def note_errors(self, errors: list[Exception | None]) -> None:
        """Note whether writing works.  A row that exists already is no fault of the disk."""
        failed = [error for error in errors if isinstance(error, sqlite3.DatabaseError)]
        failed = [error for error in failed if not isinstance(error, sqlite3.IntegrityError)]
        if failed:
            self.problem = str(failed[0])
        elif self.connection.total_changes != self.rows_written:
            self.problem = ""
        self.rows_written = self.connection.total_changes

    def run_transaction(self, jobs: list[Job]) -> None:
        outcomes: list[tuple[Any, Exception | None]] = []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for work, _, _ in jobs:
                try:
                    outcomes.append((work(self.connection), None))
                except sqlite3.Error as error:
                    outcomes.append((None, error.with_traceback(None)))  # a traceback would refer to these outcomes
            self.connection.execute("COMMIT")
            self.note_errors([error for _, error in outcomes])
        except Exception as error:
            self.note_errors([error])
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            outcomes = [(None, error.with_traceback(None))] * len(jobs)
        answers = [(future, result, problem) for (_, _, future), (result, problem) in zip(jobs, outcomes, strict=True)]
        for loop in {loop for _, loop, _ in jobs}:  # each loop wakes up once for all its answers; only tests have several loops
            loop.call_soon_threadsafe(resolve_futures, [answer for answer in answers if answer[0].get_loop() is loop])


def is_repeat(error: sqlite3.Error) -> bool:
    """Return whether the log refused something because the same message of the same client is there already."""
    return isinstance(error, sqlite3.IntegrityError) and ".message" in str(error)


def parse_rows(table: str, rows: list[tuple[Any, ...]]) -> list[EventRow]:
    """Return events as they were read, each with whether its checksum is right.  A long log takes a while: use a thread."""
    return [
        EventRow(
            table,
            number,
            kind,
            bytes_or_empty(body),
            None if client is None else MessageKey(seat, client, message),
            at,
            mark is None or mark == checksum(table, number, kind, seat, client, message, at, body),
        )
        for number, kind, seat, client, message, at, body, mark in rows
    ]


def parse_chat(table: str, rows: list[tuple[Any, ...]]) -> list[tuple[MessageKey, bytes]]:
    """Return lines of chat as they were read, each with its key; a damaged one is empty.  Use a thread for many."""
    return [
        (MessageKey(*key), bytes_or_empty(body) if mark is None or mark == checksum(table, number, *key, body) else b"")
        for number, *key, body, mark in rows
    ]


def remove_some(connection: sqlite3.Connection, table: str) -> bool:
    """Remove some rows of a table.  Returns whether there are more.

    Its `created` and `ended` events go last: a table removed in part, before a crash, is found again and removed wholly.
    """
    connection.execute("SAVEPOINT removing")
    try:
        connection.execute("DROP TRIGGER no_delete")
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
        rows_removed = connection.execute(REMOVE_EVENTS, (table, table, MOST_REMOVED)).rowcount
        if rows_removed < MOST_REMOVED:
            rows_removed += connection.execute(REMOVE_CHAT, (table, table, MOST_REMOVED)).rowcount
        if rows_removed < MOST_REMOVED:
            connection.execute("DELETE FROM events WHERE table_id = ?", (table,))
        connection.execute(NO_DELETE_TRIGGER.strip())
        return rows_removed >= MOST_REMOVED
    except sqlite3.Error:
        connection.execute("ROLLBACK TO removing")
        raise
    finally:
        connection.execute("RELEASE removing")


def bytes_or_empty(body: Any) -> bytes:
    """Return the bytes of a row; empty if they are damaged."""
    return body if isinstance(body, bytes) else b""


def lock_log(path: Path) -> sqlite3.Connection:
    """Return a lock, held while somebody writes to a log: two servers would miss each other's events.  Readers need none."""
    lock_file = path.with_suffix(".lock")
    try:
        os.close(os.open(lock_file, os.O_RDWR | os.O_CREAT, PRIVATE_MODE))
        if stat.S_IMODE(lock_file.stat().st_mode) != PRIVATE_MODE:  # old logs; anybody who can open it could hold the lock
            os.chmod(lock_file, PRIVATE_MODE)
    except OSError as error:
        reason = f"{lock_file} cannot be used ({error.strerror}): does it belong to somebody else?"
        raise BadLog(f"{reason} Remove it, or choose another folder.") from None
    lock = sqlite3.connect(lock_file, isolation_level=None, check_same_thread=False, timeout=2.0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        raise BadLog(f"{path} cannot be used ({error}): does another server run on the same folder?") from None
    return lock


def shrink(path: Path) -> None:
    """Give the space of removed tables back to the disk; nobody else may use the log meanwhile."""
    lock = lock_log(path)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        lock.close()


def back_up(path: Path, target: Path) -> None:
    """Copy a log as it stands, also while a server writes to it."""
    if not path.exists():
        raise BadLog(f"there is no log at {path}")
    if target.exists():
        raise BadLog(f"{target} is there already: a backup writes over nothing")
    unfinished = target.with_name(target.name + ".part")
    try:
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE_MODE))
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=10.0)) as log:
            log.execute("VACUUM INTO ?", (str(unfinished),))
        os.replace(unfinished, target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise BadLog(f"{path} could not be copied to {target}: {error}") from None


def row_values(row: EventRow) -> tuple[Any, ...]:
    key = row.key
    key_columns = (None, None, None) if key is None else (key.seat, key.client, key.message)
    columns = (row.table, row.number, row.kind, *key_columns, monotonic_clock.now(), row.body)
    return (*columns, checksum(*columns))


def checksum(*columns: Any) -> int:
    """Return the checksum of a row, which shows whether it is as it was written; the last column is bytes."""
    *others, body = columns
    return zlib.crc32(bytes_or_empty(body), zlib.crc32(repr(others).encode()))


def resolve_futures(answers: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, problem in answers:
        if not future.done():
            if problem is None:
                future.set_result(result)
            else:
                future.set_exception(problem)
