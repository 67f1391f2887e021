"""Retention: tables that nobody has used for long are removed from the log, after being written to a file if that is set."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import structlog

from mankai.server import monotonic_clock
from mankai.server.log.eventlog import PAUSE_SECONDS, EventLog
from mankai.server.settings import Settings

DAY = 86400.0
BATCH = 100  # tables that are looked at in one go
INTERVAL_SECONDS = 3600.0  # seconds between two runs
LONGEST_PLAUSIBLE_GAP = 30 * DAY  # if nobody has begun anything for so long, the clock is not trusted
logger = structlog.get_logger()


async def prune(log: EventLog, settings: Settings, now: float, export: Path | None, spared: Callable[[str], bool]) -> int:
    """Remove all tables whose time is over, except those spared.  Returns how many.

    Everything is done in small pieces: people who play write to the same log, and wait for one piece at most.
    """
    finished, unfinished = now - settings.keep_finished_days * DAY, now - settings.keep_unfinished_days * DAY
    removed, after, goes_on = 0, "", True
    while goes_on:
        found, after = await log.unused_tables(finished, unfinished, after, BATCH)
        goes_on = after != ""
        for name in found:
            if not spared(name):
                if export is not None:
                    await export_table(log, name, export)
                await log.remove(name)
                removed += 1
        await asyncio.sleep(PAUSE_SECONDS)
    return removed


async def export_table(log: EventLog, table: str, path: Path) -> None:
    """Add a table to a file of compressed JSON lines."""
    rows, chat = await log.rows(table), await log.read_chat(table)

    def write() -> None:
        events: list[dict[str, Any]] = [
            {"number": row.number, "at": row.at, "body": row.body.decode("utf-8", "replace")} for row in rows
        ]
        lines = [body.decode("utf-8", "replace") for _, body in chat]
        append_gzip(path, (json.dumps({"table": table, "events": events, "chat": lines}, ensure_ascii=False) + "\n").encode())

    await asyncio.to_thread(write)


def append_gzip(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(path, "ab") as file:
        file.write(text)


async def prune_regularly(log: EventLog, settings: Settings, spared: Callable[[str], bool]) -> None:
    """Prune now and then in a running server, unless its clock seems to have been wrong at the start."""
    while True:
        now, newest = monotonic_clock.now(), await log.newest_table_at()
        if newest and now - newest > LONGEST_PLAUSIBLE_GAP:
            logger.warning("nothing is removed: the clock of this computer is wrong, or nobody has played for long")
        else:
            export = Path(settings.export) if settings.export else None
            removed = await prune(log, settings, now, export, spared)
            if removed:
                logger.info("tables removed whose time was over", count=removed)
        await asyncio.sleep(INTERVAL_SECONDS)
