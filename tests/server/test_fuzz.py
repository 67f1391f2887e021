"""Random messages from any client in any order: only the deciding seat ever changes anything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mankai
from support.server.server_process import GAME, Client, Server, server_process

RULES = mankai.game(GAME)
WHO = ["ann", "bob", "watcher"]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(rehearsal=True) as one:
        yield one
        assert "Traceback" not in one.errors()


# An option is given as a number, or as the place in the list of the legal ones; likewise the expected state and the number.
acts = st.fixed_dictionaries(
    {
        "type": st.just("act"),
        "option": st.one_of(st.integers(-3, 3), st.integers(0, RULES.size + 5).map(lambda one: one + 100)),
        "expected": st.sampled_from(["now", "now", "now", "before", "after", "theirs", 0]),
        "number": st.sampled_from(["new", "new", "new", "same", "old"]),
    }
)
others = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["undo", "redo", "answer", "rematch", "claim", "agree", "look", "chat", "hint", "why", "hello", "ping", "nonsense"]
        ),
        "number": st.just("new"),
    },
    optional={
        "undo": st.booleans(),
        "hands": st.booleans(),
        "seat": st.integers(0, 1),
        "text": st.text(max_size=20),
        "secret": st.just("stolen"),
    },
)
said = st.tuples(st.sampled_from(WHO), st.one_of(acts, acts, acts, others))


class Match:
    """A table for two, and its true state by the engine alone."""

    def __init__(self, server: Server, seed: int) -> None:
        table = server.new_table("me", "open", scene=RULES.portrait(RULES.start(seed=seed).now) | {"seed": seed})
        self.position = RULES.scene(RULES.portrait(RULES.start(seed=seed).now) | {"seed": seed})
        self.clients = {
            "ann": server.client(table),
            "bob": server.client(table, server.join_table(table)),
            "watcher": server.client(table, watch=table["watch"]),
        }
        self.seats = {"ann": 0, "bob": 1, "watcher": -2}
        self.done: dict[str, set[int]] = {name: set() for name in WHO}

    def say(self, who: str, message: dict[str, Any]) -> None:
        client = self.clients[who]
        content = dict(message)
        client.number += 1
        number = {"new": client.number, "same": max(client.number - 1, 1), "old": 1}[content["number"]]
        content["number"] = number
        seqs = {"now": client.state["seq"], "before": client.state["seq"] - 1, "after": client.state["seq"] + 1}
        seqs["theirs"] = max([other.state["seq"] for other in self.clients.values()])
        if content["type"] == "act":
            content["expected"] = seqs.get(content["expected"], content["expected"])
            options = self.position.options
            given = content["option"]
            content["option"] = given - 100 if given >= 97 else options[given % len(options)] if options else 0
        client.send(json.dumps(content))
        answer = client.until("ack", "refused")
        if self.counts(who, content):
            assert answer["type"] == "ack"
            self.done[who].add(number)
            client.answered = content["expected"]
            self.position = self.position.play(content["option"])
        elif content["type"] == "act" and number not in self.done[who]:
            assert answer["type"] == "refused"
        self.catch_up()

    def counts(self, who: str, content: dict[str, Any]) -> bool:
        """Whether this message must be executed."""
        return (
            content["type"] == "act"
            and self.seats[who] == self.position.seat
            and content["expected"] == self.clients[who].state["seq"]
            and content["option"] in self.position.options
            and content["number"] not in self.done[who]
        )

    def catch_up(self) -> None:
        for name, client in self.clients.items():
            client.catch_up()
            shown = client.state["view"]
            seat = self.seats[name]
            if name == "watcher" and client.state["seat"] is not None:
                assert client.state["options"] == []  # both have agreed that spectators see their hands
            elif self.position.seat == seat or self.position.is_over:
                assert shown == json.loads(json.dumps(self.position.view(seat))), "the table stands as the engine says"
            else:
                assert not client.decides

    def close(self) -> None:
        for client in self.clients.values():
            client.close()


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    database=None,
)
@given(seed=st.integers(0, 1000), messages=st.lists(said, min_size=5, max_size=30))
def test_nobody_acts_for_another_seat(server: Server, seed: int, messages: list[tuple[str, dict[str, Any]]]) -> None:
    match = Match(server, seed)
    try:
        match.catch_up()
        for who, message in messages:
            # Every player may undo at their own seat: that is tested where it is expected.
            if message["type"] not in ("undo", "redo", "answer") or who == "watcher":
                match.say(who, message)
    finally:
        match.close()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], database=None)
@given(
    text=st.one_of(
        st.binary(max_size=200),
        st.text(max_size=200),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=9),
            lambda inner: (
                st.lists(inner, max_size=4)
                | st.dictionaries(
                    st.sampled_from(["type", "number", "option", "expected", "seat", "undo"]),
                    inner | st.sampled_from(["act", "undo"]),
                    max_size=6,
                )
            ),
        ).map(json.dumps),
    )
)
def test_any_text_is_answered(one_table: Client, text: str | bytes) -> None:
    before = one_table.state
    try:
        one_table.send(text)
    except UnicodeEncodeError:
        return  # no client can send that
    answer = one_table.until("refused", "ack")
    assert answer["type"] == "refused"
    assert "Traceback" not in answer["reason"]
    one_table.number = 5000
    one_table.catch_up()
    assert one_table.state == before


@pytest.fixture(scope="module")
def one_table(server: Server) -> Iterator[Client]:
    client = server.client(server.new_table("me", "open"))
    yield client
    client.close()
