"""The wires: WebSockets that send at once all that is said to a client in one round of the event loop."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathered:
    """A transport that keeps what is written until the round is over: an acknowledgement and the state go in one piece."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.parts: list[bytes] = []

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

    def close(self) -> None:
        self.flush()
        self.transport.close()


class Wire(WebSocketsSansIOProtocol):
    """One of them."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathered: Any = Gathered(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(gathered)
