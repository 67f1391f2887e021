"""A proxy that can drop all traffic of open WebSockets, like a network that a device has left: new connections work."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

LARGEST = 65536  # bytes at once


class LossyProxy:
    """Passes bytes on between browsers and a server."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.target = 0  # the port of the server
        self.wires: list[threading.Event] = []  # of every WebSocket: set when what goes over it is swallowed
        self.sockets: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.sockets += [near, far]
                is_deaf = threading.Event()
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.pump, args=(one, other, is_deaf), daemon=True).start()

    def pump(self, source: socket.socket, target: socket.socket, is_deaf: threading.Event) -> None:
        """Pass bytes on until the source is closed.  On a deaf connection not even the closing is passed on."""
        with suppress(OSError):
            while data := source.recv(LARGEST):
                if b"upgrade: websocket" in data.lower() and is_deaf not in self.wires:
                    self.wires.append(is_deaf)
                if not is_deaf.is_set():
                    target.sendall(data)
        if not is_deaf.is_set():
            with suppress(OSError):
                target.shutdown(socket.SHUT_WR)

    def swallow(self) -> None:
        """Drop everything on the WebSockets that are open now."""
        for one in self.wires:
            one.set()

    def close(self) -> None:
        self.listening.close()
        for one in self.sockets:
            one.close()
