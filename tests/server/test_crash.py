"""The server is killed again and again in the middle of games: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import mankai
from mankai.server.log.eventlog import EventRow, MessageKey
from mankai.server.log.reducer import replay
from mankai.server.table.table import GameTable
from support.server.server_process import GAME, WAIT, Client, Server, wait_until

KILLS = int(os.environ.get("MANKAI_KILLS", "50"))
GAMES = [GAME, "azuki"]  # in turn


LAUNCH = """
import json, os, signal, sys
import msgspec
from mankai.server.main import run
from mankai.server.settings import Settings
if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            given = json.loads(line)
            print(os.getpid(), flush=True)
            run(port=given["port"], data=given["data"], settings=msgspec.convert(given["settings"], Settings))
            os._exit(0)
"""


class Mortal(Server):
    """A server that starts quickly: a launcher has loaded everything already, and only forks."""

    def start(self) -> None:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-c", LAUNCH], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.output, text=True
            )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"port": self.port, "data": str(self.data), "settings": self.settings}) + "\n")
        self.process.stdin.flush()
        self.pid = int(self.process.stdout.readline())
        self.port = int(self.process.stdout.readline().strip().rstrip("/").rpartition(":")[2])

    def kill(self, number: int = signal.SIGKILL) -> None:
        os.kill(self.pid, number)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.002)

    def close(self) -> None:
        self.kill(signal.SIGTERM)
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.close()
        self.wait_for_exit()
        self.output.close()


class Stubborn(Client):
    """A client that plays on through any number of crashes, and remembers everything that it was sent."""

    def __init__(self, server: Server, table: dict[str, Any], secret: str, ending: threading.Event) -> None:
        self.server = server
        self.ending = ending
        self.acknowledged: dict[int, int] = {}  # by number: the option
        self.sent: dict[str, Any] | None = None  # not acknowledged yet
        self.views: dict[int, Any] = {}
        self.story: list[str] = []
        self.story_at = 0
        self.received = 0
        self.resumed = 0
        self.resent = 0
        self.dice = random.Random(secret)
        super().__init__(server.port, table["table"], secret)

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        message = super().receive(timeout)
        self.received += 1
        if message["type"] == "state":
            self.compare(message)
        return message

    def compare(self, state: dict[str, Any]) -> None:
        """A state seen before is the same again; the past has not changed."""
        shown = {name: state[name] for name in ("view", "options", "seat", "scores")}
        before = self.views.setdefault(state["seq"], shown)
        if before is not shown:
            self.resumed += 1
            if before["options"] and not shown["options"]:  # answered, and what follows is still being decided
                assert self.sent is not None or self.answered == state["seq"]
                before = {**before, "options": []}
                before["view"] = {**before["view"], "decides": False, "question": "", "about": -1, "options": []}
            assert before == shown, "a table resumes with the same views"
        if state["since"] == 0:
            assert state["lines"][: len(self.story)] == self.story, "and with the same past"
            self.story = state["lines"]
        else:
            assert state["since"] == self.story_at, "nothing is left out, nothing is told twice"
            self.story = self.story + state["lines"]
        self.story_at = state["seq"]

    def run(self) -> None:
        while not self.ending.is_set() and not (self.is_over and self.sent is None):
            try:
                self.step()
            except (ConnectionClosed, InvalidHandshake, OSError):
                self.reconnect()

    def reconnect(self) -> None:
        if self.dice.random() < 0.5:
            self.state = {}  # as after a reload: ask for everything
        while not self.ending.is_set():
            try:
                self.connect()
                if self.sent is not None:
                    self.resent += 1
                    self.send(self.sent)
                return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                time.sleep(0.05)

    def step(self) -> None:
        if self.sent is None and self.decides:
            self.number += 1
            option = self.dice.choice(self.options)
            self.sent = {"type": "act", "number": self.number, "expected": self.state["seq"], "option": option}
            self.send(self.sent)
        try:
            message = self.receive(0.5)
        except TimeoutError:  # others decide: check whether the game ends
            return
        if message["type"] == "ack" and self.sent is not None and message["number"] == self.sent["number"]:
            self.acknowledged[message["number"]] = self.sent["option"]
            self.answered = self.sent["expected"]
            self.sent = None
        assert message["type"] != "refused", message


def rows_of(data: Path, table: str) -> list[EventRow]:
    log = sqlite3.connect(data / "tables.sqlite")
    wanted = "number, kind, seat, client, message, body"
    found = log.execute(f"SELECT {wanted} FROM events WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    log.close()
    return [
        EventRow(table, number, kind, bytes(body), None if client is None else MessageKey(seat, client, message))
        for number, kind, seat, client, message, body in found
    ]


def check(client: Stubborn, table: GameTable, rows: list[EventRow]) -> None:
    """The log holds exactly the acknowledged messages of a client, each once."""
    chosen = {row.key.message: row for row in rows if row.key is not None and row.key.client == client.client}
    kept = [row for row in rows if row.key is not None and row.key.client == client.client]
    assert len(kept) == len(chosen), "nothing is done twice"
    for number, option in client.acknowledged.items():
        assert number in chosen, f"option {option} was acknowledged and is lost"
        assert json.loads(chosen[number].body)["option"] == table.rules.spell(option)
    unknown = set(chosen) - set(client.acknowledged)
    assert unknown <= ({client.sent["number"]} if client.sent else set()), "nothing is done that was not sent"


def has_gone_on(clients: list[Stubborn], threads: list[threading.Thread], enough: int) -> bool:
    """Whether so many messages have come to the clients, or no more will."""
    is_enough = sum([client.received for client in clients]) >= enough
    return is_enough or not any([thread.is_alive() for thread in threads])


@pytest.mark.slow
def test_fifty_crashes() -> None:
    dice = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        server = Mortal(Path(folder))
        ending = threading.Event()
        clients: list[Stubborn] = []
        threads: list[threading.Thread] = []
        bots: list[dict[str, Any]] = []
        failures: list[BaseException] = []

        def running(client: Stubborn) -> None:
            try:
                client.run()
            except BaseException as error:
                failures.append(error)

        def begin(table: dict[str, Any], *holders: str) -> None:
            for holder in holders:
                clients.append(Stubborn(server, table, holder, ending))
                threads.append(threading.Thread(target=running, args=(clients[-1],)))
                threads[-1].start()

        try:
            for kill in range(KILLS):
                # A new table now and then, so that there is always a game to crash in.
                if kill % 4 == 0:
                    table = server.new_table("me", "greedy", game=GAMES[kill // 4 % 2])
                    begin(table, table["secret"])
                if kill % 8 == 2:
                    clock = {"seconds": 3000} if kill % 16 == 2 else None
                    table = server.new_table("me", "open", clock=clock, game=GAMES[kill // 8 % 2])
                    begin(table, table["secret"], server.join_table(table))
                if kill % 8 == 6:
                    bots.append(server.new_table("greedy", "greedy", game=GAMES[kill // 8 % 2]))
                # Not after some time: on a slow machine nothing might have happened by then.
                enough = sum([client.received for client in clients]) + dice.randrange(1, 60)
                wait_until(partial(has_gone_on, clients, threads, enough), "the games have stopped")
                server.kill()
                server.start()
                assert not failures, failures
            for table in bots[-2:]:  # bots go on by themselves after a crash
                watcher = server.client(table, watch=table["watch"])
                while not watcher.is_over:
                    watcher.receive()
                watcher.close()
        finally:
            ending.set()
            for thread in threads:
                thread.join()
            for client in clients:
                client.close()
            server.close()
        assert not failures, failures
        for client in clients:
            rows = rows_of(Path(folder), client.table)
            assert [row.number for row in rows] == list(range(len(rows)))
            table_after = replay(client.table, rows)
            check(client, table_after, rows)
        for table in bots:
            bot_rows = rows_of(Path(folder), table["table"])
            position = replay(table["table"], bot_rows).position
            assert mankai.replay(position.record) == position
        assert sum([client.resumed for client in clients]) >= KILLS, "the crashes hit games that went on"
        for game in GAMES:
            assert sum([client.resumed for client in clients if client.game == game]) > 0, f"of {game} too"
        assert sum([client.resent for client in clients]) >= 1, "and some messages whose acknowledgement was lost"
