"""The cost of states: made once for all with the same view, with reasons only for the seat that is asked."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import mankai
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_NOTHING, ALTERNATIVES
from mankai.kernel.table import OWNER
from mankai.server.log.entries import Created, Holder, OptionChosen, Redone, Rewound, Sitter
from mankai.server.log.reducer import apply
from mankai.server.protocol import payloads
from mankai.server.protocol.broadcast import broadcast_state, send_state
from mankai.server.table import viewer as readers
from mankai.server.table.history import MOST_RECENT, History
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer
from support.random_games import random_decisions
from support.server.server_process import GAME


class Looking:
    """A connection, as far as states are concerned."""

    def __init__(self, seq: int, reader: Viewer | None = None) -> None:
        self.seq = seq
        self.viewer = reader
        self.told: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.told.append(text)


def table_of_two() -> GameTable:
    sitters = [Sitter("person"), Sitter("person")]
    return GameTable(
        "t", Created(GAME, sitters, [Holder([0]), Holder([1])], "", {"first": 0}, "1", rules=mankai.game(GAME).version)
    )


def test_a_state_is_made_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of_two()
    watchers: list[Any] = [Looking(table.spectators.public_viewer.seq, table.spectators.public_viewer) for _ in range(10)]
    late: Any = Looking(0, table.spectators.public_viewer)
    table.presence.connections[table.spectators.public_viewer] |= {*watchers, late}
    made: list[int] = []
    state = payloads.state

    def counted(table: GameTable, reader: Viewer, since: int) -> bytes:
        made.append(since)
        return state(table, reader, since)

    monkeypatch.setattr(payloads, "state", counted)
    broadcast_state(table)
    assert made == [0], "only for whoever has not seen it"
    seq = table.spectators.public_viewer.seq
    while table.spectators.public_viewer.seq == seq:
        apply(table, OptionChosen(table.position.seat, table.rules.spell(table.position.options[0])), None)
    broadcast_state(table)
    assert made == [0, seq]
    assert len({one.told[-1] for one in [*watchers, late]}) == 1
    assert [len(one.told) for one in [*watchers, late]] == [1] * 10 + [2]


def test_reasons_are_found_once_and_for_whoever_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of_two()
    asked: list[int] = []
    found = readers.encode_reasons

    def counted(position: Any) -> bytes:
        asked.append(position.seat)
        return found(position)

    monkeypatch.setattr(readers, "encode_reasons", counted)
    ann, bob = table.viewers
    assert bob.first_seat == 1 and asked == [], "not before somebody is there"
    here: list[Any] = [Looking(0, ann), Looking(0, ann), Looking(0, bob), Looking(0, table.spectators.public_viewer)]
    for one in here:
        table.presence.connections[one.viewer].add(one)
    broadcast_state(table)
    assert [kinds(one) for one in here] == [["state", "why_not"]] * 2 + [["state"]] * 2
    assert asked == [0], "once for all who look through the same eyes"
    told = msgspec.json.decode(here[0].told[1])
    assert told["seq"] == ann.seq and told["reasons"] == msgspec.json.decode(found(table.position))
    send_state(table, here[1])
    assert kinds(here[1]) == ["state", "why_not"] * 2 and asked == [0]
    while table.position.seat == 0:
        apply(table, OptionChosen(0, table.rules.spell(table.position.options[0])))
    broadcast_state(table)
    assert kinds(here[2]) == ["state", "state", "why_not"] and asked == [0, 1]


def kinds(looking: Looking) -> list[str]:
    return [msgspec.json.decode(text)["type"] for text in looking.told]


def test_news_begin_after_the_state_that_is_known() -> None:
    table = table_of_two()
    ann = table.viewers[0]
    for _ in range(60):
        apply(table, OptionChosen(table.position.seat, table.rules.spell(table.position.options[0])), None)
    for since in range(ann.seq + 2):
        expected = [frame.lines for frame in ann.frames if frame.seq > since or since == 0 or since > ann.seq]
        news = ann.updates_since(since)
        assert bytes(news["lines"]) == b"[" + b",".join([lines for lines in expected if lines]) + b"]"
        assert news["since"] == (since if since <= ann.seq else 0)


def test_taking_back_and_doing_again_leaves_nothing_behind() -> None:
    table, plain = table_of_two(), table_of_two()
    for _ in range(30):
        for one in (table, plain):
            apply(one, OptionChosen(one.position.seat, one.rules.spell(one.position.options[0])), None)
    for _ in range(300):
        apply(table, Rewound(0, 20), None)
        apply(table, Redone(0), None)
    for reader, other in zip(
        [*table.viewers, table.spectators.public_viewer], [*plain.viewers, plain.spectators.public_viewer], strict=True
    ):
        assert len(reader.frames) <= len(other.frames) + 2
        told, expected = reader.updates_since(0), other.updates_since(0)
        assert (told["lines"], told["events"]) == (expected["lines"], expected["events"]), "the same story"
        assert reader.seq > 300


def test_positions_come_back_as_they_were_whatever_is_taken_back() -> None:
    dice = random.Random(4)
    beginning = mankai.game(GAME).start(seed=4)
    course, line = History(beginning), [beginning]
    for _ in range(600):
        if line[-1].is_over or (len(line) > 20 and dice.random() < 0.1):
            to = dice.randrange(len(line))
            course.truncate(to)
            del line[to + 1 :]
        else:
            option = dice.choice(line[-1].options)
            line.append(line[-1].play(option))
            course.add(option, line[-1])
        at = dice.randrange(len(line))
        assert course.position(at) == line[at]
        assert len(course.recent) <= MOST_RECENT
    assert course.position(10_000) == line[-1]


def test_reasons_are_those_of_the_rules_but_for_what_is_said_of_everything() -> None:
    me = {"goddesses": ["yurina", "himika"], "hand": ["Slash"], "aura": 5, "vigor": 1}
    position = mankai.game(GAME).scene({"distance": 10, "me": me, "foe": {"aura": 1}})
    found = dict(msgspec.json.decode(readers.encode_reasons(position), type=list[tuple[int, tuple[str, dict[str, Any]]]]))
    for option, reason in found.items():
        assert option not in position.options
        assert position.rules.translate(reason, position.seat) == position.why_not(option)
    verbs = position.rules.verb_of
    left_out = [one for one in range(ALTERNATIVES, position.rules.size) if one not in found and one not in position.options]
    asked_for = {"pass", "decline", "accept", "discard", "pick"}  # which nobody is asked for in the Main Phase
    assert asked_for <= {position.rules.verbs[verbs[option]].name for option in left_out}
    assert {position.rules.verbs[verbs[option]].name for option in found} >= {"play", "basic"}


@pytest.mark.parametrize("game", mankai.games())
def test_no_reason_is_missed_but_those_that_say_nothing_about_any_verb(game: str) -> None:
    for position in random_decisions(mankai.game(game).start(seed=2), FastRng(2)):
        rules = position.rules
        own = [
            card
            for zone, cards in enumerate(position.now.zones)
            if zone % rules.seats == position.seat and rules.visibility[zone // rules.seats] == OWNER
            for card in cards
        ]
        every: list[tuple[int, int, str]] = []
        for verb in range(1, len(rules.verbs)):
            kind, first = rules.verbs[verb], rules.first_by_verb[verb]
            thought_of = own if kind.is_about_card else sorted({rules.faces[card] for card in own})
            few = range(kind.count) if kind.count <= readers.MOST_SUBJECTS else range(0)
            for subject in few if kind.about == ABOUT_NOTHING else [one for one in thought_of if one < kind.count]:
                if first + subject not in position.options:
                    every.append((verb, first + subject, msgspec.json.encode(position.reason(first + subject)).decode()))
        verbs = {said: {verb for verb, _, reason in every if reason == said} for _, _, said in every}
        expected = [(option, said) for _, option, said in every if len(verbs[said]) < readers.COMMON]
        found = msgspec.json.decode(readers.encode_reasons(position), type=list[tuple[int, msgspec.Raw]])
        assert [(option, bytes(said).decode()) for option, said in found] == expected, position
