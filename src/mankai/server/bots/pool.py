"""The bot pool: processes in which computer players think, and a fair queue of requests to them."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from mankai import players
from mankai.compat import gc_settings
from mankai.packs import registry

ATTEMPTS = 3  # attempts at one decision: a process that dies or hangs is no reason to ask a weaker player
MOST_REMEMBERED = 10_000  # addresses and tables that have had a turn
LONGEST_BACKOFF = 5.0  # seconds, after processes that died or hung one after another


class BotFailed(Exception):
    """No process could decide."""


class BotRequest:
    """A request for one decision at a table.  It counts against the quota of an address."""

    def __init__(self, address: str, table: str, task: tuple[str, str, int]) -> None:
        self.address = address
        self.table = table
        self.task = task  # the saved position, the player, and its seed
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.attempts = 0


class FairQueue:
    """The requests that wait.  Addresses take turns, and so do the tables of one address."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[BotRequest]]] = {}
        # The last turn of an address, with an empty name, and of each of its tables.
        self.last_turns: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.turn = 0

    def add(self, request: BotRequest) -> None:
        self.waiting.setdefault(request.address, {}).setdefault(request.table, deque()).append(request)

    def take(self) -> BotRequest | None:
        """Remove and return a request of the address and table whose last turn was longest ago; None if none waits."""
        if not self.waiting:
            return None
        address = min(self.waiting, key=lambda key: self.last_turns.get((key, ""), 0))
        tables = self.waiting[address]
        table = min(tables, key=lambda key: self.last_turns.get((address, key), 0))
        request = tables[table][0]
        self.drop(request)
        self.turn += 1
        for sender in ((address, ""), (address, table)):
            self.last_turns[sender] = self.turn
            self.last_turns.move_to_end(sender)
        while len(self.last_turns) > MOST_REMEMBERED:
            self.last_turns.popitem(last=False)
        return request

    def drop(self, request: BotRequest) -> None:
        """Remove a request, if it still waits."""
        tables = self.waiting.get(request.address, {})
        requests = tables.get(request.table, deque())
        if request in requests:
            requests.remove(request)
            if not requests:
                del tables[request.table]
            if not tables:
                del self.waiting[request.address]

    def count(self, address: str) -> int:
        return sum([len(requests) for requests in self.waiting.get(address, {}).values()])


class BotProcess:
    """One process, which makes one decision at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, worker_pipe = context.Pipe()
        self.process = context.Process(target=worker_main, args=(worker_pipe,), name="thinker", daemon=True)
        self.process.start()
        worker_pipe.close()

    def ask(self, task: tuple[str, str, int]) -> tuple[bool, Any]:
        """Return whether the process could decide, and its decision or error; raise `EOFError` or `OSError` if it is gone."""
        self.pipe.send(task)
        answer: tuple[bool, Any] = self.pipe.recv()
        return answer

    def kill(self) -> None:
        """End the process at once, even if it is stopped."""
        self.process.kill()

    def close(self) -> None:
        self.process.join(1.0)
        self.pipe.close()


class BotPool:
    """A fixed number of processes.  A decision depends only on the position, the player and the seed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds  # time for one attempt
        self.queue = FairQueue()
        self.has_work = asyncio.Event()
        self.threads = ThreadPoolExecutor(workers, "asking")
        self.processes = [BotProcess() for _ in range(workers)]
        self.tasks = [asyncio.create_task(self.run_process(index)) for index in range(workers)]

    def close(self) -> None:
        """End all processes at once; decisions under way are abandoned."""
        for task in self.tasks:
            task.cancel()
        for process in self.processes:
            process.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def count_waiting(self, address: str) -> int:
        return self.queue.count(address)

    async def decide(self, address: str, table: str, save: str, player: str, seed: int) -> int:
        """Return the option that `player` takes at the saved position."""
        return int(await self.submit(BotRequest(address, table, (save, player, seed))))

    async def submit(self, request: BotRequest) -> Any:
        """Queue a request and return its outcome.  If the caller is cancelled, the request leaves the queue."""
        self.queue.add(request)
        self.has_work.set()
        try:
            return await request.outcome
        finally:
            self.queue.drop(request)

    async def next_request(self) -> BotRequest:
        while True:
            request = self.queue.take()
            if request is not None:
                return request
            self.has_work.clear()
            await self.has_work.wait()

    async def run_process(self, index: int) -> None:
        """Give one process request after request, and replace the process when it is gone."""
        failures = 0
        while True:
            request = await self.next_request()
            request.attempts += 1
            try:
                is_done, outcome = await self.ask_with_timeout(self.processes[index], request)
                failures = 0
            except (EOFError, OSError, TimeoutError) as error:
                is_done, outcome = False, f"its process was gone, {request.attempts} times: {error!r}"
                failures += 1
                await asyncio.to_thread(self.processes[index].close)
                self.processes[index] = BotProcess()
                if request.attempts < ATTEMPTS and not request.outcome.done():
                    self.queue.add(request)
                    self.has_work.set()
                    await asyncio.sleep(min(LONGEST_BACKOFF, 0.05 * 2**failures) if failures > 1 else 0.0)
                    continue
            if not request.outcome.done():
                if is_done:
                    request.outcome.set_result(outcome)
                else:
                    request.outcome.set_exception(BotFailed(outcome))

    async def ask_with_timeout(self, process: BotProcess, request: BotRequest) -> tuple[bool, Any]:
        """Return the answer of a process.  Kill the process if it does not answer in time."""
        answer = asyncio.get_running_loop().run_in_executor(self.threads, process.ask, request.task)
        try:
            done, _ = await asyncio.wait([answer], timeout=self.seconds)
            if not done:
                raise TimeoutError(f"no answer within {self.seconds:.0f} seconds")
            return answer.result()
        finally:
            if not answer.done() or answer.cancelled() or answer.exception() is not None:
                process.kill()
                await asyncio.gather(answer, return_exceptions=True)  # ends at once, since the process is gone


def worker_main(pipe: multiprocessing.connection.Connection) -> None:
    """Run in the new process: answer requests until the pipe is closed."""
    prepare_process()
    with suppress(EOFError, OSError):
        while True:
            save, player, seed = pipe.recv()
            try:
                pipe.send((True, decision(save, player, seed)))
            except Exception as error:
                pipe.send((False, repr(error)))


def prepare_process() -> None:
    """Set up the new process: ignore signals that are for the server, tune the collector, and exit when the server has ended."""
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(ValueError, OSError):
            signal.signal(number, signal.SIG_IGN)
    gc_settings.tune_gc()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def decision(save: str, player: str, seed: int) -> int:
    return players.player(player, seed).decide(registry.load(save))


def seed_for(table: str, decision_number: int, secret: str) -> int:
    """Return the seed of a bot for one decision of one table; it is the same after a restart."""
    digest = hashlib.sha256(f"{secret} {table} {decision_number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
