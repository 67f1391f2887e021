"""A player who never comes is away from the beginning; a player at another table of the room is not away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mankai
from mankai.server.log.entries import Created, Holder, Joined, OptionChosen, Replaced, Sitter
from mankai.server.log.reducer import apply
from mankai.server.protocol.client_messages import Clock
from mankai.server.table.changes import decisions, time_control
from mankai.server.table.table import GameTable
from support.server.server_process import GAME, Client, Server, server_process

DRAFT = "sakura-arms/level99-draft-rotation"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(away_seconds=0.0) as one:
        yield one
        assert "Traceback" not in one.errors()


def join_table(server: Server, table: dict[str, Any], at: int, name: str = "") -> str:
    """The secret for one of the open seats of a table."""
    wish = {"invite": table["invites"][at]["invite"], "nonce": f"nonce of seat {at}, sixteen", "name": name}
    status, answer = server.ask(f"/api/tables/{table['table']}/join", wish)
    assert status == 200, answer
    return str(answer["secret"])


def told_of(client: Client, seat: int) -> dict[str, Any]:
    client.catch_up()
    return dict(client.players[seat])


# Players who never come.


@pytest.mark.parametrize("is_restarted", [False, True])
def test_the_win_is_claimed_from_one_who_has_a_seat_and_never_came(is_restarted: bool) -> None:
    with server_process(away_seconds=0.0) as server:
        table = server.new_table("me", "open")
        server.join_table(table, "Bob")
        if is_restarted:
            server.kill()
            server.start()
        ann = server.client(table)
        bob = told_of(ann, 1)
        assert bob["kind"] == "person" and not bob["here"] and bob["away_since"] is not None
        assert ann.say("claim")["type"] == "ack"
        while not ann.is_over:
            ann.receive()
        assert ann.state["ended"] == "claimed" and ann.state["scores"] == [1.0, 0.0]
        ann.close()


def test_for_who_has_a_seat_in_a_draft_and_never_came_a_computer_picks(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open", game=f"{DRAFT}/2")
    server.join_table(table, "Bob")
    ann = server.client(table)
    clients.append(ann)
    assert told_of(ann, 1)["away_since"] is not None
    assert ann.say("replace", seat=1)["type"] == "ack"
    ann.play()
    assert ann.state["ended"] == "played" and len(ann.state["led"]) == 1


def test_to_an_open_seat_a_computer_comes_until_somebody_takes_it(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open", setup={"first": 0})
    ann = server.client(table)
    clients.append(ann)
    assert told_of(ann, 1)["kind"] == "open" and ann.players[1]["away_since"] is not None
    assert ann.say("claim")["code"] == "not_possible", "there is no win from who never was there"
    assert ann.say("replace", seat=1)["type"] == "ack"
    assert (told_of(ann, 1)["kind"], ann.players[1]["here"]) == ("bot", True)
    assert ann.players[1]["name"], "it has a name"
    ann.play(most=1)
    bob = server.client(table, join_table(server, table, 0, "Bob"))
    clients.append(bob)
    ann.catch_up()
    assert (ann.players[1]["kind"], ann.players[1]["name"]) == ("person", "Bob")
    while not (ann.answered and bob.answered):
        for client in (ann, bob):
            client.catch_up()
            if client.decides:
                assert client.act(client.options[0])["type"] == "ack"


def test_nobody_takes_an_open_seat_away_before_its_time(clients: list[Client]) -> None:
    with server_process() as patient:
        ann = patient.client(patient.new_table("me", "open"))
        clients.append(ann)
        answer = ann.say("replace", seat=1)
        assert (answer["code"], answer["message"][0]) == ("not_possible", "refusal-not-away")
        assert ann.say("replace", seat=0)["message"][0] == "refusal-nobody-there"
        ann.close()


# Rooms.


def drafted(server: Server, clients: list[Client]) -> tuple[dict[str, Any], list[str], list[dict[str, Any]]]:
    """A draft of three people and a computer, played to its end: the table, the secrets of all three, and the duels."""
    table = server.new_table("me", "open", "open", "random", game=f"{DRAFT}/4", clock={"seconds": 3000, "lag": 0})
    secrets = [table["secret"], join_table(server, table, 0), join_table(server, table, 1)]
    people = [server.client(table, secret) for secret in secrets]
    while not all([one.is_over for one in people]):
        for one in people:
            one.catch_up()
            if one.decides:
                assert one.act(one.options[0])["type"] == "ack"
    for one in people:
        one.close()
    return table, secrets, people[0].state["led"]


def test_in_a_room_nobody_is_away_who_plays_at_another_of_its_tables(server: Server, clients: list[Client]) -> None:
    table, secrets, led = drafted(server, clients)
    by_seats = {tuple(one["seats"]): {"table": one["table"]} for one in led}
    first, second = by_seats[(0, 1)], by_seats[(0, 2)]
    ann, bob = server.client(first, secrets[0]), server.client(first, secrets[1])
    cat = server.client(second, secrets[2])
    clients += [ann, bob, cat]
    assert told_of(cat, 0) == {**told_of(cat, 0), "here": False, "away_since": None}
    assert cat.say("claim")["message"][0] == "refusal-not-away", "she plays against Bob"
    assert bob.say("concede")["type"] == "ack"
    while cat.players[0]["away_since"] is None:
        cat.receive()
    assert cat.say("claim")["type"] == "ack", "her game is over, and she does not come"
    while not cat.is_over:
        cat.receive()
    status, room = server.ask(f"/api/tables/{table['table']}/room", secret=secrets[2])
    assert status == 200 and [one["scores"] for one in room["led"] if one["seats"] == [0, 2]] == [[0.0, 1.0]]


def test_who_plays_elsewhere_and_leaves_is_away_everywhere(server: Server, clients: list[Client]) -> None:
    _, secrets, led = drafted(server, clients)
    by_seats = {tuple(one["seats"]): {"table": one["table"]} for one in led}
    ann, cat = server.client(by_seats[(0, 1)], secrets[0]), server.client(by_seats[(0, 2)], secrets[2])
    clients.append(cat)
    assert told_of(cat, 0)["away_since"] is None
    ann.close()
    while cat.players[0]["away_since"] is None:
        cat.receive()
    back = server.client(by_seats[(0, 1)], secrets[0])
    clients.append(back)
    while cat.players[0]["away_since"] is not None:
        cat.receive()


def table_of_a_room() -> GameTable:
    sitters, holders = [Sitter("person"), Sitter("person")], [Holder([0], "a"), Holder([1], "b")]
    begin = Created(GAME, sitters, holders, "", {"first": 0}, "1", rules=mankai.game(GAME).version)
    begin.clock, begin.room = Clock(600.0, lag=0.0), "room"
    table = GameTable("t", begin)
    decisions.play_initial_options(table)
    return table


def test_at_a_table_of_a_room_no_time_runs_for_who_has_not_come_yet() -> None:
    table = table_of_a_room()
    first = table.position.seat
    assert time_control.timed_seats(table) == []
    assert not time_control.arrive(table, table.viewers[1 - first]) and time_control.timed_seats(table) == [], (
        "the other one does not decide"
    )
    seq = table.viewers[1 - first].seq
    assert time_control.arrive(table, table.viewers[first]) and time_control.timed_seats(table) == [first]
    assert table.viewers[1 - first].seq == seq + 1, "who is told that this clock runs now"
    assert not time_control.arrive(table, table.viewers[first]), "once"


def test_who_has_decided_something_has_been_there_whatever_became_of_the_server() -> None:
    table = table_of_a_room()
    seat = table.position.seat
    while table.position.seat == seat:
        apply(table, OptionChosen(seat, table.rules.spell(table.position.options[0])))
    assert time_control.timed_seats(table) == []
    while table.position.seat != seat:
        apply(table, OptionChosen(1 - seat, table.rules.spell(table.position.options[0])))
    assert time_control.timed_seats(table) == [seat]


def test_time_runs_once_a_computer_has_taken_the_open_seat() -> None:
    sitters, holders = [Sitter("person"), Sitter("open")], [Holder([0], "a"), Holder([1], invite="i")]
    begin = Created(GAME, sitters, holders, "", {"first": 0}, "1", rules=mankai.game(GAME).version)
    begin.clock = Clock(600.0, lag=0.0)
    table = GameTable("t", begin)
    decisions.play_initial_options(table)
    assert table.clocks is not None and time_control.timed_seats(table) == []
    table.clocks.started_at = [0.0, 0.0]
    apply(table, Replaced(1, "random"))
    assert time_control.timed_seats(table) == [0] and table.clocks.started_at[0] > 0.0, "and from then on"
    changes = table.position_version
    apply(table, Joined(1, "Bob", "b", "n"))
    assert table.sitters[1] == Sitter("person", "Bob") and table.position_version > changes, "what the computer thinks of is void"
