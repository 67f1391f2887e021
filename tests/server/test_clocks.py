"""Clocks: what is charged, what falls, what a restart keeps; nothing here depends on how fast the machine is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import mankai
from mankai.server.clocks import Clocks
from mankai.server.entries import Chosen, Created, Holder, Rewound, Sitter, Thought
from mankai.server.fold import happen
from mankai.server.gametable import GameTable
from mankai.server.messages import Clock
from server.serving import GAME, Client, Server, serving

NO_TIME = {"seconds": 0.2, "lag": 0.0}
PLENTY = {"seconds": 1000.0, "lag": 0.0}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as one:
        yield one


def at_table(server: Server, **more: Any) -> tuple[dict[str, Any], Client, Client]:
    """Ann, who decides first, and Bob."""
    table = server.new_table("me", "open", setup={"first": 0}, **more)
    bob = server.client(table, server.joined(table, "Bob"))
    return table, server.client(table), bob


def until_over(client: Client) -> dict[str, Any]:
    while not client.is_over:
        client.receive()
    return client.state


def test_free_seconds_are_given_once() -> None:
    clocks = Clocks(Clock(100.0, free=10.0, lag=1.0), 2)
    clocks.charge(0, 11.0, True)
    clocks.decided(True)
    assert clocks.left == [100.0, 100.0]
    clocks.charge(1, 15.0, True)
    assert clocks.left == [100.0, 96.0]
    clocks.rewind(0)
    clocks.charge(0, 5.0, True)  # the same decision once more
    assert clocks.left == [95.0, 96.0]
    clocks.decided(True)
    clocks.charge(1, 5.0, True)
    assert clocks.left == [95.0, 91.0]
    clocks.decided(True)
    clocks.charge(0, 11.0, True)  # one that nobody has come to before
    assert clocks.left == [95.0, 91.0]


def test_what_others_are_told_leaves_out_what_they_did_not_see() -> None:
    clocks = Clocks(Clock(100.0, lag=0.0), 2)
    clocks.charge(1, 30.0, False)
    clocks.decided(False)
    clocks.charge(1, 5.0, True)
    assert clocks.left == [100.0, 65.0] and clocks.seen == [100.0, 95.0]


def folded(clock: Clock) -> GameTable:
    sitters = [Sitter("person"), Sitter("person")]
    return GameTable(
        "t",
        Created(GAME, sitters, [Holder([0]), Holder([1])], "", {"first": 0}, "1", clock=clock, rules=mankai.game(GAME).version),
    )


def test_time_is_not_taken_back() -> None:
    table = folded(Clock(100.0, lag=0.0))
    assert table.clocks is not None
    happen(table, Thought(20.0), None)
    assert table.elapsed() >= 20.0
    happen(table, Chosen(0, table.rules.spelled(table.position.options[0]), 30.0), None)
    assert table.clocks.left[0] == 70.0
    decider = table.position.seat
    happen(table, Rewound(0, 0, 5.0), None)
    assert table.clocks.left[decider] == (65.0 if decider == 0 else 95.0)
    assert table.position.seat == 0 and table.clocks.thought == 0.0


def test_a_flag_that_falls_ends_a_game_of_two(server: Server) -> None:
    table, ann, bob = at_table(server, clock=NO_TIME)
    for client in (ann, bob):
        state = until_over(client)
        assert state["ended"] == "time" and state["scores"] == [0.0, 1.0] and state["options"] == []
        assert client.act(0)["code"] in ("over", "stale") and client.say("undo")["code"] == "not_possible"
    assert bob.state["clock"]["running"] is None
    assert server.ask(f"/api/tables/{table['table']}/record", secret=table["secret"])[0] == 200
    ann.close()
    bob.close()


def test_with_more_seats_a_computer_plays_on(server: Server) -> None:
    table = server.new_table("me", "random", "random", game="oka/3", clock=NO_TIME)
    ann = server.client(table)
    while not ann.players or ann.players[0]["kind"] != "bot":
        ann.receive()
    ann.catch_up()
    assert not ann.is_over and ann.state["seat"] == 0 and ann.state["options"] == []
    assert ann.act(0)["code"] == "watching"
    ann.close()


def test_no_time_runs_while_a_seat_is_open(server: Server) -> None:
    table = server.new_table("me", "open", setup={"first": 0}, clock=NO_TIME)
    ann = server.client(table)
    assert ann.state["clock"]["running"] is None
    time.sleep(3 * NO_TIME["seconds"])
    ann.catch_up()
    assert not ann.is_over and ann.state["clock"]["left"] == [0.2, 1]
    server.joined(table)
    ann.until("state")
    assert ann.state["clock"]["running"] == 0
    assert until_over(ann)["ended"] == "time", "and from then on it does"
    ann.close()


def test_what_is_told_about_clocks(server: Server) -> None:
    _, ann, bob = at_table(server, clock={"seconds": 600, "free": 500, "lag": 0})
    assert ann.state["clock"]["running"] == 0 and ann.state["clock"]["spare"] == 500
    assert bob.state["clock"] == {**ann.state["clock"], "ran": bob.state["clock"]["ran"]}
    assert ann.state["clock"]["left"] == [600, 600] and ann.state["clock"]["seconds"] == 600
    plain = server.client(server.new_table("me", "random"))
    assert plain.state["clock"] is None
    for client in (ann, bob, plain):
        client.close()


def test_a_restart_keeps_the_time_spent_and_the_flag() -> None:
    with serving() as server:
        _, ann, bob = at_table(server, clock=PLENTY)
        time.sleep(0.15)
        while ann.decides:
            assert ann.act(ann.options[0])["type"] == "ack"
            ann.catch_up()
        bob.wait()
        bob.catch_up()
        assert ann.act(0)["type"] == "refused"
        left = ann.state["clock"]["left"][0]
        assert left < 1000
        short, carl, dora = at_table(server, clock={"seconds": 1.0, "lag": 0.0})
        for client in (ann, bob, carl, dora):
            client.close()
        server.kill()
        server.start()
        ann.connect()
        assert ann.state["clock"]["left"][0] == left
        # Nobody has come back to the other table, and time runs there all the same.
        for _ in range(200):
            if server.ask(f"/api/tables/{short['table']}", secret=short["secret"])[1]["over"]:
                break
            time.sleep(0.05)
        carl.connect()
        assert carl.is_over and carl.state["ended"] == "time"
        ann.close()
        carl.close()


def test_a_stop_writes_down_the_time_thought_so_far() -> None:
    with serving() as server:
        table, ann, bob = at_table(server, clock=PLENTY)
        time.sleep(0.3)
        ann.close()
        bob.close()
        server.stop()
        server.start()
        ann = server.client(table)
        assert ann.state["clock"]["ran"] >= 0.3
        ann.close()


def test_a_rematch_has_the_same_clock(server: Server) -> None:
    _, ann, bob = at_table(server, clock=PLENTY)
    assert ann.say("concede")["type"] == "ack"
    assert ann.say("rematch")["type"] == "ack" and bob.say("rematch")["type"] == "ack"
    message = bob.until("rematch")
    while not message["table"]:
        message = bob.until("rematch")
    again = server.client({"table": message["table"]}, ann.secret)
    assert again.state["clock"]["seconds"] == 1000
    for client in (ann, bob, again):
        client.close()
