"""A table: who sits there, and the game they play, as it stands after what the log of the table tells."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from mankai import door
from mankai.kernel.position import Position
from mankai.kernel.records import resume
from mankai.kernel.rules import ABOUT_NOTHING, Rules
from mankai.server import steady
from mankai.server.alarms import Alarm
from mankai.server.clocks import Clocks, Times
from mankai.server.company import Company
from mankai.server.course import Course
from mankai.server.entries import Created, Holder, Led, Line
from mankai.server.executed import Executed
from mankai.server.gallery import End, Gallery
from mankai.server.reader import Reader, all_see
from mankai.server.refusals import Refusal
from mankai.server.rounds import Round
from mankai.server.veil import Habit, Veil

if TYPE_CHECKING:
    from mankai.server.connection import Connection


class GameTable:
    """What holds, and the verbs of what can happen; `fold` calls them for every entry of the log."""

    def __init__(self, name: str, created: Created, at: float = 0.0) -> None:
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
        self.done = Executed()
        self.undone: list[list[tuple[int, int]]] = []  # what was taken back, the last at the end, until something else is done
        self.given_up = -1  # the seat that has lost otherwise than by the rules
        self.broken_off = ""  # how
        self.undo_asked, self.undo_to = -1, -1  # the seat that asks for an undo, and from which decision on
        self.can_redo = True  # what was taken back last, as far as others are concerned
        self.consents: set[int] = set()
        self.wants_rematch: set[int] = set()
        self.agreed: set[int] = set()  # the seats that let spectators see their hands
        self.agreements = 0  # so often somebody has agreed to that, or no longer
        self.follower: str | None = None
        self.led: list[Led] = []  # the tables to which the game has led
        self.changes = 0  # so many times the position has changed
        self.taught_at, self.taught = -1, False  # after which change somebody was last looked at, and what was found
        self.position = self.before = self.beginning()  # and the one before the last decision
        self.course = Course(self.position)
        self.clocks = Clocks(created.clock, self.rules.seats) if created.clock is not None else None
        self.gallery = Gallery(self.position, created.delay)
        self.end: End | None = None
        self.at = at  # when what is being folded happened
        self.readers = [Reader(holder.seats) for holder in self.holders]
        for reader in self.readers:
            reader.see(self.position, 0, self.times())
        self.gallery.begin(at, self.times())
        self.round: Round | None = None  # in which several people decide at the same time
        self.begin_round(0)
        # From here on, nothing of the log: this is about the present.
        self.company = Company([*self.readers, *self.gallery.readers])
        self.veil = Veil()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.patron = ""  # the address of whoever sits here, for whom computers think
        self.alarm: Alarm | None = None  # when a flag may fall
        self.curtain: Alarm | None = None  # when spectators are told what they are told later
        self.counting: asyncio.Task[None] | None = None  # everybody is about to be told how many look on
        self.catching_up: asyncio.Task[None] | None = None  # many connections are being told something, or how it stands
        self.broadcasts: deque[tuple[bytes, list[Connection]]] = deque()  # what is still to be told, and to whom
        self.is_full = False  # its log takes no more decisions
        self.chat: list[Line] = []
        self.used = time.monotonic()
        self.kept = 0  # the number of the event before which it was last kept how it stands

    def beginning(self) -> Position:
        created = self.created
        if created.scene is not None:
            return self.rules.scene(created.scene)
        return resume(self.rules, created.setup, int(created.seed))

    # What can happen.

    def begin(self) -> None:
        """What was chosen before there was this table is chosen here too."""
        for spelling in self.created.options:
            option = self.rules.option_spelled(spelling)
            self.choose(self.position.seat, option, self.position.play(option))
        self.settle()
        self.gallery.catch_up(steady.now())

    def choose(self, seat: int, option: int, position: Position) -> None:
        """Whoever decides takes an option, which leads to a position."""
        was_open, before = all_see(self.position), self.position
        if self.clocks is not None:
            self.clocks.decided(was_open)
        is_within = self.round is not None and position.together == self.round.first.together
        was_answered = self.has_answered(seat)
        if self.round is not None:
            self.round.take(seat, option, self.round.turns(seat, self.line))
        if self.sitters[seat].kind == "person":
            self.company.arrived.add(seat)
        self.line.append((seat, option))
        self.before, self.position = before, position
        if was_open:  # of other decisions nobody else knows: an undo that is asked for must not be over by one
            self.undo_asked, self.undo_to, self.consents = -1, -1, set()
        self.changes += 1
        if not is_within:
            self.all_begin_thinking()
        elif not was_answered:
            self.begin_thinking(seat)
        self.course.add(option, position)
        is_quiet = self.rules.verbs[self.rules.verb_of[option]].about == ABOUT_NOTHING
        if before.is_answering and is_quiet and self.is_watched_by_others(seat):
            self.veil.learn(self.reader_of(seat), self.at)
        if position.is_over:
            self.lift_veil(self.at)
        at = len(self.line)
        pieces = before.pieces(option) if position.stops else [position]
        owed: dict[int, float] = {}  # seconds of silence for which clocks must be seen to have run
        for stop in pieces[:-1]:
            self.let_veil_fall(stop)
            self.stop_at(stop, at, owed)
        self.let_veil_fall(pieces[-1])
        times = self.times(owed)
        for reader in self.readers:
            seen = position if self.sees_whole(reader, pieces) else pieces[-1]
            self.tell(reader, at, partial(reader.see, seen, at, times, is_within))
        happening = partial(self.gallery.choose, option, position, pieces[-1], times, is_within)
        self.tell(self.gallery.outside, at, partial(self.tell_gallery, happening))
        if is_within:
            self.stand_apart(seat)
        else:
            self.begin_round(at)

    def stop_at(self, stop: Position, at: int, owed: dict[int, float]) -> None:
        """Others see a rest at which there was but one option as they would see one at which there were more."""
        times = self.times(owed, True)
        for reader in self.readers:
            if stop.seat not in reader.seats:
                self.tell(reader, at, partial(reader.see, stop, at, times))
        self.tell(self.gallery.outside, at, partial(self.tell_gallery, partial(self.gallery.stop_at, stop, at, times)))
        if self.is_watched_by_others(stop.seat) and not self.position.is_over:
            seconds = self.veil.fall(self.reader_of(stop.seat), False)
            self.wait_for(stop.seat, self.position)
            if self.clocks is not None:
                self.veil.charges.append((stop.seat, seconds))
                owed[stop.seat] = owed.get(stop.seat, 0.0) + self.clocks.cost(seconds)

    def sees_whole(self, reader: Reader, pieces: list[Position]) -> bool:
        """Whether a reader is shown none of the rests on the way, because they are all their own."""
        return all([stop.seat in reader.seats for stop in pieces[:-1]])

    def begin_round(self, at: int) -> None:
        """If people decide at the same time from decision `at` on, each stands apart until all have."""
        self.round = Round(self.position, at) if len(self.holders) > 1 and self.position.together >= 0 else None
        if self.clocks is not None:
            self.clocks.begin_round()
        self.stand_all_apart()

    def stand_all_apart(self) -> None:
        first, given = (self.round.first, self.round.given) if self.round is not None else (None, {})
        for reader in self.readers:  # who does not know yet that there is a round learns of it later
            reader.stand_apart(None if reader.is_veiled else first, given)

    def stand_apart(self, seat: int) -> None:
        """A seat has decided something in a round: whose seat it is sees that, and nobody else."""
        assert self.round is not None
        for reader in self.readers:
            if seat in reader.seats:
                reader.stand_apart(self.round.first, self.round.given)
                reader.repeat()

    def answer_beforehand(self, seat: int, option: int) -> None:
        """Somebody decides in a round before it is their turn."""
        assert self.round is not None
        self.round.give(seat, option)
        self.company.arrived.add(seat)
        self.begin_thinking(seat)
        self.stand_apart(seat)

    def withdraw(self, seat: int) -> None:
        """Somebody takes their last answer in a round back: others have not learnt of it, and do not learn of this."""
        assert self.round is not None
        self.round.withdraw(seat)
        if self.round.turns(seat, self.line) > len(self.round.answers(seat)):
            to = max([at for at, (one, _) in enumerate(self.line) if one == seat])
            for reader in self.readers:
                reader.unsee(len(self.line) - to)
            self.go_back(to)
            self.gallery.tell(self.at, partial(self.gallery.unsee, to))
        self.begin_thinking(seat)
        self.stand_apart(seat)

    def go_back(self, to: int) -> None:
        """The game stands as it stood after so many decisions."""
        del self.line[to:]
        self.course.cut(to)
        if self.clocks is not None:
            self.clocks.rewind(to)
        self.position = self.course.position(to)
        self.before = self.course.position(max(to - 1, 0))
        self.changes += 1

    def rewind(self, to: int) -> None:
        """All decisions from number `to` on are taken back."""
        self.undone.append(self.line[to:])
        self.given_up, self.broken_off = -1, ""
        self.undo_asked, self.undo_to, self.consents = -1, -1, set()
        self.can_redo = not self.could_be_answered(to)
        # Of what is still hidden nobody need ever know what is taken back.
        self.lift_veil(self.at, to)
        self.go_back(to)
        self.all_begin_thinking()
        times = self.times()
        for reader in self.readers:
            reader.rewind(self.course.stretch(reader.kept(to) + 1, to), self.position, to, times)
        self.gallery.tell(self.at, partial(self.gallery.rewind, to, times))
        self.find_round(to)

    def could_be_answered(self, to: int) -> bool:
        """Whether another person might have answered anything since decision `to`: whether they did must not be learnt."""
        positions = self.course.stretch(to + 1, len(self.line))
        return any([self.is_watched_by_others(seat) for position in positions for seat in position.answerers])

    def find_round(self, to: int) -> None:
        """The round in the middle of which decision `to` is, with what had been decided in it."""
        at = self.course.since(to, lambda position: position.together == self.position.together >= 0)
        self.begin_round(at)
        if self.round is not None:
            self.round.first = self.course.position(at)
            for turn in range(at, to):
                self.round.give(*self.line[turn])
            self.stand_all_apart()

    def give_up(self, seat: int, how: str, player: str) -> None:
        """A seat has lost, and the game is over; or, where others play on, `player` plays for it from now on."""
        self.changes += 1
        self.undone = []
        if not player:
            self.given_up, self.broken_off = seat, how
            self.lift_veil(self.at)
            for reader in self.readers:
                reader.show(len(self.line), self.times())
            return
        reader = self.reader_of(seat)
        self.sitters[seat].kind, self.sitters[seat].player = "bot", player
        self.stop_waiting(reader)
        reader.seats.remove(seat)
        self.stand_all_apart()
        reader.repeat()
        self.begin_thinking(seat)

    def hand_over(self, seat: int, player: str) -> None:
        """A computer plays for somebody who is away or has never come; or, without one, they play on themselves."""
        sitter = self.sitters[seat]
        was_open = sitter.kind == "open"
        sitter.kind, sitter.player = "bot" if player else "person", player
        if player:
            self.stop_waiting(self.reader_of(seat))
        self.changes += 1
        self.begin_thinking(seat)
        if was_open:
            sitter.name = sitter.name or player
            self.fill_seat()

    def stop_waiting(self, reader: Reader) -> None:
        if reader in self.veil.awaited:
            self.veil.go_on(reader)

    def join(self, seat: int, name: str, secret: str, nonce: str, watch: str = "") -> None:
        """Somebody has come with an invite."""
        holder = self.holder_of(seat)
        holder.secret, holder.nonce, holder.watch = secret, nonce, watch
        sitter = self.sitters[seat]
        kind = sitter.kind
        sitter.kind, sitter.name, sitter.player = "person", name, ""
        self.company.expect(seat)
        if kind == "bot":  # which has played there meanwhile
            self.changes += 1
            self.begin_thinking(seat)
        elif kind == "open":
            self.fill_seat()

    def fill_seat(self) -> None:
        """A seat is open no more: time runs once none is."""
        if self.clocks is not None:
            self.all_begin_thinking()
            for reader in self.readers:
                reader.repeat()
            self.gallery.tell(self.at, self.gallery.repeat)

    def settle(self) -> None:
        """Spectators learn of the end, if there is one now; and see hands, if all whose hands they are agree."""
        end = End(self.ended, self.scores or []) if self.is_over else None
        if end != self.end:
            self.end = end
            self.gallery.tell(self.at, partial(self.gallery.conclude, end, len(self.line), self.times()))
        owners = self.owners()
        shows_hands = bool(owners) and owners <= self.agreed and self.gallery.has_begun
        if shows_hands != bool(self.gallery.inside):
            if shows_hands:
                self.gallery.open_hands()
            else:
                self.gallery.close_hands()
            self.company.fit([*self.readers, *self.gallery.readers], self.gallery.outside)

    def shows_hands_without(self, seat: int) -> bool:
        """Whether spectators will see hands, and do not yet, once this seat is given up."""
        return not self.gallery.inside and bool(self.owners() - {seat}) and self.owners() - {seat} <= self.agreed

    def owners(self) -> set[int]:
        """The seats whose hands are shown only if those agree who hold them."""
        return {seat for reader in self.readers for seat in reader.seats}

    # What is shown later.

    def is_watched_by_others(self, seat: int) -> bool:
        """Whether a person sits there, and another elsewhere."""
        return self.sitters[seat].kind == "person" and bool(self.people() - set(self.reader_of(seat).seats))

    def let_veil_fall(self, position: Position) -> None:
        """Where a person might have answered, asked or not, others do not see at once that it has gone on."""
        if position.is_over:
            return
        last = len(position.answerers) - 1
        for number, seat in enumerate(position.answerers):
            if self.is_watched_by_others(seat):
                is_asked = position.is_answering and number == last
                self.veil.fall(self.reader_of(seat), is_asked)
                if not is_asked:
                    self.wait_for(seat, position)

    def wait_for(self, seat: int, position: Position) -> None:
        """For somebody who is not asked here: until they are at the table, and until they go on, where they want to be asked."""
        reader = self.reader_of(seat)
        most = math.inf if self.clocks is None else self.clocks.most(seat)
        if not self.company.is_here(seat):
            self.veil.wait_for(reader, most, is_away=True)
        elif position.seat != seat and reader in self.company.asks and reader.is_open(position):
            self.veil.wait_for(reader, most)

    def wait_for_those_who_left(self) -> None:
        """Who has left in the silence is waited for: had they been asked, they could not have answered."""
        for reader in self.veil.answerers:
            is_asked = self.position.seat in reader.seats
            seat = next((seat for seat in reader.seats if self.sitters[seat].kind == "person"), -1)
            if seat >= 0 and not is_asked and reader not in self.veil.waited_for and not self.company.is_here(seat):
                self.wait_for(seat, self.position)

    def habits_for(self, follower: GameTable) -> dict[Reader, Habit]:
        """What is known of how long people take, at a table where the same sit."""
        pairs = zip(self.readers, follower.readers, strict=True)
        return {there: self.veil.habits[here] for here, there in pairs if here in self.veil.habits}

    def tell_due(self, now: float) -> None:
        """Everybody is told what was hidden from them long enough.

        The veil is up once somebody decides who has seen all of that as late as the others.
        """
        veil = self.veil
        was_veiled = self.is_decider_veiled
        self.at = now
        while veil.waiting and not veil.awaited and veil.waiting[0].due <= now:
            veil.waiting.pop(0).tell()
        late = [one.reader for one in veil.waiting]
        readers = [*self.readers, self.gallery.outside]
        for reader in readers:
            reader.is_veiled = reader in late
        if not veil.is_waiting and not self.is_decider_ahead:
            veil.clear()
        if was_veiled and not self.is_decider_veiled:
            self.stand_all_apart()
            self.begin_thinking(self.position.seat)

    def lift_veil(self, now: float, to: int | None = None) -> None:
        """Everybody is told what was hidden from them; only of the first `to` decisions, where the others are taken back."""
        veil = self.veil
        if not veil.is_down:
            return
        waiting = veil.waiting
        veil.clear()
        was_veiled = self.is_decider_veiled
        for late in waiting:
            late.reader.is_veiled = False
        self.at = now
        for late in waiting:
            if to is None or late.at <= to:
                late.tell()
        if was_veiled:
            self.stand_all_apart()
            self.begin_thinking(self.position.seat)

    @property
    def is_decider_ahead(self) -> bool:
        """Whether it is for somebody to decide who sees everything at once, and others later: they think meanwhile."""
        seat = self.position.seat
        return seat >= 0 and self.sitters[seat].kind == "person" and not self.veil.hides(self.reader_of(seat))

    @property
    def is_decider_veiled(self) -> bool:
        """Whether it is for somebody to decide who does not know it yet."""
        return any([reader.is_veiled and self.position.seat in reader.seats for reader in self.readers])

    def tell(self, reader: Reader, at: int, tell: Callable[[], object]) -> None:
        """Now, or once the veil is lifted."""
        if self.veil.hides(reader):
            reader.is_veiled = True
            self.veil.hide(at, reader, tell)
        else:
            tell()

    def tell_gallery(self, happening: Callable[[], None]) -> None:
        self.gallery.tell(self.at, happening)

    # Time.

    def arrive(self, reader: Reader) -> bool:
        """Somebody is here, whose time may run from now on; whether others must be shown that it does."""
        new = [seat for seat in reader.seats if self.is_awaited(seat)]
        self.company.arrived.update(new)
        for seat in new:
            self.begin_thinking(seat)
        if self.clocks is None or self.position.seat not in new or self.is_over:
            return False
        for other in self.readers:
            if other is not reader:
                other.repeat()
        self.gallery.tell(steady.now(), self.gallery.repeat)
        return True

    def is_awaited(self, seat: int) -> bool:
        """Whether nobody has come to a seat of a room's table yet: they may still play at another, and no time of theirs runs."""
        return bool(self.created.room) and seat not in self.company.arrived

    def charge(self, seat: int, spent: float) -> None:
        """Somebody who decides has spent so many seconds on it."""
        if self.clocks is not None and seat >= 0:
            self.clocks.charge(seat, spent, all_see(self.position), self.turn(seat))

    def begin_thinking(self, seat: int) -> None:
        """If this seat decides, its time begins now."""
        if self.clocks is not None and seat >= 0:
            self.clocks.begin(seat)

    def all_begin_thinking(self) -> None:
        for seat in range(self.rules.seats):
            self.begin_thinking(seat)

    def turn(self, seat: int) -> int:
        """In a round: the number of a seat's next answer; -1 elsewhere."""
        return len(self.round.answers(seat)) if self.round is not None else -1

    def has_answered(self, seat: int) -> bool:
        """Whether in a round a seat has answered in advance what it is asked next."""
        return self.round is not None and self.round.turns(seat, self.line) < self.turn(seat)

    def times(self, owed: dict[int, float] | None = None, is_open: bool = False) -> Times | None:
        """What everybody may be told about the clocks now; `owed` is what seats will have been charged, by then."""
        if self.clocks is None:
            return None
        times = self.clocks.times(is_open or all_see(self.position))
        seen = [max(0.0, left - (owed or {}).get(seat, 0.0)) for seat, left in enumerate(times.seen)]
        return Times(seen, times.spare)

    def timed(self) -> list[int]:
        """The seats whose time runs now: of whoever decides, and in a round of all who are still asked something."""
        if self.clocks is None or self.is_over or self.is_full:  # nobody loses on time who cannot decide
            return []
        kinds = [sitter.kind for sitter in self.sitters]
        if "open" in kinds:
            return []
        deciding = [] if self.is_decider_veiled else [self.position.seat]
        if self.round is not None:
            deciding = [reader.eyes for reader in self.readers if reader.is_asked_apart and reader.eyes is not None]
        return [seat for seat in deciding if kinds[seat] == "person" and not self.is_awaited(seat)]

    def spent(self, seat: int) -> float:
        """What is charged to a seat that decides, by what happens now."""
        return round(self.clocks.elapsed(seat), 3) if self.clocks is not None and seat in self.timed() else 0.0

    def remaining(self, seat: int) -> float:
        """Seconds until the flag of a seat that decides falls."""
        assert self.clocks is not None
        return self.clocks.remaining(seat, all_see(self.position), self.turn(seat))

    def soonest(self) -> float:
        """Seconds until a flag may fall, where somebody's time runs."""
        return min([self.remaining(seat) for seat in self.timed()])

    # What holds.

    def is_over_without(self, seat: int) -> bool:
        """Whether giving this seat up ends the game: not where others play on, or wait for the games to which it leads."""
        return self.rules.seats == 2 and not (door.leads_on(self.rules) and len(self.people() - {seat}) > 0)

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
        """The computer player that must decide now; empty where it is for a person, or people do not see yet that it is."""
        if self.is_over or self.sitters[self.position.seat].kind != "bot" or self.veil.is_waiting:
            return ""
        return self.sitters[self.position.seat].player

    def end_for(self, reader: Reader) -> End | None:
        """How the game ended, as far as the reader may know that it did."""
        return self.gallery.end if reader.who < 0 else self.end

    def holder_of(self, seat: int) -> Holder:
        for holder in self.holders:
            if seat in holder.seats:
                return holder
        raise Refusal("not_possible", f"nobody holds seat {seat}")

    def reader_of(self, seat: int) -> Reader:
        return self.readers[self.holders.index(self.holder_of(seat))]

    def has_taught(self) -> bool:
        """Whether anybody has learnt anything by the last decision."""
        if self.taught_at != self.changes:
            self.taught_at = self.changes
            others_first = sorted(range(self.rules.seats), key=self.before.seat.__eq__)
            self.taught = any(self.before.learnt(self.position, seat) for seat in others_first)
        return self.taught

    def open_seats(self) -> list[int]:
        """Those to which nobody has come yet."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "open"]

    def last_decision(self, reader: Reader) -> int:
        """The number of the reader's last decision; -1 when there is none."""
        for at in range(len(self.line) - 1, len(self.created.options) - 1, -1):
            if self.line[at][0] in reader.seats:
                return at
        return -1

    def people(self) -> set[int]:
        return {seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"}

    def grace(self, seconds: float) -> float:
        """For how long somebody may be away: never less than they may think about a decision for free."""
        return max(seconds, self.created.clock.free if self.created.clock is not None else 0.0)
