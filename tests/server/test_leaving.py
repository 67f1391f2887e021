"""A player leaves a draft: a computer picks for them, and the duels of all others open as usual."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

import mankai
from support.server.server_process import Client, Server, server_process

DRAFT = "sakura-arms/level99-draft-rotation"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(away_seconds=0.2) as one:
        yield one
        assert "Traceback" not in one.errors()


def drafting(server: Server, clients: list[Client], *chairs: str, **more: Any) -> tuple[dict[str, Any], Client, Client]:
    """Ann at seat 0 and Bob, who has been invited, have both picked once."""
    table = server.new_table("me", *chairs, game=f"{DRAFT}/{1 + len(chairs)}", **more)
    ann, bob = server.client(table), server.client(table, server.join_table(table, "Bob"))
    clients += [ann, bob]
    for client in (bob, ann):
        picked(client)
    return table, ann, bob


def picked(client: Client) -> None:
    client.wait()
    assert client.act(client.options[0])["type"] == "ack"


def replaced(ann: Client, seat: int) -> None:
    """Ann lets a computer play for an absent player, as soon as she may."""
    answer = ann.say("replace", seat=seat)
    while answer["type"] == "refused":
        assert answer["code"] == "not_possible"
        time.sleep(0.02)
        answer = ann.say("replace", seat=seat)


def duels(server: Server, table: dict[str, Any], client: Client) -> list[dict[str, Any]]:
    status, room = server.ask(f"/api/tables/{table['table']}/room", secret=client.secret or "")
    assert status == 200
    found: list[dict[str, Any]] = room["led"]
    return found


@pytest.mark.parametrize("chairs", [("open",), ("greedy", "open", "greedy")])
def test_for_who_gives_up_a_computer_picks_on_and_the_others_have_their_duels(
    server: Server, clients: list[Client], chairs: tuple[str, ...]
) -> None:
    table, ann, bob = drafting(server, clients, *chairs)
    seat = 1 + chairs.index("open")
    bob.wait()
    assert bob.say("concede")["type"] == "ack"
    bob.catch_up()
    assert not bob.is_over and bob.options == [] and bob.act(0)["code"] == "watching"
    ann.play()
    assert ann.is_over and ann.state["ended"] == "played", "nobody has lost a draft"
    led = ann.state["led"]
    assert sorted([tuple(one["seats"]) for one in led]) == [(0, other) for other in range(1, 1 + len(chairs))]
    met = next(one for one in led if seat in one["seats"])
    status, summary = server.ask(f"/api/tables/{met['table']}", secret=ann.secret or "")
    assert status == 200 and summary["players"][1]["kind"] == "bot" and summary["seats"] == [0]
    assert server.ask(f"/api/tables/{met['table']}", secret=bob.secret or "")[0] == 401, "who has left sits nowhere any more"
    duel = server.client({**table, "table": met["table"]})
    clients.append(duel)
    duel.play()
    assert duel.is_over


def test_for_who_is_away_a_computer_picks_until_they_are_back(server: Server, clients: list[Client]) -> None:
    table, ann, bob = drafting(server, clients, "open", "greedy", "greedy")
    bob.close()
    replaced(ann, 1)
    for _ in range(3):
        picked(ann)  # nobody waits for Bob
    ann.wait()
    bob.connect()
    bob.wait()
    assert len(bob.options) == 12 - 4, "and from here on he picks himself"
    while not ann.is_over:
        for client in (ann, bob):
            client.catch_up()
            if client.decides:
                assert client.act(client.options[0])["type"] == "ack"
    assert len(duels(server, table, bob)) == 5, "all but the one of the two computers"


def test_who_comes_back_after_the_draft_plays_the_duel_that_has_opened(server: Server, clients: list[Client]) -> None:
    table, ann, bob = drafting(server, clients, "open")
    bob.close()
    assert ann.say("claim")["code"] == "not_possible", "there is no win yet to claim"
    replaced(ann, 1)
    ann.play()
    [led] = duels(server, table, bob)
    duel, again = server.client({**table, "table": led["table"]}), server.client({**table, "table": led["table"]}, bob.secret)
    clients += [duel, again]
    while not duel.is_over:
        for client in (duel, again):
            client.catch_up()
            if client.decides:
                assert client.act(client.options[0])["type"] == "ack"
    assert duel.state["ended"] == "played" and duel.players[1]["kind"] == "person"


def test_what_was_picked_in_advance_is_kept_when_its_picker_leaves(server: Server, clients: list[Client]) -> None:
    table, ann, bob = drafting(server, clients, "open")
    bob.wait()
    last = bob.options[-1]
    assert bob.act(last)["type"] == "ack" and bob.say("concede")["type"] == "ack"
    server.kill()
    server.start()
    for client in (ann, bob):
        client.connect()
    ann.play()
    assert len(ann.state["led"]) == 1
    spelled = mankai.game(f"{DRAFT}/2").spell(last)
    assert taken(server, table["table"], 1)[1] == spelled


def taken(server: Server, table: str, seat: int) -> list[str]:
    """The answers of a seat, as in the log; nobody is sent them."""
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as log:
        bodies = log.execute(
            "SELECT body FROM events WHERE table_id = ? AND kind = 'chosen' ORDER BY number", (table,)
        ).fetchall()
    chosen = [json.loads(body) for [body] in bodies]
    return [one["option"] for one in chosen if one["seat"] == seat]


def test_who_has_no_time_left_is_replaced_and_loses_no_draft(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open", game=f"{DRAFT}/2", clock={"seconds": 0.3, "lag": 0.0})
    ann, bob = server.client(table), server.client(table, server.join_table(table))
    clients += [ann, bob]
    while not ann.is_over:
        ann.receive()
    kinds = sorted([one["kind"] for one in ann.players])
    assert kinds == ["bot", "person"], "of two who think too long, the game goes on without the one"
    assert ann.state["ended"] == "time" and ann.state["led"] == [], "and not without both"


def test_alone_with_computers_a_draft_for_two_is_simply_over(server: Server, clients: list[Client]) -> None:
    ann = server.client(server.new_table("me", "greedy", game=f"{DRAFT}/2"))
    clients.append(ann)
    ann.wait()
    assert ann.say("concede")["type"] == "ack"
    while not ann.is_over:
        ann.receive()
    assert ann.state["ended"] == "conceded" and ann.state["led"] == []
