"""A table: who sits there, and the game they play, as the log of the table tells it."""

from __future__ import annotations

import asyncio
import math
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from mankai import door
from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.server import passwords, records, steady, tokens
from mankai.server.clocks import Clocks
from mankai.server.course import Course
from mankai.server.eventlog import Key, Row
from mankai.server.gallery import End, Gallery
from mankai.server.messages import (
    Agreed,
    Chosen,
    Claimed,
    Conceded,
    Created,
    Entry,
    Flagged,
    Followed,
    Holder,
    Joined,
    Line,
    Redone,
    Refusal,
    Replaced,
    Returned,
    Rewound,
    Thought,
    UndoAnswered,
    UndoAsked,
    Wanted,
    read_entry,
    written,
)
from mankai.server.reader import Reader, Times, all_see

if TYPE_CHECKING:
    from mankai.server.connection import Connection


class GameTable:
    """The fold of its log, and who is connected to it now."""

    def __init__(self, name: str, created: Created) -> None:
        self.name = name
        self.created = created
        self.rules: Rules = door.game(created.game)
        if created.rules != self.rules.version:
            made_by = f"version {created.rules} of its rules" if created.rules else f"Mankai {created.version}"
            raise Refusal(
                "other_version",
                f"this table was set up by {made_by}, and this is version {self.rules.version} of the rules of {created.game}",
                409,
            )
        self.sitters = created.sitters
        self.holders = created.holders
        self.number = 1  # of the next event
        self.line: list[tuple[int, int]] = []  # who took what, without what was taken back
        self.done: dict[tuple[int, str], set[int]] = {}  # by seat and client: the messages that have been executed
        self.undone: list[list[tuple[int, int]]] = []  # what was taken back, the last at the end, until something else is done
        self.given_up = -1  # the seat that has lost otherwise than by the rules
        self.broken_off = ""  # how
        self.undo_asked = -1
        self.consents: set[int] = set()
        self.wants_rematch: set[int] = set()
        self.agreed: set[int] = set()  # the seats that let spectators see their hands
        self.follower: str | None = None
        self.changes = 0  # so many times the position has changed
        self.position = self.before = self.beginning()  # and the one before the last decision
        self.course = Course(self.position)
        self.clocks = Clocks(created.clock, self.rules.seats) if created.clock is not None else None
        self.gallery = Gallery(self.position, created.delay)
        self.end: End | None = None
        self.at = 0.0  # when what is being folded happened
        self.readers = [Reader(holder.seats) for holder in self.holders]
        for reader in self.readers:
            reader.see(self.position, 0, self.times())
        self.gallery.begin(self.times())
        for spelling in created.options:
            option = self.rules.option_spelled(spelling)
            self.choose(self.position.seat, option, self.position.play(option))
        self.settle()
        self.gallery.catch_up(steady.now())
        # From here on, nothing of the log: this is about the present.
        self.lock = asyncio.Lock()
        self.connections: dict[Reader, set[Connection]] = {reader: set() for reader in [*self.readers, self.gallery.outside]}
        self.away_since: dict[int, float] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.patron = ""  # the address of whoever sits here, for whom computers think
        self.alarm: asyncio.TimerHandle | None = None  # when a flag may fall
        self.curtain: asyncio.TimerHandle | None = None  # when spectators are told what they are told later
        self.chat: list[Line] = []
        self.since = time.monotonic()  # the decision under way has been, apart from what the log knows of
        self.used = time.monotonic()
        self.began = steady.now()  # to be in memory

    def beginning(self) -> Position:
        created = self.created
        if created.scene is not None:
            return self.rules.scene(created.scene)
        return self.rules.start(created.setup, int(created.seed))

    # The fold.

    def apply(self, entry: Entry, key: Key | None, position: Position | None = None, at: float = 0.0) -> None:
        """An event of the log has happened; `position` is the one it leads to, where that is known already."""
        self.number += 1
        self.at = at
        if key is not None:
            self.done.setdefault((key.seat, key.client), set()).add(key.message)
        if isinstance(entry, Chosen):
            self.charge(entry.spent)
            self.undone = []
            option = self.rules.option_spelled(entry.option)
            self.choose(entry.seat, option, position or self.position.play(option))
        elif isinstance(entry, Rewound):
            self.charge(entry.spent)
            self.rewind(entry.to)
        elif isinstance(entry, Redone):
            self.charge(entry.spent)
            for seat, option in self.undone.pop():
                self.choose(seat, option, self.position.play(option))
        elif isinstance(entry, Conceded):
            self.give_up(entry.seat, "conceded", entry.player)
        elif isinstance(entry, Flagged):
            self.give_up(entry.seat, "time", entry.player)
        elif isinstance(entry, Claimed):
            self.give_up(entry.seat, "claimed", "")
        elif isinstance(entry, Joined):
            self.join(entry)
        elif isinstance(entry, (Replaced, Returned)):
            self.sitters[entry.seat].kind = "bot" if isinstance(entry, Replaced) else "person"
            self.sitters[entry.seat].player = entry.player if isinstance(entry, Replaced) else ""
            self.changes += 1
            self.begin_thinking(entry.seat)
        elif isinstance(entry, Thought) and self.clocks is not None:
            self.clocks.thought, self.since = entry.spent, time.monotonic()
        else:
            self.note(entry)
        self.settle()

    def note(self, entry: Entry) -> None:
        """What somebody wishes or agrees to."""
        if isinstance(entry, UndoAsked):
            self.undo_asked, self.consents = entry.seat, set()
        elif isinstance(entry, UndoAnswered):
            self.consents |= set(entry.seats)
            if not entry.agrees:
                self.undo_asked, self.consents = -1, set()
        elif isinstance(entry, Agreed):
            self.agreed = self.agreed | set(entry.seats) if entry.hands else self.agreed - set(entry.seats)
        elif isinstance(entry, Wanted):
            self.wants_rematch |= set(entry.seats)
        elif isinstance(entry, Followed):
            self.follower = entry.table

    def join(self, entry: Joined) -> None:
        holder = self.holder_of(entry.seat)
        holder.secret, holder.nonce = entry.secret, entry.nonce
        was_open = self.sitters[entry.seat].kind == "open"
        self.sitters[entry.seat].kind, self.sitters[entry.seat].name = "person", entry.name
        if was_open and self.clocks is not None:
            self.begin_thinking(self.position.seat)
            for reader in self.readers:
                reader.repeat()
            self.gallery.tell(self.at, self.gallery.repeat)

    def choose(self, seat: int, option: int, position: Position) -> None:
        if self.clocks is not None:
            self.clocks.decided(all_see(self.position))
        self.line.append((seat, option))
        self.before, self.position = self.position, position
        self.undo_asked, self.consents = -1, set()
        self.changes += 1
        self.begin_thinking(position.seat)
        self.course.add(option, position)
        times = self.times()
        for reader in self.readers:
            reader.see(position, len(self.line), times)
        self.gallery.tell(self.at, partial(self.gallery.choose, option, position, times))

    def rewind(self, to: int) -> None:
        self.undone.append(self.line[to:])
        del self.line[to:]
        self.given_up, self.broken_off = -1, ""
        self.undo_asked, self.consents = -1, set()
        self.course.cut(to)
        if self.clocks is not None:
            self.clocks.rewind(to)
        self.position = self.course.position(to)
        self.before = self.course.position(max(to - 1, 0))
        self.changes += 1
        self.begin_thinking(self.position.seat)
        times = self.times()
        for reader in self.readers:
            reader.rewind(self.course.stretch(reader.kept(to) + 1, to), self.position, to, times)
        self.gallery.tell(self.at, partial(self.gallery.rewind, to, times))

    def give_up(self, seat: int, how: str, player: str) -> None:
        """A seat has lost, and the game is over; or, where others play on, `player` plays for it from now on."""
        self.changes += 1
        self.undone = []
        if not player:
            self.given_up, self.broken_off = seat, how
            for reader in self.readers:
                reader.show(len(self.line), self.times())
            return
        reader = self.readers[self.holders.index(self.holder_of(seat))]
        self.sitters[seat].kind, self.sitters[seat].player = "bot", player
        reader.seats.remove(seat)
        reader.repeat()
        self.begin_thinking(seat)

    def settle(self) -> None:
        """Spectators learn of the end, if there is one now; and see hands, if all whose hands they are agree."""
        end = End(self.ended, self.scores or []) if self.is_over else None
        if end != self.end:
            self.end = end
            self.gallery.tell(self.at, partial(self.gallery.conclude, end, len(self.line), self.times()))
        owners = {seat for reader in self.readers for seat in reader.seats}
        if bool(owners) and owners <= self.agreed:
            if not self.gallery.inside:
                self.gallery.open_hands()
                self.connections.update({reader: set() for reader in self.gallery.inside})
        elif self.gallery.inside:
            for reader in self.gallery.inside:
                for connection in self.connections.pop(reader):
                    connection.reader, connection.seq = self.gallery.outside, 0
                    self.connections[self.gallery.outside].add(connection)
            self.gallery.close_hands()

    # Time.

    def charge(self, spent: float) -> None:
        """Whoever decides has spent so many seconds on it."""
        if self.clocks is not None and self.position.seat >= 0:
            self.clocks.charge(self.position.seat, spent, all_see(self.position))

    def begin_thinking(self, seat: int) -> None:
        """If it is this seat that decides, its time begins now."""
        if self.clocks is not None and seat == self.position.seat:
            self.clocks.thought, self.since = 0.0, time.monotonic()

    @property
    def is_timed(self) -> bool:
        """Whether somebody's time runs now."""
        kinds = [sitter.kind for sitter in self.sitters]
        return self.clocks is not None and not self.is_over and "open" not in kinds and kinds[self.position.seat] == "person"

    def elapsed(self) -> float:
        """Seconds spent on the decision under way."""
        return self.clocks.thought + time.monotonic() - self.since if self.clocks is not None and self.is_timed else 0.0

    def spent(self) -> float:
        """What is charged to whoever decides, by what happens now."""
        return round(self.elapsed(), 3)

    def remaining(self) -> float:
        """Seconds until the flag of whoever decides falls."""
        assert self.clocks is not None
        return self.clocks.left[self.position.seat] + self.clocks.spare(all_see(self.position)) - self.elapsed()

    def times(self) -> Times | None:
        """What everybody may be told about the clocks now."""
        if self.clocks is None:
            return None
        return Times(self.clocks.seen[:], self.clocks.spare(True) if all_see(self.position) else 0.0)

    def clock(self, reader: Reader) -> dict[str, Any] | None:
        """The clocks as a reader may know them: its own as they are, others' as they were when the last state was shown.

        Whose clock runs is said of one's own, and of the one that was seen to decide then; whether that one still does is not.
        """
        if self.clocks is None or reader.times is None or reader.shown is None:
            return None
        left: list[float] = [math.ceil(seconds) for seconds in reader.times.seen]
        for seat in reader.seats:
            left[seat] = round(self.clocks.left[seat], 1)
        running, ran, spare = None, 0.0, 0.0
        kinds = [sitter.kind for sitter in self.sitters]
        decider = reader.shown.seat
        if decider >= 0 and kinds[decider] == "person" and "open" not in kinds and self.end_for(reader) is None:
            if decider not in reader.seats and all_see(reader.shown):
                running, ran, spare = decider, float(int(time.monotonic() - reader.shown_at)), reader.times.spare
            elif decider in reader.seats and not reader.passed:
                running, ran, spare = decider, round(self.elapsed(), 1), self.clocks.spare(all_see(self.position))
        set_to = self.clocks.clock
        return {
            "seconds": set_to.seconds,
            "free": set_to.free,
            "left": left,
            "running": running,
            "ran": ran,
            "spare": spare,
        }

    # What holds.

    @property
    def is_over(self) -> bool:
        return self.position.is_over or self.given_up >= 0

    @property
    def ended(self) -> str:
        return self.broken_off if self.given_up >= 0 else "played" if self.position.is_over else ""

    @property
    def scores(self) -> list[float] | None:
        if self.given_up >= 0:
            return [0.0 if seat == self.given_up else 1.0 for seat in range(self.rules.seats)]
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
        elif watch is not None and self.created.password:
            if tokens.fits(watch, self.created.watch):
                raise Refusal("needs_password", "this table has a password", 403)
            if tokens.fits(watch, tokens.hashed(passwords.ticket(self.created.password, self.created.watch))):
                found = self.gallery.outside
        elif watch is not None and tokens.fits(watch, self.created.watch):
            found = self.gallery.outside
        if found is None:
            raise Refusal("wrong_secret", "this secret or token does not fit this table", 401)
        return found

    def others(self, reader: Reader) -> list[int]:
        """The seats of people other than the reader, who must consent to what concerns them."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and seat not in reader.seats]

    def foreign(self, reader: Reader) -> list[int]:
        """The seats that somebody else holds or may still take: also open ones, and those of who is away and may return."""
        return [seat for other in self.readers if other is not reader for seat in other.seats]

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
        foreign = self.foreign(reader)
        # Who could have been told everything, since the game was over, takes nothing back from anybody.
        if to < 0 or (self.is_over and foreign) or self.broken_off == "time":
            return ""
        if not foreign:
            return "free"
        is_still_theirs = self.position.seat in reader.seats and to == len(self.line) - 1
        if is_still_theirs and not any([self.before.learnt(self.position, seat) for seat in range(self.rules.seats)]):
            return "free"
        return "ask" if set(foreign) <= self.people() else ""  # where somebody is not there, nobody can agree for them

    def can_redo(self, reader: Reader) -> bool:
        """Whether the reader took back what was taken back last, and nobody else had decided anything after it."""
        if not self.undone or self.is_over or not self.undone[-1]:
            return False
        seats = [seat for seat, _ in self.undone[-1]]
        return seats[0] in reader.seats and all([one in reader.seats or self.sitters[one].kind == "bot" for one in seats])

    def end_for(self, reader: Reader) -> End | None:
        """How the game ended, as far as the reader may know that it did."""
        return self.gallery.end if reader.who < 0 else self.end

    def grace(self, seconds: float) -> float:
        """For how long somebody may be away: never less than they may think about a decision for free."""
        return max(seconds, self.created.clock.free if self.created.clock is not None else 0.0)

    def hears(self, reader: Reader, line: Line) -> bool:
        """Players and spectators speak apart until the game is over; what is damaged nobody hears."""
        is_theirs = (line.seat is None) == (reader.who < 0) or self.end_for(reader) is not None
        return is_theirs and bool(line.text or line.notice)

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
        return 0.0 if self.is_here(seat) else steady.now() - self.away_since.get(seat, self.began)

    def is_here(self, seat: int) -> bool:
        return any([seat in reader.seats and bool(connections) for reader, connections in self.connections.items()])

    def state(self, reader: Reader, since: int) -> bytes:
        end = self.end_for(reader)
        content = reader.state(since, end is not None)
        is_late = reader.who < 0 and self.gallery.delay > 0
        content["undo"], content["redo"] = self.undo(reader), self.can_redo(reader)
        content["undo_asked"] = self.undo_asked if self.undo_asked >= 0 and not is_late else None
        content["over"] = end is not None
        content["ended"], content["scores"] = (end.ended, end.scores) if end is not None else ("", None)
        content["rematch"] = self.follower if end is not None else None
        content["clock"] = self.clock(reader)
        return written(content)

    def watching(self) -> dict[str, Any]:
        """Who looks on, and what they may see."""
        return {
            "type": "watching",
            "watchers": sum([len(self.connections[reader]) for reader in self.gallery.readers]),
            "delay": self.gallery.delay,
            "agreed": sorted(self.agreed),
            "hands": bool(self.gallery.inside),
        }

    def summary(self, reader: Reader) -> dict[str, Any]:
        shown, end = reader.shown, self.end_for(reader)
        return {
            "table": self.name,
            "game": self.rules.name,
            "seats": reader.seats,
            "decides": end is None and not reader.passed and shown is not None and shown.seat in reader.seats,
            "over": end is not None,
            "scores": end.scores if end is not None else None,
            "players": self.players(),
        }

    def story(self) -> records.Story:
        """The whole game, to be told again; only once it is over."""
        return records.Story(self.course.position(0), self.course.options[:])

    def outcome(self) -> dict[str, Any]:
        """What a replay says of it, before its frames."""
        return {
            "table": self.name,
            "game": self.rules.name,
            "players": self.players(),
            "scores": self.scores,
            "ended": self.ended,
        }

    def must_be_over(self, reader: Reader) -> None:
        """As far as the reader knows."""
        if self.end_for(reader) is None:
            raise Refusal("not_over", "the game is not over: until then nobody is told more than their seat may know", 409)


def folded(name: str, rows: list[Row]) -> GameTable:
    """The table as its log tells it."""
    table: GameTable | None = None
    now = steady.now()
    try:
        first = read_entry(rows[0].body)
        if not isinstance(first, Created) or [row.number for row in rows] != list(range(len(rows))):
            raise Refusal("damaged", "the log of this table has been damaged: something of it is missing", 500)
        table = GameTable(name, first)
        for row in rows[1:]:
            table.apply(read_entry(row.body), row.key, at=min(row.at, now))
        table.gallery.catch_up(now)
    except Refusal:
        raise
    except MankaiError as error:
        raise Refusal(
            "damaged", f"the log of this table cannot be played, from event {reached(table)} on: {error}", 500
        ) from None
    except Exception as error:  # whatever a damaged row can bring about
        problem = f"at event {reached(table)}: {type(error).__name__}"
        raise Refusal("damaged", f"the log of this table has been damaged, {problem}", 500) from None
    return table


def reached(table: GameTable | None) -> int:
    """The event that is being folded."""
    return table.number - 1 if table is not None else 0


def kind_of(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def row_of(table: str, number: int, entry: Entry, key: Key | None = None, body: bytes = b"") -> Row:
    return Row(table, number, kind_of(entry), body or written(entry), key)
