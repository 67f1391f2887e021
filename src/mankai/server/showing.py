"""Showing a table: its state, its clocks and its company as they are sent, to each reader what they may know."""

from __future__ import annotations

import math
import time
from typing import Any

from mankai import exercises
from mankai.kernel.position import Position
from mankai.server import records, rights
from mankai.server.entries import Holder
from mankai.server.gametable import GameTable
from mankai.server.messages import written
from mankai.server.reader import Reader, all_see

MOST_TOLD = 4  # states that are kept for others who look through the same eyes
SHORT_ABSENCE = 10.0  # seconds: who only loads a page anew is not told that time ran meanwhile
LONGEST_EXERCISE = 40  # decisions: whoever plays on after that is no longer judged anew


def state(table: GameTable, reader: Reader, since: int) -> bytes:
    """How it stands, and what has happened since the state that the reader knows."""
    end = table.end_for(reader)
    is_late = reader.who < 0 and table.gallery.delay > 0
    content: dict[str, Any] = {}
    content["undo"], content["redo"] = rights.undo(table, reader), rights.can_redo(table, reader)
    content["undo_asked"] = table.undo_asked if table.undo_asked >= 0 and not is_late else None
    content["hints"] = rights.may_ask_for_hints(table, reader)
    content["over"] = end is not None
    content["ended"], content["scores"] = (end.ended, end.scores) if end is not None else ("", None)
    content["rematch"] = table.follower if end is not None else None
    content["led"], content["room"] = table.led if end is not None else [], table.created.room
    content["clock"] = clock(table, reader)
    content["exercise"] = exercise(table, reader)
    content["awaited"] = reader in table.veil.awaited
    key = (reader.seq, since, written(content)) if reader.who < 0 else None
    if key is not None and key in reader.told:  # the same bytes for all who look through the same eyes
        return reader.told[key]
    text = written({**reader.state(since, end is not None), **content})
    if key is not None:
        reader.told = {**dict(list(reader.told.items())[1 - MOST_TOLD :]), key: text}
    return text


def exercise(table: GameTable, reader: Reader) -> dict[str, Any] | None:
    """What has come of the exercise that is done here, for whoever does it."""
    created = table.created
    if not created.exercise or exercises.LEARNER not in reader.seats:
        return None
    verdict = exercises.judged(exercises.named(created.game, created.exercise), attempt(table))
    return {"name": created.exercise, "outcome": verdict.outcome, "slip": verdict.slip}


def attempt(table: GameTable) -> list[Position]:
    """The positions of a table's exercise, from where the learner begins."""
    first = len(table.created.options)
    return table.course.stretch(first, min(len(table.line), first + LONGEST_EXERCISE))


def reasons(table: GameTable, reader: Reader) -> bytes:
    """Why whoever is asked cannot take what they might think of; empty for everybody else."""
    if not reader.is_asked(table.end_for(reader) is not None):
        return b""
    return written({"type": "why_not", "seq": reader.seq, "reasons": reader.reasons()})


def clock(table: GameTable, reader: Reader) -> dict[str, Any] | None:
    """The clocks as a reader may know them: its own as they are, others' as they were when the last state was shown.

    Whose clock runs is said of one's own, and of the one that was seen to decide then; whether that one still does is not.
    """
    clocks = table.clocks
    if clocks is None or reader.times is None or reader.shown is None:
        return None
    left: list[float] = [math.ceil(seconds) for seconds in reader.times.seen]
    for seat in reader.seats:
        left[seat] = round(clocks.left[seat], 1)
    running, ran, spare = None, 0.0, 0.0
    kinds = [sitter.kind for sitter in table.sitters]
    decider = reader.shown.seat
    if table.round is not None and reader.seats:  # where all decide at once, one is told of one's own clock alone
        for seat in [one for one in table.timed() if one in reader.seats]:
            running, ran = seat, round(clocks.elapsed(seat), 1)
            spare = clocks.spare(all_see(table.position), seat, table.turn(seat))
    elif decider >= 0 and kinds[decider] == "person" and "open" not in kinds and table.end_for(reader) is None:
        is_seen = all_see(reader.shown) and reader.shown.together < 0 and not table.is_awaited(decider)
        if decider not in reader.seats and is_seen:
            running, ran, spare = decider, float(int(time.monotonic() - reader.shown_at)), reader.times.spare
        elif decider in reader.seats and not reader.is_behind:
            ran = round(clocks.elapsed(decider), 1) if decider in table.timed() else 0.0
            running, spare = decider, clocks.spare(all_see(table.position))
    return {
        "seconds": clocks.clock.seconds,
        "free": clocks.clock.free,
        "left": left,
        "running": running,
        "ran": ran,
        "spare": spare,
    }


def missed(table: GameTable, reader: Reader, away_seconds: float) -> dict[str, Any] | None:
    """What has come of it that the reader was away, as it stands before they are back; None where nothing has.

    It says for how many seconds they were away, how many their own clock has lost meanwhile, whether others could have claimed
    the win, and for which seats a computer has played.
    """
    if table.is_over:
        return None
    absences = [table.company.was_away(seat) for seat in reader.seats]
    away = min(absences, default=0.0)
    played = [seat for seat in reader.seats if table.sitters[seat].kind == "bot"]
    lost = max([lost_of(table, seat, away) for seat in reader.seats], default=0.0)
    others = rights.others(table, reader)
    claimable = bool(others) and away >= table.grace(away_seconds) and table.is_over_without(others[0])
    if away <= 0 or not (played or claimable or (lost > 0 and away >= SHORT_ABSENCE)):
        return None
    return {"away": int(away), "lost": round(lost, 1), "claimable": claimable, "played": played}


def lost_of(table: GameTable, seat: int, away: float) -> float:
    """Seconds that the clock of a seat has lost since so many seconds ago, on what it decides now."""
    if table.clocks is None or seat not in table.timed():
        return 0.0
    spare = table.clocks.spare(all_see(table.position), seat, table.turn(seat))
    return min(away, max(0.0, table.clocks.elapsed(seat) - spare))


def seats(table: GameTable) -> dict[str, Any]:
    """The message that says who sits where, and who of them is here."""
    return {"type": "players", "players": players(table)}


def players(table: GameTable) -> list[dict[str, Any]]:
    """Who sits where, and who of them is here."""
    found: list[dict[str, Any]] = []
    for seat, sitter in enumerate(table.sitters):
        here = sitter.kind == "bot" or table.company.is_here(seat)
        since = None if here else table.company.left_at(seat)
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
        "watchers": sum([len(table.company.connections[reader]) for reader in table.gallery.readers]),
        "delay": table.gallery.delay,
        "agreed": sorted(table.agreed),
        "hands": bool(table.gallery.inside),
    }


def rematch(table: GameTable) -> dict[str, Any]:
    """Who wants another game, and where it is."""
    return {"type": "rematch", "table": table.follower, "wants": sorted(table.wants_rematch)}


def room(table: GameTable, reader: Reader, tables: list[GameTable]) -> dict[str, Any]:
    """To which tables a game has led, and what has come of them; `tables` are those."""
    found: list[dict[str, Any]] = []
    for led, one in zip(table.led, tables, strict=True):
        end = one.end_for(reader)
        scores = end.scores if end is not None else None
        found.append({"table": one.name, "seats": led.seats, "round": led.round, "over": end is not None, "scores": scores})
    return {"table": table.name, "game": table.rules.name, "seats": reader.seats, "players": players(table), "led": found}


def summary(table: GameTable, reader: Reader) -> dict[str, Any]:
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
        "led": end is not None and bool(table.led),
    }


def story(table: GameTable) -> records.Story:
    """The whole game, to be told again; only once it is over."""
    return records.Story(table.course.position(0), table.course.options[:])


def outcome(table: GameTable) -> dict[str, Any]:
    """What a replay says of it, before its frames."""
    return {
        "table": table.name,
        "game": table.rules.name,
        "players": players(table),
        "scores": table.scores,
        "ended": table.ended,
    }
