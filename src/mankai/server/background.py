"""Background tasks: work that runs to completion even if its caller is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class BackgroundTasks:
    """The running tasks.  They are kept here because the event loop holds only weak references to them."""

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
        """Await `work` and return its result.  If the caller is cancelled, `work` still runs to completion."""
        return await asyncio.shield(self.start(work))

    async def finish(self, seconds: float) -> None:
        """Wait for all running tasks, for at most `seconds`."""
        if self.running:
            await asyncio.wait(self.running, timeout=seconds)
