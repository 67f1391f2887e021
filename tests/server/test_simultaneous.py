"""Simultaneous decisions of several people: each is asked at once, and sees nothing of the others before all have decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mankai
from mankai.games.sakura_arms.rules.constants import HAND, OUTSIDE, READY
from mankai.games.sakura_arms.rules.draft.constants import DRAFTED
from support.server.server_process import GAME, Client, Server, server_process

BUILDING = {"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "decks": "choose", "first": 0}
DRAFT = "sakura-arms/level99-draft-rotation"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as one:
        yield one
        assert "Traceback" not in one.errors()


class Pair:
    """Ann at seat 0 and Bob at seat 1, who build their decks, and a spectator."""

    def __init__(self, server: Server, **more: Any) -> None:
        chairs = more.pop("chairs", ["me", "open"])
        self.table = server.new_table(*chairs, **{"game": GAME, "setup": BUILDING, **more})
        self.secret = server.join_table(self.table)
        self.server = server
        self.begin()

    def begin(self) -> None:
        self.ann, self.bob = self.server.client(self.table), self.server.client(self.table, self.secret)
        self.watcher = self.server.client(self.table, watch=self.table["watch"])
        for client in self.all:
            client.until_watched()
            client.catch_up()

    @property
    def all(self) -> list[Client]:
        return [self.ann, self.bob, self.watcher]

    def close(self) -> None:
        for client in self.all:
            client.close()


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    one = Pair(server)
    yield one
    one.close()


def states(client: Client) -> list[str]:
    """Everything that a client was sent except acknowledgements."""
    client.catch_up()
    return [text for text in client.heard if '"type":"ack"' not in text and '"type":"players"' not in text]


def build(client: Client, cards: int, last: bool = False) -> None:
    for _ in range(cards):
        client.catch_up()
        assert client.decides and client.state["view"]["question"] == "deck"
        assert client.act(client.options[-1 if last else 0])["type"] == "ack"
    client.catch_up()


def test_both_are_asked_at_once_and_are_told_nothing_of_each_other(pair: Pair) -> None:
    assert pair.ann.decides and pair.bob.decides
    before = states(pair.ann), states(pair.watcher)
    build(pair.bob, 10)
    assert not pair.bob.decides and (states(pair.ann), states(pair.watcher)) == before
    before_bob = states(pair.bob)
    build(pair.ann, 9)
    assert states(pair.bob) == before_bob
    build(pair.ann, 1)
    for client in pair.all:
        client.catch_up()
    assert pair.ann.state["view"]["question"] == "mulligan" and not pair.bob.decides


def test_what_bob_has_built_in_advance_is_what_he_plays_with(pair: Pair) -> None:
    built = []
    for _ in range(10):
        pair.bob.catch_up()
        built.append(mankai.game(GAME).subject(pair.bob.options[-1]))
        pair.bob.act(pair.bob.options[-1])
    build(pair.ann, 10)
    pair.bob.catch_up()
    zones = pair.bob.state["view"]["zones"]
    assert set(zones[HAND + 1] + zones[READY + 1]) <= set(built) and len(zones[HAND + 1] + zones[READY + 1]) == 6
    assert not set(zones[OUTSIDE + 1]) & set(built)


def test_two_worlds_that_differ_in_what_bob_has_answered_and_when(server: Server) -> None:
    worlds = [Pair(server), Pair(server)]
    try:
        build(worlds[0].bob, 4)
        build(worlds[1].bob, 9, last=True)
        for world in worlds:
            build(world.ann, 10)
            assert not world.ann.decides
        heard = [[text.replace(world.table["table"], "TABLE") for text in states(world.ann)] for world in worlds]
        assert heard[0] == heard[1]
        assert len(heard[0]) > 10
    finally:
        for world in worlds:
            world.close()


def test_what_was_answered_in_advance_is_taken_back_by_whose_it_is_alone(pair: Pair) -> None:
    build(pair.bob, 3)
    before, taken = states(pair.ann), pair.bob.state["view"]
    assert pair.bob.state["undo"] == "free" and pair.bob.say("undo")["type"] == "ack"
    pair.bob.catch_up()
    assert pair.bob.decides and pair.bob.state["view"] != taken and states(pair.ann) == before
    build(pair.bob, 8)
    assert not pair.bob.decides
    # Ann's turn is taken back without Bob's being lost, though hers comes before his.
    build(pair.ann, 9)
    assert pair.ann.say("undo")["type"] == "ack"
    build(pair.ann, 2)
    for client in (pair.ann, pair.bob):
        client.catch_up()
    assert pair.ann.state["view"]["question"] == "mulligan" and pair.ann.state["undo"] == "ask"


def test_the_last_card_of_the_first_to_build_is_taken_back_while_the_other_still_builds(pair: Pair) -> None:
    build(pair.ann, 10)
    build(pair.bob, 5)
    before = states(pair.bob)
    assert not pair.ann.decides and pair.ann.say("undo")["type"] == "ack"
    pair.ann.catch_up()
    assert pair.ann.decides and states(pair.bob) == before
    build(pair.bob, 5)
    assert not pair.bob.decides
    build(pair.ann, 1)
    assert pair.ann.state["view"]["question"] == "mulligan"


def test_answers_in_advance_outlive_the_server(server: Server) -> None:
    pair = Pair(server)
    build(pair.bob, 6)
    pair.close()
    server.kill()
    server.start()
    pair.begin()
    assert pair.bob.decides and pair.ann.decides
    build(pair.bob, 4)
    assert not pair.bob.decides
    build(pair.ann, 10)
    assert pair.ann.state["view"]["question"] == "mulligan"
    pair.close()


def test_who_is_not_asked_any_more_and_what_is_no_option_is_refused(pair: Pair) -> None:
    build(pair.bob, 10)
    assert pair.bob.act(20)["code"] == "not_asked"
    foreign = [option for option in pair.ann.options if option not in pair.bob.options]
    refused = Pair(pair.server)
    assert refused.bob.act(foreign[0])["code"] == "illegal"
    refused.close()


@pytest.mark.parametrize("chairs", [["me", "open"], ["me", "open", "greedy", "greedy"]])
def test_of_a_pick_nobody_is_sent_anything_before_all_have_picked(server: Server, chairs: list[str]) -> None:
    pair = Pair(server, game=f"{DRAFT}/{len(chairs)}", setup={}, chairs=chairs)
    before = [states(pair.ann), states(pair.watcher)]
    assert pair.ann.decides and pair.bob.act(pair.bob.options[-1])["type"] == "ack"
    assert [states(pair.ann), states(pair.watcher)] == before
    pair.close()


@pytest.mark.parametrize(("way", "is_seen"), [("open-two-pick", False), ("rochester", True)])
def test_of_a_pick_in_turn_others_see_what_the_way_to_draft_shows(server: Server, way: str, is_seen: bool) -> None:
    pair = Pair(server, game=f"sakura-arms/level99-draft-{way}/2", setup={"first": 1})
    if way == "open-two-pick":
        assert pair.bob.act(pair.bob.options[0])["type"] == "ack"
        pair.bob.catch_up()
    option = pair.bob.options[-1]
    card = mankai.game(f"sakura-arms/level99-draft-{way}/2").subject(option)
    assert pair.bob.act(option)["type"] == "ack"
    for client in pair.all:
        client.catch_up()
        drafted = client.state["view"]["zones"][DRAFTED * 2 + 1]
        assert (drafted == [card]) == (is_seen or client is pair.bob) and len(drafted) == 1
    pair.close()


def test_four_pick_at_the_same_time_in_any_order_and_a_computer_in_its_turn(server: Server) -> None:
    table = server.new_table("me", "open", "greedy", "open", game=f"{DRAFT}/4", setup={})
    invites = [{**table, "invites": [one]} for one in table["invites"]]
    clients = [server.client(table), *[server.client(table, server.join_table(one)) for one in invites]]
    try:
        for turn in range(11 + 2):  # nobody is asked about the last card
            for client in clients[:: 1 if turn % 2 else -1]:
                client.catch_up()
                client.wait()
                assert client.act(client.options[turn % len(client.options)])["type"] == "ack"
        for client in clients:
            client.wait()
            assert client.is_over
    finally:
        for client in clients:
            client.close()


# Several options in one message.

AZUKI = "azuki"
CHOOSING = {"decks": "choose", "first": 0}


def deck_of(client: Client) -> list[int]:
    """A whole deck of Azuki: a leader, a gate and fifty cards, as options in their order."""
    rules = mankai.game(AZUKI)
    position = rules.start(CHOOSING, 5)
    assert client.options == list(position.options)
    found: list[int] = []
    while position.seat == 0:
        leaders = [one for one in position.options if rules.spell(one).startswith("take")]
        found.append(leaders[len(found) % len(leaders) if len(found) > 1 else -1])
        position = position.play(found[-1])
    return found


def chosen(client: Client, options: list[int]) -> dict[str, Any]:
    client.catch_up()
    return client.say("acts", options=options, expected=client.state["seq"])


def test_both_bring_a_whole_deck_of_azuki_by_one_message_at_the_same_time(server: Server, clients: list[Client]) -> None:
    pair = Pair(server, game=AZUKI, setup=CHOOSING)
    clients += pair.all
    assert pair.ann.decides and pair.bob.decides, "nobody waits for the other"
    deck = deck_of(pair.ann)
    assert len(deck) == 52
    before = states(pair.ann), states(pair.watcher)
    assert chosen(pair.bob, deck)["type"] == "ack"
    pair.bob.catch_up()
    assert pair.bob.options == [] and (states(pair.ann), states(pair.watcher)) == before, "nobody learns of it"
    assert chosen(pair.ann, deck)["type"] == "ack"
    for client in pair.all:
        client.catch_up()
        assert client.state["view"]["question"] in ("mulligan", "")
    assert pair.ann.state["view"]["question"] == "mulligan"


def test_half_a_deck_of_azuki_from_before_is_taken_back_or_filled(server: Server, clients: list[Client]) -> None:
    pair = Pair(server, game=AZUKI, setup=CHOOSING)
    clients += pair.all
    deck = deck_of(pair.bob)
    for option in deck[:46]:
        pair.bob.catch_up()
        assert pair.bob.act(option)["type"] == "ack"
    server.kill()
    server.start()
    for client in pair.all:
        client.connect()
    assert pair.bob.state["undo"] == "free"
    for _ in range(3):
        assert pair.bob.say("undo")["type"] == "ack"
    assert chosen(pair.bob, deck[43:])["type"] == "ack"
    assert chosen(pair.ann, deck)["type"] == "ack"
    pair.ann.catch_up()
    assert pair.ann.state["view"]["question"] == "mulligan"


def test_what_is_said_at_once_is_done_once_and_all_or_none_of_it(server: Server, clients: list[Client]) -> None:
    pair = Pair(server, game=AZUKI, setup=CHOOSING)
    clients += pair.all
    deck = deck_of(pair.bob)
    leader = deck[0]
    answer = chosen(pair.bob, [*deck[:30], leader, *deck[31:]])
    assert answer["code"] == "illegal"
    pair.bob.catch_up()
    assert len(pair.bob.options) == len(pair.ann.options) and pair.bob.state["undo"] == "", "nothing of it is done"
    for options, code in (([], "malformed"), ([0] * 65, "malformed"), ([2**30], "illegal"), ([*deck, deck[-1]], "not_possible")):
        assert chosen(pair.bob, options)["code"] == code, options[:3]
    stale = pair.bob.say("acts", options=deck, expected=pair.bob.state["seq"] - 1)
    assert stale["code"] == "stale"
    assert pair.watcher.say("acts", options=deck, expected=pair.watcher.state["seq"])["code"] == "watching"
    seq = pair.bob.state["seq"]
    assert pair.bob.say("acts", options=deck, expected=seq)["type"] == "ack"
    assert pair.bob.say_again("acts", options=deck, expected=seq)["type"] == "ack"
    pair.bob.catch_up()
    assert pair.bob.options == [] and chosen(pair.bob, deck)["code"] == "not_asked"


def test_a_deck_of_sakura_arms_by_one_message(pair: Pair) -> None:
    for client in (pair.bob, pair.ann):
        assert client.say("acts", options=deck_of_duel(client), expected=client.state["seq"])["type"] == "ack"
    for client in pair.all:
        client.catch_up()
    assert pair.ann.state["view"]["question"] == "mulligan"


def deck_of_duel(client: Client) -> list[int]:
    """Seven Normal cards and three Ultimates, as options in their order."""
    rules = mankai.game(GAME)
    seat = client.state["seat"]
    position = rules.start(BUILDING, 1)
    found: list[int] = []
    while position.seat < seat:
        position = position.play(position.options[0])
    while position.seat == seat and position.question == "deck":
        found.append(position.options[0])
        position = position.play(position.options[0])
    return found


def test_what_others_may_answer_is_decided_step_by_step(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "greedy", setup={"first": 0})
    ann = server.client(table)
    clients.append(ann)
    ann.wait()
    answer = ann.say("acts", options=[ann.options[0], ann.options[0]], expected=ann.state["seq"])
    assert (answer["code"], answer["message"][0]) == ("not_possible", "refusal-not-at-once")
    assert ann.say("acts", options=[ann.options[0]], expected=ann.state["seq"])["type"] == "ack"
