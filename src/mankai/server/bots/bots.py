"""Computer players at the tables: they decide when it is their turn, and give hints to people who play only against them."""

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

RETRY_SECONDS = 30.0  # pause after a bot that could not decide

logger = structlog.get_logger()


class Bots:
    """The computer players of all tables.  At most one task per table decides, beside everything else that happens there."""

    def __init__(self, settings: Settings, metrics: Metrics, tables: TableStore, tasks: BackgroundTasks) -> None:
        self.longest_game = settings.longest_game
        self.most_waiting = settings.thoughts_per_address
        self.metrics = metrics
        self.tables = tables
        self.tasks = tasks
        self.pool = BotPool(settings.worker_count(), settings.thought_seconds)

    def schedule(self, table: GameTable) -> None:
        if table.bot_to_move and table.bot_task is None:
            table.bot_task = asyncio.create_task(self.play_turns(table))

    async def play_turns(self, table: GameTable) -> None:
        """Decide for the computers until it is a person's turn."""
        try:
            while table.bot_to_move and len(table.decisions) < self.longest_game and self.tables.is_current(table):
                player, position, version = table.bot_to_move, table.position, table.position_version
                start = time.monotonic()
                option = await self.decide(table, player, position)
                if option is None:
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                self.metrics.bot_seconds.observe(time.monotonic() - start)
                await self.tasks.run_to_completion(self.commit_option(table, version, option))
        except Refusal as refusal:
            logger.warning("a bot's option was refused", table=table.name, reason=refusal.reason)
        except Exception:
            logger.exception("a bot's option could not be taken", table=table.name)
        finally:
            table.bot_task = None

    async def decide(self, table: GameTable, player: str, position: Position) -> int | None:
        """Return the option that a player takes.  If it fails, ask weaker players in turn; return None if all of them fail."""
        reply = exercise_reply(table, position)
        if reply is not None:
            return reply
        name = "lesson" if table.created.lesson or table.created.exercise else table.name
        seed = pool.seed_for(name, len(table.decisions), table.created.seed)
        stronger_first = players.names()[::-1]
        weaker = stronger_first[stronger_first.index(player) + 1 :] if player in stronger_first else []
        save = position.save()
        for candidate in [player, *weaker]:
            try:
                return await self.pool.decide(table.bot_quota_address, table.name, save, candidate, seed)
            except BotFailed as error:
                logger.error("a bot failed, a weaker one is asked", table=table.name, player=candidate, error=str(error))
        return None

    async def commit_option(self, table: GameTable, version: int, option: int) -> None:
        async with table.lock:
            if table.position_version == version:  # otherwise the position has changed meanwhile, for example by an undo
                await self.tables.commit_options(table, [option], None)

    def check_bot_quota(self, address: str) -> None:
        """Refuse if too many requests from this address wait for computers already."""
        if self.pool.count_waiting(address) >= self.most_waiting:
            raise Refusal("flood", "computers still think about too much for you: wait a moment", 429, "flood-thoughts")

    def check_hint_allowed(self, table: GameTable, viewer: Viewer) -> None:
        """Refuse unless the viewer is asked now, plays against computers alone, and no other person can come or return."""
        if not permissions.can_ask_for_hints(table, viewer):
            raise Refusal("not_possible", "no hints where other people play", about="no-hints")
        if table.is_over or table.position.seat not in viewer.seats:
            raise Refusal("not_asked", "you are not asked anything now")

    async def hint(self, table: GameTable, connection: Connection, viewer: Viewer, number: int) -> None:
        """Send the option that a computer would take, or that leads to an exercise's goal.  Cancelled if the client leaves."""
        self.check_hint_allowed(table, viewer)
        self.check_bot_quota(connection.address)
        position, seq = table.position, viewer.seq
        option = await (self.next_step(table) if is_exercising(table) else self.advice(table, connection.address))
        self.metrics.hints.inc()
        connection.acknowledge(number)
        connection.send_json({"type": "hint", "number": number, "seq": seq, "option": option, "label": position.message(option)})

    async def advice(self, table: GameTable, address: str) -> int:
        """Return the option that the strongest computer would take now."""
        player, seed = players.names()[-1], secrets.randbits(48)
        try:
            return await self.pool.decide(address, table.name, table.position.save(), player, seed)
        except BotFailed as error:
            logger.error("no hint could be thought of", table=table.name, error=str(error))
            raise Refusal("broken", "no computer could think of a hint", about="no-hint") from None

    async def next_step(self, table: GameTable) -> int:
        """Return the next option on a way to the goal of the exercise.  A thread searches, since it may have to try every way."""
        exercise = exercises.find_exercise(table.created.game, table.created.exercise)
        option = await asyncio.to_thread(exercises.next_step, exercise, payloads.attempt(table))
        if option is None:
            raise Refusal("not_possible", "from here the exercise cannot be done: try again", about="no-way-to-goal")
        return option


def is_exercising(table: GameTable) -> bool:
    """Whether the table has an exercise that is not done yet."""
    created = table.created
    if not created.exercise:
        return False
    return (
        exercises.verdict_of(exercises.find_exercise(created.game, created.exercise), payloads.attempt(table)).outcome
        != exercises.DONE
    )


def exercise_reply(table: GameTable, position: Position) -> int | None:
    """Return the reply that the table's exercise prescribes here; None if there is no exercise or no such reply."""
    created = table.created
    return (
        exercises.scripted_reply(exercises.find_exercise(created.game, created.exercise), position) if created.exercise else None
    )
