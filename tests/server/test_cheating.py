"""Ways to learn hidden information, all found once and closed since.

Once anybody could have seen a seed, a record, a hint or another hand, no seat of the game can be taken or returned to, and
nothing is taken back. A player who invites others sets neither cards, order nor random numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mankai
from mankai.games.sakura_arms.rules.constants import DECK as DECK_ZONE
from mankai.games.sakura_arms.rules.constants import HAND, READY
from support.server.server_process import GAME, Client, Server, server_process


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(away_seconds=0.0) as one:
        yield one
        assert "Traceback" not in one.errors()


def decides_first(server: Server, clients: list[Client], **more: Any) -> tuple[dict[str, Any], Client]:
    """A table with an open seat, at which its creator is asked first."""
    table = server.new_table("me", "open", setup={"first": 0}, **more)
    clients.append(server.client(table))
    assert clients[-1].decides
    return table, clients[-1]


def test_against_an_open_seat_decide_concede_fetch_the_record_undo_and_let_the_guest_come(
    server: Server, clients: list[Client]
) -> None:
    table, ann = decides_first(server, clients)
    assert ann.act(ann.options[-1])["type"] == "ack"
    assert ann.say("concede")["type"] == "ack"
    status, record = server.ask(f"/api/tables/{table['table']}/record", secret=table["secret"])
    assert status == 200 and record["seed"], "the game is over, so all of it may be known"
    assert ann.say("undo")["code"] == "not_possible"
    status, answer = server.ask(
        f"/api/tables/{table['table']}/join", {"invite": table["invites"][0]["invite"], "name": "Bob", "nonce": "n" * 20}
    )
    assert (status, answer["code"]) == (409, "over")


def test_an_undo_before_the_guest_has_come_is_free_only_where_nothing_was_learnt(server: Server, clients: list[Client]) -> None:
    _, ann = decides_first(server, clients)
    mulligans = ann.options[:-1]
    assert ann.act(mulligans[0])["type"] == "ack"
    while not ann.decides:
        ann.receive()
    assert ann.state["undo"] == "free", "a card was put back, and none drawn yet"
    seq = ann.state["seq"]
    assert ann.say("undo")["type"] == "ack"
    while ann.state["seq"] == seq:
        ann.receive()
    assert ann.act(ann.options[-1])["type"] == "ack"
    while ann.state["options"]:
        ann.receive()
    assert ann.state["undo"] == "", "it is the other seat's turn, and nobody sits there who could agree"
    assert ann.say("undo")["code"] == "not_possible"
    assert ann.say("hint")["code"] == "not_possible"


def test_against_somebody_who_is_away_replace_hint_concede_fetch_the_record_and_undo(
    server: Server, clients: list[Client]
) -> None:
    table, ann = decides_first(server, clients)
    bob_secret = server.join_table(table)
    bob = server.client(table, secret=bob_secret)
    assert ann.act(ann.options[-1])["type"] == "ack"
    bob.close()
    ann.until("players")
    assert ann.say("replace", seat=1)["type"] == "ack"
    assert ann.say("hint")["code"] == "not_possible", "who is away may return, and a hint looks further than one's own eyes"
    assert ann.say("concede")["type"] == "ack"
    assert server.ask(f"/api/tables/{table['table']}/record", secret=table["secret"])[0] == 200
    assert ann.say("undo")["code"] == "not_possible"
    back = server.client(table, secret=bob_secret)
    clients.append(back)
    assert back.state["ended"] == "conceded" and back.state["options"] == [], "the game that was looked into does not go on"


def test_nobody_invites_to_a_game_whose_cards_or_luck_they_brought(server: Server, clients: list[Client]) -> None:
    rules = mankai.game(GAME)
    seats = [{"who": "me"}, {"who": "open"}]
    finished = server.new_table("me", "me")
    hot = server.client(finished)
    clients.append(hot)
    assert hot.say("concede")["type"] == "ack"
    played_on = {"table": finished["table"], "secret": finished["secret"], "at": 0}
    wishes: list[dict[str, Any]] = [
        {"scene": rules.start(seed=3).portrait},
        {"scene": {"seed": 7, "distance": 5}},
        {"record": {"text": "{}", "at": 0}},
        {"setup": {"goddesses": GODDESSES, "decks": ["choose", DECK]}},
        {"from": played_on},
    ]
    for wish in wishes:
        status, answer = server.ask("/api/tables", {"game": GAME, "seats": seats, **wish})
        assert status in (400, 409) and answer["code"] in ("not_possible", "malformed"), (wish, answer)
        assert "invite" in answer["reason"] or "from" in wish, answer
    for decks in (["choose", "Raging Red Blade"], ["choose", "raging red blade"], "first game"):
        status, answer = server.ask("/api/tables", {"game": "sakura-arms/aeg", "seats": seats, "setup": {"decks": decks}})
        assert status == 400 and answer["message"][0] == "refusal-theirs-to-decide", (decks, answer)
    own = {"game": "sakura-arms/aeg", "seats": seats, "setup": {"decks": ["Raging Red Blade", "choose"]}}
    assert server.ask("/api/tables", own)[0] == 201
    for mine in ({"setup": {"goddesses": GODDESSES, "decks": [DECK_OF_MINE, "choose"]}}, {"setup": {"goddesses": GODDESSES}}):
        status, answer = server.ask("/api/tables", {"game": GAME, "seats": seats, **mine})
        assert status in (200, 201), answer


def test_a_seed_is_never_the_client_s(server: Server) -> None:
    status, answer = server.ask("/api/tables", {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}], "seed": "7"})
    assert (status, answer["code"]) == (400, "malformed")


def test_a_rematch_has_luck_of_its_own(server: Server, clients: list[Client]) -> None:
    table, ann = decides_first(server, clients)
    bob = server.client(table, secret=server.join_table(table))
    clients.append(bob)
    assert ann.say("concede")["type"] == "ack"
    seeds = {server.ask(f"/api/tables/{table['table']}/record", secret=table["secret"])[1]["seed"]}
    assert ann.say("rematch")["type"] == "ack" and bob.say("rematch")["type"] == "ack"
    follower = next(said["table"] for said in iter(lambda: bob.until("rematch"), None) if said["table"])
    again = server.client({**table, "table": follower})
    clients.append(again)
    assert again.say("concede")["type"] == "ack"
    seeds.add(server.ask(f"/api/tables/{follower}/record", secret=table["secret"])[1]["seed"])
    assert len(seeds) == 2


def test_nothing_of_a_running_game_is_told_to_who_plays_in_it(server: Server) -> None:
    table = server.new_table("me", "open")
    for path in ("record", "replay", "replay?seat=1", "replay?seat=all"):
        for secret in (table["secret"], table["watch"]):
            status, answer = server.ask(f"/api/tables/{table['table']}/{path}", secret=secret)
            assert status in (401, 403, 409), (path, answer)


GODDESSES = [["yurina", "himika"], ["tokoyo", "oboro"]]


def some_deck(seat: int) -> list[str]:
    """Seven Normal cards and three Ultimates of the two goddesses of a seat."""
    rules = mankai.game(GAME)
    position = rules.start({"goddesses": GODDESSES, "decks": "quick"}, 1)
    names, zones = rules.legend()["cards"], position.now.zones
    return [names[card]["name"] for card in (*zones[HAND + seat], *zones[DECK_ZONE + seat], *zones[READY + seat])]


DECK = some_deck(1)
DECK_OF_MINE = some_deck(0)
