"""Retention: tables that nobody has used for long are removed from the log, and written to a file first if that is wished."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import structlog

from mankai.server import steady
from mankai.server.eventlog import EventLog
from mankai.server.settings import Settings

DAY = 86400.0
AT_ONCE = 50  # tables that are removed in one transaction
OFTEN = 3600.0  # seconds
PLAUSIBLE = 30 * DAY  # a clock by which nobody has begun anything for so long is not trusted
logger = structlog.get_logger()


async def expired(log: EventLog, settings: Settings, now: float, most: int) -> list[str]:
    """Tables whose time is over: finished, or begun and abandoned."""
    return await log.unused(now - settings.keep_finished_days * DAY, now - settings.keep_unfinished_days * DAY, most)


async def prune(log: EventLog, settings: Settings, now: float, export: Path | None, spared: Callable[[str], bool]) -> int:
    """Remove all whose time is over but those spared; so many they were."""
    removed, given_up = 0, 0
    while True:
        found = await expired(log, settings, now, AT_ONCE + given_up)
        due = [name for name in found if not spared(name)]
        if not due:
            return removed
        given_up = len(found) - len(due)
        if export is not None:
            await write_out(log, due, export)
        await log.remove(due)
        removed += len(due)


async def write_out(log: EventLog, tables: list[str], path: Path) -> None:
    """Add tables to a file of compressed JSON lines, one for each."""
    lines: list[str] = []
    for name in tables:
        events: list[dict[str, Any]] = [
            {"number": row.number, "at": row.at, "body": row.body.decode("utf-8", "replace")} for row in await log.rows(name)
        ]
        chat = [body.decode("utf-8", "replace") for _, body in await log.spoken(name)]
        lines.append(json.dumps({"table": name, "events": events, "chat": chat}, ensure_ascii=False) + "\n")
    await asyncio.to_thread(append, path, "".join(lines).encode())


def append(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(path, "ab") as file:
        file.write(text)


async def keep_tidy(log: EventLog, settings: Settings, spared: Callable[[str], bool]) -> None:
    """In a server that runs: now and then, unless its clock was wrong at the start."""
    while True:
        now, newest = steady.now(), await log.newest()
        if newest and now - newest > PLAUSIBLE:
            logger.warning("nothing is removed: the clock of this computer is wrong, or nobody has played for long")
        else:
            export = Path(settings.export) if settings.export else None
            removed = await prune(log, settings, now, export, spared)
            if removed:
                logger.info("tables removed whose time was over", count=removed)
        await asyncio.sleep(OFTEN)
