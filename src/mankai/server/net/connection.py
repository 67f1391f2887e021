"""One client at one table: its messages are checked before they are handled, and messages to it wait in a bounded outbox."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from mankai.server.errors import Refusal
from mankai.server.net.fair_turns import FairTurns
from mankai.server.net.rate_limits import TokenBucket
from mankai.server.net.transport import protocol_of
from mankai.server.protocol.client_messages import ClientMessage, Hello, Hint, encode_json, read_hello, read_message
from mankai.server.protocol.server_messages import ServerMessage
from mankai.server.table.viewer import Viewer

if TYPE_CHECKING:
    from mankai.server.lobby import Lobby

MALFORMED, WRONG_SECRET, NEEDS_PASSWORD, NO_TABLE, NO_HELLO, TOO_SLOW, FLOODED = 4400, 4401, 4403, 4404, 4408, 4409, 4429
MOST_LOOKS, LOOKS_RATE = 4.0, 0.5  # changes of perspective by one spectator, at once and per second
MOST_FLOODS = 200  # messages refused as a flood, after which the connection is closed
CLOSING_SECONDS = 2.0
logger = structlog.get_logger()


class Connection:
    """A WebSocket from its first message to its end."""

    def __init__(self, lobby: Lobby, socket: WebSocket, address: str, turns: FairTurns) -> None:
        self.lobby = lobby
        self.socket = socket
        self.protocol = protocol_of(socket)
        self.address = address
        self.turns = turns
        self.message_bucket = TokenBucket(lobby.settings.burst, lobby.settings.rate)
        self.flood_count = 0
        self.outbox: deque[bytes] = deque()  # messages that the transport cannot take yet
        self.outbox_limit = lobby.settings.queue
        self.outbox_bytes, self.outbox_limit_bytes = 0, lobby.settings.queue_bytes
        self.look_bucket = TokenBucket(MOST_LOOKS, LOOKS_RATE)
        self.drained: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done once closed with an empty outbox
        self.is_open = True
        self.is_handling = False
        self.close_code = 1000
        self.close_reason = ""
        self.client = ""
        self.table = ""
        self.viewer: Viewer | None = None
        self.seq = 0  # number of the last state sent or queued
        self.hint_task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve the client until either side closes the connection."""
        await self.socket.accept()
        self.protocol.on_writable = self.flush_outbox
        listening = asyncio.create_task(self.listen())
        try:
            await asyncio.wait([listening, self.drained], return_when=asyncio.FIRST_COMPLETED)
            self.close(1000, "")  # the outbox is still sent
            await asyncio.wait([self.drained])
            with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(self.close_code, self.close_reason[:100])
        finally:
            self.is_open = False
            self.protocol.on_writable = None
            if self.is_handling:  # a message that is being handled is handled to its end
                self.lobby.tasks.track(listening)
            else:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            if self.hint_task is not None:
                self.hint_task.cancel()
            await self.lobby.leave(self)
        if listening.done() and not listening.cancelled():
            problem = listening.exception()
            if problem is not None and not isinstance(problem, WebSocketDisconnect):
                raise problem

    async def listen(self) -> None:
        try:
            async with asyncio.timeout(self.lobby.settings.hello_seconds):
                text = await self.receive()
        except TimeoutError:
            self.close(NO_HELLO, "no hello came in time")
            return
        try:
            hello = read_hello(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self.close(MALFORMED, f"the first message must be a hello: {error}")
            return
        try:
            await self.lobby.enter(self, hello)
        except Refusal as refusal:
            self.refuse(0, refusal)
            self.close({401: WRONG_SECRET, 403: NEEDS_PASSWORD}.get(refusal.status, NO_TABLE), refusal.reason)
            return
        while self.is_open:
            await self.on_message(await self.receive())

    async def receive(self) -> bytes:
        """Return the next message, once it is the turn of its address."""
        text = await self.protocol.receive_text()
        if text is None:
            raise WebSocketDisconnect
        await self.turns.take(self.address)
        return text

    async def on_message(self, text: bytes) -> None:
        """Handle one message, or refuse it: if it is malformed, or if too many came."""
        began = time.monotonic()
        has_token = self.message_bucket.take()
        try:
            message: ClientMessage = read_message(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self.refuse(0, Refusal("malformed", str(error)) if has_token else Refusal("flood", "too many messages"))
            return
        if not has_token:
            self.refuse(message.number, Refusal("flood", "too many messages: wait a moment, then send this one again"))
            return
        if not isinstance(message, Hint):
            self.is_handling = True
            await self.handle(message)
            self.is_handling = False
            self.lobby.metrics.ack_seconds.observe(time.monotonic() - began)
        elif self.hint_task is None or self.hint_task.done():  # a task, so that other messages need not wait for the hint
            self.hint_task = asyncio.create_task(self.handle(message))
        else:
            self.refuse(message.number, Refusal("not_possible", "a hint is being thought of already", about="hint-under-way"))

    async def handle(self, message: ClientMessage) -> None:
        try:
            await self.lobby.dispatch(self, message)
        except Refusal as refusal:
            self.refuse(message.number, refusal)
        except Exception:
            logger.exception("a message could not be obeyed", table=self.table, message=type(message).__name__)
            self.refuse(message.number, Refusal("broken", "the server could not do it"))

    def refuse(self, number: int, refusal: Refusal) -> None:
        self.lobby.metrics.refused.labels(refusal.code).inc()
        if refusal.code == "flood":
            self.flood_count += 1
            if self.flood_count > MOST_FLOODS:
                self.close(FLOODED, "too many messages")
                return
        self.send_json({"type": "refused", "number": number, **refusal.payload()})

    def acknowledge(self, number: int) -> None:
        self.send_json({"type": "ack", "number": number})

    def send_json(self, content: ServerMessage) -> None:
        self.send(encode_json(content))

    def send(self, text: bytes) -> None:
        """Send a message once the transport takes it.  A client that is too slow is dropped; it will connect again."""
        if not self.is_open:
            return
        if not self.outbox and not self.protocol.is_write_paused:
            self.protocol.send_text(text)
        elif self.has_outbox_room(text):
            self.outbox.append(text)
            self.outbox_bytes += len(text)
        else:
            self.lobby.metrics.slow_clients.inc()
            logger.info("slow client dropped", table=self.table)
            self.outbox.clear()
            self.outbox_bytes = 0
            self.close(TOO_SLOW, "too slow: connect again")

    def has_outbox_room(self, text: bytes) -> bool:
        """Whether the outbox has room for a message.  A single one may have any length, since a state is sent whole."""
        if len(self.outbox) >= self.outbox_limit:
            return False
        return not self.outbox or self.outbox_bytes + len(text) <= self.outbox_limit_bytes

    def close(self, code: int, reason: str) -> None:
        """Accept no more messages; close the connection after the outbox is sent."""
        if self.is_open:
            self.is_open = False
            self.close_code, self.close_reason = code, reason
            self.flush_outbox()

    def flush_outbox(self) -> None:
        """Send the messages in the outbox, in order, as far as the transport takes them."""
        while self.outbox and not self.protocol.is_write_paused:
            text = self.outbox.popleft()
            self.outbox_bytes -= len(text)
            self.protocol.send_text(text)
        if not self.outbox and not self.is_open and not self.drained.done():
            self.drained.set_result(None)


def credentials(hello: Hello) -> tuple[str | None, str | None]:
    """Return the secret and the watch token of a hello, exactly one of which is given."""
    if (hello.secret is None) == (hello.watch is None):
        raise Refusal("wrong_secret", "a hello carries a secret or a watch token", 401)
    return hello.secret, hello.watch
