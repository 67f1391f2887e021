"""Payloads that show a table: its state, clocks and presence as they are sent, for each viewer what they may know."""

from __future__ import annotations

import math
import time

from mankai.kernel.position import Position
from mankai.learning import exercises
from mankai.server.log import replays
from mankai.server.log.entries import Holder
from mankai.server.protocol import server_messages as messages
from mankai.server.protocol.client_messages import encode_json
from mankai.server.table import permissions
from mankai.server.table.changes import seat_changes, time_control
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer, is_public_decision

MOST_CACHED_STATES = 4  # encoded states kept per viewer without a seat, for its other connections
SHORT_ABSENCE = 10.0  # seconds: a player who only reloads the page is not told that time ran meanwhile
LONGEST_EXERCISE = 40  # decisions that count for the verdict on an exercise


def state(table: GameTable, viewer: Viewer, since: int) -> bytes:
    """Return the encoded state for a viewer, with what has happened since state `since`.

    States of viewers without a seat are cached by everything that they depend on; the oldest makes room for a new one.
    """
    end = table.end_for(viewer)
    is_late = viewer.first_seat < 0 and table.spectators.delay > 0
    content: messages.TableState = {
        "undo": permissions.undo_mode(table, viewer),
        "redo": permissions.can_redo(table, viewer),
        "undo_asked": table.undo_asked if table.undo_asked >= 0 and not is_late else None,
        "hints": permissions.can_ask_for_hints(table, viewer),
        "over": end is not None,
        "ended": end.ended if end is not None else "",
        "scores": end.scores if end is not None else None,
        "rematch": table.rematch_table if end is not None else None,
        "led": table.follow_ups if end is not None else [],
        "room": table.created.room,
        "clock": clock(table, viewer),
        "exercise": exercise(table, viewer),
        "awaited": viewer in table.reveal_delay.waits,
    }
    key = (viewer.seq, since, encode_json(content)) if viewer.first_seat < 0 else None
    if key is not None and key in viewer.sent_states:
        return viewer.sent_states[key]
    text = encode_json({**viewer.state(since, end is not None), **content})
    if key is not None:
        viewer.sent_states = {**dict(list(viewer.sent_states.items())[1 - MOST_CACHED_STATES :]), key: text}
    return text


def exercise(table: GameTable, viewer: Viewer) -> messages.ExerciseState | None:
    """Return the outcome of the table's exercise so far, for the learner; None for others and without an exercise."""
    created = table.created
    if not created.exercise or exercises.LEARNER not in viewer.seats:
        return None
    verdict = exercises.verdict_of(exercises.find_exercise(created.game, created.exercise), attempt(table))
    return {"name": created.exercise, "outcome": verdict.outcome, "slip": verdict.slip}


def attempt(table: GameTable) -> list[Position]:
    """Return the positions of a table's exercise, from where the learner begins."""
    first = len(table.created.options)
    return table.history.positions(first, min(len(table.decisions), first + LONGEST_EXERCISE))


def reasons(table: GameTable, viewer: Viewer) -> bytes:
    """Return why a viewer who is asked cannot take other options, encoded; empty for a viewer who is not asked."""
    if not viewer.is_asked(table.end_for(viewer) is not None):
        return b""
    return encode_json({"type": "why_not", "seq": viewer.seq, "reasons": viewer.reasons()})


def clock(table: GameTable, viewer: Viewer) -> messages.ClockState | None:
    """Return the clocks as a viewer may know them: its own as they are, others' as they were when the last state was shown.

    The running clock is the viewer's own, or that of the seat that was seen to decide then, even if it has decided since.
    """
    clocks = table.clocks
    if clocks is None or viewer.times is None or viewer.shown_position is None:
        return None
    # Whole seconds of others' clocks, rounded so that they never show less than is left.
    seconds_left: list[float] = [math.ceil(seconds) for seconds in viewer.times.seen]
    for seat in viewer.seats:
        seconds_left[seat] = round(clocks.left[seat], 1)
    running_seat, elapsed, free_seconds = None, 0.0, 0.0
    kinds = [sitter.kind for sitter in table.sitters]
    decider = viewer.shown_position.seat
    if table.round is not None and viewer.seats:  # in a simultaneous round players learn only of their own clock
        for seat in [own_seat for own_seat in time_control.timed_seats(table) if own_seat in viewer.seats]:
            running_seat, elapsed = seat, round(clocks.elapsed_seconds(seat), 1)
            free_seconds = clocks.free_seconds(is_public_decision(table.position), seat, time_control.round_turn(table, seat))
    elif decider >= 0 and kinds[decider] == "person" and "open" not in kinds and table.end_for(viewer) is None:
        is_publicly_known = (
            is_public_decision(viewer.shown_position)
            and viewer.shown_position.simultaneous_round < 0
            and not time_control.is_awaited(table, decider)
        )
        if decider not in viewer.seats and is_publicly_known:
            running_seat, elapsed, free_seconds = decider, float(int(time.monotonic() - viewer.shown_at)), viewer.times.spare
        elif decider in viewer.seats and not viewer.is_behind:
            elapsed = round(clocks.elapsed_seconds(decider), 1) if decider in time_control.timed_seats(table) else 0.0
            running_seat, free_seconds = decider, clocks.free_seconds(is_public_decision(table.position))
    return {
        "seconds": clocks.clock.seconds,
        "free": clocks.clock.free,
        "left": seconds_left,
        "running": running_seat,
        "ran": elapsed,
        "spare": free_seconds,
    }


def absence_report(table: GameTable, viewer: Viewer, away_seconds: float) -> messages.AbsenceReport | None:
    """Return the consequences of a viewer's absence, just before their return; None if there are none.

    These are the seconds of absence, the seconds that their clock has lost, whether others could have claimed the win, and the
    seats for which a computer has played.
    """
    if table.is_over:
        return None
    absences = [table.presence.absence_on_return(seat) for seat in viewer.seats]
    absence = min(absences, default=0.0)
    played = [seat for seat in viewer.seats if table.sitters[seat].kind == "bot"]
    lost = max([seconds_lost(table, seat, absence) for seat in viewer.seats], default=0.0)
    other_seats = permissions.other_person_seats(table, viewer)
    claimable = (
        bool(other_seats)
        and absence >= time_control.grace(table, away_seconds)
        and seat_changes.is_over_without(table, other_seats[0])
    )
    if absence <= 0 or not (played or claimable or (lost > 0 and absence >= SHORT_ABSENCE)):
        return None
    return {"away": int(absence), "lost": round(lost, 1), "claimable": claimable, "played": played}


def seconds_lost(table: GameTable, seat: int, away: float) -> float:
    """Return how many seconds the clock of a seat has lost on its current decision during the last `away` seconds."""
    if table.clocks is None or seat not in time_control.timed_seats(table):
        return 0.0
    free_seconds = table.clocks.free_seconds(is_public_decision(table.position), seat, time_control.round_turn(table, seat))
    return min(away, max(0.0, table.clocks.elapsed_seconds(seat) - free_seconds))


def players_message(table: GameTable) -> messages.PlayersMessage:
    """Return the message with the players of all seats."""
    return {"type": "players", "players": players(table)}


def players(table: GameTable) -> list[messages.PlayerInfo]:
    """Return the player of each seat, whether they are here, and since when they are not."""
    infos: list[messages.PlayerInfo] = []
    for seat, sitter in enumerate(table.sitters):
        here = sitter.kind == "bot" or table.presence.is_here(seat)
        since = None if here else table.presence.left_at(seat)
        away_since = None if since is None else int(since)
        infos.append({"seat": seat, "name": sitter.name, "kind": sitter.kind, "here": here, "away_since": away_since})
    return infos


def invitation(table: GameTable, holder: Holder) -> messages.Invitation:
    """Return a description of the table for the holder of an invite: who plays and how, but nothing of the game itself."""
    created = table.created
    clock = created.clock
    return {
        "table": table.name,
        "game": table.rules.name,
        "seats": holder.seats,
        "players": players(table),
        "clock": {"seconds": clock.seconds, "free": clock.free} if clock is not None else None,
        "delay": created.delay,
        "password": bool(created.password),
        "taken": bool(holder.secret),
    }


def watching(table: GameTable) -> messages.WatchingMessage:
    """Return the message with the number of spectators and what they may see."""
    return {
        "type": "watching",
        "watchers": sum([len(table.presence.connections[viewer]) for viewer in table.spectators.viewers]),
        "delay": table.spectators.delay,
        "agreed": sorted(table.hands_agreed),
        "hands": bool(table.spectators.seat_viewers),
    }


def rematch(table: GameTable) -> messages.RematchMessage:
    """Return the message with the seats that want a rematch, and its table."""
    return {"type": "rematch", "table": table.rematch_table, "wants": sorted(table.wants_rematch)}


def room(table: GameTable, viewer: Viewer, tables: list[GameTable]) -> messages.Room:
    """Return the follow-up tables of a game, with their scores once they are over.  `tables` are these tables, in order."""
    statuses: list[messages.FollowUpStatus] = []
    for follow_up, follow_up_table in zip(table.follow_ups, tables, strict=True):
        end = follow_up_table.end_for(viewer)
        scores = end.scores if end is not None else None
        seats, is_over = follow_up.seats, end is not None
        statuses.append(
            {"table": follow_up_table.name, "seats": seats, "round": follow_up.round, "over": is_over, "scores": scores}
        )
    return {"table": table.name, "game": table.rules.name, "seats": viewer.seats, "players": players(table), "led": statuses}


def summary(table: GameTable, viewer: Viewer) -> messages.TableSummary:
    """Return the entry of a table in the viewer's list of their tables."""
    end = table.end_for(viewer)
    return {
        "table": table.name,
        "game": table.rules.name,
        "seats": viewer.seats,
        "decides": viewer.is_asked(end is not None),
        "over": end is not None,
        "scores": end.scores if end is not None else None,
        "players": players(table),
        "led": end is not None and bool(table.follow_ups),
    }


def recorded_game(table: GameTable) -> replays.RecordedGame:
    """Return the whole game for a replay.  Only for games that are over."""
    return replays.RecordedGame(table.history.position(0), table.history.options[:])


def replay_header(table: GameTable) -> messages.ReplayHeader:
    """Return the part of a table's replay that stands before the frames."""
    return {
        "table": table.name,
        "game": table.rules.name,
        "players": players(table),
        "scores": table.scores,
        "ended": table.end_reason,
    }
