"""Computer players at the tables: they decide when it is for them to decide, and give hints to whoever plays with them alone."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog

from mankai import players
from mankai.kernel.position import Position
from mankai.server import thinkers
from mankai.server.connection import Connection
from mankai.server.errands import Errands
from mankai.server.gametable import GameTable
from mankai.server.messages import Refusal
from mankai.server.metrics import Metrics
from mankai.server.reader import Reader
from mankai.server.settings import Settings
from mankai.server.tables import Tables
from mankai.server.thinkers import Thinkers

logger = structlog.get_logger()


class Bots:
    """One of them thinks at a table at a time, beside whatever else happens there."""

    def __init__(self, settings: Settings, metrics: Metrics, tables: Tables, errands: Errands) -> None:
        self.longest_game = settings.longest_game
        self.metrics = metrics
        self.tables = tables
        self.errands = errands
        self.thinkers = Thinkers(settings.thinkers())

    def wake(self, table: GameTable) -> None:
        if table.bot_to_move and table.thinking is None:
            table.thinking = asyncio.create_task(self.think(table))

    async def think(self, table: GameTable) -> None:
        """Decide for the computers until it is somebody else's turn."""
        try:
            while table.bot_to_move and len(table.line) < self.longest_game and self.tables.has(table):
                player, position, changes = table.bot_to_move, table.position, table.changes
                began = time.monotonic()
                option = await self.thought(table, player, position)
                self.metrics.thought.observe(time.monotonic() - began)
                await self.errands.whole(self.moved(table, changes, option))
        except Exception:
            logger.exception("a bot's option could not be taken", table=table.name)
        finally:
            table.thinking = None

    async def thought(self, table: GameTable, player: str, position: Position) -> int:
        name = "lesson" if table.created.lesson else table.name
        seed = thinkers.seed_for(name, len(table.line), table.created.seed)
        try:
            option = await self.thinkers.decide(position.save(), player, seed)
        except Exception as error:
            logger.error("a bot failed, its first option is taken", table=table.name, player=player, error=repr(error))
            option = position.options[0]
        return option

    async def moved(self, table: GameTable, changes: int, option: int) -> None:
        async with table.lock:
            if table.changes == changes:  # else somebody has taken something back meanwhile
                await self.tables.choose(table, option, None)

    async def hint(self, table: GameTable, connection: Connection, reader: Reader, number: int) -> None:
        position, seq = table.position, reader.seq
        if any([one.kind != "bot" and seat not in reader.seats for seat, one in enumerate(table.sitters)]):
            raise Refusal("not_possible", "no hints where other people play")
        if table.is_over or position.seat not in reader.seats:
            raise Refusal("not_asked", "you are not asked anything now")
        option, chance = await self.thinkers.advise(position.save(), players.names()[-1], secrets.randbits(48))
        label = position.label(option)
        connection.acknowledge(number)
        connection.say({"type": "hint", "number": number, "seq": seq, "option": option, "label": label, "chance": chance})
