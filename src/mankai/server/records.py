"""A recorded game told again: frame by frame, through the eyes of a seat, of a spectator, or of everybody together."""

from __future__ import annotations

import json
from typing import Any

from mankai import door
from mankai.kernel.errors import BadSave
from mankai.kernel.game import Rules
from mankai.kernel.position import Position
from mankai.server.messages import Refusal

LARGEST = 256 * 1024  # bytes of a record


def eyes_of(rules: Rules, eyes: str) -> list[int | None]:
    """Through whose eyes a game is told: a seat, a spectator ("none"), or all seats together ("all")."""
    if eyes not in ("all", "none") and eyes not in [str(seat) for seat in range(rules.seats)]:
        raise Refusal("malformed", f"seat is 0 to {rules.seats - 1}, none or all, not {eyes[:20]!r}", 400)
    return [None] if eyes == "none" else [int(eyes)] if eyes != "all" else list(range(rules.seats))


def frames(rules: Rules, positions: list[Position], options: list[int], eyes: str) -> list[dict[str, Any]]:
    """Every position with the option taken in it, and what has happened just before it as the reader may know it."""
    seats, found = eyes_of(rules, eyes), []
    for at, position in enumerate(positions):
        option = options[at] if at < len(options) else None
        events = position.events if eyes == "all" else position.told(seats[0])
        lines = [rules.tell(event, None if eyes == "all" else seats[0]) for event in events]
        found.append(
            {
                "at": at,
                "seat": position.seat,
                "question": position.question,
                "option": option,
                "label": "" if option is None else position.label(option),
                "views": [position.view(seat) for seat in seats],
                "events": events,
                "log": [line for line in lines if line],
            }
        )
    return found


def told_again(text: bytes, eyes: str, most: int) -> dict[str, Any]:
    """What a replay says, of the game in a record; raises `BadSave` with the reason when it cannot be played again.

    A record tells everything to whoever holds it, so every viewpoint is theirs to take; at `most` so many decisions.
    """
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("this is not a Mankai record: it is not JSON") from None
    options = content.get("options") if isinstance(content, dict) else None
    if isinstance(options, list):
        if not all([isinstance(option, int) and not isinstance(option, bool) for option in options]):
            raise BadSave("this record has been damaged: its options are numbers")
        if len(options) > most:
            raise BadSave(f"this record has {len(options)} decisions; at most {most} can be told again here")
    if isinstance(content, dict) and isinstance(content.get("scene", {}), dict) is False:
        raise BadSave("this record has been damaged: its scene is a table")
    positions = door.story(content)
    rules, last = positions[0].rules, positions[-1]
    return {
        "table": "",
        "game": rules.name,
        "players": [
            {"seat": seat, "name": "", "kind": "person", "here": True, "away_since": None} for seat in range(rules.seats)
        ],
        "scores": last.scores if last.is_over else None,
        "ended": "played" if last.is_over else "",
        "frames": frames(rules, positions, options or [], eyes),
    }
