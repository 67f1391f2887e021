"""The hall: where people come to a table, sit down or look on, and what they say there goes to whom it concerns."""

from __future__ import annotations

import asyncio
import shutil
import time
from functools import partial
from typing import Any

import structlog

from mankai.server import passwords, retention, steady, tokens
from mankai.server.acts import Acts
from mankai.server.bots import Bots
from mankai.server.chat import Conversation, tell_chat
from mankai.server.connection import Connection, greeting
from mankai.server.errands import Errands
from mankai.server.eventlog import EventLog, Key
from mankai.server.gametable import GameTable
from mankai.server.limits import Buckets
from mankai.server.messages import (
    Act,
    Agree,
    Answer,
    Chat,
    Claim,
    Concede,
    Entry,
    Hello,
    Hint,
    Join,
    Joined,
    Look,
    NewTable,
    Ping,
    Redo,
    Refusal,
    Rematch,
    Replace,
    Returned,
    Said,
    Undo,
    Watch,
    Why,
    cleaned,
)
from mankai.server.metrics import Metrics
from mankai.server.opening import opening
from mankai.server.reader import Reader
from mankai.server.settings import Settings
from mankai.server.tables import Tables, still
from mankai.server.telling import tell, tell_players
from mankai.server.timekeeper import Timekeeper

CLOSING_SECONDS = 0.8  # for each of the things that are done before the end
logger = structlog.get_logger()


class Hall:
    """Everything about tables; it lives in one event loop, and whatever it does at a table is done one after the other."""

    def __init__(self, settings: Settings, log: EventLog, metrics: Metrics) -> None:
        self.settings = settings
        self.log = log
        self.metrics = metrics
        self.guesses = Buckets(settings.passwords_burst, settings.passwords_rate)
        self.errands = Errands()
        self.tables = Tables(log, metrics, self.wake, settings.longest_log)
        self.new_tables = Buckets(settings.tables_burst, settings.tables_rate)
        self.timekeeper = Timekeeper(self.tables, self.errands)
        self.bots = Bots(settings, metrics, self.tables, self.errands)
        self.acts = Acts(settings, self.tables, self.timekeeper, self.must_not_set_up_many)
        self.conversation = Conversation(settings, log)
        metrics.disk.set_function(log.size)
        metrics.disk_free.set_function(lambda: shutil.disk_usage(log.path.parent).free)
        self.background = [
            asyncio.create_task(self.tables.resume()),
            asyncio.create_task(self.tables.tidy(settings.idle_seconds)),
            asyncio.create_task(retention.keep_tidy(log, settings, self.tables.is_used)),
        ]

    def wake(self, table: GameTable) -> None:
        """Let go on at a table what goes on by itself: time, and computers."""
        self.timekeeper.set_alarm(table)
        self.timekeeper.raise_curtain(table)
        self.bots.wake(table)

    async def close(self) -> None:
        """What is acknowledged is on the disk already: whatever takes longer than a moment is left."""
        tables = list(self.tables.in_memory.values())
        self.bots.thinkers.close()
        for task in [*self.background, *[table.thinking for table in tables if table.thinking]]:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        writing = [asyncio.create_task(self.timekeeper.write_thought(table)) for table in tables if table.is_timed]
        for name, asleep in list(self.tables.asleep.items()):
            await self.tables.woken(name)
            writing.append(asyncio.create_task(self.tables.write_thought(name, asleep)))
        if writing:
            await asyncio.wait(writing, timeout=CLOSING_SECONDS)
        for table in tables:
            still(table)
        await self.errands.finish(CLOSING_SECONDS)
        await asyncio.wait([asyncio.create_task(asyncio.to_thread(self.log.close))], timeout=CLOSING_SECONDS)

    # Setting up.

    async def create(self, wish: NewTable, origin: GameTable | None, address: str) -> dict[str, Any]:
        """A new table, and its secrets."""
        self.must_not_set_up_many(address, not wish.seats or any([chair.who == "bot" for chair in wish.seats]))
        return await self.errands.whole(self.created(wish, origin, address))

    def must_not_set_up_many(self, address: str, has_bots: bool) -> None:
        """So many tables an address may set up, in whatever way."""
        if not self.new_tables.take(address):
            raise Refusal("flood", "too many new tables: wait a moment", 429, "flood-tables")
        if has_bots:
            self.bots.must_not_wait_for_many(address)

    async def created(self, wish: NewTable, origin: GameTable | None, address: str) -> dict[str, Any]:
        opened = await opening(wish, origin, self.settings.longest_game, self.settings.rehearsal)
        table = await self.tables.set_up(opened.begin, address)
        logger.info("table set up", table=table.name, game=table.rules.name, bots=[one.player for one in table.sitters])
        return {"table": table.name, **opened.told}

    async def join(self, name: str, wish: Join, address: str) -> dict[str, Any]:
        """A secret for an invite, once."""
        wish.name = cleaned(wish.name, "a name")
        table = await self.tables.find(name)
        if not any([tokens.fits(wish.invite, one.invite) for one in table.holders]):
            raise Refusal("wrong_secret", "this invite does not fit this table", 401)
        await self.must_know_password(table, wish.password, address)
        return await self.errands.whole(self.joined(table, wish))

    async def watch(self, name: str, wish: Watch, address: str) -> dict[str, Any]:
        """The token that lets somebody look on, for whoever knows the password."""
        table = await self.tables.find(name)
        if not tokens.fits(wish.watch, table.created.watch):
            raise Refusal("wrong_secret", "this token does not fit this table", 401)
        await self.must_know_password(table, wish.password, address)
        kept = table.created.password
        token = passwords.ticket(kept, table.created.watch) if kept else wish.watch
        return {"table": table.name, "game": table.rules.name, "watch": token}

    async def must_know_password(self, table: GameTable, password: str | None, address: str) -> None:
        if not table.created.password:
            return
        if password is None:
            raise Refusal("needs_password", "this table has a password", 403)
        if not self.guesses.take(address):
            raise Refusal("flood", "too many passwords tried: wait a minute", 429, "flood-passwords")
        if not await asyncio.to_thread(passwords.fits, password, table.created.password):
            raise Refusal("wrong_password", "that is not the password of this table", 403)

    async def joined(self, table: GameTable, wish: Join) -> dict[str, Any]:
        async with table.lock:
            fitting = [at for at, one in enumerate(table.holders) if tokens.fits(wish.invite, one.invite)]
            holder = table.holders[fitting[0]]
            if holder.secret and not tokens.fits(wish.nonce, holder.nonce):
                raise Refusal("taken", "somebody has used this invite already", 409)
            if not holder.seats:
                raise Refusal("taken", "this seat has been given up", 409, "seat-given-up")
            if table.is_over and not holder.secret:
                raise Refusal("over", "this game is over: whoever was there may know all of it", 409)
            secret = tokens.new_secret()
            entry = Joined(holder.seats[0], wish.name, tokens.hashed(secret), tokens.hashed(wish.nonce))
            await self.tables.commit(table, [entry])
            for connection in list(table.connections[table.readers[fitting[0]]]):  # they have the secret that holds no more
                connection.close(1012, "connect again")
        tell_players(table)
        return {"table": table.name, "game": table.rules.name, "seats": holder.seats, "secret": secret}

    # Connections.

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Somebody is there: what they missed, and news from now on."""
        secret, watch = greeting(hello)
        for _ in range(2):
            table = await self.tables.find(hello.table)
            reader = table.reader_for(secret, watch)
            if any([table.sitters[seat].kind == "bot" for seat in reader.seats]):
                await self.errands.whole(self.welcome_back(table, reader))
            if self.tables.has(table):
                break
        else:  # it has left memory twice meanwhile
            raise Refusal("no_table", "connect again", 404)
        if reader.seats:
            table.patron = connection.address
        self.wake(table)
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
                "grace": table.grace(self.settings.away_seconds),
            }
        )
        connection.seq = hello.seq
        tell_players(table)
        if reader.who < 0:
            tell(table, table.watching())
        else:
            connection.say(table.watching())
        if table.wants_rematch and table.end_for(reader) is not None:
            connection.say({"type": "rematch", "table": table.follower, "wants": sorted(table.wants_rematch)})
        tell_chat(table, connection)
        connection.offer(table.state(reader, connection.seq))
        connection.seq = reader.seq
        logger.info("entered", table=table.name, seats=reader.seats)

    async def welcome_back(self, table: GameTable, reader: Reader) -> None:
        """Whoever was replaced plays on."""
        async with table.lock:
            entries: list[Entry] = [Returned(seat) for seat in reader.seats if table.sitters[seat].kind == "bot"]
            if entries:
                await self.tables.commit(table, entries)

    async def leave(self, connection: Connection) -> None:
        table = self.tables.in_memory.get(connection.table)
        if connection.reader is None:
            return
        self.metrics.connections.dec()
        if table is None or connection.reader not in table.connections:
            return
        table.connections[connection.reader].discard(connection)
        table.used = time.monotonic()
        if not table.connections[connection.reader] and connection.reader.seats:
            for seat in connection.reader.seats:
                table.away_since[seat] = int(steady.now())
            tell_players(table)
        if connection.reader.who < 0:
            tell(table, table.watching())

    # What people say.

    async def heard(self, connection: Connection, said: Said) -> None:
        """Do what was said, unless it was done before; whoever said it learns that it is done before anybody sees it."""
        table = await self.tables.find(connection.table)
        reader = connection.reader
        assert reader is not None
        if reader not in table.connections or connection not in table.connections[reader]:
            connection.close(1012, "connect again")
            return
        if isinstance(said, Ping):
            connection.acknowledge(said.number)
            return
        if isinstance(said, Why):
            connection.acknowledge(said.number)
            found = reader.reasons(table.end_for(reader) is not None)
            connection.say({"type": "why_not", "number": said.number, "seq": reader.seq, "reasons": found})
        elif isinstance(said, Chat):
            await self.errands.whole(self.conversation.speak(table, connection, reader, said))
        elif isinstance(said, Look) and reader.who < 0:
            self.look(table, connection, reader, said)
        elif not reader.seats:
            raise Refusal("watching", "who watches does not play")
        elif isinstance(said, Hint):
            await self.bots.hint(table, connection, reader, said.number)
        else:
            await self.errands.whole(self.obeyed(table, connection, reader, said))

    async def obeyed(self, table: GameTable, connection: Connection, reader: Reader, said: Said) -> None:
        key = Key(reader.who, connection.client, said.number)
        async with table.lock:
            if said.number in table.done.get((key.seat, key.client), set()):
                connection.acknowledge(said.number)
                return
            acknowledge = partial(connection.acknowledge, said.number)
            if isinstance(said, Act):
                await self.acts.act(table, connection, reader, said, key, acknowledge)
            elif isinstance(said, Undo):
                await self.acts.undo(table, reader, key, acknowledge)
            elif isinstance(said, Redo):
                await self.acts.redo(table, reader, key, acknowledge)
            elif isinstance(said, Answer):
                await self.acts.answer(table, reader, said.undo, key, acknowledge)
            elif isinstance(said, Concede):
                await self.acts.concede(table, reader, key, acknowledge)
            elif isinstance(said, Replace):
                await self.acts.replace(table, reader, said.seat, key, acknowledge)
            elif isinstance(said, Claim):
                await self.acts.claim(table, reader, key, acknowledge)
            elif isinstance(said, Agree):
                await self.acts.agree(table, reader, said.hands, key, acknowledge)
            elif isinstance(said, Look):
                raise Refusal("not_possible", "only who watches can look through the eyes of others")
            elif isinstance(said, Rematch):
                await self.acts.rematch(table, connection, reader, key, acknowledge)

    def look(self, table: GameTable, connection: Connection, reader: Reader, said: Look) -> None:
        """A spectator looks through other eyes, where the players let them."""
        if said.seat is not None and not table.gallery.inside:
            raise Refusal("not_possible", "the players have not agreed to show their hands", about="hands-hidden")
        if said.seat is not None and said.seat >= table.rules.seats:
            raise Refusal("not_possible", f"there is no seat {said.seat}")
        table.connections[reader].discard(connection)
        connection.reader = table.gallery.outside if said.seat is None else table.gallery.inside[said.seat]
        table.connections[connection.reader].add(connection)
        connection.acknowledge(said.number)
        connection.offer(table.state(connection.reader, 0))
        connection.seq = connection.reader.seq
