"""A game with follow-ups: the table goes on at the next one, and its hidden information stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mankai.games.sakura_arms.rules.editions.level99 import GAME
from support.server.server_process import Client, Server, server_process

DRAFT = "sakura-arms/level99-draft-rotation"
DUEL = "sakura-arms/level99"
NAMES = [card.name for goddess in GAME.goddesses for card in goddess.cards]
TEN, OTHERS = NAMES[:10], NAMES[30:40]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one
        assert "Traceback" not in one.errors()


def test_a_draft_among_computers_goes_on_with_the_duel_of_the_one_person(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "greedy", "random", "greedy", game=f"{DRAFT}/4")
    ann = server.client(table)
    clients.append(ann)
    ann.play()
    led = ann.state["led"]
    assert [(one["seats"], one["round"]) for one in led] == [([0, 2], 0), ([0, 3], 1), ([0, 1], 2)], "where a person sits"
    status, summary = server.ask(f"/api/tables/{led[0]['table']}", secret=table["secret"])
    assert status == 200 and summary["game"] == DUEL and summary["seats"] == [0]
    assert [one["name"] for one in summary["players"]][1] == "random", "whoever sat opposite"
    duel = server.client({**table, "table": led[0]["table"]})
    clients.append(duel)
    duel.play()
    assert duel.is_over and duel.state["room"] == table["table"] and duel.state["led"] == []
    status, room = server.ask(f"/api/tables/{table['table']}/room", secret=table["secret"])
    assert status == 200 and [one["over"] for one in room["led"]] == [True, False, False]
    assert room["led"][0]["scores"] == duel.state["scores"] and room["led"][1]["scores"] is None
    assert [one["name"] for one in room["players"]][1:] == ["greedy", "random", "greedy"] and room["seats"] == [0]


def test_two_people_draft_and_duel_and_are_never_told_each_other_s_picks(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open", game=f"{DRAFT}/2")
    secret = server.join_table(table)
    ann, bob = server.client(table), server.client(table, secret=secret)
    clients += [ann, bob]
    while not ann.is_over:
        for client in (ann, bob):
            client.catch_up()
            if client.decides:
                assert client.act(client.options[0])["type"] == "ack"
    for path in ("record", "replay", "replay?seat=1", "replay?seat=all"):
        for who in (table["secret"], secret):
            status, answer = server.ask(f"/api/tables/{table['table']}/{path}", secret=who)
            assert (status, answer["code"]) == (409, "not_over"), path
    wish = {"game": f"{DRAFT}/2", "from": {"table": table["table"], "at": 3}}
    assert server.ask("/api/tables", wish, secret=secret)[0] == 409, "nor by playing on from it"
    bob.catch_up()
    assert ann.state["led"] == bob.state["led"] and len(ann.state["led"]) == 1
    follower = ann.state["led"][0]["table"]
    for seat, who in enumerate((table["secret"], secret)):
        status, summary = server.ask(f"/api/tables/{follower}", secret=who)
        assert status == 200 and (summary["game"], summary["seats"]) == (DUEL, [seat])
    # The duel is there after the server was killed, and the room lists it; others cannot read it.
    server.kill()
    server.start()
    status, room = server.ask(f"/api/tables/{table['table']}/room", secret=secret)
    assert status == 200 and [one["table"] for one in room["led"]] == [follower]
    assert server.ask(f"/api/tables/{table['table']}/room", secret="nobody-at-all")[0] == 401


@pytest.mark.parametrize(
    ("wish", "status", "code", "reason"),
    [
        ({"game": f"{DRAFT}/3"}, 404, "no_game", "rotation/3"),
        ({"game": f"{DRAFT}/4", "seats": [{"who": "me"}, {"who": "open"}]}, 400, "malformed", "4"),
        ({"game": f"{DRAFT}/2", "setup": {"pool": ["yurina"]}}, 400, "bad_setup", "not 7 and 4"),
        ({"game": f"{DRAFT}/2", "setup": {"pool": ["yurina", "Slash"]}}, 400, "bad_setup", "Slash twice"),
        ({"game": DUEL, "setup": {"drafted": True, "decks": [TEN[:9], OTHERS]}}, 400, "bad_setup", "not 9"),
        ({"game": DUEL, "setup": {"drafted": True, "decks": [[*TEN, "Shoot"], OTHERS]}}, 400, "bad_setup", "not 11"),
        ({"game": DUEL, "setup": {"drafted": True, "decks": [TEN, [*OTHERS[:9], TEN[0]]]}}, 400, "bad_setup", "drafted twice"),
        ({"game": DUEL, "scene": {"me": {"plan": ["Slash"]}}}, 400, "bad_setup", "is prepared"),
    ],
)
def test_what_cannot_be_drafted_is_refused_and_said(
    server: Server, wish: dict[str, Any], status: int, code: str, reason: str
) -> None:
    got, answer = server.ask("/api/tables", wish)
    assert (got, answer["code"]) == (status, code) and reason in answer["reason"]


def test_before_a_game_is_over_there_is_no_room(server: Server) -> None:
    table = server.new_table("me", "greedy", game=f"{DRAFT}/2")
    status, answer = server.ask(f"/api/tables/{table['table']}/room", secret=table["secret"])
    assert (status, answer["code"]) == (409, "not_over")
