"""The gallery: what spectators are shown, perhaps later than it happens, and through whose eyes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from mankai.kernel.position import Position
from mankai.server.clocks import Times
from mankai.server.course import Course
from mankai.server.reader import Reader


class End(Struct, frozen=True):
    """How a game ended."""

    ended: str
    scores: list[float]


class Retold(Struct, frozen=True):
    """What every seat has seen in the course of some decisions."""

    options: list[int]
    inside: list[Reader]


def retell(beginning: Position, options: list[int], times: Times | None) -> Retold:
    """Tell a game anew through the eyes of each seat.  It takes long for a long game, and so is done in a thread."""
    inside = [Reader([], eyes) for eyes in range(beginning.rules.seats)]
    position = beginning
    for at in range(len(options) + 1):
        if at:
            position = position.play(options[at - 1])
        for reader in inside:
            reader.see(position, at, times)
    return Retold(options, inside)


class Gallery:
    """The game as spectators know it: told everything in the order it happens, `delay` seconds after it did."""

    def __init__(self, beginning: Position, delay: float) -> None:
        self.beginning = beginning
        self.delay = delay
        self.course = Course(beginning)
        self.has_begun = delay == 0  # it is known how the game began, with the first hands
        self.end: End | None = None
        self.waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self.outside = Reader([])  # sees no hands
        self.inside: list[Reader] = []  # by seat, once the players let spectators see their hands
        self.retold: Retold | None = None  # what they will see then, made beforehand

    @property
    def readers(self) -> list[Reader]:
        return [self.outside, *self.inside]

    # Everything that happens goes through here.

    def tell(self, at: float, happening: Callable[[], None]) -> None:
        """Something has happened at a time (seconds since 1970)."""
        if self.delay:
            self.waiting.append((at + self.delay, happening))
        else:
            happening()

    def catch_up(self, now: float) -> None:
        """All that is due by now is known."""
        while self.waiting and self.waiting[0][0] <= now:
            self.waiting.popleft()[1]()

    @property
    def due(self) -> float | None:
        """When there will be something to tell."""
        return self.waiting[0][0] if self.waiting else None

    # What can happen.

    def begin(self, at: float, times: Times | None) -> None:
        """The game begins: who sees no hands is shown that at once, hands are seen as late as everything else."""
        self.outside.see(self.beginning, 0, times)
        if self.delay:
            self.tell(at, self.note_beginning)

    def note_beginning(self) -> None:
        self.has_begun = True

    def stop_at(self, stop: Position, at: int, times: Times | None) -> None:
        """A rest on the way, at which there was but one option."""
        for reader in self.readers:
            reader.see(stop, at, times)

    def choose(self, option: int, position: Position, seen: Position, times: Times | None, is_within: bool) -> None:
        """`seen` is the position with what has happened since the last that was shown."""
        self.course.add(option, position)
        for reader in self.readers:
            reader.see(seen, len(self.course.options), times, is_within)

    def unsee(self, to: int) -> None:
        """Within a round, of which nobody was told, all decisions from number `to` on are taken back."""
        for reader in self.readers:
            reader.unsee(len(self.course.options) - to)
        self.course.cut(to)

    def rewind(self, to: int, times: Times | None) -> None:
        self.course.cut(to)
        for reader in self.readers:
            reader.rewind(self.course.stretch(reader.kept(to) + 1, to), self.course.position(to), to, times)

    def repeat(self) -> None:
        for reader in self.readers:
            reader.repeat()

    def conclude(self, end: End | None, at: int, times: Times | None) -> None:
        """The game is over, or goes on after all; where it was broken off, what had happened is shown."""
        self.end = end
        for reader in self.readers:
            if end is not None and (reader.shown is None or not reader.shown.is_over):
                reader.show(at, times)

    # Hands.

    async def prepare_hands(self) -> None:
        """Tell beforehand what spectators will see who may look through any seat's eyes, beside the event loop."""
        self.retold = await asyncio.to_thread(retell, self.beginning, self.course.options[:], self.outside.times)

    def open_hands(self) -> None:
        """From now on spectators may look through any seat's eyes; how it came so far is told anew."""
        retold, self.retold = self.retold, None
        options = self.course.options
        if retold is None or retold.options != options[: len(retold.options)]:
            retold = retell(self.beginning, [], self.outside.times)
        self.inside, first = retold.inside, len(retold.options) + 1
        for at, position in enumerate(self.course.stretch(first, len(options)), first):
            for reader in self.inside:
                reader.see(position, at, self.outside.times)
        for reader in self.inside:
            if reader.passed and self.end is not None:
                reader.show(len(options), self.outside.times)

    def close_hands(self) -> None:
        self.inside = []
