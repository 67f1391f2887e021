"""Payloads that show a table: its state, clocks and presence as they are sent, for each viewer what they may know."""

from __future__ import annotations

import math
import time
from typing import Any

from mankai.kernel.position import Position
from mankai.learning import exercises
from mankai.server.log import replays
from mankai.server.log.entries import Holder
from mankai.server.protocol.client_messages import encode_json
from mankai.server.table import permissions
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer, is_public_decision

MOST_CACHED_STATES = 4  # encoded states kept per viewer without a seat, for its other connections
SHORT_ABSENCE = 10.0  # seconds: a player who only reloads the page is not told that time ran meanwhile
LONGEST_EXERCISE = 40  # decisions that count for the verdict on an exercise


def state(table: GameTable, reader: Viewer, since: int) -> bytes:
    """Return the encoded state for a viewer, with what has happened since state `since`.

    States of viewers without a seat are cached by everything that they depend on; the oldest makes room for a new one.
    """
    end = table.end_for(reader)
    is_late = reader.first_seat < 0 and table.spectators.delay > 0
    content: dict[str, Any] = {}
    content["undo"], content["redo"] = permissions.undo_mode(table, reader), permissions.can_redo(table, reader)
    content["undo_asked"] = table.undo_asked if table.undo_asked >= 0 and not is_late else None
    content["hints"] = permissions.can_ask_for_hints(table, reader)
    content["over"] = end is not None
    content["ended"], content["scores"] = (end.ended, end.scores) if end is not None else ("", None)
    content["rematch"] = table.rematch_table if end is not None else None
    content["led"], content["room"] = table.follow_ups if end is not None else [], table.created.room
    content["clock"] = clock(table, reader)
    content["exercise"] = exercise(table, reader)
    content["awaited"] = reader in table.reveal_delay.waits
    key = (reader.seq, since, encode_json(content)) if reader.first_seat < 0 else None
    if key is not None and key in reader.sent_states:
        return reader.sent_states[key]
    text = encode_json({**reader.state(since, end is not None), **content})
    if key is not None:
        reader.sent_states = {**dict(list(reader.sent_states.items())[1 - MOST_CACHED_STATES :]), key: text}
    return text


def exercise(table: GameTable, reader: Viewer) -> dict[str, Any] | None:
    """Return the outcome of the table's exercise so far, for the learner; None for others and without an exercise."""
    created = table.created
    if not created.exercise or exercises.LEARNER not in reader.seats:
        return None
    verdict = exercises.verdict_of(exercises.find_exercise(created.game, created.exercise), attempt(table))
    return {"name": created.exercise, "outcome": verdict.outcome, "slip": verdict.slip}


def attempt(table: GameTable) -> list[Position]:
    """Return the positions of a table's exercise, from where the learner begins."""
    first = len(table.created.options)
    return table.history.positions(first, min(len(table.decisions), first + LONGEST_EXERCISE))


def reasons(table: GameTable, reader: Viewer) -> bytes:
    """Return why a viewer who is asked cannot take other options, encoded; empty for a viewer who is not asked."""
    if not reader.is_asked(table.end_for(reader) is not None):
        return b""
    return encode_json({"type": "why_not", "seq": reader.seq, "reasons": reader.reasons()})


def clock(table: GameTable, reader: Viewer) -> dict[str, Any] | None:
    """Return the clocks as a viewer may know them: its own as they are, others' as they were when the last state was shown.

    The running clock is the viewer's own, or that of the seat that was seen to decide then, even if it has decided since.
    """
    clocks = table.clocks
    if clocks is None or reader.times is None or reader.shown_position is None:
        return None
    left: list[float] = [math.ceil(seconds) for seconds in reader.times.seen]
    for seat in reader.seats:
        left[seat] = round(clocks.left[seat], 1)
    running, ran, spare = None, 0.0, 0.0
    kinds = [sitter.kind for sitter in table.sitters]
    decider = reader.shown_position.seat
    if table.round is not None and reader.seats:  # in a simultaneous round players learn only of their own clock
        for seat in [one for one in table.timed_seats() if one in reader.seats]:
            running, ran = seat, round(clocks.elapsed_seconds(seat), 1)
            spare = clocks.free_seconds(is_public_decision(table.position), seat, table.round_turn(seat))
    elif decider >= 0 and kinds[decider] == "person" and "open" not in kinds and table.end_for(reader) is None:
        is_seen = (
            is_public_decision(reader.shown_position)
            and reader.shown_position.simultaneous_round < 0
            and not table.is_awaited(decider)
        )
        if decider not in reader.seats and is_seen:
            running, ran, spare = decider, float(int(time.monotonic() - reader.shown_at)), reader.times.spare
        elif decider in reader.seats and not reader.is_behind:
            ran = round(clocks.elapsed_seconds(decider), 1) if decider in table.timed_seats() else 0.0
            running, spare = decider, clocks.free_seconds(is_public_decision(table.position))
    return {
        "seconds": clocks.clock.seconds,
        "free": clocks.clock.free,
        "left": left,
        "running": running,
        "ran": ran,
        "spare": spare,
    }


def absence_report(table: GameTable, reader: Viewer, away_seconds: float) -> dict[str, Any] | None:
    """Return the consequences of a viewer's absence, just before their return; None if there are none.

    These are the seconds of absence, the seconds that their clock has lost, whether others could have claimed the win, and the
    seats for which a computer has played.
    """
    if table.is_over:
        return None
    absences = [table.presence.absence_on_return(seat) for seat in reader.seats]
    away = min(absences, default=0.0)
    played = [seat for seat in reader.seats if table.sitters[seat].kind == "bot"]
    lost = max([seconds_lost(table, seat, away) for seat in reader.seats], default=0.0)
    others = permissions.other_person_seats(table, reader)
    claimable = bool(others) and away >= table.grace(away_seconds) and table.is_over_without(others[0])
    if away <= 0 or not (played or claimable or (lost > 0 and away >= SHORT_ABSENCE)):
        return None
    return {"away": int(away), "lost": round(lost, 1), "claimable": claimable, "played": played}


def seconds_lost(table: GameTable, seat: int, away: float) -> float:
    """Return how many seconds the clock of a seat has lost on its current decision during the last `away` seconds."""
    if table.clocks is None or seat not in table.timed_seats():
        return 0.0
    spare = table.clocks.free_seconds(is_public_decision(table.position), seat, table.round_turn(seat))
    return min(away, max(0.0, table.clocks.elapsed_seconds(seat) - spare))


def players_message(table: GameTable) -> dict[str, Any]:
    """Return the message with the players of all seats."""
    return {"type": "players", "players": players(table)}


def players(table: GameTable) -> list[dict[str, Any]]:
    """Return the player of each seat, whether they are here, and since when they are not."""
    found: list[dict[str, Any]] = []
    for seat, sitter in enumerate(table.sitters):
        here = sitter.kind == "bot" or table.presence.is_here(seat)
        since = None if here else table.presence.left_at(seat)
        away = None if since is None else int(since)
        found.append({"seat": seat, "name": sitter.name, "kind": sitter.kind, "here": here, "away_since": away})
    return found


def invitation(table: GameTable, holder: Holder) -> dict[str, Any]:
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


def watching(table: GameTable) -> dict[str, Any]:
    """Return the message with the number of spectators and what they may see."""
    return {
        "type": "watching",
        "watchers": sum([len(table.presence.connections[reader]) for reader in table.spectators.viewers]),
        "delay": table.spectators.delay,
        "agreed": sorted(table.hands_agreed),
        "hands": bool(table.spectators.seat_viewers),
    }


def rematch(table: GameTable) -> dict[str, Any]:
    """Return the message with the seats that want a rematch, and its table."""
    return {"type": "rematch", "table": table.rematch_table, "wants": sorted(table.wants_rematch)}


def room(table: GameTable, reader: Viewer, tables: list[GameTable]) -> dict[str, Any]:
    """Return the follow-up tables of a game, with their scores once they are over.  `tables` are these tables, in order."""
    found: list[dict[str, Any]] = []
    for led, one in zip(table.follow_ups, tables, strict=True):
        end = one.end_for(reader)
        scores = end.scores if end is not None else None
        found.append({"table": one.name, "seats": led.seats, "round": led.round, "over": end is not None, "scores": scores})
    return {"table": table.name, "game": table.rules.name, "seats": reader.seats, "players": players(table), "led": found}


def summary(table: GameTable, reader: Viewer) -> dict[str, Any]:
    """Return the entry of a table in the viewer's list of their tables."""
    end = table.end_for(reader)
    return {
        "table": table.name,
        "game": table.rules.name,
        "seats": reader.seats,
        "decides": reader.is_asked(end is not None),
        "over": end is not None,
        "scores": end.scores if end is not None else None,
        "players": players(table),
        "led": end is not None and bool(table.follow_ups),
    }


def recorded_game(table: GameTable) -> replays.RecordedGame:
    """Return the whole game for a replay.  Only for games that are over."""
    return replays.RecordedGame(table.history.position(0), table.history.options[:])


def replay_header(table: GameTable) -> dict[str, Any]:
    """Return the part of a table's replay that stands before the frames."""
    return {
        "table": table.name,
        "game": table.rules.name,
        "players": players(table),
        "scores": table.scores,
        "ended": table.end_reason,
    }
