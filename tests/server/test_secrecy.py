"""Two worlds on the wire: if games differ only in what a reader cannot know, the bytes sent are the same."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_NOTHING
from mankai.server.log.entries import Created, Holder, OptionChosen, Sitter
from mankai.server.log.reducer import apply
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import Clock
from mankai.server.table.table import GameTable
from support.random_games import random_decisions
from support.server.server_process import GAME, Client, Server, server_process

STEPS = 40
CLOCK = {"seconds": 600, "free": 3000}
DUEL = {"goddesses": [["yurina", "himika"], ["oboro", "tokoyo"]], "first": 0}
DECKS = {"decks": ["Starter: Raizan", "Starter: Zero"], "first": 0}
CLOSED_DECKS = {**DECKS, "lists": "closed"}
TIME = re.compile(r'"(ran|away_since)":[\d.]+')


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(rehearsal=True) as one:
        yield one


class World:
    """One table, with Ann at seat 0, Bob at seat 1, and a spectator."""

    def __init__(self, server: Server, scene: dict[str, Any], **more: Any) -> None:
        self.server = server
        self.rules = mankai.game(more.get("game", GAME))
        self.table = server.new_table("me", "open", scene=scene, **more)
        self.bob = server.client(self.table, server.join_table(self.table, "Bob"))
        self.ann = server.client(self.table)
        self.watcher = server.client(self.table, watch=self.table["watch"])
        for client in (self.ann, self.bob, self.watcher):
            client.until_watched()
        self.errors: list[Any] = []
        self.asked_bob = 0

    def play(self, steps: int) -> None:
        """Let Ann's moves depend only on what she is shown, while Bob's reveal nothing."""
        for _ in range(steps):
            self.catch_up()
            if self.ann.is_over:
                return
            if self.ann.decides:
                at = hashlib.sha256(json.dumps([self.ann.state["view"], self.ann.state["options"]]).encode()).digest()[0]
                assert self.ann.act(self.ann.options[at % len(self.ann.options)])["type"] == "ack"
            else:
                self.bob_acts()

    def bob_acts(self) -> None:
        rules = self.rules
        quiet = [one for one in self.bob.options if rules.verbs[rules.verb_of[one]].about == ABOUT_NOTHING]
        assert self.bob.decides
        assert self.bob.act((quiet or self.bob.options)[0])["type"] == "ack"
        self.asked_bob += 1

    def catch_up(self) -> None:
        for client in (self.ann, self.bob, self.watcher):
            client.catch_up()

    def probe(self) -> None:
        """Everything else that Ann can ask the server while the game runs."""
        address = f"/api/tables/{self.table['table']}"
        for path in ("", "/replay?seat=1", "/replay?seat=all", "/record"):
            for secret in (self.table["secret"], self.table["watch"]):
                status, text = self.server.ask_raw(address + path, secret=secret)
                self.errors.append((status, text.replace(self.table["table"].encode(), b"TABLE")))
        for option in range(0, self.rules.size, 5):
            if option not in self.ann.options:
                self.errors.append(self.ann.act(option))
        self.errors += [
            self.ann.act(0, expected=0),
            self.ann.say("hint"),
            self.ann.say("rematch"),
            self.ann.say("answer", undo=True),
            self.ann.say("redo"),
            self.ann.say("claim"),
            self.ann.say("look", seat=1),
            self.ann.reasons(),
        ]

    def heard(self, client: Client) -> list[str]:
        """Everything that a client was sent, except answers to its own pings, whose number depends on timing.

        The time since the last state (`ran`) and the start of the table (`away_since` of seats not taken) are left out: they
        are real times, which no two worlds share.
        """
        texts = [TIME.sub(r'"\1":0', text.replace(self.table["table"], "TABLE")) for text in client.heard]
        return [text for text in texts if json.loads(text)["type"] != "ack"]

    def close(self) -> None:
        for client in (self.ann, self.bob, self.watcher):
            client.close()


def same(server: Server, one: dict[str, Any], other: dict[str, Any], **more: Any) -> None:
    """Play both worlds, and compare everything that Ann and the spectator were sent."""
    worlds = [World(server, scene, **more) for scene in (one, other)]
    try:
        for world in worlds:
            world.probe()
            world.play(STEPS)
        assert worlds[0].bob.heard != worlds[1].bob.heard, "the worlds do differ"
        assert worlds[0].errors == worlds[1].errors
        for readers in ([world.ann for world in worlds], [world.watcher for world in worlds]):
            heard = [world.heard(reader) for world, reader in zip(worlds, readers, strict=True)]
            shorter = min([len(texts) for texts in heard])  # Bob may have been asked more often in one of them
            assert shorter > 5 and heard[0][:shorter] == heard[1][:shorter]
    finally:
        for world in worlds:
            world.close()


def scenes_with_and_without_a_reaction() -> list[dict[str, Any]]:
    mine = {"goddesses": ["yurina", "himika"], "hand": ["Slash", "Shoot"], "deck": ["Brandish", "Overawe"], "vigor": 2}
    return [
        {"distance": 3, "me": mine, "foe": {"goddesses": ["yurina", "oboro"], "hand": [card], "deck": [rest], "aura": 3}}
        for card, rest in ((reaction(), "Slash"), ("Slash", reaction()))
    ]


def scenes_with_and_without_a_response() -> list[dict[str, Any]]:
    mine = {"leader": "STT01-001", "gate": "STT01-002", "garden": ["Indra", "Rei"], "deck": ["Aya"] * 4, "ikz": 0}
    response = "Commune with Water"
    foe = {"leader": "STT04-001", "gate": "STT04-002", "ikz": 5}
    return [
        {"turn": "me", "me": mine, "foe": {**foe, "hand": [card], "deck": ["Foamback Crab", rest]}}
        for card, rest in ((response, "Rei"), ("Rei", response))
    ]


ATTACKS = {
    GAME: ("play Slash", scenes_with_and_without_a_reaction),
    "azuki": ("attack with Indra", scenes_with_and_without_a_response),
}


@pytest.mark.parametrize("game", ATTACKS)
@pytest.mark.parametrize("more", [{}, {"clock": CLOCK}, {"delay": 0.1}])
def test_whether_somebody_was_asked_is_not_betrayed(server: Server, more: dict[str, Any], game: str) -> None:
    """A Reaction in the hand leads to a question, another card does not; the attacker is sent the same."""
    attack, scenes = ATTACKS[game]
    worlds = [World(server, scene, game=game, **more) for scene in scenes()]
    for world in worlds:
        assert world.ann.act(world.ann.option(attack))["type"] == "ack"
        world.catch_up()
        while not world.ann.decides:
            world.bob_acts()
            world.catch_up()
    one, other = worlds
    assert one.asked_bob == other.asked_bob + 1, "in one world there was a question more"
    assert one.heard(one.ann) == other.heard(other.ann)
    if not more.get("delay"):  # else the spectator's messages would depend on the present time
        assert one.heard(one.watcher) == other.heard(other.watcher)
    for world in worlds:
        world.close()


def test_a_clock_does_not_betray_who_has_thought_about_something_hidden() -> None:
    """Bob thinks for minutes about a Reaction in one world and has none in the other; others see the same clock."""
    told: list[list[Any]] = []
    asked: list[int] = []
    left: list[list[float]] = []
    for scene in scenes_with_and_without_a_reaction():
        sitters, holders = [Sitter("person"), Sitter("person")], [Holder([0]), Holder([1])]
        created = Created(
            GAME, sitters, holders, "", {}, "1", scene, clock=Clock(600.0, free=5.0, lag=0.0), rules=mankai.game(GAME).version
        )
        table = GameTable("t", created)
        ann, watcher = table.viewers[0], table.spectators.public_viewer
        slash = next(option for option in table.position.options if table.position.label(option) == "play Slash")
        found: list[Any] = []
        bob_was_asked = 0

        def note(table: GameTable = table, found: list[Any] = found) -> None:
            for reader in (table.viewers[0], table.spectators.public_viewer):
                clock = payloads.clock(table, reader)
                assert clock is not None
                found.append((reader.seq, {**clock, "ran": 0}))

        apply(table, OptionChosen(0, table.rules.spell(slash), 12.0), None)
        note()
        while table.position.seat == 1:
            bob_was_asked += 1
            is_hidden = table.position.question == "reaction"
            quiet = [one for one in table.position.options if not table.position.label(one).startswith("play")]
            apply(table, OptionChosen(1, table.rules.spell(quiet[0]), 200.0 if is_hidden else 9.0), None)
        note()
        assert ann.seq > 1 and watcher.seq > 1
        assert table.clocks is not None
        left.append(table.clocks.left)
        told.append(found)
        asked.append(bob_was_asked)
    assert asked[0] == asked[1] + 1 and left[0][1] < left[1][1] - 100, "the worlds do differ"
    assert told[0] == told[1]


def reaction() -> str:
    """A Reaction that the foe could have in hand."""
    legend = mankai.game(GAME).legend()
    owners = [number for number, goddess in enumerate(legend["goddesses"]) if goddess["id"] in ("yurina", "oboro")]
    for card in legend["cards"]:
        if card["goddess"] in owners and card["reaction"] and card["flare"] < 0:
            return str(card["name"])
    raise AssertionError("no Reaction")


def middle(game: str, setup: dict[str, Any], seed: int) -> Position:
    """Seat 0 in a main phase, some turns into a game."""
    for position in random_decisions(mankai.game(game).start(setup, seed), FastRng(seed)):
        if position.seat == 0 and position.question == "main" and position.now.clock > 60 and not position.now.effects:
            return position
    return middle(game, setup, seed + 1000)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "setup"), [(GAME, DUEL), ("azuki", DECKS), ("azuki", CLOSED_DECKS)])
def test_two_worlds(server: Server, game: str, setup: dict[str, Any], seed: int) -> None:
    position = middle(game, setup, seed)
    rules = position.rules
    world = position.imagine(0, seed)
    number = seed + 1
    while rules.portrait(world.now)["foe"] == rules.portrait(position.now)["foe"]:
        world, number = position.imagine(0, number), number + 1
    scenes = [one.portrait for one in (position, world)]
    for scene in scenes:
        scene["luck"] = scenes[0]["luck"]
        scene["me"] = scenes[0]["me"]  # the order of a player's own deck is hidden too, but only until a draw
    assert rules.scene(scenes[0]).view(0) == rules.scene(scenes[1]).view(0)
    same(server, *scenes, game=game)
    if seed == 0:
        same(server, *scenes, game=game, clock=CLOCK)


def test_a_spectator_sees_no_hand(server: Server) -> None:
    pairs = [["yurina", "himika"], ["himika", "yurina"]]  # none of whose cards return to a hand in public
    table = server.new_table("me", "me", setup={"goddesses": pairs, "copies": 2})
    client = server.client(table)
    watcher = server.client(table, watch=table["watch"])
    rules = mankai.game(GAME)
    legend = rules.legend()
    for _ in range(60):
        client.catch_up()
        if client.is_over:
            break
        client.act(client.options[-1])
    watcher.catch_up()
    states = [json.loads(text) for text in watcher.heard if json.loads(text)["type"] == "state"]
    assert len(states) > 20
    for state in states:
        assert state["options"] == state["view"]["options"] == []
        for zone, cards in enumerate(state["view"]["zones"]):
            if legend["zones"][zone // rules.seats] == "zone-hand":
                assert all([card < 0 for card in cards]), "hands are shown from behind"
    client.close()
    watcher.close()
