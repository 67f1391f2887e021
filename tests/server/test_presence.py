"""Passwords, chat, absence, rematch requests that survive a crash, and lessons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mankai.learning import exercises
from mankai.packs import registry
from mankai.server.table import passwords
from support.server.server_process import GAME, Client, Server, server_process

LESSONS = {name: lesson for pack in registry.packs().values() for name, lesson in pack.lessons.items()}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(chat_burst=1e6, passwords_burst=1e6, rehearsal=True) as one:
        yield one
        assert "Traceback" not in one.errors()


def two(server: Server, clients: list[Client], **more: Any) -> tuple[dict[str, Any], Client, Client]:
    table = server.new_table("me", "open", setup={"first": 0}, **more)
    bob = server.client(table, server.join_table(table, "Bob"))
    ann = server.client(table)
    clients += [ann, bob]
    return table, ann, bob


def lines(client: Client) -> list[tuple[int | None, str, str]]:
    """All chat lines that a client was sent, each once, in order."""
    found = {}
    for text in client.heard:
        message = json.loads(text)
        if message["type"] == "chat":
            found.update({line["number"]: (line["seat"], line["notice"], line["text"]) for line in message["lines"]})
    return [found[number] for number in sorted(found)]


# Passwords.


def test_a_password_is_kept_as_a_slow_hash_with_salt() -> None:
    kept = passwords.hash_password("まんかい")
    assert passwords.verify("まんかい", kept) and not passwords.verify("まんかい ", kept) and not passwords.verify("", kept)
    assert kept != passwords.hash_password("まんかい") and "まんかい" not in kept


def test_who_joins_or_watches_must_know_the_password(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open", password="petal five")
    address = f"/api/tables/{table['table']}"
    wish = {"invite": table["invites"][0]["invite"], "nonce": "n" * 16}
    for password, code in ((None, "needs_password"), ("Petal five", "wrong_password"), ("x" * 64, "wrong_password")):
        more = {} if password is None else {"password": password}
        status, answer = server.ask(f"{address}/join", {**wish, **more})
        assert (status, answer["code"]) == (403, code)
        status, answer = server.ask(f"{address}/watch", {"watch": table["watch"], **more})
        assert (status, answer["code"]) == (403, code)
    assert server.ask(f"{address}/join", {**wish, "password": ""})[1]["code"] == "malformed"
    assert server.ask(f"{address}/watch", {"watch": "x" * 22, "password": "petal five"})[1]["code"] == "wrong_secret"
    assert server.ask(address, secret=table["watch"])[1]["code"] == "needs_password"
    watcher = Client(server.port, table["table"], None, table["watch"], greet=False)
    clients.append(watcher)
    with pytest.raises(ConnectionClosed) as closed:
        watcher.hello()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    assert [json.loads(text)["type"] for text in watcher.heard] == ["refused"], "and nothing else is said"
    ann = server.client(table)  # its creator has a secret, and needs no password
    clients.append(ann)
    assert ann.players[1]["kind"] == "open", "nobody has come in"
    status, answer = server.ask(f"{address}/watch", {"watch": table["watch"], "password": "petal five"})
    assert status == 200 and answer["watch"] != table["watch"]
    clients.append(server.client(table, watch=answer["watch"]))
    assert server.ask(address, secret=answer["watch"])[0] == 200
    assert server.ask(f"{address}/join", {**wish, "password": "petal five"})[0] == 200
    kept = b"".join([path.read_bytes() for path in server.data.iterdir()])
    assert b"petal five" not in kept


def test_without_a_password_the_watch_token_is_good_as_it_is(server: Server) -> None:
    table = server.new_table("me", "open")
    answer = server.ask(f"/api/tables/{table['table']}/watch", {"watch": table["watch"]})
    assert answer == (200, {"table": table["table"], "game": GAME, "watch": table["watch"]})


def test_passwords_cannot_be_tried_without_end() -> None:
    with server_process(passwords_burst=3.0, passwords_rate=0.001) as server:
        table = server.new_table("me", "open", password="right")
        address = f"/api/tables/{table['table']}/join"
        wish = {"invite": table["invites"][0]["invite"], "nonce": "n" * 16}
        assert [server.ask(address, {**wish, "password": "wrong"})[0] for _ in range(5)] == [403, 403, 403, 429, 429]
        assert server.ask(address, {**wish, "password": "right"})[0] == 429, "not even the right one"
        other = server.new_table("me", "open", password="right")
        other_wish = {"watch": other["watch"], "password": "right"}
        assert server.ask(f"/api/tables/{other['table']}/watch", other_wish)[0] == 429, "nor at another table"
        assert server.ask(f"/api/tables/{table['table']}", secret=table["secret"])[0] == 200, "who has a secret is let in"


# Chat.


def test_players_and_spectators_speak_apart_until_the_game_is_over(server: Server, clients: list[Client]) -> None:
    table, ann, bob = two(server, clients)
    watcher, second = [server.client(table, watch=table["watch"]) for _ in range(2)]
    clients += [watcher, second]
    before = ann.state["seq"]
    assert ann.say("chat", notice="hello")["type"] == "ack"
    assert bob.say("chat", text="  <b>hi</b> & 桜 👩‍🎤 ")["type"] == "ack"
    assert watcher.say("chat", text="who wins?")["type"] == "ack"
    for client in (ann, bob, watcher, second):
        client.catch_up()
    said = [(0, "hello", ""), (1, "", "<b>hi</b> & 桜 👩‍🎤")]
    assert lines(ann) == lines(bob) == said
    assert lines(watcher) == lines(second) == [(None, "", "who wins?")]
    assert ann.state["seq"] == before, "what is said is no part of the game"
    assert ann.say("concede")["type"] == "ack"
    for client in (ann, bob, watcher, second):
        while not client.is_over:
            client.receive()
        client.catch_up()
        assert lines(client) == [*said, (None, "", "who wins?")]


def test_chat_is_there_after_a_reload_and_a_crash_and_nothing_is_said_twice() -> None:
    with server_process() as server:
        clients: list[Client] = []
        table, ann, bob = two(server, clients)
        assert ann.say("chat", text="first")["type"] == "ack"
        assert ann.say_again("chat", text="first")["type"] == "ack"
        server.kill()
        server.start()
        ann.connect()
        assert ann.say_again("chat", text="first")["type"] == "ack"
        assert ann.say("chat", notice="thanks")["type"] == "ack"
        fresh = server.client(table)
        fresh.catch_up()
        assert lines(fresh) == [(0, "", "first"), (0, "thanks", "")]
        bob.connect()
        bob.catch_up()
        assert lines(bob) == lines(fresh)
        for client in (ann, bob, fresh):
            client.close()


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"text": ""},
        {"text": "   "},
        {"text": "x" * 201},
        {"text": "a\nb"},
        {"text": "a\x00b"},
        {"text": "a\u202eb"},
        {"text": 5},
        {"notice": "insult"},
        {"notice": "hello", "text": "and more"},
        {"text": "x", "seat": 1},
        {"text": "x", "room": "players"},
    ],
)
def test_what_cannot_be_said(server: Server, clients: list[Client], content: dict[str, Any]) -> None:
    _, ann, bob = two(server, clients)
    assert ann.say("chat", **content)["code"] == "malformed"
    ann.catch_up()
    bob.catch_up()
    assert lines(ann) == lines(bob) == []


def test_nobody_is_talked_to_death() -> None:
    with server_process(chat_burst=3.0, chat_rate=0.001) as server:
        clients: list[Client] = []
        table, ann, bob = two(server, clients)
        codes = [ann.say("chat", text="spam").get("code", "ack") for _ in range(6)]
        assert codes == ["ack"] * 3 + ["flood"] * 3
        ann.close()
        ann.connect()
        assert ann.say("chat", text="spam")["code"] == "flood", "a new connection is no new tongue"
        assert bob.say("chat", text="stop it")["type"] == "ack"
        assert ann.act(ann.options[0])["type"] == "ack", "and the game goes on"
        watchers = [server.client(table, watch=table["watch"]) for _ in range(2)]
        codes = [watchers[at % 2].say("chat", text="spam").get("code", "ack") for at in range(6)]
        assert codes == ["ack"] * 3 + ["flood"] * 3, "spectators of one address share theirs"
        for client in [*clients, *watchers]:
            client.close()


# Redo.


def until_seq(client: Client, seq: int) -> None:
    while client.state["seq"] < seq:
        client.receive()


def test_redo_is_what_was_undone_until_something_else_is_done(server: Server, clients: list[Client]) -> None:
    client = server.client(server.new_table("me", "random"))
    clients.append(client)
    assert client.say("redo")["code"] == "not_possible"
    states = []
    for _ in range(4):
        client.wait()
        states.append(client.state)
        assert client.act(client.options[-1])["type"] == "ack"
    client.wait()
    states.append(client.state)
    for way, wanted in [("undo", 3), ("undo", 2), ("redo", 3), ("undo", 2), ("undo", 1), ("redo", 2), ("redo", 3), ("redo", 4)]:
        seq = client.state["seq"]
        assert client.say(way)["type"] == "ack", way
        until_seq(client, seq + 1)
        client.catch_up()
        assert [client.state[name] for name in ("view", "options")] == [states[wanted][name] for name in ("view", "options")]
        assert client.state["redo"] is (wanted < 4)
    assert client.say("redo")["code"] == "not_possible"
    assert client.say("undo")["type"] == "ack"
    while not client.state["redo"]:
        client.receive()
    client.answered = 0
    assert client.act(client.options[0])["type"] == "ack"
    client.wait()
    assert not client.state["redo"] and client.say("redo")["code"] == "not_possible", "something else was done"


def test_redo_among_people_is_for_who_took_it_back(server: Server, clients: list[Client]) -> None:
    hidden = {"hand": ["Slash"], "goddesses": ["yurina", "himika"], "vigor": 2, "aura": 1}
    scene = {"distance": 5, "me": hidden, "foe": {"goddesses": ["oboro", "tokoyo"]}}
    table = server.new_table("me", "open", scene=scene)
    bob = server.client(table, server.join_table(table))
    ann = server.client(table)
    clients += [ann, bob]
    advance = ann.option("Advance")
    assert ann.act(advance)["type"] == "ack"
    ann.wait()
    after = ann.state
    assert ann.say("undo")["type"] == "ack"
    ann.catch_up()
    bob.catch_up()
    assert ann.state["redo"] and not bob.state["redo"]
    assert bob.say("redo")["code"] == "not_possible"
    assert ann.say("redo")["type"] == "ack"
    ann.catch_up()
    assert ann.state["view"] == after["view"] and ann.state["options"] == after["options"]


# Absence.


def test_the_win_is_claimed_from_one_who_stays_away() -> None:
    with server_process(away_seconds=0.2) as server:
        clients: list[Client] = []
        table, ann, bob = two(server, clients)
        watcher = server.client(table, watch=table["watch"])
        assert ann.say("claim")["code"] == "not_possible", "he is here"
        assert watcher.say("claim")["code"] == "watching"
        alone = server.client(server.new_table("me", "random"))
        assert alone.say("claim")["code"] == "not_possible", "a computer is never away"
        bob.close()
        while (answer := ann.say("claim"))["type"] == "refused":
            assert answer["code"] == "not_possible" and not ann.is_over
        while not ann.is_over:
            ann.receive()
        assert ann.state["ended"] == "claimed" and ann.state["scores"] == [1.0, 0.0]
        assert ann.say("claim")["code"] == "over"
        server.kill()
        server.start()
        bob.connect()
        assert bob.is_over and bob.state["ended"] == "claimed"
        for client in (ann, bob, watcher, alone):
            client.close()


def test_nobody_is_away_before_a_decision_could_be_due(server: Server, clients: list[Client]) -> None:
    with server_process(away_seconds=0.0) as impatient:
        _, ann, bob = two(impatient, clients, clock={"seconds": 0, "free": 259200})
        welcome = json.loads(ann.heard[0])
        assert welcome["grace"] == 259200
        bob.close()
        while ann.players[1]["here"]:
            ann.receive()
        assert ann.say("claim")["code"] == "not_possible" and ann.say("replace", seat=1)["code"] == "not_possible"
        ann.close()


# Rematches.


def test_wishes_survive_a_crash() -> None:
    with server_process() as server:
        clients: list[Client] = []
        _, ann, bob = two(server, clients)
        before = ann.state
        while ann.decides:
            assert ann.act(ann.options[0])["type"] == "ack"
            ann.catch_up()
        bob.wait()
        assert ann.say("undo")["type"] == "ack"
        bob.until("undo_asked")
        server.kill()
        server.start()
        bob.connect()
        assert bob.state["undo_asked"] == 0
        assert bob.say("answer", undo=True)["type"] == "ack"
        ann.connect()
        assert ann.state["rewound"] and ann.state["undo_asked"] is None
        assert ann.state["seq"] > before["seq"] and ann.decides
        assert bob.say("concede")["type"] == "ack" and ann.say("rematch")["type"] == "ack"
        server.kill()
        server.start()
        bob.connect()
        assert '{"type":"rematch","table":null,"wants":[0]}' in bob.heard
        assert bob.say("rematch")["type"] == "ack"
        message = bob.until("rematch")
        assert message["table"] and message["wants"] == [0, 1]
        ann.connect()
        assert ann.state["rematch"] == message["table"]
        for client in (ann, bob):
            client.close()


# Lessons.


def offered(server: Server) -> list[dict[str, Any]]:
    return [game for pack in server.ask("/api/games")[1]["packs"] for game in pack["games"]]


def test_a_lesson_always_begins_the_same(server: Server, clients: list[Client]) -> None:
    assert [game["name"] for game in offered(server) if game["lesson"]] == list(LESSONS)
    stories = []
    for _ in range(2):
        status, table = server.ask("/api/tables", {"game": GAME, "lesson": True})
        assert status == 201 and table["seats"] == [0] and table["invites"] == []
        client = server.client(table)
        clients.append(client)
        for _ in range(15):
            client.wait()
            assert client.act(client.options[-1])["type"] == "ack"
        client.wait()
        stories.append((client.state["view"], client.state["lines"]))
    assert stories[0] == stories[1], "the computer plays the same as well"


@pytest.mark.parametrize(
    "more",
    [
        {"game": "oka/2"},
        {"seats": [{"who": "me"}, {"who": "open"}]},
        {"seats": [{"who": "me"}, {"who": "me"}]},
        {"setup": {"first": 0}},
        {"scene": {"distance": 5}},
        {"password": "x"},
        {"clock": {"seconds": 5}},
        {"seed": 7},
        {"lesson": 7},
    ],
)
def test_a_lesson_is_as_it_is(server: Server, more: dict[str, Any]) -> None:
    status, answer = server.ask("/api/tables", {"game": GAME, "lesson": True, **more})
    assert (status, answer["code"]) == (400, "malformed")


def test_a_rematch_of_a_lesson_is_a_game_like_others(server: Server, clients: list[Client]) -> None:
    table = server.ask("/api/tables", {"game": GAME, "lesson": True})[1]
    client = server.client(table)
    clients.append(client)
    assert client.say("concede")["type"] == "ack" and client.say("rematch")["type"] == "ack"
    follower = client.until("rematch")["table"]
    again = server.client({"table": follower}, client.secret)
    clients.append(again)
    again.play(most=1)
    assert again.say("concede")["type"] == "ack"
    record = server.ask(f"/api/tables/{follower}/record", secret=table["secret"])[1]
    assert str(record["seed"]) != str(LESSONS[GAME].seed)


# Exercises.

TASKS = [one for game in registry.games() for one in exercises.of_game(game)]


def chosen(client: Client, game: str, label: str) -> None:
    """Choose by the English labels that exercises have."""
    client.wait()
    speaker = registry.speaker_of(registry.game(game), 0)
    labels = {speaker.say((option["label"][0], option["label"][1])): option["option"] for option in client.state["options"]}
    assert client.act(labels[label])["type"] == "ack"


@pytest.mark.parametrize("task", [next(one for one in TASKS if one.opening), TASKS[-1]], ids=lambda one: one.name)
def test_an_exercise_is_judged_where_it_is_done(server: Server, clients: list[Client], task: exercises.Exercise) -> None:
    for choices, outcome in [(task.solution, "done"), (task.slips[0].choose, "missed")]:
        status, table = server.ask("/api/tables", {"game": task.game, "exercise": task.name})
        assert status == 201 and table["seats"] == [0] and table["invites"] == []
        client = server.client(table)
        clients.append(client)
        client.wait()
        assert client.state["exercise"] == {"name": task.name, "outcome": "open", "slip": ""}
        for label in choices:
            chosen(client, task.game, label)
        while client.state["exercise"]["outcome"] == "open":
            client.until("state")
        slip = task.slips[0].name if outcome == "missed" else ""
        assert client.state["exercise"] == {"name": task.name, "outcome": outcome, "slip": slip}


@pytest.mark.parametrize("task", TASKS, ids=[f"{one.game} {one.name}" for one in TASKS])
def test_a_hint_in_an_exercise_leads_to_its_goal(server: Server, clients: list[Client], task: exercises.Exercise) -> None:
    status, table = server.ask("/api/tables", {"game": task.game, "exercise": task.name})
    assert status == 201, table
    client = server.client(table)
    clients.append(client)
    client.wait()
    while client.state["exercise"]["outcome"] == "open":
        if client.decides:
            assert client.say("hint")["type"] == "ack"
            assert client.act(client.until("hint")["option"])["type"] == "ack"
        else:
            client.receive()
    assert client.state["exercise"]["outcome"] == "done"


def test_an_exercise_that_is_missed_has_no_hint_and_says_so(server: Server, clients: list[Client]) -> None:
    task = exercises.find_exercise("azuki", "tapped")
    client = server.client(server.ask("/api/tables", {"game": task.game, "exercise": task.name})[1])
    clients.append(client)
    client.wait()
    for label in task.slips[0].choose:
        chosen(client, task.game, label)
    client.wait()
    refused = client.say("hint")
    assert refused["code"] == "not_possible" and refused["message"][0] == "refusal-no-way-to-goal"


@pytest.mark.parametrize("more", [{"exercise": "nonsense"}, {"scene": {}}, {"lesson": True}, {"clock": {"seconds": 5}}])
def test_an_exercise_is_as_it_is(server: Server, more: dict[str, Any]) -> None:
    status, answer = server.ask("/api/tables", {"game": TASKS[0].game, "exercise": TASKS[0].name, **more})
    assert (status, answer["code"]) == (400, "malformed")
