"""Chat at a table: it accepts and stores lines, and sends them to the viewers who may read them."""

from __future__ import annotations

import sqlite3

import structlog

from mankai.server import monotonic_clock
from mankai.server.errors import Refusal, clean_text
from mankai.server.log.entries import ChatLine
from mankai.server.log.eventlog import EventLog, MessageKey, is_repeat
from mankai.server.net.connection import Connection
from mankai.server.net.rate_limits import RateLimiter
from mankai.server.protocol.broadcast import broadcast
from mankai.server.protocol.client_messages import Chat, encode_json
from mankai.server.protocol.server_messages import ChatMessage
from mankai.server.settings import Settings
from mankai.server.table import permissions
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer

MOST_LINES = 1000  # most lines kept at one table
MOST_LINES_OF_ONE = 400  # most from one seat, or from all spectators together, so that nobody uses up the room of others
logger = structlog.get_logger()


class Conversation:
    """The chat of all tables.  Lines are stored beside the log of a table, since they are no part of the game."""

    def __init__(self, settings: Settings, log: EventLog) -> None:
        self.log = log
        self.chat_limiter = RateLimiter(settings.chat_burst, settings.chat_rate)

    async def post(self, table: GameTable, connection: Connection, viewer: Viewer, message: Chat) -> None:
        """Store a line and send it to the viewers who may read it.  A repeated message is only acknowledged."""
        text = clean_text(message.text, "a line of chat")
        if (message.notice is None) == (not text):
            raise Refusal("malformed", "a chat message has either a notice or a text")
        key = MessageKey(viewer.first_seat, connection.client, message.number)
        async with table.lock:
            if table.executed.has(key):
                connection.acknowledge(message.number)
                return
            if not self.chat_limiter.take(f"{table.name} {viewer.first_seat}" if viewer.first_seat >= 0 else connection.address):
                raise Refusal("flood", "too many lines at once: wait a moment", about="flood-chat")
            is_mine = [line.seat == (viewer.first_seat if viewer.first_seat >= 0 else None) for line in table.chat]
            if len(table.chat) >= MOST_LINES or sum(is_mine) >= MOST_LINES_OF_ONE:
                raise Refusal("not_possible", "everything has been said at this table", about="all-said")
            seat = viewer.first_seat if viewer.first_seat >= 0 else None
            line = ChatLine(len(table.chat), seat, message.notice or "", text, int(monotonic_clock.now()))
            try:
                await self.log.append_chat(table.name, line.number, key, encode_json(line))
            except sqlite3.Error as error:
                if is_repeat(error):
                    connection.acknowledge(message.number)
                    return
                logger.error("the log refused a line of chat", table=table.name, error=str(error))
                raise Refusal("broken", "this could not be written down, so it was not said", about="not-written") from None
            table.chat.append(line)
            table.executed.add(key)
            connection.acknowledge(message.number)
            broadcast_line(table, line)


def broadcast_line(table: GameTable, line: ChatLine) -> None:
    viewers = [viewer for viewer in table.presence.connections if permissions.can_hear(table, viewer, line)]
    broadcast(table, encode_json(chat_message([line])), viewers)


def chat_message(lines: list[ChatLine]) -> ChatMessage:
    return {"type": "chat", "lines": lines}


def send_chat(table: GameTable, connection: Connection) -> None:
    """Send a connection all lines that its viewer may read."""
    viewer = connection.viewer
    assert viewer is not None
    text = chat_for(table, viewer)
    if text:
        connection.send(text)


def chat_for(table: GameTable, viewer: Viewer) -> bytes:
    """Return all lines that a viewer may read, as one encoded message; empty if there are none."""
    lines = [line for line in table.chat if permissions.can_hear(table, viewer, line)]
    return encode_json(chat_message(lines)) if lines else b""


def send_chat_to_all(table: GameTable, late: bool) -> None:
    """Send all lines again, because the game is over for players (with `late`: for spectators) and they now see all of them."""
    for viewer in list(table.presence.connections):
        if (viewer.first_seat < 0 and (late or not table.spectators.delay)) or (viewer.first_seat >= 0 and not late):
            text = chat_for(table, viewer)
            if text:
                broadcast(table, text, [viewer])
