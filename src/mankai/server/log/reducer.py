"""The reducer: applies each entry of a log to its table, and makes a table from all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.server import monotonic_clock
from mankai.server.errors import Refusal
from mankai.server.log import snapshots
from mankai.server.log.entries import (
    AnsweredEarly,
    AnswerWithdrawn,
    Claimed,
    Conceded,
    Created,
    Ended,
    Entry,
    Flagged,
    FollowUpsOpened,
    HandsAgreed,
    Joined,
    OptionChosen,
    Redone,
    RematchCreated,
    RematchWanted,
    Replaced,
    Returned,
    Rewound,
    TimeSpent,
    TimeWaited,
    UndoAnswered,
    UndoAsked,
    read_entry,
)
from mankai.server.log.eventlog import EventRow, MessageKey
from mankai.server.protocol.client_messages import encode_json
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
    if not table.has_answered(entry.seat):  # an early answer was charged when it was given
        table.charge(entry.seat, entry.spent)
    table.undone = []
    option = table.rules.parse_option(entry.option)
    table.choose(entry.seat, option, position or table.position.play(option))


def apply_early_answer(table: GameTable, entry: AnsweredEarly) -> None:
    table.charge(entry.seat, entry.spent)
    table.answer_early(entry.seat, table.rules.parse_option(entry.option))


def apply_withdrawal(table: GameTable, entry: AnswerWithdrawn) -> None:
    table.charge(entry.seat, entry.spent)
    table.withdraw(entry.seat)


def apply_rewind(table: GameTable, entry: Rewound) -> None:
    table.charge(table.position.seat, entry.spent)
    table.rewind(entry.to)


def apply_redo(table: GameTable, entry: Redone) -> None:
    table.charge(table.position.seat, entry.spent)
    for seat, option in table.undone.pop():
        table.choose(seat, option, table.position.play(option))


def apply_time_spent(table: GameTable, entry: TimeSpent) -> None:
    if table.clocks is not None:
        table.clocks.start(table.position.seat if entry.seat < 0 else entry.seat, entry.spent)


def apply_time_waited(table: GameTable, entry: TimeWaited) -> None:
    if table.clocks is not None:
        table.clocks.charge_wait(entry.seat, entry.spent, entry.is_open)


def apply_undo_request(table: GameTable, entry: UndoAsked) -> None:
    table.undo_asked, table.consents = entry.seat, set()
    table.undo_to = table.last_decision(table.viewer_of(entry.seat))


def apply_undo_answer(table: GameTable, entry: UndoAnswered) -> None:
    table.consents |= set(entry.seats)
    if not entry.agrees:
        table.undo_asked, table.undo_to, table.consents = -1, -1, set()


def apply_hands_agreement(table: GameTable, entry: HandsAgreed) -> None:
    table.agreement_changes += 1
    table.hands_agreed = table.hands_agreed | set(entry.seats) if entry.hands else table.hands_agreed - set(entry.seats)


def apply_rematch_wish(table: GameTable, entry: RematchWanted) -> None:
    table.wants_rematch |= set(entry.seats)


def apply_rematch(table: GameTable, entry: RematchCreated) -> None:
    table.rematch_table = entry.table


def apply_follow_ups(table: GameTable, entry: FollowUpsOpened) -> None:
    table.follow_ups = entry.tables


def apply_nothing(table: GameTable, entry: Entry) -> None:
    """Do nothing: the entry is for code that searches the log without replaying it."""


REDUCERS: dict[type, Callable[[GameTable, Any], None]] = {
    AnsweredEarly: apply_early_answer,
    AnswerWithdrawn: apply_withdrawal,
    Rewound: apply_rewind,
    Redone: apply_redo,
    TimeSpent: apply_time_spent,
    TimeWaited: apply_time_waited,
    UndoAsked: apply_undo_request,
    UndoAnswered: apply_undo_answer,
    HandsAgreed: apply_hands_agreement,
    RematchWanted: apply_rematch_wish,
    RematchCreated: apply_rematch,
    FollowUpsOpened: apply_follow_ups,
    Ended: apply_nothing,
    Joined: lambda table, entry: table.join(entry.seat, entry.name, entry.secret, entry.nonce, entry.watch),
    Conceded: lambda table, entry: table.give_up(entry.seat, "conceded", entry.player),
    Flagged: lambda table, entry: table.give_up(entry.seat, "time", entry.player),
    Claimed: lambda table, entry: table.give_up(entry.seat, "claimed", ""),
    Replaced: lambda table, entry: table.hand_over(entry.seat, entry.player),
    Returned: lambda table, entry: table.hand_over(entry.seat, ""),
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
            table.play_initial_options()
        note_keys(table, rows[: table.number])
        for row in rows[table.number :]:
            apply(table, read_entry(row.body), row.key, at=min(row.at, now))
        table.spectators.deliver_due(now)
    except Refusal:
        raise
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


def kind_of(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def row_of(table: str, number: int, entry: Entry, key: MessageKey | None = None, body: bytes = b"") -> EventRow:
    return EventRow(table, number, kind_of(entry), body or encode_json(entry), key)
