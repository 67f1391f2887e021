"""Races that no client can produce reliably: two events at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

import mankai
from mankai.server.background import BackgroundTasks
from mankai.server.commands import Command, CommandHandlers
from mankai.server.lobby import Lobby
from mankai.server.log import reducer
from mankai.server.log.entries import Created, Entry, Holder, OptionChosen, Sitter
from mankai.server.log.eventlog import EventLog, EventRow
from mankai.server.metrics import Metrics
from mankai.server.protocol.client_messages import ClientMessage, Hint, Replace
from mankai.server.settings import Settings
from mankai.server.table.store import TableStore
from mankai.server.table.timers import TableTimers
from support.server.server_process import GAME


class Waiting:
    """A connected client, as far as a table sees it."""

    seq = 0
    client = "client"

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.viewer: Any = None

    def acknowledge(self, number: int) -> None:
        pass

    def send(self, content: bytes) -> None:
        self.told.append(content)


class Meddling(EventLog):
    """A log during whose writing something happens."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.meanwhile: Callable[[], None] = lambda: None

    async def append(self, rows: list[EventRow]) -> None:
        await super().append(rows)
        self.meanwhile()


@pytest.mark.parametrize(("comes", "kinds"), [(False, ["person", "bot"]), (True, ["person", "person"])])
def test_who_comes_back_while_a_computer_is_being_seated_plays_on(tmp_path: Path, comes: bool, kinds: list[str]) -> None:
    guest: Any = Waiting()

    async def replaced() -> list[str]:
        log = Meddling(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 100)
        acts = CommandHandlers(
            Settings(away_seconds=0.0), tables, TableTimers(tables, BackgroundTasks()), lambda address, has_bots: None
        )
        holders = [Holder([0], "hash"), Holder([1], "another")]
        begin = Created(
            GAME, [Sitter("person", "Ann"), Sitter("person", "Bob")], holders, "watch", {}, "1", rules=mankai.game(GAME).version
        )
        table = await tables.set_up(begin, "")
        if comes:
            guest.viewer = table.viewers[1]
            log.meanwhile = lambda: table.presence.connections[table.viewers[1]].add(guest)
        ann: Any = Waiting()
        await acts.execute(Command(table, table.viewers[0], Replace(1, 1), ann))
        log.close()
        return [sitter.kind for sitter in table.sitters]

    assert asyncio.run(replaced()) == kinds
    assert len(guest.told) == (3 if comes else 0), "the state, why not, and who sits where"


def test_everything_that_can_be_said_or_written_has_its_deed(tmp_path: Path) -> None:
    entries = set(get_args(Entry))
    assert set(reducer.REDUCERS) | {OptionChosen, Created} == entries

    async def known() -> set[type]:
        log = EventLog(tmp_path / "tables.sqlite")
        lobby = Lobby(Settings(workers=1), log, Metrics())
        found = {*lobby.commands.handlers, *lobby.common_handlers, Hint}
        await lobby.close()
        return found

    assert asyncio.run(known()) == set(get_args(ClientMessage))
