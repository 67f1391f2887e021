"""Whole games between two people, through real sockets, with clocks and silence: none of them stops.

A game has stopped when nobody can act and nothing will happen by itself: the state of the server says so, not a clock.
`MANKAI_GAMES=200` plays as many in each event loop.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from mankai.server.doorkeeper import doorkeeper
from mankai.server.eventlog import EventLog
from mankai.server.gametable import GameTable
from mankai.server.hall import Hall
from mankai.server.messages import Join, NewTable
from mankai.server.metrics import Metrics
from mankai.server.pages import Pages
from mankai.server.settings import Settings
from mankai.server.wires import Wire
from server.loops import LOOPS

NAMES = ["sakura-arms/level99", "azuki", "sakura-arms/aeg"]
COUNT = int(os.environ.get("MANKAI_GAMES", "3"))
AT_ONCE = 6
PACE = 0.02  # seconds between two looks at the state of the server
SETTINGS = Settings(
    burst=1e6, rate=1e6, tables_burst=1e6, requests_burst=1e6, workers=1, silence_least=0.001, silence_most=0.01
)  # fmt: skip
CLOCK = {"seconds": 3600.0, "free": 1.0}


class Running:
    """A server in a thread of this process, so that its state can be looked at."""

    def __init__(self) -> None:
        self.port = 0
        self.hall: Hall | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.server: uvicorn.Server | None = None
        self.is_ready = threading.Event()

    def run(self, loop: str, folder: Path) -> None:
        settings = msgspec.structs.replace(SETTINGS, data=str(folder))
        log, metrics = EventLog(folder / "tables.sqlite"), Metrics()
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self.port = listening.getsockname()[1]
            pages = Pages(settings, metrics, "127.0.0.1", self.port, "")

            @asynccontextmanager
            async def lifespan(app: Starlette) -> AsyncIterator[None]:
                self.loop = asyncio.get_running_loop()
                pages.hall = self.hall = Hall(settings, log, metrics)
                self.is_ready.set()
                yield
                await self.hall.close()

            config = uvicorn.Config(
                pages.app(lifespan), http=doorkeeper(settings), ws=Wire, log_config=None, access_log=False, ws_ping_interval=None
            )
            self.server = uvicorn.Server(config)
            with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
                runner.run(self.server.serve(sockets=[listening]))

    def there(self) -> Hall:
        assert self.hall is not None
        return self.hall

    def do(self, work: Any) -> Any:
        """What comes of a coroutine in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def stopped(self) -> list[str]:
        """The tables at which nobody can act and nothing will happen by itself."""
        found: Future[list[str]] = Future()
        hall = self.there()
        assert self.loop is not None

        def look() -> None:
            is_busy = bool(hall.errands.under_way)
            tables = list(hall.tables.in_memory.values())
            found.set_result([] if is_busy else [table.name for table in tables if has_stopped(table)])

        self.loop.call_soon_threadsafe(look)
        return found.result()


def has_stopped(table: GameTable) -> bool:
    """Whether everybody waits for something that will not come."""
    if table.is_over or table.lock.locked() or not all([table.company.is_here(seat) for seat in table.people()]):
        return False
    decider = table.reader_of(table.position.seat)
    is_shown = all([connection.seq == decider.seq for connection in table.company.connections[decider]])
    if not decider.is_veiled:
        return not is_shown
    return not table.veil.awaited and (table.veil.timer is None or not table.veil.timer.is_armed)


@contextmanager
def running(loop: str, folder: Path) -> Iterator[Running]:
    server = Running()
    thread = threading.Thread(target=server.run, args=(loop, folder))
    thread.start()
    try:
        server.is_ready.wait()
        yield server
    finally:
        assert server.server is not None
        server.server.should_exit = True
        thread.join()


def seated(server: Running, game: str) -> tuple[str, list[str]]:
    """A new table for two people with a clock: its name and their secrets."""
    wish = msgspec.convert({"game": game, "seats": [{"who": "me"}, {"who": "open"}], "clock": CLOCK}, NewTable)
    table = server.do(server.there().create(wish, None, ""))
    join = Join(table["invites"][0]["invite"], secrets.token_urlsafe(16))
    joined = server.do(server.there().join(table["table"], join, ""))
    return table["table"], [table["secret"], joined["secret"]]


async def play(port: int, table: str, secret: str, dice: random.Random) -> str:
    """Act at random whenever asked, to the end; how the game ended."""
    async with connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None) as wire:
        await say(wire, "hello", table=table, client=secrets.token_urlsafe(8), secret=secret)
        number = 0
        while True:
            told = json.loads(await wire.recv())
            if told["type"] == "refused":
                assert told["code"] == "stale", told
            if told["type"] != "state":
                continue
            if told["over"]:
                return str(told["ended"])
            if told["options"]:
                number += 1
                option = dice.choice(told["options"])["option"]
                await say(wire, "act", number=number, expected=told["seq"], option=option)


async def say(wire: ClientConnection, kind: str, **content: Any) -> None:
    await wire.send(json.dumps({"type": kind, **content}))


async def play_all(server: Running, count: int) -> dict[str, int]:
    """So many games, some at a time, in turn of each kind; how many ended in which way."""
    ended: dict[str, int] = {}
    places = asyncio.Semaphore(AT_ONCE)

    async def whole(at: int) -> None:
        async with places:
            table, people = await asyncio.to_thread(seated, server, NAMES[at % len(NAMES)])
            outcomes = await asyncio.gather(
                *[play(server.port, table, one, random.Random(f"{at} {seat}")) for seat, one in enumerate(people)]
            )
            assert outcomes[0] == outcomes[1]
            ended[outcomes[0]] = ended.get(outcomes[0], 0) + 1

    games = asyncio.gather(*[whole(at) for at in range(count)])
    while not games.done():
        await asyncio.wait([games], timeout=PACE)
        stopped = await asyncio.to_thread(server.stopped)
        if stopped:
            games.cancel()
            raise AssertionError(f"{len(stopped)} games have stopped: nobody can act, and no timer is armed")
    games.result()
    return ended


@pytest.mark.parametrize("loop", LOOPS)
def test_games_between_people_come_to_their_end(loop: str, tmp_path: Path) -> None:
    with running(loop, tmp_path) as server:
        assert asyncio.run(play_all(server, COUNT)) == {"played": COUNT}
