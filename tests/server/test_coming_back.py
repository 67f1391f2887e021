"""Players who come back, by another client, by the same invite or after a while, are sent what they missed."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mankai.server import monotonic_clock
from mankai.server.log import idempotency
from mankai.server.log.entries import OptionChosen, Replaced
from mankai.server.log.eventlog import EventLog, MessageKey, is_repeat, row_of
from mankai.server.log.idempotency import ExecutedKeys
from mankai.server.log.reducer import apply
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import Clock, NewTable
from mankai.server.table import tokens
from mankai.server.table.table import GameTable
from server.test_clocks import folded
from server.test_crash import rows_of
from support.server.server_process import GAME, Client, Server, server_process
from support.server.thread_server import thread_server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one


# Messages are executed once.


def test_two_clients_of_one_player_count_apart(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "me", setup={"first": 0})
    tabs = [server.client(table) for _ in range(2)]
    clients += tabs
    for at in range(8):
        tab = tabs[at % 2]
        tab.catch_up()
        before = tab.state["seq"]
        tab.number = at // 2  # both count from 1
        assert tab.act(tab.options[0])["type"] == "ack"
        tab.wait()
        assert tab.state["seq"] > before, "it was done"


def test_what_is_remembered_of_clients_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idempotency, "MOST_CLIENTS", 3)
    monkeypatch.setattr(idempotency, "MOST_NUMBERS", 4)
    done = ExecutedKeys()
    for at in range(5):
        for number in range(1, 11):
            done.add(MessageKey(0, f"client {at}", number))
    assert sum([len(numbers) for numbers in done.numbers.values()]) == 12
    assert done.highest(0, "client 4") == 10 and done.highest(0, "client 0") == 0
    assert (
        done.has(MessageKey(0, "client 4", 7))
        and not done.has(MessageKey(0, "client 4", 6))
        and not done.has(MessageKey(1, "client 4", 7))
    )


def test_what_is_forgotten_is_still_not_done_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A server that remembers only one client; the log knows the others."""
    monkeypatch.setattr(idempotency, "MOST_CLIENTS", 1)
    wish = msgspec.convert({"game": GAME, "seats": [{"who": "me"}, {"who": "me"}]}, NewTable)
    with thread_server("asyncio", tmp_path) as server:
        table = server.do(server.running_lobby().create(wish, None, ""))
        old, new = [Client(server.port, table["table"], table["secret"]) for _ in range(2)]
        for kind, said in (("agree", {"hands": True}), ("chat", {"text": "hello"})):
            assert old.say(kind, **said)["type"] == "ack"
            assert new.say("agree", hands=False)["type"] == "ack", "and the old one is forgotten"
            assert old.say_again(kind, **said)["type"] == "ack"
        for client in (old, new):
            client.catch_up()
            assert sum(['"text":"hello"' in text for text in client.heard]) == 1, "it was not said again"
            client.close()
        assert server.look(lambda lobby: lobby.tables.in_memory[table["table"]].hands_agreed) == set(), "nor done again"


@pytest.mark.parametrize(("number", "message", "is_known"), [(1, 1, True), (0, 2, False)])
def test_the_log_says_which_message_it_has_already(tmp_path: Path, number: int, message: int, is_known: bool) -> None:
    async def append_twice() -> None:
        log = EventLog(tmp_path / "tables.sqlite")
        try:
            for at, one in ((0, 1), (number, message)):
                await log.append([row_of("t", at, OptionChosen(0, "x"), MessageKey(0, "client", one))])
        finally:
            log.close()

    with pytest.raises(sqlite3.IntegrityError) as refused:
        asyncio.run(append_twice())
    assert is_repeat(refused.value) is is_known


# An invite is for one person, even if they use it several times.


def test_a_seat_is_taken_once_however_often_one_taps(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open")
    wish = {"invite": table["invites"][0]["invite"], "nonce": secrets.token_urlsafe(16), "name": "Bob"}
    address = f"/api/tables/{table['table']}/join"
    with ThreadPoolExecutor(4) as taps:
        answers = list(taps.map(lambda _: server.ask(address, wish), range(4)))
    assert [status for status, _ in answers] == [200] * 4
    assert len({answer["secret"] for _, answer in answers}) == 1
    bob = server.client(table, answers[0][1]["secret"])
    clients.append(bob)
    assert server.ask(address, wish)[1] == answers[0][1]
    bob.catch_up()
    assert [row.kind for row in rows_of(server.data, table["table"])].count("joined") == 1, "what changes nothing is not written"
    assert server.ask(address, {**wish, "nonce": secrets.token_urlsafe(16)})[1]["code"] == "taken"


def test_who_has_sat_down_needs_no_password_again(server: Server) -> None:
    table = server.new_table("me", "open", password="petal five")
    wish = {"invite": table["invites"][0]["invite"], "nonce": secrets.token_urlsafe(16)}
    address = f"/api/tables/{table['table']}/join"
    first = server.ask(address, {**wish, "password": "petal five"})
    assert first[0] == 200 and server.ask(address, wish) == first


def test_the_secret_of_an_invite_needs_both_it_and_the_nonce() -> None:
    secret = tokens.secret_for("invite", "nonce")
    assert len(secret) == 22 and secret == tokens.secret_for("invite", "nonce")
    assert len({secret, tokens.secret_for("invite", "nonc"), tokens.secret_for("invit", "enonce")}) == 3


# A player who was away learns what happened.


def left(table: GameTable, seat: int, seconds: float) -> None:
    table.presence.visited.add(seat)
    table.presence.away_since[seat] = monotonic_clock.now() - seconds


def test_who_was_never_away_has_missed_nothing() -> None:
    table = folded(Clock(100.0, lag=0.0))
    assert payloads.absence_report(table, table.viewers[0], 60.0) is None
    left(table, 0, 5.0)
    assert table.clocks is not None
    table.clocks.started_at[0] += 1000.0  # no time has run
    assert payloads.absence_report(table, table.viewers[0], 60.0) is None, "nothing has come of it"


def test_the_absent_learn_that_time_ran_and_the_win_could_be_claimed() -> None:
    table = folded(Clock(1000.0, free=20.0, lag=0.0))
    assert table.clocks is not None and table.position.seat == 0
    for reader in (0, 1):
        left(table, reader, 70.0)
    table.clocks.started_at[0] -= 50.0
    for seat, (least, most) in enumerate([(30.0, 70.0), (0.0, 0.0)]):
        missed = payloads.absence_report(table, table.viewers[seat], 60.0)
        assert missed is not None and missed["claimable"] and missed["played"] == [] and missed["away"] >= 70
        assert least <= missed["lost"] <= most, "what is free is not lost"


def test_the_absent_learn_that_a_computer_played_for_them() -> None:
    table = folded(Clock(1000.0, lag=0.0))
    left(table, 1, 70.0)
    apply(table, Replaced(1, "greedy"))
    missed = payloads.absence_report(table, table.viewers[1], 600.0)
    assert missed is not None and missed["played"] == [1] and not missed["claimable"]


def test_it_is_told_with_the_welcome(clients: list[Client]) -> None:
    with server_process(away_seconds=0.0) as server:
        table = server.new_table("me", "open", setup={"first": 0})
        bob = server.client(table, server.join_table(table, "Bob"))
        ann = server.client(table)
        clients += [ann, bob]
        assert '"missed":null' in bob.heard[0]
        bob.close()
        while ann.players[1]["here"]:
            ann.receive()
        assert ann.players[1]["away_since"] is not None
        assert ann.say("replace", seat=1)["type"] == "ack"
        bob.connect()
        welcome = json.loads([text for text in bob.heard if '"welcome"' in text][-1])
        assert welcome["missed"]["played"] == [1]


def test_a_ping_brings_no_table_back(tmp_path: Path) -> None:
    wish = msgspec.convert({"game": GAME, "seats": [{"who": "me"}, {"who": "me"}]}, NewTable)
    with thread_server("asyncio", tmp_path) as server:
        table = server.do(server.running_lobby().create(wish, None, ""))
        client = Client(server.port, table["table"], table["secret"])
        assert client.say("ping")["type"] == "ack"
        server.look(lambda lobby: lobby.tables.in_memory.pop(table["table"]))
        with pytest.raises(ConnectionClosed) as closed:
            client.say("ping")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert server.look(lambda lobby: lobby.tables.is_used(table["table"])) is False
        client.close()
