"""The log only grows, takes nothing twice, and has written down what it has answered."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from mankai.server.eventlog import BadLog, EventLog, Key, Row


def row(number: int, table: str = "t", key: Key | None = None) -> Row:
    return Row(table, number, "chosen", b'{"number":%d}' % number, key)


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
        key = Key(0, "client", 1)
        done = await asyncio.gather(
            log.append([row(0, key=key)]),
            log.append([row(0)]),  # the same number
            log.append([row(1), row(2)]),
            log.append([row(3, key=key)]),  # the same message
            log.append([row(4), row(2)]),  # one of two: neither
            log.append([row(3, key=Key(1, "client", 1))]),
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
