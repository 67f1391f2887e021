"""The facts that a guest sees before joining; and the addresses at which others reach the server."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request

from mankai.server.http import lan_addresses
from mankai.server.http.routes import Routes
from mankai.server.settings import Settings
from support.server.server_process import GAME, Client, Server, server_process


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(origins=["https://play.example"]) as one:
        yield one


def test_an_invite_says_who_plays_what_with_which_clock(server: Server) -> None:
    chairs = [{"who": "me", "name": "Ann"}, {"who": "open"}]
    wish = {"game": GAME, "seats": chairs, "clock": {"seconds": 600, "free": 10}, "delay": 60}
    table = server.ask("/api/tables", wish)[1]
    path, invite = f"/api/tables/{table['table']}/invite", table["invites"][0]["invite"]
    status, told = server.ask(path, secret=invite)
    assert status == 200
    assert (told["game"], told["seats"], told["clock"]) == (GAME, [1], {"seconds": 600, "free": 10})
    assert (told["delay"], told["password"], told["taken"]) == (60, False, False)
    assert [one["name"] for one in told["players"]] == ["Ann", ""]
    server.join_table(table, "Bob")
    told = server.ask(path, secret=invite)[1]
    assert told["taken"] and [one["name"] for one in told["players"]] == ["Ann", "Bob"]


def test_a_password_is_announced_and_not_needed_to_read_an_invitation(server: Server) -> None:
    table = server.new_table("me", "open", password="camellia")
    told = server.ask(f"/api/tables/{table['table']}/invite", secret=table["invites"][0]["invite"])[1]
    assert told["password"] and told["clock"] is None
    assert "camellia" not in str(told) and table["secret"] not in str(told)


@pytest.mark.parametrize("what", ["secret", "watch"])
def test_only_an_invite_opens_an_invitation(server: Server, what: str) -> None:
    table = server.new_table("me", "open")
    assert server.ask(f"/api/tables/{table['table']}/invite", secret=table[what])[0] == 401
    other = server.new_table("me", "open")
    assert server.ask(f"/api/tables/{other['table']}/invite", secret=table["invites"][0]["invite"])[0] == 401


def test_a_server_for_this_machine_alone_says_no_more_than_the_names_it_was_given(server: Server) -> None:
    assert server.ask("/api/reach") == (200, {"origins": ["https://play.example"]})


def test_a_server_that_listens_everywhere_knows_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        lan_addresses, "own_addresses", lambda family: ["192.168.1.23"] if family == socket.AF_INET else ["fd00::23"]
    )
    assert lan_addresses.origins("0.0.0.0", 8000, ()) == ["http://192.168.1.23:8000"]
    assert lan_addresses.origins("::", 8000, ("https://a.example",)) == ["https://a.example", "http://[fd00::23]:8000"]
    assert lan_addresses.origins("127.0.0.1", 8000, ()) == []
    assert lan_addresses.origins("10.0.0.7", 8000, ()) == ["http://10.0.0.7:8000"]


def test_addresses_that_mean_something_else_elsewhere_are_no_addresses() -> None:
    found = [
        one for one in ("127.0.1.1", "169.254.3.4", "::1", "fe80::1", "0.0.0.0", "10.0.0.7") if lan_addresses.is_reachable(one)
    ]
    assert found == ["10.0.0.7"]
    assert all([lan_addresses.is_reachable(one) for one in lan_addresses.own_addresses(socket.AF_INET)])


@pytest.mark.parametrize(
    ("client", "headers", "is_told"),
    [
        ("127.0.0.1", {"host": "127.0.0.1:8000"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("192.168.1.5", {"host": "192.168.1.23:8000"}, True),
        ("fd00::5", {"host": "[fd00::23]:8000"}, True),
        ("::ffff:10.0.0.5", {"host": "10.0.0.7:8000"}, True),
        ("203.0.113.9", {"host": "192.168.1.23:8000"}, False),
        ("2001:db8::9", {"host": "192.168.1.23:8000"}, False),
        ("", {"host": "127.0.0.1:8000"}, False),
        ("127.0.0.1", {"host": "play.example"}, False),
        ("127.0.0.1", {}, False),
        ("192.168.1.5", {"host": "127.0.0.1:8000"}, False),  # only a proxy in the network sends such requests
        ("127.0.0.1", {"host": "127.0.0.1:8000", "connection": "close"}, False),  # nginx without headers
        *[
            ("127.0.0.1", {"host": "127.0.0.1:8000", name: "192.168.1.5"}, False)
            for name in ("x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip", "cf-connecting-ip")
        ],
    ],
)
def test_only_who_is_near_and_behind_no_proxy_is_told_of_the_networks(
    client: str, headers: dict[str, str], is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan_addresses, "own_addresses", lambda family: ["192.168.1.23"])
    everywhere: Any = SimpleNamespace(host="0.0.0.0", port=8000, settings=Settings(origins=("https://play.example",)))
    scope = {"type": "http", "client": (client, 50000), "headers": Headers(headers).raw}
    answer = asyncio.run(Routes.reachable_origins(everywhere, Request(scope)))
    near = ["http://192.168.1.23:8000"] if is_told else []
    assert json.loads(bytes(answer.body)) == {"origins": ["https://play.example", *near]}


def test_who_was_invited_may_let_others_look_on(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open", password="petal")
    wish = {"invite": table["invites"][0]["invite"], "nonce": "n" * 16, "password": "petal"}
    status, guest = server.ask(f"/api/tables/{table['table']}/join", wish)
    assert status == 200 and len(guest["watch"]) == 22 and guest["watch"] != table["watch"]
    address = f"/api/tables/{table['table']}"
    assert server.ask(address, secret=guest["watch"])[1]["code"] == "needs_password", "the password is asked for there too"
    status, let_in = server.ask(f"{address}/watch", {"watch": guest["watch"], "password": "petal"})
    assert status == 200
    watcher = server.client(table, watch=let_in["watch"])
    clients.append(watcher)
    assert watcher.state["seat"] is None
    plain = server.new_table("me", "open")
    joined = server.ask(f"/api/tables/{plain['table']}/join", {"invite": plain["invites"][0]["invite"], "nonce": "n" * 16})[1]
    second = server.client(plain, watch=joined["watch"])
    clients.append(second)
    assert second.state["seat"] is None and second.say("concede")["code"] == "watching"
