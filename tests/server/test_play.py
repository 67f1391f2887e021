"""Games over WebSocket: against computers, by link, on one screen, with undo, rematch, hints and replays."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

import mankai
from support.server.server_process import GAME, Client, Server, server_process, wait_until


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(rehearsal=True) as one:
        yield one


def asked(*all_of_them: Client) -> Client:
    """The client that is asked next."""
    for _ in range(400):
        for client in all_of_them:
            if client.decides:
                return client
        for client in all_of_them:
            with suppress(TimeoutError):
                client.receive(0.02)
    raise AssertionError("nobody is asked")


def hear_all(*all_of_them: Client) -> None:
    """Read until no client gets another message."""
    for client in all_of_them:
        with suppress(TimeoutError):
            while True:
                client.receive(0.2)


@pytest.mark.parametrize("game", mankai.games())
def test_a_whole_game_against_the_computer(server: Server, clients: list[Client], game: str) -> None:
    rules = mankai.game(game)
    table = server.new_table("me", *["random"] * (rules.seats - 1), game=game)
    client = server.client(table)
    clients.append(client)
    client.play(random.Random(3).choice)
    assert client.state["ended"] == "played" and client.state["options"] == []
    status, record = server.ask(f"/api/tables/{table['table']}/record", secret=table["secret"])
    if client.state["led"]:  # hidden cards still matter at its follow-up tables
        assert (status, record["code"]) == (409, "not_over")
        return
    assert status == 200
    end = mankai.replay(record)
    assert end.scores == client.state["scores"]
    assert json.loads(json.dumps(end.view(0))) == client.state["view"]


def test_what_one_who_decides_is_told(server: Server, clients: list[Client]) -> None:
    scene = {
        "distance": 10,
        "me": {"goddesses": ["yurina", "himika"], "hand": ["Slash", "Shoot"], "aura": 5, "vigor": 1},
        "foe": {"aura": 1},
    }
    client = server.client(server.new_table("me", "random", scene=scene))
    clients.append(client)
    assert client.state["view"]["question"] == "main"
    position = mankai.game(GAME).scene(scene)
    assert client.options == position.options
    assert client.labels == [position.label(option) for option in position.options]
    assert client.state["asked"] == plain(position.question_message)
    reasons = client.reasons()
    legend = server.ask(f"/api/games/{GAME}")[1]
    verbs = {verb["name"]: verb["first"] for verb in legend["verbs"]}
    slash = next(number for number, card in enumerate(legend["legend"]["cards"]) if card["name"] == "Slash")
    assert reasons[verbs["play"] + slash] == "Distance 10, needs 3-4"
    assert any(["Aura" in reason for reason in reasons.values()]), "basic actions say why not as well"
    assert not set(reasons) & set(client.options)


def test_two_people_by_link(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open")
    ann = server.client(table)
    bob = server.client(table, server.join_table(table, "Bob"))
    watcher = server.client(table, watch=table["watch"])
    clients += [ann, bob, watcher]
    dice = random.Random(5)
    for turn in range(40):
        one = asked(ann, bob)
        assert one.act(dice.choice(one.options))["type"] == "ack"
        if turn % 20 == 10:  # the connection breaks in the middle
            before = ann.state["seq"]
            ann.close()
            ann.connect()
            assert ann.state["since"] == before, "only what was missed is told"
    while (one := asked(ann, bob)) is not ann:  # until Ann is asked, so that her last message is the present state
        assert one.act(dice.choice(one.options))["type"] == "ack"
    hear_all(ann, bob, watcher)
    assert [player["name"] for player in bob.players] == ["", "Bob"]
    # A second client of the same seat, which has seen nothing, gets the same events at once.
    other = server.client(table, ann.secret)
    clients.append(other)
    told: list[Any] = []
    for text in ann.heard:
        message = json.loads(text)
        if message["type"] == "state":
            told = message["lines"] if message["since"] == 0 else told + message["lines"]
    assert other.state["seq"] == ann.state["seq"] and other.state["view"] == ann.state["view"]
    assert other.state["lines"] == told
    assert watcher.state["seat"] is None and watcher.state["options"] == []


def test_an_invite_is_good_once(server: Server) -> None:
    table = server.new_table("me", "open")
    address = f"/api/tables/{table['table']}/join"
    wish = {"invite": table["invites"][0]["invite"], "nonce": "n" * 16, "name": "Bob"}
    first = server.ask(address, wish)
    again = server.ask(address, wish)  # the answer was lost: asked again by the same client
    assert first[0] == again[0] == 200 and first[1]["secret"] == again[1]["secret"]
    assert server.ask(address, {**wish, "nonce": "m" * 16})[0] == 409
    assert server.ask(address, {**wish, "invite": "x" * 22})[0] == 401
    assert server.ask(f"/api/tables/{table['table']}", secret=again[1]["secret"])[1]["seats"] == [1]


def test_one_screen(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "me")
    client = server.client(table)
    clients.append(client)
    seen = set()
    for _ in range(40):
        while not client.decides:
            assert client.receive()["type"] in ("state", "players", "ack", "why_not")
        assert client.state["seat"] == client.state["view"]["seat"], "whoever decides is shown what they may know"
        seen.add(client.state["seat"])
        assert client.act(client.options[-1])["type"] == "ack"
    assert seen == {0, 1}


def test_undo_against_the_computer(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "random")
    client = server.client(table)
    clients.append(client)
    for _ in range(12):
        client.wait()
        before = client.state
        assert client.act(client.options[-1])["type"] == "ack"
        client.wait()
        if client.is_over:
            break
        assert client.say("undo")["type"] == "ack"
        while not client.state["rewound"]:
            client.receive()
        for name in ("view", "options", "seat"):
            assert client.state[name] == before[name], "all is as it was"
        assert client.state["since"] == 0 and client.state["lines"], "and the story is told from the beginning"
        assert client.act(client.options[-1])["type"] == "ack"


def test_undo_among_people(server: Server, clients: list[Client]) -> None:
    hidden = {"hand": ["Slash"], "goddesses": ["yurina", "himika"], "vigor": 2, "aura": 1}
    table = server.new_table("me", "open", scene={"distance": 5, "me": hidden, "foe": {"goddesses": ["oboro", "tokoyo"]}})
    ann = server.client(table)
    bob = server.client(table, server.join_table(table))
    clients += [ann, bob]
    before = ann.state
    ann.act(ann.option("Advance"))
    ann.wait()
    assert ann.state["undo"] == "free", "nobody has learnt anything"
    assert ann.say("undo")["type"] == "ack"
    while not ann.state["rewound"]:
        ann.receive()
    assert ann.state["view"] == before["view"]
    while not bob.state["rewound"]:
        bob.receive()
    # After the end of the turn the other is asked: now it needs consent.
    ann.act(ann.option("end turn"))
    bob.wait()
    ann.until("state")
    assert ann.state["undo"] == "ask"
    assert ann.say("undo")["type"] == "ack"
    assert bob.until("undo_asked")["seat"] == 0
    assert ann.say("answer", undo=True)["code"] == "not_possible", "nobody consents to their own wish"
    assert bob.say("answer", undo=False)["type"] == "ack"
    assert ann.until("undo_answered")["granted"] is False
    assert ann.say("undo")["type"] == "ack"
    bob.until("undo_asked")
    assert bob.say("answer", undo=True)["type"] == "ack"
    while not ann.state["rewound"] or ann.state["view"] != before["view"]:
        ann.receive()


def test_concede_and_rematch(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open")
    ann = server.client(table)
    bob = server.client(table, server.join_table(table))
    clients += [ann, bob]
    assert ann.say("rematch")["code"] == "not_over"
    assert server.ask(f"/api/tables/{table['table']}/record", secret=ann.secret or "")[0] == 409
    assert ann.say("concede")["type"] == "ack"
    while not bob.is_over:
        bob.receive()
    assert bob.state["scores"] == [0.0, 1.0] and bob.state["ended"] == "conceded"
    while not ann.is_over:
        ann.receive()
    assert bob.say("rematch")["type"] == "ack"
    assert bob.until("rematch") == {"type": "rematch", "table": None, "wants": [1]}
    assert ann.say("rematch")["type"] == "ack"
    follower = bob.until("rematch")["table"]
    assert follower and follower != table["table"]
    ann_again = server.client({"table": follower}, ann.secret)
    bob_again = server.client({"table": follower}, bob.secret)
    clients += [ann_again, bob_again]
    assert ann_again.state["seat"] == 0 and bob_again.state["seat"] == 1 and not bob_again.is_over


@pytest.mark.parametrize("clock", [None, {"seconds": 0.5, "lag": 0.0}])
def test_who_has_lost_one_of_two_seats_is_not_asked_for_it(clock: dict[str, float] | None) -> None:
    with server_process() as server:
        table = server.new_table("me", "me", "random" if clock is None else "open", game="oka/3", clock=clock)
        client = server.client(table)
        if clock is not None:
            server.join_table(table)  # only now time runs
            client.until("state")
        client.wait()
        seat, before = client.state["seat"], len(client.heard)
        if clock is None:
            assert client.say("concede")["type"] == "ack"
        while client.players[seat]["kind"] != "bot":
            client.receive()
        told = [json.loads(text) for text in client.heard[before:]]
        states = [message for message in told if message["type"] == "state" and message["seat"] == seat]
        assert states, "it is shown that one is asked no more"
        for state in states:
            assert state["options"] == state["view"]["options"] == []
            assert not state["view"]["decides"] and state["view"]["question"] == ""
        assert client.decides or client.reasons() == {}
        client.close()


def test_a_computer_plays_for_somebody_who_is_away() -> None:
    with server_process(away_seconds=0.3) as server:
        table = server.new_table("me", "open", setup={"first": 1})
        ann = server.client(table)
        bob = server.client(table, server.join_table(table))
        assert ann.say("replace", seat=1)["code"] == "not_possible", "he is here"
        assert ann.say("replace", seat=0)["code"] == "not_possible", "nobody replaces themselves"
        bob.close()
        while ann.players[1]["here"]:
            ann.receive()
        assert ann.players[1]["away_since"] is not None
        wait_until(lambda: ann.say("replace", seat=1)["type"] == "ack", "nobody can play for him")
        ann.until("players")
        assert ann.players[1]["kind"] == "bot"
        ann.wait()
        assert ann.decides, "the computer has decided for Bob"
        server.kill()
        server.start()
        ann.connect()
        assert ann.players[1]["kind"] == "bot", "and goes on doing so"
        bob.connect()
        bob.catch_up()
        assert bob.players[1] == {"seat": 1, "name": "", "kind": "person", "here": True, "away_since": None}
        ann.close()
        bob.close()


def test_hints_only_where_no_other_person_plays(server: Server, clients: list[Client]) -> None:
    alone = server.client(server.new_table("me", "random"))
    clients.append(alone)
    alone.wait()
    assert alone.say("hint")["type"] == "ack"
    hint = alone.until("hint")
    assert hint["option"] in alone.options
    assert sorted(hint) == ["label", "number", "option", "seq", "type"], "how good it is, nobody is told"
    assert hint["label"] == next(one["label"] for one in alone.state["options"] if one["option"] == hint["option"])
    table = server.new_table("me", "open")
    ann = server.client(table)
    clients.append(ann)
    assert ann.say("hint")["code"] == "not_possible"


def test_replay_and_playing_on(server: Server, clients: list[Client]) -> None:
    table = server.new_table("random", "random")
    watcher = server.client(table, watch=table["watch"])
    clients.append(watcher)
    while not watcher.is_over:
        watcher.receive()
    address = f"/api/tables/{table['table']}"
    watch: str = table["watch"]
    record = server.ask(f"{address}/record", secret=watch)[1]
    positions = mankai.packs.registry.replay_positions(record)
    for eyes, seat in (("0", 0), ("1", 1), ("none", None)):
        replay = server.ask(f"{address}/replay?seat={eyes}", secret=watch)[1]
        assert [frame["views"][0] for frame in replay["frames"]] == plain([one.view(seat) for one in positions])
        assert [frame["events"] for frame in replay["frames"]] == plain([one.events_for(seat) for one in positions])
    everything = server.ask(f"{address}/replay?seat=all", secret=watch)[1]
    assert [frame["views"][1] for frame in everything["frames"]] == plain([one.view(1) for one in positions])
    assert server.ask(f"{address}/replay?seat=7", secret=watch)[0] == 400
    assert server.ask(f"{address}/replay?seat=0", secret="x" * 22)[0] == 401
    at = len(positions) // 2
    wish = {"game": GAME, "from": {"table": table["table"], "at": at}, "seats": [{"who": "me"}, {"who": "me"}]}
    assert server.ask("/api/tables", wish, secret="x" * 22)[0] == 401
    status, onward = server.ask("/api/tables", wish, secret=watch)
    assert status == 201
    client = server.client(onward)
    clients.append(client)
    assert client.state["view"] == plain(positions[at].view(positions[at].seat))
    assert client.say("undo")["code"] == "not_possible", "what was played before is not taken back"


def plain(content: Any) -> Any:
    return json.loads(json.dumps(content))


def test_tables_unused_leave_memory_and_come_back() -> None:
    with server_process(idle_seconds=0.4) as server:
        table = server.new_table("me", "random")
        client = server.client(table)
        client.wait()
        client.act(client.options[0])
        client.wait()
        before = client.state
        client.close()
        nothing = b"\nmankai_tables 0.0\n"
        wait_until(lambda: nothing in server.ask_raw("/metrics", secret=server.token())[1], "the table stays in memory")
        client.state = {}
        client.connect()
        for name in ("seq", "view", "options", "undo"):
            assert client.state[name] == before[name]
        client.close()


def test_hints_are_offered_where_they_are_given(server: Server, clients: list[Client]) -> None:
    alone = server.client(server.new_table("me", "random"))
    table = server.new_table("me", "open", setup={"first": 0})
    ann, bob = server.client(table), server.client(table, server.join_table(table))
    clients += [alone, ann, bob]
    assert alone.state["hints"] and not ann.state["hints"] and not bob.state["hints"]
    assert ann.say("hint")["code"] == "not_possible"
