"""Robustness: damage to one table stops no other, jumping clocks grant nothing, and names are cleaned."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from uvicorn.protocols.http.h11_impl import RequestResponseCycle
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

import mankai
from mankai import Runner
from mankai.server import monotonic_clock
from mankai.server.background import BackgroundTasks
from mankai.server.errors import Refusal
from mankai.server.log.entries import Created, Holder, OptionChosen, Rewound, Sitter
from mankai.server.log.eventlog import EventLog, row_of
from mankai.server.log.reducer import apply, replay
from mankai.server.metrics import Metrics
from mankai.server.net.connection import Connection
from mankai.server.net.transport import WebSocketProtocol
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import Clock, NewTable
from mankai.server.settings import Settings
from mankai.server.table.alarms import Alarm
from mankai.server.table.presence import Presence
from mankai.server.table.reveal_delay import DelayBounds
from mankai.server.table.sleeping_tables import SleepingTable
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.timers import TableTimers
from server.test_crash import rows_of
from server.test_secrecy import ATTACKS
from support.server.event_loops import LOOPS
from support.server.server_process import GAME, WAIT, Client, Server, server_process, wait_until
from support.server.thread_server import thread_server

PEOPLE, HELD = [Sitter("person"), Sitter("person")], [Holder([0]), Holder([1])]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one


def changed(data: Path, table: str, number: int, body: Any) -> None:
    """Change a row of a log without checksums, as in old logs."""
    with sqlite3.connect(data / "tables.sqlite") as log:
        log.execute("DROP TRIGGER IF EXISTS no_update")
        log.execute("UPDATE events SET body = ?, mark = NULL WHERE table_id = ? AND number = ?", (body, table, number))
    log.close()


DAMAGE: list[tuple[int, Any]] = [
    (0, b"\x00\x01"), (0, 10**12), (0, b'{"kind":"ended"}'), (2, b"not json"), (2, b'{"kind":"chosen","seat":0,"option":9999}'),
    (2, b'{"kind":"nothing"}'), (2, b'{"kind":"rewound","seat":0,"to":-7}'), (2, b'{"kind":"redone","seat":0}'), (2, 2.5),
    (2, b'{"kind":"replaced","seat":77,"player":"greedy"}'), (2, b"\xff" * 100),
]  # fmt: skip


def test_damaged_rows_stop_no_other_table_and_are_counted_and_said() -> None:
    with server_process() as server:
        tables = [server.new_table("me", "greedy", setup={"first": 0}) for _ in DAMAGE]
        whole = server.new_table("me", "greedy", setup={"first": 0})
        for table in [*tables, whole]:
            client = server.client(table)
            while client.state["seq"] < 3:
                client.wait()
                assert client.act(client.options[0])["type"] == "ack"
                client.wait()
            client.close()
        server.stop()
        for table, (number, body) in zip(tables, DAMAGE, strict=True):
            changed(server.data, table["table"], number, body)
        with sqlite3.connect(server.data / "tables.sqlite") as log:
            log.execute("INSERT INTO chat VALUES (?, 0, 0, 'client', 77, ?, NULL)", (whole["table"], b"\x00nonsense"))
        log.close()
        server.start()
        client = server.client(whole)
        client.wait()
        assert client.act(client.options[0])["type"] == "ack", "others go on"
        assert client.say("chat", text="still here")["type"] == "ack"
        assert client.until("chat")["lines"][0]["text"] == "still here"
        client.close()
        for table in tables:
            status, answer = server.ask(f"/api/tables/{table['table']}", secret=table["secret"])
            assert (status, answer["code"]) == (500, "damaged") and "log of this table" in answer["reason"]
            with pytest.raises(ConnectionClosed) as closed:
                server.client(table)
            assert closed.value.rcvd is not None and "log of this table" in closed.value.rcvd.reason
        assert server.ask("/healthz")[1] == {"status": "ok", "damaged": len(DAMAGE)}
        assert "Traceback" not in server.errors()


def test_a_flipped_bit_is_said_at_that_table_alone() -> None:
    """A flipped bit that leaves a row readable: only its checksum shows it."""
    with server_process() as server:
        tables = [server.new_table("me", "me", setup={"first": 0}) for _ in range(2)]
        for table in tables:
            client = server.client(table)
            assert client.act(client.options[0])["type"] == "ack"
            client.close()
        server.stop()
        with sqlite3.connect(server.data / "tables.sqlite") as log:
            log.execute("DROP TRIGGER IF EXISTS no_update")
            log.execute("UPDATE events SET at = at + 1 WHERE table_id = ? AND number = 1", (tables[0]["table"],))
        log.close()
        server.start()
        status, answer = server.ask(f"/api/tables/{tables[0]['table']}", secret=tables[0]["secret"])
        assert (status, answer["code"]) == (500, "damaged") and "event 1 is not as it was written" in answer["reason"]
        client = server.client(tables[1])
        assert client.act(client.options[0])["type"] == "ack", "others go on"
        client.close()
        assert server.ask("/healthz")[1] == {"status": "ok", "damaged": 1}


def test_any_damage_to_a_row_is_a_table_or_a_refusal(server: Server) -> None:
    table = server.new_table("me", "me")
    client = server.client(table)
    for _ in range(12):
        client.wait()
        assert client.act(client.options[0])["type"] == "ack"
    client.close()
    rows = rows_of(server.data, table["table"])
    dice = random.Random(3)
    codes: list[str] = []
    for _ in range(400):
        at = dice.randrange(len(rows))
        body = bytearray(rows[at].body)
        body[dice.randrange(len(body))] ^= 1 << dice.randrange(8)
        damaged = [*rows[:at], type(rows[at])(table["table"], at, rows[at].kind, bytes(body)), *rows[at + 1 :]]
        try:
            replay("t", damaged)
        except Refusal as refusal:
            codes.append(refusal.code)
    assert set(codes) <= {"damaged", "other_version"} and len(codes) > 100
    with pytest.raises(Refusal, match="missing"):
        replay("t", [*rows[:3], *rows[4:]])


def test_a_log_that_cannot_be_read_is_said_at_the_table(tmp_path: Path) -> None:
    class Unreadable(EventLog):
        async def rows(self, table: str) -> Any:
            raise sqlite3.DatabaseError("database disk image is malformed")

        async def unfinished_tables(self, most: int) -> list[str]:
            return ["one", "two"]

    async def resumed() -> TableStore:
        log = Unreadable(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 100)
        await tables.resume_unfinished()
        log.close()
        return tables

    assert asyncio.run(resumed()).damaged == {"one", "two"}


def table_of_two(delay: float) -> GameTable:
    sitters, holders = [Sitter("person"), Sitter("person")], [Holder([0]), Holder([1])]
    return GameTable("t", Created(GAME, sitters, holders, "", {"first": 0}, "1", delay=delay, rules=mankai.game(GAME).version))


@pytest.mark.parametrize("jump", [-1e6, 1e6])
def test_a_clock_that_jumps_grants_no_claim_and_ends_no_delay(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    table = table_of_two(60.0)
    table.presence.away_since[1] = int(monotonic_clock.now())
    before, now = monotonic_clock.now(), time.time()
    monkeypatch.setattr(time, "time", lambda: now + jump)
    assert 0.0 <= monotonic_clock.now() - before < 60.0
    assert table.presence.absence(1) < 60.0
    seq = table.spectators.public_viewer.seq
    while table.viewers[0].seq < 4:
        apply(
            table, OptionChosen(table.position.seat, table.rules.spell(table.position.options[0])), None, at=monotonic_clock.now()
        )
    table.spectators.deliver_due(monotonic_clock.now())
    assert table.spectators.public_viewer.seq == seq, "spectators wait as long as they should"
    table.spectators.deliver_due(monotonic_clock.now() + 61.0)
    assert table.spectators.public_viewer.seq > seq, "and no longer"


def test_rows_from_a_future_that_never_was_end_no_delay_and_prolong_none(server: Server) -> None:
    table = server.new_table("me", "me")
    client = server.client(table)
    client.wait()
    assert client.act(client.options[0])["type"] == "ack"
    client.close()
    rows = rows_of(server.data, table["table"])
    late = [type(row)(row.table, row.number, row.kind, row.body, row.key, monotonic_clock.now() + 1e6) for row in rows]
    first = json.loads(rows[0].body)
    late[0] = type(rows[0])("t", 0, "created", json.dumps({**first, "delay": 60.0}).encode())
    due = replay("t", late).spectators.next_due
    assert due is not None and due <= monotonic_clock.now() + 60.0


DIRTY = ["Ann\u202e", "\u0000", "a\nb", "Bob\u200b", "\x1b[31mred", "\u2066x"]


@pytest.mark.parametrize("name", DIRTY)
def test_names_are_cleaned_as_chat_is(server: Server, name: str) -> None:
    seats = [{"who": "me", "name": name}, {"who": "open"}]
    status, answer = server.ask("/api/tables", {"game": GAME, "seats": seats})
    assert (status, answer["code"]) == (400, "malformed") and "can be seen" in answer["reason"]
    table = server.new_table("me", "open")
    wish = {"invite": table["invites"][0]["invite"], "nonce": "n" * 16, "name": name}
    status, answer = server.ask(f"/api/tables/{table['table']}/join", wish)
    assert (status, answer["code"]) == (400, "malformed")
    assert server.ask(f"/api/tables/{table['table']}/join", {**wish, "name": "  桜 👩\u200d🌾 "})[0] == 200
    client = server.client(table)
    assert client.players[1]["name"] == "桜 👩\u200d🌾"
    client.close()


def count_objects() -> Counter[str]:
    # Compiled classes have no weak references, but the collector knows their objects.
    kinds = (Runner, GameTable, SleepingTable, Alarm)
    return Counter([type(one).__name__ for one in gc.get_objects() if isinstance(one, kinds)])


def test_of_tables_that_have_left_memory_nothing_is_left_even_without_the_collector(tmp_path: Path) -> None:
    async def played() -> Counter[str]:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 1000)
        for name in mankai.games() * 2:
            rules = mankai.game(name)
            holders = [Holder(list(range(rules.seats)), "hash")]
            sitters = [Sitter("person") for _ in range(rules.seats)]
            table = await tables.set_up(Created(name, sitters, holders, "watch", {}, "1", rules=rules.version), "")
            for _ in range(3):
                await tables.commit_options(table, [table.position.options[0]], None)
                assert payloads.state(table, table.viewers[0], 0)
            tables.put_to_sleep(table)
            table = await tables.find(table.name)  # from the log, as when somebody comes back
            await tables.commit(table, [Rewound(0, 1)])
            tables.put_to_sleep(table)
            del table
        log.close()
        return count_objects()

    assert what_is_left(played) == Counter()


def what_is_left(work: Callable[[], Coroutine[Any, Any, Counter[str]]]) -> Counter[str]:
    """The objects that are left after `work`, which counts them at its end, without the garbage collector."""
    gc.collect()
    before = count_objects()
    gc.disable()
    try:
        return asyncio.run(work()) - before
    finally:
        gc.enable()


@pytest.mark.parametrize("what", ["an answer", "spectators", "a clock"])
def test_nothing_is_left_of_tables_at_which_something_was_still_to_come(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others would have been shown something later, or time runs on."""
    monkeypatch.setattr(Presence, "is_here", lambda presence, seat: True)  # others would wait for an absent player

    async def left() -> Counter[str]:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 1000, DelayBounds(1000.0, 1000.0))
        timers = TableTimers(tables, BackgroundTasks())
        rules = mankai.game("azuki")
        for _ in range(5):
            begin = Created(rules.name, PEOPLE, HELD, "", {}, "1", ATTACKS[rules.name][1]()[1], rules=rules.version)
            begin.clock = Clock(1000.0) if what == "a clock" else None
            begin.delay = 1000.0 if what == "spectators" else 0.0
            table = await tables.set_up(begin, "")
            labels = [table.position.label(option) for option in table.position.options]
            option = labels.index(ATTACKS[rules.name][0]) if what == "an answer" else len(labels) - 1
            await tables.commit_options(table, [table.position.options[option]], None)
            timers.schedule_reveal(table)
            timers.schedule_spectators(table)
            timers.schedule_clock(table)
            alarms = (table.reveal_delay.timer, table.spectator_alarm, table.clock_alarm)
            assert [one is not None for one in alarms] == [what == one for one in ("an answer", "spectators", "a clock")]
            tables.put_to_sleep(table)
            assert bool(tables.sleeping.by_name) == (what == "a clock")
            table = await tables.find(table.name)
            tables.unload(table)
            del table, alarms
        await asyncio.sleep(0)  # the loop has the result of the last task until then
        log.close()
        return count_objects()

    assert what_is_left(left) == Counter()


@pytest.mark.parametrize("loop", [name for name in LOOPS if "early" not in name])
def test_nothing_is_left_of_connections_that_have_ended(loop: str, tmp_path: Path) -> None:
    kinds = (Connection, WebSocketProtocol, ServerProtocol)

    def count() -> int:
        return len([one for one in gc.get_objects() if isinstance(one, kinds)])

    wish = msgspec.convert({"game": GAME, "seats": [{"who": "me"}, {"who": "me"}]}, NewTable)
    with thread_server(loop, tmp_path) as server:
        table = server.do(server.running_lobby().create(wish, None, ""))
        gc.collect()
        gc.disable()
        try:
            clients = [Client(server.port, table["table"], table["secret"]) for _ in range(5)]
            assert count() == 3 * len(clients)
            for client in clients:
                client.close()
            wait_until(lambda: server.look(lambda lobby: count()) == 0, "what is left of connections waits for the collector")
        finally:
            gc.enable()


@pytest.mark.parametrize("loop", [name for name in LOOPS if "early" not in name])
def test_nothing_is_left_of_requests_that_were_too_many(loop: str, tmp_path: Path) -> None:
    kinds = (Refusal, RequestResponseCycle, Request)

    def count() -> int:
        return len([one for one in gc.get_objects() if isinstance(one, kinds)])

    with thread_server(loop, tmp_path) as server, closing(HTTPConnection("127.0.0.1", server.port, timeout=WAIT)) as client:
        statuses: list[int] = []
        gc.collect()
        gc.disable()
        try:
            for _ in range(int(Settings().replays_burst) + 5):
                client.request("POST", "/api/replay", b"{}", {"Content-Type": "application/json"})
                answer = client.getresponse()
                answer.read()
                statuses.append(answer.status)
            assert statuses.count(429) >= 3
            client.close()
            wait_until(lambda: server.look(lambda lobby: count()) == 0, "what is left of requests waits for the collector")
        finally:
            gc.enable()


@pytest.mark.parametrize("count", [1, 2])
def test_nothing_is_left_of_what_the_log_could_not_do(count: int, tmp_path: Path) -> None:
    async def write(log: EventLog) -> int:
        for _ in range(3):
            with suppress(sqlite3.Error):
                await log.append([row_of("t", 0, Created(GAME, PEOPLE, HELD, "", {}, "1"))] * count)
            with suppress(sqlite3.Error):
                await log.submit(lambda connection: connection.execute("SELECT * FROM no_such_table").fetchall())
        await log.rows("t")  # until then the thread of the log has the last one
        return len([one for one in gc.get_objects() if isinstance(one, sqlite3.Error)])

    log = EventLog(tmp_path / "tables.sqlite")
    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(write(log)) == 0
    finally:
        gc.enable()
        log.close()
