"""One client at one table: what it says is checked before anything is done, what it is told waits in a queue with an end."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from mankai.server.limits import Bucket
from mankai.server.messages import Hello, Hint, Said, read_hello, read_said, written
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal
from mankai.server.turns import Turns
from mankai.server.wires import wire_of

if TYPE_CHECKING:
    from mankai.server.hall import Hall

MALFORMED, WRONG_SECRET, NEEDS_PASSWORD, NO_TABLE, NO_HELLO, TOO_SLOW, FLOODED = 4400, 4401, 4403, 4404, 4408, 4409, 4429
MOST_LOOKS, LOOKS_RATE = 4.0, 0.5  # through other eyes, of one spectator at once and per second
PATIENCE = 200  # messages refused as a flood, after which the connection is closed
CLOSING_SECONDS = 2.0
logger = structlog.get_logger()


class Connection:
    """A WebSocket from its first message to its end."""

    def __init__(self, hall: Hall, socket: WebSocket, address: str, turns: Turns) -> None:
        self.hall = hall
        self.socket = socket
        self.wire = wire_of(socket)
        self.address = address
        self.turns = turns
        self.bucket = Bucket(hall.settings.burst, hall.settings.rate)
        self.floods = 0
        self.waiting: deque[bytes] = deque()  # what the wire could not take yet
        self.most_waiting = hall.settings.queue
        self.waiting_bytes, self.most_waiting_bytes = 0, hall.settings.queue_bytes
        self.looks = Bucket(MOST_LOOKS, LOOKS_RATE)
        self.emptied: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # nothing is left to be said
        self.is_open = True
        self.is_obeying = False
        self.close_code = 1000
        self.close_reason = ""
        self.client = ""
        self.table = ""
        self.reader: Reader | None = None
        self.seq = 0  # of the last state put in the queue
        self.hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Everything, until either side is gone."""
        await self.socket.accept()
        self.wire.freed = self.send_waiting
        listening = asyncio.create_task(self.listen())
        try:
            await asyncio.wait([listening, self.emptied], return_when=asyncio.FIRST_COMPLETED)
            self.close(1000, "")  # what waits is still sent
            await asyncio.wait([self.emptied])
            with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(self.close_code, self.close_reason[:100])
        finally:
            self.is_open = False
            self.wire.freed = None
            if self.is_obeying:  # what was begun is done to its end
                self.hall.errands.keep(listening)
            else:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            if self.hinting is not None:
                self.hinting.cancel()
            await self.hall.leave(self)
        if listening.done() and not listening.cancelled():
            problem = listening.exception()
            if problem is not None and not isinstance(problem, WebSocketDisconnect):
                raise problem

    async def listen(self) -> None:
        try:
            async with asyncio.timeout(self.hall.settings.hello_seconds):
                text = await self.received()
        except TimeoutError:
            self.close(NO_HELLO, "no hello came in time")
            return
        try:
            hello = read_hello(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self.close(MALFORMED, f"the first message must be a hello: {error}")
            return
        try:
            await self.hall.enter(self, hello)
        except Refusal as refusal:
            self.refuse(0, refusal)
            self.close({401: WRONG_SECRET, 403: NEEDS_PASSWORD}.get(refusal.status, NO_TABLE), refusal.reason)
            return
        while self.is_open:
            await self.hear(await self.received())

    async def received(self) -> bytes:
        """The next message, once it is the turn of its address."""
        text = await self.wire.heard()
        if text is None:
            raise WebSocketDisconnect
        await self.turns.take(self.address)
        return text

    async def hear(self, text: bytes) -> None:
        """One message: too many are refused before they are looked at, malformed ones before they are done."""
        began = time.monotonic()
        has_token = self.bucket.take()
        try:
            said: Said = read_said(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self.refuse(0, Refusal("malformed", str(error)) if has_token else Refusal("flood", "too many messages"))
            return
        if not has_token:
            self.refuse(said.number, Refusal("flood", "too many messages: wait a moment, then send this one again"))
            return
        if not isinstance(said, Hint):
            self.is_obeying = True
            await self.obeyed(said)
            self.is_obeying = False
            self.hall.metrics.acknowledged.observe(time.monotonic() - began)
        elif self.hinting is None or self.hinting.done():  # what else is said need not wait for it
            self.hinting = asyncio.create_task(self.obeyed(said))
        else:
            self.refuse(said.number, Refusal("not_possible", "a hint is being thought of already", about="hint-under-way"))

    async def obeyed(self, said: Said) -> None:
        try:
            await self.hall.heard(self, said)
        except Refusal as refusal:
            self.refuse(said.number, refusal)
        except Exception:
            logger.exception("a message could not be obeyed", table=self.table, said=type(said).__name__)
            self.refuse(said.number, Refusal("broken", "the server could not do it"))

    def refuse(self, number: int, refusal: Refusal) -> None:
        self.hall.metrics.refused.labels(refusal.code).inc()
        if refusal.code == "flood":
            self.floods += 1
            if self.floods > PATIENCE:
                self.close(FLOODED, "too many messages")
                return
        self.say({"type": "refused", "number": number, **refusal.told()})

    def acknowledge(self, number: int) -> None:
        self.say({"type": "ack", "number": number})

    def say(self, content: dict[str, Any]) -> None:
        self.offer(written(content))

    def offer(self, text: bytes) -> None:
        """Send a message, once the wire takes it; a client that lets too many wait is dropped, and will ask for the state."""
        if not self.is_open:
            return
        if not self.waiting and not self.wire.is_full:
            self.wire.tell(text)
        elif self.may_wait(text):
            self.waiting.append(text)
            self.waiting_bytes += len(text)
        else:
            self.hall.metrics.dropped.inc()
            logger.info("slow client dropped", table=self.table)
            self.waiting.clear()
            self.waiting_bytes = 0
            self.close(TOO_SLOW, "too slow: connect again")

    def may_wait(self, text: bytes) -> bool:
        """Whether there is room for a message in the queue: a single one may be of any length, since a state is told whole."""
        if len(self.waiting) >= self.most_waiting:
            return False
        return not self.waiting or self.waiting_bytes + len(text) <= self.most_waiting_bytes

    def close(self, code: int, reason: str) -> None:
        """Say nothing more after what waits already."""
        if self.is_open:
            self.is_open = False
            self.close_code, self.close_reason = code, reason
            self.send_waiting()

    def send_waiting(self) -> None:
        """Send what waits, in order, as far as the wire takes it."""
        while self.waiting and not self.wire.is_full:
            text = self.waiting.popleft()
            self.waiting_bytes -= len(text)
            self.wire.tell(text)
        if not self.waiting and not self.is_open and not self.emptied.done():
            self.emptied.set_result(None)


def greeting(hello: Hello) -> tuple[str | None, str | None]:
    """The secret or the watch token; exactly one of them."""
    if (hello.secret is None) == (hello.watch is None):
        raise Refusal("wrong_secret", "a hello carries a secret or a watch token", 401)
    return hello.secret, hello.watch
