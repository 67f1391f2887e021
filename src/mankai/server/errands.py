"""Errands: work that is done to its end, even when whoever asked for it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class Errands:
    """All that is under way; kept here, because the event loop alone would let go of it."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[Any]) -> None:
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def whole(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Wait for this; whoever waits may go, and it is done all the same."""
        return await asyncio.shield(self.begin(work))

    async def finish(self, seconds: float) -> None:
        """Let all that is under way come to its end, for at most so long."""
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=seconds)
