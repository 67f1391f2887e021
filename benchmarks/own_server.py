"""A server for one benchmark: on a free port of the loopback interface, in a folder of its own, and ended with it.

It runs the Mankai that is installed for the Python of the benchmark, so that versions can be compared.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

MONITOR = """
import asyncio, gc, sys, threading, time
import uvicorn

try:
    from uvloop import Loop as UsualLoop
except ImportError:
    UsualLoop = asyncio.SelectorEventLoop

LEAST = 0.002  # seconds of work from which a unit is recorded
blocks, units = open(BLOCKS, "w", buffering=1), open(UNITS, "w", buffering=1)
began, collecting, stack, spent = 0.0, 0.0, "", {}  # the last one: seconds of processor time since `watch_loop` looked, by name


class WatchedLoop(UsualLoop):
    # A loop that records for every callback that works for long when it ended, its processor time and its name.

    def call_soon(self, callback, *args, context=None):
        return super().call_soon(work, callback, *args, context=context)

    def call_soon_threadsafe(self, callback, *args, context=None):
        return super().call_soon_threadsafe(work, callback, *args, context=context)

    def call_later(self, delay, callback, *args, context=None):
        return super().call_later(delay, work, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        return super().call_at(when, work, callback, *args, context=context)


def work(callback, *args):
    global began, collecting, stack
    if began:  # a part of another unit
        return callback(*args)
    collecting, stack, began, worked = 0.0, "", time.monotonic(), time.thread_time()
    try:
        return callback(*args)
    finally:
        worked, began, name = time.thread_time() - worked, 0.0, name_of(callback)
        count, sum_before = spent.get(name, (0, 0.0))
        spent[name] = count + 1, sum_before + worked
        if worked >= LEAST:
            collected = f" (collecting {1000 * collecting:.0f} ms)" if collecting > 0.001 else ""
            units.write(f"{time.monotonic():.3f} {worked:.4f} {name}{collected} {stack}\\n")


def name_of(callback):
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return owner.get_coro().__qualname__
    return getattr(getattr(callback, "func", callback), "__qualname__", repr(callback))


def in_unit(method):
    return lambda *args: work(method, *args)


def note_collection(phase, info):
    global collecting
    if threading.get_ident() == loop_thread:
        collecting += time.thread_time() if phase == "stop" else -time.thread_time()


def sample():
    # Note in which functions the current unit is once it has taken long.
    global stack
    while True:
        time.sleep(LEAST)
        if began and time.monotonic() - began > LEAST and not stack:
            frame, names = sys._current_frames()[loop_thread], []
            while frame is not None:
                names.append(f"{frame.f_code.co_name}:{frame.f_lineno}")
                frame = frame.f_back
            stack = "in " + " < ".join(names[:8])


async def watch_loop():
    # A line for every stretch in which the event loop was not free: when it ended, how long it was, and how much of that
    # the thread of the loop itself has worked, and on what: the rest it has waited for others on the machine.
    for _ in range(10**9):
        spent.clear()
        before, worked = time.monotonic(), time.thread_time()
        await asyncio.sleep(0.002)
        ended = time.monotonic()
        if ended - before - 0.002 >= 0.005:
            most = sorted(spent.items(), key=lambda one: -one[1][1])[:5]
            parts = ", ".join([f"{count} {name} {1000 * of:.1f}" for name, (count, of) in most])
            blocks.write(f"{ended:.3f} {ended - before - 0.002:.4f} {time.thread_time() - worked:.4f} {parts}\\n")


startup = uvicorn.Server.startup


async def startup_watched(self, *given, **named):
    global loop_thread
    for protocol in (self.config.http_protocol_class, self.config.ws_protocol_class):
        for name in ("data_received", "connection_made", "connection_lost", "eof_received", "resume_writing"):
            setattr(protocol, name, in_unit(getattr(protocol, name)))
    await startup(self, *given, **named)
    loop_thread = threading.get_ident()
    gc.callbacks.append(note_collection)
    threading.Thread(target=sample, daemon=True).start()
    self.watching = asyncio.create_task(watch_loop())

uvicorn.Config.get_loop_factory = lambda config: WatchedLoop
uvicorn.Server.startup = startup_watched
"""
START = """
import json, sys
import msgspec
from mankai.server.main import run
from mankai.server.settings import Settings
if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    known = {name: value for name, value in given["settings"].items() if name in Settings.__struct_fields__}  # by this version
    run(data=given["data"], settings=msgspec.convert(known, Settings))
"""


class OwnServer:
    """A running server, and its measurements from outside; those that this system does not offer are 0."""

    def __init__(self, process: subprocess.Popen[str], port: int, folder: Path) -> None:
        self.process = process
        self.port = port
        self.folder = folder

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def memory(self) -> float:
        """Return the MiB that the server has in memory."""
        try:
            with open(f"/proc/{self.process.pid}/status") as file:
                return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024
        except OSError:
            return 0.0

    def processor(self) -> float:
        """Return the seconds of processor time that the server has used, without its bot pool."""
        try:
            with open(f"/proc/{self.process.pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
                return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return 0.0

    def disk(self) -> float:
        """Return the MiB of the server's log on the disk."""
        return sum([file.stat().st_size for file in self.folder.glob("tables.sqlite*")]) / 2**20

    def blocks(self) -> list[tuple[float, float, float, str]]:
        """Return when the event loop was blocked for 5 ms or longer: the end, the seconds, how many it worked, and on what."""
        lines = [line.split(" ", 3) for line in (self.folder / "blocks.txt").read_text().splitlines()]
        return [(float(ended), float(length), float(worked), parts) for ended, length, worked, parts in lines]

    def units(self) -> list[tuple[float, float, str]]:
        """Return the units of work of the event loop that took long: the end, the seconds of processor time, and the name."""
        lines = [line.split(" ", 2) for line in (self.folder / "units.txt").read_text().splitlines()]
        return [(float(ended), float(worked), name) for ended, worked, name in lines]

    def errors(self) -> list[str]:
        """Return the lines that the server has logged."""
        return (self.folder / "errors.txt").read_text().splitlines()

    def metrics(self) -> list[str]:
        token = (self.folder / "metrics.token").read_text()
        address = f"http://127.0.0.1:{self.port}/metrics"
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            lines: list[str] = answer.read().decode().splitlines()
            return lines


def own_server(**settings: Any) -> AbstractContextManager[OwnServer]:
    """Return a context manager that runs a server with these settings."""
    return started_server(settings, watches_loop=False)


def watched_server(**settings: Any) -> AbstractContextManager[OwnServer]:
    """Return the same as `own_server`, but its server also records when its event loop is blocked."""
    return started_server(settings, watches_loop=True)


@contextmanager
def started_server(settings: dict[str, Any], watches_loop: bool) -> Iterator[OwnServer]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = json.dumps({"data": name, "settings": settings})
        places = f"BLOCKS, UNITS = {str(folder / 'blocks.txt')!r}, {str(folder / 'units.txt')!r}\n"
        monitor = places + MONITOR if watches_loop else ""
        with (
            (folder / "errors.txt").open("wb") as errors,
            subprocess.Popen(
                [sys.executable, "-c", monitor + START, start], stdout=subprocess.PIPE, stderr=errors, text=True
            ) as process,
        ):
            try:
                assert process.stdout is not None
                port = int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
                yield OwnServer(process, port, folder)
            finally:
                process.terminate()
