"""The hall: all tables, what may be done at them, and in which order: first into the log, then to everybody."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog

from mankai import door, players
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.kernel.version import VERSION
from mankai.server import records, thinkers, tokens
from mankai.server.connection import Connection, greeting
from mankai.server.eventlog import EventLog, Key
from mankai.server.gametable import GameTable, folded, row_of
from mankai.server.messages import (
    Act,
    Answer,
    Chair,
    Chosen,
    Concede,
    Conceded,
    Created,
    Ended,
    Entry,
    Followed,
    Hello,
    Hint,
    Holder,
    Join,
    Joined,
    NewTable,
    Ping,
    Refusal,
    Rematch,
    Replace,
    Replaced,
    Returned,
    Rewound,
    Said,
    Sitter,
    Undo,
    written,
)
from mankai.server.metrics import Metrics
from mankai.server.reader import Reader
from mankai.server.settings import Settings
from mankai.server.thinkers import Thinkers

MOST_RESUMED = 1000  # tables brought back at the start, for the sake of bots that were about to move
logger = structlog.get_logger()
Result = TypeVar("Result")


class Hall:
    """Everything about tables; it lives in one event loop, and whatever it does at a table is done one after the other."""

    def __init__(self, settings: Settings, log: EventLog, metrics: Metrics) -> None:
        self.settings = settings
        self.log = log
        self.metrics = metrics
        self.thinkers = Thinkers(settings.thinkers())
        self.tables: dict[str, GameTable] = {}
        self.coming: dict[str, asyncio.Task[GameTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.background = [asyncio.create_task(self.resume()), asyncio.create_task(self.tidy())]

    async def close(self) -> None:
        for task in [*self.background, *[table.thinking for table in self.tables.values() if table.thinking]]:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5.0)
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.log.close)

    async def whole(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do this to its end, even when whoever asked for it is gone."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    # Tables come and go.

    async def table(self, name: str) -> GameTable:
        """A table, from memory or from the log."""
        found = self.tables.get(name)
        if found is None:
            if name not in self.coming:
                self.coming[name] = asyncio.create_task(self.bring(name))
            found = await asyncio.shield(self.coming[name])
        found.used = time.monotonic()
        return found

    async def bring(self, name: str) -> GameTable:
        try:
            rows = await self.log.rows(name)
            if not rows:
                raise Refusal("no_table", "there is no such table", 404)
            table = await asyncio.to_thread(folded, name, rows)
            self.tables[name] = table
            self.metrics.resumed.inc()
            self.metrics.tables.set(len(self.tables))
            self.wake(table)
            return table
        finally:
            del self.coming[name]

    async def resume(self) -> None:
        """Once, at the start: tables where a bot may have been about to move."""
        for name in await self.log.unfinished(MOST_RESUMED):
            try:
                await self.table(name)
            except Refusal as refusal:
                logger.warning("a table cannot be resumed", table=name, reason=refusal.reason)

    async def tidy(self) -> None:
        """Tables that nobody is at leave memory after a while: they are in the log."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_seconds / 4))
            late = time.monotonic() - self.settings.idle_seconds
            for table in list(self.tables.values()):
                if (
                    table.used < late
                    and table.thinking is None
                    and not table.lock.locked()
                    and not any(table.connections.values())
                ):
                    self.forget(table)

    def forget(self, table: GameTable) -> None:
        """Take a table out of memory; whoever is still at it must connect again."""
        if self.tables.get(table.name) is table:
            del self.tables[table.name]
        self.metrics.tables.set(len(self.tables))
        for connections in table.connections.values():
            for connection in list(connections):
                connection.close(1012, "connect again")

    # Setting up.

    async def create(self, wish: NewTable, origin: GameTable | None) -> dict[str, Any]:
        """A new table; the answer is the only place where its secrets are ever said."""
        return await self.whole(self.created(wish, origin))

    async def created(self, wish: NewTable, origin: GameTable | None) -> dict[str, Any]:
        rules = door.game(wish.game)
        chairs = wish.seats or [Chair("me"), *[Chair("bot") for _ in range(rules.seats - 1)]]
        if len(chairs) != rules.seats:
            raise Refusal("malformed", f"{rules.name} has {rules.seats} seats, not {len(chairs)}", 400)
        secret = tokens.new_secret()
        watch = tokens.new_secret()
        mine = [seat for seat, chair in enumerate(chairs) if chair.who == "me"]
        holders = [Holder(mine, tokens.hashed(secret))] if mine else []
        invites: list[dict[str, Any]] = []
        for seat, chair in enumerate(chairs):
            if chair.who == "open":
                invite = tokens.new_secret()
                holders.append(Holder([seat], invite=tokens.hashed(invite)))
                invites.append({"seat": seat, "invite": invite})
        sitters = [sitter_of(chair) for chair in chairs]
        seed = str(tokens.new_seed())
        begin = Created(VERSION, rules.name, sitters, holders, tokens.hashed(watch), wish.setup, seed, wish.scene)
        if wish.origin is not None and origin is not None:
            as_before(begin, origin, wish.origin.at)
        if wish.record is not None:
            await asyncio.to_thread(records.as_recorded, begin, wish.record, self.settings.longest_game)
        table = await self.opened(begin)
        self.metrics.created.inc()
        logger.info("table set up", table=table.name, game=rules.name, bots=[one.player for one in begin.sitters])
        return {
            "table": table.name,
            "game": rules.name,
            "seats": mine,
            "secret": secret if mine else None,
            "invites": invites,
            "watch": watch,
        }

    async def opened(self, begin: Created) -> GameTable:
        name = tokens.new_table_name()
        body = written(begin)  # before the table exists, which will change what it was given
        try:
            table = GameTable(name, begin)
        except MankaiError as error:
            raise Refusal("bad_setup", str(error), 400) from None
        except Exception as error:
            logger.warning("a set-up made the game fail", game=begin.game, error=repr(error))
            raise Refusal("bad_setup", "the game cannot be set up like that", 400) from None
        await self.log.append([row_of(name, 0, begin, body=body)])
        self.tables[name] = table
        self.metrics.tables.set(len(self.tables))
        self.wake(table)
        return table

    async def join(self, name: str, wish: Join) -> dict[str, Any]:
        """A secret for an invite, once."""
        return await self.whole(self.joined(await self.table(name), wish))

    async def joined(self, table: GameTable, wish: Join) -> dict[str, Any]:
        async with table.lock:
            fitting = [at for at, one in enumerate(table.holders) if tokens.fits(wish.invite, one.invite)]
            if not fitting:
                raise Refusal("wrong_secret", "this invite does not fit this table", 401)
            holder = table.holders[fitting[0]]
            if holder.secret and not tokens.fits(wish.nonce, holder.nonce):
                raise Refusal("taken", "somebody has used this invite already", 409)
            if not holder.seats:
                raise Refusal("taken", "this seat has been given up", 409)
            secret = tokens.new_secret()
            entry = Joined(holder.seats[0], wish.name, tokens.hashed(secret), tokens.hashed(wish.nonce))
            await self.commit(table, [entry])
            for connection in list(table.connections[table.readers[fitting[0]]]):  # they have the secret that holds no more
                connection.close(1012, "connect again")
        self.tell_players(table)
        return {"table": table.name, "game": table.rules.name, "seats": holder.seats, "secret": secret}

    # Connections.

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Somebody is there: what they missed, and news from now on."""
        secret, watch = greeting(hello)
        table = await self.table(hello.table)
        reader = table.reader_for(secret, watch)
        if any([table.sitters[seat].kind == "bot" for seat in reader.seats]):
            await self.whole(self.welcome_back(table, reader))
        if self.tables.get(table.name) is not table:
            raise Refusal("no_table", "connect again", 404)
        connection.table, connection.reader, connection.client = table.name, reader, hello.client
        table.connections[reader].add(connection)
        self.metrics.connections.inc()
        for seat in reader.seats:
            table.away_since.pop(seat, None)
        done = table.done.get((reader.who, hello.client), set())
        connection.say(
            {
                "type": "welcome",
                "table": table.name,
                "game": table.rules.name,
                "seats": reader.seats,
                "number": max(done, default=0),
            }
        )
        self.wake(table)
        connection.seq = hello.seq
        self.tell_players(table)
        connection.offer(table.state(reader, connection.seq))
        connection.seq = reader.seq
        logger.info("entered", table=table.name, seats=reader.seats)

    async def leave(self, connection: Connection) -> None:
        table = self.tables.get(connection.table)
        if connection.reader is None:
            return
        self.metrics.connections.dec()
        if table is None or connection.reader not in table.connections:
            return
        table.connections[connection.reader].discard(connection)
        table.used = time.monotonic()
        if not table.connections[connection.reader] and connection.reader.seats:
            for seat in connection.reader.seats:
                table.away_since[seat] = int(time.time())
            self.tell_players(table)

    def tell_players(self, table: GameTable) -> None:
        self.tell(table, {"type": "players", "players": table.players()})

    def tell(self, table: GameTable, content: dict[str, Any]) -> None:
        text = written(content)
        for connections in table.connections.values():
            for connection in list(connections):
                connection.offer(text)

    def show(self, table: GameTable) -> None:
        """Everybody who has not seen how it stands is shown it."""
        for reader, connections in table.connections.items():
            for connection in list(connections):
                if connection.seq != reader.seq:
                    connection.offer(table.state(reader, connection.seq))
                    connection.seq = reader.seq

    # What people say.

    async def heard(self, connection: Connection, said: Said) -> None:
        """Do what was said, unless it was done before; whoever said it learns that it is done before anybody sees it."""
        table = await self.table(connection.table)
        reader = connection.reader
        assert reader is not None
        if reader not in table.connections or connection not in table.connections[reader]:
            connection.close(1012, "connect again")
            return
        if isinstance(said, Ping):
            connection.acknowledge(said.number)
            return
        if not reader.seats:
            raise Refusal("watching", "who watches does not play")
        await self.whole(self.obeyed(table, connection, reader, said))

    async def obeyed(self, table: GameTable, connection: Connection, reader: Reader, said: Said) -> None:
        key = Key(reader.who, connection.client, said.number)
        async with table.lock:
            if said.number in table.done.get((key.seat, key.client), set()):
                connection.acknowledge(said.number)
                return
            acknowledge: Callable[[], None] = lambda: connection.acknowledge(said.number)  # noqa: E731
            if isinstance(said, Act):
                await self.act(table, connection, reader, said, key, acknowledge)
            elif isinstance(said, Undo):
                await self.undo(table, reader, key, acknowledge)
            elif isinstance(said, Answer):
                await self.answer(table, reader, said.undo, key, acknowledge)
            elif isinstance(said, Concede):
                await self.concede(table, reader, key, acknowledge)
            elif isinstance(said, Replace):
                await self.replace(table, reader, said.seat, key, acknowledge)
            elif isinstance(said, Rematch):
                await self.rematch(table, reader, acknowledge)
        if isinstance(said, Hint):
            await self.hint(table, connection, reader, said.number)

    async def act(
        self, table: GameTable, connection: Connection, reader: Reader, said: Act, key: Key, acknowledge: Callable[[], None]
    ) -> None:
        if said.expected != reader.seq:
            connection.offer(table.state(reader, connection.seq))
            raise Refusal("stale", f"that was an answer to state {said.expected}; the state now is {reader.seq}")
        if table.is_over:
            raise Refusal("over", "the game is over")
        position = table.position
        if position.seat not in reader.seats:
            raise Refusal("not_asked", "you are not asked anything now")
        if said.option not in position.options:
            reason = position.why_not(said.option) if said.option < table.rules.size else "there is no such option"
            raise Refusal("illegal", reason)
        if len(table.line) >= self.settings.longest_game:
            raise Refusal("not_possible", "this game has gone on for too long")
        await self.choose(table, said.option, key, acknowledge)

    async def choose(self, table: GameTable, option: int, key: Key | None, acknowledge: Callable[[], None] | None = None) -> None:
        position = table.position
        after = position.play(option)
        table.undo_asked, table.consents = -1, set()
        entries: list[Entry] = [Chosen(position.seat, option)]
        if after.is_over:
            entries.append(Ended())
        self.metrics.chosen.labels(table.sitters[position.seat].kind).inc()
        await self.commit(table, entries, key, acknowledge, after)

    async def commit(
        self,
        table: GameTable,
        entries: list[Entry],
        key: Key | None = None,
        acknowledge: Callable[[], None] | None = None,
        after: Position | None = None,
    ) -> None:
        """Into the log; then it holds; then who asked for it is told; then all others."""
        if self.tables.get(table.name) is not table:
            raise Refusal("broken", "nothing was done: connect again")
        rows = [row_of(table.name, table.number + at, entry, key if at == 0 else None) for at, entry in enumerate(entries)]
        try:
            await self.log.append(rows)
        except sqlite3.Error as error:
            logger.error("the log refused an event", table=table.name, error=str(error))
            self.forget(table)  # whatever has become of it, the log will tell
            raise Refusal("broken", "this could not be written down, so it was not done: connect again") from None
        try:
            for at, entry in enumerate(entries):
                table.apply(entry, rows[at].key, after)
        except Exception:
            self.forget(table)
            raise
        if acknowledge is not None:
            acknowledge()
        self.wake(table)
        self.show(table)

    async def undo(self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None]) -> None:
        way = table.undo(reader)
        if not way:
            raise Refusal("not_possible", "there is nothing that you could take back")
        if way == "free":
            await self.take_back(table, reader, key, acknowledge)
            return
        if table.undo_asked not in (-1, *reader.seats):
            raise Refusal("not_possible", "somebody else is asking for an undo")
        table.undo_asked, table.consents = reader.seats[0], set()
        acknowledge()
        self.tell(table, {"type": "undo_asked", "seat": table.undo_asked})

    async def take_back(self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None]) -> None:
        to = table.last_decision(reader)
        table.undo_asked, table.consents = -1, set()
        await self.commit(table, [Rewound(reader.seats[0], to)], key, acknowledge)

    async def answer(self, table: GameTable, reader: Reader, agrees: bool, key: Key, acknowledge: Callable[[], None]) -> None:
        if table.undo_asked < 0 or table.undo_asked in reader.seats:
            raise Refusal("not_possible", "nobody else is asking for an undo")
        if not agrees:
            table.undo_asked, table.consents = -1, set()
            acknowledge()
            self.tell(table, {"type": "undo_answered", "granted": False})
            return
        table.consents |= set(reader.seats)
        asker = table.readers[table.holders.index(table.holder_of(table.undo_asked))]
        if set(table.others(asker)) <= table.consents:
            self.tell(table, {"type": "undo_answered", "granted": True})
            await self.take_back(table, asker, key, acknowledge)
        else:
            acknowledge()

    async def concede(self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None]) -> None:
        if table.is_over:
            raise Refusal("over", "the game is over")
        seat = table.position.seat if table.position.seat in reader.seats else reader.seats[0]
        if table.rules.seats == 2:
            await self.commit(table, [Conceded(seat, ""), Ended()], key, acknowledge)
        else:
            await self.commit(table, [Conceded(seat, players.names()[-1])], key, acknowledge)
            self.tell_players(table)

    async def replace(self, table: GameTable, reader: Reader, seat: int, key: Key, acknowledge: Callable[[], None]) -> None:
        if seat not in table.others(reader):
            raise Refusal("not_possible", "nobody else sits there")
        if table.is_over:
            raise Refusal("over", "the game is over")
        if table.absence(seat) < self.settings.away_seconds:
            raise Refusal("not_possible", f"only who has been away for {self.settings.away_seconds:.0f} seconds can be replaced")
        await self.commit(table, [Replaced(seat, players.names()[-1])], key, acknowledge)
        self.tell_players(table)

    async def welcome_back(self, table: GameTable, reader: Reader) -> None:
        """Whoever was replaced plays on."""
        async with table.lock:
            entries: list[Entry] = [Returned(seat) for seat in reader.seats if table.sitters[seat].kind == "bot"]
            if entries:
                await self.commit(table, entries)

    async def rematch(self, table: GameTable, reader: Reader, acknowledge: Callable[[], None]) -> None:
        if not table.is_over:
            raise Refusal("not_over", "the game is not over yet")
        table.wants_rematch |= set(reader.seats)
        if table.follower is None and table.people() <= table.wants_rematch:
            created = table.created
            holders = [Holder(one.seats[:], one.secret, one.invite, one.nonce) for one in table.holders]
            sitters = [Sitter(one.kind, one.name, one.player) for one in table.sitters]
            begin = Created(
                VERSION, created.game, sitters, holders, created.watch, created.setup, str(tokens.new_seed()), created.scene
            )
            follower = await self.opened(begin)
            await self.commit(table, [Followed(follower.name)])
        acknowledge()
        self.tell(table, {"type": "rematch", "table": table.follower, "wants": sorted(table.wants_rematch)})

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

    # Computer players.

    def wake(self, table: GameTable) -> None:
        if table.bot_to_move and table.thinking is None:
            table.thinking = asyncio.create_task(self.think(table))

    async def think(self, table: GameTable) -> None:
        """Decide for the computers until it is somebody else's turn."""
        try:
            while table.bot_to_move and len(table.line) < self.settings.longest_game and self.tables.get(table.name) is table:
                player, position, changes = table.bot_to_move, table.position, table.changes
                began = time.monotonic()
                option = await self.thought(table, player, position)
                self.metrics.thought.observe(time.monotonic() - began)
                await self.whole(self.moved(table, changes, option))
        except Exception:
            logger.exception("a bot's option could not be taken", table=table.name)
        finally:
            table.thinking = None

    async def thought(self, table: GameTable, player: str, position: Position) -> int:
        seed = thinkers.seed_for(table.name, len(table.line), table.created.seed)
        try:
            option = await self.thinkers.decide(position.save(), player, seed)
        except Exception as error:
            logger.error("a bot failed, its first option is taken", table=table.name, player=player, error=repr(error))
            option = position.options[0]
        return option

    async def moved(self, table: GameTable, changes: int, option: int) -> None:
        async with table.lock:
            if table.changes == changes:  # else somebody has taken something back meanwhile
                await self.choose(table, option, None)


def sitter_of(chair: Chair) -> Sitter:
    if chair.who != "bot":
        return Sitter("person" if chair.who == "me" else "open", chair.name)
    player = chair.player or players.names()[-1]
    players.player(player)  # raises when there is none of that name
    return Sitter("bot", chair.name or player, player)


def as_before(begin: Created, origin: GameTable, at: int) -> None:
    """Let a table begin with the first decisions of another, finished one."""
    origin.must_be_over()
    if begin.game != origin.rules.name:
        raise Refusal("malformed", f"that table played {origin.rules.name}", 400)
    if at > len(origin.line):
        raise Refusal("malformed", f"that game has only {len(origin.line)} decisions", 400)
    begin.setup, begin.scene, begin.seed = origin.created.setup, origin.created.scene, origin.created.seed
    begin.options = [option for _, option in origin.line[:at]]


def record_text(table: GameTable) -> str:
    return json.dumps(table.record(), ensure_ascii=False)
