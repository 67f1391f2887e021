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
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from mankai.server.lobby import Lobby
from mankai.server.protocol.client_messages import Join, NewTable
from mankai.server.table.table import GameTable
from support.server.event_loops import LOOPS
from support.server.thread_server import ThreadServer, thread_server

NAMES = ["sakura-arms/level99", "azuki", "sakura-arms/aeg"]
COUNT = int(os.environ.get("MANKAI_GAMES", "3"))
AT_ONCE = 6
PACE = 0.02  # seconds between two checks of the server's state
CLOCK = {"seconds": 3600.0, "free": 1.0}


def stopped(lobby: Lobby) -> list[str]:
    """The tables at which nobody can act and nothing will happen by itself."""
    return [] if lobby.tasks.running else [table.name for table in lobby.tables.in_memory.values() if has_stopped(table)]


def has_stopped(table: GameTable) -> bool:
    """Whether everybody waits for something that will not come."""
    if table.is_over or table.lock.locked() or not all([table.presence.is_here(seat) for seat in table.person_seats()]):
        return False
    decider = table.viewer_of(table.position.seat)
    is_shown = all([connection.seq == decider.seq for connection in table.presence.connections[decider]])
    if not decider.is_delayed:
        return not is_shown
    return not table.reveal_delay.waits and (table.reveal_delay.timer is None or not table.reveal_delay.timer.is_armed)


def seated(server: ThreadServer, game: str) -> tuple[str, list[str]]:
    """A new table for two people with a clock: its name and their secrets."""
    wish = msgspec.convert({"game": game, "seats": [{"who": "me"}, {"who": "open"}], "clock": CLOCK}, NewTable)
    table = server.do(server.running_lobby().create(wish, None, ""))
    join = Join(table["invites"][0]["invite"], secrets.token_urlsafe(16))
    joined = server.do(server.running_lobby().join(table["table"], join, ""))
    return table["table"], [table["secret"], joined["secret"]]


async def play(port: int, table: str, secret: str, dice: random.Random) -> str:
    """Act at random whenever asked, to the end. Return how the game ended."""
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


async def play_all(server: ThreadServer, count: int) -> dict[str, int]:
    """Play so many games, a few at a time, of each kind in turn. Return the counts of the ways in which they ended."""
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
        found = await asyncio.to_thread(server.look, stopped)
        if found:
            games.cancel()
            await asyncio.gather(games, return_exceptions=True)
            raise AssertionError(f"{len(found)} games have stopped: nobody can act, and no timer is armed")
    games.result()
    return ended


@pytest.mark.parametrize("loop", LOOPS)
def test_games_between_people_come_to_their_end(loop: str, tmp_path: Path) -> None:
    with thread_server(loop, tmp_path) as server:
        assert asyncio.run(play_all(server, COUNT)) == {"played": COUNT}
