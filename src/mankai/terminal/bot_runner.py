"""Computer players at a terminal: that they think can be seen, and they can be stopped; and what they would do, as a hint."""

from __future__ import annotations

import time
from threading import Thread
from typing import Final, Protocol

from rich.console import Console

from mankai import players
from mankai.kernel.position import Position
from mankai.kernel.table import Numbers, Table
from mankai.players.search import Search

HINT: Final = "search:1000ms"  # who gives hints unless somebody else is asked
MAX_HINT_SECONDS: Final = 10.0  # seconds that a hint may take
SPINNER_DELAY: Final = 0.15  # seconds in which nobody needs to be told that somebody thinks
POLL_SECONDS: Final = 0.1


class Decider(Protocol):
    """Whoever plays a seat without typing."""

    def decide(self, position: Position) -> int: ...


class SearchStopped(Exception):
    """Whoever waited for a player does not wait any longer."""


class StoppableSearch(Search):
    """A search that can be stopped.

    Compiled code lets nothing else run, neither a spinner nor Ctrl-C: this plain method, called for every imagined world, does.
    """

    is_stopped = False

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        if self.is_stopped:
            raise SearchStopped
        return super().sample_world(position)


def stoppable_player(name: str, seed: int) -> Decider:
    """A player by its name, a searching one so that it can be stopped."""
    found = players.player(name, seed)
    return StoppableSearch(seed, found.simulations, found.milliseconds) if type(found) is Search else found


def run_decision(console: Console, decider: Decider, position: Position, words: str, longest: float = 0.0) -> int:
    """What `decider` takes.  On a terminal `words` say that it thinks, as long as it does; Ctrl-C stops it.

    After `longest` seconds, if any are given: `SearchStopped`.
    """
    if not isinstance(decider, StoppableSearch):
        return decider.decide(position)
    found: list[int] = []
    faults: list[Exception] = []

    def think() -> None:
        try:
            found.append(decider.decide(position))
        except Exception as fault:
            faults.append(fault)

    thread, began = Thread(target=think, daemon=True), time.monotonic()
    thread.start()
    try:
        thread.join(SPINNER_DELAY)
        if thread.is_alive():
            with console.status(words):  # shows nothing but on a terminal
                while thread.is_alive():
                    thread.join(POLL_SECONDS)
                    decider.is_stopped = decider.is_stopped or 0 < longest < time.monotonic() - began
    except KeyboardInterrupt:
        decider.is_stopped = True
        raise
    if faults:
        raise faults[0]
    return found[0]


def hint(console: Console, position: Position, name: str, seed: int, words: str) -> int:
    """What the player of that name would do now; raises `UnknownPlayer`, and `SearchStopped` when it takes too long."""
    return run_decision(console, stoppable_player(name, seed), position, words, MAX_HINT_SECONDS)
