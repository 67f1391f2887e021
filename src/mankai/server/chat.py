"""Chat: what people at a table say to each other, and who hears it."""

from __future__ import annotations

import sqlite3

import structlog

from mankai.server import rights, steady
from mankai.server.connection import Connection
from mankai.server.entries import Line
from mankai.server.eventlog import EventLog, Key, is_repeat
from mankai.server.gametable import GameTable
from mankai.server.limits import Buckets
from mankai.server.messages import Chat, written
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal, cleaned
from mankai.server.settings import Settings
from mankai.server.telling import broadcast

MOST_LINES = 1000  # at one table
MOST_LINES_OF_ONE = 400  # of one seat, or of all who watch: nobody takes the room of others
logger = structlog.get_logger()


class Conversation:
    """Lines are kept beside the log of a table: they are no part of the game."""

    def __init__(self, settings: Settings, log: EventLog) -> None:
        self.log = log
        self.chatter = Buckets(settings.chat_burst, settings.chat_rate)

    async def speak(self, table: GameTable, connection: Connection, reader: Reader, said: Chat) -> None:
        """Write a line down, unless that was done before, and tell it to all whom it is meant for."""
        text = cleaned(said.text, "a line of chat")
        if (said.notice is None) == (not text):
            raise Refusal("malformed", "a chat message has either a notice or a text")
        key = Key(reader.who, connection.client, said.number)
        async with table.lock:
            if table.done.has(key):
                connection.acknowledge(said.number)
                return
            if not self.chatter.take(f"{table.name} {reader.who}" if reader.who >= 0 else connection.address):
                raise Refusal("flood", "too many lines at once: wait a moment", about="flood-chat")
            is_mine = [line.seat == (reader.who if reader.who >= 0 else None) for line in table.chat]
            if len(table.chat) >= MOST_LINES or sum(is_mine) >= MOST_LINES_OF_ONE:
                raise Refusal("not_possible", "everything has been said at this table", about="all-said")
            seat = reader.who if reader.who >= 0 else None
            line = Line(len(table.chat), seat, said.notice or "", text, int(steady.now()))
            try:
                await self.log.speak(table.name, line.number, key, written(line))
            except sqlite3.Error as error:
                if is_repeat(error):
                    connection.acknowledge(said.number)
                    return
                logger.error("the log refused a line of chat", table=table.name, error=str(error))
                raise Refusal("broken", "this could not be written down, so it was not said", about="not-written") from None
            table.chat.append(line)
            table.done.note(key)
            connection.acknowledge(said.number)
            tell_line(table, line)


def tell_line(table: GameTable, line: Line) -> None:
    readers = [reader for reader in table.company.connections if rights.hears(table, reader, line)]
    broadcast(table, written({"type": "chat", "lines": [line]}), readers)


def tell_chat(table: GameTable, connection: Connection) -> None:
    """All that was said and is meant for this reader."""
    reader = connection.reader
    assert reader is not None
    text = chat_for(table, reader)
    if text:
        connection.offer(text)


def chat_for(table: GameTable, reader: Reader) -> bytes:
    """All that was said and is meant for a reader, as it is sent; empty where nothing was."""
    lines = [line for line in table.chat if rights.hears(table, reader, line)]
    return written({"type": "chat", "lines": lines}) if lines else b""


def tell_all_chat(table: GameTable, late: bool) -> None:
    """The game is over for players or, `late`, for spectators: from now on they hear each other."""
    for reader in list(table.company.connections):
        if (reader.who < 0 and (late or not table.gallery.delay)) or (reader.who >= 0 and not late):
            text = chat_for(table, reader)
            if text:
                broadcast(table, text, [reader])
