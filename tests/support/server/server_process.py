"""A real server in a process of its own, and clients that talk to it as a browser does."""

from __future__ import annotations

import http.client
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from mankai.packs import registry

GAME = "sakura-arms/level99"
WAIT = 120.0  # seconds, after which something is stuck; nothing takes as long even on a busy machine
START = """
import json, sys
import msgspec
from mankai.server.main import run
from mankai.server.settings import Settings
if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    run(port=given["port"], data=given["data"], settings=msgspec.convert(given["settings"], Settings))
"""
GENEROUS = {
    "connections_per_address": 2000, "requests_burst": 1e6, "tables_burst": 1e6, "burst": 1e6, "rate": 1e6, "workers": 1,
    "silence_most": 0.0, "frames_burst": 1e6, "frames_per_address_burst": 1e6, "bytes_burst": 1e9,
    "seat_burst": 1e6, "changes_burst": 1e6, "looks_burst": 1e6,
}  # fmt: skip


class Server:
    """The server as a process that can be killed and started again on the same folder and port."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = {**GENEROUS, **settings}
        self.port = 0
        self.output = (data / "stderr.txt").open("ab")
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        given = json.dumps({"port": self.port, "data": str(self.data), "settings": self.settings})
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, given], stdout=subprocess.PIPE, stderr=self.output, text=True, env=dict(os.environ)
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Mankai is at http://127.0.0.1:"):
            self.wait_for_exit()
            self.output.close()
            raise AssertionError(line + self.errors())
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """Kill the process as `kill -9` does: it can write and send nothing any more."""
        assert self.process is not None
        self.process.kill()
        self.wait_for_exit()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.wait_for_exit()

    def wait_for_exit(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.wait(WAIT)
        self.process.stdout.close()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        self.output.close()

    def errors(self) -> str:
        return (self.data / "stderr.txt").read_text()

    def token(self) -> str:
        """The token of the server's operator."""
        return (self.data / "metrics.token").read_text().strip()

    def thinkers(self) -> list[int]:
        """The processes in which computer players think now."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(one) for one in children if b"spawn_main" in command_line(int(one))]

    # HTTP.

    def ask(self, path: str, body: Any = None, secret: str = "", **headers: str) -> tuple[int, Any]:
        status, text = self.ask_raw(path, None if body is None else json.dumps(body).encode(), secret, **headers)
        return status, json.loads(text)

    def ask_raw(self, path: str, body: bytes | None = None, secret: str = "", **headers: str) -> tuple[int, bytes]:
        source = (headers.pop("source", "127.0.0.1"), 0)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT, source_address=source)
        sent = {"Content-Type": "application/json"} if body is not None else {}
        if secret:
            sent["Authorization"] = f"Bearer {secret}"
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        try:
            connection.request("GET" if body is None else "POST", path, body, sent)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def new_table(self, *chairs: str, **more: Any) -> dict[str, Any]:
        """A table with chairs such as "me", "open", "greedy" (a bot)."""
        seats = [{"who": one} if one in ("me", "open") else {"who": "bot", "player": one} for one in chairs]
        owner = "" if any([one in ("me", "open") for one in chairs]) else self.token()  # who alone may let computers play alone
        status, table = self.ask("/api/tables", {"game": GAME, "seats": seats, **more}, owner)
        assert status == 201, table
        return dict(table)

    def join_table(self, table: dict[str, Any], name: str = "") -> str:
        """The secret for the first open seat of a new table."""
        wish = {"invite": table["invites"][0]["invite"], "nonce": secrets.token_urlsafe(16), "name": name}
        status, answer = self.ask(f"/api/tables/{table['table']}/join", wish)
        assert status == 200, answer
        return str(answer["secret"])

    def client(self, table: dict[str, Any], secret: str | None = None, watch: str | None = None, **more: Any) -> Client:
        if secret is None and watch is None:
            secret = table["secret"]
        return Client(self.port, table["table"], secret, watch, **more)


def message_text(game: str, message: Any, seat: int | None = None) -> str:
    """A received message as English text for a viewer at a seat."""
    speaker = registry.find_speaker(game, seat)
    assert speaker is not None
    return speaker.say(message)


def wait_until(holds: Callable[[], bool], what: str) -> None:
    """Ask until something holds, on a machine of any speed."""
    until = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(0.02)


def command_line(process: int) -> bytes:
    """The command line of a process; empty when it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


@contextmanager
def server_process(**settings: Any) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **settings)
        try:
            yield server
        finally:
            server.close()


class Client:
    """A client of the protocol: keeps its messages until they are acknowledged, and sends them again."""

    def __init__(
        self,
        port: int,
        table: str,
        secret: str | None,
        watch: str | None = None,
        client: str = "",
        greet: bool = True,
        **more: Any,
    ) -> None:
        self.port = port
        self.table = table
        self.secret = secret
        self.watch = watch
        self.client = client or secrets.token_urlsafe(8)
        self.number = 0
        self.answered = 0  # the last answered state
        self.state: dict[str, Any] = {}
        self.heard: list[str] = []  # every frame, as it came
        self.players: list[dict[str, Any]] = []
        self.game = ""  # as in the server's messages
        self.watchers = 0  # the same
        self.told_why: dict[str, Any] = {}  # the last message of each kind that cannot be taken back
        self.more = more
        self.socket: ClientConnection
        self.leaving = ExitStack()
        self.connect(greet)

    def connect(self, greet: bool = True) -> None:
        self.leaving.close()
        address = f"ws://127.0.0.1:{self.port}/ws"
        self.socket = self.leaving.enter_context(
            connect(address, open_timeout=WAIT, close_timeout=1.0, compression=None, **self.more)
        )
        if greet:
            self.hello()

    def hello(self) -> None:
        hello = {"type": "hello", "table": self.table, "client": self.client, "seq": self.state.get("seq", 0)}
        hello.update({"secret": self.secret} if self.watch is None else {"watch": self.watch})
        self.send(hello)
        self.until("state")

    def send(self, content: Any) -> None:
        self.socket.send(content if isinstance(content, (str, bytes)) else json.dumps(content))

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "players":
            self.players = message["players"]
        elif message["type"] == "why_not":
            self.told_why = message
        elif message["type"] == "welcome":
            self.game = message["game"]
        elif message["type"] == "watching":
            self.watchers = message["watchers"]
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def say(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send a message and return whether it was executed."""
        self.number += 1
        return self.say_again(kind, **content)

    def say_again(self, kind: str, **content: Any) -> dict[str, Any]:
        self.send({"type": kind, "number": self.number, **content})
        while True:
            answer = self.until("ack", "refused")
            if answer["number"] in (self.number, 0):
                return answer

    def act(self, option: int, expected: int | None = None) -> dict[str, Any]:
        seq = self.state["seq"]
        answer = self.say("act", option=option, expected=seq if expected is None else expected)
        if answer["type"] == "ack":
            self.answered = seq
        return answer

    def catch_up(self) -> None:
        """Read until a ping is answered: everything sent before it has then been read."""
        assert self.say("ping")["type"] == "ack"

    def until_watched(self) -> None:
        """Read until the message about spectators has come."""
        while not self.watchers:
            self.receive()

    def reasons(self) -> dict[int, str]:
        """The reasons why options cannot be taken now, by option, as far as the server sent them."""
        self.catch_up()
        found = self.told_why["reasons"] if self.told_why.get("seq") == self.state["seq"] else []
        return {option: message_text(self.game, why, self.state["seat"]) for option, why in found}

    @property
    def labels(self) -> list[str]:
        """The labels of the options, in English."""
        return [message_text(self.game, one["label"], self.state["seat"]) for one in self.state["options"]]

    def option(self, label: str) -> int:
        return self.options[self.labels.index(label)]

    @property
    def decides(self) -> bool:
        """Whether this client is asked, and has not answered yet."""
        return bool(self.state.get("options")) and self.state["seq"] > self.answered

    @property
    def is_over(self) -> bool:
        return bool(self.state["over"])

    @property
    def options(self) -> list[int]:
        return [one["option"] for one in self.state["options"]]

    def play(self, choose: Callable[[list[int]], int] = min, most: int = 10_000) -> None:
        """Act whenever asked, until the game is over."""
        for _ in range(most):
            self.wait()
            if self.is_over:
                return
            answer = self.act(choose(self.options))
            assert answer["type"] == "ack", answer

    def wait(self) -> None:
        """Read until this client is asked or the game is over."""
        while not self.is_over and not self.decides:
            self.receive()

    def close(self) -> None:
        self.leaving.close()
