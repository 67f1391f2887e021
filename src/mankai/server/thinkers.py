"""Where computer players think: processes of their own, and a fair order for what is to be thought about."""

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

from mankai import collector, door, players

ATTEMPTS = 3  # at one decision: a process that dies or hangs is no reason to decide otherwise
MOST_REMEMBERED = 10_000  # addresses and tables that have had a turn
LONGEST_REST = 5.0  # seconds, after processes that ended before they had thought about anything


class CannotThink(Exception):
    """Nobody could think this to its end."""


class Thought:
    """Something to be thought about at a table, for whoever is at that address."""

    def __init__(self, address: str, table: str, task: tuple[str, str, int]) -> None:
        self.address = address
        self.table = table
        self.task = task  # the saved position, the player, and its luck
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.attempts = 0


class Turns:
    """What waits to be thought about: addresses take turns, and of one address its tables do."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[Thought]]] = {}
        self.last: OrderedDict[tuple[str, str], int] = OrderedDict()  # by address, and by address and table: their last turn
        self.turn = 0

    def add(self, thought: Thought) -> None:
        self.waiting.setdefault(thought.address, {}).setdefault(thought.table, deque()).append(thought)

    def take(self) -> Thought | None:
        """Of whoever has waited longest since their last turn."""
        if not self.waiting:
            return None
        address = min(self.waiting, key=lambda one: self.last.get((one, ""), 0))
        tables = self.waiting[address]
        table = min(tables, key=lambda one: self.last.get((address, one), 0))
        thought = tables[table][0]
        self.drop(thought)
        self.turn += 1
        for whose in ((address, ""), (address, table)):
            self.last[whose] = self.turn
            self.last.move_to_end(whose)
        while len(self.last) > MOST_REMEMBERED:
            self.last.popitem(last=False)
        return thought

    def drop(self, thought: Thought) -> None:
        """It need not be thought about any more."""
        tables = self.waiting.get(thought.address, {})
        thoughts = tables.get(thought.table, deque())
        if thought in thoughts:
            thoughts.remove(thought)
            if not thoughts:
                del tables[thought.table]
            if not tables:
                del self.waiting[thought.address]

    def count(self, address: str) -> int:
        return sum([len(thoughts) for thoughts in self.waiting.get(address, {}).values()])


class Thinker:
    """One process that thinks about one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.ours, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), name="thinker", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, task: tuple[str, str, int]) -> tuple[bool, Any]:
        """Whether it could be thought to its end, and what came of it; `EOFError` or `OSError` when the process is gone."""
        self.ours.send(task)
        answer: tuple[bool, Any] = self.ours.recv()
        return answer

    def end(self) -> None:
        """At once, whatever it does: also when it has been stopped."""
        self.process.kill()

    def forget(self) -> None:
        self.process.join(1.0)
        self.ours.close()


class Thinkers:
    """So many processes; each decision depends on the position, the player and the seed alone, and on no other decision."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds  # for one attempt
        self.turns = Turns()
        self.work_is_there = asyncio.Event()
        self.threads = ThreadPoolExecutor(workers, "asking")
        self.thinkers = [Thinker() for _ in range(workers)]
        self.employed = [asyncio.create_task(self.employ(at)) for at in range(workers)]

    def close(self) -> None:
        """At once: nobody waits any more for what is being thought about."""
        for task in self.employed:
            task.cancel()
        for thinker in self.thinkers:
            thinker.end()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def waiting(self, address: str) -> int:
        return self.turns.count(address)

    async def decide(self, address: str, table: str, save: str, player: str, seed: int) -> int:
        """What `player` takes at the saved position."""
        return int(await self.thought(Thought(address, table, (save, player, seed))))

    async def thought(self, thought: Thought) -> Any:
        """What comes of it; whoever does not wait for it any more takes it out of the queue."""
        self.turns.add(thought)
        self.work_is_there.set()
        try:
            return await thought.outcome
        finally:
            self.turns.drop(thought)

    async def next(self) -> Thought:
        while True:
            thought = self.turns.take()
            if thought is not None:
                return thought
            self.work_is_there.clear()
            await self.work_is_there.wait()

    async def employ(self, at: int) -> None:
        """Let one process think about one thing after the other, and another in its place when it is gone."""
        failures = 0
        while True:
            thought = await self.next()
            thought.attempts += 1
            try:
                is_done, outcome = await self.answer(self.thinkers[at], thought)
                failures = 0
            except (EOFError, OSError, TimeoutError) as error:
                is_done, outcome = False, f"its process was gone, {thought.attempts} times: {error!r}"
                failures += 1
                await asyncio.to_thread(self.thinkers[at].forget)
                self.thinkers[at] = Thinker()
                if thought.attempts < ATTEMPTS and not thought.outcome.done():
                    self.turns.add(thought)
                    self.work_is_there.set()
                    await asyncio.sleep(min(LONGEST_REST, 0.05 * 2**failures) if failures > 1 else 0.0)
                    continue
            if not thought.outcome.done():
                if is_done:
                    thought.outcome.set_result(outcome)
                else:
                    thought.outcome.set_exception(CannotThink(outcome))

    async def answer(self, thinker: Thinker, thought: Thought) -> tuple[bool, Any]:
        """What a process says, within the time that it has: after that it is ended."""
        asking = asyncio.get_running_loop().run_in_executor(self.threads, thinker.ask, thought.task)
        try:
            done, _ = await asyncio.wait([asking], timeout=self.seconds)
            if not done:
                raise TimeoutError(f"no answer within {self.seconds:.0f} seconds")
            return asking.result()
        finally:
            if not asking.done() or asking.cancelled() or asking.exception() is not None:
                thinker.end()
                await asyncio.gather(asking, return_exceptions=True)  # at once, since nobody is there any more


def work(theirs: multiprocessing.connection.Connection) -> None:
    """In the new process: answer what is asked, until nobody asks any more."""
    settle_in()
    with suppress(EOFError, OSError):
        while True:
            save, player, seed = theirs.recv()
            try:
                theirs.send((True, decision(save, player, seed)))
            except Exception as error:
                theirs.send((False, repr(error)))


def settle_in() -> None:
    """Do nothing but think, leave signals to the server, and end when it ends, however that happens."""
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(ValueError, OSError):
            signal.signal(number, signal.SIG_IGN)
    collector.settle()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def decision(save: str, player: str, seed: int) -> int:
    return players.player(player, seed).decide(door.load(save))


def seed_for(table: str, at: int, secret: str) -> int:
    """The luck of a bot at one decision of one table: the same again after a restart."""
    digest = hashlib.sha256(f"{secret} {table} {at}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
