"""Permissions: who a caller is at a table, and what they may take back, read and be shown."""

from __future__ import annotations

from typing import Literal

from mankai.server.errors import Refusal
from mankai.server.log.entries import ChatLine, Holder
from mankai.server.table import passwords, tokens
from mankai.server.table.changes import undo
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer


def viewer_for(table: GameTable, secret: str | None, watch: str | None) -> Viewer:
    """Return the viewer that has this secret or token.  Refuses with 401 if there is none, with 403 if a password is missing."""
    created = table.created
    fitting: Viewer | None = None
    if secret is not None:
        for holder, viewer in zip(table.holders, table.viewers, strict=True):
            if tokens.verify(secret, holder.secret):
                fitting = viewer
    elif watch is not None and created.password:
        if is_watch_token(table, watch):
            raise Refusal("needs_password", "this table has a password", 403)
        if tokens.verify(watch, tokens.hash_token(passwords.ticket(created.password, created.watch))):
            fitting = table.spectators.public_viewer
    elif watch is not None and is_watch_token(table, watch):
        fitting = table.spectators.public_viewer
    if fitting is None:
        raise Refusal("wrong_secret", "this secret or token does not fit this table", 401)
    return fitting


def is_watch_token(table: GameTable, token: str) -> bool:
    """Return whether a token is one to watch with: of the person who has set up the table, or of a guest."""
    hashes = [table.created.watch, *[holder.watch for holder in table.holders]]
    return any([tokens.verify(token, token_hash) for token_hash in hashes])


def invite_holder(table: GameTable, invite: str) -> Holder:
    """Return the holder of the seats that an invite is for.  Refuses with 401 if it is none of this table."""
    for holder in table.holders:
        if tokens.verify(invite, holder.invite):
            return holder
    raise Refusal("wrong_secret", "this invite does not fit this table", 401)


def other_person_seats(table: GameTable, viewer: Viewer) -> list[int]:
    """Return the seats of people other than the viewer, who must consent to what concerns them."""
    return [seat for seat in sorted(table.person_seats()) if seat not in viewer.seats]


def other_seats(table: GameTable, viewer: Viewer) -> list[int]:
    """Return the seats that somebody else holds or may still take, also open ones and those of people who are away."""
    return [seat for other in table.viewers if other is not viewer for seat in other.seats]


def can_ask_for_hints(table: GameTable, viewer: Viewer) -> bool:
    """Return whether a viewer may have hints: it plays with bots alone, and nobody else can come or return."""
    return viewer.first_seat >= 0 and not other_seats(table, viewer)


def seats_decided_in_round(table: GameTable, viewer: Viewer) -> list[int]:
    """Return the seats for which the viewer has decided something in the current round.  Nobody else has learnt of it."""
    return [seat for seat in viewer.seats if table.round is not None and table.round.answers(seat)]


def undo_mode(table: GameTable, viewer: Viewer) -> Literal["free", "ask", ""]:
    """Return how the viewer's last decision can be taken back: "free", "ask", or "" for not at all."""
    if viewer.first_seat < 0:
        return ""
    to = undo.last_decision(table, viewer)
    theirs = other_seats(table, viewer)
    # When the game is over, all cards may have been shown, so nothing can be taken back if others are concerned.
    if (to < 0 and not seats_decided_in_round(table, viewer)) or (table.is_over and theirs) or table.forfeit_reason == "time":
        return ""
    if not theirs or seats_decided_in_round(table, viewer):
        return "free"
    is_still_theirs = table.position.seat in viewer.seats and to == len(table.decisions) - 1
    if is_still_theirs and not undo.has_revealed(table):
        return "free"
    return "ask" if set(theirs) <= table.person_seats() else ""  # an absent person cannot agree


def can_redo(table: GameTable, viewer: Viewer) -> bool:
    """Return whether the viewer took back the last decisions that were taken back, and none of them was another person's."""
    if not table.undone or table.is_over or not table.undone[-1] or not table.can_redo:
        return False
    seats = [seat for seat, _ in table.undone[-1]]
    return seats[0] in viewer.seats and all([one in viewer.seats or table.sitters[one].kind == "bot" for one in seats])


def can_hear(table: GameTable, viewer: Viewer, line: ChatLine) -> bool:
    """Return whether a viewer may read a line.  Players and spectators chat apart until the game is over."""
    is_theirs = (line.seat is None) == (viewer.first_seat < 0) or table.end_for(viewer) is not None
    return is_theirs and bool(line.text or line.notice)  # a damaged line has neither


def check_over(table: GameTable, viewer: Viewer) -> None:
    """Refuse unless the game is over, as far as the viewer knows, and leads to no others."""
    if table.end_for(viewer) is None:
        raise Refusal("not_over", "the game is not over: until then nobody sees more than their seat may know", 409)
    if table.position.follow_ups:
        raise Refusal("not_over", "this game leads to others, in which its hidden cards still matter", 409, "leads-on")
