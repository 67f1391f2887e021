"""Spectators: with a delay if set, with hands only if all players agree, and without any influence."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mankai
from support.server.server_process import GAME, Client, Server, server_process
from support.server.two_worlds import Wire, World, lobby_in, still_time

LATE = 3600.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one
        assert "Traceback" not in one.errors()


def hands(client: Client) -> list[list[int]]:
    rules = mankai.game(GAME)
    kind = rules.legend()["zones"].index("zone-hand")
    return [client.state["view"]["zones"][kind * rules.seats + seat] for seat in range(2)]


def three(server: Server, **more: Any) -> tuple[dict[str, Any], Client, Client, Client]:
    """Ann, Bob, and a spectator."""
    table = server.new_table("me", "open", setup={"first": 0}, **more)
    bob = server.client(table, server.join_table(table))
    return table, server.client(table), bob, server.client(table, watch=table["watch"])


def close(*clients: Client) -> None:
    for client in clients:
        client.close()


def until(client: Client, kind: str, **wanted: Any) -> None:
    """Read until a message of that kind says so."""
    while True:
        message = client.until(kind)
        if all([message[name] == value for name, value in wanted.items()]):
            return


def test_spectators_see_later_and_nothing_tells_them_sooner() -> None:
    with server_process() as server:
        table, ann, bob, watcher = three(server, delay=LATE)
        first = watcher.state
        for _ in range(6):
            for client in (ann, bob):
                client.catch_up()
                if client.decides:
                    assert client.act(client.options[-1])["type"] == "ack"
        assert ann.say("concede")["type"] == "ack"
        address = f"/api/tables/{table['table']}"
        for restarted in (False, True):
            if restarted:
                server.kill()
                server.start()
                watcher.state = {}
                watcher.connect()
            watcher.catch_up()
            assert [watcher.state[name] for name in ("view", "over", "scores", "lines")] == [
                first[name] for name in ("view", "over", "scores", "lines")
            ]
            assert server.ask(address, secret=table["watch"])[1]["over"] is False
            for path in ("/replay?seat=all", "/record"):
                assert server.ask(address + path, secret=table["watch"])[1]["code"] == "not_over"
                assert server.ask_raw(address + path, secret=table["secret"])[0] == 200
            wish = {"game": GAME, "from": {"table": table["table"], "at": 3}}
            assert server.ask("/api/tables", wish, secret=table["watch"])[1]["code"] == "not_over"
        close(ann, bob, watcher)


def test_in_the_end_spectators_have_seen_everything(server: Server) -> None:
    table = server.new_table("me", "me", delay=0.2)
    ann = server.client(table)
    watcher = server.client(table, watch=table["watch"])
    for turn in range(30):
        ann.catch_up()
        assert ann.act(ann.options[turn % len(ann.options)])["type"] == "ack"
        ann.catch_up()
        if turn == 10:
            assert ann.say("undo")["type"] == "ack"
            ann.catch_up()
    assert ann.say("concede")["type"] == "ack"
    while not watcher.is_over:
        watcher.receive()
    late = server.client(table, watch=table["watch"])
    end = server.ask(f"/api/tables/{table['table']}/replay?seat=none", secret=table["watch"])[1]
    assert watcher.state["view"] == {**end["frames"][-1]["views"][0], "over": watcher.state["view"]["over"]}
    assert late.state["events"] == [event for frame in end["frames"] for event in frame["events"]]
    first = end["frames"][0]["lines"]  # a replay distinguishes later ones at every decision, also at hidden ones
    assert first and [line[:3] for line in late.state["lines"][: len(first)]] == first
    assert late.state["view"] == watcher.state["view"] and late.state["ended"] == "conceded"
    close(ann, watcher, late)


def test_hands_are_shown_when_all_agree_and_as_long_as_they_do() -> None:
    with server_process() as server:
        _, ann, bob, watcher = three(server)
        assert watcher.say("look", seat=0)["code"] == "not_possible"
        assert watcher.say("agree", hands=True)["code"] == "watching"
        assert ann.say("agree", hands=True)["type"] == "ack"
        until(watcher, "watching", agreed=[0], hands=False)
        assert watcher.say("look", seat=0)["code"] == "not_possible", "Bob has not agreed"
        assert bob.say("agree", hands=True)["type"] == "ack"
        until(watcher, "watching", agreed=[0, 1], hands=True)
        assert watcher.say("look", seat=7)["code"] == "not_possible"
        assert ann.say("look", seat=1)["code"] == "not_possible", "who plays does not look"
        for seat, player in ((0, ann), (1, bob)):
            assert watcher.say("look", seat=seat)["type"] == "ack"
            until(watcher, "state", seat=seat)
            assert hands(watcher)[seat] == hands(player)[seat] and min(hands(watcher)[seat]) >= 0
            assert max(hands(watcher)[1 - seat]) < 0, "one pair of eyes at a time"
            assert watcher.state["options"] == watcher.state["view"]["options"] == [] and watcher.reasons() == {}
            assert not watcher.state["view"]["decides"] and watcher.state["view"]["question"] == ""
        server.kill()
        server.start()
        for client in (ann, bob, watcher):
            client.connect()
        assert watcher.state["seat"] is None and watcher.say("look", seat=1)["type"] == "ack"
        until(watcher, "state", seat=1)
        quiet, count = mankai.game(GAME).quiet_questions, 0
        while not ann.is_over:
            for client in (ann, bob):
                client.catch_up()
            one = ann if ann.decides else bob
            if count >= 20 and one.state["view"]["question"] in quiet:  # until then spectators are behind who is asked
                break
            assert one.act(one.options[-1])["type"] == "ack"
            count += 1
        watcher.catch_up()
        assert hands(watcher)[1] == hands(bob)[1]
        assert bob.say("agree", hands=False)["type"] == "ack"
        until(watcher, "state", seat=None)
        watcher.catch_up()
        assert max([*hands(watcher)[0], *hands(watcher)[1], -1]) < 0
        assert watcher.say("look", seat=1)["code"] == "not_possible"
        close(ann, bob, watcher)


def test_whoever_joins_is_asked_before_hands_are_shown(server: Server) -> None:
    table = server.new_table("me", "open")
    ann = server.client(table)
    watcher = server.client(table, watch=table["watch"])
    assert ann.say("agree", hands=True)["type"] == "ack"
    assert watcher.say("look", seat=0)["code"] == "not_possible"
    close(ann, watcher)


def test_spectators_are_counted(server: Server) -> None:
    _, ann, bob, watcher = three(server)
    until(ann, "watching", watchers=1)
    watcher.close()
    until(ann, "watching", watchers=0)
    close(ann, bob)


def test_agreement_is_a_matter_of_the_table_not_of_the_game(server: Server) -> None:
    """Nobody's state changes because of it."""
    _, ann, bob, watcher = three(server)
    before = ann.state["seq"], bob.state["seq"]
    assert ann.say("agree", hands=True)["type"] == "ack" and ann.say("agree", hands=False)["type"] == "ack"
    ann.catch_up()
    bob.catch_up()
    assert (ann.state["seq"], bob.state["seq"]) == before
    close(ann, bob, watcher)


def told_of_hands(wire: Wire) -> list[bool]:
    """Whether hands are shown, for each time that it was sent."""
    messages = [json.loads(text) for _, text in wire.heard]
    return [one["hands"] for one in messages if one["type"] == "watching"]


def refusals(wire: Wire) -> list[str]:
    messages = [json.loads(text) for _, text in wire.heard]
    return [one["message"][0] for one in messages if one["type"] == "refused"]


@pytest.mark.parametrize("is_restarted", [False, True])
def test_first_hands_are_seen_as_late_as_all_else(is_restarted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both agree at once, and the spectator may be one of them."""
    late = 60.0

    async def watched() -> None:
        with still_time(monkeypatch) as time:
            async with lobby_in(tmp_path) as lobby:
                world = World(lobby, time, GAME, mankai.game(GAME).start({"first": 0}, 1).portrait, delay=late)
                await world.open()
                for wire in world.wires[:2]:
                    await wire.speak("agree", hands=True)
                if is_restarted:
                    lobby.tables.unload(world.table)
                watcher = await world.enter("second browser", watch="watching")
                await watcher.speak("look", seat=1)
                time.now += late - 1
                world.table = await lobby.tables.find(world.table.name)
                lobby.tables.deliver_due(world.table)
                await watcher.speak("look", seat=1)
                assert refusals(watcher) == ["refusal-hands-hidden"] * 2 and not any(told_of_hands(watcher))
                assert watcher.state["seat"] is None
                time.now += 1
                lobby.tables.deliver_due(world.table)
                assert told_of_hands(watcher)[-1]
                await watcher.speak("look", seat=1)
                assert len(refusals(watcher)) == 2 and watcher.state["seat"] == 1

    asyncio.run(watched())
