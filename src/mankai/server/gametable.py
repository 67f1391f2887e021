"""A table: who sits there, and the game they play, as the log of the table tells it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from mankai import door
from mankai.kernel.errors import MankaiError
from mankai.kernel.game import Rules
from mankai.kernel.position import Position
from mankai.kernel.version import VERSION
from mankai.server import records, tokens
from mankai.server.eventlog import Key, Row
from mankai.server.messages import (
    Chosen,
    Conceded,
    Created,
    Entry,
    Followed,
    Holder,
    Joined,
    Refusal,
    Replaced,
    Returned,
    Rewound,
    read_entry,
    written,
)
from mankai.server.reader import Reader

if TYPE_CHECKING:
    from mankai.server.connection import Connection

STRIDE = 16  # of so many positions one is kept, to come back to


class GameTable:
    """The fold of its log, and who is connected to it now."""

    def __init__(self, name: str, created: Created) -> None:
        if created.version != VERSION:
            raise Refusal("other_version", f"this table was set up by version {created.version}, this is {VERSION}", 409)
        self.name = name
        self.created = created
        self.rules: Rules = door.game(created.game)
        self.sitters = created.sitters
        self.holders = created.holders
        self.number = 1  # of the next event
        self.line: list[tuple[int, int]] = []  # who took what, without what was taken back
        self.done: dict[tuple[int, str], set[int]] = {}  # by seat and client: the messages that have been executed
        self.conceded = -1
        self.follower: str | None = None
        self.changes = 0  # so many times the position has changed
        self.position = self.before = self.beginning()  # and the one before the last decision
        self.landmarks: dict[int, Position] = {0: self.position}
        self.watcher = Reader([])
        self.readers = [Reader(holder.seats) for holder in self.holders]
        for reader in [*self.readers, self.watcher]:
            reader.see(self.position, 0)
        for option in created.options:
            self.choose(self.position.seat, option, self.position.play(option))
        # From here on, nothing of the log: this is about the present.
        self.lock = asyncio.Lock()
        self.connections: dict[Reader, set[Connection]] = {reader: set() for reader in [*self.readers, self.watcher]}
        self.away_since: dict[int, float] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.undo_asked = -1
        self.consents: set[int] = set()
        self.wants_rematch: set[int] = set()
        self.used = time.monotonic()
        self.began = time.time()  # to be in memory

    def beginning(self) -> Position:
        created = self.created
        if created.scene is not None:
            return self.rules.scene(created.scene)
        return self.rules.start(created.setup, int(created.seed))

    # The fold.

    def apply(self, entry: Entry, key: Key | None, position: Position | None = None) -> None:
        """An event of the log has happened; `position` is the one it leads to, where that is known already."""
        self.number += 1
        if key is not None:
            self.done.setdefault((key.seat, key.client), set()).add(key.message)
        if isinstance(entry, Chosen):
            self.choose(entry.seat, entry.option, position or self.position.play(entry.option))
        elif isinstance(entry, Rewound):
            self.rewind(entry.to)
        elif isinstance(entry, Conceded):
            self.concede(entry.seat, entry.player)
        elif isinstance(entry, Joined):
            holder = self.holder_of(entry.seat)
            holder.secret, holder.nonce = entry.secret, entry.nonce
            self.sitters[entry.seat].kind, self.sitters[entry.seat].name = "person", entry.name
        elif isinstance(entry, (Replaced, Returned)):
            self.sitters[entry.seat].kind = "bot" if isinstance(entry, Replaced) else "person"
            self.sitters[entry.seat].player = entry.player if isinstance(entry, Replaced) else ""
            self.changes += 1
        elif isinstance(entry, Followed):
            self.follower = entry.table

    def choose(self, seat: int, option: int, position: Position) -> None:
        self.line.append((seat, option))
        self.before, self.position = self.position, position
        self.changes += 1
        if len(self.line) % STRIDE == 0:
            self.landmarks[len(self.line)] = position
        for reader in [*self.readers, self.watcher]:
            reader.see(position, len(self.line))

    def rewind(self, to: int) -> None:
        del self.line[to:]
        self.conceded = -1
        for at in [at for at in self.landmarks if at > to]:
            del self.landmarks[at]
        self.position = self.position_at(to)
        self.before = self.position_at(max(to - 1, 0))
        self.changes += 1
        for reader in [*self.readers, self.watcher]:
            last = reader.kept(to)
            reader.rewind([self.position_at(at) for at in range(last + 1, to + 1)], self.position, to)

    def position_at(self, to: int) -> Position:
        """The position after so many decisions."""
        near = max([at for at in self.landmarks if at <= to])
        position = self.landmarks[near]
        for _, option in self.line[near:to]:
            position = position.play(option)
        return position

    def concede(self, seat: int, player: str) -> None:
        self.changes += 1
        if not player:
            self.conceded = seat
            for reader in [*self.readers, self.watcher]:
                reader.show(len(self.line))
            return
        reader = self.readers[self.holders.index(self.holder_of(seat))]
        self.sitters[seat].kind, self.sitters[seat].player = "bot", player
        reader.seats.remove(seat)
        reader.repeat()

    # What holds.

    @property
    def is_over(self) -> bool:
        return self.position.is_over or self.conceded >= 0

    @property
    def ended(self) -> str:
        return "conceded" if self.conceded >= 0 else "played" if self.position.is_over else ""

    @property
    def scores(self) -> list[float] | None:
        if self.conceded >= 0:
            return [0.0 if seat == self.conceded else 1.0 for seat in range(self.rules.seats)]
        return self.position.scores if self.position.is_over else None

    @property
    def bot_to_move(self) -> str:
        """The computer player that must decide now; empty when it is not for a computer to decide."""
        if self.is_over or self.sitters[self.position.seat].kind != "bot":
            return ""
        return self.sitters[self.position.seat].player

    def holder_of(self, seat: int) -> Holder:
        for holder in self.holders:
            if seat in holder.seats:
                return holder
        raise Refusal("not_possible", f"nobody holds seat {seat}")

    def reader_for(self, secret: str | None, watch: str | None) -> Reader:
        """Who it is that has this secret or token; 401 when nobody has."""
        found: Reader | None = None
        if secret is not None:
            for holder, reader in zip(self.holders, self.readers, strict=True):
                if tokens.fits(secret, holder.secret):
                    found = reader
        elif watch is not None and tokens.fits(watch, self.created.watch):
            found = self.watcher
        if found is None:
            raise Refusal("wrong_secret", "this secret or token does not fit this table", 401)
        return found

    def others(self, reader: Reader) -> list[int]:
        """The seats of people other than the reader, who must consent to what concerns them."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and seat not in reader.seats]

    def people(self) -> set[int]:
        return {seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"}

    def last_decision(self, reader: Reader) -> int:
        """The number of the reader's last decision; -1 when there is none."""
        for at in range(len(self.line) - 1, len(self.created.options) - 1, -1):
            if self.line[at][0] in reader.seats:
                return at
        return -1

    def undo(self, reader: Reader) -> str:
        """How the reader's last decision can be taken back: "free", "ask", or not at all."""
        to = self.last_decision(reader)
        others = self.others(reader)
        if to < 0 or (self.is_over and others):
            return ""
        if not others:
            return "free"
        is_still_theirs = self.position.seat in reader.seats and to == len(self.line) - 1
        if is_still_theirs and nothing_learnt(self.before, self.position):
            return "free"
        return "ask"

    # What is said about it.

    def players(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for seat, sitter in enumerate(self.sitters):
            here = sitter.kind == "bot" or self.is_here(seat)
            away = None if here or sitter.kind == "open" else self.away_since.get(seat)
            found.append({"seat": seat, "name": sitter.name, "kind": sitter.kind, "here": here, "away_since": away})
        return found

    def absence(self, seat: int) -> float:
        """For how many seconds a person has been away, as far as this server knows."""
        return 0.0 if self.is_here(seat) else time.time() - self.away_since.get(seat, self.began)

    def is_here(self, seat: int) -> bool:
        return any([seat in reader.seats and bool(connections) for reader, connections in self.connections.items()])

    def state(self, reader: Reader, since: int) -> bytes:
        content = reader.state(since, self.is_over)
        content["undo"] = self.undo(reader)
        content["undo_asked"] = self.undo_asked if self.undo_asked >= 0 else None
        content["over"], content["ended"], content["scores"] = self.is_over, self.ended, self.scores
        content["rematch"] = self.follower
        return written(content)

    def summary(self, reader: Reader) -> dict[str, Any]:
        shown = reader.shown
        return {
            "table": self.name,
            "game": self.rules.name,
            "seats": reader.seats,
            "decides": not self.is_over and not reader.passed and shown is not None and shown.seat in reader.seats,
            "over": self.is_over,
            "scores": self.scores,
            "players": self.players(),
        }

    def story(self) -> list[Position]:
        """All positions of the game, in order."""
        positions = [self.landmarks[0]]
        for _, option in self.line:
            positions.append(positions[-1].play(option))
        return positions

    def replay(self, eyes: str) -> dict[str, Any]:
        """The whole game as a seat, a spectator ("none") or everybody together ("all") saw it; only once it is over."""
        self.must_be_over()
        frames = records.frames(self.rules, self.story(), [option for _, option in self.line], eyes)
        return {
            "table": self.name,
            "game": self.rules.name,
            "players": self.players(),
            "scores": self.scores,
            "ended": self.ended,
            "frames": frames,
        }

    def record(self) -> dict[str, Any]:
        self.must_be_over()
        return self.position.record

    def must_be_over(self) -> None:
        if not self.is_over:
            raise Refusal("not_over", "the game is not over: until then nobody is told more than their seat may know", 409)


def folded(name: str, rows: list[Row]) -> GameTable:
    """The table as its log tells it."""
    first = read_entry(rows[0].body)
    if not isinstance(first, Created):
        raise Refusal("broken", "the log of this table does not begin with its set-up", 500)
    try:
        table = GameTable(name, first)
        for row in rows[1:]:
            table.apply(read_entry(row.body), row.key)
    except MankaiError as error:
        raise Refusal("broken", f"the log of this table cannot be played: {error}", 500) from None
    return table


def kind_of(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def row_of(table: str, number: int, entry: Entry, key: Key | None = None, body: bytes = b"") -> Row:
    return Row(table, number, kind_of(entry), body or written(entry), key)


def nothing_learnt(before: Position, after: Position) -> bool:
    """Whether nobody knows a card now that they did not know before, and no luck was used."""
    if before.now.luck != after.now.luck:
        return False
    knew = knowing(before)
    return not any([mask & ~knew.get(card, 0) for card, mask in knowing(after).items()])


def knowing(position: Position) -> dict[int, int]:
    """By card: who knows it, as bits."""
    eyes, known = position.rules.eyes, position.now.known
    return {card: eyes[zone] | known.get(card, 0) for zone, cards in enumerate(position.now.zones) for card in cards}
