"""HTTP connection limits: number in all and per address, header and body timeouts, response timeout."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mankai.server.net.fair_turns import FairTurns
from mankai.server.net.proxies import Proxies
from mankai.server.net.rate_limits import AddressSlots, rate_limit_key
from mankai.server.settings import Settings

LINES_A_TURN = 200  # lines of a request that are read as one unit of work
REQUEST_COST = 2.0  # units of a request at least: it is read, and then answered or made a WebSocket


def limited_http_protocol(settings: Settings, turns: FairTurns) -> type[H11Protocol]:
    """Return a protocol class that drops connections beyond the limits before reading, and reads the others in fair turns.

    WebSockets are counted elsewhere: a connection that becomes one gives its slot here back.
    """
    slots = AddressSlots(settings.connections, settings.connections_per_address)
    proxies = Proxies(settings.trusted_proxies)

    class Guarded(H11Protocol):
        address: str | None = None
        patience: asyncio.TimerHandle | None = None  # the timeout for the rest of a request, or for its response
        waited_for: Any = None  # the request whose body has not come completely
        held = b""  # bytes that wait for the turn of their address

        # uvicorn narrows this argument too, and says so in the same way.
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            peer = self.client[0] if self.client else ""
            address = rate_limit_key(peer)
            if slots.acquire(address, proxies.is_trusted(peer)):
                self.address = address
                self.wait(settings.hello_seconds)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.address is None:
                return
            if self.held:
                self.held += data
            elif turns.take_now(cost := max(REQUEST_COST, data.count(b"\n") / LINES_A_TURN)):
                self.read(data)
            else:
                self.held = data
                self.transport.pause_reading()
                turns.call(self.address, self.read_held, cost)

        def read_held(self) -> None:
            data, self.held = self.held, b""
            if self.address is not None and not self.transport.is_closing():
                if not self.flow.read_paused:
                    self.transport.resume_reading()
                self.read(data)

        def read(self, data: bytes) -> None:
            if self.patience is None:  # another request begins on a connection that was kept alive
                self.wait(settings.hello_seconds)
            try:
                super().data_received(data)
            except h11.LocalProtocolError:  # nonsense came in the middle of a response
                self.transport.abort()
            self.look()

        def look(self) -> None:
            """Start the timeout of the body or the response.  The timeout of a body is not renewed until all of it has come."""
            cycle: Any = self.cycle  # None before the first request, whatever its type says
            if self.address is None or cycle is None or cycle.response_complete:
                return
            if not cycle.more_body:
                self.wait(settings.answer_seconds)
            elif self.waited_for is not cycle:
                self.waited_for = cycle
                self.wait(settings.body_seconds)

        def on_response_complete(self) -> None:
            self.be_patient()
            super().on_response_complete()
            self.look()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.give_back()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self.give_back()
            super().handle_websocket_upgrade(event)

        def give_back(self) -> None:
            self.be_patient()
            if self.address is not None:
                slots.release(self.address)
                self.address = None

        def wait(self, seconds: float) -> None:
            self.be_patient()
            self.patience = self.loop.call_later(seconds, self.transport.abort)

        def be_patient(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

    return Guarded
