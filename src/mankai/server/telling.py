"""What those who are at a table are told, each as the reader they are."""

from __future__ import annotations

from typing import Any

from mankai.server import showing
from mankai.server.connection import Connection
from mankai.server.gametable import GameTable
from mankai.server.messages import written


def tell(table: GameTable, content: dict[str, Any], only_players: bool = False) -> None:
    text = written(content)
    for reader, connections in table.company.connections.items():
        if reader.who >= 0 or not only_players:
            for connection in list(connections):
                connection.offer(text)


def tell_players(table: GameTable) -> None:
    """Everybody learns who sits where, and who of them is here."""
    tell(table, {"type": "players", "players": showing.players(table)})


def show(table: GameTable) -> None:
    """Everybody who has not seen how it stands is shown it; then whoever is asked something, why they cannot do all else."""
    fresh: list[Connection] = []
    for reader, connections in table.company.connections.items():
        states: dict[int, bytes] = {}  # by what was seen last: made once for all who look through the same eyes
        for connection in connections:
            if connection.seq != reader.seq:
                if connection.seq not in states:
                    states[connection.seq] = showing.state(table, reader, connection.seq)
                connection.offer(states[connection.seq])
                connection.seq = reader.seq
                fresh.append(connection)
    for connection in fresh:
        tell_reasons(table, connection)


def show_to(table: GameTable, connection: Connection) -> None:
    """One client is shown how it stands, whether it has seen it or not."""
    reader = connection.reader
    assert reader is not None
    connection.offer(showing.state(table, reader, connection.seq))
    connection.seq = reader.seq
    tell_reasons(table, connection)


def tell_reasons(table: GameTable, connection: Connection) -> None:
    reader = connection.reader
    assert reader is not None
    reasons = showing.reasons(table, reader)
    if reasons:
        connection.offer(reasons)
