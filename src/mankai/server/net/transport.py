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
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nobody has compiled them
    from websockets.utils import apply_mask

from mankai.server.net.fair_turns import FairTurns
from mankai.server.net.rate_limits import rate_limit_key

TEXT = 0x81  # the first byte of a frame that is a whole text
MOST_BUFFERED = 65536  # bytes
LARGE = 16384  # bytes of a text that is not copied to stand beside others: many may be told the same one
MOST_FRAMES = 64  # that may come in one read before a connection was let in
FRAMES_A_TURN = 25  # that are read as one unit of work
EXTENDED = {126: 2, 127: 8}  # by the length that a head says: bytes that say it instead
CLOSE = bytes([0x88, 2])  # the head of a frame that closes, with a code
FLOODED = 4429  # the code with which a connection is closed that sends too much
EXTENSION = "mankai"  # under which a wire is found in the scope of its connection


class BatchingTransport:
    """A transport that keeps what is written, and the wish to read no more, until the round is over."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.parts: list[bytes] = []
        self.size = 0
        self.should_pause = self.is_paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(data)
        self.size += len(data)
        if self.size > MOST_BUFFERED:
            self.flush()

    def flush(self) -> None:
        """Write what was gathered, unless the transport was closed meanwhile: then nobody is there to read it."""
        parts, self.parts, self.size = self.parts, [], 0
        if not self.transport.is_closing():
            for piece in join_small_parts(parts):
                self.transport.write(piece)

    def pause_reading(self) -> None:
        if not self.should_pause:
            self.should_pause = True
            self.loop.call_soon(self.pause)

    def pause(self) -> None:
        if self.should_pause and not self.is_paused and not self.transport.is_closing():
            self.is_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.should_pause = False
        if self.is_paused:
            self.is_paused = False
            self.transport.resume_reading()

    def close(self) -> None:
        self.flush()
        self.transport.close()


def join_small_parts(parts: list[bytes]) -> list[bytes]:
    """The same bytes in fewer parts: small ones are joined, large ones stay as they are."""
    found: list[bytes] = []
    small: list[bytes] = []
    for part in parts:
        if len(part) < LARGE:
            small.append(part)
            continue
        if small:
            found.append(b"".join(small))
            small = []
        found.append(part)
    return [*found, b"".join(small)] if small else found


class FrameCounter:
    """Counts the frames in bytes as they arrive, however these are cut, before anything else is done with them."""

    def __init__(self) -> None:
        self.left = 0  # bytes that are still to come of the frame under way
        self.head = b""  # the beginning of a frame whose length is not known yet

    @property
    def is_between_frames(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self.left and not self.head

    def count(self, data: bytes, most: int) -> int:
        """The frames that begin in these bytes; more than `most` are not counted to their end."""
        if self.left >= len(data):
            self.left -= len(data)
            return 0
        if self.head:
            data = self.head + data
        at, self.left = self.left, 0
        found = -1 if self.head else 0  # one was counted when its head began
        self.head = b""
        while at < len(data) and found <= most:
            found += 1
            if at + 2 > len(data):
                self.head = data[at:]
                return found
            second = data[at + 1]
            more = EXTENDED.get(second & 0x7F, 0)
            if at + 2 + more > len(data):
                self.head = data[at:]
                return found
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else second & 0x7F
            at += 2 + more + (4 if second & 0x80 else 0) + length
        self.left = max(0, at - len(data))
        return found


class InboundLimits(Protocol):
    """What may arrive over a wire."""

    most_frames: int  # at once

    def take(self, frames: int, size: int) -> bool:
        """Whether so many frames, of so many bytes, may arrive now."""
        ...


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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One of them.  It is opened and closed by ASGI; what is said in between goes through `receive_text` and `send_text`."""

    on_writable: Callable[[], None] | None = None  # called when it can take more, or nobody is there any more
    frame_counter: FrameCounter | None = None  # once the connection is a WebSocket
    limits: InboundLimits | None = None  # what may arrive; none before the connection was let in
    turns: FairTurns  # in which all but short texts are read
    held = b""  # of that, what has come already
    has_ended = False  # nothing more will come
    is_flooded = False  # too much arrived: nothing more is read
    is_write_paused = False  # whoever is there has yet to read what was sent

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        inbox: Any = Inbox(self.loop)
        self.queue = inbox
        gathered: Any = BatchingTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(gathered)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self.frame_counter = FrameCounter()

    def data_received(self, data: bytes) -> None:
        """A short text that came for itself, as nearly all do, is read at once; everything else is `websockets`' matter.

        Frames and bytes are counted first, whatever they are: what answers itself, and what is no message, costs time too.
        """
        if self.is_flooded:
            return
        text = b""
        if self.frame_counter is not None:
            if self.frame_counter.is_between_frames and self.conn.state is State.OPEN and not self.frames:
                text = short_text(data)
            most = self.limits.most_frames if self.limits is not None else MOST_FRAMES
            frames = 1 if text else self.frame_counter.count(data, most)
            if frames > most or (self.limits is not None and not self.limits.take(frames, len(data))):
                self.cut_off()
                return
        if self.frame_counter is None:  # the handshake, which came in turn
            super().data_received(data)
        elif self.held:
            self.held += data
        elif text:
            self.frames, self.curr_msg_data_type = [text], "bytes"
            self.send_receive_event_to_app()
        elif self.turns.take_now(cost := max(1.0, frames / FRAMES_A_TURN)):
            super().data_received(data)
        else:
            self.held = data
            self.turns.call(rate_limit_key(self.client[0] if self.client else ""), self.read_held, cost)

    def read_held(self) -> None:
        data, self.held = self.held, b""
        if data and not self.is_flooded and not self.disconnected:
            super().data_received(data)
        if self.has_ended and not self.transport.is_closing():
            self.transport.close()

    # uvicorn says that this returns nothing, and so closes the connection.
    def eof_received(self) -> bool:  # type: ignore[override]
        """Nothing more will come; whether the connection stays open, until what has come is read."""
        self.has_ended = bool(self.held)
        return self.has_ended

    def cut_off(self) -> None:
        """Close the connection of somebody who sends too much: nothing that they sent last is read."""
        self.is_flooded = True
        if not self.transport.is_closing():
            self.transport.write(CLOSE + struct.pack("!H", FLOODED))
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_write_paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.notify_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.notify_writable()

    def notify_writable(self) -> None:
        self.is_write_paused = False
        if self.on_writable is not None:
            self.on_writable()

    async def receive_text(self) -> bytes | None:
        """The next message; None when nobody is there any more."""
        if not self.queue.empty():
            await asyncio.sleep(0)  # whoever says much at once lets others speak in between
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    def send_text(self, text: bytes) -> None:
        """Send a text, unless nobody is there to hear it."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(frame_header(len(text)))
            self.transport.write(text)


def wires(turns: FairTurns) -> type[WebSocketProtocol]:
    """Wires that are read in these turns."""

    class WireInTurn(WebSocketProtocol):
        pass

    WireInTurn.turns = turns
    return WireInTurn


def frame_header(length: int) -> bytes:
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


def protocol_of(socket: WebSocket) -> WebSocketProtocol:
    """The wire that ends in this socket; to be asked for once, so that neither keeps the other."""
    found: WebSocketProtocol = socket.scope["extensions"].pop(EXTENSION)["wire"]
    return found
