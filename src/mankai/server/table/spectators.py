"""Spectators: the perspectives that they may take, and the events that they are shown, perhaps later than they happen."""

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
    """The end of a game: how it ended, and the scores."""

    ended: str
    scores: list[float]


class SeatReplays(Struct, frozen=True):
    """A viewer for each seat, to which the first decisions of a game have been shown."""

    options: list[int]
    viewers: list[Viewer]


def replay_for_seats(beginning: Position, options: list[int], times: ClockTimes | None) -> SeatReplays:
    """Replay a game to a new viewer for each seat, and return them.  A long game takes long, so this is done in a thread."""
    viewers = [Viewer([], seat) for seat in range(beginning.rules.seats)]
    position = beginning
    for at in range(len(options) + 1):
        if at:
            position = position.play(options[at - 1])
        for viewer in viewers:
            viewer.observe(position, at, times)
    return SeatReplays(options, viewers)


def rewind_viewers(viewers: list[Viewer], history: History, to: int, times: ClockTimes | None) -> None:
    """Show viewers the position after `to` decisions, the last one of `history`, once more."""
    passed: dict[int, list[Position]] = {}  # by their first decision: played once for all viewers
    for viewer in viewers:
        first = viewer.drop_frames_after(to) + 1
        if first not in passed:
            passed[first] = history.positions(first, to)
        viewer.rewind(passed[first], history.position(to), to, times)


class Spectators:
    """The game as spectators know it: all events in the order in which they happen, `delay` seconds later."""

    def __init__(self, beginning: Position, delay: float) -> None:
        self.first_position = beginning
        self.delay = delay
        self.history = History(beginning)
        self.has_begun = delay == 0  # whether spectators know how the game began, with the first hands
        self.end: GameEnd | None = None
        self.pending: deque[tuple[float, Callable[[], None]]] = deque()
        self.public_viewer = Viewer([])  # sees no hands
        self.seat_viewers: list[Viewer] = []  # by seat, while the players let spectators see their hands
        self.prepared_replays: SeatReplays | None = None  # made for `open_hands`; void if its decisions were taken back

    @property
    def viewers(self) -> list[Viewer]:
        return [self.public_viewer, *self.seat_viewers]

    # All events go through here.

    def publish(self, at: float, update: Callable[[], None]) -> None:
        """Run `update`, of an event at the time `at` (seconds since 1970), now or once the delay has passed."""
        if self.delay:
            self.pending.append((at + self.delay, update))
        else:
            update()

    def deliver_due(self, now: float) -> None:
        """Run all events that are due by now."""
        while self.pending and self.pending[0][0] <= now:
            self.pending.popleft()[1]()

    @property
    def next_due(self) -> float | None:
        """The time at which the next event is due; `None` if there is none."""
        return self.pending[0][0] if self.pending else None

    # Events.

    def begin(self, at: float, times: ClockTimes | None) -> None:
        """Begin the game.  The public viewer sees that at once; hands are seen as late as everything else."""
        self.public_viewer.observe(self.first_position, 0, times)
        if self.delay:
            self.publish(at, self.note_beginning)

    def note_beginning(self) -> None:
        self.has_begun = True

    def show_pause(self, unasked: Position, decision_count: int, times: ClockTimes | None) -> None:
        """Show a quiet question that had only one option, and so was not asked."""
        for viewer in self.viewers:
            viewer.observe(unasked, decision_count, times)

    def add_option(
        self, option: int, position: Position, seen: Position, times: ClockTimes | None, is_within_round: bool
    ) -> None:
        """Add an option.  `seen` is the position with the events since the last one that was shown."""
        self.history.add(option, position)
        for viewer in self.viewers:
            viewer.observe(seen, len(self.history.options), times, is_within_round)

    def retract(self, to: int) -> None:
        """Take back all decisions from number `to` on, within a round of which nothing has been shown."""
        for viewer in self.viewers:
            viewer.retract(len(self.history.options) - to)
        self.history.truncate(to)

    def rewind(self, to: int, times: ClockTimes | None) -> None:
        self.history.truncate(to)
        rewind_viewers(self.viewers, self.history, to, times)

    def resend(self) -> None:
        for viewer in self.viewers:
            viewer.resend()

    def conclude(self, end: GameEnd | None, decision_count: int, times: ClockTimes | None) -> None:
        """Note that the game is over, or goes on after all.  If it was broken off, show the events before that."""
        self.end = end
        for viewer in self.viewers:
            if end is not None and (viewer.shown_position is None or not viewer.shown_position.is_over):
                viewer.add_frame(decision_count, times)

    # Hands.

    async def prepare_hands(self) -> None:
        """Make the viewers of all seats in advance and beside the event loop, for `open_hands`."""
        self.prepared_replays = await asyncio.to_thread(
            replay_for_seats, self.first_position, self.history.options[:], self.public_viewer.times
        )

    def open_hands(self) -> None:
        """Let spectators take the perspective of any seat from now on.  The game so far is replayed to these viewers."""
        replays, self.prepared_replays = self.prepared_replays, None
        options = self.history.options
        if replays is None or replays.options != options[: len(replays.options)]:
            replays = replay_for_seats(self.first_position, [], self.public_viewer.times)
        self.seat_viewers, first = replays.viewers, len(replays.options) + 1
        for at, position in enumerate(self.history.positions(first, len(options)), first):
            for viewer in self.seat_viewers:
                viewer.observe(position, at, self.public_viewer.times)
        for viewer in self.seat_viewers:
            if viewer.pending and self.end is not None:
                viewer.add_frame(len(options), self.public_viewer.times)

    def close_hands(self) -> None:
        self.seat_viewers = []
