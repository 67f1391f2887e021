"""Computer players in a terminal: a spinner while they search, Ctrl-C to stop them, and hints."""

from __future__ import annotations

import time
from threading import Thread
from typing import Final, Protocol

from rich.console import Console

from mankai import players
from mankai.kernel.position import Position
from mankai.kernel.table import Numbers, Table
from mankai.players.search import Search

HINT: Final = "search:1000ms"  # the player that gives hints by default
MAX_HINT_SECONDS: Final = 10.0  # seconds that a hint may take
SPINNER_DELAY: Final = 0.15  # seconds before the spinner appears
POLL_SECONDS: Final = 0.1


class Decider(Protocol):
    """A player that decides without typing."""

    def decide(self, position: Position) -> int: ...


class SearchStopped(Exception):
    """Raised in a search that was stopped."""


class StoppableSearch(Search):
    """A search that can be stopped.

    Compiled code blocks other threads and Ctrl-C. `sample_world` is plain Python and runs for every sampled world, so it lets
    them in.
    """

    is_stopped = False

    def sample_world(self, position: Position) -> tuple[Table, Numbers]:
        if self.is_stopped:
            raise SearchStopped
        return super().sample_world(position)


def stoppable_player(name: str, seed: int) -> Decider:
    """Return the player of that name. A searching player is returned as one that can be stopped."""
    player = players.player(name, seed)
    return StoppableSearch(seed, player.simulations, player.milliseconds) if type(player) is Search else player


def run_decision(console: Console, decider: Decider, position: Position, progress_text: str, longest: float = 0.0) -> int:
    """Return the option that `decider` chooses. A terminal shows `progress_text` while it thinks; Ctrl-C stops it.

    If `longest` is positive, raises `SearchStopped` after so many seconds.
    """
    if not isinstance(decider, StoppableSearch):
        return decider.decide(position)
    options: list[int] = []
    errors: list[Exception] = []

    def think() -> None:
        try:
            options.append(decider.decide(position))
        except Exception as error:
            errors.append(error)

    thread, began = Thread(target=think, daemon=True), time.monotonic()
    thread.start()
    try:
        thread.join(SPINNER_DELAY)
        if thread.is_alive():
            with console.status(progress_text):  # shows nothing unless the console is a terminal
                while thread.is_alive():
                    thread.join(POLL_SECONDS)
                    decider.is_stopped = decider.is_stopped or 0 < longest < time.monotonic() - began
    except KeyboardInterrupt:
        decider.is_stopped = True
        raise
    if errors:
        raise errors[0]
    return options[0]


def hint(console: Console, position: Position, name: str, seed: int, words: str) -> int:
    """Return the option that the named player would choose.

    Raises `UnknownPlayer`, or `SearchStopped` after too long a search.
    """
    return run_decision(console, stoppable_player(name, seed), position, words, MAX_HINT_SECONDS)
