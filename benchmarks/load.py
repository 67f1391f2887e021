"""A load test of the server: many tables with two scripted clients each, on this machine alone.

    python benchmarks/load.py --game GAME --tables 200 --seconds 60

starts a server of its own on a free port of the loopback interface, in a folder of its own, and ends both.  A client does what
the page does: it decides, and reads everything that it is sent.  The server sends unasked why other options cannot be taken.
With version 0.2.0 the page asked for these reasons at every decision; to compare with it, use `--asks-why`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import secrets
import sys
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

from own_server import OwnServer, own_server

LIMITS = (
    "connections_per_address",
    "requests_burst",
    "tables_burst",
    "burst",
    "rate",
    "frames_burst",
    "frames_per_address_burst",
    "bytes_burst",
)
SETTINGS = {**dict.fromkeys(LIMITS, 10**9), "idle_seconds": 20.0, "workers": 1, "silence_most": 0.0}


class Load:
    """The clients of one load test, and their measurements."""

    def __init__(self, port: int, game: str, every: float, asks_why: bool) -> None:
        self.port = port
        self.game = game
        self.asks_why = asks_why
        self.every = every
        self.begins = self.ends = math.inf  # set once all clients are connected, however long that takes on this machine
        self.sitting = 0  # clients that have connected
        self.seconds = 0.0  # that were measured,
        self.used = 0.0  # and the server's processor time in them
        self.times: list[float] = []  # from sending an option to its acknowledgement
        self.refused = 0
        self.games = 0
        self.states = 0
        self.bytes = 0

    @property
    def goes_on(self) -> bool:
        """Whether the time is not up yet, or there is nothing to report."""
        return time.monotonic() < self.ends or not self.times

    def post(self, path: str, body: Any) -> Any:
        address = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())

    async def table(self, dice: random.Random) -> None:
        """Play at one table, and at another when its game is over, until the time is up."""
        while self.goes_on:
            wish = {"game": self.game, "seats": [{"who": "me"}, {"who": "open"}]}
            table = await asyncio.to_thread(self.post, "/api/tables", wish)
            join = {"invite": table["invites"][0]["invite"], "nonce": secrets.token_urlsafe(16)}
            other = await asyncio.to_thread(self.post, f"/api/tables/{table['table']}/join", join)
            pace = Pace(self.every, dice)
            await asyncio.gather(*[self.client(table["table"], one["secret"], pace, dice) for one in (table, other)])
            self.games += 1

    async def client(self, table: str, secret: str, pace: Pace, dice: random.Random) -> None:
        async with connect(f"ws://127.0.0.1:{self.port}/ws", compression=None, open_timeout=60) as socket:
            hello = {"type": "hello", "table": table, "secret": secret, "client": secrets.token_urlsafe(8)}
            await socket.send(json.dumps(hello))
            number, acted, sent = 0, 0, 0.0
            self.sitting += 1
            async for text in socket:
                self.bytes += len(text)
                message = json.loads(text)
                if message["type"] == "ack":
                    if message["number"] == acted and time.monotonic() > self.begins:
                        self.times.append(time.monotonic() - sent)
                elif message["type"] == "refused":
                    self.refused += 1
                elif message["type"] == "state":
                    self.states += 1
                    if message["over"]:
                        return
                    if message["options"]:
                        if self.asks_why:
                            number += 1
                            await socket.send(json.dumps({"type": "why", "number": number}))
                        await pace.wait()
                        number = acted = number + 1
                        option = dice.choice(message["options"])["option"]
                        sent = time.monotonic()
                        act = {"type": "act", "number": number, "expected": message["seq"], "option": option}
                        await socket.send(json.dumps(act))


class Pace:
    """The pace of one table: an option every so many seconds."""

    def __init__(self, every: float, dice: random.Random) -> None:
        self.every = every
        self.next = time.monotonic() + dice.random() * every

    async def wait(self) -> None:
        await asyncio.sleep(max(0.0, self.next - time.monotonic()))
        self.next = max(self.next + self.every, time.monotonic())


def own_clock(server: OwnServer, share: float) -> str:
    """Return the time within which this share of all messages was answered, by the server's own metrics."""
    lines = [line for line in server.metrics() if line.startswith("mankai_acknowledge_seconds_bucket")]
    counts = [(line.partition('le="')[2].partition('"')[0], float(line.rpartition(" ")[2])) for line in lines]
    most = next(bound for bound, count in counts if count >= share * counts[-1][1])
    return f"{1000 * float(most):.0f} ms"


async def bear(load: Load, tables: int, server: OwnServer, warm_up: float, seconds: float) -> list[float]:
    """Let all tables play, and measure for so many seconds.  Return samples of the server's memory, in MiB."""
    sizes: list[float] = []
    playing = [asyncio.create_task(load.table(random.Random(number))) for number in range(tables)]
    while load.sitting < 2 * tables and not has_failed(playing):
        await asyncio.sleep(0.01)
    await asyncio.sleep(warm_up)
    load.begins, used = time.monotonic(), server.processor()
    load.ends = load.begins + seconds
    while load.goes_on and not has_failed(playing):
        await asyncio.sleep(max(0.05, seconds / 20))
        sizes.append(server.memory())
    load.seconds, load.used = time.monotonic() - load.begins, server.processor() - used
    for task in playing:
        task.cancel()
    outcomes = await asyncio.gather(*playing, return_exceptions=True)
    for problem in [one for one in outcomes if isinstance(one, Exception)]:
        print(f"a table failed: {problem!r}")
    return sizes


def has_failed(playing: list[asyncio.Task[None]]) -> bool:
    """Whether the task of a table has ended too early."""
    return any([task.done() for task in playing])


def main() -> None:
    parser = argparse.ArgumentParser(description="Load the server with many tables, on this machine alone.")
    parser.add_argument("--game", required=True, help="a game for two")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two options at a table")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds before anything is counted")
    parser.add_argument("--asks-why", action="store_true", help="for servers that give no reasons unasked")
    given = parser.parse_args()
    with own_server(**SETTINGS) as server:
        load = Load(server.port, given.game, given.every, given.asks_why)
        sizes = asyncio.run(bear(load, given.tables, server, given.warm_up, given.seconds))
        report(load, given.tables, sizes)
        print(f"by its own clock      95 % of all messages answered within {own_clock(server, 0.95)}")


def report(load: Load, tables: int, sizes: list[float]) -> None:
    times, seconds = sorted(load.times), load.seconds
    if not times:
        sys.exit("nothing was acknowledged")

    def at(share: float) -> str:
        return f"{1000 * times[min(len(times) - 1, int(share * len(times)))]:.1f} ms"

    print(
        f"{tables} tables, {2 * tables} clients, {seconds:.0f} s, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}"
    )
    print(f"options acknowledged  {len(times)} ({len(times) / seconds:.0f} a second), refused {load.refused}")
    print(f"acknowledged within   median {at(0.5)}, 95 % {at(0.95)}, 99 % {at(0.99)}, all {at(1.0)}")
    print(
        f"states sent           {load.states}, {load.bytes / max(1, load.states) / 1024:.1f} KiB each; games ended {load.games}"
    )
    print(
        f"server                {100 * load.used / seconds:.0f} % of a core, {1000 * load.used / len(times):.2f} ms for an option"
    )
    print(f"its memory in MiB     {', '.join([f'{size:.0f}' for size in sizes])}")


if __name__ == "__main__":
    main()
