"""Snapshots: how a table with a long log stood, so that it need not be played from the beginning when it comes back.

The log is what counts.  A snapshot that another version has written, or that cannot be read, is not used: then all is folded.
"""

from __future__ import annotations

import time
import zlib
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from mankai.kernel.position import Position, address_of, unpickled
from mankai.kernel.version import VERSION
from mankai.server.clocks import Times
from mankai.server.course import Course
from mankai.server.entries import Holder, Led, Sitter
from mankai.server.gallery import End
from mankai.server.gametable import GameTable
from mankai.server.reader import Frame, Reader

FORMAT = 3
QUICK = 1  # of the ways to compress, the one that takes least time
logger = structlog.get_logger()
Taken = tuple[int, int]  # who took what


class KeptReader(Struct, array_like=True):
    """What a reader was shown.  Of the positions it has passed only their number is kept: they are the last ones."""

    seats: list[int]
    who: int
    eyes: int | None
    seq: int
    rewound: int
    passed: int
    times: Times | None
    frames: list[Frame]


class KeptClocks(Struct, array_like=True):
    """What has been spent."""

    left: list[float]
    seen: list[float]
    thought: float
    made: list[bool]
    begun: list[int]


class Snapshot(Struct, array_like=True):
    """All that the fold of a log up to event `number` has come to."""

    version: str
    format: int
    number: int
    sitters: list[Sitter]
    holders: list[Holder]
    line: list[Taken]
    undone: list[list[Taken]]
    given_up: int
    broken_off: str
    undo_asked: int
    consents: list[int]
    wants_rematch: list[int]
    agreed: list[int]
    follower: str | None
    changes: int
    at: int  # the number of decisions before the position that is kept: those after it are played anew
    base: list[Any]
    answers: list[int]
    clocks: KeptClocks | None
    end: End | None
    end_seen: End | None
    readers: list[KeptReader]
    gallery: list[KeptReader]
    led: list[Led]
    undo_to: int
    can_redo: bool


write = msgspec.msgpack.Encoder().encode
read = msgspec.msgpack.Decoder(Snapshot).decode


def taken(table: GameTable) -> bytes:
    """How a table stands, as it is kept; empty where it cannot be kept now."""
    snapshot = snapshot_of(table)
    return compressed(snapshot) if snapshot is not None else b""


def snapshot_of(table: GameTable) -> Snapshot | None:
    """How a table stands, to be compressed: nothing in it changes with the table, and little is copied.

    None while somebody is still to be told something, or in a round, which only the log can tell.
    """
    if table.gallery.waiting or table.veil.waiting or table.round is not None:
        return None
    readers = [*table.readers, *table.gallery.readers]
    if any([position.stops > 0 for reader in readers for position in reader.passed]):  # a piece of which may have been shown
        return None
    at = max(0, len(table.line) - max(1, *[len(reader.passed) for reader in readers]))
    position = table.course.position(at)
    clocks = table.clocks
    spent = None
    if clocks is not None:
        thought = clocks.thought[table.position.seat] if table.position.seat >= 0 else 0.0
        spent = KeptClocks(clocks.left[:], clocks.seen[:], thought, clocks.made[:], clocks.begun[:])
    sitters = [replace(sitter) for sitter in table.sitters]
    holders = [replace(holder, seats=holder.seats[:]) for holder in table.holders]
    return Snapshot(
        VERSION, FORMAT, table.number, sitters, holders, table.line[:], table.undone[:], table.given_up, table.broken_off,
        table.undo_asked, sorted(table.consents), sorted(table.wants_rematch), sorted(table.agreed), table.follower,
        table.changes, at, position.base.data(), list(position.answers),
        spent,
        table.end, table.gallery.end, [kept(reader) for reader in table.readers],
        [kept(reader) for reader in table.gallery.readers], table.led[:], table.undo_to, table.can_redo,
    )  # fmt: skip


def compressed(snapshot: Snapshot) -> bytes:
    """A snapshot as it is kept.  It takes a while, and so is done in a thread."""
    return zlib.compress(write(snapshot), QUICK)


def kept(reader: Reader) -> KeptReader:
    passed, frames = len(reader.passed), reader.frames[:]
    return KeptReader(reader.seats[:], reader.who, reader.eyes, reader.seq, reader.rewound, passed, reader.times, frames)


def restore(table: GameTable, body: bytes, most: int) -> bool:
    """Bring a table at its beginning to where it stood, unless that was after event `most`; whether it was done."""
    try:
        snapshot = read(zlib.decompress(body))
        if (snapshot.version, snapshot.format) != (VERSION, FORMAT) or snapshot.number > most:
            return False
        last = positions(table, snapshot)
    except Exception as problem:  # whatever it is, the log knows better
        logger.warning("what was kept of a table is not used", table=table.name, problem=f"{type(problem).__name__}: {problem}")
        return False
    table.number = table.kept = snapshot.number
    table.sitters, table.holders = snapshot.sitters, snapshot.holders
    table.line, table.undone = snapshot.line, snapshot.undone
    table.given_up, table.broken_off = snapshot.given_up, snapshot.broken_off
    table.undo_asked, table.consents = snapshot.undo_asked, set(snapshot.consents)
    table.undo_to, table.can_redo = snapshot.undo_to, snapshot.can_redo
    table.wants_rematch, table.agreed = set(snapshot.wants_rematch), set(snapshot.agreed)
    table.follower, table.led, table.changes = snapshot.follower, snapshot.led, snapshot.changes
    table.position, table.round = last[-1], None
    table.stand_all_apart()
    table.before = last[-2] if len(last) > 1 else last[-1]
    options = [option for _, option in snapshot.line]
    for course in (table.course, table.gallery.course):
        go_on(course, options, snapshot.at, last[0])
    if table.clocks is not None and snapshot.clocks is not None:
        clocks, saved = table.clocks, snapshot.clocks
        clocks.left, clocks.seen, clocks.made, clocks.begun = saved.left, saved.seen, saved.made, saved.begun
        if table.position.seat >= 0:
            clocks.begin(table.position.seat, saved.thought)
    table.end, table.gallery.end = snapshot.end, snapshot.end_seen
    for reader, holder, saw in zip(table.readers, table.holders, snapshot.readers, strict=True):
        see_again(reader, saw, last)
        reader.seats = holder.seats  # which are given up in both places
    outside, *inside = snapshot.gallery
    see_again(table.gallery.outside, outside, last)
    table.gallery.inside = [see_again(Reader([], saw.eyes), saw, last) for saw in inside]
    table.company.fit([*table.readers, *table.gallery.readers], table.gallery.outside)
    return True


def positions(table: GameTable, snapshot: Snapshot) -> list[Position]:
    """Those from the one that was kept up to the last one."""
    beginning = table.position
    assert beginning.origin is not None
    origin = (beginning.origin.setup, beginning.origin.seed, beginning.origin.scene)
    decisions = [option for _, option in snapshot.line]
    answers = tuple(snapshot.answers)
    address = address_of(table.rules)
    found = [unpickled(*address, snapshot.base, answers, origin, decisions[: snapshot.at], [])]
    for option in decisions[snapshot.at :]:
        found.append(found[-1].play(option))
    return found


def go_on(course: Course, options: list[int], at: int, position: Position) -> None:
    """A course at its beginning has come so far."""
    course.options = options[:]
    if at:
        course.landmarks[at] = position


def see_again(reader: Reader, saw: KeptReader, last: list[Position]) -> Reader:
    reader.seats, reader.who, reader.eyes = saw.seats, saw.who, saw.eyes
    reader.seq, reader.rewound, reader.times = saw.seq, saw.rewound, saw.times
    reader.frames = saw.frames
    reader.passed = last[len(last) - saw.passed :]
    reader.shown = last[-1 - saw.passed]
    reader.shown_at = time.monotonic()
    return reader
