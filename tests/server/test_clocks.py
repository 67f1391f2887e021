"""Clocks: what is charged, what falls, what a restart keeps; nothing here depends on how fast the machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.server.background import BackgroundTasks
from mankai.server.log.entries import AnsweredEarly, AnswerWithdrawn, Created, Holder, OptionChosen, Rewound, Sitter, TimeSpent
from mankai.server.log.eventlog import EventLog
from mankai.server.log.reducer import apply
from mankai.server.metrics import Metrics
from mankai.server.protocol.client_messages import Clock
from mankai.server.table.changes import time_control
from mankai.server.table.clocks import Clocks
from mankai.server.table.store import TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.timers import TableTimers
from support.server.server_process import GAME, Client, Server, server_process, wait_until

NO_TIME = {"seconds": 0.2, "lag": 0.0}
PLENTY = {"seconds": 1000.0, "lag": 0.0}
BUILDING = {"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": "choose", "first": 0}  # both at once


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one


def at_table(server: Server, **more: Any) -> tuple[dict[str, Any], Client, Client]:
    """Ann, who decides first, and Bob."""
    table = server.new_table("me", "open", setup={"first": 0}, **more)
    bob = server.client(table, server.join_table(table, "Bob"))
    return table, server.client(table), bob


def until_over(client: Client) -> dict[str, Any]:
    while not client.is_over:
        client.receive()
    return client.state


def test_free_seconds_are_given_once() -> None:
    clocks = Clocks(Clock(100.0, free=10.0, lag=1.0), 2)
    clocks.charge(0, 11.0, True)
    clocks.note_decision(True)
    assert clocks.left == [100.0, 100.0]
    clocks.charge(1, 15.0, True)
    assert clocks.left == [100.0, 96.0]
    clocks.rewind(0)
    clocks.charge(0, 5.0, True)  # the same decision again
    assert clocks.left == [95.0, 96.0]
    clocks.note_decision(True)
    clocks.charge(1, 5.0, True)
    assert clocks.left == [95.0, 91.0]
    clocks.note_decision(True)
    clocks.charge(0, 11.0, True)  # a table that nobody has come to before
    assert clocks.left == [95.0, 91.0]


def test_what_others_are_told_leaves_out_what_they_did_not_see() -> None:
    clocks = Clocks(Clock(100.0, lag=0.0), 2)
    clocks.charge(1, 30.0, False)
    clocks.note_decision(False)
    clocks.charge(1, 5.0, True)
    assert clocks.left == [100.0, 65.0] and clocks.public_left == [100.0, 95.0]


def created(clock: Clock, setup: dict[str, Any]) -> Created:
    sitters, holders = [Sitter("person"), Sitter("person")], [Holder([0]), Holder([1])]
    return Created(GAME, sitters, holders, "", setup, "1", clock=clock, rules=mankai.game(GAME).version)


def folded(clock: Clock) -> GameTable:
    return GameTable("t", created(clock, {"first": 0}))


def test_time_is_not_taken_back() -> None:
    table = folded(Clock(100.0, lag=0.0))
    assert table.clocks is not None
    apply(table, TimeSpent(20.0), None)
    assert table.clocks.elapsed_seconds(0) >= 20.0
    apply(table, OptionChosen(0, table.rules.spell(table.position.options[0]), 30.0), None)
    assert table.clocks.left[0] == 70.0
    decider = table.position.seat
    apply(table, Rewound(0, 0, 5.0), None)
    assert table.clocks.left[decider] == (65.0 if decider == 0 else 95.0)
    assert table.position.seat == 0 and table.clocks.spent[0] == 0.0


# Simultaneous rounds.


def building(clock: Clock) -> tuple[GameTable, Clocks]:
    """Two players who build their decks."""
    table = GameTable("t", created(clock, BUILDING))
    assert table.clocks is not None and table.round is not None
    return table, table.clocks


def answer(table: GameTable, seat: int, spent: float) -> None:
    """Take the first card that a seat may put into its deck, in its turn or before; return the reply to the next one."""
    apart = table.viewers[seat].round_view
    assert apart is not None and table.round is not None
    option = apart.options[0]
    if seat != table.position.seat:
        apply(table, AnsweredEarly(seat, table.rules.spell(option), spent), None)
        return
    due, _ = table.round.due_answers(table.position.play(option), [*table.decisions, (seat, option)])
    apply(table, OptionChosen(seat, table.rules.spell(option), spent), None)
    for one, answered in due:
        apply(table, OptionChosen(one, table.rules.spell(answered)), None)


def test_the_time_of_all_who_decide_at_once_runs() -> None:
    table, clocks = building(Clock(100.0, lag=0.0))
    assert time_control.timed_seats(table) == [0, 1]
    apply(table, TimeSpent(30.0, 1), None)
    apply(table, TimeSpent(20.0, 0), None)
    assert clocks.elapsed_seconds(0) >= 20.0 and clocks.elapsed_seconds(1) >= 30.0
    assert time_control.seconds_to_flag(table) <= 70.0 < time_control.remaining(table, 0) <= 80.0
    answer(table, 1, 31.0)
    assert clocks.left == [100.0, 69.0] and clocks.elapsed_seconds(0) >= 20.0, "what one decides leaves the other's time as it is"
    answer(table, 0, 25.0)
    assert clocks.left == [75.0, 69.0] and clocks.elapsed_seconds(0) < 20.0


def test_no_time_runs_of_who_has_decided_all_and_none_is_charged_twice() -> None:
    table, clocks = building(Clock(100.0, lag=0.0))
    for _ in range(10):
        answer(table, 1, 2.0)
    assert time_control.timed_seats(table) == [0] and clocks.left == [100.0, 80.0] and time_control.seconds_spent(table, 1) == 0.0
    for _ in range(10):
        answer(table, 0, 1.0)
    assert table.round is None and len(table.decisions) == 20 and clocks.left == [90.0, 80.0]


def test_what_comes_to_its_turn_leaves_the_time_of_what_is_still_thought_about() -> None:
    table, clocks = building(Clock(100.0, lag=0.0))
    for _ in range(4):
        answer(table, 1, 0.0)
    apply(table, TimeSpent(30.0, 1), None)
    for _ in range(10):
        answer(table, 0, 0.0)
    assert len(table.decisions) == 14 and time_control.timed_seats(table) == [1] and clocks.elapsed_seconds(1) >= 30.0


def test_in_a_round_free_seconds_are_given_once_for_every_answer() -> None:
    table, clocks = building(Clock(100.0, free=10.0, lag=0.0))
    answer(table, 1, 12.0)
    answer(table, 1, 9.0)
    assert clocks.left == [100.0, 98.0]
    apply(table, AnswerWithdrawn(1, 4.0), None)  # the second one; the third was thought about for so long
    assert clocks.left == [100.0, 98.0]
    answer(table, 1, 3.0)
    answer(table, 1, 3.0)
    assert clocks.left == [100.0, 92.0], "both have had theirs"
    answer(table, 0, 10.0)
    assert clocks.left == [100.0, 92.0]


def test_in_a_round_one_is_told_of_one_s_own_clock_alone(server: Server) -> None:
    table = server.new_table("me", "open", setup=BUILDING, clock=PLENTY)
    bob, ann = server.client(table, server.join_table(table)), server.client(table)
    for seat, client in enumerate((ann, bob)):
        client.catch_up()
        assert client.state["clock"]["running"] == seat
    while bob.decides:
        assert bob.act(bob.options[0])["type"] == "ack"
        bob.catch_up()
    assert bob.state["clock"]["running"] is None, "he has decided, and of Ann he is told nothing"
    ann.catch_up()
    assert ann.decides and ann.state["clock"]["left"][1] == 1000
    ann.close()
    bob.close()


@pytest.mark.parametrize("late", [0, 1])
def test_in_a_round_the_flag_falls_of_whose_time_is_up(tmp_path: Path, late: int) -> None:
    async def rung() -> GameTable:
        log = EventLog(tmp_path / "tables.sqlite")
        tables = TableStore(log, Metrics(), lambda table: None, 100)
        table = await tables.set_up(created(Clock(600.0, lag=0.0), BUILDING), "")
        assert table.clocks is not None
        timekeeper = TableTimers(tables, BackgroundTasks())
        await timekeeper.check_clocks(table)
        assert not table.is_over and table.number == 3, "what both have spent is written down"
        table.clocks.started_at[late] -= 700.0
        await timekeeper.check_clocks(table)
        log.close()
        return table

    table = asyncio.run(rung())
    assert table.forfeited_seat == late and table.end_reason == "time"


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
    server.join_table(table)
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
    with server_process() as server:
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
        # Nobody has come back to the other table, and its time still runs.
        address = f"/api/tables/{short['table']}"
        wait_until(lambda: bool(server.ask(address, secret=short["secret"])[1]["over"]), "the flag never falls")
        carl.connect()
        assert carl.is_over and carl.state["ended"] == "time"
        ann.close()
        carl.close()


def test_a_stop_writes_down_the_time_thought_so_far() -> None:
    with server_process() as server:
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
