"""Snapshots of long logs: a table restored from one equals the table of its log; a bad snapshot is ignored."""

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
from mankai.server.log import reducer, snapshots
from mankai.server.log.entries import (
    Conceded,
    Created,
    Entry,
    HandsAgreed,
    Holder,
    OptionChosen,
    Redone,
    RematchWanted,
    Rewound,
    Sitter,
)
from mankai.server.log.eventlog import EventLog, EventRow, MessageKey, row_of
from mankai.server.log.reducer import apply, replay
from mankai.server.metrics import Metrics
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import Clock
from mankai.server.table import permissions
from mankai.server.table.changes import decisions, undo
from mankai.server.table.store import SNAPSHOT_INTERVAL, TableStore
from mankai.server.table.table import GameTable
from support.server.server_process import GAME


def begin(game: str, more: dict[str, Any]) -> Created:
    rules = mankai.game(game)
    sitters = [Sitter("person", f"P{seat}") for seat in range(rules.seats)]
    holders = [Holder([seat], f"secret{seat}") for seat in range(rules.seats)]
    return Created(game, sitters, holders, "watch", {}, "5", rules=rules.version, **more)


def next_entry(table: GameTable, dice: random.Random) -> Entry:
    """A possible next entry: mostly an option, sometimes anything else."""
    position = table.position
    kind = dice.random()
    if kind < 0.06 and len(table.decisions) > 5:
        return Rewound(table.decisions[-1][0], dice.randrange(len(table.created.options), len(table.decisions)), 0.5)
    if kind < 0.1 and table.undone and table.undone[-1]:
        return Redone(table.undone[-1][0][0], 0.25)
    if kind < 0.13:
        seats = [seat for holder in table.holders for seat in holder.seats]
        return HandsAgreed(seats if dice.random() < 0.7 else seats[:1], dice.random() < 0.7)
    if position.is_over or table.forfeited_seat >= 0:
        return Rewound(0, max(len(table.created.options), len(table.decisions) - 9)) if table.decisions else RematchWanted([0])
    if kind < 0.135:
        return Conceded(position.seat, "greedy" if table.rules.seats > 2 and table.viewers[position.seat].seats else "")
    return OptionChosen(position.seat, table.rules.spell(dice.choice(position.options)), round(dice.random(), 3))


def story(game: str, seed: int, length: int, **more: Any) -> list[EventRow]:
    """The log of a table with many kinds of entries."""
    dice = random.Random(seed)
    created = begin(game, more)
    rows = [row_of("t", 0, created)]
    table = GameTable("t", begin(game, more))
    decisions.play_initial_options(table)
    for number in range(1, length):
        entry = next_entry(table, dice)
        key = MessageKey(0, "client", number) if dice.random() < 0.5 else None
        rows.append(row_of("t", number, entry, key))
        apply(table, entry, key)
    return rows


def told(table: GameTable) -> list[Any]:
    """Everything that any viewer can be sent of a table, and its state."""
    found: list[Any] = []
    for reader in [*table.viewers, *table.spectators.viewers]:
        for since in (0, max(0, reader.seq - 7)):
            found.append(msgspec.json.decode(payloads.state(table, reader, since)))
        found.append((reader.seats, reader.first_seat, reader.perspective, reader.pending, payloads.summary(table, reader)))
        found.append(
            (
                undo.last_decision(table, reader),
                permissions.other_seats(table, reader),
                permissions.can_redo(table, reader),
            )
        )
    found.append(
        (
            table.position,
            table.previous_position,
            table.position.record,
            table.decisions,
            table.undone,
            table.executed,
            table.number,
        )
    )
    found.append(
        (
            table.sitters,
            table.holders,
            table.end,
            table.spectators.end,
            table.hands_agreed,
            table.wants_rematch,
            table.position_version,
        )
    )
    found.append(payloads.replay_header(table))
    if table.clocks is not None:
        found.append(
            (
                table.clocks.left,
                table.clocks.public_left,
                table.clocks.public_decisions,
                table.clocks.free_given,
                table.clocks.spent,
            )
        )
    return [without_running(one) for one in found]


def without_running(content: Any) -> Any:
    """Only the part that does not depend on the present time."""
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
        more = {"options": [position.rules.spell(position.options[-1])]}
    for seed in range(4):
        rows = story(game, seed, 220, **more)
        for cut in (40, 130, 219):
            body = snapshots.take_snapshot(replay("t", rows[:cut]))
            assert body
            again, whole = replay("t", rows, body), replay("t", rows)
            assert again.snapshot_number == cut, "it was used"
            assert told(again) == told(whole)
            dice = random.Random(seed)
            for _ in range(25):  # and both go on alike
                entry = next_entry(whole, dice)
                for table in (again, whole):
                    apply(table, msgspec.json.decode(msgspec.json.encode(entry), type=type(entry)))
            assert told(again) == told(whole)


def test_nothing_is_kept_while_spectators_are_to_be_told_something() -> None:
    table = replay("t", story(GAME, 1, 5))
    table.spectators.delay = 60.0
    apply(table, OptionChosen(table.position.seat, table.rules.spell(table.position.options[0])), at=1.0)
    assert snapshots.take_snapshot(table) == b""


def damaged(body: bytes, how: str) -> bytes:
    snapshot = snapshots.read(zlib.decompress(body))
    if how == "another version":
        snapshot.version = "0.0.1"
    elif how == "another form":
        snapshot.format += 1
    elif how == "later than the log":
        snapshot.number = 10_000
    elif how == "impossible":
        snapshot.decisions[-1] = (0, 10**6)
    else:
        return {"no snapshot": b"nonsense", "cut": body[: len(body) // 2], "empty": zlib.compress(b"")}[how]
    return zlib.compress(snapshots.write(snapshot))


@pytest.mark.parametrize(
    "how", ["another version", "another form", "later than the log", "impossible", "no snapshot", "cut", "empty"]
)
def test_a_snapshot_that_does_not_fit_is_not_used(how: str) -> None:
    rows = story(GAME, 2, 90)
    body = damaged(snapshots.take_snapshot(replay("t", rows[:60])), how)
    again = replay("t", rows, body)
    assert again.snapshot_number == 0 and told(again) == told(replay("t", rows))


def test_a_long_log_comes_back_from_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[Entry] = []
    real = reducer.apply

    def counted(table: GameTable, entry: Entry, *more: Any, **further: Any) -> None:
        happened.append(entry)
        real(table, entry, *more, **further)

    async def played() -> tuple[list[Any], list[Any], int, int]:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 10**6)
        table = await tables.set_up(begin(GAME, {}), "")
        dice = random.Random(3)
        while table.number < SNAPSHOT_INTERVAL + 100:
            await tables.commit(table, [next_entry(table, dice)])
        await asyncio.gather(*tables.snapshot_tasks)
        before, name = told(table), table.name
        tables.unload(table)
        monkeypatch.setattr(reducer, "apply", counted)
        again = await tables.find(name)
        first = len(happened)
        tables.unload(again)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other, other:
            other.execute("UPDATE snapshots SET body = body || x'00'")
        happened.clear()
        third = await tables.find(name)
        assert told(third) == before, "a damaged snapshot is not used"
        second = len(happened)
        await log.remove(name)
        assert await log.read_snapshot(name) == b"", "and goes with its table"
        log.close()
        return before, told(again), first, second

    before, after, from_snapshot, from_beginning = asyncio.run(played())
    assert before == after
    assert from_snapshot < 110 and from_beginning == SNAPSHOT_INTERVAL + 99
