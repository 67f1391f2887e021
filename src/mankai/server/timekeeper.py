"""The timekeeper: when a flag falls, when time spent is written down, and when anybody is told what they are told later."""

from __future__ import annotations

import math
import time
from contextlib import suppress
from functools import partial

from mankai import players
from mankai.server import showing, steady
from mankai.server.alarms import Alarm
from mankai.server.chat import tell_all_chat
from mankai.server.entries import Ended, Entry, Flagged, Thought, Waited
from mankai.server.errands import Errands
from mankai.server.gametable import GameTable
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal
from mankai.server.tables import Tables
from mankai.server.telling import show, tell, tell_players


class Timekeeper:
    """Comes to a table of its own accord, when something is due there."""

    def __init__(self, tables: Tables, errands: Errands) -> None:
        self.tables = tables
        self.errands = errands

    # Clocks.

    def set_alarm(self, table: GameTable) -> None:
        """Look again when a flag may fall, or when so much time has run that it should be written down."""
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        if table.clocks is not None and table.timed() and self.tables.has(table):
            to_be_written = time.monotonic() + table.clocks.often
            table.alarm = Alarm(partial(until_flag, table, to_be_written), partial(self.ring, table))

    def ring(self, table: GameTable) -> None:
        self.errands.begin(self.rung(table))

    async def rung(self, table: GameTable) -> None:
        try:
            async with table.lock:
                timed = table.timed() if self.tables.has(table) else []
                late = [seat for seat in timed if table.remaining(seat) <= 0]
                if late:
                    await self.flag(table, late[0])
                elif timed:
                    await self.tables.commit(table, thoughts(table))
        except Refusal:
            self.set_alarm(table)  # nothing more can be written there, but a flag can still fall

    async def flag(self, table: GameTable, seat: int) -> None:
        """The time of somebody who decides is up."""
        if table.is_over_without(seat):
            await self.tables.commit(table, [Flagged(seat, ""), Ended()])
        else:
            if table.shows_hands_without(seat):
                await table.gallery.prepare_hands()
            await self.tables.commit(table, [Flagged(seat, players.names()[-1])])
            tell_players(table)

    async def write_thought(self, table: GameTable) -> None:
        """Before the server stops: the time spent so far is kept."""
        with suppress(Refusal):
            async with table.lock:
                if table.timed():
                    await self.tables.commit(table, thoughts(table))

    # The veil.

    def mind_veil(self, table: GameTable) -> None:
        """Come when it is to be lifted; where somebody is waited for, they will say so themselves."""
        veil = table.veil
        if veil.timer is not None:
            veil.timer.cancel()
            veil.timer = None
        if veil.is_down and veil.due < math.inf and self.tables.has(table):
            veil.timer = Alarm(partial(until_lifted, table), partial(self.come_to_veil, table))

    def come_to_veil(self, table: GameTable) -> None:
        self.errands.begin(self.lift_veil(table))

    async def lift_veil(self, table: GameTable) -> None:
        async with table.lock:
            if self.tables.has(table) and table.veil.is_down:
                if table.veil.due <= steady.now():
                    for reader in list(table.veil.awaited):
                        await self.gone_on(table, reader)
                    table.wait_for_those_who_left()
                    await self.charge_silences(table)
                    table.tell_due(steady.now())
                    show(table)
                self.tables.wake(table)

    async def charge_silences(self, table: GameTable) -> None:
        """Where everybody saw a rest at which there was but one option, they must see that its clock has run."""
        charges, table.veil.charges = table.veil.charges, []
        for seat, seconds in charges:
            if table.clocks is not None and table.clocks.cost(seconds) > 0:
                with suppress(Refusal):
                    await self.tables.commit(table, [Waited(seat, round(seconds, 3), True)])

    async def welcome(self, table: GameTable, reader: Reader) -> None:
        """Somebody is here for whom others may have waited."""
        async with table.lock:
            awaited = table.veil.awaited.get(reader)
            if awaited is not None and awaited.is_away:
                await self.gone_on(table, reader)

    async def gone_on(self, table: GameTable, reader: Reader) -> None:
        """Nobody waits for this one any longer; whose clock has run meanwhile."""
        waited = table.veil.go_on(reader)
        if table.clocks is not None:
            with suppress(Refusal):  # where nothing more can be written down
                await self.tables.commit(table, [Waited(reader.who, round(waited, 3))])
        self.mind_veil(table)

    # Spectators.

    def raise_curtain(self, table: GameTable) -> None:
        """Tell spectators what is due, and come again when more will be."""
        if table.curtain is not None:
            table.curtain.cancel()
            table.curtain = None
        had_ended = table.gallery.end is not None
        had_hands = bool(table.gallery.inside)
        table.gallery.catch_up(steady.now())
        table.settle()
        due = table.gallery.due
        if due is not None and self.tables.has(table):
            table.curtain = Alarm(partial(until_shown, table), partial(self.raise_curtain, table))
        if bool(table.gallery.inside) != had_hands:
            tell(table, showing.watching(table))
        if table.gallery.delay:
            show(table)
            if table.gallery.end is not None and not had_ended:
                tell_all_chat(table, late=True)


def until_flag(table: GameTable, to_be_written: float) -> float:
    """Seconds until a flag may fall or that moment has come (as the monotonic clock counts), whichever is first; else 0."""
    return min(table.soonest(), to_be_written - time.monotonic()) if table.timed() else 0.0


def until_lifted(table: GameTable) -> float:
    """Seconds for which the veil stays down, as far as is known."""
    return table.veil.due - steady.now()


def until_shown(table: GameTable) -> float:
    """Seconds until spectators are told what they are told later; 0 when they have been told everything."""
    return table.gallery.due - steady.now() if table.gallery.due is not None else 0.0


def thoughts(table: GameTable) -> list[Entry]:
    """What everybody whose time runs has spent of it up to now."""
    return [Thought(table.spent(seat), seat) for seat in table.timed()]
