"""The gallery: what spectators are shown, perhaps later than it happens, and through whose eyes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from mankai.kernel.position import Position
from mankai.server.table.clocks import ClockTimes
from mankai.server.table.history import History
from mankai.server.table.viewer import Viewer


class GameEnd(Struct, frozen=True):
    """How a game ended."""

    ended: str
    scores: list[float]


class SeatReplays(Struct, frozen=True):
    """What every seat has seen in the course of some decisions."""

    options: list[int]
    inside: list[Viewer]


def replay_for_seats(beginning: Position, options: list[int], times: ClockTimes | None) -> SeatReplays:
    """Tell a game anew through the eyes of each seat.  It takes long for a long game, and so is done in a thread."""
    inside = [Viewer([], eyes) for eyes in range(beginning.rules.seats)]
    position = beginning
    for at in range(len(options) + 1):
        if at:
            position = position.play(options[at - 1])
        for reader in inside:
            reader.observe(position, at, times)
    return SeatReplays(options, inside)


class Spectators:
    """The game as spectators know it: told everything in the order it happens, `delay` seconds after it did."""

    def __init__(self, beginning: Position, delay: float) -> None:
        self.first_position = beginning
        self.delay = delay
        self.history = History(beginning)
        self.has_begun = delay == 0  # it is known how the game began, with the first hands
        self.end: GameEnd | None = None
        self.pending: deque[tuple[float, Callable[[], None]]] = deque()
        self.public_viewer = Viewer([])  # sees no hands
        self.seat_viewers: list[Viewer] = []  # by seat, once the players let spectators see their hands
        self.prepared_replays: SeatReplays | None = None  # what they will see then, made beforehand

    @property
    def viewers(self) -> list[Viewer]:
        return [self.public_viewer, *self.seat_viewers]

    # Everything that happens goes through here.

    def publish(self, at: float, happening: Callable[[], None]) -> None:
        """Something has happened at a time (seconds since 1970)."""
        if self.delay:
            self.pending.append((at + self.delay, happening))
        else:
            happening()

    def deliver_due(self, now: float) -> None:
        """All that is due by now is known."""
        while self.pending and self.pending[0][0] <= now:
            self.pending.popleft()[1]()

    @property
    def next_due(self) -> float | None:
        """When there will be something to tell."""
        return self.pending[0][0] if self.pending else None

    # What can happen.

    def begin(self, at: float, times: ClockTimes | None) -> None:
        """The game begins: who sees no hands is shown that at once, hands are seen as late as everything else."""
        self.public_viewer.observe(self.first_position, 0, times)
        if self.delay:
            self.publish(at, self.note_beginning)

    def note_beginning(self) -> None:
        self.has_begun = True

    def show_pause(self, stop: Position, at: int, times: ClockTimes | None) -> None:
        """A rest on the way, at which there was but one option."""
        for reader in self.viewers:
            reader.observe(stop, at, times)

    def add_option(self, option: int, position: Position, seen: Position, times: ClockTimes | None, is_within: bool) -> None:
        """`seen` is the position with what has happened since the last that was shown."""
        self.history.add(option, position)
        for reader in self.viewers:
            reader.observe(seen, len(self.history.options), times, is_within)

    def retract(self, to: int) -> None:
        """Within a round, of which nobody was told, all decisions from number `to` on are taken back."""
        for reader in self.viewers:
            reader.retract(len(self.history.options) - to)
        self.history.truncate(to)

    def rewind(self, to: int, times: ClockTimes | None) -> None:
        self.history.truncate(to)
        for reader in self.viewers:
            reader.rewind(self.history.positions(reader.drop_frames_after(to) + 1, to), self.history.position(to), to, times)

    def resend(self) -> None:
        for reader in self.viewers:
            reader.resend()

    def conclude(self, end: GameEnd | None, at: int, times: ClockTimes | None) -> None:
        """The game is over, or goes on after all; where it was broken off, what had happened is shown."""
        self.end = end
        for reader in self.viewers:
            if end is not None and (reader.shown_position is None or not reader.shown_position.is_over):
                reader.add_frame(at, times)

    # Hands.

    async def prepare_hands(self) -> None:
        """Tell beforehand what spectators will see who may look through any seat's eyes, beside the event loop."""
        self.prepared_replays = await asyncio.to_thread(
            replay_for_seats, self.first_position, self.history.options[:], self.public_viewer.times
        )

    def open_hands(self) -> None:
        """From now on spectators may look through any seat's eyes; how it came so far is told anew."""
        retold, self.prepared_replays = self.prepared_replays, None
        options = self.history.options
        if retold is None or retold.options != options[: len(retold.options)]:
            retold = replay_for_seats(self.first_position, [], self.public_viewer.times)
        self.seat_viewers, first = retold.inside, len(retold.options) + 1
        for at, position in enumerate(self.history.positions(first, len(options)), first):
            for reader in self.seat_viewers:
                reader.observe(position, at, self.public_viewer.times)
        for reader in self.seat_viewers:
            if reader.pending and self.end is not None:
                reader.add_frame(len(options), self.public_viewer.times)

    def close_hands(self) -> None:
        self.seat_viewers = []
