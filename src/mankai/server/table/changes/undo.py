"""Decisions taken back: by all, or by one person in a round."""

from __future__ import annotations

from functools import partial

from mankai.server.table.changes import delayed_updates, time_control
from mankai.server.table.spectators import rewind_viewers
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer


def withdraw(table: GameTable, seat: int) -> None:
    """Take back the last answer of a seat in a round.  Others did not learn of it, and do not learn of this."""
    assert table.round is not None
    table.round.withdraw(seat)
    if table.round.count_taken(seat, table.decisions) > len(table.round.answers(seat)):
        to = max([number for number, (decider, _) in enumerate(table.decisions) if decider == seat])
        for viewer in table.viewers:
            viewer.retract(len(table.decisions) - to)
        truncate(table, to)
        table.spectators.publish(table.event_time, partial(table.spectators.retract, to))
    time_control.start_clock(table, seat)
    table.update_round_view(seat)


def rewind(table: GameTable, to: int) -> None:
    """Take back all decisions from number `to` on."""
    table.undone.append(table.decisions[to:])
    table.forfeited_seat, table.forfeit_reason = -1, ""
    clear_request(table)
    table.can_redo = not could_be_answered(table, to)
    # Delayed updates of decisions that are taken back are never sent.
    delayed_updates.end_reveal_delay(table, table.event_time, to)
    truncate(table, to)
    time_control.start_all_clocks(table)
    times = table.public_times()
    rewind_viewers(table.viewers, table.history, to, times)
    table.spectators.publish(table.event_time, partial(table.spectators.rewind, to, times))
    restore_round(table, to)


def clear_request(table: GameTable) -> None:
    """End the request for an undo, if there is one."""
    table.undo_asked, table.undo_to, table.consents = -1, -1, set()


def truncate(table: GameTable, to: int) -> None:
    """Restore the game as it stood after `to` decisions."""
    del table.decisions[to:]
    table.history.truncate(to)
    if table.clocks is not None:
        table.clocks.rewind(to)
    table.position = table.history.position(to)
    table.previous_position = table.history.position(max(to - 1, 0))
    table.position_version += 1


def could_be_answered(table: GameTable, to: int) -> bool:
    """Return whether another person might have answered anything since decision `to`: nobody may learn whether they did."""
    positions = table.history.positions(to + 1, len(table.decisions))
    return any(
        [delayed_updates.is_watched_by_others(table, seat) for position in positions for seat in position.possible_answerers]
    )


def restore_round(table: GameTable, to: int) -> None:
    """Restore the round in the middle of which decision `to` is, with the answers given in it."""
    first = table.history.since(to, lambda position: position.simultaneous_round == table.position.simultaneous_round >= 0)
    table.set_round(first)
    if table.round is not None:
        table.round.start = table.history.position(first)
        for number in range(first, to):
            table.round.add_answer(*table.decisions[number])
        table.update_round_views()


def last_decision(table: GameTable, viewer: Viewer) -> int:
    """Return the number of the viewer's last decision, or -1."""
    for number in range(len(table.decisions) - 1, len(table.created.options) - 1, -1):
        if table.decisions[number][0] in viewer.seats:
            return number
    return -1


def has_revealed(table: GameTable) -> bool:
    """Return whether anybody has learnt anything by the last decision.  Cached until `position_version` changes."""
    if table.revealed_version != table.position_version:
        table.revealed_version = table.position_version
        others_first = sorted(range(table.rules.seats), key=table.previous_position.seat.__eq__)
        table.revealed_cached = any(table.previous_position.reveals_to(table.position, seat) for seat in others_first)
    return table.revealed_cached
