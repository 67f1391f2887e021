"""Rooms: tables of the same people, who are not away from one of them while they play at another."""

from __future__ import annotations

from mankai.server.protocol.broadcast import broadcast_players
from mankai.server.table.table import GameTable


class Rooms:
    """The tables in memory, by room."""

    def __init__(self) -> None:
        self.tables: dict[str, list[GameTable]] = {}

    def add(self, table: GameTable) -> None:
        if table.created.room:
            self.tables.setdefault(table.created.room, []).append(table)
            self.update_busy_elsewhere(table)

    def remove(self, table: GameTable) -> None:
        """Remove a table that leaves memory.  Nobody is at it any more."""
        if table.created.room:
            self.tables[table.created.room].remove(table)
            self.broadcast_presence(table)
            if not self.tables[table.created.room]:
                del self.tables[table.created.room]

    def others(self, table: GameTable) -> list[GameTable]:
        """Return the other tables of the same room that are in memory: nobody can be at any other."""
        return [other for other in self.tables.get(table.created.room, []) if other is not table]

    def update_busy_elsewhere(self, table: GameTable) -> bool:
        """Note who plays at another table of the room, and so is not away from this one.  Returns whether that is new."""
        busy = {secret for other in self.others(table) for secret in secrets_at_play(other)}
        seats = [(seat, holder.secret in busy) for holder in table.holders for seat in holder.seats]
        return any([table.presence.note_elsewhere(seat, is_elsewhere) for seat, is_elsewhere in seats])

    def broadcast_presence(self, table: GameTable) -> None:
        """Inform the other tables of a room that somebody has come to this one or left it, or that its game is over."""
        for other in self.others(table):
            if self.update_busy_elsewhere(other):
                broadcast_players(other)


def secrets_at_play(table: GameTable) -> list[str]:
    """Return the hashed secrets of the people who are at a table whose game goes on."""
    if table.is_over:
        return []
    present = [holder for holder, viewer in zip(table.holders, table.viewers, strict=True) if table.presence.connections[viewer]]
    return [holder.secret for holder in present if holder.secret and holder.seats]
