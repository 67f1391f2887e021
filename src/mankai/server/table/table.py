"""A table: the people and bots who sit there, and the game they play, as the entries of the log have left it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from mankai.kernel.position import Position
from mankai.kernel.records import resume
from mankai.kernel.rules import ABOUT_NOTHING, Rules
from mankai.packs import registry
from mankai.server import monotonic_clock
from mankai.server.errors import Refusal
from mankai.server.log.entries import ChatLine, Created, FollowUp, Holder
from mankai.server.log.idempotency import ExecutedKeys
from mankai.server.table.alarms import Alarm
from mankai.server.table.clocks import Clocks, ClockTimes
from mankai.server.table.history import History
from mankai.server.table.presence import Presence
from mankai.server.table.reveal_delay import ResponseTimes, RevealDelay
from mankai.server.table.simultaneous import SimultaneousRound
from mankai.server.table.spectators import GameEnd, Spectators
from mankai.server.table.viewer import Viewer, is_public_decision

if TYPE_CHECKING:
    from mankai.server.net.connection import Connection


class GameTable:
    """The state of a table, and a method for everything that can happen; `reducer` calls these for every entry of the log."""

    def __init__(self, name: str, created: Created, at: float = 0.0) -> None:
        self.name = name
        self.created = created
        self.rules: Rules = registry.game(created.game)
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
        self.decisions: list[tuple[int, int]] = []  # seat and option, without those taken back
        self.executed = ExecutedKeys()
        self.undone: list[list[tuple[int, int]]] = []  # decisions taken back, the last at the end, until something else is done
        self.forfeited_seat = -1  # the seat that has lost, not by the rules,
        self.forfeit_reason = ""  # and how
        self.undo_asked, self.undo_to = -1, -1  # the seat that asks for an undo, and the first decision to take back
        self.can_redo = True  # whether the last undo may be redone, as far as others are concerned
        self.consents: set[int] = set()
        self.wants_rematch: set[int] = set()
        self.hands_agreed: set[int] = set()  # the seats that let spectators see their hands
        self.agreement_changes = 0  # how often somebody has agreed to that, or withdrawn it
        self.rematch_table: str | None = None
        self.follow_ups: list[FollowUp] = []  # the tables to which the game has led
        self.position_version = 0  # how often the position has changed
        self.revealed_version, self.revealed_cached = -1, False  # `has_revealed`, cached until `position_version` changes
        self.position = self.previous_position = self.first_position()  # the latter is from before the last decision
        self.history = History(self.position)
        self.clocks = Clocks(created.clock, self.rules.seats) if created.clock is not None else None
        self.spectators = Spectators(self.position, created.delay)
        self.end: GameEnd | None = None
        self.event_time = at  # the time of the entry that is being applied
        self.viewers = [Viewer(holder.seats) for holder in self.holders]
        for reader in self.viewers:
            reader.observe(self.position, 0, self.public_times())
        self.spectators.begin(at, self.public_times())
        self.round: SimultaneousRound | None = None  # if several people decide at the same time now
        self.begin_round(0)
        # From here on nothing is in the log: this is about the present.
        self.presence = Presence([*self.viewers, *self.spectators.viewers])
        self.reveal_delay = RevealDelay()
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_quota_address = ""  # the address of a person who sits here, on whose behalf bots think
        self.clock_alarm: Alarm | None = None  # when a flag may fall
        self.spectator_alarm: Alarm | None = None  # when spectators are shown the next event
        self.watching_task: asyncio.Task[None] | None = None  # is about to send everybody the number of spectators
        self.catch_up_task: asyncio.Task[None] | None = None  # is sending messages or states to many connections
        self.broadcasts: deque[tuple[bytes, list[Connection]]] = deque()  # messages still to be sent, and to whom
        self.is_full = False  # its log takes no more decisions
        self.chat: list[ChatLine] = []
        self.last_used = time.monotonic()
        self.snapshot_number = 0  # the number of the next event when the last snapshot was taken

    def first_position(self) -> Position:
        created = self.created
        if created.scene is not None:
            return self.rules.scene(created.scene)
        return resume(self.rules, created.setup, int(created.seed))

    # Events.

    def play_initial_options(self) -> None:
        """Take the options that were taken before this table existed."""
        for spelling in self.created.options:
            option = self.rules.parse_option(spelling)
            self.choose(self.position.seat, option, self.position.play(option))
        self.update_spectators()
        self.spectators.deliver_due(monotonic_clock.now())

    def choose(self, seat: int, option: int, position: Position) -> None:
        """Take an option for the seat that decides; it leads to `position`."""
        was_open, before = is_public_decision(self.position), self.position
        if self.clocks is not None:
            self.clocks.note_decision(was_open)
        is_within = self.round is not None and position.simultaneous_round == self.round.start.simultaneous_round
        was_answered = self.has_answered(seat)
        if self.round is not None:
            self.round.take_option(seat, option, self.round.count_taken(seat, self.decisions))
        if self.sitters[seat].kind == "person":
            self.presence.arrived.add(seat)
        self.decisions.append((seat, option))
        self.previous_position, self.position = before, position
        if was_open:  # others do not know of hidden decisions, so these must not end a request for an undo
            self.undo_asked, self.undo_to, self.consents = -1, -1, set()
        self.position_version += 1
        if not is_within:
            self.start_all_clocks()
        elif not was_answered:
            self.start_clock(seat)
        self.history.add(option, position)
        is_quiet = self.rules.verbs[self.rules.verb_of[option]].about == ABOUT_NOTHING
        if before.is_answering and is_quiet and self.is_watched_by_others(seat):
            self.reveal_delay.learn_response_time(self.viewer_of(seat), self.event_time)
        if position.is_over:
            self.end_reveal_delay(self.event_time)
        at = len(self.decisions)
        pieces = before.play_in_pieces(option) if position.hidden_rest_count else [position]
        owed: dict[int, float] = {}  # seconds of reveal delay in which clocks must be seen to run
        for stop in pieces[:-1]:
            self.start_reveal_delay(stop)
            self.show_pause(stop, at, owed)
        self.start_reveal_delay(pieces[-1])
        times = self.public_times(owed)
        for reader in self.viewers:
            seen = position if self.can_skip_pauses(reader, pieces) else pieces[-1]
            self.show_or_postpone(reader, at, partial(reader.observe, seen, at, times, is_within))
        happening = partial(self.spectators.add_option, option, position, pieces[-1], times, is_within)
        self.show_or_postpone(self.spectators.public_viewer, at, partial(self.publish_to_spectators, happening))
        if is_within:
            self.update_round_view(seat)
        else:
            self.begin_round(at)

    def show_pause(self, stop: Position, at: int, owed: dict[int, float]) -> None:
        """Show others a quiet question that had only one option, and was not asked, as if it had more."""
        times = self.public_times(owed, True)
        for reader in self.viewers:
            if stop.seat not in reader.seats:
                self.show_or_postpone(reader, at, partial(reader.observe, stop, at, times))
        self.show_or_postpone(
            self.spectators.public_viewer,
            at,
            partial(self.publish_to_spectators, partial(self.spectators.show_pause, stop, at, times)),
        )
        if self.is_watched_by_others(stop.seat) and not self.position.is_over:
            seconds = self.reveal_delay.start(self.viewer_of(stop.seat), False)
            self.wait_for(stop.seat, self.position)
            if self.clocks is not None:
                self.reveal_delay.clock_charges.append((stop.seat, seconds))
                owed[stop.seat] = owed.get(stop.seat, 0.0) + self.clocks.cost(seconds)

    def can_skip_pauses(self, reader: Viewer, pieces: list[Position]) -> bool:
        """Return whether a viewer is shown none of the questions that were not asked, because they are all its own."""
        return all([stop.seat in reader.seats for stop in pieces[:-1]])

    def begin_round(self, at: int) -> None:
        """Begin a round after `at` decisions if people decide at the same time: in it, each sees only their own answers."""
        self.round = (
            SimultaneousRound(self.position, at) if len(self.holders) > 1 and self.position.simultaneous_round >= 0 else None
        )
        if self.clocks is not None:
            self.clocks.begin_round()
        self.update_round_views()

    def update_round_views(self) -> None:
        first, given = (self.round.start, self.round.answers_by_seat) if self.round is not None else (None, {})
        for reader in self.viewers:  # delayed viewers do not know of the round yet
            reader.update_round_view(None if reader.is_delayed else first, given)

    def update_round_view(self, seat: int) -> None:
        """Show what a seat has decided in a round to its own viewer, and to nobody else."""
        assert self.round is not None
        for reader in self.viewers:
            if seat in reader.seats:
                reader.update_round_view(self.round.start, self.round.answers_by_seat)
                reader.resend()

    def answer_early(self, seat: int, option: int) -> None:
        """Take an answer of a seat in a round before its turn."""
        assert self.round is not None
        self.round.add_answer(seat, option)
        self.presence.arrived.add(seat)
        self.start_clock(seat)
        self.update_round_view(seat)

    def withdraw(self, seat: int) -> None:
        """Take back the last answer of a seat in a round.  Others did not learn of it, and do not learn of this."""
        assert self.round is not None
        self.round.withdraw(seat)
        if self.round.count_taken(seat, self.decisions) > len(self.round.answers(seat)):
            to = max([at for at, (one, _) in enumerate(self.decisions) if one == seat])
            for reader in self.viewers:
                reader.retract(len(self.decisions) - to)
            self.truncate(to)
            self.spectators.publish(self.event_time, partial(self.spectators.retract, to))
        self.start_clock(seat)
        self.update_round_view(seat)

    def truncate(self, to: int) -> None:
        """Restore the game as it stood after `to` decisions."""
        del self.decisions[to:]
        self.history.truncate(to)
        if self.clocks is not None:
            self.clocks.rewind(to)
        self.position = self.history.position(to)
        self.previous_position = self.history.position(max(to - 1, 0))
        self.position_version += 1

    def rewind(self, to: int) -> None:
        """Take back all decisions from number `to` on."""
        self.undone.append(self.decisions[to:])
        self.forfeited_seat, self.forfeit_reason = -1, ""
        self.undo_asked, self.undo_to, self.consents = -1, -1, set()
        self.can_redo = not self.could_be_answered(to)
        # Delayed updates of decisions that are taken back are never sent.
        self.end_reveal_delay(self.event_time, to)
        self.truncate(to)
        self.start_all_clocks()
        times = self.public_times()
        for reader in self.viewers:
            reader.rewind(self.history.positions(reader.drop_frames_after(to) + 1, to), self.position, to, times)
        self.spectators.publish(self.event_time, partial(self.spectators.rewind, to, times))
        self.restore_round(to)

    def could_be_answered(self, to: int) -> bool:
        """Return whether another person might have answered anything since decision `to`: nobody may learn whether they did."""
        positions = self.history.positions(to + 1, len(self.decisions))
        return any([self.is_watched_by_others(seat) for position in positions for seat in position.possible_answerers])

    def restore_round(self, to: int) -> None:
        """Restore the round in the middle of which decision `to` is, with the answers given in it."""
        at = self.history.since(to, lambda position: position.simultaneous_round == self.position.simultaneous_round >= 0)
        self.begin_round(at)
        if self.round is not None:
            self.round.start = self.history.position(at)
            for turn in range(at, to):
                self.round.add_answer(*self.decisions[turn])
            self.update_round_views()

    def give_up(self, seat: int, how: str, player: str) -> None:
        """Let a seat lose, and end the game; or, if others play on, let `player` play for it from now on."""
        self.position_version += 1
        self.undone = []
        if not player:
            self.forfeited_seat, self.forfeit_reason = seat, how
            self.end_reveal_delay(self.event_time)
            for reader in self.viewers:
                reader.add_frame(len(self.decisions), self.public_times())
            return
        reader = self.viewer_of(seat)
        self.sitters[seat].kind, self.sitters[seat].player = "bot", player
        self.stop_waiting(reader)
        reader.seats.remove(seat)
        self.update_round_views()
        reader.resend()
        self.start_clock(seat)

    def hand_over(self, seat: int, player: str) -> None:
        """Let `player`, a bot, play for a person who is away or has never come; if empty, they play on themselves."""
        sitter = self.sitters[seat]
        was_open = sitter.kind == "open"
        sitter.kind, sitter.player = "bot" if player else "person", player
        if player:
            self.stop_waiting(self.viewer_of(seat))
        self.position_version += 1
        self.start_clock(seat)
        if was_open:
            sitter.name = sitter.name or player
            self.on_seat_filled()

    def stop_waiting(self, reader: Viewer) -> None:
        if reader in self.reveal_delay.waits:
            self.reveal_delay.stop_waiting_for(reader)

    def join(self, seat: int, name: str, secret: str, nonce: str, watch: str = "") -> None:
        """Seat a person who has come with an invite."""
        holder = self.holder_of(seat)
        holder.secret, holder.nonce, holder.watch = secret, nonce, watch
        sitter = self.sitters[seat]
        kind = sitter.kind
        sitter.kind, sitter.name, sitter.player = "person", name, ""
        self.presence.expect(seat)
        if kind == "bot":  # it has played there meanwhile
            self.position_version += 1
            self.start_clock(seat)
        elif kind == "open":
            self.on_seat_filled()

    def on_seat_filled(self) -> None:
        """Start the clocks anew after a seat has been filled: time runs once no seat is open."""
        if self.clocks is not None:
            self.start_all_clocks()
            for reader in self.viewers:
                reader.resend()
            self.spectators.publish(self.event_time, self.spectators.resend)

    def update_spectators(self) -> None:
        """Tell spectators of the end, if there is one now, and show them hands if everybody who holds one agrees."""
        end = GameEnd(self.end_reason, self.scores or []) if self.is_over else None
        if end != self.end:
            self.end = end
            self.spectators.publish(
                self.event_time, partial(self.spectators.conclude, end, len(self.decisions), self.public_times())
            )
        owners = self.owners()
        shows_hands = bool(owners) and owners <= self.hands_agreed and self.spectators.has_begun
        if shows_hands != bool(self.spectators.seat_viewers):
            if shows_hands:
                self.spectators.open_hands()
            else:
                self.spectators.close_hands()
            self.presence.set_viewers([*self.viewers, *self.spectators.viewers], self.spectators.public_viewer)

    def shows_hands_without(self, seat: int) -> bool:
        """Return whether spectators will see hands, and do not yet, once this seat is given up."""
        return not self.spectators.seat_viewers and bool(self.owners() - {seat}) and self.owners() - {seat} <= self.hands_agreed

    def owners(self) -> set[int]:
        """Return the seats that a person holds or may take: their hands are shown only if their holders agree."""
        return {seat for reader in self.viewers for seat in reader.seats}

    # Reveal delay.

    def is_watched_by_others(self, seat: int) -> bool:
        """Return whether a person sits there, and another one elsewhere."""
        return self.sitters[seat].kind == "person" and bool(self.person_seats() - set(self.viewer_of(seat).seats))

    def start_reveal_delay(self, position: Position) -> None:
        """Delay what others see if a person might have answered here, asked or not."""
        if position.is_over:
            return
        last = len(position.possible_answerers) - 1
        for number, seat in enumerate(position.possible_answerers):
            if self.is_watched_by_others(seat):
                is_asked = position.is_answering and number == last
                self.reveal_delay.start(self.viewer_of(seat), is_asked)
                if not is_asked:
                    self.wait_for(seat, position)

    def wait_for(self, seat: int, position: Position) -> None:
        """Wait for a person who is not asked here: until they are at the table, or go on if they want to be asked."""
        reader = self.viewer_of(seat)
        most = math.inf if self.clocks is None else self.clocks.longest_wait(seat)
        if not self.presence.is_here(seat):
            self.reveal_delay.wait_for(reader, most, is_away=True)
        elif position.seat != seat and reader in self.presence.always_ask and reader.can_show(position):
            self.reveal_delay.wait_for(reader, most)

    def wait_for_absent(self) -> None:
        """Wait for people who have left during the delay: had they been asked, they could not have answered."""
        for reader in self.reveal_delay.answerers:
            is_asked = self.position.seat in reader.seats
            seat = next((seat for seat in reader.seats if self.sitters[seat].kind == "person"), -1)
            if seat >= 0 and not is_asked and reader not in self.reveal_delay.waited_for and not self.presence.is_here(seat):
                self.wait_for(seat, self.position)

    def response_times_for(self, follower: GameTable) -> dict[Viewer, ResponseTimes]:
        """Return the known response times by the viewers of `follower`, a table where the same people sit."""
        pairs = zip(self.viewers, follower.viewers, strict=True)
        return {
            there: self.reveal_delay.response_times[here] for here, there in pairs if here in self.reveal_delay.response_times
        }

    def reveal_due(self, now: float) -> None:
        """Send all updates that are due.

        The delay is over once nothing is pending, unless the seat that decides has seen everything earlier than the others.
        """
        veil = self.reveal_delay
        was_veiled = self.is_decider_delayed
        self.event_time = now
        while veil.pending and not veil.waits and veil.pending[0].due <= now:
            veil.pending.pop(0).tell()
        late = [one.reader for one in veil.pending]
        readers = [*self.viewers, self.spectators.public_viewer]
        for reader in readers:
            reader.is_delayed = reader in late
        if not veil.has_pending and not self.is_decider_ahead:
            veil.clear()
        if was_veiled and not self.is_decider_delayed:
            self.update_round_views()
            self.start_clock(self.position.seat)

    def end_reveal_delay(self, now: float, to: int | None = None) -> None:
        """End the delay and send all pending updates; only those of the first `to` decisions if the others are taken back."""
        veil = self.reveal_delay
        if not veil.is_active:
            return
        waiting = veil.pending
        veil.clear()
        was_veiled = self.is_decider_delayed
        for late in waiting:
            late.reader.is_delayed = False
        self.event_time = now
        for late in waiting:
            if to is None or late.at <= to:
                late.tell()
        if was_veiled:
            self.update_round_views()
            self.start_clock(self.position.seat)

    @property
    def is_decider_ahead(self) -> bool:
        """Whether the seat that decides sees everything at once, and others later: its person thinks meanwhile."""
        seat = self.position.seat
        return seat >= 0 and self.sitters[seat].kind == "person" and not self.reveal_delay.is_hiding_from(self.viewer_of(seat))

    @property
    def is_decider_delayed(self) -> bool:
        """Whether the seat that decides does not know it yet."""
        return any([reader.is_delayed and self.position.seat in reader.seats for reader in self.viewers])

    def show_or_postpone(self, reader: Viewer, at: int, tell: Callable[[], object]) -> None:
        """Call `tell` now, or once the reveal delay is over for this viewer."""
        if self.reveal_delay.is_hiding_from(reader):
            reader.is_delayed = True
            self.reveal_delay.postpone(at, reader, tell)
        else:
            tell()

    def publish_to_spectators(self, happening: Callable[[], None]) -> None:
        self.spectators.publish(self.event_time, happening)

    # Time.

    def arrive(self, reader: Viewer) -> bool:
        """Note that a viewer is here, whose time may run from now on.  Returns whether others must be shown that it does."""
        new = [seat for seat in reader.seats if self.is_awaited(seat)]
        self.presence.arrived.update(new)
        for seat in new:
            self.start_clock(seat)
        if self.clocks is None or self.position.seat not in new or self.is_over:
            return False
        for other in self.viewers:
            if other is not reader:
                other.resend()
        self.spectators.publish(monotonic_clock.now(), self.spectators.resend)
        return True

    def is_awaited(self, seat: int) -> bool:
        """Return whether nobody has come to a seat of a room's table yet: they may play at another, so no time runs."""
        return bool(self.created.room) and seat not in self.presence.arrived

    def charge(self, seat: int, spent: float) -> None:
        """Charge a seat that decides for the seconds spent on it."""
        if self.clocks is not None and seat >= 0:
            self.clocks.charge(seat, spent, is_public_decision(self.position), self.round_turn(seat))

    def start_clock(self, seat: int) -> None:
        """Start the time of this seat now, if there are clocks."""
        if self.clocks is not None and seat >= 0:
            self.clocks.start(seat)

    def start_all_clocks(self) -> None:
        for seat in range(self.rules.seats):
            self.start_clock(seat)

    def round_turn(self, seat: int) -> int:
        """Return the number of a seat's next answer in a round; -1 if there is no round."""
        return len(self.round.answers(seat)) if self.round is not None else -1

    def has_answered(self, seat: int) -> bool:
        """Return whether a seat has already answered, in a round, the question that comes next."""
        return self.round is not None and self.round.count_taken(seat, self.decisions) < self.round_turn(seat)

    def public_times(self, owed: dict[int, float] | None = None, is_open: bool = False) -> ClockTimes | None:
        """Return the clocks as everybody may see them now, after the charges in `owed`, which seats will have had by then."""
        if self.clocks is None:
            return None
        times = self.clocks.public_times(is_open or is_public_decision(self.position))
        seen = [max(0.0, left - (owed or {}).get(seat, 0.0)) for seat, left in enumerate(times.seen)]
        return ClockTimes(seen, times.spare)

    def timed_seats(self) -> list[int]:
        """Return the seats whose time runs now: the one that decides, or in a round all that are still asked something."""
        if self.clocks is None or self.is_over or self.is_full:  # a person who cannot decide must not lose on time
            return []
        kinds = [sitter.kind for sitter in self.sitters]
        if "open" in kinds:
            return []
        deciding = [] if self.is_decider_delayed else [self.position.seat]
        if self.round is not None:
            deciding = [
                reader.perspective for reader in self.viewers if reader.is_asked_in_round and reader.perspective is not None
            ]
        return [seat for seat in deciding if kinds[seat] == "person" and not self.is_awaited(seat)]

    def seconds_spent(self, seat: int) -> float:
        """Return the seconds to charge to a seat that decides now."""
        return round(self.clocks.elapsed_seconds(seat), 3) if self.clocks is not None and seat in self.timed_seats() else 0.0

    def remaining(self, seat: int) -> float:
        """Return the seconds until the flag of a seat that decides falls."""
        assert self.clocks is not None
        return self.clocks.remaining(seat, is_public_decision(self.position), self.round_turn(seat))

    def seconds_to_flag(self) -> float:
        """Return the seconds until a flag may fall; somebody's time must be running."""
        return min([self.remaining(seat) for seat in self.timed_seats()])

    # State.

    def is_over_without(self, seat: int) -> bool:
        """Return whether giving this seat up ends the game: not if others play on, or wait for the games to which it leads."""
        return self.rules.seats == 2 and not (registry.has_follow_ups(self.rules) and len(self.person_seats() - {seat}) > 0)

    @property
    def is_over(self) -> bool:
        return self.position.is_over or self.forfeited_seat >= 0

    @property
    def end_reason(self) -> str:
        return self.forfeit_reason if self.forfeited_seat >= 0 else "played" if self.position.is_over else ""

    @property
    def scores(self) -> list[float] | None:
        if self.forfeited_seat >= 0:
            return [0.0 if seat == self.forfeited_seat else 1.0 for seat in range(self.rules.seats)]
        return self.position.scores if self.position.is_over else None

    @property
    def bot_to_move(self) -> str:
        """The bot that must decide now; empty if it is a person's turn, or people do not see yet that it is the bot's."""
        if self.is_over or self.sitters[self.position.seat].kind != "bot" or self.reveal_delay.has_pending:
            return ""
        return self.sitters[self.position.seat].player

    def end_for(self, reader: Viewer) -> GameEnd | None:
        """Return how the game ended, as far as the viewer may know that it did."""
        return self.spectators.end if reader.first_seat < 0 else self.end

    def holder_of(self, seat: int) -> Holder:
        for holder in self.holders:
            if seat in holder.seats:
                return holder
        raise Refusal("not_possible", f"nobody holds seat {seat}")

    def viewer_of(self, seat: int) -> Viewer:
        return self.viewers[self.holders.index(self.holder_of(seat))]

    def has_revealed(self) -> bool:
        """Return whether anybody has learnt anything by the last decision.  Cached until `position_version` changes."""
        if self.revealed_version != self.position_version:
            self.revealed_version = self.position_version
            others_first = sorted(range(self.rules.seats), key=self.previous_position.seat.__eq__)
            self.revealed_cached = any(self.previous_position.reveals_to(self.position, seat) for seat in others_first)
        return self.revealed_cached

    def open_seats(self) -> list[int]:
        """Return the seats to which nobody has come yet."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "open"]

    def last_decision(self, reader: Viewer) -> int:
        """Return the number of the viewer's last decision, or -1."""
        for at in range(len(self.decisions) - 1, len(self.created.options) - 1, -1):
            if self.decisions[at][0] in reader.seats:
                return at
        return -1

    def person_seats(self) -> set[int]:
        return {seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"}

    def grace(self, seconds: float) -> float:
        """Return for how long a person may be away: never less than they may think about a decision for free."""
        return max(seconds, self.created.clock.free if self.created.clock is not None else 0.0)
