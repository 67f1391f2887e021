"""Where computer players think: processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from mankai import collector, door, players
from mankai.players.search import Search


class Thinkers:
    """A pool of processes; each decision depends on the position, the player and the seed alone."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=settle_in)
        for _ in range(self.workers):
            pool.submit(players.names)  # so that the first decision need not wait for the processes to start
        return pool

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)

    async def decide(self, save: str, player: str, seed: int) -> int:
        """What `player` takes at the saved position."""
        pool = self.pool
        try:
            return await asyncio.wrap_future(pool.submit(decision, save, player, seed))
        except BrokenProcessPool:
            return await asyncio.wrap_future(self.renewed(pool).submit(decision, save, player, seed))

    async def advise(self, save: str, player: str, seed: int) -> tuple[int, float | None]:
        """What `player` would take, and the chance of winning that it sees there, if it searches."""
        pool = self.pool
        try:
            return await asyncio.wrap_future(pool.submit(advice, save, player, seed))
        except BrokenProcessPool:
            return await asyncio.wrap_future(self.renewed(pool).submit(advice, save, player, seed))

    def renewed(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        if self.pool is broken:
            broken.shutdown(wait=False)
            self.pool = self.new_pool()
        return self.pool


def settle_in() -> None:
    """In the new process: do nothing but think, leave signals to the server, and end when it ends, however that happens."""
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


def advice(save: str, player: str, seed: int) -> tuple[int, float | None]:
    position = door.load(save)
    thinker = players.player(player, seed)
    option = thinker.decide(position)
    if isinstance(thinker, Search) and position.question not in position.rules.building:
        return option, round(thinker.expected, 3)
    return option, None


def seed_for(table: str, at: int, secret: str) -> int:
    """The luck of a bot at one decision of one table: the same again after a restart."""
    digest = hashlib.sha256(f"{secret} {table} {at}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
