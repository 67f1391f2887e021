"""How long it takes until one is shown what came of an attack says nothing of whether it could have been answered."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import mankai
from mankai.server import rights, showing, snapshots, steady
from mankai.server.entries import Chosen, Conceded, Created, Ended, Holder, Rewound, Sitter, Waited
from mankai.server.fold import happen
from mankai.server.gametable import GameTable
from mankai.server.messages import Clock
from mankai.server.reader import Reader
from mankai.server.veil import Silence, Veil
from server.serving import Server, serving
from server.test_secrecy import ATTACKS, World

SECONDS = 1.2  # of silence
LONG = Silence(1000.0, 1000.0)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving(rehearsal=True, silence_least=SECONDS, silence_most=SECONDS) as one:
        yield one


def both(server: Server, game: str) -> list[World]:
    """Where Bob holds an answer to Ann's attack, and where he holds none."""
    return [World(server, scene, game=game) for scene in ATTACKS[game][1]()]


def attack(world: World, game: str) -> None:
    assert world.ann.act(world.ann.option(ATTACKS[game][0]))["type"] == "ack"
    world.catch_up()


def summary(world: World) -> Any:
    status, found = world.server.ask(f"/api/tables/{world.table['table']}", secret=world.table["secret"])
    assert status == 200
    return {**found, "table": "TABLE"}


@pytest.mark.parametrize("game", ATTACKS)
def test_the_time_it_takes_does_not_tell_whether_there_was_an_answer(server: Server, game: str) -> None:
    """With an answer in hand that is not used, and without one: nothing comes before the silence is over, then the same."""
    worlds = both(server, game)
    told: list[list[Any]] = []
    for world in worlds:
        began = time.monotonic()
        seq = world.ann.state["seq"]
        attack(world, game)
        found: list[Any] = [world.ann.act(world.ann.options[0]), world.ann.say("redo"), summary(world)]
        found[0].pop("number")
        while world.bob.decides:
            world.bob_acts()
            world.catch_up()
        assert time.monotonic() - began < SECONDS, "this machine is too slow to tell"
        assert world.ann.state["seq"] == world.watcher.state["seq"] == seq
        while not world.ann.decides:
            world.ann.receive()
        assert time.monotonic() - began >= SECONDS
        while world.watcher.state["seq"] == seq:
            world.watcher.receive()
        world.catch_up()
        told.append(found)
    one, other = worlds
    assert one.asked_bob == other.asked_bob + 1, "in one world there was a question more"
    assert told[0] == told[1] and told[0][0]["code"] == "not_asked" and not told[0][2]["decides"]
    assert one.heard(one.ann) == other.heard(other.ann)
    assert one.heard(one.watcher) == other.heard(other.watcher)
    for world in worlds:
        world.close()


@pytest.mark.parametrize("game", ATTACKS)
def test_who_wants_to_be_asked_always_is_waited_for_as_if_there_were_an_answer(server: Server, game: str) -> None:
    worlds = both(server, game)
    for world in worlds:
        assert world.bob.say("always", ask=True)["type"] == "ack"
        seq = world.ann.state["seq"]
        attack(world, game)
        is_asked = world.bob.decides
        assert world.bob.state["awaited"] is not is_asked
        time.sleep(SECONDS + 0.3)
        world.catch_up()
        assert world.ann.state["seq"] == seq, "he thinks, whether there is anything to think about or not"
        if is_asked:
            while world.bob.decides:
                world.bob_acts()
                world.catch_up()
        else:
            assert world.bob.say("pass", expected=world.bob.state["seq"] - 1)["type"] == "ack"
            time.sleep(0.1)
            world.catch_up()
            assert world.ann.state["seq"] == seq, "that was about another state"
            assert world.bob.say("pass", expected=world.bob.state["seq"])["type"] == "ack"
        while not world.ann.decides:
            world.ann.receive()
        world.catch_up()
    assert worlds[0].heard(worlds[0].ann) == worlds[1].heard(worlds[1].ann)
    for world in worlds:
        world.close()


def test_who_no_longer_wants_to_be_asked_is_not_waited_for(server: Server) -> None:
    world = both(server, "azuki")[1]
    world.bob.say("always", ask=True)
    attack(world, "azuki")
    assert world.bob.state["awaited"]
    world.bob.say("always", ask=False)
    while not world.ann.decides:
        world.ann.receive()
    world.close()


# The same without wires.


def seated(*kinds: str, clock: Clock | None = None, answer: bool = False, holders: list[list[int]] | None = None) -> GameTable:
    """A table at which seat 0 is about to attack; seat 1 may hold an answer."""
    game = "azuki"
    sitters = [Sitter("bot", player="greedy") if kind == "bot" else Sitter("person") for kind in kinds]
    held = holders or [[seat] for seat, kind in enumerate(kinds) if kind != "bot"]
    scene = ATTACKS[game][1]()[0 if answer else 1]
    created = Created(
        game, sitters, [Holder(seats) for seats in held], "", {}, "1", scene, clock=clock, rules=mankai.game(game).version
    )
    table = GameTable("t", created)
    table.veil.silence = LONG
    return table


def attacked(table: GameTable, spent: float = 0.0) -> None:
    happen(table, Chosen(0, table.rules.spelled(table.position.options[attack_at(table)]), spent), at=steady.now())


def attack_at(table: GameTable) -> int:
    return [table.position.label(option) for option in table.position.options].index("attack with Indra")


def settled(table: GameTable) -> tuple[int, bool]:
    """Up to where Ann is, and whether there is more."""
    return table.readers[0].seq, table.readers[0].is_behind


def test_it_is_for_people_who_play_with_people() -> None:
    with_computer = seated("person", "bot")
    attacked(with_computer)
    assert settled(with_computer) == (2, False) and not with_computer.veil.is_down
    on_one_screen = seated("person", "person", holders=[[0, 1]])
    attacked(on_one_screen)
    assert settled(on_one_screen) == (2, False) and not on_one_screen.veil.is_down
    with_bob = seated("person", "person")
    attacked(with_bob)
    assert settled(with_bob) == (1, True) and with_bob.readers[1].seq == 2, "he sees it at once"
    with_bob.lift_veil(steady.now())
    assert settled(with_bob) == (2, False)


def test_no_time_runs_for_who_does_not_know_that_they_decide() -> None:
    table = seated("person", "person", clock=Clock(600.0, free=0.0, lag=0.0))
    attacked(table, 10.0)
    assert table.position.seat == 0 and table.timed() == [] and table.spent(0) == 0.0
    assert table.clocks is not None
    table.clocks.since[0] -= 100.0  # so long is the silence
    table.lift_veil(steady.now())
    assert table.timed() == [0] and table.spent(0) < 50.0 and table.clocks.left == [590.0, 600.0]


def test_who_lets_others_wait_pays_with_their_own_time_and_others_are_not_told() -> None:
    table = seated("person", "person", clock=Clock(600.0, free=5.0, lag=0.0))
    table.company.asks.add(table.readers[1])
    attacked(table)
    assert table.veil.awaited[table.readers[1]][1] == 605.0, "and no longer than they have"
    happen(table, Waited(1, 65.0))
    assert table.clocks is not None and table.clocks.left == [600.0, 540.0] and table.clocks.seen == [600.0, 600.0]


def test_the_end_is_no_secret() -> None:
    table = seated("person", "person")
    attacked(table)
    happen(table, Conceded(1, ""), at=steady.now())
    happen(table, Ended(), at=steady.now())
    assert settled(table)[1] is False and not table.veil.is_down
    assert table.readers[0].shown is table.position and table.gallery.outside.shown is table.position


def test_what_is_taken_back_before_it_was_shown_is_never_shown() -> None:
    """Whether an answer was waited for or not, Ann is sent the same."""
    frames: list[Any] = []
    for answer in (True, False):
        table = seated("person", "person", answer=answer)
        attacked(table)
        assert (table.position.seat == 1) is answer, "the worlds do differ"
        assert rights.undo(table, table.readers[0]) == "ask"
        happen(table, Rewound(0, 0, 0.0), at=steady.now())
        assert not table.veil.is_down and table.position.seat == 0
        for reader in (table.readers[0], table.gallery.outside):
            frames.append([(frame.seq, frame.at, frame.events, frame.lines) for frame in reader.frames])
    assert frames[:2] == frames[2:]


def test_what_is_to_be_told_later_is_not_forgotten() -> None:
    table = seated("person", "person")
    assert snapshots.taken(table)
    attacked(table)
    assert not snapshots.taken(table)
    table.lift_veil(steady.now())
    assert snapshots.taken(table)


def test_an_answer_within_the_silence_ends_it_no_sooner() -> None:
    table = seated("person", "person", answer=True)
    attacked(table)
    due = table.veil.due
    assert showing.summary(table, table.readers[1])["decides"]
    happen(table, Chosen(1, table.rules.spelled(table.position.options[-1]), 0.0), at=steady.now())
    assert table.position.seat == 0 and settled(table) == (1, True) and table.veil.due == due


def test_nobody_is_waited_for_who_is_not_shown_what_to_go_on_from() -> None:
    veil, (ann, bob) = Veil(), (Reader([0]), Reader([1]))
    veil.silence = LONG
    veil.fall(bob)
    veil.wait_for(bob)
    assert list(veil.awaited) == [bob]
    veil.fall(ann)
    veil.wait_for(ann)
    assert list(veil.awaited) == [bob], "she does not see what might have been answered by Bob"
