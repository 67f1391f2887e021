"""Broadcasts to the connections at a table, each according to its viewer.

Many connections are served in batches, so that other work gets its turn in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from mankai.server.net.connection import Connection
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import encode_json
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer

BATCH = 50  # connections that are sent something before other work has its turn
COUNTING_PAUSE = 0.2  # seconds between the arrival or departure of a spectator and the broadcast of the new count,
COUNTING_SHARE = 0.002  # and so many more for each connection


def send_to_all(table: GameTable, content: dict[str, Any], only_players: bool = False) -> None:
    broadcast(
        table,
        encode_json(content),
        [reader for reader in table.presence.connections if reader.first_seat >= 0 or not only_players],
    )


def broadcast(table: GameTable, text: bytes, readers: list[Viewer]) -> None:
    """Send a message to the connections of these viewers: to players first, and to many in batches."""
    present = table.presence.connections
    connections = [one for reader in players_first(readers) for one in present[reader]]
    players = sum([len(present[reader]) for reader in readers if reader.first_seat >= 0])
    is_short = len(connections) <= BATCH and not table.broadcasts
    now = connections if is_short else connections[: min(players, BATCH)]
    for connection in now:
        connection.send(text)
    if len(now) < len(connections):
        table.broadcasts.append((text, connections[len(now) :]))
        catch_up(table)


def players_first(readers: Iterable[Viewer]) -> list[Viewer]:
    return sorted(readers, key=lambda reader: reader.first_seat < 0)


def broadcast_players(table: GameTable) -> None:
    """Send everybody who sits where, and which of them are here."""
    send_to_all(table, payloads.players_message(table))


async def broadcast_watching(table: GameTable) -> None:
    """Send everybody the number of spectators, after a pause that grows with the number of connections, in batches."""
    try:
        everybody = table.presence.all_connections()
        await asyncio.sleep(COUNTING_PAUSE + COUNTING_SHARE * len(everybody))
    finally:
        table.watching_task = None
    text = encode_json(payloads.watching(table))
    for at, connection in enumerate(table.presence.all_connections(), 1):
        connection.send(text)
        if at % BATCH == 0:
            await asyncio.sleep(0)


def broadcast_state(table: GameTable) -> None:
    """Send the state to all connections that do not have it, then the reasons to those that are asked something."""
    late = stale_connections(table)
    players = [connection for connection in late if connection_viewer(connection).first_seat >= 0]
    now = late if len(late) <= BATCH and not table.broadcasts else players[:BATCH]
    send_states(table, now)
    if len(now) < len(late):
        catch_up(table)


def stale_connections(table: GameTable) -> list[Connection]:
    """Return the connections that have not been sent the current state, players first."""
    connections = table.presence.connections
    return [one for reader in players_first(connections) for one in connections[reader] if one.seq != reader.seq]


def connection_viewer(connection: Connection) -> Viewer:
    """Return the viewer of a connection that has entered."""
    assert connection.viewer is not None
    return connection.viewer


def send_states(table: GameTable, connections: list[Connection]) -> None:
    states: dict[tuple[int, int], bytes] = {}  # by viewer and last state sent: encoded once for all that share both
    for connection in connections:
        reader = connection_viewer(connection)
        key = id(reader), connection.seq
        if key not in states:
            states[key] = payloads.state(table, reader, connection.seq)
        connection.send(states[key])
        connection.seq = reader.seq
    for connection in connections:
        send_reasons(table, connection)


def catch_up(table: GameTable) -> None:
    """Start the task that sends what is still to be sent, unless it runs already."""
    if table.catch_up_task is None:
        table.catch_up_task = asyncio.create_task(tell_some_at_a_time(table))


async def tell_some_at_a_time(table: GameTable) -> None:
    """Send the pending broadcasts and then the states, batch by batch, so that other work has its turn in between."""
    try:
        while True:
            await asyncio.sleep(0)
            if table.broadcasts:
                text, connections = table.broadcasts[0]
                for connection in connections[:BATCH]:
                    connection.send(text)
                del connections[:BATCH]
                if not connections:
                    table.broadcasts.popleft()
            elif late := stale_connections(table)[:BATCH]:
                send_states(table, late)
            else:
                return
    finally:
        table.catch_up_task = None


def send_state(table: GameTable, connection: Connection) -> None:
    """Send one client the state, even if it has it already."""
    reader = connection.viewer
    assert reader is not None
    connection.send(payloads.state(table, reader, connection.seq))
    connection.seq = reader.seq
    send_reasons(table, connection)


def send_reasons(table: GameTable, connection: Connection) -> None:
    reader = connection.viewer
    assert reader is not None
    reasons = payloads.reasons(table, reader)
    if reasons:
        connection.send(reasons)
