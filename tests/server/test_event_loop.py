"""Nothing blocks the event loop for long: long queues are served a few at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
import threading
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.requests import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

import mankai
from mankai.compat import gc_settings
from mankai.server import chat, lobby
from mankai.server.background import BackgroundTasks
from mankai.server.commands import Command, CommandHandlers
from mankai.server.errors import Refusal
from mankai.server.http import routes
from mankai.server.lobby import Lobby
from mankai.server.log import eventlog, snapshots
from mankai.server.log.entries import ChatLine, Created, Holder, Sitter
from mankai.server.log.eventlog import EventLog, MessageKey
from mankai.server.metrics import Metrics
from mankai.server.net.connection import Connection
from mankai.server.net.fair_turns import AT_ONCE, FairTurns
from mankai.server.protocol import broadcast, payloads
from mankai.server.protocol.client_messages import Concede, encode_json
from mankai.server.settings import Settings
from mankai.server.table import permissions, tokens
from mankai.server.table import spectators as gallery
from mankai.server.table import store as server_tables
from mankai.server.table.changes import decisions, undo
from mankai.server.table.history import History
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.timers import TableTimers
from mankai.server.table.viewer import Viewer
from support.server import server_process as process_module
from support.server.event_loops import LOOPS
from support.server.server_process import GAME, WAIT, Client, server_process, wait_until
from support.server.thread_server import ThreadServer, thread_server

MANY = 40  # that arrive at the same moment
MOST = int(2 * AT_ONCE)  # in one iteration: the waiting ones, and as many new ones


def begin(game: str = GAME, **setup: Any) -> Created:
    rules = mankai.game(game)
    holders = [Holder([seat], f"hash {seat}") for seat in range(rules.seats)]
    sitters = [Sitter("person", f"player {seat}") for seat in range(rules.seats)]
    return Created(game, sitters, holders, "watch", setup, "1", rules=rules.version)


# Turns.


def test_in_one_iteration_only_some_have_their_turn_and_addresses_alternate() -> None:
    async def done() -> list[list[str]]:
        turns, iterations = FairTurns(3), [[""][:0]]

        async def work(name: str) -> None:
            await turns.take(name[0])
            iterations[-1].append(name)

        crowd = [asyncio.create_task(work(f"a{number}")) for number in range(12)]
        others = [asyncio.create_task(work(name)) for name in ("b0", "b1", "c0")]
        crowd[8].cancel()  # a client that waits no longer blocks nobody
        while not all([task.done() for task in crowd + others]):
            iterations.append([])
            await asyncio.sleep(0)
        return [one for one in iterations if one]

    found = asyncio.run(done())
    assert max([len(one) for one in found]) <= 3
    assert [name for one in found for name in one][:7] == ["a0", "a1", "a2", "a3", "b0", "c0", "a4"], "not behind the whole crowd"
    assert sorted([name for one in found for name in one]) == sorted(
        [f"a{at}" for at in range(12) if at != 8] + ["b0", "b1", "c0"]
    )


def test_a_turn_costs_nothing_where_nobody_waits() -> None:
    async def took() -> bool:
        turns = FairTurns(2)
        first = turns.take_now(), turns.take_now(), turns.take_now()
        await asyncio.sleep(0)
        again = turns.take_now()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return first == (True, True, False) and again and not turns.is_under_way

    assert asyncio.run(took())


def test_work_that_fails_takes_nobody_else_their_turn() -> None:
    async def done() -> list[str]:
        turns, found, failures = FairTurns(1), [""][:0], [""][:0]
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failures.append(repr(context["exception"])))

        def fail() -> None:
            raise ValueError("work")

        assert turns.take_now()
        turns.call("a", fail)
        turns.call("b", lambda: found.append("b"))
        await turns.take("c")
        return found + failures

    assert asyncio.run(done()) == ["b", "ValueError('work')"]


class Counter:
    """The number of calls in each iteration of the loop."""

    def __init__(self) -> None:
        self.counts = [0]
        self.is_counting = False

    def note(self) -> None:
        if not self.is_counting:
            self.is_counting = True
            asyncio.get_running_loop().call_soon(self.end)
        self.counts[-1] += 1

    def end(self) -> None:
        self.is_counting = False
        self.counts.append(0)


def noted(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> list[tuple[Any, ...]]:
    """The arguments of all calls of a function from now on."""
    found: list[tuple[Any, ...]] = []
    work = getattr(place, name)

    def call(*given: Any) -> Any:
        found.append(given)
        return work(*given)

    monkeypatch.setattr(place, name, call)
    return found


def threads_of(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> list[int]:
    """From now on, the threads in which a function is called."""
    found: list[int] = []
    work = getattr(place, name)

    def call(*given: Any) -> Any:
        found.append(threading.get_ident())
        return work(*given)

    monkeypatch.setattr(place, name, call)
    return found


def counted(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> Counter:
    counter, work = Counter(), getattr(place, name)

    def call(*given: Any) -> Any:
        counter.note()
        return work(*given)

    monkeypatch.setattr(place, name, call)
    return counter


@contextmanager
def held_up(server: ThreadServer) -> Iterator[None]:
    """Keep the loop busy, so that everything sent meanwhile arrives at once."""
    begun, ended = threading.Event(), threading.Event()

    def wait(there: Lobby) -> None:
        begun.set()
        ended.wait(WAIT)

    thread = threading.Thread(target=server.look, args=(wait,))
    thread.start()
    begun.wait(WAIT)
    yield
    ended.set()
    thread.join()


def spectators(server: ThreadServer, stack: ExitStack, count: int) -> list[Client]:
    table = server.do(server.running_lobby().tables.set_up(begin(), "")).name
    server.look(lambda there: setattr(there.tables.in_memory[table].created, "watch", tokens.hash_token("watching")))
    found = [Client(server.port, table, None, "watching") for _ in range(count)]
    for client in found:
        stack.callback(client.close)
    return found


@pytest.mark.parametrize(("lines", "most"), [(0, MOST), (2000, 2)], ids=["short", "with endless heads"])
@pytest.mark.parametrize("loop", [name for name in LOOPS if "early" not in name])
def test_of_many_requests_some_are_read_at_a_time(
    loop: str, lines: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = b"a:\r\n" * lines
    with thread_server(loop, tmp_path) as server, ExitStack() as stack:
        connections = [HTTPConnection("127.0.0.1", server.port, timeout=WAIT) for _ in range(MANY)]
        for connection in connections:  # which some loops accept one by one
            stack.callback(connection.close)
            connection.request("GET", "/api/words/en")
            assert connection.getresponse().read()
        counter = counted(monkeypatch, H11Protocol, "data_received")
        with held_up(server):
            for connection in connections:
                connection.sock.sendall(b"GET /api/words/en HTTP/1.1\r\nHost: 127.0.0.1\r\n" + more + b"\r\n")
        for connection in connections:
            assert connection.sock.recv(12) == b"HTTP/1.1 200"
        assert sum(counter.counts) == MANY and max(counter.counts) <= most


@pytest.mark.parametrize("loop", [name for name in LOOPS if "early" not in name])
def test_of_many_messages_some_are_heard_at_a_time(loop: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with thread_server(loop, tmp_path) as server, ExitStack() as stack:
        counter = counted(monkeypatch, Connection, "on_message")
        clients = spectators(server, stack, MANY)
        with held_up(server):
            for client in clients:
                client.send({"type": "ping", "number": 1})
        for client in clients:
            client.until("ack")
        assert sum(counter.counts) == MANY and max(counter.counts) <= MOST


@pytest.mark.parametrize("loop", [name for name in LOOPS if "early" not in name])
def test_of_many_frames_some_are_read_at_a_time(loop: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with thread_server(loop, tmp_path) as server, ExitStack() as stack:
        clients = spectators(server, stack, MANY)
        counter = counted(monkeypatch, WebSocketsSansIOProtocol, "data_received")
        with held_up(server):
            for client in clients:
                client.socket.socket.sendall(Frame(Opcode.PING, b"").serialize(mask=True) * 50)
        for client in clients:
            client.catch_up()  # the first to arrive is read first
        assert sum(counter.counts) == MANY and max(counter.counts) <= MOST / 2, "fifty frames count as two messages"


@pytest.mark.parametrize("loop", [name for name in LOOPS if "early" not in name])
def test_what_is_sent_before_somebody_leaves_is_read_in_turn_and_heard(
    loop: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = noted(monkeypatch, Connection, "on_message")
    with thread_server(loop, tmp_path) as server, ExitStack() as stack:
        clients = spectators(server, stack, MANY)
        counter = counted(monkeypatch, WebSocketsSansIOProtocol, "data_received")
        with held_up(server):
            for client in clients:
                said = Frame(Opcode.TEXT, b'{"type": "ping", "number": 1}').serialize(mask=True)
                client.socket.socket.sendall(Frame(Opcode.PING, b"").serialize(mask=True) * 50 + said)
                client.socket.socket.shutdown(socket.SHUT_WR)
        wait_until(lambda: server.look(lambda there: there.metrics.connections._value.get() == 0), "all have left")
        assert len(heard) == MANY and max(counter.counts) <= MOST / 2


# Broadcasts.


class Listener:
    """A connection that records what it is sent."""

    def __init__(self, reader: Viewer) -> None:
        self.viewer, self.seq = reader, reader.seq
        self.told: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.told.append(text)


def listeners(table: GameTable, reader: Viewer, count: int) -> list[Listener]:
    found: list[Any] = [Listener(reader) for _ in range(count)]
    table.presence.connections[reader].update(found)
    return list(found)


def test_many_are_told_some_at_a_time_in_order_and_before_they_see_what_follows() -> None:
    async def told() -> None:
        table = GameTable("t", begin())
        decisions.play_initial_options(table)
        players = listeners(table, table.viewers[0], 2)
        others = listeners(table, table.spectators.public_viewer, 3 * broadcast.BATCH)
        broadcast.send_to_all(table, {"type": "undo_asked", "seat": 0})
        broadcast.send_to_all(table, {"type": "undo_answered", "granted": True})
        assert [len(one.told) for one in players] == [2, 2], "who plays does not wait"
        assert sum([len(one.told) for one in others]) == 0
        option = table.position.options[0]
        while table.spectators.public_viewer.seq == others[0].seq:
            decisions.add_decision(table, table.position.seat, option, table.position.play(option))
            option = table.position.options[0] if table.position.options else -1
        broadcast.broadcast_state(table)
        task, before = table.catch_up_task, 0
        assert task is not None
        while not task.done():
            await asyncio.sleep(0)
            count = sum([len(one.told) for one in others])
            assert count - before <= broadcast.BATCH
            before = count
        for one in others:
            assert [json.loads(text)["type"] for text in one.told] == ["undo_asked", "undo_answered", "state"]
        assert table.catch_up_task is None and not table.broadcasts

    asyncio.run(told())


def test_few_states_are_encoded_and_few_long_texts_sent_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    made = noted(monkeypatch, payloads, "state")

    async def told() -> None:
        table = GameTable("t", begin())
        decisions.play_initial_options(table)
        others = listeners(table, table.spectators.public_viewer, 2 * broadcast.BATCH)
        for number, one in enumerate(others):
            one.seq = -1 - number  # each has seen something else
        broadcast.broadcast_state(table)
        task, before = table.catch_up_task, 0
        assert task is not None
        while not task.done():
            await asyncio.sleep(0)
            assert len(made) - before <= broadcast.BATCH / broadcast.ENCODING + 1
            before = len(made)
        assert before == len(others) and all([one.seq == table.spectators.public_viewer.seq for one in others])
        broadcast.broadcast(table, b"x" * (broadcast.BATCH_BYTES // 4), [table.spectators.public_viewer])
        while table.broadcasts:
            before = sum([len(one.told) for one in others])
            await asyncio.sleep(0)
            assert sum([len(one.told) for one in others]) - before <= 5
        assert [len(one.told) for one in others] == [2] * len(others)

    asyncio.run(told())


def test_a_seat_with_many_connections_is_told_some_at_a_time() -> None:
    async def told() -> None:
        table = GameTable("t", begin())
        decisions.play_initial_options(table)
        connections = listeners(table, table.viewers[0], 3 * broadcast.BATCH)
        for one in connections:
            one.seq = 0
        broadcast.send_to_all(table, {"type": "undo_asked", "seat": 0})
        broadcast.broadcast_state(table)
        assert sum([len(one.told) for one in connections]) <= 3 * broadcast.BATCH  # the first; and states with their reasons
        assert table.catch_up_task is not None
        await table.catch_up_task
        assert all([one.told.count(b'{"type":"undo_asked","seat":0}') == 1 for one in connections])
        assert all([one.seq == table.viewers[0].seq for one in connections])

    asyncio.run(told())


def test_what_was_said_is_gathered_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> int:
        table = GameTable("t", begin())
        decisions.play_initial_options(table)
        table.chat = [ChatLine(number, None, "", "said", 0) for number in range(10)]
        everybody = listeners(table, table.spectators.public_viewer, 20) + listeners(table, table.viewers[0], 20)
        asked = noted(monkeypatch, permissions, "can_hear")
        chat.send_chat_to_all(table, late=False)
        assert all([len(one.told) == 1 for one in everybody if one.viewer is table.spectators.public_viewer])
        return len(asked)

    assert asyncio.run(told()) == 10 * 3, "for the spectators and each of the two seats"


# Work at a table.


class Somebody:
    address = "127.0.0.1"
    client = "client"

    def acknowledge(self, number: int) -> None:
        pass


@pytest.mark.parametrize("way", ["conceded", "flagged"])
def test_hands_that_are_shown_because_somebody_gives_up_are_told_beside_the_loop(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop_thread, retold = threading.get_ident(), [(0, True)][:0]

    def retell_noted(beginning: Any, options: list[int], times: Any) -> Any:
        retold.append((len(options), threading.get_ident() == loop_thread))
        return retell(beginning, options, times)

    retell = gallery.replay_for_seats
    monkeypatch.setattr(gallery, "replay_for_seats", retell_noted)

    async def given_up() -> bool:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 1000)
        timekeeper = TableTimers(tables, BackgroundTasks())
        acts = CommandHandlers(Settings(), tables, timekeeper, lambda address, has_bots: None)
        table = await tables.set_up(begin("oka/3"), "")
        for _ in range(20):
            await tables.commit_options(table, [table.position.options[0]], None)
        seat = table.position.seat
        table.hands_agreed = {0, 1, 2} - {seat}
        if way == "conceded":
            connection: Any = Somebody()
            await acts.execute(Command(table, table.viewers[seat], Concede(1), connection))
        else:
            async with table.lock:
                await timekeeper.flag(table, seat)
        log.close()
        return bool(table.spectators.seat_viewers)

    assert asyncio.run(given_up())
    assert retold == [(20, False)], "once, and not in the loop"


def deck_of(table: GameTable, seat: int) -> list[int]:
    """A whole deck, as options in their order."""
    position, found = table.position, [0][:0]
    while position.seat == seat:
        cards = [one for one in position.options if table.rules.spell(one).startswith("take")]
        found.append(cards[len(found) % len(cards) if len(found) > 1 else -1])
        position = position.play(found[-1])
    return found


def test_a_deck_brought_in_a_round_is_looked_at_once_and_found_again_in_strides(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GameTable("t", begin("azuki", decks="choose", first=0))
    decisions.play_initial_options(table)
    asked = noted(monkeypatch, Viewer, "is_in_round")
    for seat in (0, 1):
        for option in deck_of(table, seat):
            decisions.add_decision(table, seat, option, table.position.play(option))
    count = len(table.decisions)
    assert count > 100 and len(asked) < 10
    positions = noted(monkeypatch, History, "position")
    undo.rewind(table, count - 1)
    assert table.round is not None and table.round.start_index == 0
    assert len(positions) < 40


def test_how_a_table_stands_is_written_beside_the_loop_as_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loop_thread, writing = threading.get_ident(), threading.Event()
    written, threads = [b""][:0], [True][:0]
    write = snapshots.write

    def write_late(snapshot: snapshots.Snapshot) -> bytes:
        threads.append(threading.get_ident() == loop_thread)
        writing.wait(WAIT)  # until the table has gone on
        return write(snapshot)

    async def kept() -> bytes:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 1000)
        table = await tables.set_up(begin(), "")
        for _ in range(20):
            await tables.commit_options(table, [table.position.options[0]], None)
        written.append(zlib.compress(write(snapshots.snapshot_of(table)), snapshots.COMPRESSION_LEVEL))
        with monkeypatch.context() as patch:
            patch.setattr(server_tables, "SNAPSHOT_INTERVAL", 1)
            tables.snapshot(table)
        for _ in range(5):
            await tables.commit_options(table, [table.position.options[0]], None)
        table.sitters[0].name, table.holders[0].nonce = "another", "another"
        writing.set()
        await asyncio.gather(*tables.snapshot_tasks)
        found = await log.read_snapshot(table.name)
        log.close()
        return found

    monkeypatch.setattr(snapshots, "write", write_late)
    found = asyncio.run(kept())
    assert found and found == written[0] and not any(threads)


def test_a_chat_is_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = [threads_of(monkeypatch, module, name) for module, name in ((eventlog, "parse_chat"), (server_tables, "add_chat"))]

    async def loaded() -> list[str]:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 1000)
        table = await tables.set_up(begin(), "")
        for number in range(3):
            line = ChatLine(number, 0, "", f"line {number}", 0)
            await log.append_chat(table.name, number, MessageKey(0, "client", number + 1), encode_json(line))
        tables.put_to_sleep(table)
        found = await tables.find(table.name)
        log.close()
        return [line.text for line in found.chat]

    assert asyncio.run(loaded()) == ["line 0", "line 1", "line 2"]
    assert [len(one) for one in threads] == [1, 1] and threading.get_ident() not in threads[0] + threads[1]


def test_the_page_of_a_busy_server_is_made_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = threads_of(monkeypatch, routes, "retry_page")
    pages = routes.Routes(Settings(), Metrics(), "127.0.0.1", 1, "", FairTurns())
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": [(b"accept", b"text/html")]})
    response = asyncio.run(pages.busy_page(Refusal("flood", "too many requests", 429), request))
    assert response.status_code == 429 and b"<h1>Mankai" in response.body
    assert len(threads) == 1 and threading.get_ident() not in threads


def test_what_is_taken_back_is_played_once_for_all_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GameTable("t", begin("oka/6"))
    decisions.play_initial_options(table)
    table.spectators.open_hands()
    for _ in range(9):
        option = table.position.options[0]
        decisions.add_decision(table, table.position.seat, option, table.position.play(option))
    played = noted(monkeypatch, History, "positions")
    table.spectators.rewind(7, None)
    assert len(table.spectators.viewers) == 7 and len(played) == 1


def test_idle_tables_leave_memory_some_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def counted() -> list[int]:
        tables, counts = TableStore(cast(Any, None), Metrics(), lambda table: None, 1000), [0][:0]
        for number in range(2 * server_tables.MOST_UNLOADED + 1):
            table = GameTable(f"t{number}", begin())
            table.last_used = 0.0
            tables.in_memory[table.name] = table
        task = asyncio.create_task(tables.unload_idle(0.0))
        while tables.in_memory:
            counts.append(len(tables.in_memory))
            await asyncio.sleep(0)
        task.cancel()
        return counts

    monkeypatch.setattr(server_tables, "MOST_UNLOADED", 5)
    found = asyncio.run(counted())
    assert all([before - after <= 5 for before, after in pairwise(found)])


# Work of the whole process.

OBSERVED = """
import sys, threading, uvicorn
from mankai.packs import validation
startup = uvicorn.Server.startup

class Finder:
    def __init__(self, loop):
        self.loop = loop

    def find_spec(self, name, path=None, target=None):
        if threading.get_ident() == self.loop:
            print("loads", name, file=sys.stderr, flush=True)

async def started(self, *given, **named):
    await startup(self, *given, **named)
    print("switches after", sys.getswitchinterval(), file=sys.stderr, flush=True)
    sys.meta_path.insert(0, Finder(threading.get_ident()))

uvicorn.Server.startup = started
"""
NEVER_INSPECTED = """
import threading
import zlib
from mankai.packs import validation
validation.problems = threading.Event().wait
"""


def test_nothing_is_loaded_while_everybody_waits_and_threads_give_way_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "START", OBSERVED + process_module.START)
    position = mankai.game(GAME).start(seed=1)
    for _ in range(5):
        position = position.play(position.options[0])
    with server_process() as server:
        for path in ("/", "/healthz", "/api/games", "/api/words/en", f"/api/games/{GAME}", f"/api/rulings/{GAME}", "/api/reach"):
            assert server.ask_raw(path)[0] == 200
        assert server.ask("/api/replay?seat=all", position.record)[0] == 200
        server.ask(f"/api/decks/{GAME}", {"text": "x"})
        client = server.client(server.new_table("me", "greedy", setup={"first": 0}))
        client.wait()
        for kind in ("hint", "why", "undo", "concede", "rematch"):
            client.say(kind)
        client.close()
        server.stop()
        lines = server.errors().splitlines()
        assert "switches after 0.001" in lines
        assert [line for line in lines if line.startswith("loads")] == []


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_does_not_wait_until_packs_are_inspected(stop: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "START", NEVER_INSPECTED + process_module.START)
    with server_process() as server:
        assert server.ask("/healthz")[0] == 200 and server.process is not None
        server.process.send_signal(stop)
        server.wait_for_exit()
        assert "Traceback" not in server.errors()


GROWING = """
import gc
from mankai.compat import gc_settings
searched = []
def note(phase, info):
    if phase == "start":
        searched.append(sum([len(gc.get_objects(generation=one)) for one in range(info["generation"] + 1)]))
gc_settings.tune_gc(gc_settings.SERVING)
gc.callbacks.append(note)
kept = [[number] for number in range(200_000)]
gc.callbacks.remove(note)
print(len(searched), max(searched))
"""


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="there the collector has other generations")
def test_garbage_is_searched_for_among_few_objects_at_a_time() -> None:
    done = subprocess.run([sys.executable, "-c", GROWING], capture_output=True, text=True, check=True)
    times, most = [int(one) for one in done.stdout.split()]
    assert times > 100 and most < 5000


BUSY = """
import gc
from mankai.compat import gc_settings
generations = []
gc_settings.tune_gc(gc_settings.SERVING)
kept = [[number] for number in range(50_000)]
for _ in range(20_000):  # as many as in more than an hour of attacks
    gc.collect(1)
gc.callbacks.append(lambda phase, info: generations.append(info["generation"]))
kept += [[number] for number in range(50_000)]
print(len(generations), max(generations))
"""


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="there the collector has other generations")
def test_not_everything_is_searched_because_a_server_is_busy_for_long() -> None:
    done = subprocess.run([sys.executable, "-c", BUSY], capture_output=True, text=True, check=True)
    times, oldest = [int(one) for one in done.stdout.split()]
    assert times > 50 and oldest == 1


@pytest.mark.parametrize("is_empty", [True, False])
def test_everything_is_searched_for_garbage_only_when_nobody_is_here(is_empty: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    collections: list[int] = []
    monkeypatch.setattr(lobby, "COLLECTING_PAUSE", 0.0)
    monkeypatch.setattr(gc_settings, "collect_all", lambda: collections.append(1))

    async def waited() -> None:
        table = GameTable("t", begin())
        if not is_empty:
            listeners(table, table.spectators.public_viewer, 1)
        there: Any = type("There", (), {"tables": type("Tables", (), {"in_memory": {"t": table}})()})()
        task = asyncio.create_task(Lobby.collect_garbage(there))
        for _ in range(10):
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(waited())
    assert bool(collections) == is_empty
