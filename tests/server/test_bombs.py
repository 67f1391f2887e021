"""Requests cannot fill the server: their size is checked before the answer is made, and answers are streamed."""

from __future__ import annotations

import gzip
import json
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.kernel.rng import FastRng
from mankai.server.log import replays
from mankai.server.net.rate_limits import TokenBucket
from support.random_games import random_end
from support.server.server_process import GAME, Server, server_process

MANY = "oka/6"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one
        assert "Traceback" not in one.errors()


def played_out(game: str) -> Position:
    return random_end(mankai.game(game).start(seed=1), FastRng(1))


def test_a_replay_is_counted_before_a_single_decision_of_it_is_played(server: Server) -> None:
    record = {**mankai.game(GAME).start(seed=1).record, "options": ["end the Main Phase"] * 5000}  # none of which is possible
    status, answer = server.ask("/api/replay?seat=all", record)
    assert (status, answer["code"]) == (413, "too_large") and "10002 views" in answer["reason"]
    status, answer = server.ask("/api/replay?seat=0", record)
    assert status == 400 and "at decision 1" in answer["reason"], "from one seat it is short enough to be looked at"


def test_a_table_is_counted_as_well() -> None:
    with server_process(longest_replay=30) as server:
        table = server.new_table("random", "random")
        watcher = server.client(table, watch=table["watch"])
        while not watcher.is_over:
            watcher.receive()
        watcher.close()
        status, answer = server.ask(f"/api/tables/{table['table']}/replay", secret=table["watch"])
        assert (status, answer["code"]) == (413, "too_large")


class Endless:
    """A position that leads to itself: a game of any length."""

    rules = mankai.game(GAME)
    seat, question, events = 0, "", [(1, "shift", 0, 4, 1, 3)] * 20
    seen = mankai.game(GAME).start(seed=1).view(0)

    def play(self, option: int) -> Endless:
        return self

    def events_for(self, seat: int | None) -> list[Any]:
        return self.events

    def log_lines(self, seat: int | None) -> list[Any]:
        return [("deed", 0, ("log-advance", {}))]

    def message(self, option: int) -> Any:
        return "on", {}

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(self.seen)


@pytest.mark.parametrize("is_compressed", [False, True])
def test_a_replay_is_made_while_it_is_read(is_compressed: bool) -> None:
    beginning: Any = Endless()
    header: Any = {"table": ""}
    told = replays.encode_replay(header, replays.RecordedGame(beginning, [0] * 9999), "0", is_compressed)
    tracemalloc.start()
    try:
        pieces, size = 0, 0
        for piece in told:
            pieces, size = pieces + 1, size + len(piece)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert pieces > 100 and peak < 4_000_000
    assert is_compressed or size > 10_000_000


def test_a_replay_comes_compressed_for_whoever_can_read_that(server: Server) -> None:
    record = json.dumps(played_out(GAME).record).encode()
    plain = server.ask_raw("/api/replay?seat=all", record)[1]
    pressed = server.ask_raw("/api/replay?seat=all", record, Accept_Encoding="gzip, br")[1]
    assert gzip.decompress(pressed) == plain and len(pressed) < len(plain) / 4


def test_long_replays_count_as_several() -> None:
    record = played_out(MANY).record
    views = 6 * (len(record["options"]) + 1)
    assert views > replays.VIEWS_FOR_ONE
    with server_process(replays_burst=0.99 + views / replays.VIEWS_FOR_ONE, replays_rate=1e-6) as server:
        assert server.ask("/api/replay?seat=all", record)[0] == 200
        assert server.ask("/api/replay", record)[0] == 429, "it has counted as more than one"
        assert server.ask("/api/replay", record, source="127.0.0.2")[0] == 200
    bucket = TokenBucket(3.0, 1e-6)
    assert bucket.take(2.5) and not bucket.take() and bucket.take(0.4)
