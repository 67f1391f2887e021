"""What no client can bring about for sure: two things at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

import mankai
from mankai.server import fold
from mankai.server.acts import Acts, Demand
from mankai.server.entries import Chosen, Created, Entry, Holder, Sitter
from mankai.server.errands import Errands
from mankai.server.eventlog import EventLog, Row
from mankai.server.hall import Hall
from mankai.server.messages import Hint, Replace, Said
from mankai.server.metrics import Metrics
from mankai.server.settings import Settings
from mankai.server.tables import Tables
from mankai.server.timekeeper import Timekeeper
from server.serving import GAME


class Waiting:
    """Somebody who is connected, as far as a table sees it."""

    seq = 0
    client = "client"

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.reader: Any = None

    def acknowledge(self, number: int) -> None:
        pass

    def offer(self, content: bytes) -> None:
        self.told.append(content)


class Meddling(EventLog):
    """A log during whose writing something happens."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.meanwhile: Callable[[], None] = lambda: None

    async def append(self, rows: list[Row]) -> None:
        await super().append(rows)
        self.meanwhile()


@pytest.mark.parametrize(("comes", "kinds"), [(False, ["person", "bot"]), (True, ["person", "person"])])
def test_who_comes_back_while_a_computer_is_being_seated_plays_on(tmp_path: Path, comes: bool, kinds: list[str]) -> None:
    guest: Any = Waiting()

    async def replaced() -> list[str]:
        log = Meddling(tmp_path / "tables.sqlite")
        tables = Tables(log, Metrics(), lambda table: None, 100)
        acts = Acts(Settings(away_seconds=0.0), tables, Timekeeper(tables, Errands()), lambda address, has_bots: None)
        holders = [Holder([0], "hash"), Holder([1], "another")]
        begin = Created(
            GAME, [Sitter("person", "Ann"), Sitter("person", "Bob")], holders, "watch", {}, "1", rules=mankai.game(GAME).version
        )
        table = await tables.set_up(begin, "")
        if comes:
            guest.reader = table.readers[1]
            log.meanwhile = lambda: table.company.connections[table.readers[1]].add(guest)
        ann: Any = Waiting()
        await acts.do(Demand(table, table.readers[0], Replace(1, 1), ann))
        log.close()
        return [sitter.kind for sitter in table.sitters]

    assert asyncio.run(replaced()) == kinds
    assert len(guest.told) == (3 if comes else 0), "the state, why not, and who sits where"


def test_everything_that_can_be_said_or_written_has_its_deed(tmp_path: Path) -> None:
    entries = set(get_args(Entry))
    assert set(fold.DEEDS) | {Chosen, Created} == entries

    async def known() -> set[type]:
        log = EventLog(tmp_path / "tables.sqlite")
        hall = Hall(Settings(workers=1), log, Metrics())
        found = {*hall.acts.deeds, *hall.for_everybody, Hint}
        await hall.close()
        return found

    assert asyncio.run(known()) == set(get_args(Said))
