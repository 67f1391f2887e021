"""Commands of players at a table: take options and take them back, concede, replace an absent player, ask for a rematch.

All handlers run while the lock of the table is held.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from mankai import players
from mankai.kernel.position import Position
from mankai.server.errors import Refusal
from mankai.server.log.entries import (
    AnsweredEarly,
    AnswerWithdrawn,
    Claimed,
    Conceded,
    Ended,
    Entry,
    HandsAgreed,
    Redone,
    RematchCreated,
    RematchWanted,
    Replaced,
    Returned,
    Rewound,
    UndoAnswered,
    UndoAsked,
)
from mankai.server.log.eventlog import MessageKey
from mankai.server.net.connection import Connection
from mankai.server.net.rate_limits import RateLimiter
from mankai.server.protocol import client_messages as messages
from mankai.server.protocol import payloads
from mankai.server.protocol.broadcast import broadcast_players, send_state, send_to_all
from mankai.server.protocol.client_messages import ClientMessage
from mankai.server.settings import Settings
from mankai.server.table import permissions
from mankai.server.table.changes import delayed_updates, seat_changes, time_control, undo
from mankai.server.table.create import rematch_entry
from mankai.server.table.store import DuplicateMessage, TableStore
from mankai.server.table.table import GameTable
from mankai.server.table.timers import TableTimers
from mankai.server.table.viewer import Viewer


@dataclass
class Command:
    """A message of a player, with its table, viewer and connection."""

    table: GameTable
    viewer: Viewer
    message: Any  # has the type that its handler is for
    connection: Connection

    @property
    def key(self) -> MessageKey:
        """The key under which the command goes into the log."""
        return MessageKey(self.viewer.first_seat, self.connection.client, self.message.number)

    def acknowledge(self) -> None:
        self.connection.acknowledge(self.message.number)


CHANGES = (  # commands that are logged and are no decisions
    messages.Undo, messages.Redo, messages.UndoAnswer, messages.Replace, messages.Claim, messages.AgreeHands, messages.Rematch,
)  # fmt: skip
MOST_AGREEMENTS = 100  # most at one table: each is applied again whenever its log is read
Handler = Callable[[Command], Awaitable[None]]


class CommandHandlers:
    """The handlers of commands.  A command is refused with a reason, or goes into the log under the key of its message."""

    def __init__(
        self,
        settings: Settings,
        tables: TableStore,
        timers: TableTimers,
        check_table_quota: Callable[[str, bool], None],
    ) -> None:
        self.check_table_quota = check_table_quota
        self.longest_game = settings.longest_game
        self.away_seconds = settings.away_seconds
        self.change_limiter = RateLimiter(settings.changes_burst, settings.changes_rate)
        self.tables = tables
        self.timers = timers
        self.handlers: dict[type[ClientMessage], Handler] = {
            messages.Act: self.act,
            messages.ActMany: self.act_many,
            messages.AlwaysAsk: self.set_always_ask,
            messages.Pass: self.pass_response,
            messages.Undo: self.undo,
            messages.Redo: self.redo,
            messages.UndoAnswer: self.answer,
            messages.Concede: self.concede,
            messages.Replace: self.replace,
            messages.Claim: self.claim,
            messages.AgreeHands: self.agree,
            messages.Rematch: self.rematch,
        }

    async def execute(self, command: Command) -> None:
        """Execute a command once, however often its message comes.  A repeated message is only acknowledged."""
        table, key = command.table, command.key
        async with table.lock:
            try:
                if not table.executed.has(key):
                    if isinstance(command.message, CHANGES) and not self.change_limiter.take(f"{table.name} {key.seat}"):
                        raise Refusal("flood", "too many changes at once: wait a moment, then send this one again")
                    await self.handlers[type(command.message)](command)
                    return
            except DuplicateMessage:
                table.executed.add(key)
            command.acknowledge()

    async def commit(self, command: Command, *entries: Entry) -> None:
        await self.tables.commit(command.table, list(entries), command.key, command.acknowledge)

    async def act(self, command: Command) -> None:
        await self.take_options(command, [command.message.option])

    async def act_many(self, command: Command) -> None:
        await self.take_options(command, command.message.options)

    async def take_options(self, command: Command, options: list[int]) -> None:
        """Take options one after another, all of them or none."""
        table, viewer, message, connection = command.table, command.viewer, command.message, command.connection
        if message.expected != viewer.seq:
            send_state(table, connection)
            raise Refusal("stale", f"that was an answer to state {message.expected}; the state now is {viewer.seq}")
        check_not_over(table)
        position = table.position if viewer.round_view is None else viewer.round_view
        if viewer.is_delayed or not (position.seat in viewer.seats if viewer.round_view is None else viewer.is_asked_in_round):
            raise Refusal("not_asked", "you are not asked anything now")
        check_options(position, options)
        if len(table.decisions) + len(options) > self.longest_game:
            raise Refusal("not_possible", "this game has gone on for too long", about="too-long")
        seat = position.seat
        if seat in time_control.timed_seats(table) and time_control.remaining(table, seat) <= 0:
            await self.timers.flag(table, seat)
            raise Refusal("over", "your time is up", about="time-up")
        if seat != table.position.seat:
            first, *rest = [table.rules.spell(option) for option in options]
            answers = [
                AnsweredEarly(seat, first, time_control.seconds_spent(table, seat)),
                *[AnsweredEarly(seat, option) for option in rest],
            ]
            await self.commit(command, *answers)
            return
        await self.tables.commit_options(table, options, command.key, command.acknowledge)

    async def set_always_ask(self, command: Command) -> None:
        """Set whether a player is asked even if they have nothing to answer with.  This preference is not part of the game."""
        table, viewer = command.table, command.viewer
        if command.message.ask:
            table.presence.always_ask.add(viewer)
        else:
            table.presence.always_ask.discard(viewer)
            if viewer in table.reveal_delay.waits:
                await self.timers.end_wait(table, viewer)
        command.acknowledge()

    async def pass_response(self, command: Command) -> None:
        """End the wait for a player who has nothing to answer with.  A pass in another state is only acknowledged."""
        if command.message.expected == command.viewer.seq and command.viewer in command.table.reveal_delay.waits:
            await self.timers.end_wait(command.table, command.viewer)
        command.acknowledge()

    async def undo(self, command: Command) -> None:
        table, viewer = command.table, command.viewer
        way = permissions.undo_mode(table, viewer)
        if not way:
            raise Refusal("not_possible", "there is nothing that you could take back", about="nothing-to-undo")
        if way == "free":
            await self.commit(command, undo_entry(table, viewer))
            return
        if table.undo_asked not in (-1, *viewer.seats):
            raise Refusal("not_possible", "somebody else is asking for an undo", about="undo-under-way")
        if table.undo_asked in viewer.seats:  # the others have been asked already
            command.acknowledge()
            return
        await self.commit(command, UndoAsked(viewer.seats[0]))
        send_to_all(table, {"type": "undo_asked", "seat": table.undo_asked}, only_players=table.spectators.delay > 0)

    async def redo(self, command: Command) -> None:
        table, viewer = command.table, command.viewer
        if not permissions.can_redo(table, viewer):
            raise Refusal("not_possible", "there is nothing that you took back last", about="nothing-to-redo")
        await self.commit(command, Redone(viewer.seats[0], time_control.seconds_spent(table, table.position.seat)))

    async def answer(self, command: Command) -> None:
        """Agree to another player's undo, or refuse it.  Once all have agreed, the decision is taken back."""
        table, viewer, agrees = command.table, command.viewer, command.message.undo
        if table.undo_asked < 0 or table.undo_asked in viewer.seats:
            raise Refusal("not_possible", "nobody else is asking for an undo", about="no-undo-asked")
        if agrees and set(viewer.seats) <= table.consents:  # nothing changes
            command.acknowledge()
            return
        answer = UndoAnswered(viewer.seats[:], agrees)
        asker = table.viewers[table.holders.index(table.holder_of(table.undo_asked))]
        is_settled = not agrees or set(permissions.other_person_seats(table, asker)) <= table.consents | set(viewer.seats)
        if agrees and is_settled:
            await self.commit(command, answer, undo_entry(table, asker, table.undo_to))
        else:
            await self.commit(command, answer)
        if is_settled:
            send_to_all(table, {"type": "undo_answered", "granted": agrees}, only_players=table.spectators.delay > 0)

    async def concede(self, command: Command) -> None:
        table, viewer = command.table, command.viewer
        check_not_over(table)
        seat = table.position.seat if table.position.seat in viewer.seats else viewer.seats[0]
        if seat_changes.is_over_without(table, seat):
            await self.commit(command, Conceded(seat, ""), Ended())
        else:
            if seat_changes.shows_hands_without(table, seat):
                await table.spectators.prepare_hands()
            await self.commit(command, Conceded(seat, players.names()[-1]))
            broadcast_players(table)

    async def replace(self, command: Command) -> None:
        """Let a computer play at a seat whose player has been away for long, or to which nobody has come."""
        table, seat = command.table, command.message.seat
        if seat not in permissions.other_person_seats(table, command.viewer) + table.open_seats():
            raise Refusal("not_possible", "nobody else sits there", about="nobody-there")
        check_not_over(table)
        self.check_away(table, seat)
        await self.commit(command, Replaced(seat, players.names()[-1]))
        if table.presence.is_here(seat):  # the player came while the entry was being written
            await self.tables.commit(table, [Returned(seat)])
        broadcast_players(table)

    async def claim(self, command: Command) -> None:
        """End the game with a win over a player who has been away for long."""
        table = command.table
        others = permissions.other_person_seats(table, command.viewer)
        check_not_over(table)
        if not others or not seat_changes.is_over_without(table, others[0]):
            reason = "the win can be claimed only from one other person, with two seats, and where no other games follow"
            raise Refusal("not_possible", reason, about="cannot-claim")
        self.check_away(table, others[0])
        await self.commit(command, Claimed(others[0]), Ended())

    def check_away(self, table: GameTable, seat: int) -> None:
        grace = time_control.grace(table, self.away_seconds)
        if table.presence.left_at(seat) is None or table.presence.absence(seat) < grace:
            reason = f"only when somebody has been away for {grace:.0f} seconds"
            raise Refusal("not_possible", reason, about="not-away", seconds=round(grace))

    async def agree(self, command: Command) -> None:
        """Agree that spectators see the player's hand, or withdraw that."""
        table, seats, hands = command.table, set(command.viewer.seats), command.message.hands
        if seats <= table.hands_agreed if hands else not seats & table.hands_agreed:  # nothing changes
            command.acknowledge()
            return
        if table.agreement_changes >= MOST_AGREEMENTS:
            raise Refusal("not_possible", "this has been changed too often", about="hands-changed-often")
        if hands and table.owners() <= table.hands_agreed | seats:
            await table.spectators.prepare_hands()
        await self.commit(command, HandsAgreed(command.viewer.seats[:], hands))
        send_to_all(table, payloads.watching(table))

    async def rematch(self, command: Command) -> None:
        """Ask for a rematch; once all people do, create its table.  Both are logged in one step, so there is at most one."""
        table, viewer, address = command.table, command.viewer, command.connection.address
        if not table.is_over:
            raise Refusal("not_over", "the game is not over yet")
        entries: list[Entry] = [RematchWanted(viewer.seats[:])] if not set(viewer.seats) <= table.wants_rematch else []
        if table.rematch_table is None and table.person_seats() <= table.wants_rematch | set(viewer.seats):
            self.check_table_quota(address, any([one.kind == "bot" for one in table.sitters]))
            follower, row = await asyncio.to_thread(lambda: self.tables.prepare(rematch_entry(table), address))
            await self.tables.commit(table, [*entries, RematchCreated(follower.name)], command.key, other_rows=[row])
            follower.reveal_delay.response_times = delayed_updates.response_times_for(table, follower)
            self.tables.add(follower)
        elif entries:
            await self.tables.commit(table, entries, command.key)
        command.acknowledge()
        send_to_all(table, payloads.rematch(table), only_players=table.spectators.end is None)


def check_options(position: Position, options: list[int]) -> None:
    """Refuse unless the seat may take these options one after another; several are allowed only within a simultaneous round."""
    seat, together = position.seat, position.simultaneous_round
    for at, option in enumerate(options):
        if at:
            position = position.play(options[at - 1])
            if position.seat != seat or position.simultaneous_round != together or together < 0:
                raise Refusal("not_possible", "so much cannot be decided at once here", about="not-at-once")
        if not position.accepts(option):
            if option >= position.rules.size:
                raise Refusal("illegal", "there is no such option", about="no-such-option")
            raise Refusal("illegal", position.why_not(option), why=position.reason(option))


def check_not_over(table: GameTable) -> None:
    if table.is_over:
        raise Refusal("over", "the game is over")


def undo_entry(table: GameTable, viewer: Viewer, to: int = -1) -> Rewound | AnswerWithdrawn:
    """Return the entry that takes back decision `to` (by default the viewer's last) and all after it.

    In a simultaneous round it takes back only the last answer of one of the viewer's seats.
    """
    seats = permissions.seats_decided_in_round(table, viewer)
    if seats:
        return AnswerWithdrawn(seats[-1], time_control.seconds_spent(table, seats[-1]))
    to = to if to >= 0 else undo.last_decision(table, viewer)
    return Rewound(viewer.seats[0], to, time_control.seconds_spent(table, table.position.seat))
