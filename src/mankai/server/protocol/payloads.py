"""Showing a table: its state, its clocks and its company as they are sent, to each reader what they may know."""

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

MOST_CACHED_STATES = 4  # states that are kept for others who look through the same eyes
SHORT_ABSENCE = 10.0  # seconds: who only loads a page anew is not told that time ran meanwhile
LONGEST_EXERCISE = 40  # decisions: whoever plays on after that is no longer judged anew


def state(table: GameTable, reader: Viewer, since: int) -> bytes:
    """How it stands, and what has happened since the state that the reader knows."""
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
    if key is not None and key in reader.sent_states:  # the same bytes for all who look through the same eyes
        return reader.sent_states[key]
    text = encode_json({**reader.state(since, end is not None), **content})
    if key is not None:
        reader.sent_states = {**dict(list(reader.sent_states.items())[1 - MOST_CACHED_STATES :]), key: text}
    return text


def exercise(table: GameTable, reader: Viewer) -> dict[str, Any] | None:
    """What has come of the exercise that is done here, for whoever does it."""
    created = table.created
    if not created.exercise or exercises.LEARNER not in reader.seats:
        return None
    verdict = exercises.verdict_of(exercises.find_exercise(created.game, created.exercise), attempt(table))
    return {"name": created.exercise, "outcome": verdict.outcome, "slip": verdict.slip}


def attempt(table: GameTable) -> list[Position]:
    """The positions of a table's exercise, from where the learner begins."""
    first = len(table.created.options)
    return table.history.positions(first, min(len(table.decisions), first + LONGEST_EXERCISE))


def reasons(table: GameTable, reader: Viewer) -> bytes:
    """Why whoever is asked cannot take what they might think of; empty for everybody else."""
    if not reader.is_asked(table.end_for(reader) is not None):
        return b""
    return encode_json({"type": "why_not", "seq": reader.seq, "reasons": reader.reasons()})


def clock(table: GameTable, reader: Viewer) -> dict[str, Any] | None:
    """The clocks as a reader may know them: its own as they are, others' as they were when the last state was shown.

    Whose clock runs is said of one's own, and of the one that was seen to decide then; whether that one still does is not.
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
    if table.round is not None and reader.seats:  # where all decide at once, one is told of one's own clock alone
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
    """What has come of it that the reader was away, as it stands before they are back; None where nothing has.

    It says for how many seconds they were away, how many their own clock has lost meanwhile, whether others could have claimed
    the win, and for which seats a computer has played.
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
    """Seconds that the clock of a seat has lost since so many seconds ago, on what it decides now."""
    if table.clocks is None or seat not in table.timed_seats():
        return 0.0
    spare = table.clocks.free_seconds(is_public_decision(table.position), seat, table.round_turn(seat))
    return min(away, max(0.0, table.clocks.elapsed_seconds(seat) - spare))


def players_message(table: GameTable) -> dict[str, Any]:
    """The message that says who sits where, and who of them is here."""
    return {"type": "players", "players": players(table)}


def players(table: GameTable) -> list[dict[str, Any]]:
    """Who sits where, and who of them is here."""
    found: list[dict[str, Any]] = []
    for seat, sitter in enumerate(table.sitters):
        here = sitter.kind == "bot" or table.presence.is_here(seat)
        since = None if here else table.presence.left_at(seat)
        away = None if since is None else int(since)
        found.append({"seat": seat, "name": sitter.name, "kind": sitter.kind, "here": here, "away_since": away})
    return found


def invitation(table: GameTable, holder: Holder) -> dict[str, Any]:
    """To what somebody is invited, for whoever has the invite: nothing of the game but who plays it, and how."""
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
    """Who looks on, and what they may see."""
    return {
        "type": "watching",
        "watchers": sum([len(table.presence.connections[reader]) for reader in table.spectators.viewers]),
        "delay": table.spectators.delay,
        "agreed": sorted(table.hands_agreed),
        "hands": bool(table.spectators.seat_viewers),
    }


def rematch(table: GameTable) -> dict[str, Any]:
    """Who wants another game, and where it is."""
    return {"type": "rematch", "table": table.rematch_table, "wants": sorted(table.wants_rematch)}


def room(table: GameTable, reader: Viewer, tables: list[GameTable]) -> dict[str, Any]:
    """To which tables a game has led, and what has come of them; `tables` are those."""
    found: list[dict[str, Any]] = []
    for led, one in zip(table.follow_ups, tables, strict=True):
        end = one.end_for(reader)
        scores = end.scores if end is not None else None
        found.append({"table": one.name, "seats": led.seats, "round": led.round, "over": end is not None, "scores": scores})
    return {"table": table.name, "game": table.rules.name, "seats": reader.seats, "players": players(table), "led": found}


def summary(table: GameTable, reader: Viewer) -> dict[str, Any]:
    """For the list of one's own tables."""
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
    """The whole game, to be told again; only once it is over."""
    return replays.RecordedGame(table.history.position(0), table.history.options[:])


def replay_header(table: GameTable) -> dict[str, Any]:
    """What a replay says of it, before its frames."""
    return {
        "table": table.name,
        "game": table.rules.name,
        "players": players(table),
        "scores": table.scores,
        "ended": table.end_reason,
    }
