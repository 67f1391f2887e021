"""Whatever is wrong with a message is refused with a reason; nothing is executed, and nobody else is disturbed."""

from __future__ import annotations

import json
import secrets
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from support.server.server_process import GAME, START, WAIT, Client, Server, server_process, wait_until


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(largest_message=4096) as one:
        yield one
        assert "Traceback" not in one.errors()


@pytest.fixture
def table(server: Server) -> dict[str, Any]:
    """Ann decides first, Bob second."""
    made = server.new_table("me", "open", setup={"first": 0})
    return {**made, "other": server.join_table(made)}


@pytest.fixture
def ann(server: Server, table: dict[str, Any]) -> Iterator[Client]:
    client = server.client(table)
    yield client
    client.close()


@pytest.fixture
def bob(server: Server, table: dict[str, Any]) -> Iterator[Client]:
    client = server.client(table, table["other"])
    yield client
    client.close()


def shown(server: Server, table: dict[str, Any], secret: str) -> tuple[int, Any]:
    """The state that a new client is sent."""
    client = server.client(table, secret)
    client.close()
    return client.state["seq"], client.state["view"]


ACT = '{"type":"act","number":1,"expected":1,"option":0'
MALFORMED = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"type":"act"}',
    ACT,
    ACT + ',"seat":1}',
    ACT + ',"secret":"x"}',
    '{"type":"act","number":"1","expected":1,"option":0}',
    '{"type":"act","number":1,"expected":1,"option":-1}',
    '{"type":"act","number":1,"expected":1,"option":1e400}',
    '{"type":"act","number":1,"expected":1,"option":' + "9" * 400 + "}",
    '{"type":"act","number":0,"expected":1,"option":0}',
    '{"type":"act","number":1,"expected":null,"option":0}',
    '{"type":"hello","table":"x","client":"y"}',
    '{"type":"state","seq":99}',
    '{"type":"answer","number":1,"undo":"yes"}',
    '{"type":"redo"}',
    '{"type":"claim","number":1,"seat":1}',
    '{"type":"agree","number":1}',
    '{"type":"agree","number":1,"hands":1}',
    '{"type":"look","number":1}',
    '{"type":"look","number":1,"seat":"all"}',
    '{"type":"look","number":1,"seat":-1}',
    '{"type":"chat","number":1,"text":["x"]}',
    "[" * 2000,
    '{"a":' * 500,
    b"\xff\xfe\x00",
    b'{"type":"ping","number":1,"more":"\xf0"}',
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed(ann: Client, text: str | bytes) -> None:
    before = ann.state
    ann.send(text)
    answer = ann.until("refused", "ack")
    assert answer["code"] == "malformed" and answer["number"] == 0
    assert "mankai" not in answer["reason"] and "Traceback" not in answer["reason"]
    ann.catch_up()
    assert ann.state == before


def test_oversized(server: Server, ann: Client, table: dict[str, Any]) -> None:
    before = shown(server, table, table["secret"])
    ann.send(json.dumps({"type": "ping", "number": 1, "more": "x" * 5000}))
    with pytest.raises(ConnectionClosed) as closed:
        ann.until("ack")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert shown(server, table, table["secret"]) == before


def test_replayed(server: Server, ann: Client) -> None:
    option = ann.options[0]
    first = ann.state
    assert ann.act(option)["type"] == "ack"
    ann.wait()
    after = ann.state
    for again in (option, ann.options[0], 0):
        answer = ann.say_again("act", option=again, expected=first["seq"])
        assert answer["type"] == "ack", "it was done: the first time"
    ann.close()
    ann.connect()
    assert ann.say_again("act", option=option, expected=first["seq"])["type"] == "ack"
    assert (ann.state["seq"], ann.state["view"]) == (after["seq"], after["view"])


def test_stale_out_of_turn_and_illegal(server: Server, ann: Client, bob: Client) -> None:
    before = ann.state
    answer = ann.act(ann.options[0], expected=before["seq"] + 1)
    assert answer["code"] == "stale"
    answer = ann.act(ann.options[0], expected=0)
    assert answer["code"] == "stale"
    assert bob.act(ann.options[0])["code"] == "not_asked"
    illegal = next(option for option in range(100) if option not in ann.options)
    assert ann.act(illegal)["code"] == "illegal"
    assert ann.act(2**31)["code"] == "illegal"
    ann.catch_up()
    assert ann.state["view"] == before["view"] and ann.state["seq"] == before["seq"]
    assert ann.act(ann.options[0])["type"] == "ack", "and the connection goes on"


MORE: list[tuple[str, dict[str, Any]]] = [("redo", {}), ("claim", {}), ("replace", {"seat": 1}), ("agree", {"hands": True})]


def test_who_watches_does_nothing(server: Server, table: dict[str, Any], ann: Client) -> None:
    watcher = server.client(table, watch=table["watch"])
    for kind, more in (("undo", {}), ("concede", {}), ("rematch", {}), ("hint", {}), ("answer", {"undo": True}), *MORE):
        assert watcher.say(kind, **more)["code"] == "watching"
    assert watcher.act(ann.options[0])["code"] == "watching"
    watcher.close()
    ann.catch_up()
    assert ann.state["seq"] == 1


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"secret": "x" * 22}, 4401),
        ({"watch": "x" * 22}, 4401),
        ({}, 4401),
        ({"secret": "SECRET", "watch": "WATCH"}, 4401),
        ({"secret": "WATCH"}, 4401),
        ({"watch": "SECRET"}, 4401),
        ({"secret": "INVITE"}, 4401),
        ({"secret": "SECRET", "table": "x" * 12}, 4404),
        ({"secret": "SECRET", "table": "../../etc"}, 4404),
        ({"secret": "SECRET", "seat": 1}, 4400),
        ({"secret": ""}, 4400),
        ({"secret": "SECRET", "seq": -1}, 4400),
        ({"secret": "SECRET", "type": "act"}, 4400),
    ],
)
def test_wrong_hello(server: Server, table: dict[str, Any], hello: dict[str, Any], code: int) -> None:
    meaning = {"SECRET": table["secret"], "WATCH": table["watch"], "INVITE": table["invites"][0]["invite"]}
    content = {"type": "hello", "table": table["table"], "client": "c" * 8}
    content.update({name: meaning.get(value, value) for name, value in hello.items()})
    client = Client(server.port, table["table"], None, greet=False)
    client.send(content)
    with pytest.raises(ConnectionClosed) as closed:
        client.until("state")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code
    told = [json.loads(text) for text in client.heard]
    assert [(one["type"], one["number"]) for one in told] == ([] if code == 4400 else [("refused", 0)]), "nothing else is said"
    assert closed.value.rcvd.reason
    client.close()


def test_no_hello() -> None:
    with server_process(hello_seconds=2.0) as server:
        client = admitted(server)
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
        client.close()


def admitted(server: Server) -> Client:
    """A client that has joined and said nothing; on a busy machine the server may time out before that."""
    while True:
        with suppress(OSError, EOFError, InvalidMessage):
            return Client(server.port, "", None, greet=False)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:1", "http://127.0.0.1.evil.example", "file://"]
)
def test_wrong_origin(server: Server, table: dict[str, Any], origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.client(table, origin=origin)
    assert refused.value.response.status_code == 403
    status, answer = server.ask("/api/tables", {"game": GAME}, Origin=origin)
    assert status == 403 and answer["code"] == "wrong_origin"


def test_right_origin_and_wrong_host(server: Server, table: dict[str, Any]) -> None:
    server.client(table, origin=f"http://127.0.0.1:{server.port}").close()
    rebound = f"evil.example:{server.port}"
    assert server.ask("/api/games", Host=rebound, Origin=f"http://{rebound}")[0] == 403
    assert server.ask("/api/games", Host=f"localhost:{server.port}")[0] == 200


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b'{"game":"sakura-arms/level99","seed":1}', 400, "malformed"),
        (b'{"game":"chess"}', 404, "no_game"),
        (b'{"game":"sakura-arms/level99","seats":[{"who":"me"}]}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","seats":[{"who":"me"},{"who":"bot","player":"nobody"}]}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","seats":[{"who":"me"},{"who":"bot","player":"search:9999999"}]}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","seats":[{"who":"me"},{"who":"bot","player":"cheating-search"}]}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","setup":{"goddesses":[["yurina","nobody"],["oboro","himika"]]}}', 400, "bad_setup"),
        (b'{"game":"sakura-arms/level99","setup":{"decks":[{"a":1},[[]]]}}', 400, "bad_setup"),
        (b'{"game":"sakura-arms/level99","scene":{"distance":99}}', 400, "bad_setup"),
        (b'{"game":"sakura-arms/level99","scene":{"me":[1]}}', 400, "bad_setup"),
        (b'{"game":"sakura-arms/level99","from":{"table":"' + b"x" * 12 + b'","at":3}}', 404, "no_table"),
        (b'{"game":"sakura-arms/level99","clock":{}}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","clock":{"seconds":0}}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","clock":{"seconds":-5}}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","clock":{"seconds":1e300}}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","clock":{"seconds":60,"lag":1000}}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","clock":{"seconds":60,"bonus":1}}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","clock":600}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","delay":-1}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","delay":86400}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","password":""}', 400, "malformed"),
        (b'{"game":"sakura-arms/level99","password":"' + b"x" * 65 + b'"}', 400, "malformed"),
        (b" " * 5000, 413, "too_large"),
        (b"[" * 4000, 400, "malformed"),
    ],
)
def test_bad_requests(server: Server, body: bytes, status: int, code: str) -> None:
    got, text = server.ask_raw("/api/tables", body)
    assert (got, json.loads(text)["code"]) == (status, code)
    assert b"Traceback" not in text and b".py" not in text


def test_other_requests(server: Server, table: dict[str, Any]) -> None:
    assert server.ask_raw("/api/tables", b"{}", Content_Type="text/plain")[0] == 400
    address = f"/api/tables/{table['table']}"
    for path in ("", "/replay?seat=1", "/record"):
        assert server.ask(address + path)[0] == 401
        assert server.ask(address + path, secret="x" * 22)[0] == 401
    for path in ("/replay?seat=1", "/record"):
        assert server.ask(address + path, secret=table["secret"])[1]["code"] == "not_over"
    assert server.ask("/api/tables/unknown-table", secret="x" * 22)[0] == 404
    assert server.ask("/api/nothing")[0] == 404
    assert server.ask("/metrics")[0] == 401
    assert (
        server.ask_raw("/../../pyproject.toml")[0] in (200, 404) and b"[project]" not in server.ask_raw("/..%2f..%2fmain.py")[1]
    )
    assert b"def run" not in server.ask_raw("/../main.py")[1]


def test_pages_run_no_script_but_their_own(server: Server) -> None:
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    for path in ("/", "/api/games", "/healthz", "/nothing.js"):
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff" and answer.headers["Server"] is None
    connection.close()


def test_secrets_are_kept_nowhere(server: Server, table: dict[str, Any], ann: Client) -> None:
    said = [table["secret"], table["other"], table["watch"], table["invites"][0]["invite"]]
    kept = b"".join([path.read_bytes() for path in server.data.iterdir()])
    assert table["table"].encode() in kept, "the log is where we look"
    for secret in said:
        assert secret.encode() not in kept
        assert secret not in "".join(ann.heard)


def test_a_flood_is_refused_before_it_is_executed() -> None:
    with server_process(burst=5.0, rate=1.0) as server:
        table = server.new_table("me", "me")
        began = time.monotonic()
        client = server.client(table)
        acks, floods = 0, 0
        for number in range(1, 41):
            client.send({"type": "act", "number": number, "expected": number, "option": client.options[0] if number == 1 else 16})
        while acks + floods < 40:
            answer = client.until("ack", "refused")
            if answer["type"] == "ack":
                acks += 1
            elif answer["code"] == "flood":
                floods += 1
                assert answer["number"] > 0
            else:
                acks += 1  # checked, and refused for another reason
        assert acks <= 5 + (time.monotonic() - began), "a burst, and one for every second"
        assert floods > 0
        client.number = 100
        while client.say("ping")["type"] == "refused":
            time.sleep(0.1)  # until the next message
        client.close()


def test_too_many_connections_disturb_nobody_else() -> None:
    with server_process(connections_per_address=5) as server:
        table = server.new_table("me", "open")
        opened = [server.client(table, watch=table["watch"]) for _ in range(5)]
        for _ in range(20):
            with pytest.raises(InvalidStatus) as refused:
                server.client(table)
            assert refused.value.response.status_code == 429
        elsewhere = server.client(table, source_address=("127.0.0.2", 0))
        elsewhere.catch_up()
        opened.pop().close()

        def comes_in() -> bool:
            with suppress(InvalidStatus):
                opened.append(server.client(table))
            return len(opened) == 5

        wait_until(comes_in, "a place given back can be taken")
        for client in [*opened, elsewhere]:
            client.close()


def test_ten_thousand_silent_connections_disturb_nobody_else() -> None:
    with server_process(connections_per_address=20, hello_seconds=3.0) as server, ExitStack() as resources:
        table = server.new_table("me", "open", setup={"first": 0})
        ann = server.client(table, source_address=("127.0.0.2", 0))
        bob = server.client(table, server.join_table(table), source_address=("127.0.0.3", 0))
        silent: deque[socket.socket] = deque()
        for at in range(10_000):
            silent.append(socket.create_connection(("127.0.0.1", server.port)))
            if len(silent) > 200:
                silent.popleft().close()
            if at % 1000 == 0:
                for client in (ann, bob):
                    client.catch_up()
                    if client.decides:
                        assert client.act(client.options[0])["type"] == "ack"
        for one in silent:
            resources.enter_context(one)
            one.settimeout(WAIT)
        for one in silent:  # clients that are let in are dropped when they say nothing for a while
            with suppress(ConnectionError):
                assert one.recv(1) == b""
        assert server.ask("/healthz")[0] == 200, "the same address is welcome once they are gone"
        ann.close()
        bob.close()


def test_a_request_that_never_ends_is_cut_off() -> None:
    with server_process(hello_seconds=0.3) as server, socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.settimeout(WAIT)
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: ")
        with suppress(ConnectionError):
            assert slow.recv(1) == b""


def test_too_many_requests() -> None:
    with server_process(requests_burst=10.0, requests_rate=1e-6, tables_burst=2.0, tables_rate=1e-6) as server:
        codes = [server.ask("/api/tables", {"game": GAME})[0] for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        assert 429 in [server.ask("/api/games")[0] for _ in range(10)]
        assert server.ask("/healthz")[0] == 200


def test_a_slow_client_is_dropped_and_comes_back() -> None:
    with server_process(queue=8) as server, ExitStack() as resources:
        table = server.new_table("me", "random")
        other = server.client(server.new_table("me", "random"))
        fast = server.client(table)
        fast.wait()
        slow = resources.enter_context(socket.socket())
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", server.port))
        slow.settimeout(WAIT)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        slow.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in slow.recv(1000)
        hello = {"type": "hello", "table": table["table"], "secret": table["secret"], "client": secrets.token_urlsafe(8)}
        slow.settimeout(5.0)  # in which it may be dropped without being told
        try:
            slow.sendall(framed(hello))
            for number in range(1, 20_000):  # each is answered with the whole state, which it does not read
                slow.sendall(framed({"type": "act", "number": number, "expected": 9999, "option": 0}))
        except OSError:
            pass  # dropped already, or no longer listened to
        dropped = b"mankai_slow_clients_total 1.0"
        wait_until(lambda: dropped in server.ask_raw("/metrics", secret=server.token())[1], "it was not dropped")
        fast.wait()
        assert fast.act(fast.options[0])["type"] == "ack", "another client of the same seat goes on"
        other.wait()
        assert other.act(other.options[0])["type"] == "ack"
        again = server.client(table)
        again.catch_up()
        for client in (fast, other, again):
            client.close()


def framed(content: dict[str, Any]) -> bytes:
    """A masked text frame."""
    text = json.dumps(content).encode()
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + text


def test_two_servers_on_one_log(server: Server) -> None:
    given = json.dumps({"port": 0, "data": str(server.data), "settings": {}})
    other = subprocess.run([sys.executable, "-c", START, given], capture_output=True, text=True, timeout=WAIT, check=False)
    assert other.returncode != 0 and "does another server run on the same folder?" in other.stderr
