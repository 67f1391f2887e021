"""The lobby: sets up tables, lets people join, watch and connect, and dispatches their messages."""

from __future__ import annotations

import asyncio
import shutil
import time

import structlog

from mankai.compat import gc_settings
from mankai.server.background import BackgroundTasks
from mankai.server.bots.bots import Bots
from mankai.server.chat import Conversation, send_chat
from mankai.server.commands import Command, CommandHandlers, Handler
from mankai.server.errors import Refusal, clean_text
from mankai.server.log import retention
from mankai.server.log.entries import Entry, Joined, Returned
from mankai.server.log.eventlog import EventLog
from mankai.server.metrics import Metrics
from mankai.server.net.connection import Connection, credentials
from mankai.server.net.rate_limits import RateLimiter
from mankai.server.protocol import payloads
from mankai.server.protocol.broadcast import broadcast_players, broadcast_state, broadcast_watching, send_reasons, send_state
from mankai.server.protocol.client_messages import Chat, ClientMessage, Hello, Hint, Join, Look, NewTable, Ping, Watch, WhyNot
from mankai.server.protocol.server_messages import AbsenceReport, CreatedTable, JoinedTable, WatchPass
from mankai.server.settings import Settings
from mankai.server.table import passwords, permissions, tokens
from mankai.server.table.changes import time_control
from mankai.server.table.create import prepare_creation
from mankai.server.table.reveal_delay import DelayBounds
from mankai.server.table.store import TableStore, cancel_timers
from mankai.server.table.table import GameTable
from mankai.server.table.timers import TableTimers
from mankai.server.table.viewer import Viewer

COLLECTING_PAUSE = 60.0  # seconds
CLOSING_SECONDS = 0.8  # longest time for each step of `Lobby.close`
logger = structlog.get_logger()


class Lobby:
    """The entry to all tables.  It lives in one event loop; changes of a table are made one after another, under its lock."""

    def __init__(self, settings: Settings, log: EventLog, metrics: Metrics) -> None:
        self.settings = settings
        self.log = log
        self.metrics = metrics
        self.password_limiter = RateLimiter(settings.passwords_burst, settings.passwords_rate)
        self.tasks = BackgroundTasks()
        self.tables = TableStore(
            log,
            metrics,
            self.reschedule,
            settings.longest_log,
            DelayBounds(settings.silence_least, settings.silence_most),
            settings.longest_game,
        )
        self.table_limiter = RateLimiter(settings.tables_burst, settings.tables_rate)
        self.timers = TableTimers(self.tables, self.tasks)
        self.bots = Bots(settings, metrics, self.tables, self.tasks)
        self.commands = CommandHandlers(settings, self.tables, self.timers, self.check_table_quota)
        self.conversation = Conversation(settings, log)
        self.seat_limiter = RateLimiter(settings.seat_burst, settings.seat_rate)
        self.look_limiter = RateLimiter(settings.looks_burst, settings.looks_rate)
        self.common_handlers: dict[type[ClientMessage], Handler] = {
            Ping: self.ping,
            WhyNot: self.send_reasons,
            Chat: self.chat,
            Look: self.look,
        }
        metrics.disk.set_function(log.size)
        metrics.disk_free.set_function(lambda: shutil.disk_usage(log.path.parent).free)
        self.maintenance = [
            asyncio.create_task(self.tables.resume_unfinished()),
            asyncio.create_task(self.tables.unload_idle(settings.idle_seconds)),
            asyncio.create_task(retention.prune_regularly(log, settings, self.tables.is_used)),
            asyncio.create_task(self.collect_garbage()),
        ]

    async def collect_garbage(self) -> None:
        """Run a full garbage collection now and then, when nobody is connected who would have to wait."""
        while True:
            await asyncio.sleep(COLLECTING_PAUSE)
            if all(table.presence.is_empty() for table in self.tables.in_memory.values()):
                gc_settings.collect_all()

    def reschedule(self, table: GameTable) -> None:
        """Schedule what happens at a table by itself: clocks, delayed views, and computer players."""
        self.timers.schedule_clock(table)
        self.timers.schedule_spectators(table)
        self.timers.schedule_reveal(table)
        self.bots.schedule(table)

    async def close(self) -> None:
        """Stop everything.  Acknowledged messages are on the disk already, so work that takes too long is abandoned."""
        tables = list(self.tables.in_memory.values())
        self.bots.pool.close()
        for task in [*self.maintenance, *[table.bot_task for table in tables if table.bot_task]]:
            task.cancel()
        await asyncio.gather(*self.maintenance, return_exceptions=True)
        writing = [
            asyncio.create_task(self.timers.write_time_spent(table)) for table in tables if time_control.timed_seats(table)
        ]
        for name, asleep in list(self.tables.sleeping.by_name.items()):
            await self.tables.sleeping.wake(name)
            writing.append(asyncio.create_task(self.tables.sleeping.write_time_spent(name, asleep)))
        if writing:
            await asyncio.wait(writing, timeout=CLOSING_SECONDS)
        for table in tables:
            cancel_timers(table)
        await self.tasks.finish(CLOSING_SECONDS)
        await asyncio.wait([asyncio.create_task(asyncio.to_thread(self.log.close))], timeout=CLOSING_SECONDS)

    # Setting up.

    async def create(self, request: NewTable, origin: GameTable | None, address: str) -> CreatedTable:
        """Set up a table.  Return its name and secrets."""
        self.check_table_quota(address, not request.seats or any([chair.who == "bot" for chair in request.seats]))
        return await self.tasks.run_to_completion(self.set_up_table(request, origin, address))

    def check_table_quota(self, address: str, has_bots: bool) -> None:
        """Refuse if an address sets up too many tables; with bots, also if it keeps the bot pool too busy."""
        self.table_limiter.check(address, Refusal("flood", "too many new tables: wait a moment", 429, "flood-tables"))
        if has_bots:
            self.bots.check_bot_quota(address)

    async def set_up_table(self, request: NewTable, origin: GameTable | None, address: str) -> CreatedTable:
        creation = await asyncio.to_thread(prepare_creation, request, origin, self.settings.longest_game, self.settings.rehearsal)
        table = await self.tables.set_up(creation.first_entry, address)
        logger.info("table set up", table=table.name, game=table.rules.name, bots=[one.player for one in table.sitters])
        return {"table": table.name, **creation.secrets}

    async def join(self, name: str, request: Join, address: str) -> JoinedTable:
        """Return the secret for an invite to the first person who uses it; the same again if they repeat the request."""
        request.name = clean_text(request.name, "a name")
        table = await self.tables.find(name)
        # A person who has joined already has given the password then.
        if not tokens.verify(request.nonce, permissions.invite_holder(table, request.invite).nonce):
            await self.check_password(table, request.password, address)
        return await self.tasks.run_to_completion(self.seat_guest(table, request))

    async def watch(self, name: str, request: Watch, address: str) -> WatchPass:
        """Return a watch token that needs no password, to a spectator who knows the password."""
        table = await self.tables.find(name)
        if not permissions.is_watch_token(table, request.watch):
            raise Refusal("wrong_secret", "this token does not fit this table", 401)
        await self.check_password(table, request.password, address)
        password_hash = table.created.password
        token = passwords.ticket(password_hash, table.created.watch) if password_hash else request.watch
        return {"table": table.name, "game": table.rules.name, "watch": token}

    async def check_password(self, table: GameTable, password: str | None, address: str) -> None:
        if not table.created.password:
            return
        if password is None:
            raise Refusal("needs_password", "this table has a password", 403)
        self.password_limiter.check(address, Refusal("flood", "too many passwords tried: wait a minute", 429, "flood-passwords"))
        if not await asyncio.to_thread(passwords.verify, password, table.created.password):
            raise Refusal("wrong_password", "that is not the password of this table", 403)

    async def seat_guest(self, table: GameTable, request: Join) -> JoinedTable:
        async with table.lock:
            fitting = [at for at, one in enumerate(table.holders) if tokens.verify(request.invite, one.invite)]
            holder = table.holders[fitting[0]]
            if holder.secret and not tokens.verify(request.nonce, holder.nonce):
                raise Refusal("taken", "somebody has used this invite already", 409)
            if not holder.seats:
                raise Refusal("taken", "this seat has been given up", 409, "seat-given-up")
            if table.is_over and not holder.secret:
                raise Refusal("over", "this game is over: its players may know everything", 409)
            secret, watch = tokens.secret_for(request.invite, request.nonce), tokens.watch_for(request.invite, request.nonce)
            if not tokens.verify(secret, holder.secret):
                hashes = [tokens.hash_token(token) for token in (secret, request.nonce, watch)]
                entry = Joined(holder.seats[0], request.name, *hashes)
                await self.tables.commit(table, [entry])
                broadcast_players(table)
        return {"table": table.name, "game": table.rules.name, "seats": holder.seats, "secret": secret, "watch": watch}

    # Connections.

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Admit a connection to its table: send what it missed, and everything new from now on."""
        secret, watch = credentials(hello)
        for _ in range(2):
            table = await self.tables.find(hello.table)
            viewer = permissions.viewer_for(table, secret, watch)
            missed = payloads.absence_report(table, viewer, self.settings.away_seconds)
            if any([table.sitters[seat].kind == "bot" for seat in viewer.seats]):
                await self.tasks.run_to_completion(self.return_seats(table, viewer))
            if self.tables.is_current(table):
                break
        else:  # the table has left memory twice meanwhile
            raise Refusal("no_table", "connect again", 404)
        if viewer.seats:
            table.bot_quota_address = connection.address
        is_news = time_control.arrive(table, viewer)
        self.tables.deliver_due(table)
        self.reschedule(table)
        connection.table, connection.client = table.name, hello.client
        table.presence.enter(connection, viewer)
        self.tables.rooms.broadcast_presence(table)
        if viewer in table.reveal_delay.waits:
            await self.tasks.run_to_completion(self.timers.end_absence(table, viewer))
        self.metrics.connections.inc()
        self.send_welcome(connection, table, viewer, missed)
        connection.seq = hello.seq
        if viewer.seats:
            broadcast_players(table)
        else:  # a spectator's arrival changes nothing about the players, so nobody else is sent them
            connection.send_json(payloads.players_message(table))
            self.schedule_watching(table)
        connection.send_json(payloads.watching(table))
        if table.wants_rematch and table.end_for(viewer) is not None:
            connection.send_json(payloads.rematch(table))
        send_chat(table, connection)
        send_state(table, connection)
        if is_news:
            broadcast_state(table)
        logger.info("entered", table=table.name, seats=viewer.seats)

    def send_welcome(self, connection: Connection, table: GameTable, viewer: Viewer, missed: AbsenceReport | None) -> None:
        connection.send_json(
            {
                "type": "welcome",
                "table": table.name,
                "game": table.rules.name,
                "seats": viewer.seats,
                "number": table.executed.highest(viewer.first_seat, connection.client),
                "grace": time_control.grace(table, self.settings.away_seconds),
                "missed": missed,
            }
        )

    async def return_seats(self, table: GameTable, viewer: Viewer) -> None:
        """Give a viewer their seats back from the computers that replaced them."""
        async with table.lock:
            entries: list[Entry] = [Returned(seat) for seat in viewer.seats if table.sitters[seat].kind == "bot"]
            if entries:
                await self.tables.commit(table, entries)

    async def leave(self, connection: Connection) -> None:
        viewer, table = connection.viewer, self.tables.in_memory.get(connection.table)
        if viewer is None:
            return
        self.metrics.connections.dec()
        if table is None or viewer not in table.presence.connections:
            return
        table.last_used = time.monotonic()
        if table.presence.leave(connection, viewer):
            self.tables.rooms.broadcast_presence(table)
            broadcast_players(table)
        if viewer.first_seat < 0:
            self.schedule_watching(table)

    def schedule_watching(self, table: GameTable) -> None:
        """Schedule a broadcast of the number of spectators: one for all who come and go until then."""
        if table.watching_task is None:
            table.watching_task = self.tasks.start(broadcast_watching(table))

    # Messages.

    async def dispatch(self, connection: Connection, message: ClientMessage) -> None:
        """Handle a message, unless it was handled before.  Its sender gets the acknowledgement before anybody sees the result."""
        if isinstance(message, Ping):  # a ping does not load a table that has left memory
            table = self.tables.in_memory.get(connection.table)
        else:
            table = await self.tables.find(connection.table)
        viewer = connection.viewer
        assert viewer is not None
        if table is None or not table.presence.has(connection):
            connection.close(1012, "connect again")
            return
        if viewer.seats and not self.seat_limiter.take(f"{table.name} {viewer.first_seat}"):
            raise Refusal("flood", "too many messages from this seat: wait a moment, then send this one again")
        command = Command(table, viewer, message, connection)
        if type(message) in self.common_handlers:
            await self.common_handlers[type(message)](command)
        elif not viewer.seats:
            raise Refusal("watching", "spectators do not play")
        elif isinstance(message, Hint):
            await self.bots.hint(table, connection, viewer, message.number)
        else:
            await self.commands.execute(command)

    async def ping(self, command: Command) -> None:
        command.acknowledge()

    async def send_reasons(self, command: Command) -> None:
        """Send again why the viewer cannot take other options."""
        command.acknowledge()
        send_reasons(command.table, command.connection)

    async def chat(self, command: Command) -> None:
        await self.tasks.run_to_completion(
            self.conversation.post(command.table, command.connection, command.viewer, command.message)
        )

    async def look(self, command: Command) -> None:
        """Switch a spectator to another perspective, if the players have agreed to show their hands."""
        table, connection, seat = command.table, command.connection, command.message.seat
        if command.viewer.first_seat >= 0:
            raise Refusal("not_possible", "only spectators can change the viewpoint")
        if seat is not None and not table.spectators.seat_viewers:
            raise Refusal("not_possible", "the players have not agreed to show their hands", about="hands-hidden")
        if seat is not None and seat >= table.rules.seats:
            raise Refusal("not_possible", f"there is no seat {seat}")
        viewer = table.spectators.public_viewer if seat is None else table.spectators.seat_viewers[seat]
        if viewer is connection.viewer:  # the client has everything of this perspective already
            command.acknowledge()
            return
        if connection.outbox or not connection.look_bucket.take() or not self.look_limiter.take(connection.address):
            raise Refusal("flood", "too many looks at once: wait a moment", about="flood-look")
        table.presence.switch_viewer(connection, viewer)
        command.acknowledge()
        send_state(table, connection)
