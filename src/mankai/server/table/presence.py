"""Presence at a table: the connections of each viewer, and since when the people of other seats have been away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mankai.server import monotonic_clock
from mankai.server.table.viewer import Viewer

if TYPE_CHECKING:
    from mankai.server.net.connection import Connection


class Presence:
    """The people at a table now.  None of this is in the log: after a restart nobody is connected yet."""

    def __init__(self, viewers: list[Viewer]) -> None:
        self.connections: dict[Viewer, set[Connection]] = {viewer: set() for viewer in viewers}
        self.tracking_since = monotonic_clock.now()  # nothing is known of the time before
        self.away_since: dict[int, float] = {}  # by seat; a seat that is missing counts from `tracking_since`
        self.visited: set[int] = set()  # seats whose people have been here
        self.elsewhere: set[int] = set()  # seats whose people play at another table of the same room now
        self.arrived: set[int] = set()  # seats whose people have been here, or have decided something
        self.always_ask: set[Viewer] = set()  # viewers who want to be asked even if they have nothing to answer with

    def is_here(self, seat: int) -> bool:
        return any([seat in viewer.seats and bool(connections) for viewer, connections in self.connections.items()])

    @property
    def connection_count(self) -> int:
        return sum([len(connections) for connections in self.connections.values()])

    def is_empty(self) -> bool:
        return not any(self.connections.values())

    def left_at(self, seat: int) -> float | None:
        """Return since when a seat has been left, or `None` if its person is here or at another table of the room."""
        if self.is_here(seat) or seat in self.elsewhere:
            return None
        return self.away_since.get(seat, self.tracking_since)

    def absence(self, seat: int) -> float:
        """Return for how many seconds a person has been away, as far as this server knows."""
        since = self.left_at(seat)
        return 0.0 if since is None else monotonic_clock.now() - since

    def expect(self, seat: int) -> None:
        """Start to wait for the person who has just taken a seat, unless they are here."""
        if not self.is_here(seat):
            self.away_since[seat] = int(monotonic_clock.now())

    def note_elsewhere(self, seat: int, is_elsewhere: bool) -> bool:
        """Note whether a person plays at another table of the room; if not, wait for them here.  Returns whether that is new."""
        if is_elsewhere == (seat in self.elsewhere):
            return False
        if is_elsewhere:
            self.elsewhere.add(seat)
        else:
            self.elsewhere.discard(seat)
            self.expect(seat)
        return True

    def absence_on_return(self, seat: int) -> float:
        """Return for how many seconds a person who comes back now was away; 0 if they were never here, or are here."""
        return self.absence(seat) if seat in self.visited else 0.0

    def has(self, connection: Connection) -> bool:
        return connection.viewer is not None and connection in self.connections.get(connection.viewer, set())

    def enter(self, connection: Connection, viewer: Viewer) -> None:
        self.connections[viewer].add(connection)
        connection.viewer = viewer
        self.visited.update(viewer.seats)
        for seat in viewer.seats:
            self.away_since.pop(seat, None)

    def leave(self, connection: Connection, viewer: Viewer) -> bool:
        """Remove a connection.  Returns whether nobody is left at the viewer's seats."""
        self.connections[viewer].discard(connection)
        is_left_alone = bool(viewer.seats) and not self.connections[viewer]
        if is_left_alone:
            self.away_since.update({seat: int(monotonic_clock.now()) for seat in viewer.seats})
        return is_left_alone

    def switch_viewer(self, connection: Connection, viewer: Viewer) -> None:
        """Let a connection see the table as `viewer`, from the beginning."""
        if connection.viewer is not None:
            self.connections[connection.viewer].discard(connection)
        self.connections[viewer].add(connection)
        connection.viewer, connection.seq = viewer, 0

    def set_viewers(self, viewers: list[Viewer], outside: Viewer) -> None:
        """Replace the set of viewers.  Connections of removed viewers fall back to `outside`, the public view."""
        for viewer in [one for one in self.connections if one not in viewers]:
            for connection in list(self.connections[viewer]):
                self.connections[outside].add(connection)
                connection.viewer, connection.seq = outside, 0
            del self.connections[viewer]
        for viewer in viewers:
            self.connections.setdefault(viewer, set())
