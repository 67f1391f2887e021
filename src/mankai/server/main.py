"""The start of the server: `mankai serve` calls `run`."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool

from mankai.compat import gc_settings
from mankai.i18n.catalogues import ENGLISH
from mankai.kernel.errors import MankaiError
from mankai.packs import registry, validation
from mankai.server import logging_setup
from mankai.server.http import lan_addresses
from mankai.server.http.routes import Routes
from mankai.server.lobby import Lobby
from mankai.server.log import retention
from mankai.server.log.eventlog import EventLog, back_up, shrink
from mankai.server.metrics import Metrics
from mankai.server.net.connection_limits import limited_http_protocol
from mankai.server.net.fair_turns import FairTurns
from mankai.server.net.security import LOOPBACK
from mankai.server.net.transport import websocket_protocol_in_turns
from mankai.server.settings import Settings, load_settings
from mankai.terminal.phrases import phrases_in

__all__ = ["CannotServe", "Settings", "back_up_log", "load_settings", "prune_log", "run"]
logger = structlog.get_logger()
PING_SECONDS = 20.0
BACKLOG = 1024
LARGEST_HEAD = 16384  # bytes of a request before its body
LOG_FILE = "tables.sqlite"
PRIVATE_FOLDER = 0o700
SWITCH_SECONDS = 0.001  # a busy thread yields to the event loop after this time
SPARE_FILES = 256  # files that may be open besides connections


class CannotServe(MankaiError):
    """The server cannot run with the host, port, folder or origins that it was given."""


def run(
    host: str = "127.0.0.1",
    port: int = 0,
    data: str | Path = "",
    open_browser: bool = False,
    settings: Settings | None = None,
    language: str = ENGLISH,
) -> None:
    """Serve until stopped.  Port 0 takes a free port.  The address is the first line of the output.

    At a terminal a few sentences follow: how others reach the server, and how to stop it.
    """
    settings_used = settings or Settings()
    if data:
        settings_used = msgspec.structs.replace(settings_used, data=str(data))
    for origin in settings_used.origins:
        if not re.fullmatch(r"https?://[^/\s]+", origin):
            raise CannotServe(f"{origin!r} is no origin: one is like https://play.example, without a path")
    turns = FairTurns()
    http_protocol = limited_http_protocol(settings_used, turns)
    logging_setup.configure()
    try:
        make_private_folder(settings_used.folder(), is_ours=not settings_used.data)
    except OSError as error:
        raise CannotServe(f"the folder {settings_used.folder()} cannot be made: {error.strerror}") from None
    allow_open_files(2 * settings_used.connections + SPARE_FILES)
    listening_socket = bind_socket(host, port)
    port_used = listening_socket.getsockname()[1]
    address = f"http://{format_host(host)}:{port_used}/"
    log = EventLog(settings_used.folder() / LOG_FILE)
    metrics = Metrics()
    pages = Routes(settings_used, metrics, host, port_used, load_metrics_token(settings_used.folder() / "metrics.token"), turns)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await run_in_threadpool(bool)  # loads what Starlette needs for a replay, so that the first replay delays nobody
        pages.lobby = lobby = Lobby(settings_used, log, metrics)
        print(f"Mankai is at {address}", flush=True)
        if sys.stdout.isatty():
            print("\n".join(explanation(host, port_used, settings_used, language)), flush=True)
        logger.info("serving", loop=type(asyncio.get_running_loop()).__module__.partition(".")[0])
        # Validating a pack may take any time.  A daemon thread does not delay the stop of the server.
        threading.Thread(target=log_pack_problems, daemon=True).start()
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        yield
        pages.lobby = None
        await lobby.close()

    config = uvicorn.Config(
        pages.app(lifespan),
        http=http_protocol,
        ws=websocket_protocol_in_turns(turns),
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=settings_used.largest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        limit_concurrency=settings_used.connections * 2,
        timeout_graceful_shutdown=1,
        backlog=BACKLOG,
    )
    registry.games()  # finds all packs, which takes some milliseconds the first time
    gc_settings.tune_gc(gc_settings.SERVING)
    sys.setswitchinterval(SWITCH_SECONDS)
    with suppress(KeyboardInterrupt), listening_socket:
        uvicorn.Server(config).run(sockets=[listening_socket])


def make_private_folder(folder: Path, is_ours: bool) -> None:
    """Make a folder that only its owner can read.  The mode of an existing folder is changed only if `is_ours`."""
    is_new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    if (is_new or is_ours) and sys.platform != "win32" and folder.stat().st_uid == os.getuid():
        folder.chmod(PRIVATE_FOLDER)


def explanation(host: str, port: int, settings: Settings, language: str) -> list[str]:
    """Return the lines that tell a person at the terminal how to open the page, invite others and stop the server."""
    phrases = phrases_in(language)
    lan_origins = lan_addresses.origins(host, port, settings.origins)
    invite = phrases("serve-reached", addresses="  ".join(lan_origins)) if lan_origins else phrases("serve-alone")
    return [f"  {sentence}" for sentence in (phrases("serve-open"), invite, phrases("serve-stop", folder=str(settings.folder())))]


def log_pack_problems() -> None:
    """Log the problems of packs.  All other games are served."""
    for name, problem in validation.problems():
        logger.error("a game is not as its pack says", pack=name, problem=problem)


def prune_log(settings: Settings, export: Path | None) -> int:
    """Remove tables older than the settings keep, and shrink the file.  Return how many.  No server may run meanwhile."""

    async def prune() -> int:
        log = EventLog(settings.folder() / LOG_FILE)
        try:
            return await retention.prune(log, settings, time.time(), export, lambda name: False)
        finally:
            await asyncio.to_thread(log.close)

    if not (settings.folder() / LOG_FILE).exists():
        raise CannotServe(f"there is no log in {settings.folder()}")
    removed = asyncio.run(prune())
    shrink(settings.folder() / LOG_FILE)
    return removed


def back_up_log(settings: Settings, to: Path) -> None:
    """Copy the log to a file.  A server may run meanwhile."""
    back_up(settings.folder() / LOG_FILE, to)


def allow_open_files(wanted: int) -> None:
    """Raise the limit of open files to `wanted`, as far as the system lets us: many systems begin with 1024."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def bind_socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening_socket = socket.socket(family, socket.SOCK_STREAM)
    listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening_socket.bind((host, port))
        listening_socket.listen(BACKLOG)  # from here on connections are not refused: they wait until the server has started
    except OSError as error:
        listening_socket.close()
        raise CannotServe(f"cannot serve at {host}, port {port}: {error.strerror}") from None
    return listening_socket


def format_host(host: str) -> str:
    """Return a host as it stands in a URL; the wildcard hosts become the loopback address."""
    if host in ("0.0.0.0", "::"):
        return LOOPBACK[0]
    return f"[{host}]" if ":" in host else host


def load_metrics_token(path: Path) -> str:
    """Return the token for the metrics.  It is made at the first start, in a file that only its owner can read."""
    if not path.exists() or not path.read_text().strip():  # an empty token would let everybody in
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(16))
    return path.read_text().strip()
