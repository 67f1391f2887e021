"""The fold: what each entry of a log does to its table, and a table from all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.server import snapshots, steady
from mankai.server.entries import (
    Agreed,
    Beforehand,
    Chosen,
    Claimed,
    Conceded,
    Created,
    Ended,
    Entry,
    Flagged,
    Followed,
    Joined,
    Opened,
    Redone,
    Replaced,
    Returned,
    Rewound,
    Thought,
    UndoAnswered,
    UndoAsked,
    Waited,
    Wanted,
    Withdrawn,
    read_entry,
)
from mankai.server.eventlog import Key, Row
from mankai.server.gametable import GameTable
from mankai.server.messages import written
from mankai.server.refusals import Refusal


def happen(table: GameTable, entry: Entry, key: Key | None = None, position: Position | None = None, at: float = 0.0) -> None:
    """An entry of the log holds from now on; `position` is the one it leads to, where that is known already."""
    table.number += 1
    table.at = at
    if key is not None:
        table.done.note(key)
    if isinstance(entry, Chosen):
        chosen(table, entry, position)
    else:
        DEEDS[type(entry)](table, entry)
    table.settle()


def chosen(table: GameTable, entry: Chosen, position: Position | None) -> None:
    if not table.has_answered(entry.seat):  # whoever has was charged then
        table.charge(entry.seat, entry.spent)
    table.undone = []
    option = table.rules.option_spelled(entry.option)
    table.choose(entry.seat, option, position or table.position.play(option))


def beforehand(table: GameTable, entry: Beforehand) -> None:
    table.charge(entry.seat, entry.spent)
    table.answer_beforehand(entry.seat, table.rules.option_spelled(entry.option))


def withdrawn(table: GameTable, entry: Withdrawn) -> None:
    table.charge(entry.seat, entry.spent)
    table.withdraw(entry.seat)


def rewound(table: GameTable, entry: Rewound) -> None:
    table.charge(table.position.seat, entry.spent)
    table.rewind(entry.to)


def redone(table: GameTable, entry: Redone) -> None:
    table.charge(table.position.seat, entry.spent)
    for seat, option in table.undone.pop():
        table.choose(seat, option, table.position.play(option))


def thought(table: GameTable, entry: Thought) -> None:
    if table.clocks is not None:
        table.clocks.begin(table.position.seat if entry.seat < 0 else entry.seat, entry.spent)


def waited(table: GameTable, entry: Waited) -> None:
    if table.clocks is not None:
        table.clocks.wait(entry.seat, entry.spent, entry.is_open)


def undo_asked(table: GameTable, entry: UndoAsked) -> None:
    table.undo_asked, table.consents = entry.seat, set()
    table.undo_to = table.last_decision(table.reader_of(entry.seat))


def undo_answered(table: GameTable, entry: UndoAnswered) -> None:
    table.consents |= set(entry.seats)
    if not entry.agrees:
        table.undo_asked, table.undo_to, table.consents = -1, -1, set()


def agreed(table: GameTable, entry: Agreed) -> None:
    table.agreements += 1
    table.agreed = table.agreed | set(entry.seats) if entry.hands else table.agreed - set(entry.seats)


def wanted(table: GameTable, entry: Wanted) -> None:
    table.wants_rematch |= set(entry.seats)


def followed(table: GameTable, entry: Followed) -> None:
    table.follower = entry.table


def opened(table: GameTable, entry: Opened) -> None:
    table.led = entry.tables


def nothing(table: GameTable, entry: Entry) -> None:
    """It is said in the log for those who do not fold it."""


DEEDS: dict[type, Callable[[GameTable, Any], None]] = {
    Beforehand: beforehand,
    Withdrawn: withdrawn,
    Rewound: rewound,
    Redone: redone,
    Thought: thought,
    Waited: waited,
    UndoAsked: undo_asked,
    UndoAnswered: undo_answered,
    Agreed: agreed,
    Wanted: wanted,
    Followed: followed,
    Opened: opened,
    Ended: nothing,
    Joined: lambda table, entry: table.join(entry.seat, entry.name, entry.secret, entry.nonce, entry.watch),
    Conceded: lambda table, entry: table.give_up(entry.seat, "conceded", entry.player),
    Flagged: lambda table, entry: table.give_up(entry.seat, "time", entry.player),
    Claimed: lambda table, entry: table.give_up(entry.seat, "claimed", ""),
    Replaced: lambda table, entry: table.hand_over(entry.seat, entry.player),
    Returned: lambda table, entry: table.hand_over(entry.seat, ""),
}


def folded(name: str, rows: list[Row], kept: bytes = b"") -> GameTable:
    """The table as its log tells it, from how it stood when that was `kept`, where it was."""
    table: GameTable | None = None
    now = steady.now()
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
            table.begin()
        note_keys(table, rows[: table.number])
        for row in rows[table.number :]:
            happen(table, read_entry(row.body), row.key, at=min(row.at, now))
        table.gallery.catch_up(now)
    except Refusal:
        raise
    except MankaiError as error:
        problem = f"from event {reached(table)} on: {error}"
        raise Refusal("damaged", f"the log of this table cannot be played, {problem}", 500) from None
    except Exception as error:  # whatever a damaged row can bring about
        problem = f"at event {reached(table)}: {type(error).__name__}"
        raise Refusal("damaged", f"the log of this table has been damaged, {problem}", 500) from None
    return table


def note_keys(table: GameTable, rows: list[Row]) -> None:
    """The messages that these rows answer have been executed."""
    for row in rows:
        if row.key is not None:
            table.done.note(row.key)


def reached(table: GameTable | None) -> int:
    """The event that is being folded."""
    return table.number - 1 if table is not None else 0


def kind_of(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def row_of(table: str, number: int, entry: Entry, key: Key | None = None, body: bytes = b"") -> Row:
    return Row(table, number, kind_of(entry), body or written(entry), key)
