"""Updates that are shown late: who might have answered, who is waited for, and when others are shown the result."""

from __future__ import annotations

import math
from collections.abc import Callable

from mankai.kernel.position import Position
from mankai.server.table.changes import time_control
from mankai.server.table.reveal_delay import ResponseTimes
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer


def is_watched_by_others(table: GameTable, seat: int) -> bool:
    """Return whether a person sits there, and another one elsewhere."""
    return table.sitters[seat].kind == "person" and bool(table.person_seats() - set(table.viewer_of(seat).seats))


def start_reveal_delay(table: GameTable, position: Position) -> None:
    """Delay what others see if a person might have answered here, asked or not."""
    if position.is_over:
        return
    last = len(position.possible_answerers) - 1
    for number, seat in enumerate(position.possible_answerers):
        if is_watched_by_others(table, seat):
            is_asked = position.is_answering and number == last
            table.reveal_delay.start(table.viewer_of(seat), is_asked)
            if not is_asked:
                wait_for(table, seat, position)


def wait_for(table: GameTable, seat: int, position: Position) -> None:
    """Wait for a person who is not asked here: until they are at the table, or go on if they want to be asked."""
    viewer = table.viewer_of(seat)
    most = math.inf if table.clocks is None else table.clocks.longest_wait(seat)
    if not table.presence.is_here(seat):
        table.reveal_delay.wait_for(viewer, most, is_away=True)
    elif position.seat != seat and viewer in table.presence.always_ask and viewer.can_show(position):
        table.reveal_delay.wait_for(viewer, most)


def wait_for_absent(table: GameTable) -> None:
    """Wait for people who have left during the delay: had they been asked, they could not have answered."""
    for viewer in table.reveal_delay.answerers:
        is_asked = table.position.seat in viewer.seats
        seat = next((seat for seat in viewer.seats if table.sitters[seat].kind == "person"), -1)
        if seat >= 0 and not is_asked and viewer not in table.reveal_delay.waited_for and not table.presence.is_here(seat):
            wait_for(table, seat, table.position)


def stop_waiting(table: GameTable, viewer: Viewer) -> None:
    if viewer in table.reveal_delay.waits:
        table.reveal_delay.stop_waiting_for(viewer)


def response_times_for(table: GameTable, follower: GameTable) -> dict[Viewer, ResponseTimes]:
    """Return the known response times by the viewers of `follower`, a table where the same people sit."""
    pairs = zip(table.viewers, follower.viewers, strict=True)
    return {there: table.reveal_delay.response_times[here] for here, there in pairs if here in table.reveal_delay.response_times}


def reveal_due(table: GameTable, now: float) -> None:
    """Send all updates that are due.

    The delay is over once nothing is pending, unless the seat that decides has seen everything earlier than the others.
    """
    delay = table.reveal_delay
    was_delayed = table.is_decider_delayed
    table.event_time = now
    while delay.pending and not delay.waits and delay.pending[0].due <= now:
        delay.pending.pop(0).show()
    late = [one.viewer for one in delay.pending]
    viewers = [*table.viewers, table.spectators.public_viewer]
    for viewer in viewers:
        viewer.is_delayed = viewer in late
    if not delay.has_pending and not is_decider_ahead(table):
        delay.clear()
    if was_delayed and not table.is_decider_delayed:
        table.update_round_views()
        time_control.start_clock(table, table.position.seat)


def end_reveal_delay(table: GameTable, now: float, to: int | None = None) -> None:
    """End the delay and send all pending updates; only those of the first `to` decisions if the others are taken back."""
    delay = table.reveal_delay
    if not delay.is_active:
        return
    waiting = delay.pending
    delay.clear()
    was_delayed = table.is_decider_delayed
    for update in waiting:
        update.viewer.is_delayed = False
    table.event_time = now
    for update in waiting:
        if to is None or update.decision_count <= to:
            update.show()
    if was_delayed:
        table.update_round_views()
        time_control.start_clock(table, table.position.seat)


def is_decider_ahead(table: GameTable) -> bool:
    """Whether the seat that decides sees everything at once, and others later: its person thinks meanwhile."""
    seat = table.position.seat
    return seat >= 0 and table.sitters[seat].kind == "person" and not table.reveal_delay.is_hiding_from(table.viewer_of(seat))


def show_or_postpone(table: GameTable, viewer: Viewer, decision_count: int, show: Callable[[], object]) -> None:
    """Call `show` now, or once the reveal delay is over for this viewer."""
    if table.reveal_delay.is_hiding_from(viewer):
        viewer.is_delayed = True
        table.reveal_delay.postpone(decision_count, viewer, show)
    else:
        show()


def show_to_spectators(table: GameTable, decision_count: int, update: Callable[[], None]) -> None:
    """Publish an update to spectators now, or once the reveal delay is over for them."""
    spectators = table.spectators
    show_or_postpone(table, spectators.public_viewer, decision_count, lambda: spectators.publish(table.event_time, update))
