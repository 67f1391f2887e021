"""Retention of tables, its log lines, and copies of the log while it is written."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import os
import re
import socket
import sqlite3
import stat
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import structlog

from mankai.server import logging_setup, monotonic_clock
from mankai.server.log import retention
from mankai.server.log.eventlog import BadLog, EventLog, EventRow, MessageKey, back_up
from mankai.server.logging_setup import LimitedLogHandler, LimitProcessor, LogLimiter
from mankai.server.main import CannotServe, back_up_log, load_metrics_token, prune_log
from mankai.server.settings import Settings
from support.server.server_process import server_process

DAY = 86400.0


def filled(path: Path, tables: dict[str, tuple[float, bool]]) -> None:
    """A log with tables by name: the days since their last entry, and whether the game is over."""

    async def fill() -> None:
        log = EventLog(path)
        for name, (_, is_over) in tables.items():
            rows = [EventRow(name, 0, "created", b"{}"), EventRow(name, 1, "chosen", b"{}", MessageKey(0, "client", 1))]
            await log.append([*rows, *([EventRow(name, 2, "ended", b"{}")] if is_over else [])])
            await log.append_chat(name, 0, MessageKey(0, "client", 2), b'{"text":"hi"}')
        log.close()

    asyncio.run(fill())
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TRIGGER no_update")
        for name, (days, _) in tables.items():
            connection.execute("UPDATE events SET at = ? WHERE table_id = ?", (time.time() - days * DAY, name))
            connection.execute("UPDATE events SET at = at - ? WHERE table_id = ? AND number = 0", (1000 * DAY, name))
    connection.close()


def left(path: Path) -> tuple[set[str], set[str]]:
    connection = sqlite3.connect(path)
    found = [connection.execute(f"SELECT DISTINCT table_id FROM {kept}").fetchall() for kept in ("events", "chat")]
    connection.close()
    return {name for (name,) in found[0]}, {name for (name,) in found[1]}


TABLES = {"old": (400.0, True), "lately": (300.0, True), "abandoned": (200.0, False), "open": (100.0, False)}


def test_what_is_older_than_is_kept_is_removed_and_written_out_before(tmp_path: Path) -> None:
    filled(tmp_path / "tables.sqlite", TABLES)
    settings = Settings(data=str(tmp_path))
    assert prune_log(settings, tmp_path / "old" / "removed.gz") == 2
    assert left(tmp_path / "tables.sqlite") == ({"lately", "open"}, {"lately", "open"})
    lines = [json.loads(line) for line in gzip.decompress((tmp_path / "old" / "removed.gz").read_bytes()).splitlines()]
    assert {line["table"]: len(line["events"]) for line in lines} == {"old": 3, "abandoned": 2}
    assert [json.loads(line["chat"][0])["text"] for line in lines] == ["hi", "hi"]
    assert prune_log(settings, None) == 0
    assert prune_log(Settings(data=str(tmp_path), keep_finished_days=0.0, keep_unfinished_days=1000.0), None) == 1
    assert left(tmp_path / "tables.sqlite")[0] == {"open"}
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection, pytest.raises(sqlite3.IntegrityError, match="only grows"):
        connection.execute("DELETE FROM events")
    connection.close()
    with pytest.raises(CannotServe, match="no log"):
        prune_log(Settings(data=str(tmp_path / "nowhere")), None)


def test_what_is_used_is_spared(tmp_path: Path) -> None:
    filled(tmp_path / "tables.sqlite", TABLES)

    async def prune() -> int:
        log = EventLog(tmp_path / "tables.sqlite")
        removed = await retention.prune(log, Settings(), time.time(), None, lambda name: name == "old")
        log.close()
        return removed

    assert asyncio.run(prune()) == 1 and left(tmp_path / "tables.sqlite")[0] == {"old", "lately", "open"}


def one_round(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server search once for tables to remove."""

    class Enough(Exception):
        """Raised when it has searched."""

    async def enough(seconds: float) -> None:
        raise Enough

    async def look() -> None:
        log = EventLog(path)
        monkeypatch.setattr("mankai.server.log.retention.asyncio.sleep", enough)
        with pytest.raises(Enough):
            await retention.prune_regularly(log, Settings(), lambda name: False)
        log.close()

    asyncio.run(look())


@pytest.mark.parametrize("is_wrong", [False, True])
def test_a_clock_that_is_wrong_or_jumps_removes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_wrong: bool) -> None:
    path = tmp_path / "tables.sqlite"
    filled(path, TABLES)

    async def begin() -> None:
        log = EventLog(path)
        await log.append([EventRow("new", 0, "created", b"{}")])
        log.close()

    asyncio.run(begin())
    if is_wrong:
        monkeypatch.setattr("mankai.server.monotonic_clock.EPOCH_OFFSET", monotonic_clock.EPOCH_OFFSET + 3000 * DAY)
    else:
        monkeypatch.setattr(time, "time", lambda: 1e12)  # after the start nobody opens it
    one_round(path, monkeypatch)
    assert left(path)[0] == ({*TABLES, "new"} if is_wrong else {"lately", "open", "new"})


def test_a_log_is_copied_while_it_is_written(tmp_path: Path) -> None:
    with server_process() as server:
        client = server.client(server.new_table("me", "me"))
        for at in range(20):
            assert client.act(client.options[0])["type"] == "ack"
            client.wait()
            if at == 10:
                back_up_log(Settings(data=str(server.data)), tmp_path / "copy.sqlite")
        assert stat.S_IMODE(os.stat(server.data / "tables.sqlite").st_mode) == 0o600
        with pytest.raises(BadLog, match="writes over nothing"):
            back_up_log(Settings(data=str(server.data)), tmp_path / "copy.sqlite")
        client.close()
    copied = sqlite3.connect(tmp_path / "copy.sqlite")
    assert copied.execute("SELECT COUNT(*) FROM events WHERE kind = 'chosen'").fetchone() == (11,)
    assert copied.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copied.close()
    assert stat.S_IMODE(os.stat(tmp_path / "copy.sqlite").st_mode) == 0o600
    with pytest.raises(BadLog, match="no log"):
        back_up(tmp_path / "nothing.sqlite", tmp_path / "more.sqlite")
    with pytest.raises(BadLog, match="could not be copied"):
        back_up(tmp_path / "copy.sqlite", tmp_path / "nowhere" / "more.sqlite")


def test_disk_use_is_measured() -> None:
    with server_process() as server:
        lines = server.ask_raw("/metrics", secret=server.token())[1].decode().splitlines()
        found = {line.split()[0]: float(line.split()[1]) for line in lines if line.startswith("mankai_disk")}
        assert found["mankai_disk_bytes"] > 1000 and found["mankai_disk_free_bytes"] > 0


def test_an_empty_token_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "metrics.token"
    path.write_text("  \n")
    token = load_metrics_token(path)
    assert len(token) > 10 and load_metrics_token(path) == token


def test_lines_of_one_cause_are_bounded_and_the_rest_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("mankai.server.logging_setup.time.monotonic", lambda: now[0])
    measured = LimitProcessor(LogLimiter(3, 60.0))

    def written(cause: str) -> Any:
        try:
            return dict(measured(None, "info", {"event": cause}))
        except structlog.DropEvent:
            return None

    assert [written("one") is not None for _ in range(5)] == [True, True, True, False, False]
    assert written("another") == {"event": "another"}
    now[0] += 61.0
    assert written("one") == {"event": "one", "left_out": 2} and written("one") == {"event": "one"}


def test_a_traceback_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    handler = LimitedLogHandler(LogLimiter(2, 60.0))
    handler.setStream(sys.stderr)
    for number in range(5):
        try:
            raise ValueError("no good")
        except ValueError:
            record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "failed %s", (number,), sys.exc_info())
        handler.emit(record)
    lines = capfd.readouterr().err.splitlines()
    assert len(lines) == 2
    content = json.loads(lines[0])
    assert content["event"] == "failed 0" and "ValueError: no good" in content["exception"] and "\n" in content["exception"]


def test_what_goes_wrong_in_a_thread_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    class Telling:
        def critical(self, event: str, **more: Any) -> None:
            told.append({"event": event, **more})

    monkeypatch.setattr(structlog, "get_logger", Telling)
    logging_setup.log_uncaught(ValueError, ValueError("no good"), None)
    assert told[0]["exception"] == "ValueError: no good\n"


# Not a fault.


def test_a_first_start_says_nothing_of_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that never had a table is not one in which nobody has played for long."""
    said: list[str] = []
    monkeypatch.setattr(retention.logger, "warning", lambda event, **more: said.append(event), raising=False)
    one_round(tmp_path / "new.sqlite", monkeypatch)
    assert said == []
    monkeypatch.setattr("mankai.server.monotonic_clock.EPOCH_OFFSET", monotonic_clock.EPOCH_OFFSET + 3000 * DAY)
    one_round(tmp_path / "new.sqlite", monkeypatch)
    assert said == [], "whatever the clock says"


def test_a_plain_stop_logs_no_fault_whatever_is_under_way() -> None:
    """With a connected player, a half-received request, and a computer that is thinking."""
    with server_process() as server:
        client = server.client(server.new_table("me", "master"))
        half = socket.create_connection(("127.0.0.1", server.port))
        head = ("POST /api/tables HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", "Content-Length: 99", "", "{")
        half.sendall("\r\n".join(head).encode())
        assert server.ask_raw("/healthz")[0] == 200  # after which the half has come too
        server.stop()
        half.close()
        client.close()
        levels = [json.loads(line)["level"] for line in server.errors().splitlines()]
        assert levels and set(levels) == {"info"}


def test_what_is_cancelled_is_no_fault_and_all_else_is() -> None:
    def record(error: BaseException | None, text: str = "Exception in ASGI application") -> logging.LogRecord:
        given = (type(error), error, None) if error is not None else None
        return logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, text, (1,), given)

    assert not logging_setup.is_fault(record(asyncio.CancelledError()))
    assert not logging_setup.is_fault(record(None, "Cancel %s running task(s), timeout graceful shutdown exceeded"))
    assert logging_setup.is_fault(record(ValueError())) and logging_setup.is_fault(record(None))


def test_a_person_reads_sentences_and_a_program_json() -> None:
    content = {"event": "table set up", "level": "info", "table": "abc", "timestamp": "2026-01-01T00:00:00Z"}
    assert re.fullmatch(r"\d\d:\d\d:\d\d  table set up  table=abc", logging_setup.format_sentence(content))
    failed = logging_setup.format_sentence({"event": "failed\n", "level": "error", "exception": "Traceback: a\nb"})
    assert re.fullmatch(r"\d\d:\d\d:\d\d  error: failed\nTraceback: a\nb", failed)
    given = logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, "slow %s", ("one",), None)
    assert logging_setup.LogFormatter(True).format(given).endswith("warning: slow one  logger=uvicorn.error")
    assert json.loads(logging_setup.LogFormatter().format(given))["event"] == "slow one"
