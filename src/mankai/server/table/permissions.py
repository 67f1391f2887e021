"""Rights: who somebody is at a table, what they may take back, hear and be told."""

from __future__ import annotations

from mankai.server.errors import Refusal
from mankai.server.log.entries import ChatLine, Holder
from mankai.server.table import passwords, tokens
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer


def viewer_for(table: GameTable, secret: str | None, watch: str | None) -> Viewer:
    """Who it is that has this secret or token; 401 when nobody has."""
    created = table.created
    found: Viewer | None = None
    if secret is not None:
        for holder, reader in zip(table.holders, table.viewers, strict=True):
            if tokens.verify(secret, holder.secret):
                found = reader
    elif watch is not None and created.password:
        if is_watch_token(table, watch):
            raise Refusal("needs_password", "this table has a password", 403)
        if tokens.verify(watch, tokens.hash_token(passwords.ticket(created.password, created.watch))):
            found = table.spectators.public_viewer
    elif watch is not None and is_watch_token(table, watch):
        found = table.spectators.public_viewer
    if found is None:
        raise Refusal("wrong_secret", "this secret or token does not fit this table", 401)
    return found


def is_watch_token(table: GameTable, token: str) -> bool:
    """Whether a token is of a link by which one looks on: that of who has set up the table, or of a guest."""
    return any([tokens.verify(token, kept) for kept in [table.created.watch, *[one.watch for one in table.holders]]])


def invite_holder(table: GameTable, invite: str) -> Holder:
    """Whose seats an invite is for; 401 when it is none of this table."""
    for holder in table.holders:
        if tokens.verify(invite, holder.invite):
            return holder
    raise Refusal("wrong_secret", "this invite does not fit this table", 401)


def other_person_seats(table: GameTable, reader: Viewer) -> list[int]:
    """The seats of people other than the reader, who must consent to what concerns them."""
    return [seat for seat in sorted(table.person_seats()) if seat not in reader.seats]


def other_seats(table: GameTable, reader: Viewer) -> list[int]:
    """The seats that somebody else holds or may still take: also open ones, and those of who is away and may return."""
    return [seat for other in table.viewers if other is not reader for seat in other.seats]


def can_ask_for_hints(table: GameTable, reader: Viewer) -> bool:
    """Whether a reader plays with computers alone, and nobody else can come or return: hints are for them."""
    return reader.first_seat >= 0 and not other_seats(table, reader)


def last_decision(table: GameTable, reader: Viewer) -> int:
    """The number of the reader's last decision; -1 when there is none."""
    return table.last_decision(reader)


def seats_decided_in_round(table: GameTable, reader: Viewer) -> list[int]:
    """The seats for which the reader has decided something in a round that goes on: nobody has learnt of it."""
    return [seat for seat in reader.seats if table.round is not None and table.round.answers(seat)]


def undo_mode(table: GameTable, reader: Viewer) -> str:
    """How the reader's last decision can be taken back: "free", "ask", or not at all."""
    to = last_decision(table, reader)
    theirs = other_seats(table, reader)
    # Who could have been told everything, since the game was over, takes nothing back from anybody.
    if (to < 0 and not seats_decided_in_round(table, reader)) or (table.is_over and theirs) or table.forfeit_reason == "time":
        return ""
    if not theirs or seats_decided_in_round(table, reader):
        return "free"
    is_still_theirs = table.position.seat in reader.seats and to == len(table.decisions) - 1
    if is_still_theirs and not table.has_revealed():
        return "free"
    return "ask" if set(theirs) <= table.person_seats() else ""  # where somebody is not there, nobody can agree for them


def can_redo(table: GameTable, reader: Viewer) -> bool:
    """Whether the reader took back what was taken back last, and nobody else had decided anything after it."""
    if not table.undone or table.is_over or not table.undone[-1] or not table.can_redo:
        return False
    seats = [seat for seat, _ in table.undone[-1]]
    return seats[0] in reader.seats and all([one in reader.seats or table.sitters[one].kind == "bot" for one in seats])


def can_hear(table: GameTable, reader: Viewer, line: ChatLine) -> bool:
    """Players and spectators speak apart until the game is over; what is damaged nobody hears."""
    is_theirs = (line.seat is None) == (reader.first_seat < 0) or table.end_for(reader) is not None
    return is_theirs and bool(line.text or line.notice)


def check_over(table: GameTable, reader: Viewer) -> None:
    """As far as the reader knows."""
    if table.end_for(reader) is None:
        raise Refusal("not_over", "the game is not over: until then nobody is told more than their seat may know", 409)
    if table.position.follow_ups:
        raise Refusal("not_over", "this game leads to others, in which what is hidden in it still matters", 409, "leads-on")
