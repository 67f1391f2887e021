"""What players do at a table: take options and take them back, give up, replace whoever is away, ask for another game.

All of it happens while the lock of the table is held.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from mankai import players
from mankai.kernel.position import Position
from mankai.server import rights, showing
from mankai.server.connection import Connection
from mankai.server.entries import (
    Agreed,
    Beforehand,
    Claimed,
    Conceded,
    Ended,
    Entry,
    Followed,
    Redone,
    Replaced,
    Returned,
    Rewound,
    UndoAnswered,
    UndoAsked,
    Wanted,
    Withdrawn,
)
from mankai.server.eventlog import Key
from mankai.server.gametable import GameTable
from mankai.server.limits import Buckets
from mankai.server.messages import Act, ActMany, Agree, Always, Answer, Claim, Concede, Pass, Redo, Rematch, Replace, Said, Undo
from mankai.server.opening import again
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal
from mankai.server.settings import Settings
from mankai.server.tables import Repeated, Tables
from mankai.server.telling import show_to, tell, tell_players
from mankai.server.timekeeper import Timekeeper


@dataclass
class Demand:
    """Something that a player wants to be done at a table."""

    table: GameTable
    reader: Reader
    said: Any  # the message, of the type that the deed is for
    connection: Connection

    @property
    def key(self) -> Key:
        """Under which it goes into the log."""
        return Key(self.reader.who, self.connection.client, self.said.number)

    def acknowledge(self) -> None:
        self.connection.acknowledge(self.said.number)


CHANGES = (Undo, Redo, Answer, Replace, Claim, Agree, Rematch)  # what is written down and is no decision
MOST_AGREEMENTS = 100  # of all seats of a table: each is told anew when its log is read
Deed = Callable[[Demand], Awaitable[None]]


class Acts:
    """Each is refused with a reason, or goes into the log under the key of the message that asked for it."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        timekeeper: Timekeeper,
        must_not_set_up_many: Callable[[str, bool], None],
    ) -> None:
        self.must_not_set_up_many = must_not_set_up_many
        self.longest_game = settings.longest_game
        self.away_seconds = settings.away_seconds
        self.changes = Buckets(settings.changes_burst, settings.changes_rate)
        self.tables = tables
        self.timekeeper = timekeeper
        self.deeds: dict[type[Said], Deed] = {
            Act: self.act,
            ActMany: self.act_many,
            Always: self.always,
            Pass: self.go_on,
            Undo: self.undo,
            Redo: self.redo,
            Answer: self.answer,
            Concede: self.concede,
            Replace: self.replace,
            Claim: self.claim,
            Agree: self.agree,
            Rematch: self.rematch,
        }

    async def do(self, demand: Demand) -> None:
        """Once, however often it is said."""
        table, key = demand.table, demand.key
        async with table.lock:
            try:
                if not table.done.has(key):
                    if isinstance(demand.said, CHANGES) and not self.changes.take(f"{table.name} {key.seat}"):
                        raise Refusal("flood", "too many changes at once: wait a moment, then send this one again")
                    await self.deeds[type(demand.said)](demand)
                    return
            except Repeated:
                table.done.note(key)
            demand.acknowledge()

    async def commit(self, demand: Demand, *entries: Entry) -> None:
        await self.tables.commit(demand.table, list(entries), demand.key, demand.acknowledge)

    async def act(self, demand: Demand) -> None:
        await self.take(demand, [demand.said.option])

    async def act_many(self, demand: Demand) -> None:
        await self.take(demand, demand.said.options)

    async def take(self, demand: Demand, options: list[int]) -> None:
        """Options one after another, all of them or none."""
        table, reader, said, connection = demand.table, demand.reader, demand.said, demand.connection
        if said.expected != reader.seq:
            show_to(table, connection)
            raise Refusal("stale", f"that was an answer to state {said.expected}; the state now is {reader.seq}")
        must_go_on(table)
        position = table.position if reader.apart is None else reader.apart
        if reader.is_veiled or not (position.seat in reader.seats if reader.apart is None else reader.is_asked_apart):
            raise Refusal("not_asked", "you are not asked anything now")
        must_be_possible(position, options)
        if len(table.line) + len(options) > self.longest_game:
            raise Refusal("not_possible", "this game has gone on for too long", about="too-long")
        seat = position.seat
        if seat in table.timed() and table.remaining(seat) <= 0:
            await self.timekeeper.flag(table, seat)
            raise Refusal("over", "your time is up", about="time-up")
        if seat != table.position.seat:
            first, *rest = [table.rules.spelled(option) for option in options]
            answers = [Beforehand(seat, first, table.spent(seat)), *[Beforehand(seat, option) for option in rest]]
            await self.commit(demand, *answers)
            return
        await self.tables.choose(table, options, demand.key, demand.acknowledge)

    async def always(self, demand: Demand) -> None:
        """Whether somebody wants to be asked where there is nothing to answer with: a wish of theirs, and none of the game's."""
        table, reader = demand.table, demand.reader
        if demand.said.ask:
            table.company.asks.add(reader)
        else:
            table.company.asks.discard(reader)
            if reader in table.veil.awaited:
                await self.timekeeper.gone_on(table, reader)
        demand.acknowledge()

    async def go_on(self, demand: Demand) -> None:
        """From where there was nothing to answer with; whoever says so of another state has gone on from it already."""
        if demand.said.expected == demand.reader.seq and demand.reader in demand.table.veil.awaited:
            await self.timekeeper.gone_on(demand.table, demand.reader)
        demand.acknowledge()

    async def undo(self, demand: Demand) -> None:
        table, reader = demand.table, demand.reader
        way = rights.undo(table, reader)
        if not way:
            raise Refusal("not_possible", "there is nothing that you could take back", about="nothing-to-undo")
        if way == "free":
            await self.commit(demand, taking_back(table, reader))
            return
        if table.undo_asked not in (-1, *reader.seats):
            raise Refusal("not_possible", "somebody else is asking for an undo", about="undo-under-way")
        if table.undo_asked in reader.seats:  # they have been asked already
            demand.acknowledge()
            return
        await self.commit(demand, UndoAsked(reader.seats[0]))
        tell(table, {"type": "undo_asked", "seat": table.undo_asked}, only_players=table.gallery.delay > 0)

    async def redo(self, demand: Demand) -> None:
        table, reader = demand.table, demand.reader
        if not rights.can_redo(table, reader):
            raise Refusal("not_possible", "there is nothing that you took back last", about="nothing-to-redo")
        await self.commit(demand, Redone(reader.seats[0], table.spent(table.position.seat)))

    async def answer(self, demand: Demand) -> None:
        """Whether somebody else may take a decision back."""
        table, reader, agrees = demand.table, demand.reader, demand.said.undo
        if table.undo_asked < 0 or table.undo_asked in reader.seats:
            raise Refusal("not_possible", "nobody else is asking for an undo", about="no-undo-asked")
        if agrees and set(reader.seats) <= table.consents:  # which changes nothing
            demand.acknowledge()
            return
        answer = UndoAnswered(reader.seats[:], agrees)
        asker = table.readers[table.holders.index(table.holder_of(table.undo_asked))]
        is_settled = not agrees or set(rights.others(table, asker)) <= table.consents | set(reader.seats)
        if agrees and is_settled:
            await self.commit(demand, answer, taking_back(table, asker, table.undo_to))
        else:
            await self.commit(demand, answer)
        if is_settled:
            tell(table, {"type": "undo_answered", "granted": agrees}, only_players=table.gallery.delay > 0)

    async def concede(self, demand: Demand) -> None:
        table, reader = demand.table, demand.reader
        must_go_on(table)
        seat = table.position.seat if table.position.seat in reader.seats else reader.seats[0]
        if table.is_over_without(seat):
            await self.commit(demand, Conceded(seat, ""), Ended())
        else:
            if table.shows_hands_without(seat):
                await table.gallery.prepare_hands()
            await self.commit(demand, Conceded(seat, players.names()[-1]))
            tell_players(table)

    async def replace(self, demand: Demand) -> None:
        """By a computer, whoever has been away for long, or has not come to an open seat."""
        table, seat = demand.table, demand.said.seat
        if seat not in rights.others(table, demand.reader) + table.open_seats():
            raise Refusal("not_possible", "nobody else sits there", about="nobody-there")
        must_go_on(table)
        self.must_be_away(table, seat)
        await self.commit(demand, Replaced(seat, players.names()[-1]))
        if table.company.is_here(seat):  # who came while it was written down
            await self.tables.commit(table, [Returned(seat)])
        tell_players(table)

    async def claim(self, demand: Demand) -> None:
        """The win, from whoever has been away for long."""
        table = demand.table
        others = rights.others(table, demand.reader)
        must_go_on(table)
        if not others or not table.is_over_without(others[0]):
            reason = "the win can be claimed only from one other person, with two seats, and where no other games follow"
            raise Refusal("not_possible", reason, about="cannot-claim")
        self.must_be_away(table, others[0])
        await self.commit(demand, Claimed(others[0]), Ended())

    def must_be_away(self, table: GameTable, seat: int) -> None:
        grace = table.grace(self.away_seconds)
        if table.company.left_at(seat) is None or table.company.absence(seat) < grace:
            reason = f"only when somebody has been away for {grace:.0f} seconds"
            raise Refusal("not_possible", reason, about="not-away", seconds=round(grace))

    async def agree(self, demand: Demand) -> None:
        """To spectators seeing one's hand, or no longer."""
        table, seats, hands = demand.table, set(demand.reader.seats), demand.said.hands
        if seats <= table.agreed if hands else not seats & table.agreed:  # which changes nothing
            demand.acknowledge()
            return
        if table.agreements >= MOST_AGREEMENTS:
            raise Refusal("not_possible", "this has been changed too often", about="hands-changed-often")
        if hands and table.owners() <= table.agreed | seats:
            await table.gallery.prepare_hands()
        await self.commit(demand, Agreed(demand.reader.seats[:], hands))
        tell(table, showing.watching(table))

    async def rematch(self, demand: Demand) -> None:
        """All that it takes is written down at once: there is one rematch, or none."""
        table, reader, address = demand.table, demand.reader, demand.connection.address
        if not table.is_over:
            raise Refusal("not_over", "the game is not over yet")
        entries: list[Entry] = [Wanted(reader.seats[:])] if not set(reader.seats) <= table.wants_rematch else []
        if table.follower is None and table.people() <= table.wants_rematch | set(reader.seats):
            self.must_not_set_up_many(address, any([one.kind == "bot" for one in table.sitters]))
            follower, row = await asyncio.to_thread(self.tables.prepared, again(table), address)
            await self.tables.commit(table, [*entries, Followed(follower.name)], demand.key, beside=[row])
            follower.veil.habits = table.habits_for(follower)
            self.tables.keep(follower)
        elif entries:
            await self.tables.commit(table, entries, demand.key)
        demand.acknowledge()
        tell(table, showing.rematch(table), only_players=table.gallery.end is None)


def must_be_possible(position: Position, options: list[int]) -> None:
    """Whoever decides may take these options one after another: several only where they alone decide, whatever others do."""
    seat, together = position.seat, position.together
    for at, option in enumerate(options):
        if at:
            position = position.play(options[at - 1])
            if position.seat != seat or position.together != together or together < 0:
                raise Refusal("not_possible", "so much cannot be decided at once here", about="not-at-once")
        if not position.takes(option):
            if option >= position.rules.size:
                raise Refusal("illegal", "there is no such option", about="no-such-option")
            raise Refusal("illegal", position.why_not(option), why=position.reason(option))


def must_go_on(table: GameTable) -> None:
    if table.is_over:
        raise Refusal("over", "the game is over")


def taking_back(table: GameTable, reader: Reader, to: int = -1) -> Rewound | Withdrawn:
    """Decision `to` of the reader, or else the last, and all after it; in a round, theirs alone."""
    seats = rights.decided_in_round(table, reader)
    if seats:
        return Withdrawn(seats[-1], table.spent(seats[-1]))
    to = to if to >= 0 else rights.last_decision(table, reader)
    return Rewound(reader.seats[0], to, table.spent(table.position.seat))
