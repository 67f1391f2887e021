"""The doorkeeper: who may open how many connections, and for how long they may say nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from mankai.server.limits import Places, subscriber
from mankai.server.settings import Settings


def doorkeeper(settings: Settings) -> type[H11Protocol]:
    """A protocol that turns away whom these settings turn away, before anything is read.

    WebSockets have places of their own: a connection that becomes one gives its place here back.
    """
    places = Places(settings.connections, settings.connections_per_address)

    class Guarded(H11Protocol):
        address: str | None = None
        patience: asyncio.TimerHandle | None = None

        # uvicorn narrows this argument too, and says so in the same way.
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = subscriber(self.client[0] if self.client else "")
            if places.take(address):
                self.address = address
                self.patience = self.loop.call_later(settings.hello_seconds, transport.abort)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.address is not None:
                super().data_received(data)
                if self.cycle is not None:  # a whole request has come
                    self.be_patient()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.give_back()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self.give_back()
            super().handle_websocket_upgrade(event)

        def give_back(self) -> None:
            self.be_patient()
            if self.address is not None:
                places.give_back(self.address)
                self.address = None

        def be_patient(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

    return Guarded
