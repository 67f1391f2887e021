"""Snapshots of long logs: a table that comes back from one is the table that its log tells; none is better than a wrong one."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mankai
from mankai.server import fold, rights, showing, snapshots
from mankai.server.entries import Agreed, Chosen, Conceded, Created, Entry, Holder, Redone, Rewound, Sitter, Wanted
from mankai.server.eventlog import EventLog, Key, Row
from mankai.server.fold import folded, happen, row_of
from mankai.server.gametable import GameTable
from mankai.server.messages import Clock
from mankai.server.metrics import Metrics
from mankai.server.tables import OFTEN, Tables
from server.serving import GAME


def begin(game: str, more: dict[str, Any]) -> Created:
    rules = mankai.game(game)
    sitters = [Sitter("person", f"P{seat}") for seat in range(rules.seats)]
    holders = [Holder([seat], f"secret{seat}") for seat in range(rules.seats)]
    return Created(game, sitters, holders, "watch", {}, "5", rules=rules.version, **more)


def next_entry(table: GameTable, dice: random.Random) -> Entry:
    """Something that could happen now: mostly an option, now and then anything else."""
    position = table.position
    kind = dice.random()
    if kind < 0.06 and len(table.line) > 5:
        return Rewound(table.line[-1][0], dice.randrange(len(table.created.options), len(table.line)), 0.5)
    if kind < 0.1 and table.undone and table.undone[-1]:
        return Redone(table.undone[-1][0][0], 0.25)
    if kind < 0.13:
        seats = [seat for holder in table.holders for seat in holder.seats]
        return Agreed(seats if dice.random() < 0.7 else seats[:1], dice.random() < 0.7)
    if position.is_over or table.given_up >= 0:
        return Rewound(0, max(len(table.created.options), len(table.line) - 9)) if table.line else Wanted([0])
    if kind < 0.135:
        return Conceded(position.seat, "greedy" if table.rules.seats > 2 and table.readers[position.seat].seats else "")
    return Chosen(position.seat, table.rules.spelled(dice.choice(position.options)), round(dice.random(), 3))


def story(game: str, seed: int, length: int, **more: Any) -> list[Row]:
    """The log of a table at which many things happen."""
    dice = random.Random(seed)
    created = begin(game, more)
    rows = [row_of("t", 0, created)]
    table = GameTable("t", begin(game, more))
    table.begin()
    for number in range(1, length):
        entry = next_entry(table, dice)
        key = Key(0, "client", number) if dice.random() < 0.5 else None
        rows.append(row_of("t", number, entry, key))
        happen(table, entry, key)
    return rows


def told(table: GameTable) -> list[Any]:
    """All that anybody can be told of a table, and what holds there."""
    found: list[Any] = []
    for reader in [*table.readers, *table.gallery.readers]:
        for since in (0, max(0, reader.seq - 7)):
            found.append(msgspec.json.decode(showing.state(table, reader, since)))
        found.append((reader.seats, reader.who, reader.eyes, reader.passed, showing.summary(table, reader)))
        found.append((rights.last_decision(table, reader), rights.foreign(table, reader), rights.can_redo(table, reader)))
    found.append((table.position, table.before, table.position.record, table.line, table.undone, table.done, table.number))
    found.append((table.sitters, table.holders, table.end, table.gallery.end, table.agreed, table.wants_rematch, table.changes))
    found.append(showing.outcome(table))
    if table.clocks is not None:
        found.append((table.clocks.left, table.clocks.seen, table.clocks.made, table.clocks.begun, table.clocks.thought))
    return [without_running(one) for one in found]


def without_running(content: Any) -> Any:
    """Only what does not depend on when one looks."""
    if isinstance(content, dict):
        return {name: without_running(value) for name, value in content.items() if name not in ("ran", "away_since")}
    return [without_running(one) for one in content] if isinstance(content, (list, tuple)) else content


@pytest.mark.parametrize(
    ("game", "more"),
    [(GAME, {}), (GAME, {"clock": Clock(1e6, free=0.2)}), ("oka/3", {}), (GAME, {"options": ["keep", "keep"]})],
    ids=["duel", "clock", "three", "played on"],
)
def test_a_table_from_a_snapshot_is_the_table_of_its_log(game: str, more: dict[str, Any]) -> None:
    if "options" in more:
        position = mankai.game(game).start({}, 5)
        more = {"options": [position.rules.spelled(position.options[-1])]}
    for seed in range(4):
        rows = story(game, seed, 220, **more)
        for cut in (40, 130, 219):
            body = snapshots.taken(folded("t", rows[:cut]))
            assert body
            again, whole = folded("t", rows, body), folded("t", rows)
            assert again.kept == cut, "it was used"
            assert told(again) == told(whole)
            dice = random.Random(seed)
            for _ in range(25):  # and both go on alike
                entry = next_entry(whole, dice)
                for table in (again, whole):
                    happen(table, msgspec.json.decode(msgspec.json.encode(entry), type=type(entry)))
            assert told(again) == told(whole)


def test_nothing_is_kept_while_spectators_are_to_be_told_something() -> None:
    table = folded("t", story(GAME, 1, 5))
    table.gallery.delay = 60.0
    happen(table, Chosen(table.position.seat, table.rules.spelled(table.position.options[0])), at=1.0)
    assert snapshots.taken(table) == b""


def damaged(body: bytes, how: str) -> bytes:
    snapshot = snapshots.read(zlib.decompress(body))
    if how == "another version":
        snapshot.version = "0.0.1"
    elif how == "another form":
        snapshot.format += 1
    elif how == "later than the log":
        snapshot.number = 10_000
    elif how == "impossible":
        snapshot.line[-1] = (0, 10**6)
    else:
        return {"no snapshot": b"nonsense", "cut": body[: len(body) // 2], "empty": zlib.compress(b"")}[how]
    return zlib.compress(snapshots.write(snapshot))


@pytest.mark.parametrize(
    "how", ["another version", "another form", "later than the log", "impossible", "no snapshot", "cut", "empty"]
)
def test_a_snapshot_that_does_not_fit_is_not_used(how: str) -> None:
    rows = story(GAME, 2, 90)
    body = damaged(snapshots.taken(folded("t", rows[:60])), how)
    again = folded("t", rows, body)
    assert again.kept == 0 and told(again) == told(folded("t", rows))


def test_a_long_log_comes_back_from_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[Entry] = []
    real = fold.happen

    def counted(table: GameTable, entry: Entry, *more: Any, **further: Any) -> None:
        happened.append(entry)
        real(table, entry, *more, **further)

    async def played() -> tuple[list[Any], list[Any], int, int]:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = Tables(log, Metrics(), lambda table: None, 10**6)
        table = await tables.set_up(begin(GAME, {}), "")
        dice = random.Random(3)
        while table.number < OFTEN + 100:
            await tables.commit(table, [next_entry(table, dice)])
        await asyncio.gather(*tables.remembering)
        before, name = told(table), table.name
        tables.forget(table)
        monkeypatch.setattr(fold, "happen", counted)
        again = await tables.find(name)
        first = len(happened)
        tables.forget(again)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other, other:
            other.execute("UPDATE snapshots SET body = body || x'00'")
        happened.clear()
        third = await tables.find(name)
        assert told(third) == before, "a damaged snapshot is not used"
        second = len(happened)
        await log.remove(name)
        assert await log.kept(name) == b"", "and goes with its table"
        log.close()
        return before, told(again), first, second

    before, after, from_snapshot, from_beginning = asyncio.run(played())
    assert before == after
    assert from_snapshot < 110 and from_beginning == OFTEN + 99
