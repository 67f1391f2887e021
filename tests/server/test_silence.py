"""The time until the result of an attack is shown does not reveal whether it could have been answered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.server import monotonic_clock
from mankai.server.log import snapshots
from mankai.server.log.entries import Conceded, Created, Ended, Holder, OptionChosen, Rewound, Sitter, TimeWaited
from mankai.server.log.reducer import apply
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import Clock
from mankai.server.settings import Settings
from mankai.server.table import permissions
from mankai.server.table.changes import delayed_updates, time_control
from mankai.server.table.reveal_delay import DelayBounds, ResponseTimes, RevealDelay
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer
from server.test_secrecy import ATTACKS
from support.server.two_worlds import THOUGHT, World, lobby_in, still_time

LONG = DelayBounds(1000.0, 1000.0)
Script = Callable[[World], Awaitable[None]]


def after_an_attack(
    folder: Path, patch: pytest.MonkeyPatch, game: str, script: Script, always: bool = True, **more: Any
) -> list[World]:
    """Ann attacks, with and without an answer in Bob's hand; then it goes as the script says."""
    found: list[World] = []

    async def play(scene: dict[str, Any], where: Path) -> None:
        where.mkdir()
        with still_time(patch) as time:
            async with lobby_in(where) as lobby:
                world = World(lobby, time, game, scene, **more)
                await world.open()
                await world.wires[1].speak("always", ask=always)
                labels = [world.table.position.label(option) for option in world.table.position.options]
                await world.wires[0].act(world.table.position.options[labels.index(ATTACKS[game][0])])
                world.was_asked = world.table.position.is_answering
                await script(world)
                found.append(world)

    for number, scene in enumerate(ATTACKS[game][1]()):
        asyncio.run(play(scene, folder / str(number)))
    return found


def test_who_wants_to_be_asked_always_is_waited_for_as_if_there_were_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(world: World) -> None:
        bob, began = world.wires[1], world.time.now
        assert bob.state["awaited"] is not world.was_asked
        await world.pass_to(began + 100.0)
        if world.was_asked:
            await world.decline(1)
        else:
            await bob.speak("pass", expected=bob.state["seq"] - 1)
            assert bool(world.table.reveal_delay.waits) is True, "that was about another state"
            await bob.speak("pass", expected=bob.state["seq"])
        await world.go_on(0)

    one, other = after_an_attack(tmp_path, monkeypatch, "azuki", script)
    assert one.was_asked and not other.was_asked
    assert one.heard(0) == other.heard(0) and one.heard(0)[-1][0] == 100.0, "he thinks, whether there is anything to think about"


def test_who_no_longer_wants_to_be_asked_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(world: World) -> None:
        await world.wires[1].speak("always", ask=False)
        await world.go_on(0)

    one, other = after_an_attack(tmp_path, monkeypatch, "azuki", script)
    assert one.heard(0) == other.heard(0)


@pytest.mark.parametrize("clock", [None, Clock(600.0, free=0.0, lag=0.5)])
def test_who_is_away_is_waited_for_as_if_there_were_an_answer(
    clock: Clock | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob leaves at once, and comes back after a minute."""

    async def script(world: World) -> None:
        bob, began = world.wires[1], world.time.now
        await world.lobby.leave(bob)
        await world.pass_to(began + 60.0)
        assert not world.wires[0].is_asked
        world.wires[1] = await world.enter("client 1", secret="secret 1")
        world.wires[1].number = bob.number
        await world.go_on(0)

    one, other = after_an_attack(tmp_path, monkeypatch, "azuki", script, always=False, clock=clock)
    assert one.was_asked and not other.was_asked
    assert one.heard(0) == other.heard(0) and one.heard(0)[-1][0] == 60.0 + THOUGHT


def test_time_tells_little_of_whether_there_was_an_answer() -> None:
    """As `benchmarks/silence.py` measures it: for answers of 0.5 to 6 seconds, of quick and slow people."""
    dice = random.Random(7)
    silence = DelayBounds(Settings().silence_least, Settings().silence_most)
    for least, most in ((0.5, 6.0), (0.5, 2.0), (3.0, 6.0)):
        asked: list[float] = []
        unasked: list[float] = []
        for _ in range(60):
            habit = ResponseTimes()
            for _ in range(20):
                if dice.random() < 0.5:
                    seconds = dice.uniform(least, most)
                    asked.append(max(seconds, silence.draw_minimum(dice)))
                    habit.add(seconds)
                else:
                    unasked.append(habit.draw_delay(silence, dice))
        wins = sum([one > other for one in asked for other in unasked]) / (len(asked) * len(unasked))
        assert 0.4 < wins < 0.62, (least, most, wins)
        assert all([silence.least <= seconds <= silence.most for seconds in unasked])


# The same without sockets.


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
    table.reveal_delay.bounds = LONG
    return table


def attacked(table: GameTable, spent: float = 0.0) -> None:
    apply(table, OptionChosen(0, table.rules.spell(table.position.options[attack_at(table)]), spent), at=monotonic_clock.now())


def attack_at(table: GameTable) -> int:
    return [table.position.label(option) for option in table.position.options].index("attack with Indra")


def settled(table: GameTable) -> tuple[int, bool]:
    """Ann's latest state, and whether more is pending."""
    return table.viewers[0].seq, table.viewers[0].is_behind


def test_it_is_for_people_who_play_with_people() -> None:
    with_computer = seated("person", "bot")
    attacked(with_computer)
    assert settled(with_computer) == (2, False) and not with_computer.reveal_delay.is_active
    on_one_screen = seated("person", "person", holders=[[0, 1]])
    attacked(on_one_screen)
    assert settled(on_one_screen) == (2, False) and not on_one_screen.reveal_delay.is_active
    with_bob = seated("person", "person")
    attacked(with_bob)
    assert settled(with_bob) == (1, True) and with_bob.viewers[1].seq == 2, "he sees it at once"
    delayed_updates.end_reveal_delay(with_bob, monotonic_clock.now())
    assert settled(with_bob) == (2, False)


def test_no_time_runs_for_who_does_not_know_that_they_decide() -> None:
    table = seated("person", "person", clock=Clock(600.0, free=0.0, lag=0.0))
    attacked(table, 10.0)
    assert table.position.seat == 0 and time_control.timed_seats(table) == [] and time_control.seconds_spent(table, 0) == 0.0
    assert table.clocks is not None
    table.clocks.started_at[0] -= 100.0  # the length of the silence
    delayed_updates.end_reveal_delay(table, monotonic_clock.now())
    assert (
        time_control.timed_seats(table) == [0]
        and time_control.seconds_spent(table, 0) < 50.0
        and table.clocks.left == [590.0, 600.0]
    )


def test_who_lets_others_wait_pays_with_their_own_time_and_others_are_not_told() -> None:
    table = seated("person", "person", clock=Clock(600.0, free=5.0, lag=0.0))
    table.presence.always_ask.add(table.viewers[1])
    attacked(table)
    assert table.reveal_delay.waits[table.viewers[1]].seconds == 605.0, "and no longer than they have"
    apply(table, TimeWaited(1, 65.0))
    assert table.clocks is not None and table.clocks.left == [600.0, 540.0] and table.clocks.public_left == [600.0, 600.0]


def test_the_end_is_no_secret() -> None:
    table = seated("person", "person")
    attacked(table)
    apply(table, Conceded(1, ""), at=monotonic_clock.now())
    apply(table, Ended(), at=monotonic_clock.now())
    assert settled(table)[1] is False and not table.reveal_delay.is_active
    assert table.viewers[0].shown_position is table.position and table.spectators.public_viewer.shown_position is table.position


def test_what_is_taken_back_before_it_was_shown_is_never_shown() -> None:
    """Whether there was an answer to wait for or not, Ann is sent the same."""
    frames: list[Any] = []
    for answer in (True, False):
        table = seated("person", "person", answer=answer)
        attacked(table)
        assert (table.position.seat == 1) is answer, "the worlds do differ"
        assert permissions.undo_mode(table, table.viewers[0]) == "ask"
        apply(table, Rewound(0, 0, 0.0), at=monotonic_clock.now())
        assert not table.reveal_delay.is_active and table.position.seat == 0
        for reader in (table.viewers[0], table.spectators.public_viewer):
            frames.append([(frame.seq, frame.at, frame.events, frame.lines) for frame in reader.frames])
    assert frames[:2] == frames[2:]


def test_what_is_to_be_told_later_is_not_forgotten() -> None:
    table = seated("person", "person")
    assert snapshots.take_snapshot(table)
    attacked(table)
    assert not snapshots.take_snapshot(table)
    delayed_updates.end_reveal_delay(table, monotonic_clock.now())
    assert snapshots.take_snapshot(table)


def test_an_answer_within_the_silence_ends_it_no_sooner() -> None:
    table = seated("person", "person", answer=True)
    attacked(table)
    earliest = table.reveal_delay.earliest
    assert payloads.summary(table, table.viewers[1])["decides"]
    apply(table, OptionChosen(1, table.rules.spell(table.position.options[-1]), 0.0), at=monotonic_clock.now())
    assert table.position.seat == 0 and settled(table) == (1, True) and table.reveal_delay.next_due == earliest


def test_nobody_is_waited_for_who_is_not_shown_what_to_go_on_from() -> None:
    veil, (ann, bob) = RevealDelay(), (Viewer([0]), Viewer([1]))
    veil.bounds = LONG
    veil.start(bob, is_asked=False)
    veil.wait_for(bob)
    assert list(veil.waits) == [bob]
    veil.start(ann, is_asked=False)
    veil.wait_for(ann)
    assert list(veil.waits) == [bob], "she does not see what might have been answered by Bob"
