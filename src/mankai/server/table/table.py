"""A table: the people and bots who sit there, and the game they play, as the entries of the log have left it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from mankai.kernel.position import Position
from mankai.kernel.records import resume
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.server.errors import Refusal
from mankai.server.log.entries import ChatLine, Created, FollowUp, Holder
from mankai.server.log.idempotency import ExecutedKeys
from mankai.server.table.alarms import Alarm
from mankai.server.table.clocks import Clocks, ClockTimes
from mankai.server.table.history import History
from mankai.server.table.presence import Presence
from mankai.server.table.reveal_delay import RevealDelay
from mankai.server.table.simultaneous import SimultaneousRound
from mankai.server.table.spectators import GameEnd, Spectators
from mankai.server.table.viewer import Viewer, is_public_decision

if TYPE_CHECKING:
    from mankai.server.net.connection import Connection


class GameTable:
    """The state of a table, and what follows from it.  The functions in `changes` are everything that can happen to it."""

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
        self.number = 1  # number of the next event
        self.decisions: list[tuple[int, int]] = []  # seat and option, without those taken back
        self.executed = ExecutedKeys()
        self.undone: list[list[tuple[int, int]]] = []  # decisions taken back, the last at the end, until something else is done
        self.forfeited_seat = -1  # the seat that has lost for a reason outside the rules
        self.forfeit_reason = ""  # the reason for which `forfeited_seat` has lost
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
        for viewer in self.viewers:
            viewer.observe(self.position, 0, self.public_times())
        self.spectators.begin(at, self.public_times())
        self.round: SimultaneousRound | None = None  # the round under way, in which several people decide at the same time
        self.set_round(0)
        # From here on nothing is in the log: this is about the present.
        self.presence = Presence([*self.viewers, *self.spectators.viewers])
        self.reveal_delay = RevealDelay()
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_quota_address = ""  # the address of a person who sits here, on whose behalf bots think
        self.clock_alarm: Alarm | None = None  # alarm for the moment when a flag may fall
        self.spectator_alarm: Alarm | None = None  # alarm for the moment when spectators are shown the next event
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

    def set_round(self, decision_count: int) -> None:
        """Set the round that begins after so many decisions: in it, people decide at the same time and see only their own."""
        has_round = len(self.holders) > 1 and self.position.simultaneous_round >= 0
        self.round = SimultaneousRound(self.position, decision_count) if has_round else None
        if self.clocks is not None:
            self.clocks.begin_round()
        self.update_round_views()

    def update_round_views(self) -> None:
        start, answers = (self.round.start, self.round.answers_by_seat) if self.round is not None else (None, {})
        for viewer in self.viewers:  # delayed viewers do not know of the round yet
            viewer.update_round_view(None if viewer.is_delayed else start, answers)

    def update_round_view(self, seat: int) -> None:
        """Show what a seat has decided in a round to its own viewer, and to nobody else."""
        assert self.round is not None
        for viewer in self.viewers:
            if seat in viewer.seats:
                viewer.update_round_view(self.round.start, self.round.answers_by_seat)
                viewer.resend()

    def public_times(self, delay_charges: dict[int, float] | None = None, is_open: bool = False) -> ClockTimes | None:
        """Return the clocks as everybody may see them now, after `delay_charges`, which seats will have had by then."""
        if self.clocks is None:
            return None
        times = self.clocks.public_times(is_open or is_public_decision(self.position))
        seen = [max(0.0, left - (delay_charges or {}).get(seat, 0.0)) for seat, left in enumerate(times.seen)]
        return ClockTimes(seen, times.spare)

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

    def owners(self) -> set[int]:
        """Return the seats that a person holds or may take: their hands are shown only if their holders agree."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

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

    @property
    def is_decider_delayed(self) -> bool:
        """Whether the seat that decides does not know it yet."""
        return any([viewer.is_delayed and self.position.seat in viewer.seats for viewer in self.viewers])

    def end_for(self, viewer: Viewer) -> GameEnd | None:
        """Return how the game ended, as far as the viewer may know that it did."""
        return self.spectators.end if viewer.first_seat < 0 else self.end

    def holder_of(self, seat: int) -> Holder:
        for holder in self.holders:
            if seat in holder.seats:
                return holder
        raise Refusal("not_possible", f"nobody holds seat {seat}")

    def viewer_of(self, seat: int) -> Viewer:
        return self.viewers[self.holders.index(self.holder_of(seat))]

    def open_seats(self) -> list[int]:
        """Return the seats to which nobody has come yet."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "open"]

    def person_seats(self) -> set[int]:
        return {seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"}
