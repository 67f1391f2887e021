"""Logging of the server: a limited number of lines per cause, without secrets.

A line is a JSON object, or at a terminal a sentence for people.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import threading
import time
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any

import structlog

LINES_PER_CAUSE = 30  # within `SECONDS`
SECONDS = 60.0
MOST_CAUSES = 1000  # remembered


class LogLimiter:
    """A limit of lines per cause and minute.  The first line of the next minute says how many were left out."""

    def __init__(self, most: int = LINES_PER_CAUSE, seconds: float = SECONDS) -> None:
        self.most = most
        self.seconds = seconds
        self.causes: dict[str, tuple[float, int]] = {}  # the beginning of the cause's minute, and the lines in it
        self.lock = threading.Lock()

    def admit(self, cause: str) -> int | None:
        """Return how many lines of this cause were left out before this one; None if this one is to be left out too."""
        now = time.monotonic()
        with self.lock:
            began, count = self.causes.get(cause, (now, 0))
            left_out = 0
            if now - began >= self.seconds:
                left_out, began, count = max(0, count - self.most), now, 0
            if cause not in self.causes and len(self.causes) >= MOST_CAUSES:
                self.causes.clear()
            self.causes[cause] = (began, count + 1)
            return left_out if count < self.most else None


class LimitProcessor:
    """A structlog processor that drops lines beyond the limit."""

    def __init__(self, measure: LogLimiter) -> None:
        self.limiter = measure

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        left_out = self.limiter.admit(str(event.get("event")))
        if left_out is None:
            raise structlog.DropEvent
        if left_out:
            event["left_out"] = left_out
        return event


def format_sentence(content: MutableMapping[str, Any]) -> str:
    """Return a line for people: time, level unless it is info, event and its values; a traceback below it."""
    more = {name: value for name, value in content.items() if name not in ("event", "exception", "level", "timestamp")}
    at = time.strftime("%H:%M:%S")
    level = "" if content.get("level") == "info" else f"{content.get('level')}: "
    fields = "".join([f"  {name}={value}" for name, value in more.items()])
    below = f"\n{content['exception']}" if content.get("exception") else ""
    return f"{at}  {level}{str(content.get('event')).strip()}{fields}{below}"


class SentenceRenderer:
    """A structlog processor that renders events as lines for people."""

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> str:
        return format_sentence(event)


class LogFormatter(logging.Formatter):
    """A formatter that writes the records of libraries like our own events.  In JSON a traceback is part of its line."""

    def __init__(self, is_for_people: bool = False) -> None:
        super().__init__()
        self.is_for_people = is_for_people

    def format(self, record: logging.LogRecord) -> str:
        content: dict[str, Any] = {"event": record.getMessage(), "logger": record.name, "level": record.levelname.lower()}
        left_out = getattr(record, "left_out", 0)
        if left_out:
            content["left_out"] = left_out
        if record.exc_info:
            content["exception"] = self.formatException(record.exc_info)
        if self.is_for_people:
            return format_sentence(content)
        content["timestamp"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        return json.dumps(content, ensure_ascii=False)


def is_fault(record: logging.LogRecord) -> bool:
    """Whether a library's record reports a fault.  Tasks cancelled when the server stops are none."""
    kind = record.exc_info[0] if record.exc_info else None
    is_cancelled = kind is not None and issubclass(kind, asyncio.CancelledError)
    return not is_cancelled and not str(record.msg).startswith("Cancel %s running task")


class LimitedLogHandler(logging.StreamHandler[Any]):
    """A handler that limits the lines of libraries per cause: a logger's name and the text before its arguments are filled in."""

    def __init__(self, measure: LogLimiter, is_for_people: bool = False) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(LogFormatter(is_for_people))
        self.addFilter(is_fault)
        self.limiter = measure

    def emit(self, record: logging.LogRecord) -> None:
        left_out = self.limiter.admit(f"{record.name} {record.msg!s}"[:200])
        if left_out is not None:
            record.left_out = left_out
            super().emit(record)


def log_uncaught(kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
    lines = "".join(traceback.format_exception(kind, error, where))
    structlog.get_logger().critical("something went wrong that nobody expected", exception=lines)


def configure() -> None:
    """Configure logging to stderr: sentences at a terminal, JSON otherwise."""
    measure, is_for_people = LogLimiter(), sys.stderr.isatty()
    logging.basicConfig(level=logging.WARNING, handlers=[LimitedLogHandler(measure, is_for_people)], force=True)
    structlog.configure(
        processors=[
            LimitProcessor(measure),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            SentenceRenderer() if is_for_people else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    threading.excepthook = lambda given: log_uncaught(given.exc_type, given.exc_value, given.exc_traceback)
