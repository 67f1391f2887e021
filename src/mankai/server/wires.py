"""The wires: WebSockets that bother the system no more than they must.

What is said to a client in one round of the event loop is sent in one piece, and nobody stops listening to a client whose
message is taken up at once.  Messages go from the wire to a connection and back without anything between them: all that ASGI
would put there, for every message, costs more than most messages do.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nobody has compiled them
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a frame that is a whole text
MOST_GATHERED = 65536  # bytes
EXTENSION = "mankai"  # under which a wire is found in the scope of its connection


class Gathered:
    """A transport that keeps what is written, and the wish to read no more, until the round is over."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.parts: list[bytes] = []
        self.size = 0
        self.is_to_pause = self.is_paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(data)
        self.size += len(data)
        if self.size > MOST_GATHERED:
            self.flush()

    def flush(self) -> None:
        if self.parts:
            gathered = b"".join(self.parts)
            self.parts, self.size = [], 0
            self.transport.write(gathered)

    def pause_reading(self) -> None:
        if not self.is_to_pause:
            self.is_to_pause = True
            self.loop.call_soon(self.pause)

    def pause(self) -> None:
        if self.is_to_pause and not self.is_paused and not self.transport.is_closing():
            self.is_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.is_to_pause = False
        if self.is_paused:
            self.is_paused = False
            self.transport.resume_reading()

    def close(self) -> None:
        self.flush()
        self.transport.close()


class Inbox:
    """What was said and not heard yet; one at a time listens.  It stands in for a queue that any number could listen to."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.listener: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.messages

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.listener is not None and not self.listener.done():
            self.listener.set_result(None)

    async def get(self) -> Any:
        if not self.messages:
            self.listener = self.loop.create_future()
            await self.listener
        return self.messages.popleft()


class Wire(WebSocketsSansIOProtocol):
    """One of them.  It is opened and closed by ASGI; what is said in between goes through `heard` and `tell`."""

    freed: Callable[[], None] | None = None  # called when it can take more, or nobody is there any more
    is_between_frames = False  # as far as is known: whether what comes next begins with a frame
    is_full = False  # whoever is there has yet to read what was sent

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        inbox: Any = Inbox(self.loop)
        self.queue = inbox
        gathered: Any = Gathered(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(gathered)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self.is_between_frames = True

    def data_received(self, data: bytes) -> None:
        """A short text that came for itself, as nearly all do, is read at once; everything else is `websockets`' matter."""
        text = b""
        if self.is_between_frames:
            text = short_text(data) if self.conn.state is State.OPEN and not self.frames else b""
            self.is_between_frames = bool(text) or ends_whole(data)
        if text:
            self.frames, self.curr_msg_data_type = [text], "bytes"
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.free()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.free()

    def free(self) -> None:
        self.is_full = False
        if self.freed is not None:
            self.freed()

    async def heard(self) -> bytes | None:
        """The next message; None when nobody is there any more."""
        if not self.queue.empty():
            await asyncio.sleep(0)  # whoever says much at once lets others speak in between
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    def tell(self, text: bytes) -> None:
        """Send a text, unless nobody is there to hear it."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(head(len(text)) + text)


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < 126:
        return struct.pack("!BB", TEXT, length)
    if length < 65536:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def short_text(data: bytes) -> bytes:
    """The text, where these bytes are one frame that is a whole, short one in ASCII; else nothing."""
    length = len(data) - 6
    if length < 1 or data[0] != TEXT or data[1] != 0x80 | length:  # longer ones have other heads
        return b""
    text = bytes(apply_mask(data[6:], data[2:6]))
    return text if text.isascii() else b""


def ends_whole(data: bytes) -> bool:
    """Whether bytes that begin with a frame end with one."""
    at = 0
    while at + 2 <= len(data):
        length, more = data[at + 1] & 0x7F, {126: 2, 127: 8}.get(data[at + 1] & 0x7F, 0)
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += 2 + more + (4 if data[at + 1] & 0x80 else 0) + length
    return at == len(data)


def wire_of(socket: WebSocket) -> Wire:
    """The wire that ends in this socket; to be asked for once, so that neither keeps the other."""
    found: Wire = socket.scope["extensions"].pop(EXTENSION)["wire"]
    return found
