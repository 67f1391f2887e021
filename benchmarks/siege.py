"""A test of the server under attack: some clients play on while others attack it.

    python benchmarks/siege.py --minutes 30
    python benchmarks/siege.py --minutes 1 --only crowd,replay_bomb

starts a server of its own on a free port of the loopback interface, in a folder of its own, and ends both.  It measures memory,
disk and response times.  Every attack is bounded in how much it does at a time, and comes from another address than players.

For a third of the time the attacks are made one by one, and then all at once.  A bystander sends a ping about seven times a
second.  The report gives for every attack the slowest answer, and the longest time for which the event loop was blocked.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import secrets
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect as connect_once

import mankai
from mankai.packs import registry
from own_server import OwnServer, watched_server

GAME = registry.first_game()
SETTINGS = {"idle_seconds": 20.0, "hello_seconds": 3.0, "body_seconds": 3.0, "workers": 1, "silence_most": 0.0}
WAIT = 30.0
GOOD, BAD = "127.0.0.2", "127.0.0.3"
REST = 0.3  # seconds between two rounds of one attack
CALM = 20.0  # seconds before the first attack
BETWEEN = 0.15  # seconds between two pings of the bystander
CONNECTIONS = 60  # of one attacker at once
DECISIONS = 250  # of the long game that some attacks use
ALL = "all at once"
NAMED = 3  # units of the event loop that are named for each attack
ATTACKS = [
    "flood_of_bots", "flood_of_hints", "replay_bomb", "long_replay", "clocked_table", "slow_body", "half_a_request",
    "flood_for_files", "strange_path", "nonsense", "rematches", "deck_text", "control_frames", "play_on", "look_flood",
    "agree_flood", "crowd",
]  # fmt: skip


class Siege:
    """The players, the attacks, and the measurements of both."""

    def __init__(self, server: OwnServer, ends: float) -> None:
        self.server = server
        self.port = server.port
        self.ends = ends
        self.dice = random.Random(1)
        self.answers: list[float] = []  # seconds from an option to its acknowledgement
        self.hints: list[float] = []
        self.pings: list[float] = []
        self.attack = "in calm"  # the current attack
        self.bystander_pings: dict[str, list[float]] = {}  # by attack
        self.spans: list[tuple[str, float, float]] = []  # each attack with its beginning and end
        self.long_table: dict[str, Any] = {}
        self.calm = "", ""  # pings and hints, before the attack
        self.blows: Counter[str] = Counter()
        self.trouble: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    async def ask(self, path: str, body: Any = None, address: str = BAD, secret: str = "") -> tuple[int, bytes]:
        """Send one request over a connection of its own.  Return status and body."""
        text = b"" if body is None else json.dumps(body).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        try:
            bearer = f"Authorization: Bearer {secret}\r\n" if secret else ""
            head = f"{'POST' if text else 'GET'} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{bearer}"
            if text:
                head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n"
            writer.write(head.encode() + b"\r\n" + text)
            async with asyncio.timeout(WAIT):
                answer = await reader.read()
            before, _, rest = answer.partition(b"\r\n\r\n")
            return int(before.split()[1]), rest
        finally:
            writer.close()

    async def table(self, address: str, *chairs: str, **more: Any) -> dict[str, Any]:
        seats = [{"who": one} if one in ("me", "open") else {"who": "bot", "player": one} for one in chairs]
        status, text = await self.ask("/api/tables", {"game": GAME, "seats": seats, **more}, address)
        if status != 201:
            raise OSError(f"no table: {status}")
        made: dict[str, Any] = json.loads(text)
        return made

    def connected(self, address: str) -> Any:
        return connect(
            f"ws://127.0.0.1:{self.port}/ws", compression=None, open_timeout=WAIT, close_timeout=1.0, local_addr=(address, 0)
        )

    async def greet(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        hello = {"type": "hello", "table": table["table"], "secret": table["secret"], "client": secrets.token_urlsafe(8)}
        await socket.send(json.dumps(hello))

    # Players.

    async def player(self) -> None:
        """Play against the computer, a decision every half second."""
        async with self.connected(GOOD) as socket:
            await self.greet(socket, await self.table(GOOD, "me", "greedy"))
            number, sent = 0, 0.0
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "ack":
                    self.answers.append(time.monotonic() - sent)
                elif message["type"] == "refused":
                    self.trouble[f"a player was refused: {message['code']}"] += 1
                elif message["type"] == "state":
                    if message["over"] or not self.goes_on:
                        return
                    if message["options"]:
                        await asyncio.sleep(0.5)
                        number, sent = number + 1, time.monotonic()
                        option = self.dice.choice(message["options"])["option"]
                        act = {"type": "act", "number": number, "expected": message["seq"], "option": option}
                        await socket.send(json.dumps(act))

    async def ponderer(self) -> None:
        """Decide nothing, but send a ping every second, and every fifth time ask for a hint instead."""
        async with self.connected(GOOD) as socket:
            await self.greet(socket, await self.table(GOOD, "me", "random", setup={"first": 0}))
            while json.loads(await socket.recv())["type"] != "state":
                pass
            for number in range(1, 10**6):
                if not self.goes_on:
                    return
                kind, times = ("hint", self.hints) if number % 5 == 0 else ("ping", self.pings)
                began = time.monotonic()
                await socket.send(json.dumps({"type": kind, "number": number}))
                while (message := json.loads(await socket.recv()))["type"] not in ("ack", "refused"):
                    pass
                if message["type"] == "ack":
                    times.append(time.monotonic() - began)
                else:
                    self.trouble[f"a {kind} was refused: {message['code']}"] += 1
                await asyncio.sleep(1.0)

    # Attacks.

    async def deck_text(self) -> None:
        game = self.dice.choice([name for name in mankai.games() if has_decks(name)])
        spaces, names = "a" + " " * 15_000 + "b", "\n".join([f"{at}x no such card {at} at all" for at in range(400)])
        await self.ask(f"/api/decks/{game}", {"text": self.dice.choice([spaces, names, "4" + " " * 15_000 + ":"]), "whole": True})

    async def control_frames(self) -> None:
        """Send pings, pongs or empty continuations before the first message."""
        async with self.connected(BAD) as socket:
            begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
            kind = self.dice.choice([Opcode.PING, Opcode.PONG, Opcode.CONT])
            flood = Frame(kind, b"", fin=kind is not Opcode.CONT).serialize(mask=True) * 5000
            socket.transport.write(begun + flood if kind is Opcode.CONT else flood)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await socket.wait_closed()

    async def set_up_long_table(self) -> None:
        """Set up a long game with both seats at one client, whose hands are shown to spectators."""
        position = mankai.game(GAME).start(seed=3)
        before = position
        for _ in range(DECISIONS):
            if not position.is_over:
                before, position = position, position.play(self.dice.choice(position.options))
        record = before.record
        wish = {"text": json.dumps(record), "at": len(record["options"])}
        self.long_table = await self.table(BAD, "me", "me", record=wish)
        async with self.connected(BAD) as socket:
            await self.greet(socket, self.long_table)
            await socket.send(json.dumps({"type": "agree", "number": 1, "hands": True}))
            while json.loads(await socket.recv())["type"] != "ack":
                pass

    async def play_on(self) -> None:
        self.long_table = {}
        await self.set_up_long_table()

    async def look_flood(self) -> None:
        """Let many spectators switch between the perspectives of two seats, and read nothing."""
        if not self.long_table:
            await self.set_up_long_table()
        table = self.long_table

        async def look() -> None:
            async with self.connected(BAD) as socket:
                hello = {"type": "hello", "table": table["table"], "watch": table["watch"], "client": secrets.token_urlsafe(8)}
                await socket.send(json.dumps(hello))
                socket.transport.pause_reading()
                for number in range(1, 60):
                    await socket.send(json.dumps({"type": "look", "number": number, "seat": number % 2}))
                await asyncio.sleep(1.0)
                socket.transport.abort()

        await asyncio.gather(*[look() for _ in range(CONNECTIONS)], return_exceptions=True)

    async def agree_flood(self) -> None:
        """Agree to show the hands, and withdraw it, again and again over many connections."""
        if not self.long_table:
            await self.set_up_long_table()
        table = self.long_table

        async def agree() -> None:
            async with self.connected(BAD) as socket:
                await self.greet(socket, table)
                for number in range(1, 30):
                    await socket.send(json.dumps({"type": "agree", "number": number, "hands": number % 2 == 0}))
                await asyncio.sleep(1.0)

        await asyncio.gather(*[agree() for _ in range(CONNECTIONS)], return_exceptions=True)

    async def crowd(self) -> None:
        """Let many spectators come at once, and go."""
        table = await self.table(BAD, "me", "open")

        async def look_on() -> None:
            async with self.connected(BAD) as socket:
                hello = {"type": "hello", "table": table["table"], "watch": table["watch"], "client": secrets.token_urlsafe(8)}
                await socket.send(json.dumps(hello))
                while json.loads(await socket.recv())["type"] != "state":
                    pass

        await asyncio.gather(*[look_on() for _ in range(CONNECTIONS)], return_exceptions=True)

    async def flood_of_bots(self) -> None:
        await self.table(BAD, "me", "master", setup={"first": 1})

    async def flood_of_hints(self) -> None:
        async with self.connected(BAD) as socket:
            await self.greet(socket, await self.table(BAD, "me", "random", setup={"first": 0}))
            for number in range(1, 15):
                await socket.send(json.dumps({"type": "hint", "number": number}))
            await asyncio.sleep(REST)  # then leaves

    async def replay_bomb(self) -> None:
        record = {**mankai.game(GAME).start(seed=1).record, "options": [1] * 5000}
        await self.ask("/api/replay?seat=all", record)

    async def long_replay(self) -> None:
        position = mankai.game(max(mankai.games(), key=lambda name: mankai.game(name).seats)).start(
            seed=self.dice.randrange(10**6)
        )
        for _ in range(60):
            if not position.is_over:
                position = position.play(position.options[0])
        await self.ask("/api/replay?seat=all", position.record)

    async def clocked_table(self) -> None:
        table = await self.table(BAD, "me", "open", clock={"seconds": 600})
        join = {"invite": table["invites"][0]["invite"], "nonce": secrets.token_urlsafe(16)}
        await self.ask(f"/api/tables/{table['table']}/join", join)

    async def slow_body(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(BAD, 0))
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"
        )
        with contextlib.suppress(OSError):
            async with asyncio.timeout(WAIT):
                await reader.read()  # until the server closes the connection
        writer.close()

    async def half_a_request(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(BAD, 0))
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
        with contextlib.suppress(OSError):
            async with asyncio.timeout(WAIT):
                await reader.read()
        writer.close()

    async def flood_for_files(self) -> None:
        await asyncio.gather(*[self.ask("/") for _ in range(20)])

    async def strange_path(self) -> None:
        await self.ask("/" + self.dice.choice(["%00", "x" * 300, "..%2f..%2fetc", "%ff", "api/tables/%00"]))

    async def nonsense(self) -> None:
        async with self.connected(BAD) as socket:
            await self.greet(socket, await self.table(BAD, "me", "me"))
            for _ in range(30):
                await socket.send(self.dice.choice(['{"type":', "[" * 500, '{"type":"act","number":1,"expected":1,"option":-1}']))

    async def rematches(self) -> None:
        async with self.connected(BAD) as socket:
            await self.greet(socket, await self.table(BAD, "me", "me"))
            for number, kind in enumerate(["concede", "rematch", "undo", "concede", "rematch"], 1):
                await socket.send(json.dumps({"type": kind, "number": number}))
            await asyncio.sleep(REST)

    async def repeated(self, name: str, deed: Callable[[], Awaitable[None]], rest: float, until: float = math.inf) -> None:
        while self.goes_on and time.monotonic() < until:
            try:
                await deed()
            except (OSError, TimeoutError, WebSocketException, ValueError, IndexError) as error:
                if rest == 0.0:
                    self.trouble[f"{name}: {error!r}"] += 1
            self.blows[name] += 1
            await asyncio.sleep(max(rest, 0.05))

    async def run(self, players: int, every: float, calm: float, only: list[str]) -> list[tuple[float, float]]:
        """Make the attacks named in `only`.  Return samples of memory and disk, both in MiB."""
        attacks: list[Callable[[], Awaitable[None]]] = [getattr(self, name) for name in only]
        tasks = [asyncio.create_task(self.repeated("games", self.player, 0.0)) for _ in range(players)]
        tasks += [asyncio.create_task(self.repeated("ponderers", self.ponderer, 0.0)) for _ in range(2)]
        bystander = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--bystander", json.dumps([self.port, await self.table(GOOD, "me", "open")]), stdout=PIPE
        )
        assert bystander.stdout is not None
        tasks.append(asyncio.create_task(self.note_pings(bystander.stdout)))
        began = time.monotonic()
        await asyncio.sleep(calm)
        self.calm = share(self.pings, 0.95), share(self.hints, 0.5)
        for times in (self.answers, self.pings, self.hints):
            times.clear()
        self.spans.append((self.attack, began, time.monotonic()))
        alone = (self.ends - time.monotonic()) / 3 / len(attacks)
        for one in attacks:
            await self.one_alone(one, alone)
        self.attack, began = ALL, time.monotonic()
        tasks += [asyncio.create_task(self.repeated(one.__name__, one, REST)) for one in attacks]
        sizes: list[tuple[float, float]] = []
        while self.goes_on:
            await asyncio.sleep(min(every, max(0.1, self.ends - time.monotonic())))
            sizes.append((self.server.memory(), self.server.disk()))
        self.spans.append((self.attack, began, time.monotonic()))
        bystander.terminate()
        await bystander.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return sizes

    async def note_pings(self, lines: asyncio.StreamReader) -> None:
        """Note the seconds of each of the bystander's pings under the current attack."""
        async for line in lines:
            self.bystander_pings.setdefault(self.attack, []).append(float(line))

    async def one_alone(self, attack: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Make one attack alone, for so many seconds."""
        self.attack, began = attack.__name__, time.monotonic()
        task = asyncio.create_task(self.repeated(self.attack, attack, REST, began + seconds))
        await asyncio.wait([task], timeout=seconds)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        self.spans.append((self.attack, began, time.monotonic()))


def stand_by(port: int, table: dict[str, Any]) -> None:
    """Send pings and print how long each answer took.  This runs in a process of its own, which the attacks do not slow down."""
    address = f"ws://127.0.0.1:{port}/ws"
    with connect_once(address, compression=None, open_timeout=WAIT, source_address=(GOOD, 0)) as socket:
        hello = {"type": "hello", "table": table["table"], "secret": table["secret"], "client": secrets.token_urlsafe(8)}
        socket.send(json.dumps(hello))
        for number in range(1, 10**7):
            began = time.monotonic()
            socket.send(json.dumps({"type": "ping", "number": number}))
            while json.loads(socket.recv())["type"] not in ("ack", "refused"):
                pass
            print(time.monotonic() - began, flush=True)
            time.sleep(BETWEEN)


def has_decks(name: str) -> bool:
    return registry.pack_of(name).load_setup_form.decks(mankai.game(name)) is not None


def share(times: list[float], of: float) -> str:
    found = sorted(times)
    return f"{1000 * found[min(len(found) - 1, int(of * len(found)))]:.0f} ms" if found else "none"


def main() -> None:
    parser = argparse.ArgumentParser(description="Attack a server of its own while others play there, on this machine alone.")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--players", type=int, default=10)
    parser.add_argument("--only", default=",".join(ATTACKS), help="attacks to make, separated by commas")
    parser.add_argument("--bystander", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.bystander:
        stand_by(*json.loads(given.bystander))
        return
    only = given.only.split(",")
    if not set(only) <= set(ATTACKS):
        parser.error(f"the attacks are {', '.join(ATTACKS)}")
    with watched_server(**SETTINGS) as server:
        siege = Siege(server, time.monotonic() + CALM + 60 * given.minutes)
        sizes = asyncio.run(siege.run(given.players, 3 * given.minutes, CALM, only))
        report(siege, sizes, given.minutes, given.players)


def report(siege: Siege, sizes: list[tuple[float, float]], minutes: float, players: int) -> None:
    server, lines = siege.server, siege.server.errors()
    print(f"{minutes:.1f} minutes, {players} players, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"in calm    pings 95 % {siege.calm[0]}, hints median {siege.calm[1]}; then under attack:")
    for what, times in (("options", siege.answers), ("pings", siege.pings), ("hints", siege.hints)):
        median, most, longest = [share(times, of) for of in (0.5, 0.95, 1.0)]
        print(f"{what:10} {len(times):6}  median {median}, 95 % {most}, all {longest}")
    blocks, units = server.blocks(), server.units()
    for attack, began, ended in siege.spans:
        times = siege.bystander_pings.get(attack, [])
        within = [(length, own, parts) for at, length, own, parts in blocks if began <= at <= ended]
        blocked = max([length for length, _, _ in within], default=0.0)
        worked, parts = max([(own, parts) for _, own, parts in within], default=(0.0, ""))
        print(
            f"{attack:16} bystander {len(times):5} pings, median {share(times, 0.5)}, 99 % {share(times, 0.99)}, "
            f"worst {share(times, 1.0)}; "
            f"loop not free for {1000 * blocked:.0f} ms at most, of its own work {1000 * worked:.0f} ms: {parts}"
        )
        by_name: dict[str, tuple[float, str]] = {}  # by the name of the unit
        for ended_at, own, name in units:
            if began <= ended_at <= ended:
                by_name[name.partition(" ")[0]] = max(by_name.get(name.partition(" ")[0], (0.0, "")), (own, name))
        for own, name in sorted(by_name.values(), reverse=True)[:NAMED]:
            print(f"    {1000 * own:.1f} ms: {name}")
    print(f"attacks    {', '.join([f'{name} {count}' for name, count in siege.blows.most_common()])}")
    print(f"trouble    {dict(siege.trouble) or 'none'}; the server still runs: {server.is_running}")
    print(f"memory     {', '.join([f'{size:.0f}' for size, _ in sizes])} MiB; processor {server.processor():.0f} s")
    print(f"disk       {', '.join([f'{disk:.1f}' for _, disk in sizes])} MiB")
    print(f"log        {len(lines)} lines, of which {sum(['Traceback' in line for line in lines])} with a traceback")


if __name__ == "__main__":
    main()
