"""Snapshots: states of tables with long logs, so that these need not be replayed from the beginning when they are loaded.

The log is what counts.  A snapshot of another version, or one that cannot be read, is not used: then the whole log is replayed.
"""

from __future__ import annotations

import time
import zlib
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from mankai.kernel.position import Position, restore_position
from mankai.kernel.version import VERSION
from mankai.server.log.entries import FollowUp, Holder, Sitter
from mankai.server.table.clocks import Clocks, ClockTimes
from mankai.server.table.history import History
from mankai.server.table.spectators import GameEnd
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer, ViewerFrame

FORMAT = 3
COMPRESSION_LEVEL = 1  # the fastest
logger = structlog.get_logger()
SeatOption = tuple[int, int]  # the seat, and the option it took


class SavedViewer(Struct, array_like=True):
    """The frames of a viewer.  Of its pending positions only the number is stored: they are the last ones."""

    seats: list[int]
    first_seat: int
    perspective: int | None
    seq: int
    rewound_seq: int
    pending_count: int
    times: ClockTimes | None
    frames: list[ViewerFrame]


class SavedClocks(Struct, array_like=True):
    """The clocks of a table."""

    left: list[float]
    public_left: list[float]
    spent: float
    public_decisions: list[bool]
    free_given: list[int]


class Snapshot(Struct, array_like=True):
    """The state of a table after all events before number `number`."""

    version: str
    format: int
    number: int
    sitters: list[Sitter]
    holders: list[Holder]
    decisions: list[SeatOption]
    undone: list[list[SeatOption]]
    forfeited_seat: int
    forfeit_reason: str
    undo_asked: int
    consents: list[int]
    wants_rematch: list[int]
    hands_agreed: list[int]
    rematch_table: str | None
    position_version: int
    decision_count: int  # the number of decisions before the stored position; those after it are played anew
    base: list[Any]
    answers: list[int]
    clocks: SavedClocks | None
    end: GameEnd | None
    public_end: GameEnd | None
    viewers: list[SavedViewer]
    spectator_viewers: list[SavedViewer]
    follow_ups: list[FollowUp]
    undo_to: int
    can_redo: bool


write = msgspec.msgpack.Encoder().encode
read = msgspec.msgpack.Decoder(Snapshot).decode


def take_snapshot(table: GameTable) -> bytes:
    """Return a compressed snapshot of a table; empty if none can be taken now."""
    snapshot = snapshot_of(table)
    return compress_snapshot(snapshot) if snapshot is not None else b""


def snapshot_of(table: GameTable) -> Snapshot | None:
    """Return a snapshot of a table, to be compressed: nothing in it changes with the table, and little is copied.

    Returns `None` while updates are pending, and in a round: only the log holds these.
    """
    if table.spectators.pending or table.reveal_delay.pending or table.round is not None:
        return None
    viewers = [*table.viewers, *table.spectators.viewers]
    # A piece of such a position may have been shown already.
    if any([position.skipped_quiet_count > 0 for viewer in viewers for position in viewer.pending]):
        return None
    decision_count = max(0, len(table.decisions) - max(1, *[len(viewer.pending) for viewer in viewers]))
    position = table.history.position(decision_count)
    return Snapshot(
        version=VERSION,
        format=FORMAT,
        number=table.number,
        sitters=[replace(sitter) for sitter in table.sitters],
        holders=[replace(holder, seats=holder.seats[:]) for holder in table.holders],
        decisions=table.decisions[:],
        undone=table.undone[:],
        forfeited_seat=table.forfeited_seat,
        forfeit_reason=table.forfeit_reason,
        undo_asked=table.undo_asked,
        consents=sorted(table.consents),
        wants_rematch=sorted(table.wants_rematch),
        hands_agreed=sorted(table.hands_agreed),
        rematch_table=table.rematch_table,
        position_version=table.position_version,
        decision_count=decision_count,
        base=position.base.data(),
        answers=list(position.answers),
        clocks=save_clocks(table.clocks, table.position.seat) if table.clocks is not None else None,
        end=table.end,
        public_end=table.spectators.end,
        viewers=[save_viewer(viewer) for viewer in table.viewers],
        spectator_viewers=[save_viewer(viewer) for viewer in table.spectators.viewers],
        follow_ups=table.follow_ups[:],
        undo_to=table.undo_to,
        can_redo=table.can_redo,
    )


def compress_snapshot(snapshot: Snapshot) -> bytes:
    """Return a snapshot as it is stored.  It takes a while, and so is done in a thread."""
    return zlib.compress(write(snapshot), COMPRESSION_LEVEL)


def save_clocks(clocks: Clocks, seat: int) -> SavedClocks:
    """Return the clocks with the time that `seat`, which decides, has spent."""
    spent = clocks.spent[seat] if seat >= 0 else 0.0
    return SavedClocks(clocks.left[:], clocks.public_left[:], spent, clocks.public_decisions[:], clocks.free_given[:])


def save_viewer(viewer: Viewer) -> SavedViewer:
    return SavedViewer(
        seats=viewer.seats[:],
        first_seat=viewer.first_seat,
        perspective=viewer.perspective,
        seq=viewer.seq,
        rewound_seq=viewer.rewound_seq,
        pending_count=len(viewer.pending),
        times=viewer.times,
        frames=viewer.frames[:],
    )


def restore(table: GameTable, body: bytes, log_length: int) -> bool:
    """Restore a new table from a snapshot, unless it is newer than a log of `log_length` events.  Returns whether it was done."""
    try:
        snapshot = read(zlib.decompress(body))
        if (snapshot.version, snapshot.format) != (VERSION, FORMAT) or snapshot.number > log_length:
            return False
        last = replay_positions(table, snapshot)
    except Exception as problem:  # any fault is harmless: the log is replayed instead
        logger.warning("a snapshot is not used", table=table.name, problem=f"{type(problem).__name__}: {problem}")
        return False
    table.number = table.snapshot_number = snapshot.number
    table.sitters, table.holders = snapshot.sitters, snapshot.holders
    table.decisions, table.undone = snapshot.decisions, snapshot.undone
    table.forfeited_seat, table.forfeit_reason = snapshot.forfeited_seat, snapshot.forfeit_reason
    table.undo_asked, table.consents = snapshot.undo_asked, set(snapshot.consents)
    table.undo_to, table.can_redo = snapshot.undo_to, snapshot.can_redo
    table.wants_rematch, table.hands_agreed = set(snapshot.wants_rematch), set(snapshot.hands_agreed)
    table.rematch_table, table.follow_ups, table.position_version = (
        snapshot.rematch_table,
        snapshot.follow_ups,
        snapshot.position_version,
    )
    table.position, table.round = last[-1], None
    table.update_round_views()
    table.previous_position = last[-2] if len(last) > 1 else last[-1]
    options = [option for _, option in snapshot.decisions]
    for history in (table.history, table.spectators.history):
        restore_history(history, options, snapshot.decision_count, last[0])
    if table.clocks is not None and snapshot.clocks is not None:
        clocks, saved = table.clocks, snapshot.clocks
        clocks.left, clocks.public_left = saved.left, saved.public_left
        clocks.public_decisions, clocks.free_given = saved.public_decisions, saved.free_given
        if table.position.seat >= 0:
            clocks.start(table.position.seat, saved.spent)
    table.end, table.spectators.end = snapshot.end, snapshot.public_end
    for viewer, holder, shown in zip(table.viewers, table.holders, snapshot.viewers, strict=True):
        restore_viewer(viewer, shown, last)
        viewer.seats = holder.seats  # the same list, so that giving up a seat changes both
    outside, *inside = snapshot.spectator_viewers
    restore_viewer(table.spectators.public_viewer, outside, last)
    table.spectators.seat_viewers = [restore_viewer(Viewer([], shown.perspective), shown, last) for shown in inside]
    table.presence.set_viewers([*table.viewers, *table.spectators.viewers], table.spectators.public_viewer)
    return True


def replay_positions(table: GameTable, snapshot: Snapshot) -> list[Position]:
    """Return the positions from the stored one up to the last one."""
    beginning = table.position
    assert beginning.origin is not None
    origin = (beginning.origin.setup, beginning.origin.seed, beginning.origin.scene)
    decisions = [option for _, option in snapshot.decisions]
    answers = tuple(snapshot.answers)
    found = [restore_position(table.rules, snapshot.base, answers, origin, decisions[: snapshot.decision_count])]
    for option in decisions[snapshot.decision_count :]:
        found.append(found[-1].play(option))
    return found


def restore_history(history: History, options: list[int], decision_count: int, position: Position) -> None:
    """Restore a history that is at its beginning."""
    history.options = options[:]
    if decision_count:
        history.checkpoints[decision_count] = position


def restore_viewer(viewer: Viewer, saved: SavedViewer, last: list[Position]) -> Viewer:
    viewer.seats, viewer.first_seat, viewer.perspective = saved.seats, saved.first_seat, saved.perspective
    viewer.seq, viewer.rewound_seq, viewer.times = saved.seq, saved.rewound_seq, saved.times
    viewer.frames = saved.frames
    viewer.pending = last[len(last) - saved.pending_count :]
    viewer.shown_position = last[-1 - saved.pending_count]
    viewer.shown_at = time.monotonic()
    return viewer
