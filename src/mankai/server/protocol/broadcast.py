"""Broadcasts to the connections at a table, each according to its viewer.

Many connections are served in batches, so that other work gets its turn in between.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable

from mankai.server.net.connection import Connection
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import encode_json
from mankai.server.protocol.server_messages import ServerMessage
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer

BATCH = 25  # connections that are sent something before other work has its turn
BATCH_BYTES = 262_144  # bytes that are sent before other work has its turn
ENCODING = 10  # a state that is encoded anew counts as so many connections
COUNTING_PAUSE = 0.2  # seconds between the arrival or departure of a spectator and the broadcast of the new count
COUNTING_SHARE = 0.002  # seconds more for each connection


def send_to_all(table: GameTable, content: ServerMessage, only_players: bool = False) -> None:
    broadcast(
        table,
        encode_json(content),
        [viewer for viewer in table.presence.connections if viewer.first_seat >= 0 or not only_players],
    )


def broadcast(table: GameTable, text: bytes, viewers: list[Viewer]) -> None:
    """Send a message to the connections of these viewers: to players first, and to many in batches."""
    present = table.presence.connections
    connections = [connection for viewer in players_first(viewers) for connection in present[viewer]]
    players = sum([len(present[viewer]) for viewer in viewers if viewer.first_seat >= 0])
    is_short = len(connections) <= BATCH and not table.broadcasts
    first_batch = connections if is_short else connections[: min(players, BATCH)]
    for connection in first_batch:
        connection.send(text)
    if len(first_batch) < len(connections):
        table.broadcasts.append((text, connections[len(first_batch) :]))
        catch_up(table)


def players_first(viewers: Iterable[Viewer]) -> list[Viewer]:
    return sorted(viewers, key=lambda viewer: viewer.first_seat < 0)


def broadcast_players(table: GameTable) -> None:
    """Send everybody who sits where, and which of them are here."""
    send_to_all(table, payloads.players_message(table))


async def broadcast_watching(table: GameTable) -> None:
    """Send everybody the number of spectators, after a pause that grows with the number of connections."""
    try:
        await asyncio.sleep(COUNTING_PAUSE + COUNTING_SHARE * table.presence.connection_count)
    finally:
        table.watching_task = None
    send_to_all(table, payloads.watching(table))


def broadcast_state(table: GameTable) -> None:
    """Send the state to all connections that do not have it, then the reasons to those that are asked something."""
    late = stale_connections(table)
    players = [connection for connection in late if connection_viewer(connection).first_seat >= 0][:BATCH]
    send_states(table, players)
    if len(late) <= BATCH and not table.broadcasts:
        send_states(table, late[len(players) :], BATCH - len(players))
    if stale_connections(table):
        catch_up(table)


def stale_connections(table: GameTable) -> list[Connection]:
    """Return the connections that have not been sent the current state, players first."""
    connections = table.presence.connections
    return [one for viewer in players_first(connections) for one in connections[viewer] if one.seq != viewer.seq]


def connection_viewer(connection: Connection) -> Viewer:
    """Return the viewer of a connection that has entered."""
    assert connection.viewer is not None
    return connection.viewer


def send_states(table: GameTable, connections: list[Connection], most: float = math.inf) -> None:
    """Send connections the state, then the reasons: as many as take `most` units of work."""
    states: dict[tuple[int, int], bytes] = {}  # by viewer and last state sent: encoded once for all that share both
    count = 0
    while count < len(connections) and most > 0:
        connection = connections[count]
        viewer = connection_viewer(connection)
        key = id(viewer), connection.seq
        if key not in states:
            states[key] = payloads.state(table, viewer, connection.seq)
            most -= ENCODING
        connection.send(states[key])
        connection.seq = viewer.seq
        count, most = count + 1, most - cost(states[key])
    for connection in connections[:count]:
        send_reasons(table, connection)


def cost(text: bytes) -> float:
    """Return the units of work of sending a text, of which there are `BATCH` before other work has its turn."""
    return max(1.0, BATCH * len(text) / BATCH_BYTES)


def catch_up(table: GameTable) -> None:
    """Start the task that sends what is still to be sent, unless it runs already."""
    if table.catch_up_task is None:
        table.catch_up_task = asyncio.create_task(send_in_batches(table))


async def send_in_batches(table: GameTable) -> None:
    """Send the pending broadcasts and then the states, batch by batch, so that other work has its turn in between."""
    try:
        while True:
            await asyncio.sleep(0)
            if table.broadcasts:
                text, connections = table.broadcasts[0]
                most = math.ceil(BATCH / cost(text))
                for connection in connections[:most]:
                    connection.send(text)
                del connections[:most]
                if not connections:
                    table.broadcasts.popleft()
            elif late := stale_connections(table):
                send_states(table, late, BATCH)
            else:
                return
    finally:
        table.catch_up_task = None


def send_state(table: GameTable, connection: Connection) -> None:
    """Send one client the state, even if it has it already."""
    viewer = connection.viewer
    assert viewer is not None
    connection.send(payloads.state(table, viewer, connection.seq))
    connection.seq = viewer.seq
    send_reasons(table, connection)


def send_reasons(table: GameTable, connection: Connection) -> None:
    viewer = connection.viewer
    assert viewer is not None
    reasons = payloads.reasons(table, viewer)
    if reasons:
        connection.send(reasons)
