"""A recorded game told again: frame by frame, through the eyes of a seat, of a spectator, or of everybody together."""

from __future__ import annotations

import json
from typing import Any

from mankai import door
from mankai.kernel.errors import BadSave
from mankai.kernel.game import Rules
from mankai.kernel.position import Position
from mankai.server.messages import Created, Recorded, Refusal

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


def opened(text: str | bytes, most: int) -> tuple[dict[str, Any], list[Position]]:
    """A record and all its positions, of at `most` so many decisions; raises `BadSave` with the reason when it is no good."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("this is not a Mankai record: it is not JSON") from None
    if not isinstance(content, dict):
        raise BadSave("this is not a Mankai record")
    options = content.get("options")
    if isinstance(options, list) and len(options) > most:
        raise BadSave(f"this record has {len(options)} decisions; at most {most} can be told again here")
    if not isinstance(content.get("scene", {}), dict):
        raise BadSave("this record has been damaged: its scene is a table")
    return content, door.story(content)


def told_again(text: bytes, eyes: str, most: int) -> dict[str, Any]:
    """What a replay says, of the game in a record.

    A record tells everything to whoever holds it, so every viewpoint is theirs to take.
    """
    _, positions = opened(text, most)
    rules, last = positions[0].rules, positions[-1]
    return {
        "table": "",
        "game": rules.name,
        "players": [
            {"seat": seat, "name": "", "kind": "person", "here": True, "away_since": None} for seat in range(rules.seats)
        ],
        "scores": last.scores if last.is_over else None,
        "ended": "played" if last.is_over else "",
        "frames": frames(rules, positions, last.decisions, eyes),
    }


def as_recorded(begin: Created, record: Recorded, most: int) -> None:
    """Let a table begin with the first decisions of a record; alone or on one screen, since who has a record knows all of it."""
    if any([sitter.kind == "open" for sitter in begin.sitters]):
        raise Refusal("not_possible", "whoever has a record knows what is hidden: nobody can be invited to play on from it", 400)
    content, positions = opened(record.text, most)
    if begin.game != positions[0].rules.name:
        raise Refusal("malformed", f"that record is of {positions[0].rules.name}", 400)
    if record.at >= len(positions):
        raise Refusal("malformed", f"that record has only {len(positions) - 1} decisions", 400)
    begin.setup, begin.scene, begin.seed = content["setup"], content.get("scene"), str(content["seed"])
    begin.options = content["options"][: record.at]
