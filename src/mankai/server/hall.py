"""The hall: all tables, what may be done at them, and in which order: first into the log, then to everybody."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import structlog

from mankai import door, players
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.kernel.version import VERSION
from mankai.server import passwords, records, thinkers, tokens
from mankai.server.connection import Connection, greeting
from mankai.server.eventlog import EventLog, Key
from mankai.server.gametable import GameTable, folded, row_of
from mankai.server.lessons import LESSONS
from mankai.server.limits import Buckets
from mankai.server.messages import (
    Act,
    Agree,
    Agreed,
    Answer,
    Chair,
    Chat,
    Chosen,
    Claim,
    Claimed,
    Concede,
    Conceded,
    Created,
    Ended,
    Entry,
    Flagged,
    Followed,
    Hello,
    Hint,
    Holder,
    Join,
    Joined,
    Line,
    Look,
    NewTable,
    Ping,
    Redo,
    Redone,
    Refusal,
    Rematch,
    Replace,
    Replaced,
    Returned,
    Rewound,
    Said,
    Sitter,
    Thought,
    Undo,
    UndoAnswered,
    UndoAsked,
    Wanted,
    Watch,
    read_line,
    written,
)
from mankai.server.metrics import Metrics
from mankai.server.reader import Reader
from mankai.server.settings import Settings
from mankai.server.thinkers import Thinkers

MOST_RESUMED = 1000  # tables brought back at the start, for the sake of bots that were about to move, and of clocks
MOST_LINES = 1000  # of chat at one table
LONGEST_UNWRITTEN = 0.01  # of a clock's time may be lost by a crash
SHORTEST_UNWRITTEN = 5.0  # seconds
JOINER = "\u200d"  # unseen, but part of many emoji
logger = structlog.get_logger()
Result = TypeVar("Result")


class Hall:
    """Everything about tables; it lives in one event loop, and whatever it does at a table is done one after the other."""

    def __init__(self, settings: Settings, log: EventLog, metrics: Metrics) -> None:
        self.settings = settings
        self.log = log
        self.metrics = metrics
        self.thinkers = Thinkers(settings.thinkers())
        self.guesses = Buckets(settings.passwords_burst, settings.passwords_rate)
        self.chatter = Buckets(settings.chat_burst, settings.chat_rate)
        self.tables: dict[str, GameTable] = {}
        self.coming: dict[str, asyncio.Task[GameTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.background = [asyncio.create_task(self.resume()), asyncio.create_task(self.tidy())]

    async def close(self) -> None:
        for task in [*self.background, *[table.thinking for table in self.tables.values() if table.thinking]]:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        for table in list(self.tables.values()):
            await self.write_thought(table)
            self.still(table)
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
            for key, body in await self.log.spoken(name):
                table.chat.append(read_line(body))
                table.done.setdefault((key.seat, key.client), set()).add(key.message)
            table.away_since = {seat: int(table.began) for seat in table.people()}
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
                    and not table.is_timed
                    and not table.lock.locked()
                    and not any(table.connections.values())
                ):
                    self.forget(table)

    def forget(self, table: GameTable) -> None:
        """Take a table out of memory; whoever is still at it must connect again."""
        if self.tables.get(table.name) is table:
            del self.tables[table.name]
        self.still(table)
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
        if wish.lesson:
            as_lesson(wish)
        if wish.clock is not None and wish.clock.seconds + wish.clock.free <= 0:
            raise Refusal("malformed", "a clock needs seconds in all, or free ones for every decision", 400)
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
        seed = str(LESSONS[rules.name].seed if wish.lesson else tokens.new_seed())
        begin = Created(VERSION, rules.name, sitters, holders, tokens.hashed(watch), wish.setup, seed, wish.scene)
        begin.clock, begin.delay, begin.lesson = wish.clock, wish.delay, wish.lesson
        if wish.password is not None:
            begin.password = await asyncio.to_thread(passwords.hashed, wish.password)
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

    async def join(self, name: str, wish: Join, address: str) -> dict[str, Any]:
        """A secret for an invite, once."""
        table = await self.table(name)
        if not any([tokens.fits(wish.invite, one.invite) for one in table.holders]):
            raise Refusal("wrong_secret", "this invite does not fit this table", 401)
        await self.must_know_password(table, wish.password, address)
        return await self.whole(self.joined(table, wish))

    async def watch(self, name: str, wish: Watch, address: str) -> dict[str, Any]:
        """The token that lets somebody look on, for whoever knows the password."""
        table = await self.table(name)
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
            raise Refusal("flood", "too many passwords tried: wait a minute", 429)
        if not await asyncio.to_thread(passwords.fits, password, table.created.password):
            raise Refusal("wrong_password", "that is not the password of this table", 403)

    async def joined(self, table: GameTable, wish: Join) -> dict[str, Any]:
        async with table.lock:
            fitting = [at for at, one in enumerate(table.holders) if tokens.fits(wish.invite, one.invite)]
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
        self.tell_players(table)
        if reader.who < 0:
            self.tell(table, table.watching())
        else:
            connection.say(table.watching())
        if table.wants_rematch and table.end_for(reader) is not None:
            connection.say({"type": "rematch", "table": table.follower, "wants": sorted(table.wants_rematch)})
        self.tell_chat(table, connection)
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
        if connection.reader.who < 0:
            self.tell(table, table.watching())

    def tell_players(self, table: GameTable) -> None:
        self.tell(table, {"type": "players", "players": table.players()})

    def tell(self, table: GameTable, content: dict[str, Any], only_players: bool = False) -> None:
        text = written(content)
        for reader, connections in table.connections.items():
            if reader.who >= 0 or not only_players:
                for connection in list(connections):
                    connection.offer(text)

    def tell_chat(self, table: GameTable, connection: Connection) -> None:
        """All that was said and is meant for this reader."""
        reader = connection.reader
        assert reader is not None
        lines = [line for line in table.chat if table.hears(reader, line)]
        if lines:
            connection.say({"type": "chat", "lines": lines})

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
        if isinstance(said, Chat):
            await self.whole(self.speak(table, connection, reader, said))
        elif isinstance(said, Look) and reader.who < 0:
            self.look(table, connection, reader, said)
        elif not reader.seats:
            raise Refusal("watching", "who watches does not play")
        else:
            await self.whole(self.obeyed(table, connection, reader, said))

    async def obeyed(self, table: GameTable, connection: Connection, reader: Reader, said: Said) -> None:
        key = Key(reader.who, connection.client, said.number)
        async with table.lock:
            if said.number in table.done.get((key.seat, key.client), set()):
                connection.acknowledge(said.number)
                return
            acknowledge = partial(connection.acknowledge, said.number)
            if isinstance(said, Act):
                await self.act(table, connection, reader, said, key, acknowledge)
            elif isinstance(said, Undo):
                await self.undo(table, reader, key, acknowledge)
            elif isinstance(said, Redo):
                await self.redo(table, reader, key, acknowledge)
            elif isinstance(said, Answer):
                await self.answer(table, reader, said.undo, key, acknowledge)
            elif isinstance(said, Concede):
                await self.concede(table, reader, key, acknowledge)
            elif isinstance(said, Replace):
                await self.replace(table, reader, said.seat, key, acknowledge)
            elif isinstance(said, Claim):
                await self.claim(table, reader, key, acknowledge)
            elif isinstance(said, Agree):
                await self.commit(table, [Agreed(reader.seats[:], said.hands)], key, acknowledge)
                self.tell(table, table.watching())
            elif isinstance(said, Look):
                raise Refusal("not_possible", "only who watches can look through the eyes of others")
            elif isinstance(said, Rematch):
                await self.rematch(table, reader, key, acknowledge)
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
        if table.is_timed and table.remaining() <= 0:
            await self.flag(table)
            raise Refusal("over", "your time is up")
        await self.choose(table, said.option, key, acknowledge)

    async def choose(self, table: GameTable, option: int, key: Key | None, acknowledge: Callable[[], None] | None = None) -> None:
        position = table.position
        after = position.play(option)
        entries: list[Entry] = [Chosen(position.seat, option, self.spent(table))]
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
        was_over = table.is_over
        try:
            for at, entry in enumerate(entries):
                table.apply(entry, rows[at].key, after, time.time())
        except Exception:
            self.forget(table)
            raise
        if acknowledge is not None:
            acknowledge()
        self.wake(table)
        self.show(table)
        if table.is_over and not was_over:
            self.tell_all_chat(table, late=False)

    async def undo(self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None]) -> None:
        way = table.undo(reader)
        if not way:
            raise Refusal("not_possible", "there is nothing that you could take back")
        if way == "free":
            await self.take_back(table, reader, key, acknowledge)
            return
        if table.undo_asked not in (-1, *reader.seats):
            raise Refusal("not_possible", "somebody else is asking for an undo")
        await self.commit(table, [UndoAsked(reader.seats[0])], key, acknowledge)
        self.tell(table, {"type": "undo_asked", "seat": table.undo_asked}, only_players=table.gallery.delay > 0)

    async def take_back(
        self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None], answer: UndoAnswered | None = None
    ) -> None:
        rewound = Rewound(reader.seats[0], table.last_decision(reader), self.spent(table))
        await self.commit(table, [rewound] if answer is None else [answer, rewound], key, acknowledge)

    async def redo(self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None]) -> None:
        if not table.can_redo(reader):
            raise Refusal("not_possible", "there is nothing that you took back last")
        await self.commit(table, [Redone(reader.seats[0], self.spent(table))], key, acknowledge)

    async def answer(self, table: GameTable, reader: Reader, agrees: bool, key: Key, acknowledge: Callable[[], None]) -> None:
        if table.undo_asked < 0 or table.undo_asked in reader.seats:
            raise Refusal("not_possible", "nobody else is asking for an undo")
        answer = UndoAnswered(reader.seats[:], agrees)
        asker = table.readers[table.holders.index(table.holder_of(table.undo_asked))]
        is_settled = not agrees or set(table.others(asker)) <= table.consents | set(reader.seats)
        if agrees and is_settled:
            await self.take_back(table, asker, key, acknowledge, answer)
        else:
            await self.commit(table, [answer], key, acknowledge)
        if is_settled:
            self.tell(table, {"type": "undo_answered", "granted": agrees}, only_players=table.gallery.delay > 0)

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
        self.must_be_away(table, seat)
        await self.commit(table, [Replaced(seat, players.names()[-1])], key, acknowledge)
        self.tell_players(table)

    async def claim(self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None]) -> None:
        others = table.others(reader)
        if table.is_over:
            raise Refusal("over", "the game is over")
        if table.rules.seats != 2 or not others:
            raise Refusal("not_possible", "the win can be claimed only from one other person, with two seats")
        self.must_be_away(table, others[0])
        await self.commit(table, [Claimed(others[0]), Ended()], key, acknowledge)

    def must_be_away(self, table: GameTable, seat: int) -> None:
        grace = table.grace(self.settings.away_seconds)
        if table.absence(seat) < grace:
            raise Refusal("not_possible", f"only when somebody has been away for {grace:.0f} seconds")

    async def welcome_back(self, table: GameTable, reader: Reader) -> None:
        """Whoever was replaced plays on."""
        async with table.lock:
            entries: list[Entry] = [Returned(seat) for seat in reader.seats if table.sitters[seat].kind == "bot"]
            if entries:
                await self.commit(table, entries)

    async def rematch(self, table: GameTable, reader: Reader, key: Key, acknowledge: Callable[[], None]) -> None:
        if not table.is_over:
            raise Refusal("not_over", "the game is not over yet")
        if not set(reader.seats) <= table.wants_rematch:
            await self.commit(table, [Wanted(reader.seats[:])], key)
        if table.follower is None and table.people() <= table.wants_rematch:
            created = table.created
            holders = [Holder(one.seats[:], one.secret, one.invite, one.nonce) for one in table.holders]
            sitters = [Sitter(one.kind, one.name, one.player) for one in table.sitters]
            begin = Created(
                VERSION, created.game, sitters, holders, created.watch, created.setup, str(tokens.new_seed()), created.scene
            )
            begin.clock, begin.password, begin.delay = created.clock, created.password, created.delay
            follower = await self.opened(begin)
            await self.commit(table, [Followed(follower.name)])
        acknowledge()
        wish = {"type": "rematch", "table": table.follower, "wants": sorted(table.wants_rematch)}
        self.tell(table, wish, only_players=table.gallery.end is None)

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

    # Spectators, and what people say to each other.

    def look(self, table: GameTable, connection: Connection, reader: Reader, said: Look) -> None:
        """A spectator looks through other eyes, where the players let them."""
        if said.seat is not None and not table.gallery.inside:
            raise Refusal("not_possible", "the players have not agreed to show their hands")
        if said.seat is not None and said.seat >= table.rules.seats:
            raise Refusal("not_possible", f"there is no seat {said.seat}")
        table.connections[reader].discard(connection)
        connection.reader = table.gallery.outside if said.seat is None else table.gallery.inside[said.seat]
        table.connections[connection.reader].add(connection)
        connection.acknowledge(said.number)
        connection.offer(table.state(connection.reader, 0))
        connection.seq = connection.reader.seq

    async def speak(self, table: GameTable, connection: Connection, reader: Reader, said: Chat) -> None:
        """A line of chat: kept beside the log, and told to all whom it is meant for."""
        text = said.text.strip()
        if (said.notice is None) == (not text):
            raise Refusal("malformed", "a chat message has either a notice or a text")
        if not all([one.isprintable() or one == JOINER for one in text]):
            raise Refusal("malformed", "a line of chat has only characters that can be seen")
        key = Key(reader.who, connection.client, said.number)
        async with table.lock:
            if said.number not in table.done.get((key.seat, key.client), set()):
                if not self.chatter.take(f"{table.name} {reader.who}" if reader.who >= 0 else connection.address):
                    raise Refusal("flood", "too many lines at once: wait a moment")
                if len(table.chat) >= MOST_LINES:
                    raise Refusal("not_possible", "everything has been said at this table")
                seat = reader.who if reader.who >= 0 else None
                line = Line(len(table.chat), seat, said.notice or "", text, int(time.time()))
                try:
                    await self.log.speak(table.name, line.number, key, written(line))
                except sqlite3.Error as error:
                    logger.error("the log refused a line of chat", table=table.name, error=str(error))
                    raise Refusal("broken", "this could not be written down, so it was not said") from None
                table.chat.append(line)
                table.done.setdefault((key.seat, key.client), set()).add(key.message)
                content = written({"type": "chat", "lines": [line]})
                connection.acknowledge(said.number)
                for other, connections in table.connections.items():
                    if table.hears(other, line):
                        for one in list(connections):
                            one.offer(content)
                return
        connection.acknowledge(said.number)

    def tell_all_chat(self, table: GameTable, late: bool) -> None:
        """The game is over for players or, `late`, for spectators: from now on they hear each other."""
        for reader, connections in table.connections.items():
            if (reader.who < 0 and (late or not table.gallery.delay)) or (reader.who >= 0 and not late):
                for connection in list(connections):
                    self.tell_chat(table, connection)

    # Time.

    def spent(self, table: GameTable) -> float:
        """What is charged to whoever decides, by what happens now."""
        return round(table.elapsed(), 3)

    def set_alarm(self, table: GameTable) -> None:
        """Look again when a flag may fall, or when so much time has run that it should be written down."""
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        if table.is_timed and self.tables.get(table.name) is table:
            assert table.created.clock is not None
            often = max(SHORTEST_UNWRITTEN, LONGEST_UNWRITTEN * (table.created.clock.seconds + table.created.clock.free))
            wait = max(0.0, min(table.remaining() + 0.001, often))
            table.alarm = asyncio.get_running_loop().call_later(wait, self.ring, table)

    def ring(self, table: GameTable) -> None:
        task = asyncio.create_task(self.rung(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def rung(self, table: GameTable) -> None:
        with suppress(Refusal):
            async with table.lock:
                if table.is_timed and self.tables.get(table.name) is table:
                    if table.remaining() <= 0:
                        await self.flag(table)
                    else:
                        await self.commit(table, [Thought(self.spent(table))])

    async def flag(self, table: GameTable) -> None:
        """The time of whoever decides is up."""
        seat = table.position.seat
        if table.rules.seats == 2:
            await self.commit(table, [Flagged(seat, ""), Ended()])
        else:
            await self.commit(table, [Flagged(seat, players.names()[-1])])
            self.tell_players(table)

    async def write_thought(self, table: GameTable) -> None:
        """Before the server stops: the time spent so far is kept."""
        with suppress(Refusal):
            async with table.lock:
                if table.is_timed:
                    await self.commit(table, [Thought(self.spent(table))])

    def raise_curtain(self, table: GameTable) -> None:
        """Tell spectators what is due, and come again when more will be."""
        if table.curtain is not None:
            table.curtain.cancel()
            table.curtain = None
        had_ended = table.gallery.end is not None
        table.gallery.catch_up(time.time())
        due = table.gallery.due
        if due is not None and self.tables.get(table.name) is table:
            wait = max(0.01, due - time.time())
            table.curtain = asyncio.get_running_loop().call_later(wait, self.raise_curtain, table)
        if table.gallery.delay:
            self.show(table)
            if table.gallery.end is not None and not had_ended:
                self.tell_all_chat(table, late=True)

    def still(self, table: GameTable) -> None:
        """Nothing more happens by itself at this table."""
        for handle in (table.alarm, table.curtain):
            if handle is not None:
                handle.cancel()
        table.alarm = table.curtain = None

    # Computer players.

    def wake(self, table: GameTable) -> None:
        self.set_alarm(table)
        self.raise_curtain(table)
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
                await self.choose(table, option, None)


def sitter_of(chair: Chair) -> Sitter:
    if chair.who != "bot":
        return Sitter("person" if chair.who == "me" else "open", chair.name)
    player = chair.player or players.names()[-1]
    if player not in players.names():  # not those with any budget, which others would wait for, nor those that see everything
        raise Refusal("malformed", f"there is no player {player!r}; there are: {', '.join(players.names())}", 400)
    return Sitter("bot", chair.name or player, player)


def as_lesson(wish: NewTable) -> None:
    """A lesson brings everything itself: a client that could choose would know what is hidden."""
    lesson = LESSONS.get(wish.game)
    if lesson is None:
        raise Refusal("malformed", f"{wish.game} has no lesson", 400)
    if wish != NewTable(wish.game, lesson=True):
        raise Refusal("malformed", "a lesson has its own seats and set-up, and neither clock nor password", 400)
    bots = [Chair("bot", player=lesson.player) for _ in range(door.game(wish.game).seats - 1)]
    wish.seats, wish.setup = [Chair("me"), *bots], dict(lesson.setup)


def as_before(begin: Created, origin: GameTable, at: int) -> None:
    """Let a table begin with the first decisions of another, finished one."""
    if begin.game != origin.rules.name:
        raise Refusal("malformed", f"that table played {origin.rules.name}", 400)
    if at > len(origin.line):
        raise Refusal("malformed", f"that game has only {len(origin.line)} decisions", 400)
    begin.setup, begin.scene, begin.seed = origin.created.setup, origin.created.scene, origin.created.seed
    begin.options = [option for _, option in origin.line[:at]]


def record_text(table: GameTable) -> str:
    return json.dumps(table.position.record, ensure_ascii=False)
