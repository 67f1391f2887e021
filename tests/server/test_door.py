"""HTTP limits: slow requests end, bad ones are refused with one sentence, files are compressed once."""

from __future__ import annotations

import gzip
import http.client
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from mankai.server.http import static_cache
from mankai.server.main import CannotServe, run
from mankai.server.net.proxies import BadProxy, Proxies
from mankai.server.net.rate_limits import rate_limit_key
from mankai.server.settings import Settings
from support.server.server_process import GAME, WAIT, Server, server_process


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one
        assert "Traceback" not in one.errors() and "Exception" not in one.errors()


def said(server: Server, text: bytes) -> bytes:
    """Everything that the server answers to some bytes, until it closes."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.settimeout(WAIT)
        connection.sendall(text)
        answer = b""
        with suppress(ConnectionError):
            while part := connection.recv(65536):
                answer += part
        return answer


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
SLOW = {
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: ",
    "half a body": HEAD + b"Content-Length: 100\r\n\r\n{",
    "half a piece": HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    "half a second request": b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api",
    "a body after the refusal": HEAD.replace(b"json", b"text") + b"Content-Length: 100\r\n\r\n{",
}


@pytest.mark.parametrize("text", SLOW.values(), ids=SLOW)
def test_what_is_never_said_to_its_end_is_not_waited_for(text: bytes) -> None:
    with server_process(hello_seconds=0.4, body_seconds=0.4) as server:
        said(server, text)  # which ends
        assert server.ask("/healthz")[0] == 200
        server.stop()
        assert "Traceback" not in server.errors()


def test_a_body_that_trickles_is_not_waited_for() -> None:
    with (
        server_process(hello_seconds=30.0, body_seconds=0.5) as server,
        socket.create_connection(("127.0.0.1", server.port)) as slow,
    ):
        slow.sendall(HEAD + b"Content-Length: 16000\r\n\r\n")
        slow.settimeout(0.02)
        for _ in range(2000):  # a byte now and then extends no timeout
            try:
                slow.sendall(b"{")
                if slow.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise AssertionError("it is still waited for")


def test_an_answer_that_nobody_reads_is_not_waited_for() -> None:
    with server_process(answer_seconds=0.5, connections_per_address=1) as server, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        with suppress(OSError):  # until it is cut off
            for _ in range(2000):
                deaf.sendall(b"GET /api/games/sakura-arms/level99 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50)
        for _ in range(500):
            with suppress(ConnectionError, http.client.HTTPException):
                if server.ask("/healthz")[0] == 200:
                    break
        else:
            raise AssertionError("its place is not given back")


STRANGE = [
    "/%00", "/a%00b.js", "/assets/%00/index.js", "/" + "x" * 300, "/" + "%e6%a1%9c" * 100, "/%ff%fe", "/a%0ab", "/a%5c..%5cb",
    "/api/tables/%00", "/api/tables/" + "x" * 300, "/api/games/%00", "/api/rulings/a%1bb", "/%c2%85",
]  # fmt: skip


@pytest.mark.parametrize("path", STRANGE)
def test_strange_paths(server: Server, path: str) -> None:
    status, answer = server.ask(path)
    assert (status, answer["code"]) == (400, "malformed")


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
HOSTS = ["[::1", "[", "]", "a b", "x" * 300, ":80", "[::1]extra", "//", "\xff", ""]


@pytest.mark.parametrize("host", HOSTS)
def test_strange_hosts(server: Server, host: str) -> None:
    for path in (b"/api/games", b"/", b"/metrics"):
        answer = said(server, b"GET " + path + b" HTTP/1.1\r\nConnection: close\r\nHost: " + host.encode("latin-1") + b"\r\n\r\n")
        assert answer.split()[1] in (b"400", b"403"), answer
    answer = said(server, UPGRADE + b"Host: " + host.encode("latin-1") + b"\r\n\r\n")
    assert answer.split()[1] in (b"400", b"403"), answer


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "://", "http://", "x" * 5000])
def test_strange_origins(server: Server, origin: str) -> None:
    assert server.ask("/api/games", Origin=origin)[0] == 403


def test_nonsense_in_the_middle_of_requests(server: Server) -> None:
    for text in (
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"A" * 100_000,
        b"GET / HTTP/1.1\r\n" * 5000,
    ):
        answer = said(server, text)
        assert answer == b"" or answer.split()[1] == b"400"
    twice = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    assert said(server, twice).split()[1] == b"400"
    said(server, b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\x00nonsense\r\n\r\n")
    assert server.ask("/healthz")[0] == 200


def asked(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
    connection.close()
    return found


@pytest.mark.parametrize("path", [f"/api/games/{GAME}", f"/api/rulings/{GAME}", "/api/words/en"])
def test_what_is_always_the_same_comes_compressed_and_once(server: Server, path: str) -> None:
    status, headers, plain = asked(server, path)
    assert status == 200 and "content-encoding" not in headers and headers["cache-control"] == "no-cache"
    _, pressed, body = asked(server, path, Accept_Encoding="deflate, gzip;q=1.0")
    assert pressed["content-encoding"] == "gzip" and gzip.decompress(body) == plain and headers["etag"] == pressed["etag"]
    assert asked(server, path, If_None_Match=headers["etag"])[::2] == (304, b"")
    assert asked(server, path, If_None_Match='"another"')[0] == 200


def test_files_lie_compressed_as_they_were_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    text = b"let petals = 1;\n" * 1000
    (tmp_path / "assets" / "a-1.js").write_bytes(text)
    (tmp_path / "assets" / "a-1.js.br").write_bytes(b"as brotli")
    (tmp_path / "assets" / "a-1.js.gz").write_bytes(b"as gzip")
    (tmp_path / "b.css").write_bytes(text)
    (tmp_path / "small.svg").write_bytes(b"<svg/>")
    (tmp_path / "secret.py").write_bytes(text)
    found = static_cache.load_static_files(tmp_path)
    assert set(found) == {"assets/a-1.js", "b.css", "small.svg"}
    assert found["assets/a-1.js"].pressed == {"br": b"as brotli", "gzip": b"as gzip"}
    assert "immutable" in found["assets/a-1.js"].caching and found["b.css"].caching == "no-cache"
    assert gzip.decompress(found["b.css"].pressed["gzip"]) == text and found["small.svg"].pressed == {}


def test_a_flood_for_files_is_refused_and_disturbs_nobody_else() -> None:
    with server_process(files_burst=5.0, files_rate=1e-6) as server:
        statuses = [server.ask_raw("/")[0] for _ in range(8)]
        assert statuses == [200] * 5 + [429] * 3
        assert server.ask_raw("/", source="127.0.0.2")[0] == 200 and server.ask("/api/games")[0] == 200


PROXIES = Proxies(("10.0.0.0/8", "192.168.1.1", "fd00::/8"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("1.2.3.4", "5.6.7.8", "1.2.3.4"),
        ("10.1.2.3", "5.6.7.8", "5.6.7.8"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("10.1.2.3", "6.6.6.6, 5.6.7.8", "5.6.7.8"),
        ("10.1.2.3", "6.6.6.6, 5.6.7.8, 192.168.1.1", "5.6.7.8"),
        ("10.1.2.3", "5.6.7.8:1234", "5.6.7.8"),
        ("10.1.2.3", "[2001:db8::1]:80", "2001:db8::/64"),
        ("fd00::1", "2001:db8::7", "2001:db8::/64"),
        ("10.1.2.3", "nonsense", "10.1.2.3"),
        ("10.1.2.3", "5.6.7.8, nonsense", "10.1.2.3"),
        ("192.168.1.2", "5.6.7.8", "192.168.1.2"),
        ("::ffff:1.2.3.4", "", "1.2.3.4"),
        ("::ffff:1.2.3.4%eth0", "5.6.7.8", "1.2.3.4"),
        ("::ffff:10.1.2.3", "::ffff:5.6.7.8", "5.6.7.8"),
        ("::ffff:10.1.2.3", "6.6.6.6, 5.6.7.8, ::ffff:192.168.1.1", "5.6.7.8"),
    ],
)
def test_forwarded_addresses_count_only_from_trusted_proxies(peer: str, forwarded: str, address: str) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    assert PROXIES.client_address({"type": "http", "client": (peer, 1), "headers": headers}) == address


def test_addresses_of_ipv4_are_many_also_where_a_server_listens_for_ipv6() -> None:
    assert rate_limit_key("::ffff:1.2.3.4") == rate_limit_key("1.2.3.4") != rate_limit_key("::ffff:1.2.3.5")
    assert rate_limit_key("2001:db8::1") == rate_limit_key("2001:db8::2%eth0") == "2001:db8::/64"
    assert rate_limit_key("") == "" and rate_limit_key("::1") == "::/64"


def test_limits_hold_for_the_real_address_behind_a_proxy() -> None:
    settings = {"trusted_proxies": ("127.0.0.1",), "tables_burst": 2.0, "tables_rate": 1e-6, "connections_per_address": 3}
    with server_process(**settings) as server:
        for client in ("1.1.1.1", "2.2.2.2"):
            made = [server.ask("/api/tables", {"game": GAME}, X_Forwarded_For=client)[0] for _ in range(3)]
            assert made == [201, 201, 429]
        # And other addresses are never trusted.
        made = [
            server.ask("/api/tables", {"game": GAME}, X_Forwarded_For=f"3.3.3.{at}", source="127.0.0.9")[0] for at in range(3)
        ]
        assert made == [201, 201, 429]
        opened = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(10)]
        assert server.ask("/healthz", X_Forwarded_For="4.4.4.4")[0] == 200, "many come through a proxy"
        for connection in opened:
            connection.close()


def test_wrong_proxies_and_origins_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadProxy, match="such as"):
        Proxies(("everybody",))
    for origin in ("play.example", "https://play.example/", "https://"):
        with pytest.raises(CannotServe, match="is no origin"):
            run(data=tmp_path, settings=Settings(origins=(origin,)))
