"""The company at a table: who is connected to it now, through whose eyes, and since when others are away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mankai.server import steady
from mankai.server.reader import Reader

if TYPE_CHECKING:
    from mankai.server.connection import Connection


class Company:
    """Nothing of it is in the log: after a restart everybody has yet to come."""

    def __init__(self, readers: list[Reader]) -> None:
        self.connections: dict[Reader, set[Connection]] = {reader: set() for reader in readers}
        self.away_since: dict[int, float] = {}  # by seat
        self.began = steady.now()  # to be watched over
        self.asks: set[Reader] = set()  # who want to be asked also where there is nothing to answer with

    def is_here(self, seat: int) -> bool:
        return any([seat in reader.seats and bool(connections) for reader, connections in self.connections.items()])

    def everybody(self) -> list[Connection]:
        return [connection for connections in self.connections.values() for connection in connections]

    def is_empty(self) -> bool:
        return not any(self.connections.values())

    def absence(self, seat: int) -> float:
        """For how many seconds a person has been away, as far as this server knows."""
        return 0.0 if self.is_here(seat) else steady.now() - self.away_since.get(seat, self.began)

    def has(self, connection: Connection) -> bool:
        return connection.reader is not None and connection in self.connections.get(connection.reader, set())

    def enter(self, connection: Connection, reader: Reader) -> None:
        self.connections[reader].add(connection)
        connection.reader = reader
        for seat in reader.seats:
            self.away_since.pop(seat, None)

    def leave(self, connection: Connection, reader: Reader) -> bool:
        """Whether that leaves a seat alone."""
        self.connections[reader].discard(connection)
        is_left_alone = bool(reader.seats) and not self.connections[reader]
        if is_left_alone:
            self.away_since.update({seat: int(steady.now()) for seat in reader.seats})
        return is_left_alone

    def look(self, connection: Connection, reader: Reader) -> None:
        """Through other eyes, from the beginning on."""
        if connection.reader is not None:
            self.connections[connection.reader].discard(connection)
        self.connections[reader].add(connection)
        connection.reader, connection.seq = reader, 0

    def fit(self, readers: list[Reader], outside: Reader) -> None:
        """These are the readers now; who has looked through eyes that are closed sees what everybody does."""
        for reader in [one for one in self.connections if one not in readers]:
            for connection in list(self.connections[reader]):
                self.connections[outside].add(connection)
                connection.reader, connection.seq = outside, 0
            del self.connections[reader]
        for reader in readers:
            self.connections.setdefault(reader, set())
