"""The WebSocket transport, with few system calls.

Everything sent to a client in one iteration of the event loop is written in one piece, and reading is not paused for a message
that is taken up at once.  Messages go between transport and connection without ASGI, whose work per message costs more than
handling most messages.
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
except ImportError:  # the C extension is not compiled
    from websockets.utils import apply_mask

from mankai.server.net.fair_turns import FairTurns
from mankai.server.net.rate_limits import rate_limit_key

TEXT = 0x81  # the first byte of a frame that is a whole text
MOST_BUFFERED = 65536  # bytes
LARGE = 16384  # bytes from which a part is not copied to join it with others: the same text may go to many clients
MOST_FRAMES = 64  # most frames in one read, before the connection has limits of its own
FRAMES_A_TURN = 25  # frames that are read as one unit of work
EXTENDED = {126: 2, 127: 8}  # a length in the second byte of a frame, and the number of bytes after it that hold the real length
CLOSE = bytes([0x88, 2])  # the header of a close frame with a code
FLOODED = 4429  # the close code for a client that sends too much
EXTENSION = "mankai"  # the key in the ASGI scope under which the protocol is found


class BatchingTransport:
    """A transport that delays writes, and requests to pause reading, until the end of the event loop's iteration."""

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
        """Write the gathered parts, unless the transport was closed meanwhile."""
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
    """Return the same bytes in fewer parts: small ones are joined, large ones stay as they are."""
    joined: list[bytes] = []
    small: list[bytes] = []
    for part in parts:
        if len(part) < LARGE:
            small.append(part)
            continue
        if small:
            joined.append(b"".join(small))
            small = []
        joined.append(part)
    return [*joined, b"".join(small)] if small else joined


class FrameCounter:
    """A counter of the frames in arriving bytes, however these are cut.  It runs before anything else reads them."""

    def __init__(self) -> None:
        self.bytes_left = 0  # bytes of the current frame that have not come yet
        self.unfinished_header = b""  # the beginning of a frame whose length is not known yet

    @property
    def is_between_frames(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self.bytes_left and not self.unfinished_header

    def count(self, data: bytes, most: int) -> int:
        """Return how many frames begin in these bytes.  Stop counting beyond `most`."""
        if self.bytes_left >= len(data):
            self.bytes_left -= len(data)
            return 0
        if self.unfinished_header:
            data = self.unfinished_header + data
        position, self.bytes_left = self.bytes_left, 0
        frames = -1 if self.unfinished_header else 0  # the unfinished frame was counted when its head began
        self.unfinished_header = b""
        while position < len(data) and frames <= most:
            frames += 1
            if position + 2 > len(data):
                self.unfinished_header = data[position:]
                return frames
            length_byte = data[position + 1]
            length_bytes = EXTENDED.get(length_byte & 0x7F, 0)
            if position + 2 + length_bytes > len(data):
                self.unfinished_header = data[position:]
                return frames
            extended = data[position + 2 : position + 2 + length_bytes]
            length = int.from_bytes(extended, "big") if length_bytes else length_byte & 0x7F
            position += 2 + length_bytes + (4 if length_byte & 0x80 else 0) + length  # a mask has four bytes
        self.bytes_left = max(0, position - len(data))
        return frames


class InboundLimits(Protocol):
    """The inbound limits of a connection."""

    most_frames: int  # most frames in one read

    def take(self, frames: int, size: int) -> bool:
        """Whether so many frames, with `size` bytes in all, may arrive now."""
        ...


class Inbox:
    """The messages that have arrived and are not taken yet.  It replaces uvicorn's `asyncio.Queue`, for a single listener."""

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
    """One WebSocket.  ASGI opens and closes it; messages in between go through `receive_text` and `send_text`."""

    on_writable: Callable[[], None] | None = None  # called when the transport can take more, or the client is gone
    frame_counter: FrameCounter | None = None  # once the connection is a WebSocket
    limits: InboundLimits | None = None  # None until the connection is admitted
    turns: FairTurns  # the turns in which everything but short texts is read
    held = b""  # bytes that wait for such a turn
    has_ended = False  # the client has ended its side while bytes are held
    is_flooded = False  # too much arrived: nothing more is read
    is_write_paused = False  # the client has yet to read what was sent

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        inbox: Any = Inbox(self.loop)
        self.queue = inbox
        batching_transport: Any = BatchingTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(batching_transport)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self.frame_counter = FrameCounter()

    def data_received(self, data: bytes) -> None:
        """Read arriving bytes.  A short text that came alone, as nearly all do, is read at once; `websockets` reads the rest.

        All frames and bytes are counted first: control frames and malformed ones cost time too.
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
        if self.frame_counter is None:  # the handshake, which the HTTP protocol has read in its turn
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

    # In uvicorn this returns None, which closes the connection.
    def eof_received(self) -> bool:  # type: ignore[override]
        """Note that nothing more will come.  Return whether the connection stays open, because held bytes are not read yet."""
        self.has_ended = bool(self.held)
        return self.has_ended

    def cut_off(self) -> None:
        """Close the connection of a client that sends too much.  The bytes that came last are not read."""
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
        self.conn.parser.close()  # it refers to `conn` and back: only the garbage collector would free the two
        self.notify_writable()

    def notify_writable(self) -> None:
        self.is_write_paused = False
        if self.on_writable is not None:
            self.on_writable()

    async def receive_text(self) -> bytes | None:
        """Return the next message; None if the client is gone."""
        if not self.queue.empty():
            await asyncio.sleep(0)  # a client that sends much at once lets others in between
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    def send_text(self, text: bytes) -> None:
        """Send a text, unless the connection is closed or closing."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(frame_header(len(text)))
            self.transport.write(text)


def websocket_protocol_in_turns(turns: FairTurns) -> type[WebSocketProtocol]:
    """Return a protocol class whose connections are read in these turns."""

    class FairWebSocketProtocol(WebSocketProtocol):
        pass

    FairWebSocketProtocol.turns = turns
    return FairWebSocketProtocol


def frame_header(length: int) -> bytes:
    """Return the frame header of a text of `length` bytes."""
    if length < 126:
        return struct.pack("!BB", TEXT, length)
    if length < 65536:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def short_text(data: bytes) -> bytes:
    """Return the text, if these bytes are exactly one masked frame with a whole, short text in ASCII; empty otherwise."""
    length = len(data) - 6
    if length < 1 or data[0] != TEXT or data[1] != 0x80 | length:  # longer texts have another header
        return b""
    text = bytes(apply_mask(data[6:], data[2:6]))
    return text if text.isascii() else b""


def protocol_of(socket: WebSocket) -> WebSocketProtocol:
    """Return the protocol of this socket and remove it from the scope, so that no reference cycle is left."""
    protocol: WebSocketProtocol = socket.scope["extensions"].pop(EXTENSION)["wire"]
    return protocol
