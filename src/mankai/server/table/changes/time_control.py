"""The time of people at a table: whose clock runs, how much they have left, and what they are charged."""

from __future__ import annotations

from mankai.server import monotonic_clock
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer, is_public_decision


def arrive(table: GameTable, viewer: Viewer) -> bool:
    """Note that a viewer is here, whose time may run from now on.  Returns whether others must be shown that it does."""
    new = [seat for seat in viewer.seats if is_awaited(table, seat)]
    table.presence.arrived.update(new)
    for seat in new:
        start_clock(table, seat)
    if table.clocks is None or table.position.seat not in new or table.is_over:
        return False
    for other in table.viewers:
        if other is not viewer:
            other.resend()
    table.spectators.publish(monotonic_clock.now(), table.spectators.resend)
    return True


def is_awaited(table: GameTable, seat: int) -> bool:
    """Return whether nobody has come to a seat of a room's table yet: they may play at another, so no time runs."""
    return bool(table.created.room) and seat not in table.presence.arrived


def charge(table: GameTable, seat: int, spent: float) -> None:
    """Charge a seat that decides for the seconds spent on it."""
    if table.clocks is not None and seat >= 0:
        table.clocks.charge(seat, spent, is_public_decision(table.position), round_turn(table, seat))


def start_clock(table: GameTable, seat: int) -> None:
    """Start the time of this seat now, if there are clocks."""
    if table.clocks is not None and seat >= 0:
        table.clocks.start(seat)


def start_all_clocks(table: GameTable) -> None:
    for seat in range(table.rules.seats):
        start_clock(table, seat)


def round_turn(table: GameTable, seat: int) -> int:
    """Return the number of a seat's next answer in a round; -1 if there is no round."""
    return len(table.round.answers(seat)) if table.round is not None else -1


def has_answered(table: GameTable, seat: int) -> bool:
    """Return whether a seat has already answered, in a round, the question that comes next."""
    return table.round is not None and table.round.count_taken(seat, table.decisions) < round_turn(table, seat)


def timed_seats(table: GameTable) -> list[int]:
    """Return the seats whose time runs now: the one that decides, or in a round all that are still asked something."""
    if table.clocks is None or table.is_over or table.is_full:  # a person who cannot decide must not lose on time
        return []
    kinds = [sitter.kind for sitter in table.sitters]
    if "open" in kinds:
        return []
    deciding = [] if table.is_decider_delayed else [table.position.seat]
    if table.round is not None:
        deciding = [viewer.perspective for viewer in table.viewers if viewer.is_asked_in_round and viewer.perspective is not None]
    return [seat for seat in deciding if kinds[seat] == "person" and not is_awaited(table, seat)]


def seconds_spent(table: GameTable, seat: int) -> float:
    """Return the seconds to charge to a seat that decides now."""
    return round(table.clocks.elapsed_seconds(seat), 3) if table.clocks is not None and seat in timed_seats(table) else 0.0


def remaining(table: GameTable, seat: int) -> float:
    """Return the seconds until the flag of a seat that decides falls."""
    assert table.clocks is not None
    return table.clocks.remaining(seat, is_public_decision(table.position), round_turn(table, seat))


def seconds_to_flag(table: GameTable) -> float:
    """Return the seconds until a flag may fall; somebody's time must be running."""
    return min([remaining(table, seat) for seat in timed_seats(table)])


def grace(table: GameTable, seconds: float) -> float:
    """Return for how long a person may be away: never less than they may think about a decision for free."""
    return max(seconds, table.created.clock.free if table.created.clock is not None else 0.0)
