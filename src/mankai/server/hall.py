"""The hall: where people come to a table, sit down or look on, and what they say there goes to whom it concerns."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import Any

import structlog

from mankai import collector
from mankai.server import passwords, retention, rights, showing, tokens
from mankai.server.acts import Acts, Deed, Demand
from mankai.server.bots import Bots
from mankai.server.chat import Conversation, tell_chat
from mankai.server.connection import Connection, greeting
from mankai.server.entries import Entry, Joined, Returned
from mankai.server.errands import Errands
from mankai.server.eventlog import EventLog
from mankai.server.gametable import GameTable
from mankai.server.limits import Buckets
from mankai.server.messages import Chat, Hello, Hint, Join, Look, NewTable, Ping, Said, Watch, Why
from mankai.server.metrics import Metrics
from mankai.server.opening import opening
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal, cleaned
from mankai.server.settings import Settings
from mankai.server.tables import Tables, still
from mankai.server.telling import show, show_to, tell_players, tell_reasons, tell_watching
from mankai.server.timekeeper import Timekeeper
from mankai.server.veil import Silence

COLLECTING_PAUSE = 60.0  # seconds
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
        self.tables = Tables(
            log,
            metrics,
            self.wake,
            settings.longest_log,
            Silence(settings.silence_least, settings.silence_most),
            settings.longest_game,
        )
        self.new_tables = Buckets(settings.tables_burst, settings.tables_rate)
        self.timekeeper = Timekeeper(self.tables, self.errands)
        self.bots = Bots(settings, metrics, self.tables, self.errands)
        self.acts = Acts(settings, self.tables, self.timekeeper, self.must_not_set_up_many)
        self.conversation = Conversation(settings, log)
        self.seats = Buckets(settings.seat_burst, settings.seat_rate)
        self.looks = Buckets(settings.looks_burst, settings.looks_rate)
        self.for_everybody: dict[type[Said], Deed] = {Ping: self.here, Why: self.why, Chat: self.speak, Look: self.look}
        metrics.disk.set_function(log.size)
        metrics.disk_free.set_function(lambda: shutil.disk_usage(log.path.parent).free)
        self.background = [
            asyncio.create_task(self.tables.resume()),
            asyncio.create_task(self.tables.tidy(settings.idle_seconds)),
            asyncio.create_task(retention.keep_tidy(log, settings, self.tables.is_used)),
            asyncio.create_task(self.collect_garbage()),
        ]

    async def collect_garbage(self) -> None:
        """Search all objects for garbage now and then, when nobody is here who would have to wait."""
        while True:
            await asyncio.sleep(COLLECTING_PAUSE)
            if all([table.company.is_empty() for table in self.tables.in_memory.values()]):
                collector.collect_all()

    def wake(self, table: GameTable) -> None:
        """Let go on at a table what goes on by itself: time, and computers."""
        self.timekeeper.set_alarm(table)
        self.timekeeper.raise_curtain(table)
        self.timekeeper.mind_veil(table)
        self.bots.wake(table)

    async def close(self) -> None:
        """What is acknowledged is on the disk already: whatever takes longer than a moment is left."""
        tables = list(self.tables.in_memory.values())
        self.bots.thinkers.close()
        for task in [*self.background, *[table.thinking for table in tables if table.thinking]]:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        writing = [asyncio.create_task(self.timekeeper.write_thought(table)) for table in tables if table.timed()]
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
            raise Refusal("flood", "too many new tables: wait a moment", 429, "flood-tables").after(self.new_tables.wait(address))
        if has_bots:
            self.bots.must_not_wait_for_many(address)

    async def created(self, wish: NewTable, origin: GameTable | None, address: str) -> dict[str, Any]:
        opened = await asyncio.to_thread(opening, wish, origin, self.settings.longest_game, self.settings.rehearsal)
        table = await self.tables.set_up(opened.begin, address)
        logger.info("table set up", table=table.name, game=table.rules.name, bots=[one.player for one in table.sitters])
        return {"table": table.name, **opened.told}

    async def join(self, name: str, wish: Join, address: str) -> dict[str, Any]:
        """The secret for an invite, for the first who comes with it: the same again, however often they ask."""
        wish.name = cleaned(wish.name, "a name")
        table = await self.tables.find(name)
        if not tokens.fits(wish.nonce, rights.invited(table, wish.invite).nonce):  # who has sat down has known it
            await self.must_know_password(table, wish.password, address)
        return await self.errands.whole(self.joined(table, wish))

    async def watch(self, name: str, wish: Watch, address: str) -> dict[str, Any]:
        """The token that lets somebody look on, for whoever knows the password."""
        table = await self.tables.find(name)
        if not rights.is_watch(table, wish.watch):
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
            refusal = Refusal("flood", "too many passwords tried: wait a minute", 429, "flood-passwords")
            raise refusal.after(self.guesses.wait(address))
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
            secret, watch = tokens.secret_for(wish.invite, wish.nonce), tokens.watch_for(wish.invite, wish.nonce)
            if not tokens.fits(secret, holder.secret):
                hashes = [tokens.hashed(one) for one in (secret, wish.nonce, watch)]
                entry = Joined(holder.seats[0], wish.name, *hashes)
                await self.tables.commit(table, [entry])
                tell_players(table)
        return {"table": table.name, "game": table.rules.name, "seats": holder.seats, "secret": secret, "watch": watch}

    # Connections.

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Somebody is there: what they missed, and news from now on."""
        secret, watch = greeting(hello)
        for _ in range(2):
            table = await self.tables.find(hello.table)
            reader = rights.reader_for(table, secret, watch)
            missed = showing.missed(table, reader, self.settings.away_seconds)
            if any([table.sitters[seat].kind == "bot" for seat in reader.seats]):
                await self.errands.whole(self.welcome_back(table, reader))
            if self.tables.has(table):
                break
        else:  # it has left memory twice meanwhile
            raise Refusal("no_table", "connect again", 404)
        if reader.seats:
            table.patron = connection.address
        is_news = table.arrive(reader)
        self.wake(table)
        connection.table, connection.client = table.name, hello.client
        table.company.enter(connection, reader)
        self.tables.note_presence(table)
        if reader in table.veil.awaited:
            await self.errands.whole(self.timekeeper.welcome(table, reader))
        self.metrics.connections.inc()
        connection.say(
            {
                "type": "welcome",
                "table": table.name,
                "game": table.rules.name,
                "seats": reader.seats,
                "number": table.done.highest(reader.who, hello.client),
                "grace": table.grace(self.settings.away_seconds),
                "missed": missed,
            }
        )
        connection.seq = hello.seq
        if reader.seats:
            tell_players(table)
        else:  # who sits where, and who of them is here, has not changed for anybody else
            connection.say(showing.seats(table))
            self.tell_watching(table)
        connection.say(showing.watching(table))
        if table.wants_rematch and table.end_for(reader) is not None:
            connection.say(showing.rematch(table))
        tell_chat(table, connection)
        show_to(table, connection)
        if is_news:
            show(table)
        logger.info("entered", table=table.name, seats=reader.seats)

    async def welcome_back(self, table: GameTable, reader: Reader) -> None:
        """Whoever was replaced plays on."""
        async with table.lock:
            entries: list[Entry] = [Returned(seat) for seat in reader.seats if table.sitters[seat].kind == "bot"]
            if entries:
                await self.tables.commit(table, entries)

    async def leave(self, connection: Connection) -> None:
        reader, table = connection.reader, self.tables.in_memory.get(connection.table)
        if reader is None:
            return
        self.metrics.connections.dec()
        if table is None or reader not in table.company.connections:
            return
        table.used = time.monotonic()
        if table.company.leave(connection, reader):
            self.tables.note_presence(table)
            tell_players(table)
        if reader.who < 0:
            self.tell_watching(table)

    def tell_watching(self, table: GameTable) -> None:
        """Tell everybody in a moment how many look on: once for all who come and go until then."""
        if table.counting is None:
            table.counting = self.errands.begin(tell_watching(table))

    # What people say.

    async def heard(self, connection: Connection, said: Said) -> None:
        """Do what was said, unless it was done before; whoever said it learns that it is done before anybody sees it."""
        if isinstance(said, Ping):  # for which no table is brought back that has left memory
            table = self.tables.in_memory.get(connection.table)
        else:
            table = await self.tables.find(connection.table)
        reader = connection.reader
        assert reader is not None
        if table is None or not table.company.has(connection):
            connection.close(1012, "connect again")
            return
        if reader.seats and not self.seats.take(f"{table.name} {reader.who}"):
            raise Refusal("flood", "too many messages from this seat: wait a moment, then send this one again")
        demand = Demand(table, reader, said, connection)
        if type(said) in self.for_everybody:
            await self.for_everybody[type(said)](demand)
        elif not reader.seats:
            raise Refusal("watching", "who watches does not play")
        elif isinstance(said, Hint):
            await self.bots.hint(table, connection, reader, said.number)
        else:
            await self.acts.do(demand)

    async def here(self, demand: Demand) -> None:
        demand.acknowledge()

    async def why(self, demand: Demand) -> None:
        """Once more, why the reader cannot take what they might think of."""
        demand.acknowledge()
        tell_reasons(demand.table, demand.connection)

    async def speak(self, demand: Demand) -> None:
        await self.errands.whole(self.conversation.speak(demand.table, demand.connection, demand.reader, demand.said))

    async def look(self, demand: Demand) -> None:
        """A spectator looks through other eyes, where the players let them."""
        table, connection, seat = demand.table, demand.connection, demand.said.seat
        if demand.reader.who >= 0:
            raise Refusal("not_possible", "only who watches can look through the eyes of others")
        if seat is not None and not table.gallery.inside:
            raise Refusal("not_possible", "the players have not agreed to show their hands", about="hands-hidden")
        if seat is not None and seat >= table.rules.seats:
            raise Refusal("not_possible", f"there is no seat {seat}")
        reader = table.gallery.outside if seat is None else table.gallery.inside[seat]
        if reader is connection.reader:  # who looks through these eyes has seen all that they see
            demand.acknowledge()
            return
        if connection.waiting or not connection.looks.take() or not self.looks.take(connection.address):
            raise Refusal("flood", "too many looks at once: wait a moment", about="flood-look")
        table.company.look(connection, reader)
        demand.acknowledge()
        show_to(table, connection)
