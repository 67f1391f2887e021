"""Errands: work that is done to its end, even when whoever asked for it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class BackgroundTasks:
    """All that is under way; kept here, because the event loop alone would let go of it."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.track(task)
        return task

    def track(self, task: asyncio.Task[Any]) -> None:
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def run_to_completion(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Wait for this; whoever waits may go, and it is done all the same."""
        return await asyncio.shield(self.start(work))

    async def finish(self, seconds: float) -> None:
        """Let all that is under way come to its end, for at most so long."""
        if self.running:
            await asyncio.wait(self.running, timeout=seconds)
