"""Floods: long work runs beside the event loop, queues are bounded, and a full disk is reported."""

from __future__ import annotations

import asyncio
import http.client
import json
import sqlite3
import stat
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import mankai
from mankai.server.background import BackgroundTasks
from mankai.server.commands import Command, CommandHandlers
from mankai.server.lobby import Lobby
from mankai.server.log import retention, snapshots
from mankai.server.log.entries import Created, Holder, Sitter
from mankai.server.log.eventlog import BadLog, EventLog, EventRow, row_of
from mankai.server.main import make_private_folder
from mankai.server.metrics import Metrics
from mankai.server.net import rate_limits
from mankai.server.net.connection import Connection
from mankai.server.net.rate_limits import AddressSlots, RateLimiter
from mankai.server.protocol import broadcast, payloads
from mankai.server.protocol.client_messages import AgreeHands
from mankai.server.settings import BadSettings, Settings, load_settings
from mankai.server.table import spectators
from mankai.server.table.changes import decisions
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.timers import TableTimers
from support.server import server_process as process_module
from support.server.server_process import GAME, WAIT, Server, server_process

VISITS = 40  # of a club, at once, behind one address
FILES_OF_A_VISIT, REQUESTS_OF_A_VISIT, CONNECTIONS_OF_A_VISIT = 110, 12, 6  # tests/browser/test_visits.py counts them


def begin(seed: str = "1") -> Created:
    holders = [Holder([0], "hash"), Holder([1], "another")]
    sitters = [Sitter("person", "Ann"), Sitter("person", "Bob")]
    return Created(GAME, sitters, holders, "watch", {}, seed, rules=mankai.game(GAME).version)


class Somebody:
    address = "127.0.0.1"
    client = "client"

    def acknowledge(self, number: int) -> None:
        pass


# Long work runs in a thread.


def noting(monkeypatch: pytest.MonkeyPatch, places: list[tuple[Any, str]]) -> list[tuple[str, bool]]:
    """Record the calls of these functions from now on, and whether each was in the thread of the event loop."""
    found: list[tuple[str, bool]] = []
    loop_thread = threading.get_ident()

    def noted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            found.append((name, threading.get_ident() == loop_thread))
            return work(*given, **named)

        return call

    for place, name in places:
        monkeypatch.setattr(place, name, noted(name, getattr(place, name)))
    return found


def test_hands_of_a_long_game_are_told_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def agreed() -> GameTable:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 1000)
        acts = CommandHandlers(Settings(), tables, TableTimers(tables, BackgroundTasks()), lambda address, has_bots: None)
        table = await tables.set_up(begin(), "")
        for _ in range(30):
            await tables.commit_options(table, [table.position.options[0]], None)
        connection: Any = Somebody()
        for seat in (0, 1):
            await acts.execute(Command(table, table.viewers[seat], AgreeHands(seat + 1, True), connection))
        log.close()
        return table

    found = noting(monkeypatch, [(decisions, "play_initial_options"), (snapshots, "compress_snapshot")])
    retold: list[tuple[int, bool]] = []  # how many decisions were played anew, and whether in the loop
    retell = spectators.replay_for_seats
    loop_thread = threading.get_ident()

    def noted(beginning: Any, options: list[int], times: Any) -> spectators.SeatReplays:
        retold.append((len(options), threading.get_ident() == loop_thread))
        return retell(beginning, options, times)

    monkeypatch.setattr("mankai.server.table.spectators.replay_for_seats", noted)
    table = asyncio.run(agreed())
    assert found == [("play_initial_options", False)]
    assert retold == [(30, False)], "once, when the last agrees, and not in the loop"
    plain = retell(table.spectators.first_position, table.spectators.history.options, None).viewers
    for reader, anew in zip(table.spectators.seat_viewers, plain, strict=True):
        assert [(one.at, one.events, one.lines) for one in reader.frames] == [
            (one.at, one.events, one.lines) for one in anew.frames
        ]


def test_what_was_told_beforehand_is_completed_or_thrown_away() -> None:
    table = GameTable("t", begin())
    decisions.play_initial_options(table)
    for _ in range(12):
        option = table.position.options[0]
        decisions.add_decision(table, table.position.seat, option, table.position.play(option))
    shown = table.spectators
    for known in ([], shown.history.options[:7], [*shown.history.options[:3], 10**6], [*shown.history.options]):
        played = known if known == shown.history.options[: len(known)] else shown.history.options[:2]
        shown.prepared_replays = spectators.SeatReplays(
            known, spectators.replay_for_seats(shown.first_position, played, None).viewers
        )
        shown.open_hands()
        anew = spectators.replay_for_seats(shown.first_position, shown.history.options, None).viewers
        for reader, fresh in zip(shown.seat_viewers, anew, strict=True):
            assert [frame.events for frame in reader.frames] == [frame.events for frame in fresh.frames]
        shown.close_hands()


WATCHED = """
import threading
from mankai.server import lobby, main
from mankai.server.http import catalogue_api
from mankai.server.table.changes import decisions
loop_thread = threading.get_ident()
def noted(name, work):
    def call(*given, **named):
        print(name, threading.get_ident() == loop_thread, file=sys.stderr, flush=True)
        return work(*given, **named)
    return call
catalogue_api.deck_payload = noted("judged", catalogue_api.deck_payload)
lobby.prepare_creation = noted("opening", lobby.prepare_creation)
decisions.play_initial_options = noted("begin", decisions.play_initial_options)
"""


def test_decks_and_new_tables_are_looked_at_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "START", f"import sys\n{WATCHED}{process_module.START}")
    with server_process() as server:
        assert server.ask(f"/api/decks/{GAME}", {"text": "a" + " " * 16_000 + "b"})[0] in (200, 400)
        server.new_table("me", "me")
        server.stop()
        lines = server.errors().splitlines()
        assert {"judged False", "opening False", "begin False"} <= set(lines)
        assert not [line for line in lines if line.endswith(" True")]


# Queues.


class Wire:
    """A connection with a full queue."""

    is_write_paused = True
    on_writable: Callable[[], None] | None = None

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def send_text(self, text: bytes) -> None:
        self.told.append(text)


def waiting_connection(settings: Settings) -> Connection:
    connection = Connection.__new__(Connection)
    lobby: Any = type("StubLobby", (), {"settings": settings, "metrics": Metrics()})()
    wire: Any = Wire()
    connection.lobby, connection.protocol, connection.outbox = lobby, wire, deque()
    connection.outbox_bytes, connection.outbox_limit_bytes = 0, settings.queue_bytes
    connection.outbox_limit, connection.is_open, connection.table = settings.queue, True, ""
    connection.drained = asyncio.get_running_loop().create_future()
    return connection


def test_queues_are_bounded_in_bytes_and_in_messages() -> None:
    async def told() -> list[tuple[bool, int]]:
        found: list[tuple[bool, int]] = []
        for sizes in ([10_000], [10_000, 1], [400, 400, 200], [400, 400, 201], [1] * 5):
            connection = waiting_connection(Settings(queue=4, queue_bytes=1000))
            for size in sizes:
                connection.send(b"a" * size)
            found.append((connection.is_open, connection.outbox_bytes))
        return found

    assert asyncio.run(told()) == [(True, 10_000), (False, 0), (True, 1000), (False, 0), (False, 0)]


def test_who_looks_through_the_same_eyes_is_told_the_same_bytes() -> None:
    table = GameTable("t", begin())
    decisions.play_initial_options(table)
    outside = table.spectators.public_viewer
    first = payloads.state(table, outside, 0)
    assert payloads.state(table, outside, 0) is first
    option = table.position.options[0]
    decisions.add_decision(table, table.position.seat, option, table.position.play(option))
    again = payloads.state(table, outside, 0)
    assert (again is first) == (outside.seq == 1)
    for since in range(20):
        payloads.state(table, outside, since)
    assert len(outside.sent_states) <= payloads.MOST_CACHED_STATES
    player = table.viewers[0]
    payloads.state(table, player, 0)
    assert player.sent_states == {}


def test_looks_are_bounded_and_the_same_eyes_tell_nothing_anew() -> None:
    with server_process() as server:
        table = server.new_table("me", "open")
        ann = server.client(table)
        bob = server.client(table, server.join_table(table))
        for client in (ann, bob):
            assert client.say("agree", hands=True)["type"] == "ack"
        spectator = server.client(table, watch=table["watch"])
        while spectator.say("look", seat=0)["type"] != "ack":
            pass
        spectator.until("state")
        before = len(spectator.heard)
        for _ in range(20):
            assert spectator.say("look", seat=0)["type"] == "ack"
        assert [json.loads(text)["type"] for text in spectator.heard[before:]].count("state") == 0
        answers = [spectator.say("look", seat=at % 2) for at in range(1, 40)]
        refused = [one for one in answers if one["type"] == "refused"]
        assert refused and {one["message"][0] for one in refused} == {"refusal-flood-look"}
        for client in (ann, bob, spectator):
            client.close()


# Arrivals and departures.


def test_a_spectator_more_is_not_told_to_everybody_at_once() -> None:
    with server_process() as server:
        table = server.new_table("me", "open")
        ann = server.client(table)
        spectators = [server.client(table, watch=table["watch"]) for _ in range(30)]
        for client in spectators:
            client.catch_up()
        ann.catch_up()
        told = [json.loads(text)["type"] for text in ann.heard]
        assert told.count("players") == 1, "who sits where has not changed"
        for client in [ann, *spectators]:
            client.close()


class Listener:
    """A connection that records what it is sent."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def send(self, text: bytes) -> None:
        self.told.append(json.loads(text))


def test_all_who_come_in_a_moment_are_counted_in_one_message() -> None:
    async def counted() -> list[list[dict[str, Any]]]:
        lobby = Lobby.__new__(Lobby)
        lobby.tasks = BackgroundTasks()
        table = GameTable("t", begin())
        everybody: list[Any] = [Listener() for _ in range(120)]
        for one in everybody:
            one.seq = table.spectators.public_viewer.seq
            table.presence.connections[table.spectators.public_viewer].add(one)
            lobby.schedule_watching(table)
        assert table.watching_task is not None
        await table.watching_task
        assert table.watching_task is None and table.catch_up_task is not None
        await table.catch_up_task
        return [one.told for one in everybody]

    for told in asyncio.run(counted()):
        assert [one["watchers"] for one in told] == [120]


def test_many_spectators_are_shown_how_it_stands_some_at_a_time() -> None:
    class Spectator(Listener):
        def __init__(self, reader: Any) -> None:
            super().__init__()
            self.viewer, self.seq = reader, 0

    async def shown() -> tuple[list[int], list[int]]:
        table = GameTable("t", begin())
        decisions.play_initial_options(table)
        outside = table.spectators.public_viewer
        everybody: list[Any] = [Spectator(outside) for _ in range(3 * broadcast.BATCH)]
        player: Any = Spectator(table.viewers[0])
        table.presence.connections[table.viewers[0]].add(player)
        table.presence.connections[outside].update(everybody)
        broadcast.broadcast_state(table)
        assert len([one for one in player.told if one["type"] == "state"]) == 1, "who plays does not wait"
        at_once = [len(one.told) for one in everybody]
        assert table.catch_up_task is not None
        broadcast.broadcast_state(table)
        await table.catch_up_task
        return at_once, [len(one.told) for one in everybody]

    at_once, after = asyncio.run(shown())
    assert sum(at_once) == 0 and set(after) == {1}, "each once"


# Retention.


def filled(folder: Path, tables: int, events: int) -> EventLog:
    """A log with old tables."""
    log = EventLog(folder / "tables.sqlite")
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        for table in range(tables):
            body = row_of(f"t{table:04}", 0, begin()).body
            rows = [(f"t{table:04}", 0, "created", 1000.0, body)]
            rows += [(f"t{table:04}", number, "thought", 1000.0, b"{}") for number in range(1, events)]
            connection.executemany("INSERT INTO events (table_id, number, kind, at, body) VALUES (?, ?, ?, ?, ?)", rows)
        connection.commit()
    return log


def test_retention_lets_others_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = filled(tmp_path, 130, 3)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        rows = [("t0000", number, "thought", 1000.0, b"{}") for number in range(3, 1000)]
        connection.executemany("INSERT INTO events (table_id, number, kind, at, body) VALUES (?, ?, ?, ?, ?)", rows)
        connection.commit()
    most: list[int] = []
    done = log.submit

    async def counted(work: Callable[[sqlite3.Connection], Any]) -> Any:
        before = log.connection.total_changes
        found = await done(work)
        most.append(log.connection.total_changes - before)
        return found

    monkeypatch.setattr(log, "submit", counted)

    async def pruned() -> tuple[int, list[EventRow]]:
        pruning = asyncio.create_task(
            retention.prune(log, Settings(), time.time(), tmp_path / "out.gz", lambda name: name == "t0007")
        )
        while "t0000" not in log.removing:
            await asyncio.sleep(0)
        half = await log.rows("t0000")
        await log.append([row_of("new", 0, begin())])  # which waits for one piece at most
        assert not pruning.done()
        removed = await pruning
        return removed, half

    removed, half = asyncio.run(pruned())
    assert removed == 129 and half == [], "what is half gone is not there"
    assert max(most) <= 500 and len(most) > 130, "in small pieces"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        left = connection.execute("SELECT DISTINCT table_id FROM events ORDER BY table_id").fetchall()
        assert left == [("new",), ("t0007",)]
    log.close()


# The folder.


posix = pytest.mark.skipif(sys.platform == "win32", reason="files have modes as POSIX has them")


@posix
def test_nobody_else_can_hold_the_lock(tmp_path: Path) -> None:
    lock = tmp_path / "tables.lock"
    lock.touch()
    lock.chmod(0o644)
    log = EventLog(tmp_path / "tables.sqlite")
    assert stat.S_IMODE(lock.stat().st_mode) == 0o600
    with pytest.raises(BadLog, match="does another server run"):
        EventLog(tmp_path / "tables.sqlite")
    log.close()


@posix
def test_a_lock_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.lock").mkdir()
    with pytest.raises(BadLog, match=r"tables.lock cannot be used .*belong to somebody else"):
        EventLog(tmp_path / "tables.sqlite")


@posix
def test_folders_are_private_where_they_are_ours(tmp_path: Path) -> None:
    def mode(folder: Path) -> int:
        return stat.S_IMODE(folder.stat().st_mode)

    new, kept, own = tmp_path / "new" / "deep", tmp_path / "kept", tmp_path / "own"
    for folder in (kept, own):
        folder.mkdir(mode=0o755)
        folder.chmod(0o755)
    make_private_folder(new, is_ours=False)
    make_private_folder(kept, is_ours=False)
    make_private_folder(own, is_ours=True)
    assert (mode(new), mode(kept), mode(own)) == (0o700, 0o755, 0o700)


# A full disk.


@pytest.mark.skipif(sys.platform != "linux", reason="a process is given a limit as Linux does it")
def test_a_full_disk_is_said_and_mends() -> None:
    import resource

    with server_process() as server:
        table = server.new_table("me", "open")
        ann = server.client(table)
        assert server.ask("/healthz") == (200, {"status": "ok", "damaged": 0})
        assert server.process is not None
        largest = max([file.stat().st_size for file in server.data.iterdir()])
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
        for _ in range(500):
            status, answer = server.ask("/api/tables", {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}]})
            if status != 201:
                break
        assert (status, answer["message"][0]) == (503, "refusal-no-new-table")
        status, health = server.ask("/healthz")
        assert status == 503 and health["status"] == "cannot write"
        ann.catch_up()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert server.ask("/healthz")[0] == 200
        server.new_table("me", "open")
        ann.close()
        server.stop()
        assert "Traceback" not in server.errors()


# Limits.


def test_a_club_behind_one_address_comes_in_whole() -> None:
    settings = Settings()
    for burst, count in (
        (settings.files_burst, FILES_OF_A_VISIT),
        (settings.requests_burst, REQUESTS_OF_A_VISIT),
        (settings.tables_burst, 1),
        (settings.frames_per_address_burst, 10),
    ):
        bucket = RateLimiter(burst, 1e-9)
        assert all([bucket.take("one address") for _ in range(VISITS * count)])
    places = AddressSlots(settings.connections, settings.connections_per_address)
    assert all([places.acquire("one address") for _ in range(VISITS * CONNECTIONS_OF_A_VISIT)])


def test_addresses_are_forgotten_that_have_everything_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    limiter = RateLimiter(2.0, 1.0)
    for number in range(1000):
        assert limiter.take(f"one who comes once {number}")
        now[0] += 0.25
        assert len(limiter.by_address) <= 5, "those of the last second"
    assert limiter.take("one who takes all") and limiter.take("one who takes all")
    now[0] += 0.5
    assert limiter.take("another") and not limiter.take("one who takes all"), "nobody has more for that"
    now[0] += 10.0
    assert limiter.take("another") and limiter.take("one who takes all") and limiter.take("one who takes all")


def refused_page(server: Server, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    found = answer.status, answer.headers, answer.read().decode()
    connection.close()
    return found


def test_who_asks_too_much_is_told_when_to_ask_again() -> None:
    with server_process(requests_burst=1.0, requests_rate=0.02, files_burst=1.0, files_rate=1e-6) as server:
        for path in ("/api/games", "/"):
            assert refused_page(server, path)[0] == 200
        status, headers, text = refused_page(server, "/api/games", Accept="text/html")
        assert status == 429 and 1 <= int(headers["Retry-After"]) <= 50 and json.loads(text)["code"] == "flood"
        for language, said, wanted in (
            ("ja,en;q=0.5", "混み合って", "ja"),
            ("en-GB", "tries again by itself", "en"),
            ("tlh", "tries", "en"),
        ):
            status, headers, text = refused_page(server, "/", Accept="text/html,*/*", Accept_Language=language)
            assert status == 429 and headers["Content-Type"].startswith("text/html") and headers["Retry-After"] == "60"
            assert said in text and f'lang="{wanted}"' in text and 'http-equiv="refresh" content="60"' in text
        status, headers, text = refused_page(server, "/petal.svg", Accept="image/*")
        assert status == 429 and json.loads(text)["code"] == "flood", "what no person reads is for programs"


def test_settings_come_from_a_file_and_from_options(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('requests_burst = 50\nrequests_rate = 5.5\nrehearsal = true\norigins = ["https://play.example"]\n')
    found = load_settings(str(file), ["requests_burst=70", "longest_game=10"], keep_finished_days=3.0)
    assert (found.requests_burst, found.requests_rate, found.longest_game) == (70.0, 5.5, 10)
    assert found.rehearsal and found.origins == ("https://play.example",) and found.keep_finished_days == 3.0
    assert load_settings("", []) == Settings()


@pytest.mark.parametrize(
    ("text", "limits", "said"),
    [
        ("petals = 1", [], "there is no setting 'petals'; there are: data"),
        ("burst = 'many'", [], "is wrong: Expected `float`, got `str` - at `[$].burst`"),
        ("burst = nan", [], "burst is a number from 0 on"),
        ("burst = -1", [], "burst is a number from 0 on"),
        ("rate = 0", [], "rate must be above 0"),
        ("burst = = 2", [], "is no TOML file"),
        ("", ["burst"], "such as requests_burst=2000, not 'burst'"),
        ("", ["burst=lots"], "burst cannot be 'lots'"),
        ("", ["bursts=2"], "there is no setting 'bursts'"),
    ],
)
def test_settings_that_cannot_be_are_named(tmp_path: Path, text: str, limits: list[str], said: str) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=said):
        load_settings(str(file), limits)
    with pytest.raises(BadSettings, match="cannot be read"):
        load_settings(str(tmp_path / "nowhere.toml"), [])
