"""Two worlds at tables without sockets, with a clock set by the test: everything that a reader is sent, and when.

Everybody takes equally long for every decision, and the reveal delay is as long. So if two worlds are alike to a reader, they
must be sent the same bytes at exactly the same times.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_NOTHING
from mankai.server import monotonic_clock
from mankai.server.errors import Refusal
from mankai.server.lobby import Lobby
from mankai.server.log.entries import Created, Holder, Sitter
from mankai.server.log.eventlog import EventLog
from mankai.server.metrics import Metrics
from mankai.server.net.connection import Connection
from mankai.server.net.rate_limits import TokenBucket
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import Hello, encode_json, read_message
from mankai.server.settings import Settings
from mankai.server.table import clocks, reveal_delay, viewer
from mankai.server.table.table import GameTable
from mankai.server.table.tokens import hash_token
from support.random_games import random_decisions

THOUGHT = 2.0  # seconds for every decision
START = 1_000_000.0
GAMES: dict[str, dict[str, Any]] = {
    "sakura-arms/level99": {},
    "sakura-arms/aeg": {},
    "sakura-arms/beta": {},
    "azuki": {"decks": ["Starter: Raizan", "Starter: Zero"]},
    "oka": {},
}


class Time:
    """The time that every clock of the server reads."""

    def __init__(self) -> None:
        self.now = START

    def read(self) -> float:
        return self.now


@contextmanager
def still_time(patch: pytest.MonkeyPatch, seconds: float = THOUGHT) -> Iterator[Time]:
    """Let time stand still unless the test lets it pass, with reveal delays of equal length."""
    time = Time()
    with patch.context() as within:
        within.setattr(monotonic_clock, "now", time.read)
        for module in (clocks, viewer, payloads):
            within.setattr(module, "time", SimpleNamespace(monotonic=time.read))
        within.setattr(reveal_delay.ResponseTimes, "draw_delay", lambda habit, silence: seconds)
        within.setattr(reveal_delay.DelayBounds, "draw_minimum", lambda silence, lots: 0.0)
        yield time


class Wire(Connection):
    """A connection without a socket: records what it is sent, and when."""

    def __init__(self, world: World, client: str) -> None:
        self.world = world
        self.lobby = world.lobby
        self.address = "test"
        self.client, self.table = client, ""
        self.viewer = None
        self.seq = self.number = self.answered = 0
        self.is_open = True
        self.outbox = deque()
        self.look_bucket = TokenBucket(1e6, 1e6)
        self.heard: list[tuple[float, str]] = []
        self.state: dict[str, Any] = {}

    def send(self, text: bytes) -> None:
        self.heard.append((round(self.world.time.now - START, 6), text.decode().replace(self.world.table.name, "TABLE")))
        content = json.loads(text)
        if content["type"] == "state":
            self.state = content

    def close(self, code: int, reason: str) -> None:
        self.is_open = False

    async def speak(self, kind: str, **content: Any) -> None:
        """Send a message and return the answers."""
        self.number += 1
        said = read_message(encode_json({"type": kind, "number": self.number, **content}))
        try:
            await self.lobby.dispatch(self, said)
        except Refusal as refusal:
            self.refuse(said.number, refusal)

    @property
    def is_asked(self) -> bool:
        return bool(self.state.get("options")) and self.state["seq"] > self.answered

    async def act(self, option: int) -> None:
        self.answered = self.state["seq"]
        await self.speak("act", option=option, expected=self.answered)


class World:
    """A table with this clock: every seat has a person, and there is one spectator."""

    def __init__(self, lobby: Lobby, time: Time, game: str, scene: dict[str, Any], **more: Any) -> None:
        self.lobby, self.time = lobby, time
        self.game, self.scene, self.more = game, scene, more
        self.table: GameTable
        self.wires: list[Wire] = []
        self.questions = 0  # seats asked besides the watching one
        self.was_asked = False  # whether an answer was asked for

    async def open(self) -> None:
        rules = mankai.game(self.game)
        holders = [Holder([seat], hash_token(f"secret {seat}")) for seat in range(rules.seats)]
        sitters = [Sitter("person") for _ in holders]
        begin = Created(
            rules.name, sitters, holders, hash_token("watching"), {}, "1", self.scene, rules=rules.version, **self.more
        )
        self.table = await self.lobby.tables.set_up(begin, "test")
        for seat in range(rules.seats):
            self.wires.append(await self.enter(f"client {seat}", secret=f"secret {seat}"))
        self.wires.append(await self.enter("client of a watcher", watch="watching"))
        if self.table.watching_task is not None:  # the number of spectators is sent with a delay of its own
            await self.table.watching_task

    async def enter(self, client: str, secret: str | None = None, watch: str | None = None) -> Wire:
        wire = Wire(self, client)
        await self.lobby.enter(wire, Hello(self.table.name, client, secret, watch))
        return wire

    # Time.

    async def pass_to(self, until: float) -> None:
        """Let time pass, and everything happen that is due."""
        while self.table.reveal_delay.next_due <= until:
            self.time.now = max(self.time.now, self.table.reveal_delay.next_due)
            await self.lobby.timers.reveal(self.table)
        self.time.now = max(self.time.now, until)

    async def go_on(self, watching: int, most: int = 40) -> None:
        """Let everybody decline after some thought, until `watching` is asked or the game is over."""
        for _ in range(most):
            asked = [seat for seat in range(len(self.wires) - 1) if self.wires[seat].is_asked]
            if watching in asked or self.table.is_over:
                return
            if asked:
                await self.pass_to(self.time.now + THOUGHT)
                await self.decline(asked[0])
            else:
                assert self.table.reveal_delay.next_due < float("inf"), "nobody is asked, and nothing is due"
                await self.pass_to(self.table.reveal_delay.next_due)

    async def decline(self, seat: int) -> None:
        self.questions += 1
        await self.wires[seat].act(quiet_option(self.table.position))
        await self.pass_to(self.time.now)

    def heard(self, seat: int) -> list[tuple[float, str]]:
        return self.wires[seat].heard


def quiet_option(position: Position) -> int:
    """An option that uses no card, if there is one."""
    rules = position.rules
    return next((one for one in position.options if rules.verbs[rules.verb_of[one]].about == ABOUT_NOTHING), position.options[0])


@asynccontextmanager
async def lobby_in(folder: Path) -> AsyncIterator[Lobby]:
    """A server without sockets."""
    lobby = Lobby(Settings(data=str(folder), workers=1, burst=1e6, rate=1e6), EventLog(folder / "tables.sqlite"), Metrics())
    try:
        yield lobby
    finally:
        await lobby.close()


# Worlds that are alike to a seat.


def alike_position(position: Position, watching: int, seed: int) -> Position:
    """A world that `watching` could be in here, with the same random numbers to come and the same order of its own cards."""
    base, answers = position.imagine_table(watching, FastRng(seed))
    base.rng_counters, base.rng_key = position.base.rng_counters[:], position.base.rng_key
    for zone in range(watching, len(base.zones), position.rules.seats):
        if sorted(base.zones[zone]) == sorted(position.base.zones[zone]):
            base.zones[zone] = position.base.zones[zone]
    return Position(position.rules, base, answers)


def story(position: Position, option: int, watching: int) -> tuple[list[Any], int]:
    """Return everything that `watching` is sent until it is asked, while everybody declines, and how many others were asked."""
    told, asked = [], -1
    while True:
        position = position.play(option)
        told += [event[1:] for event in position.events_for(watching)]
        asked += 1
        if position.seat == watching:
            return [*told, position.view(watching), position.question], asked
        if position.is_over or asked > 30:  # the end is no secret
            return [], 0
        option = quiet_option(position)


def pairs(game: str, most: int, games: int = 200) -> Iterator[tuple[Position, Position, int, int]]:
    """Positions where a decision is visible to everybody: each with another world, an option in both, and a seat to which both
    look the same until it is asked, though more others are asked in one of them.
    """
    rules = mankai.game(game)
    found = 0
    for number in range(games):
        dice = FastRng(number)
        for position in random_decisions(rules.start(GAMES[game], number), dice):
            if position.question not in rules.quiet_questions or position.now.clock < 20:
                continue
            watching = next(seat for seat in range(rules.seats) if seat != position.seat)
            other = alike_position(position, watching, number + 1)
            if other.seat != position.seat or other.question != position.question:
                continue
            if other.view(watching) != position.view(watching):
                continue
            for option in [one for one in position.options if one in other.options]:
                one, another = story(position, option, watching), story(other, option, watching)
                if one[0] == another[0] and one[1] != another[1]:
                    yield position, other, option, watching
                    found += 1
                    break
            if found == most:
                return
