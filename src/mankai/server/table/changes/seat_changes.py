"""Changes of seats: a person comes, a bot takes over, a seat gives up."""

from __future__ import annotations

from mankai.packs import registry
from mankai.server.table.changes import delayed_updates, time_control
from mankai.server.table.table import GameTable


def join(table: GameTable, seat: int, name: str, secret: str, nonce: str, watch: str = "") -> None:
    """Seat a person who has come with an invite."""
    holder = table.holder_of(seat)
    holder.secret, holder.nonce, holder.watch = secret, nonce, watch
    sitter = table.sitters[seat]
    kind = sitter.kind
    sitter.kind, sitter.name, sitter.player = "person", name, ""
    table.presence.expect(seat)
    if kind == "bot":  # it has played there meanwhile
        table.position_version += 1
        time_control.start_clock(table, seat)
    elif kind == "open":
        on_seat_filled(table)


def hand_over(table: GameTable, seat: int, player: str) -> None:
    """Let `player`, a bot, play for a person who is away or has never come; if empty, they play on themselves."""
    sitter = table.sitters[seat]
    was_open = sitter.kind == "open"
    sitter.kind, sitter.player = "bot" if player else "person", player
    if player:
        delayed_updates.stop_waiting(table, table.viewer_of(seat))
    table.position_version += 1
    time_control.start_clock(table, seat)
    if was_open:
        sitter.name = sitter.name or player
        on_seat_filled(table)


def give_up(table: GameTable, seat: int, how: str, player: str) -> None:
    """Let a seat lose, and end the game; or, if others play on, let `player` play for it from now on."""
    table.position_version += 1
    table.undone = []
    if not player:
        table.forfeited_seat, table.forfeit_reason = seat, how
        delayed_updates.end_reveal_delay(table, table.event_time)
        for viewer in table.viewers:
            viewer.add_frame(len(table.decisions), table.public_times())
        return
    viewer = table.viewer_of(seat)
    table.sitters[seat].kind, table.sitters[seat].player = "bot", player
    delayed_updates.stop_waiting(table, viewer)
    viewer.seats.remove(seat)
    table.update_round_views()
    viewer.resend()
    time_control.start_clock(table, seat)


def on_seat_filled(table: GameTable) -> None:
    """Start the clocks anew after a seat has been filled: time runs once no seat is open."""
    if table.clocks is not None:
        time_control.start_all_clocks(table)
        for viewer in table.viewers:
            viewer.resend()
        table.spectators.publish(table.event_time, table.spectators.resend)


def is_over_without(table: GameTable, seat: int) -> bool:
    """Return whether giving this seat up ends the game: not if others play on, or wait for the games to which it leads."""
    return table.rules.seats == 2 and not (registry.has_follow_ups(table.rules) and len(table.person_seats() - {seat}) > 0)


def shows_hands_without(table: GameTable, seat: int) -> bool:
    """Return whether spectators will see hands, and do not yet, once this seat is given up."""
    return not table.spectators.seat_viewers and bool(table.owners() - {seat}) and table.owners() - {seat} <= table.hands_agreed
