"""What those who are at a table are told, each as the reader they are."""

from __future__ import annotations

import asyncio
from typing import Any

from mankai.server import showing
from mankai.server.connection import Connection
from mankai.server.gametable import GameTable
from mankai.server.messages import written
from mankai.server.reader import Reader

AT_ONCE = 50  # connections that are told something before others have their turn
COUNTING_PAUSE = 0.2  # seconds after somebody has come or gone, before all are told how many look on,
COUNTING_SHARE = 0.002  # and so many more for each who is to be told


def tell(table: GameTable, content: dict[str, Any], only_players: bool = False) -> None:
    text = written(content)
    for reader, connections in table.company.connections.items():
        if reader.who >= 0 or not only_players:
            for connection in list(connections):
                connection.offer(text)


def tell_players(table: GameTable) -> None:
    """Everybody learns who sits where, and who of them is here."""
    tell(table, showing.seats(table))


async def tell_watching(table: GameTable) -> None:
    """In a moment everybody learns how many look on; the more there are, the later, and some at a time."""
    try:
        everybody = table.company.everybody()
        await asyncio.sleep(COUNTING_PAUSE + COUNTING_SHARE * len(everybody))
    finally:
        table.counting = None
    text = written(showing.watching(table))
    for at, connection in enumerate(table.company.everybody(), 1):
        connection.offer(text)
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)


def show(table: GameTable) -> None:
    """Everybody who has not seen how it stands is shown it; then whoever is asked something, why they cannot do all else."""
    players = [connection for connection in stale(table) if seen_by(connection).who >= 0]
    spectators = [connection for connection in stale(table) if seen_by(connection).who < 0]
    show_each(table, players if len(spectators) > AT_ONCE else players + spectators)
    if len(spectators) > AT_ONCE and table.catching_up is None:
        table.catching_up = asyncio.create_task(show_some_at_a_time(table))


def stale(table: GameTable) -> list[Connection]:
    """The connections that have not seen how it stands."""
    return [one for reader, those in table.company.connections.items() for one in those if one.seq != reader.seq]


def seen_by(connection: Connection) -> Reader:
    """The eyes through which a connection sees."""
    assert connection.reader is not None
    return connection.reader


def show_each(table: GameTable, connections: list[Connection]) -> None:
    states: dict[tuple[int, int], bytes] = {}  # by eyes and what was seen last: made once for all who share both
    for connection in connections:
        reader = seen_by(connection)
        key = id(reader), connection.seq
        if key not in states:
            states[key] = showing.state(table, reader, connection.seq)
        connection.offer(states[key])
        connection.seq = reader.seq
    for connection in connections:
        tell_reasons(table, connection)


async def show_some_at_a_time(table: GameTable) -> None:
    """Show many spectators how it stands, so that others have their turn in between, until all have seen it."""
    try:
        while late := stale(table)[:AT_ONCE]:
            show_each(table, late)
            await asyncio.sleep(0)
    finally:
        table.catching_up = None


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
