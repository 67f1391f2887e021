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
from mankai.server.protocol import payloads
from mankai.server.protocol.broadcast import broadcast_players, send_state, send_to_all
from mankai.server.protocol.client_messages import (
    Act,
    ActMany,
    AgreeHands,
    AlwaysAsk,
    Claim,
    ClientMessage,
    Concede,
    Pass,
    Redo,
    Rematch,
    Replace,
    Undo,
    UndoAnswer,
)
from mankai.server.settings import Settings
from mankai.server.table import permissions
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
    message: Any  # of the type that its handler is for
    connection: Connection

    @property
    def key(self) -> MessageKey:
        """The key under which the command goes into the log."""
        return MessageKey(self.viewer.first_seat, self.connection.client, self.message.number)

    def acknowledge(self) -> None:
        self.connection.acknowledge(self.message.number)


CHANGES = (Undo, Redo, UndoAnswer, Replace, Claim, AgreeHands, Rematch)  # commands that are logged and are no decisions
MOST_AGREEMENTS = 100  # of all seats of a table: each is applied again whenever its log is read
Handler = Callable[[Command], Awaitable[None]]


class CommandHandlers:
    """The handlers of commands.  A command is refused with a reason, or goes into the log under the key of its message."""

    def __init__(
        self,
        settings: Settings,
        tables: TableStore,
        timekeeper: TableTimers,
        must_not_set_up_many: Callable[[str, bool], None],
    ) -> None:
        self.check_table_quota = must_not_set_up_many
        self.longest_game = settings.longest_game
        self.away_seconds = settings.away_seconds
        self.change_limiter = RateLimiter(settings.changes_burst, settings.changes_rate)
        self.tables = tables
        self.timers = timekeeper
        self.handlers: dict[type[ClientMessage], Handler] = {
            Act: self.act,
            ActMany: self.act_many,
            AlwaysAsk: self.set_always_ask,
            Pass: self.pass_response,
            Undo: self.undo,
            Redo: self.redo,
            UndoAnswer: self.answer,
            Concede: self.concede,
            Replace: self.replace,
            Claim: self.claim,
            AgreeHands: self.agree,
            Rematch: self.rematch,
        }

    async def execute(self, demand: Command) -> None:
        """Execute a command once, however often its message comes.  A repeated message is only acknowledged."""
        table, key = demand.table, demand.key
        async with table.lock:
            try:
                if not table.executed.has(key):
                    if isinstance(demand.message, CHANGES) and not self.change_limiter.take(f"{table.name} {key.seat}"):
                        raise Refusal("flood", "too many changes at once: wait a moment, then send this one again")
                    await self.handlers[type(demand.message)](demand)
                    return
            except DuplicateMessage:
                table.executed.add(key)
            demand.acknowledge()

    async def commit(self, demand: Command, *entries: Entry) -> None:
        await self.tables.commit(demand.table, list(entries), demand.key, demand.acknowledge)

    async def act(self, demand: Command) -> None:
        await self.take_options(demand, [demand.message.option])

    async def act_many(self, demand: Command) -> None:
        await self.take_options(demand, demand.message.options)

    async def take_options(self, demand: Command, options: list[int]) -> None:
        """Take options one after another, all of them or none."""
        table, reader, said, connection = demand.table, demand.viewer, demand.message, demand.connection
        if said.expected != reader.seq:
            send_state(table, connection)
            raise Refusal("stale", f"that was an answer to state {said.expected}; the state now is {reader.seq}")
        check_not_over(table)
        position = table.position if reader.round_view is None else reader.round_view
        if reader.is_delayed or not (position.seat in reader.seats if reader.round_view is None else reader.is_asked_in_round):
            raise Refusal("not_asked", "you are not asked anything now")
        check_options(position, options)
        if len(table.decisions) + len(options) > self.longest_game:
            raise Refusal("not_possible", "this game has gone on for too long", about="too-long")
        seat = position.seat
        if seat in table.timed_seats() and table.remaining(seat) <= 0:
            await self.timers.flag(table, seat)
            raise Refusal("over", "your time is up", about="time-up")
        if seat != table.position.seat:
            first, *rest = [table.rules.spell(option) for option in options]
            answers = [AnsweredEarly(seat, first, table.seconds_spent(seat)), *[AnsweredEarly(seat, option) for option in rest]]
            await self.commit(demand, *answers)
            return
        await self.tables.choose(table, options, demand.key, demand.acknowledge)

    async def set_always_ask(self, demand: Command) -> None:
        """Set whether a player is asked even if they have nothing to answer with.  This preference is not part of the game."""
        table, reader = demand.table, demand.viewer
        if demand.message.ask:
            table.presence.always_ask.add(reader)
        else:
            table.presence.always_ask.discard(reader)
            if reader in table.reveal_delay.waits:
                await self.timers.end_wait(table, reader)
        demand.acknowledge()

    async def pass_response(self, demand: Command) -> None:
        """End the wait for a player who has nothing to answer with.  A pass in another state is only acknowledged."""
        if demand.message.expected == demand.viewer.seq and demand.viewer in demand.table.reveal_delay.waits:
            await self.timers.end_wait(demand.table, demand.viewer)
        demand.acknowledge()

    async def undo(self, demand: Command) -> None:
        table, reader = demand.table, demand.viewer
        way = permissions.undo_mode(table, reader)
        if not way:
            raise Refusal("not_possible", "there is nothing that you could take back", about="nothing-to-undo")
        if way == "free":
            await self.commit(demand, undo_entry(table, reader))
            return
        if table.undo_asked not in (-1, *reader.seats):
            raise Refusal("not_possible", "somebody else is asking for an undo", about="undo-under-way")
        if table.undo_asked in reader.seats:  # the others have been asked already
            demand.acknowledge()
            return
        await self.commit(demand, UndoAsked(reader.seats[0]))
        send_to_all(table, {"type": "undo_asked", "seat": table.undo_asked}, only_players=table.spectators.delay > 0)

    async def redo(self, demand: Command) -> None:
        table, reader = demand.table, demand.viewer
        if not permissions.can_redo(table, reader):
            raise Refusal("not_possible", "there is nothing that you took back last", about="nothing-to-redo")
        await self.commit(demand, Redone(reader.seats[0], table.seconds_spent(table.position.seat)))

    async def answer(self, demand: Command) -> None:
        """Agree to another player's undo, or refuse it.  Once all have agreed, the decision is taken back."""
        table, reader, agrees = demand.table, demand.viewer, demand.message.undo
        if table.undo_asked < 0 or table.undo_asked in reader.seats:
            raise Refusal("not_possible", "nobody else is asking for an undo", about="no-undo-asked")
        if agrees and set(reader.seats) <= table.consents:  # nothing changes
            demand.acknowledge()
            return
        answer = UndoAnswered(reader.seats[:], agrees)
        asker = table.viewers[table.holders.index(table.holder_of(table.undo_asked))]
        is_settled = not agrees or set(permissions.other_person_seats(table, asker)) <= table.consents | set(reader.seats)
        if agrees and is_settled:
            await self.commit(demand, answer, undo_entry(table, asker, table.undo_to))
        else:
            await self.commit(demand, answer)
        if is_settled:
            send_to_all(table, {"type": "undo_answered", "granted": agrees}, only_players=table.spectators.delay > 0)

    async def concede(self, demand: Command) -> None:
        table, reader = demand.table, demand.viewer
        check_not_over(table)
        seat = table.position.seat if table.position.seat in reader.seats else reader.seats[0]
        if table.is_over_without(seat):
            await self.commit(demand, Conceded(seat, ""), Ended())
        else:
            if table.shows_hands_without(seat):
                await table.spectators.prepare_hands()
            await self.commit(demand, Conceded(seat, players.names()[-1]))
            broadcast_players(table)

    async def replace(self, demand: Command) -> None:
        """Let a computer play at a seat whose player has been away for long, or to which nobody has come."""
        table, seat = demand.table, demand.message.seat
        if seat not in permissions.other_person_seats(table, demand.viewer) + table.open_seats():
            raise Refusal("not_possible", "nobody else sits there", about="nobody-there")
        check_not_over(table)
        self.check_away(table, seat)
        await self.commit(demand, Replaced(seat, players.names()[-1]))
        if table.presence.is_here(seat):  # the player came while the entry was being written
            await self.tables.commit(table, [Returned(seat)])
        broadcast_players(table)

    async def claim(self, demand: Command) -> None:
        """End the game with a win over a player who has been away for long."""
        table = demand.table
        others = permissions.other_person_seats(table, demand.viewer)
        check_not_over(table)
        if not others or not table.is_over_without(others[0]):
            reason = "the win can be claimed only from one other person, with two seats, and where no other games follow"
            raise Refusal("not_possible", reason, about="cannot-claim")
        self.check_away(table, others[0])
        await self.commit(demand, Claimed(others[0]), Ended())

    def check_away(self, table: GameTable, seat: int) -> None:
        grace = table.grace(self.away_seconds)
        if table.presence.left_at(seat) is None or table.presence.absence(seat) < grace:
            reason = f"only when somebody has been away for {grace:.0f} seconds"
            raise Refusal("not_possible", reason, about="not-away", seconds=round(grace))

    async def agree(self, demand: Command) -> None:
        """Agree that spectators see the player's hand, or withdraw that."""
        table, seats, hands = demand.table, set(demand.viewer.seats), demand.message.hands
        if seats <= table.hands_agreed if hands else not seats & table.hands_agreed:  # nothing changes
            demand.acknowledge()
            return
        if table.agreement_changes >= MOST_AGREEMENTS:
            raise Refusal("not_possible", "this has been changed too often", about="hands-changed-often")
        if hands and table.owners() <= table.hands_agreed | seats:
            await table.spectators.prepare_hands()
        await self.commit(demand, HandsAgreed(demand.viewer.seats[:], hands))
        send_to_all(table, payloads.watching(table))

    async def rematch(self, demand: Command) -> None:
        """Ask for a rematch; once all people do, create its table.  Both are logged in one step, so there is at most one."""
        table, reader, address = demand.table, demand.viewer, demand.connection.address
        if not table.is_over:
            raise Refusal("not_over", "the game is not over yet")
        entries: list[Entry] = [RematchWanted(reader.seats[:])] if not set(reader.seats) <= table.wants_rematch else []
        if table.rematch_table is None and table.person_seats() <= table.wants_rematch | set(reader.seats):
            self.check_table_quota(address, any([one.kind == "bot" for one in table.sitters]))
            follower, row = await asyncio.to_thread(self.tables.prepare, rematch_entry(table), address)
            await self.tables.commit(table, [*entries, RematchCreated(follower.name)], demand.key, beside=[row])
            follower.reveal_delay.response_times = table.response_times_for(follower)
            self.tables.add(follower)
        elif entries:
            await self.tables.commit(table, entries, demand.key)
        demand.acknowledge()
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


def undo_entry(table: GameTable, reader: Viewer, to: int = -1) -> Rewound | AnswerWithdrawn:
    """Return the entry that takes back decision `to` (by default the viewer's last) and all after it.

    In a simultaneous round it takes back only the last answer of one of the viewer's seats.
    """
    seats = permissions.seats_decided_in_round(table, reader)
    if seats:
        return AnswerWithdrawn(seats[-1], table.seconds_spent(seats[-1]))
    to = to if to >= 0 else permissions.last_decision(table, reader)
    return Rewound(reader.seats[0], to, table.seconds_spent(table.position.seat))
