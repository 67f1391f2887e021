"""Computer players at the tables: they decide when it is for them to decide, and give hints to whoever plays with them alone."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog

from mankai import players
from mankai.kernel.position import Position
from mankai.learning import exercises
from mankai.server.background import BackgroundTasks
from mankai.server.bots import pool
from mankai.server.bots.pool import BotFailed, BotPool
from mankai.server.errors import Refusal
from mankai.server.metrics import Metrics
from mankai.server.net.connection import Connection
from mankai.server.protocol import payloads
from mankai.server.settings import Settings
from mankai.server.table import permissions
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer

RETRY_SECONDS = 30.0  # seconds, where nobody could decide, before it is tried again

logger = structlog.get_logger()


class Bots:
    """One of them thinks at a table at a time, beside whatever else happens there."""

    def __init__(self, settings: Settings, metrics: Metrics, tables: TableStore, errands: BackgroundTasks) -> None:
        self.longest_game = settings.longest_game
        self.most_waiting = settings.thoughts_per_address
        self.metrics = metrics
        self.tables = tables
        self.tasks = errands
        self.pool = BotPool(settings.worker_count(), settings.thought_seconds)

    def schedule(self, table: GameTable) -> None:
        if table.bot_to_move and table.bot_task is None:
            table.bot_task = asyncio.create_task(self.play_turns(table))

    async def play_turns(self, table: GameTable) -> None:
        """Decide for the computers until it is somebody else's turn."""
        try:
            while table.bot_to_move and len(table.decisions) < self.longest_game and self.tables.is_current(table):
                player, position, changes = table.bot_to_move, table.position, table.position_version
                began = time.monotonic()
                option = await self.decide(table, player, position)
                if option is None:
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                self.metrics.bot_seconds.observe(time.monotonic() - began)
                await self.tasks.run_to_completion(self.commit_option(table, changes, option))
        except Refusal as refusal:
            logger.warning("a bot's option was refused", table=table.name, reason=refusal.reason)
        except Exception:
            logger.exception("a bot's option could not be taken", table=table.name)
        finally:
            table.bot_task = None

    async def decide(self, table: GameTable, player: str, position: Position) -> int | None:
        """What a player decides; where it fails, what a weaker one does; and nothing where all of them do."""
        reply = exercise_reply(table, position)
        if reply is not None:
            return reply
        name = "lesson" if table.created.lesson or table.created.exercise else table.name
        seed = pool.seed_for(name, len(table.decisions), table.created.seed)
        stronger_first = players.names()[::-1]
        weaker = stronger_first[stronger_first.index(player) + 1 :] if player in stronger_first else []
        save = position.save()
        for one in [player, *weaker]:
            try:
                return await self.pool.decide(table.bot_quota_address, table.name, save, one, seed)
            except BotFailed as error:
                logger.error("a bot failed, a weaker one is asked", table=table.name, player=one, error=str(error))
        return None

    async def commit_option(self, table: GameTable, changes: int, option: int) -> None:
        async with table.lock:
            if table.position_version == changes:  # else somebody has taken something back meanwhile
                await self.tables.choose(table, [option], None)

    def check_bot_quota(self, address: str) -> None:
        """Whoever has let computers think about so much may not give them more."""
        if self.pool.count_waiting(address) >= self.most_waiting:
            raise Refusal("flood", "computers still think about too much for you: wait a moment", 429, "flood-thoughts")

    def check_hint_allowed(self, table: GameTable, reader: Viewer) -> None:
        """A hint is for whoever plays with computers alone, nobody else can come or return, and is asked."""
        if not permissions.can_ask_for_hints(table, reader):
            raise Refusal("not_possible", "no hints where other people play", about="no-hints")
        if table.is_over or table.position.seat not in reader.seats:
            raise Refusal("not_asked", "you are not asked anything now")

    async def hint(self, table: GameTable, connection: Connection, reader: Viewer, number: int) -> None:
        """What a computer would do, in an exercise what leads to its goal; cancelled when whoever asked has left."""
        self.check_hint_allowed(table, reader)
        self.check_bot_quota(connection.address)
        position, seq = table.position, reader.seq
        option = await (self.next_step(table) if is_exercising(table) else self.advice(table, connection.address))
        self.metrics.hints.inc()
        connection.acknowledge(number)
        connection.send_json({"type": "hint", "number": number, "seq": seq, "option": option, "label": position.message(option)})

    async def advice(self, table: GameTable, address: str) -> int:
        """What the strongest computer would do now."""
        player, seed = players.names()[-1], secrets.randbits(48)
        try:
            return await self.pool.decide(address, table.name, table.position.save(), player, seed)
        except BotFailed as error:
            logger.error("no hint could be thought of", table=table.name, error=str(error))
            raise Refusal("broken", "no computer could think of a hint", about="no-hint") from None

    async def next_step(self, table: GameTable) -> int:
        """The next decision on a way to the goal of the exercise; in a thread, since all ways may have to be looked at."""
        exercise = exercises.find_exercise(table.created.game, table.created.exercise)
        option = await asyncio.to_thread(exercises.next_step, exercise, payloads.attempt(table))
        if option is None:
            raise Refusal("not_possible", "from here the exercise cannot be done: try again", about="no-way-to-goal")
        return option


def is_exercising(table: GameTable) -> bool:
    """Whether there is an exercise here that is not done yet."""
    created = table.created
    if not created.exercise:
        return False
    return (
        exercises.verdict_of(exercises.find_exercise(created.game, created.exercise), payloads.attempt(table)).outcome
        != exercises.DONE
    )


def exercise_reply(table: GameTable, position: Position) -> int | None:
    """What the exercise of a table says that is chosen; `None` where there is none, or it says nothing."""
    created = table.created
    return (
        exercises.scripted_reply(exercises.find_exercise(created.game, created.exercise), position) if created.exercise else None
    )
