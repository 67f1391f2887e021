"""What those who are at a table are told, each as the reader they are."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
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
    broadcast(table, written(content), [reader for reader in table.company.connections if reader.who >= 0 or not only_players])


def broadcast(table: GameTable, text: bytes, readers: list[Reader]) -> None:
    """Send a message to all who see through these eyes: to many some at a time, and to those who play first."""
    present = table.company.connections
    connections = [one for reader in players_first(readers) for one in present[reader]]
    players = sum([len(present[reader]) for reader in readers if reader.who >= 0])
    is_short = len(connections) <= AT_ONCE and not table.broadcasts
    now = connections if is_short else connections[: min(players, AT_ONCE)]
    for connection in now:
        connection.offer(text)
    if len(now) < len(connections):
        table.broadcasts.append((text, connections[len(now) :]))
        catch_up(table)


def players_first(readers: Iterable[Reader]) -> list[Reader]:
    return sorted(readers, key=lambda reader: reader.who < 0)


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
    late = stale(table)
    players = [connection for connection in late if seen_by(connection).who >= 0]
    now = late if len(late) <= AT_ONCE and not table.broadcasts else players[:AT_ONCE]
    show_each(table, now)
    if len(now) < len(late):
        catch_up(table)


def stale(table: GameTable) -> list[Connection]:
    """The connections that have not seen how it stands, of players first."""
    connections = table.company.connections
    return [one for reader in players_first(connections) for one in connections[reader] if one.seq != reader.seq]


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


def catch_up(table: GameTable) -> None:
    """Let everybody be told in a moment what they were not told yet."""
    if table.catching_up is None:
        table.catching_up = asyncio.create_task(tell_some_at_a_time(table))


async def tell_some_at_a_time(table: GameTable) -> None:
    """Tell many what is to be told, and then show them how it stands, so that others have their turn in between."""
    try:
        while True:
            await asyncio.sleep(0)
            if table.broadcasts:
                text, connections = table.broadcasts[0]
                for connection in connections[:AT_ONCE]:
                    connection.offer(text)
                del connections[:AT_ONCE]
                if not connections:
                    table.broadcasts.popleft()
            elif late := stale(table)[:AT_ONCE]:
                show_each(table, late)
            else:
                return
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
