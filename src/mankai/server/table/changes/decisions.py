"""Decisions: an option is taken, and everybody is shown what they may know of it."""

from __future__ import annotations

from functools import partial

from mankai.kernel.position import Position
from mankai.kernel.rules import ABOUT_NOTHING
from mankai.server import monotonic_clock
from mankai.server.table.changes import delayed_updates, time_control, undo
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer, is_public_decision


def play_initial_options(table: GameTable) -> None:
    """Take the options that were taken before this table existed."""
    for spelling in table.created.options:
        option = table.rules.parse_option(spelling)
        add_decision(table, table.position.seat, option, table.position.play(option))
    table.update_spectators()
    table.spectators.deliver_due(monotonic_clock.now())


def add_decision(table: GameTable, seat: int, option: int, position: Position) -> None:
    """Take an option for the seat that decides; it leads to `position`."""
    was_public, before = is_public_decision(table.position), table.position
    if table.clocks is not None:
        table.clocks.note_decision(was_public)
    is_within_round = table.round is not None and position.simultaneous_round == table.round.start.simultaneous_round
    was_answered = time_control.has_answered(table, seat)
    if table.round is not None:
        table.round.take_option(seat, option, table.round.count_taken(seat, table.decisions))
    if table.sitters[seat].kind == "person":
        table.presence.arrived.add(seat)
    table.decisions.append((seat, option))
    table.previous_position, table.position = before, position
    if was_public:  # others do not know of hidden decisions, so these must not end a request for an undo
        undo.clear_request(table)
    table.position_version += 1
    if not is_within_round:
        time_control.start_all_clocks(table)
    elif not was_answered:
        time_control.start_clock(table, seat)
    table.history.add(option, position)
    publish_decision(table, seat, option, before, is_within_round)
    if is_within_round:
        table.update_round_view(seat)
    else:
        table.set_round(len(table.decisions))


def publish_decision(table: GameTable, seat: int, option: int, before: Position, is_within_round: bool) -> None:
    """Show everybody the decision that was made at `before`, now or once the reveal delay is over for them."""
    position, number = table.position, len(table.decisions)
    is_quiet = table.rules.verbs[table.rules.verb_of[option]].about == ABOUT_NOTHING
    if before.is_answering and is_quiet and delayed_updates.is_watched_by_others(table, seat):
        table.reveal_delay.learn_response_time(table.viewer_of(seat), table.event_time)
    if position.is_over:
        delayed_updates.end_reveal_delay(table, table.event_time)
    stages = before.play_in_stages(option) if position.skipped_quiet_count else [position]
    delay_charges: dict[int, float] = {}  # by seat: seconds of reveal delay in which its clock must be seen to run
    for unasked in stages[:-1]:
        delayed_updates.start_reveal_delay(table, unasked)
        show_pause(table, unasked, number, delay_charges)
    delayed_updates.start_reveal_delay(table, stages[-1])
    times = table.public_times(delay_charges)
    for viewer in table.viewers:
        position_shown = position if can_skip_pauses(viewer, stages) else stages[-1]
        update = partial(viewer.observe, position_shown, number, times, is_within_round)
        delayed_updates.show_or_postpone(table, viewer, number, update)
    add_option = partial(table.spectators.add_option, option, position, stages[-1], times, is_within_round)
    delayed_updates.show_to_spectators(table, number, add_option)


def show_pause(table: GameTable, unasked: Position, number: int, delay_charges: dict[int, float]) -> None:
    """Show others a quiet question that had only one option, and was not asked, as if it had more."""
    times = table.public_times(delay_charges, True)
    for viewer in table.viewers:
        if unasked.seat not in viewer.seats:
            delayed_updates.show_or_postpone(table, viewer, number, partial(viewer.observe, unasked, number, times))
    delayed_updates.show_to_spectators(table, number, partial(table.spectators.show_pause, unasked, number, times))
    if delayed_updates.is_watched_by_others(table, unasked.seat) and not table.position.is_over:
        seconds = table.reveal_delay.start(table.viewer_of(unasked.seat), False)
        delayed_updates.wait_for(table, unasked.seat, table.position)
        if table.clocks is not None:
            table.reveal_delay.clock_charges.append((unasked.seat, seconds))
            delay_charges[unasked.seat] = delay_charges.get(unasked.seat, 0.0) + table.clocks.cost(seconds)


def can_skip_pauses(viewer: Viewer, stages: list[Position]) -> bool:
    """Return whether a viewer is shown none of the questions that were not asked, because they are all its own."""
    return all([unasked.seat in viewer.seats for unasked in stages[:-1]])


def answer_early(table: GameTable, seat: int, option: int) -> None:
    """Take an answer of a seat in a round before its turn."""
    assert table.round is not None
    table.round.add_answer(seat, option)
    table.presence.arrived.add(seat)
    time_control.start_clock(table, seat)
    table.update_round_view(seat)
