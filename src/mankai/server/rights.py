"""Rights: who somebody is at a table, what they may take back, hear and be told."""

from __future__ import annotations

from mankai.server import passwords, tokens
from mankai.server.entries import Holder, Line
from mankai.server.gametable import GameTable
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal


def reader_for(table: GameTable, secret: str | None, watch: str | None) -> Reader:
    """Who it is that has this secret or token; 401 when nobody has."""
    created = table.created
    found: Reader | None = None
    if secret is not None:
        for holder, reader in zip(table.holders, table.readers, strict=True):
            if tokens.fits(secret, holder.secret):
                found = reader
    elif watch is not None and created.password:
        if is_watch(table, watch):
            raise Refusal("needs_password", "this table has a password", 403)
        if tokens.fits(watch, tokens.hashed(passwords.ticket(created.password, created.watch))):
            found = table.gallery.outside
    elif watch is not None and is_watch(table, watch):
        found = table.gallery.outside
    if found is None:
        raise Refusal("wrong_secret", "this secret or token does not fit this table", 401)
    return found


def is_watch(table: GameTable, token: str) -> bool:
    """Whether a token is of a link by which one looks on: that of who has set up the table, or of a guest."""
    return any([tokens.fits(token, kept) for kept in [table.created.watch, *[one.watch for one in table.holders]]])


def invited(table: GameTable, invite: str) -> Holder:
    """Whose seats an invite is for; 401 when it is none of this table."""
    for holder in table.holders:
        if tokens.fits(invite, holder.invite):
            return holder
    raise Refusal("wrong_secret", "this invite does not fit this table", 401)


def others(table: GameTable, reader: Reader) -> list[int]:
    """The seats of people other than the reader, who must consent to what concerns them."""
    return [seat for seat in sorted(table.people()) if seat not in reader.seats]


def foreign(table: GameTable, reader: Reader) -> list[int]:
    """The seats that somebody else holds or may still take: also open ones, and those of who is away and may return."""
    return [seat for other in table.readers if other is not reader for seat in other.seats]


def may_ask_for_hints(table: GameTable, reader: Reader) -> bool:
    """Whether a reader plays with computers alone, and nobody else can come or return: hints are for them."""
    return reader.who >= 0 and not foreign(table, reader)


def last_decision(table: GameTable, reader: Reader) -> int:
    """The number of the reader's last decision; -1 when there is none."""
    return table.last_decision(reader)


def decided_in_round(table: GameTable, reader: Reader) -> list[int]:
    """The seats for which the reader has decided something in a round that goes on: nobody has learnt of it."""
    return [seat for seat in reader.seats if table.round is not None and table.round.answers(seat)]


def undo(table: GameTable, reader: Reader) -> str:
    """How the reader's last decision can be taken back: "free", "ask", or not at all."""
    to = last_decision(table, reader)
    theirs = foreign(table, reader)
    # Who could have been told everything, since the game was over, takes nothing back from anybody.
    if (to < 0 and not decided_in_round(table, reader)) or (table.is_over and theirs) or table.broken_off == "time":
        return ""
    if not theirs or decided_in_round(table, reader):
        return "free"
    is_still_theirs = table.position.seat in reader.seats and to == len(table.line) - 1
    if is_still_theirs and not table.has_taught():
        return "free"
    return "ask" if set(theirs) <= table.people() else ""  # where somebody is not there, nobody can agree for them


def can_redo(table: GameTable, reader: Reader) -> bool:
    """Whether the reader took back what was taken back last, and nobody else had decided anything after it."""
    if not table.undone or table.is_over or not table.undone[-1] or not table.can_redo:
        return False
    seats = [seat for seat, _ in table.undone[-1]]
    return seats[0] in reader.seats and all([one in reader.seats or table.sitters[one].kind == "bot" for one in seats])


def hears(table: GameTable, reader: Reader, line: Line) -> bool:
    """Players and spectators speak apart until the game is over; what is damaged nobody hears."""
    is_theirs = (line.seat is None) == (reader.who < 0) or table.end_for(reader) is not None
    return is_theirs and bool(line.text or line.notice)


def must_be_over(table: GameTable, reader: Reader) -> None:
    """As far as the reader knows."""
    if table.end_for(reader) is None:
        raise Refusal("not_over", "the game is not over: until then nobody is told more than their seat may know", 409)
    if table.position.follows:
        raise Refusal("not_over", "this game leads to others, in which what is hidden in it still matters", 409, "leads-on")
