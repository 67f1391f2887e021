"""One client at one table: what it says is checked before anything is done, what it is told waits in a queue with an end."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from mankai.server.limits import Bucket
from mankai.server.messages import Hello, Hint, Said, read_hello, read_said, written
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal

if TYPE_CHECKING:
    from mankai.server.hall import Hall

MALFORMED, WRONG_SECRET, NEEDS_PASSWORD, NO_TABLE, NO_HELLO, TOO_SLOW, FLOODED = 4400, 4401, 4403, 4404, 4408, 4409, 4429
PATIENCE = 200  # messages refused as a flood, after which the connection is closed
CLOSING_SECONDS = 2.0
logger = structlog.get_logger()


class Connection:
    """A WebSocket from its first message to its end."""

    def __init__(self, hall: Hall, socket: WebSocket, address: str) -> None:
        self.hall = hall
        self.socket = socket
        self.address = address
        self.bucket = Bucket(hall.settings.burst, hall.settings.rate)
        self.floods = 0
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(hall.settings.queue)
        self.sending: asyncio.Task[None] | None = None
        self.is_open = True
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
        listening = asyncio.create_task(self.listen())
        self.sending = asyncio.create_task(self.send_all())
        try:
            await asyncio.wait([listening, self.sending], return_when=asyncio.FIRST_COMPLETED)
            self.close(1000, "")  # what waits is still sent
            await asyncio.wait([self.sending])
        finally:
            self.is_open = False
            listening.cancel()
            self.sending.cancel()
            if self.hinting is not None:
                self.hinting.cancel()
            await asyncio.gather(listening, self.sending, return_exceptions=True)
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
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006), message.get("reason"))
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

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
            await self.obeyed(said)
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
        """Put a message in the queue; a client that has let it fill is dropped, and will ask for the state anew."""
        if not self.is_open:
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.hall.metrics.dropped.inc()
            logger.info("slow client dropped", table=self.table)
            self.close(TOO_SLOW, "too slow: connect again")

    def close(self, code: int, reason: str) -> None:
        """Say nothing more after what waits already; of what waits for a slow client nothing more is sent."""
        if self.is_open:
            self.is_open = False
            self.close_code, self.close_reason = code, reason
            if self.waiting.full():
                if self.sending is not None:
                    self.sending.cancel()
            else:
                self.waiting.put_nowait(None)

    async def send_all(self) -> None:
        """Sends what waits, in order, and closes in the end."""
        try:
            while True:
                text = await self.waiting.get()
                if text is None:
                    break
                await self.socket.send({"type": "websocket.send", "text": text.decode()})
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        finally:
            if self.socket.application_state is WebSocketState.CONNECTED:
                with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                    async with asyncio.timeout(CLOSING_SECONDS):
                        await self.socket.close(self.close_code, self.close_reason[:100])


def greeting(hello: Hello) -> tuple[str | None, str | None]:
    """The secret or the watch token; exactly one of them."""
    if (hello.secret is None) == (hello.watch is None):
        raise Refusal("wrong_secret", "a hello carries a secret or a watch token", 401)
    return hello.secret, hello.watch
