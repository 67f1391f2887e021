"""nginx with TLS before the server, by the configuration in the docs."""

from __future__ import annotations

import http.client
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from support.server.server_process import GAME, WAIT, Server, server_process

CONFIGURATION = Path(__file__).parents[2] / "docs" / "nginx.conf"
NAME = "play.example"
NGINX, OPENSSL = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")
pytestmark = pytest.mark.skipif(not NGINX or not OPENSSL, reason="there is no nginx or no openssl: apt install nginx-light")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def proxied(folder: Path, server: Server) -> Iterator[tuple[int, int]]:
    """nginx before a server, with its own certificate; its ports with and without TLS."""
    ports = free_port(), free_port()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run(
        [str(OPENSSL), *made, "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    text = CONFIGURATION.read_text()
    for before, after in (
        ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{ports[0]} ssl"),
        ("listen 80", f"listen 127.0.0.1:{ports[1]}"),
        ("/etc/ssl/play.example.crt", str(certificate)),
        ("/etc/ssl/play.example.key", str(key)),
    ):
        assert before in text
        text = text.replace(before, after)
    (folder / "mankai.conf").write_text(text)
    kept = "".join([f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")])
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{kept}include {folder}/mankai.conf;\n}}\n"
    )
    with subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL) as nginx:
        try:
            while True:
                try:
                    socket.create_connection(("127.0.0.1", ports[0]), WAIT).close()
                    break
                except ConnectionError:
                    assert nginx.poll() is None, (folder / "error.log").read_text()
            yield ports
        finally:
            nginx.terminate()


class Visitor:
    """A browser elsewhere that knows the name and trusts the certificate."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.tls = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
        self.origin = f"https://{NAME}:{port}"

    def opened(self) -> ssl.SSLSocket:
        return self.tls.wrap_socket(socket.create_connection(("127.0.0.1", self.port), WAIT), server_hostname=NAME)

    def connected(self, origin: str) -> ClientConnection:
        raw = socket.create_connection(("127.0.0.1", self.port), WAIT)
        address = f"wss://{NAME}:{self.port}/ws"
        return connect(address, sock=raw, ssl=self.tls, server_hostname=NAME, origin=Origin(origin), open_timeout=WAIT)

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(NAME, self.port, timeout=WAIT)
        connection.sock = self.opened()
        sent = {"Origin": self.origin, **{name.replace("_", "-"): value for name, value in headers.items()}}
        if body is not None:
            sent["Content-Type"] = "application/json"
        connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), sent)
        answer = connection.getresponse()
        found = answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
        connection.close()
        return found


@contextmanager
def visited(folder: Path, **settings: Any) -> Iterator[tuple[Visitor, int]]:
    with server_process(trusted_proxies=("127.0.0.1",), **settings) as server, proxied(folder, server) as (tls, plain):
        server.stop()  # each has to know the other's port
        server.settings["origins"] = (f"https://{NAME}:{tls}",)
        server.start()
        yield Visitor(folder, tls), plain


def test_a_table_through_nginx(tmp_path: Path) -> None:
    with visited(tmp_path) as (visitor, plain):
        status, headers, page = visitor.ask("/")
        assert status == 200 and b"<html" in page and "default-src 'none'" in headers["content-security-policy"]
        assert headers["strict-transport-security"] == "max-age=31536000"
        status, headers, _ = visitor.ask(f"/api/games/{GAME}", Accept_Encoding="gzip")
        assert status == 200 and headers["content-encoding"] == "gzip"
        status, _, text = visitor.ask("/api/tables", {"game": GAME, "seats": [{"who": "me"}, {"who": "me"}]})
        assert status == 201
        table = json.loads(text)
        with visitor.connected(visitor.origin) as socket_:
            socket_.send(json.dumps({"type": "hello", "table": table["table"], "secret": table["secret"], "client": "c" * 8}))
            while (message := json.loads(socket_.recv(WAIT)))["type"] != "state":
                pass
            option = message["options"][0]["option"]
            socket_.send(json.dumps({"type": "act", "number": 1, "expected": message["seq"], "option": option}))
            while (message := json.loads(socket_.recv(WAIT)))["type"] != "ack":
                pass
        assert visitor.ask("/api/games", Origin="https://evil.example")[0] == 403
        with pytest.raises(InvalidStatus) as refused:
            visitor.connected("https://evil.example")
        assert refused.value.response.status_code == 403
        connection = http.client.HTTPConnection("127.0.0.1", plain, timeout=WAIT)
        connection.request("GET", "/x", headers={"Host": NAME})
        assert connection.getresponse().headers["Location"] == f"https://{NAME}/x"
        connection.close()


def test_what_visitors_say_of_their_address_is_not_believed(tmp_path: Path) -> None:
    with visited(tmp_path, tables_burst=2.0, tables_rate=1e-6) as (visitor, _):
        made = [visitor.ask("/api/tables", {"game": GAME}, X_Forwarded_For=f"1.2.3.{at}")[0] for at in range(3)]
        assert made == [201, 201, 429]
