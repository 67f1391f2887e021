"""What players do at a table: take options and take them back, give up, replace whoever is away, ask for another game.

All of it happens while the lock of the table is held.
"""

from __future__ import annotations

from collections.abc import Callable

from mankai import players
from mankai.server.connection import Connection
from mankai.server.eventlog import Key
from mankai.server.gametable import GameTable
from mankai.server.messages import (
    Act,
    Agreed,
    Claimed,
    Conceded,
    Ended,
    Entry,
    Followed,
    Redone,
    Refusal,
    Replaced,
    Returned,
    Rewound,
    UndoAnswered,
    UndoAsked,
    Wanted,
)
from mankai.server.opening import again
from mankai.server.reader import Reader
from mankai.server.settings import Settings
from mankai.server.tables import Acknowledge, Tables
from mankai.server.telling import tell, tell_players
from mankai.server.timekeeper import Timekeeper


class Acts:
    """Each is refused with a reason, or goes into the log under the `key` of the message that asked for it."""

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
        self.tables = tables
        self.timekeeper = timekeeper

    async def act(
        self, table: GameTable, connection: Connection, reader: Reader, said: Act, key: Key, acknowledge: Acknowledge
    ) -> None:
        if said.expected != reader.seq:
            connection.offer(table.state(reader, connection.seq))
            raise Refusal("stale", f"that was an answer to state {said.expected}; the state now is {reader.seq}")
        if table.is_over:
            raise Refusal("over", "the game is over")
        position = table.position
        if position.seat not in reader.seats:
            raise Refusal("not_asked", "you are not asked anything now")
        if said.option not in position.options:
            if said.option >= table.rules.size:
                raise Refusal("illegal", "there is no such option", about="no-such-option")
            raise Refusal("illegal", position.why_not(said.option), why=position.reason(said.option))
        if len(table.line) >= self.longest_game:
            raise Refusal("not_possible", "this game has gone on for too long", about="too-long")
        if table.is_timed and table.remaining() <= 0:
            await self.timekeeper.flag(table)
            raise Refusal("over", "your time is up", about="time-up")
        await self.tables.choose(table, said.option, key, acknowledge)

    async def undo(self, table: GameTable, reader: Reader, key: Key, acknowledge: Acknowledge) -> None:
        way = table.undo(reader)
        if not way:
            raise Refusal("not_possible", "there is nothing that you could take back", about="nothing-to-undo")
        if way == "free":
            await self.take_back(table, reader, key, acknowledge)
            return
        if table.undo_asked not in (-1, *reader.seats):
            raise Refusal("not_possible", "somebody else is asking for an undo", about="undo-under-way")
        await self.tables.commit(table, [UndoAsked(reader.seats[0])], key, acknowledge)
        tell(table, {"type": "undo_asked", "seat": table.undo_asked}, only_players=table.gallery.delay > 0)

    async def take_back(
        self, table: GameTable, reader: Reader, key: Key, acknowledge: Acknowledge, answer: UndoAnswered | None = None
    ) -> None:
        rewound = Rewound(reader.seats[0], table.last_decision(reader), table.spent())
        await self.tables.commit(table, [rewound] if answer is None else [answer, rewound], key, acknowledge)

    async def redo(self, table: GameTable, reader: Reader, key: Key, acknowledge: Acknowledge) -> None:
        if not table.can_redo(reader):
            raise Refusal("not_possible", "there is nothing that you took back last", about="nothing-to-redo")
        await self.tables.commit(table, [Redone(reader.seats[0], table.spent())], key, acknowledge)

    async def answer(self, table: GameTable, reader: Reader, agrees: bool, key: Key, acknowledge: Acknowledge) -> None:
        if table.undo_asked < 0 or table.undo_asked in reader.seats:
            raise Refusal("not_possible", "nobody else is asking for an undo", about="no-undo-asked")
        answer = UndoAnswered(reader.seats[:], agrees)
        asker = table.readers[table.holders.index(table.holder_of(table.undo_asked))]
        is_settled = not agrees or set(table.others(asker)) <= table.consents | set(reader.seats)
        if agrees and is_settled:
            await self.take_back(table, asker, key, acknowledge, answer)
        else:
            await self.tables.commit(table, [answer], key, acknowledge)
        if is_settled:
            tell(table, {"type": "undo_answered", "granted": agrees}, only_players=table.gallery.delay > 0)

    async def concede(self, table: GameTable, reader: Reader, key: Key, acknowledge: Acknowledge) -> None:
        if table.is_over:
            raise Refusal("over", "the game is over")
        seat = table.position.seat if table.position.seat in reader.seats else reader.seats[0]
        if table.rules.seats == 2:
            await self.tables.commit(table, [Conceded(seat, ""), Ended()], key, acknowledge)
        else:
            await self.tables.commit(table, [Conceded(seat, players.names()[-1])], key, acknowledge)
            tell_players(table)

    async def replace(self, table: GameTable, reader: Reader, seat: int, key: Key, acknowledge: Acknowledge) -> None:
        if seat not in table.others(reader):
            raise Refusal("not_possible", "nobody else sits there", about="nobody-there")
        if table.is_over:
            raise Refusal("over", "the game is over")
        self.must_be_away(table, seat)
        await self.tables.commit(table, [Replaced(seat, players.names()[-1])], key, acknowledge)
        if table.is_here(seat):  # who came while it was written down
            await self.tables.commit(table, [Returned(seat)])
        tell_players(table)

    async def claim(self, table: GameTable, reader: Reader, key: Key, acknowledge: Acknowledge) -> None:
        others = table.others(reader)
        if table.is_over:
            raise Refusal("over", "the game is over")
        if table.rules.seats != 2 or not others:
            reason = "the win can be claimed only from one other person, with two seats"
            raise Refusal("not_possible", reason, about="cannot-claim")
        self.must_be_away(table, others[0])
        await self.tables.commit(table, [Claimed(others[0]), Ended()], key, acknowledge)

    def must_be_away(self, table: GameTable, seat: int) -> None:
        grace = table.grace(self.away_seconds)
        if table.absence(seat) < grace:
            reason = f"only when somebody has been away for {grace:.0f} seconds"
            raise Refusal("not_possible", reason, about="not-away", seconds=round(grace))

    async def agree(self, table: GameTable, reader: Reader, hands: bool, key: Key, acknowledge: Acknowledge) -> None:
        """To spectators seeing one's hand, or no longer."""
        await self.tables.commit(table, [Agreed(reader.seats[:], hands)], key, acknowledge)
        tell(table, table.watching())

    async def rematch(self, table: GameTable, connection: Connection, reader: Reader, key: Key, acknowledge: Acknowledge) -> None:
        """All that it takes is written down at once: there is one rematch, or none."""
        if not table.is_over:
            raise Refusal("not_over", "the game is not over yet")
        entries: list[Entry] = [Wanted(reader.seats[:])] if not set(reader.seats) <= table.wants_rematch else []
        if table.follower is None and table.people() <= table.wants_rematch | set(reader.seats):
            self.must_not_set_up_many(connection.address, any([one.kind == "bot" for one in table.sitters]))
            follower, row = self.tables.prepared(again(table), connection.address)
            await self.tables.commit(table, [*entries, Followed(follower.name)], key, beside=row)
            self.tables.keep(follower)
        elif entries:
            await self.tables.commit(table, entries, key)
        acknowledge()
        wish = {"type": "rematch", "table": table.follower, "wants": sorted(table.wants_rematch)}
        tell(table, wish, only_players=table.gallery.end is None)
