"""A server in a thread of the test's process, so that its state can be read."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvicorn
from starlette.applications import Starlette

from mankai.server.http.routes import Routes
from mankai.server.lobby import Lobby
from mankai.server.log.eventlog import EventLog
from mankai.server.metrics import Metrics
from mankai.server.net.connection_limits import limited_http_protocol
from mankai.server.net.fair_turns import FairTurns
from mankai.server.net.transport import websocket_protocol_in_turns
from mankai.server.settings import Settings
from support.server.event_loops import LOOPS

SETTINGS = Settings(
    burst=1e6, rate=1e6, seat_burst=1e6, frames_burst=1e6, frames_per_address_burst=1e6,
    tables_burst=1e6, requests_burst=1e6, workers=1, silence_least=0.001, silence_most=0.01,
)  # fmt: skip
Found = TypeVar("Found")


class ThreadServer:
    """A server in a thread of this process, so that its state can be looked at."""

    def __init__(self) -> None:
        self.port = 0
        self.lobby: Lobby | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.server: uvicorn.Server | None = None
        self.is_ready = threading.Event()

    def run(self, loop: str, folder: Path) -> None:
        """Serve until told to stop."""
        settings = msgspec.structs.replace(SETTINGS, data=str(folder))
        log, metrics, turns = EventLog(folder / "tables.sqlite"), Metrics(), FairTurns()
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self.port = listening.getsockname()[1]
            pages = Routes(settings, metrics, "127.0.0.1", self.port, "", turns)

            @asynccontextmanager
            async def lifespan(app: Starlette) -> AsyncIterator[None]:
                self.loop = asyncio.get_running_loop()
                pages.lobby = self.lobby = Lobby(settings, log, metrics)
                self.is_ready.set()
                yield
                await self.lobby.close()

            config = uvicorn.Config(
                pages.app(lifespan),
                http=limited_http_protocol(settings, turns),
                ws=websocket_protocol_in_turns(turns),
                log_config=None,
                access_log=False,
                ws_ping_interval=None,
            )
            self.server = uvicorn.Server(config)
            with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
                runner.run(self.server.serve(sockets=[listening]))

    def running_lobby(self) -> Lobby:
        assert self.lobby is not None
        return self.lobby

    def do(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop and return its result."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def look(self, see: Callable[[Lobby], Found]) -> Found:
        """Call `see` between two callbacks of the server's loop and return its result."""
        found: Future[Found] = Future()
        assert self.loop is not None
        self.loop.call_soon_threadsafe(lambda: found.set_result(see(self.running_lobby())))
        return found.result()


@contextmanager
def thread_server(loop: str, folder: Path) -> Iterator[ThreadServer]:
    server = ThreadServer()
    thread = threading.Thread(target=server.run, args=(loop, folder))
    thread.start()
    try:
        server.is_ready.wait()
        yield server
    finally:
        assert server.server is not None
        server.server.should_exit = True
        thread.join()
