"""The wires: WebSockets that bother the system no more than they must.

What is said to a client in one round of the event loop is sent in one piece, and nobody stops listening to a client whose
message is taken up at once.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathered:
    """A transport that keeps what is written, and the wish to read no more, until the round is over."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.parts: list[bytes] = []
        self.is_to_pause = self.is_paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(data)

    def flush(self) -> None:
        if self.parts:
            self.transport.write(b"".join(self.parts))
            self.parts = []

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


class Wire(WebSocketsSansIOProtocol):
    """One of them."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathered: Any = Gathered(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(gathered)
