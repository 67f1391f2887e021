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
import asyncio, time
import uvicorn

async def watch_loop(path):
    # A line for every stretch in which the event loop was not free: when it ended, how long it was, and how much of that
    # the thread of the loop itself has worked: the rest it has waited for others on the machine.
    with open(path, "w", buffering=1) as file:
        for _ in range(10**9):
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(0.002)
            ended = time.monotonic()
            if ended - began - 0.002 >= 0.005:
                file.write(f"{ended:.3f} {ended - began - 0.002:.4f} {time.thread_time() - worked:.4f}\\n")

startup = uvicorn.Server.startup

async def startup_watched(self, *given, **named):
    await startup(self, *given, **named)
    self.watching = asyncio.create_task(watch_loop(BLOCKS))

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

    def blocks(self) -> list[tuple[float, float, float]]:
        """Return when the event loop was blocked for 5 ms or longer: the end, the seconds, and how many of them it worked."""
        lines = (self.folder / "blocks.txt").read_text().splitlines()
        return [(float(ended), float(length), float(worked)) for ended, length, worked in [line.split() for line in lines]]

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
        monitor = f"BLOCKS = {str(folder / 'blocks.txt')!r}\n{MONITOR}" if watches_loop else ""
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
