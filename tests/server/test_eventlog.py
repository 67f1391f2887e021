"""The log only grows, stores nothing twice, and contains everything that was acknowledged."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mankai.server.log.eventlog import BadLog, EventLog, EventRow, MessageKey, checksum

GOLDEN = Path(__file__).parents[1] / "golden" / "server" / "tables.sqlite"


def row(number: int, table: str = "t", key: MessageKey | None = None) -> EventRow:
    return EventRow(table, number, "chosen", b'{"number":%d}' % number, key)


def test_all_that_is_answered_is_there(tmp_path: Path) -> None:
    async def many(log: EventLog) -> None:
        await asyncio.gather(*[log.append([row(number, f"t{number % 7}")]) for number in range(500)])

    log = EventLog(tmp_path / "log")
    asyncio.run(many(log))
    log.close()
    again = EventLog(tmp_path / "log")
    found = asyncio.run(again.rows("t3"))
    again.close()
    assert [msgspec.structs.replace(one, at=0.0) for one in found] == [row(number, "t3") for number in range(3, 500, 7)]


def test_nothing_is_taken_twice_and_only_that_is_refused(tmp_path: Path) -> None:
    async def many(log: EventLog) -> list[BaseException | None]:
        key = MessageKey(0, "client", 1)
        done = await asyncio.gather(
            log.append([row(0, key=key)]),
            log.append([row(0)]),  # the same number
            log.append([row(1), row(2)]),
            log.append([row(3, key=key)]),  # the same message
            log.append([row(4), row(2)]),  # one of two: neither
            log.append([row(3, key=MessageKey(1, "client", 1))]),
            return_exceptions=True,
        )
        return list(done)

    log = EventLog(tmp_path / "log")
    outcomes = asyncio.run(many(log))
    found = asyncio.run(log.rows("t"))
    log.close()
    assert [isinstance(one, sqlite3.IntegrityError) for one in outcomes] == [False, True, False, True, True, False]
    assert [one.number for one in found] == [0, 1, 2, 3]


def test_it_only_grows(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log")
    asyncio.run(log.append([row(0)]))
    log.close()
    connection = sqlite3.connect(tmp_path / "log")
    for statement in ("DELETE FROM events", "UPDATE events SET body = ''"):
        with pytest.raises(sqlite3.IntegrityError, match="the log only grows"):
            connection.execute(statement)
    connection.close()


def test_it_is_one_servers_alone(tmp_path: Path) -> None:
    log = EventLog(tmp_path / "log")
    with pytest.raises(BadLog, match="another server"):
        EventLog(tmp_path / "log")
    log.close()
    (tmp_path / "other").write_text("this is no database, but long enough to be looked at" * 20)
    with pytest.raises(BadLog, match="not a log of ours"):
        EventLog(tmp_path / "other")


CHANGED = {
    "number": "9",
    "kind": "'joined'",
    "seat": "1",
    "client": "'clienu'",
    "message": "12",
    "at": "at + 1e-6",
    "body": "x'7B7C'",
}


@pytest.mark.parametrize("column", CHANGED)
def test_a_row_that_is_not_as_it_was_written_is_known(tmp_path: Path, column: str) -> None:
    async def written() -> list[bool]:
        log = EventLog(tmp_path / "log")
        rows = [EventRow("t", number, "chosen", b"{}", MessageKey(0, "client", 7 + number)) for number in range(3)]
        await log.append(rows)
        assert [row.is_whole for row in await log.rows("t")] == [True] * 3
        log.close()
        with closing(sqlite3.connect(tmp_path / "log")) as other, other:
            other.execute("DROP TRIGGER no_update")
            other.execute(f"UPDATE events SET {column} = {CHANGED[column]} WHERE number = 2")
        again = EventLog(tmp_path / "log")
        found = [row.is_whole for row in await again.rows("t")]
        again.close()
        return found

    assert asyncio.run(written()) == [True, True, False]


def test_every_flipped_bit_of_a_row_is_known() -> None:
    columns = ("t", 3, "chosen", 0, "client", 7, 1760000000.25, b'{"kind":"chosen","seat":0,"option":"keep"}')
    mark = checksum(*columns)
    body = columns[-1]
    assert isinstance(body, bytes)
    for bit in range(8 * len(body)):
        flipped = bytearray(body)
        flipped[bit // 8] ^= 1 << bit % 8
        assert checksum(*columns[:-1], bytes(flipped)) != mark


def test_a_log_of_old_is_read_and_written_on(tmp_path: Path) -> None:
    async def opened() -> list[bool]:
        shutil.copy(GOLDEN, tmp_path / "log")
        with closing(sqlite3.connect(tmp_path / "log")) as other:
            assert "mark" not in [column[1] for column in other.execute("PRAGMA table_info(events)")]
            (table,) = other.execute("SELECT table_id FROM events LIMIT 1").fetchone()
        log = EventLog(tmp_path / "log")
        rows = await log.rows(table)
        await log.append([EventRow(table, len(rows), "ended", b'{"kind":"ended"}')])
        await log.append_chat(table, 0, MessageKey(0, "client", 1), b"{}")
        assert await log.read_chat(table) == [(MessageKey(0, "client", 1), b"{}")]
        found = [row.is_whole for row in await log.rows(table)]
        log.close()
        with closing(sqlite3.connect(tmp_path / "log")) as other:
            marks = [mark for (mark,) in other.execute("SELECT mark FROM events WHERE table_id = ? ORDER BY number", (table,))]
        assert marks[:-1] == [None] * len(rows) and marks[-1] is not None
        return found

    assert all(asyncio.run(opened()))
