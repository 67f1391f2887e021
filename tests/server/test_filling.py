"""Nobody can fill the server: tables leave memory in every state, rematches count, and logs are bounded."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.server.background import BackgroundTasks
from mankai.server.commands import MOST_AGREEMENTS, Command, CommandHandlers
from mankai.server.errors import Refusal
from mankai.server.log.entries import Conceded, Created, Ended, Holder, Sitter
from mankai.server.log.eventlog import EventLog, EventRow
from mankai.server.metrics import Metrics
from mankai.server.protocol.client_messages import Clock, Rematch
from mankai.server.settings import Settings
from mankai.server.table.changes import time_control
from mankai.server.table.store import TableStore
from mankai.server.table.timers import TableTimers
from support.server.server_process import GAME, Client, Server, server_process, wait_until


def measured(server: Server, name: str) -> float:
    lines = server.ask_raw("/metrics", secret=server.token())[1].decode().splitlines()
    return float(next(line for line in lines if line.startswith(name + " ")).rpartition(" ")[2])


def until_measured(server: Server, name: str, value: float) -> None:
    wait_until(lambda: measured(server, name) == value, f"{name} never is {value}")


def clocked(server: Server, seconds: float) -> dict[str, Any]:
    """A table where a clock runs, with nobody connected."""
    table = server.new_table("me", "open", setup={"first": 0}, clock={"seconds": seconds, "lag": 0.0})
    secret = server.join_table(table)
    server.client(table, secret).close()
    return table


def test_tables_with_a_clock_leave_memory_and_the_flag_falls_all_the_same() -> None:
    with server_process(idle_seconds=0.2) as server:
        for seconds in (4.0, 8.0, 16.0, 32.0, 64.0):  # so that it is asleep before the flag falls, on any machine
            table = clocked(server, seconds)
            until_measured(server, "mankai_tables", 0.0)
            if measured(server, "mankai_tables_asleep") == 1.0:
                break
        resumed = measured(server, "mankai_tables_resumed_total")  # it may have been asleep before anybody came to it
        until_measured(server, "mankai_tables_resumed_total", resumed + 1)  # by its alarm: nobody has asked
        until_measured(server, "mankai_tables", 0.0)
        assert measured(server, "mankai_tables_asleep") == 0.0, "no time runs there any more"
        client = server.client(table)
        assert client.is_over and client.state["ended"] == "time"
        client.close()


@pytest.mark.parametrize("ends", ["come", "stop"])
def test_where_all_decide_at_once_the_time_of_each_runs_on_though_the_table_sleeps(ends: str) -> None:
    with server_process(idle_seconds=0.2) as server:
        building = {"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": "choose", "first": 0}
        table = server.new_table("me", "open", setup=building, clock={"seconds": 1000.0, "lag": 0.0})
        secret = server.join_table(table)
        bob = server.client(table, secret)
        assert bob.act(bob.options[0])["type"] == "ack"
        bob.close()
        until_measured(server, "mankai_tables", 0.0)
        assert measured(server, "mankai_tables_asleep") == 1.0
        time.sleep(0.3)
        if ends == "stop":
            server.stop()
            server.start()
        for seat, who in enumerate((table["secret"], secret)):
            client = server.client(table, who)
            clock = client.state["clock"]
            assert clock["running"] == seat and clock["ran"] >= 0.3
            assert client.act(client.options[0])["type"] == "ack"
            client.catch_up()
            assert client.state["clock"]["left"][seat] < 1000.0
            client.close()


@pytest.mark.parametrize("ends", ["come", "stop"])
def test_time_runs_on_at_a_table_that_is_not_in_memory(ends: str) -> None:
    with server_process(idle_seconds=0.2) as server:
        table = clocked(server, 1000.0)
        until_measured(server, "mankai_tables", 0.0)
        time.sleep(0.3)
        if ends == "stop":
            server.stop()
            server.start()
        client = server.client(table)
        assert client.state["clock"]["ran"] >= 0.3
        assert client.act(client.options[0])["type"] == "ack", "and the log of the table goes on"
        client.close()


def test_rematches_count_as_tables() -> None:
    with server_process(tables_burst=2.0, tables_rate=1e-6) as server:
        client = server.client(server.new_table("me", "random"))
        assert client.say("concede")["type"] == "ack"
        assert client.say("rematch")["type"] == "ack"
        again = server.client({"table": client.until("rematch")["table"]}, client.secret)
        assert again.say("concede")["type"] == "ack"
        assert again.say("rematch")["code"] == "flood"
        assert again.say("rematch")["code"] == "flood", "which has left no trace"
        assert server.ask("/api/tables", {"game": GAME})[0] == 429
        client.close()
        again.close()


def spammed(client: Client) -> dict[str, Any]:
    """Agree and take it back until that is refused."""
    for at in range(200):
        answer = client.say("agree", hands=at % 2 == 0)
        if answer["type"] == "refused":
            break
    return answer


def played_to_the_end_of_the_log(*clients: Client) -> dict[str, Any]:
    """Decide in turn until that is refused. Return the last answer."""
    for _ in range(200):
        for client in clients:
            client.catch_up()
        one = next(client for client in clients if client.decides)
        answer = one.act(one.options[0])
        if answer["type"] == "refused":
            break
    return answer


def test_half_of_a_log_is_for_decisions_alone() -> None:
    with server_process(longest_log=40) as server:
        table = server.new_table("me", "open", setup={"first": 0}, clock={"seconds": 1000.0, "lag": 0.0})
        ann = server.client(table)
        bob = server.client(table, server.join_table(table))
        answer = spammed(ann)
        assert answer["code"] == "not_possible" and answer["message"][0] == "refusal-changes-used-up"
        assert spammed(bob)["code"] == "not_possible"
        assert measured_rows(server, table) == 20
        for client in (ann, bob):
            client.catch_up()
        one = ann if ann.decides else bob
        assert one.act(one.options[0])["type"] == "ack", "who decides can decide"
        ann.close()
        bob.close()


def measured_rows(server: Server, table: dict[str, Any]) -> int:
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as log:
        return int(log.execute("SELECT COUNT(*) FROM events WHERE table_id = ?", (table["table"],)).fetchone()[0])


def test_what_changes_nothing_is_not_written() -> None:
    with server_process() as server:
        table = server.new_table("me", "open")
        ann = server.client(table)
        bob = server.client(table, server.join_table(table))
        before = measured_rows(server, table)
        for hands, rows in ((False, 0), (True, 1), (True, 1), (False, 2), (False, 2)):
            assert ann.say("agree", hands=hands)["type"] == "ack"
            assert measured_rows(server, table) == before + rows
        for client in (ann, bob):
            client.catch_up()
        one, other = (ann, bob) if ann.decides else (bob, ann)
        while one.state["undo"] != "ask":
            ann.catch_up()
            bob.catch_up()
            actor = ann if ann.decides else bob
            assert actor.act(actor.options[0])["type"] == "ack"
            one.catch_up()
            other.catch_up()
        before = measured_rows(server, table)
        for _ in range(3):
            assert one.say("undo")["type"] == "ack"
        assert measured_rows(server, table) == before + 1, "asking again asks nothing new"
        ann.close()
        bob.close()


def test_coming_again_and_again_takes_no_room_for_decisions() -> None:
    with server_process(longest_log=20) as server:
        table = server.new_table("me", "open")
        wish = {"invite": table["invites"][0]["invite"], "nonce": "n" * 16}
        answers = [server.ask(f"/api/tables/{table['table']}/join", wish) for _ in range(12)]
        assert answers == [(200, answers[0][1])] * 12 and measured_rows(server, table) == 2, "it was set up and joined"


def test_changes_are_counted_for_the_seat_whatever_the_connection() -> None:
    with server_process(changes_burst=6.0, changes_rate=1e-6) as server:
        table = server.new_table("me", "open")
        secret = server.join_table(table)
        clients = [server.client(table) for _ in range(3)]
        answers = [client.say("agree", hands=at % 2 == 0) for at, client in enumerate(clients * 3)]
        assert [answer["type"] for answer in answers] == ["ack"] * 6 + ["refused"] * 3
        assert answers[-1]["code"] == "flood"
        bob = server.client(table, secret)
        assert bob.say("agree", hands=True)["type"] == "ack", "and for no other seat"
        for client in [*clients, bob]:
            client.close()


def test_all_messages_are_counted_for_the_seat_whatever_the_connection() -> None:
    with server_process(seat_burst=10.0, seat_rate=1e-6) as server:
        table = server.new_table("me", "open")
        clients = [server.client(table) for _ in range(4)]
        answers = [client.say("ping") for client in clients * 4]
        assert [answer["type"] for answer in answers] == ["ack"] * 10 + ["refused"] * 6
        for client in clients:
            client.close()


def test_hands_are_not_shown_and_hidden_for_ever() -> None:
    with server_process() as server:
        table = server.new_table("me", "open")
        ann = server.client(table)
        answers = [ann.say("agree", hands=at % 2 == 0) for at in range(MOST_AGREEMENTS + 1)]
        assert [one["type"] for one in answers] == ["ack"] * MOST_AGREEMENTS + ["refused"]
        assert answers[-1]["message"][0] == "refusal-hands-changed-often"
        ann.close()


def test_nobody_loses_on_time_who_cannot_decide(tmp_path: Path) -> None:
    async def seats_timed() -> tuple[list[int], list[int], str]:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 6)
        timekeeper = TableTimers(tables, BackgroundTasks())
        holders = [Holder([0], "hash"), Holder([1], "another")]
        sitters = [Sitter("person", "Ann"), Sitter("person", "Bob")]
        begin = Created(GAME, sitters, holders, "watch", {}, "1", rules=mankai.game(GAME).version)
        begin.clock = Clock(10.0, 0.0, 0.0)
        table = await tables.set_up(begin, "")
        before = time_control.timed_seats(table)
        while table.number < 6:
            await tables.commit_options(table, [table.position.options[0]], None)
        with pytest.raises(Refusal, match="too much has happened"):
            await tables.commit_options(table, [table.position.options[0]], None)
        assert table.clocks is not None
        table.clocks.started_at = [-1000.0, -1000.0]  # no matter how long ago
        await timekeeper.check_clocks(table)
        log.close()
        return before, time_control.timed_seats(table), table.end_reason

    before, after, ended = asyncio.run(seats_timed())
    assert len(before) == 1 and after == [] and ended == ""


def test_a_log_has_an_end_and_so_has_the_game() -> None:
    with server_process(longest_log=40) as server:
        table = server.new_table("me", "open")
        ann = server.client(table)
        bob = server.client(table, server.join_table(table))
        answer = played_to_the_end_of_the_log(ann, bob)
        assert answer["code"] == "not_possible" and "too much has happened" in answer["reason"]
        assert ann.say("concede")["type"] == "ack", "but it can be given up"
        server.kill()
        server.start()
        ann.connect()
        assert ann.is_over and ann.state["ended"] == "conceded"
        ann.close()
        bob.close()


class Failing(EventLog):
    """A log that keeps what it was asked to write, and fails on request."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.written: list[list[EventRow]] = []
        self.fails = False

    async def append(self, rows: list[EventRow]) -> None:
        self.written.append(rows)
        if self.fails:
            rows = [*rows, rows[-1]]  # the same number twice: refused after all others are written
        await super().append(rows)


@pytest.mark.parametrize("fails", [False, True])
def test_a_rematch_is_written_at_once_or_not_at_all(tmp_path: Path, fails: bool) -> None:
    async def rematch() -> tuple[list[EventRow], list[tuple[str, str]]]:
        log = Failing(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 100)
        acts = CommandHandlers(Settings(), tables, TableTimers(tables, BackgroundTasks()), lambda address, has_bots: None)
        holders = [Holder([0], "hash"), Holder([1], "another")]
        begin = Created(
            GAME, [Sitter("person", "Ann"), Sitter("person", "Bob")], holders, "watch", {}, "1", rules=mankai.game(GAME).version
        )
        table = await tables.set_up(begin, "")
        await tables.commit(table, [Conceded(0, ""), Ended()])
        connection: Any = Somebody()
        await acts.execute(Command(table, table.viewers[0], Rematch(1), connection))
        log.fails = fails
        if fails:
            with pytest.raises(Refusal, match="could not be written down"):
                await acts.execute(Command(table, table.viewers[1], Rematch(1), connection))
        else:
            await acts.execute(Command(table, table.viewers[1], Rematch(1), connection))
        log.close()
        kept = sqlite3.connect(tmp_path / "tables.sqlite")
        found = kept.execute("SELECT table_id, kind FROM events WHERE kind IN ('created', 'followed')").fetchall()
        kept.close()
        return log.written[-1], found

    asked, found = asyncio.run(rematch())
    assert [row.kind for row in asked] == ["wanted", "followed", "created"], "in one transaction"
    kinds = sorted([kind for _, kind in found])
    assert kinds == (["created"] if fails else ["created", "created", "followed"])


class Somebody:
    address = "127.0.0.1"
    client = "client"

    def acknowledge(self, number: int) -> None:
        pass
