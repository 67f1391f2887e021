"""The reducer: applies each entry of a log to its table, and makes a table from all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.server import monotonic_clock
from mankai.server.errors import Refusal
from mankai.server.log import entries, snapshots
from mankai.server.log.entries import Created, Entry, OptionChosen, read_entry
from mankai.server.log.eventlog import EventRow, MessageKey
from mankai.server.table.changes import decisions, seat_changes, time_control, undo
from mankai.server.table.table import GameTable


def apply(
    table: GameTable, entry: Entry, key: MessageKey | None = None, position: Position | None = None, at: float = 0.0
) -> None:
    """Apply an entry of the log to a table; `position` is the one it leads to, if that is known already."""
    table.number += 1
    table.event_time = at
    if key is not None:
        table.executed.add(key)
    if isinstance(entry, OptionChosen):
        apply_choice(table, entry, position)
    else:
        REDUCERS[type(entry)](table, entry)
    table.update_spectators()


def apply_choice(table: GameTable, entry: OptionChosen, position: Position | None) -> None:
    if not time_control.has_answered(table, entry.seat):  # an early answer was charged when it was given
        time_control.charge(table, entry.seat, entry.spent)
    table.undone = []
    option = table.rules.parse_option(entry.option)
    decisions.add_decision(table, entry.seat, option, position or table.position.play(option))


def apply_early_answer(table: GameTable, entry: entries.AnsweredEarly) -> None:
    time_control.charge(table, entry.seat, entry.spent)
    decisions.answer_early(table, entry.seat, table.rules.parse_option(entry.option))


def apply_withdrawal(table: GameTable, entry: entries.AnswerWithdrawn) -> None:
    time_control.charge(table, entry.seat, entry.spent)
    undo.withdraw(table, entry.seat)


def apply_rewind(table: GameTable, entry: entries.Rewound) -> None:
    time_control.charge(table, table.position.seat, entry.spent)
    undo.rewind(table, entry.to)


def apply_redo(table: GameTable, entry: entries.Redone) -> None:
    time_control.charge(table, table.position.seat, entry.spent)
    for seat, option in table.undone.pop():
        decisions.add_decision(table, seat, option, table.position.play(option))


def apply_time_spent(table: GameTable, entry: entries.TimeSpent) -> None:
    if table.clocks is not None:
        table.clocks.start(table.position.seat if entry.seat < 0 else entry.seat, entry.spent)


def apply_time_waited(table: GameTable, entry: entries.TimeWaited) -> None:
    if table.clocks is not None:
        table.clocks.charge_wait(entry.seat, entry.spent, entry.is_open)


def apply_undo_request(table: GameTable, entry: entries.UndoAsked) -> None:
    table.undo_asked, table.consents = entry.seat, set()
    table.undo_to = undo.last_decision(table, table.viewer_of(entry.seat))


def apply_undo_answer(table: GameTable, entry: entries.UndoAnswered) -> None:
    table.consents |= set(entry.seats)
    if not entry.agrees:
        undo.clear_request(table)


def apply_hands_agreement(table: GameTable, entry: entries.HandsAgreed) -> None:
    table.agreement_changes += 1
    table.hands_agreed = table.hands_agreed | set(entry.seats) if entry.hands else table.hands_agreed - set(entry.seats)


def apply_rematch_wish(table: GameTable, entry: entries.RematchWanted) -> None:
    table.wants_rematch |= set(entry.seats)


def apply_rematch(table: GameTable, entry: entries.RematchCreated) -> None:
    table.rematch_table = entry.table


def apply_follow_ups(table: GameTable, entry: entries.FollowUpsOpened) -> None:
    table.follow_ups = entry.tables


def apply_nothing(table: GameTable, entry: Entry) -> None:
    """Do nothing: the entry is for code that searches the log without replaying it."""


REDUCERS: dict[type, Callable[[GameTable, Any], None]] = {
    entries.AnsweredEarly: apply_early_answer,
    entries.AnswerWithdrawn: apply_withdrawal,
    entries.Rewound: apply_rewind,
    entries.Redone: apply_redo,
    entries.TimeSpent: apply_time_spent,
    entries.TimeWaited: apply_time_waited,
    entries.UndoAsked: apply_undo_request,
    entries.UndoAnswered: apply_undo_answer,
    entries.HandsAgreed: apply_hands_agreement,
    entries.RematchWanted: apply_rematch_wish,
    entries.RematchCreated: apply_rematch,
    entries.FollowUpsOpened: apply_follow_ups,
    entries.Ended: apply_nothing,
    entries.Joined: lambda table, entry: seat_changes.join(table, entry.seat, entry.name, entry.secret, entry.nonce, entry.watch),
    entries.Conceded: lambda table, entry: seat_changes.give_up(table, entry.seat, "conceded", entry.player),
    entries.Flagged: lambda table, entry: seat_changes.give_up(table, entry.seat, "time", entry.player),
    entries.Claimed: lambda table, entry: seat_changes.give_up(table, entry.seat, "claimed", ""),
    entries.Replaced: lambda table, entry: seat_changes.hand_over(table, entry.seat, entry.player),
    entries.Returned: lambda table, entry: seat_changes.hand_over(table, entry.seat, ""),
}


def replay(name: str, rows: list[EventRow], kept: bytes = b"") -> GameTable:
    """Return the table to which these rows lead, from the snapshot `kept` on if there is one that can be used."""
    table: GameTable | None = None
    now = monotonic_clock.now()
    try:
        for row in rows:
            if not row.is_whole:
                reason = f"the log of this table has been damaged: event {row.number} is not as it was written"
                raise Refusal("damaged", reason, 500)
        first = read_entry(rows[0].body)
        if not isinstance(first, Created) or [row.number for row in rows] != list(range(len(rows))):
            raise Refusal("damaged", "the log of this table has been damaged: something of it is missing", 500)
        table = GameTable(name, first, min(rows[0].at, now))
        if not (kept and snapshots.restore(table, kept, len(rows))):
            decisions.play_initial_options(table)
        note_keys(table, rows[: table.number])
        for row in rows[table.number :]:
            apply(table, read_entry(row.body), row.key, at=min(row.at, now))
        table.spectators.deliver_due(now)
    except Refusal as refusal:
        if refusal.code != "not_possible":
            raise
        problem = f"from event {current_event(table)} on: {refusal}"  # what was possible once is damaged now
        raise Refusal("damaged", f"the log of this table cannot be played, {problem}", 500) from None
    except MankaiError as error:
        problem = f"from event {current_event(table)} on: {error}"
        raise Refusal("damaged", f"the log of this table cannot be played, {problem}", 500) from None
    except Exception as error:  # a damaged row can cause any error
        problem = f"at event {current_event(table)}: {type(error).__name__}"
        raise Refusal("damaged", f"the log of this table has been damaged, {problem}", 500) from None
    return table


def note_keys(table: GameTable, rows: list[EventRow]) -> None:
    """Remember that the messages that led to these rows have been executed."""
    for row in rows:
        if row.key is not None:
            table.executed.add(row.key)


def current_event(table: GameTable | None) -> int:
    """Return the number of the event that is being applied."""
    return table.number - 1 if table is not None else 0
