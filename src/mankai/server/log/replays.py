"""Replays of recorded games: frame by frame, from the perspective of a seat, of a spectator, or of all seats together."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator

from msgspec import Struct

from mankai.kernel.errors import BadSave, IllegalOption
from mankai.kernel.position import Position
from mankai.kernel.records import replay_error
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.server.errors import Refusal
from mankai.server.log.entries import Created
from mankai.server.protocol.client_messages import RecordOrigin, encode_json
from mankai.server.protocol.server_messages import ReplayFrame, ReplayHeader

LARGEST_RECORD = 256 * 1024  # bytes of a record
CHUNK = 64 * 1024  # bytes, about, that are encoded at a time
VIEWS_FOR_ONE = 1000  # views of a replay that the rate limit counts as one replay


class RecordedGame(Struct):
    """A game as it began, and all options taken.  Its positions are played anew whenever it is replayed."""

    beginning: Position
    options: list[int]

    def positions(self) -> Iterator[Position]:
        position = self.beginning
        yield position
        for option in self.options:
            position = position.play(option)
            yield position


def perspectives(rules: Rules, perspective: str) -> list[int | None]:
    """Return the perspectives of a replay: a seat, a spectator ("none"), or all seats together ("all")."""
    if perspective not in ("all", "none") and perspective not in [str(seat) for seat in range(rules.seats)]:
        raise Refusal("malformed", f"seat is 0 to {rules.seats - 1}, none or all, not {perspective[:20]!r}", 400)
    return [None] if perspective == "none" else [int(perspective)] if perspective != "all" else list(range(rules.seats))


def count_views(game: RecordedGame, perspective: str, limit: int) -> int:
    """Return the number of views in a replay; refuses more than `limit`."""
    count = (len(game.options) + 1) * len(perspectives(game.beginning.rules, perspective))
    if count > limit:
        reason = f"this would be {count} views, and at most {limit} are sent: choose one seat, or less of it"
        raise Refusal("too_large", reason, 413, "too-many-views", views=count, most=limit)
    return count


def frames(game: RecordedGame, perspective: str) -> Iterator[ReplayFrame]:
    """Yield every position with the option taken in it, and the events just before it as this perspective may know them."""
    rules = game.beginning.rules
    seats = perspectives(rules, perspective)
    for number, position in enumerate(game.positions()):
        option = game.options[number] if number < len(game.options) else None
        events = position.events if perspective == "all" else position.events_for(seats[0])
        lines = rules.log_lines(events, [*position.now.tokens], None) if perspective == "all" else position.log_lines(seats[0])
        yield {
            "at": number,
            "seat": position.seat,
            "question": position.question,
            "option": option,
            "label": None if option is None else position.message(option),
            "views": [position.view(seat) for seat in seats],
            "events": events,
            "lines": lines,
        }


def encode_replay(header: ReplayHeader, game: RecordedGame, perspective: str, is_compressed: bool) -> Iterator[bytes]:
    """Yield a replay as it is sent, piece by piece: each is made when the one before has gone."""
    compressor = zlib.compressobj(5, wbits=31) if is_compressed else None
    piece = encode_json(header)[:-1] + b',"frames":['
    for number, frame in enumerate(frames(game, perspective)):
        piece += (b"," if number else b"") + encode_json(frame)
        if len(piece) >= CHUNK:
            yield piece if compressor is None else compressor.compress(piece)
            piece = b""
    piece += b"]}"
    yield piece if compressor is None else compressor.compress(piece) + compressor.flush()


def parse_record(text: str | bytes, limit: int) -> RecordedGame:
    """Return the game of a record, of at most `limit` decisions; raises `BadSave` with the reason if it is no good."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("this is not a Mankai record: it is not JSON") from None
    if not isinstance(content, dict):
        raise BadSave("this is not a Mankai record")
    options = content.get("options")
    if isinstance(options, list) and len(options) > limit:
        raise BadSave(f"this record has {len(options)} decisions; at most {limit} can be replayed here")
    if not isinstance(content.get("scene", {}), dict):
        raise BadSave("this record has been damaged: its scene is a table")
    if not isinstance(options, list):
        registry.replay(content)  # says what else is wrong with it, if anything
        raise BadSave("this record has been damaged: its options are a list")
    beginning = registry.replay({**content, "options": []})
    parsed_options: list[int] = []
    for number, spelling in enumerate(options):
        try:
            parsed_options.append(beginning.rules.parse_option(spelling))
        except BadSave as error:
            raise replay_error("record", f"at decision {number + 1}, {error}") from None
    return RecordedGame(beginning, parsed_options)


def final_position(game: RecordedGame) -> Position:
    """Return the position at the end; raises `BadSave` if an option was not allowed."""
    position = game.beginning
    for number, option in enumerate(game.options):
        try:
            position = position.play(option)
        except IllegalOption as error:
            raise replay_error("record", f"at decision {number + 1}, {error}") from None
    return position


def record_header(game: RecordedGame) -> ReplayHeader:
    """Return the part of a replay before its frames.

    A record reveals everything to its holder, so every perspective is allowed.
    """
    rules, last = game.beginning.rules, final_position(game)
    return {
        "table": "",
        "game": rules.name,
        "players": [
            {"seat": seat, "name": "", "kind": "person", "here": True, "away_since": None} for seat in range(rules.seats)
        ],
        "scores": last.scores if last.is_over else None,
        "ended": "played" if last.is_over else "",
    }


def continue_from_record(first_entry: Created, record: RecordOrigin, limit: int) -> None:
    """Let a table begin with the first decisions of a record: alone or on one screen, since its holder knows all of it."""
    game = parse_record(record.text, limit)
    if first_entry.game != game.beginning.rules.name:
        raise Refusal("malformed", f"that record is of {game.beginning.rules.name}", 400)
    if record.at > len(game.options):
        raise Refusal("malformed", f"that record has only {len(game.options)} decisions", 400)
    final_position(game)
    origin = game.beginning.record
    first_entry.setup, first_entry.scene, first_entry.seed = origin["setup"], origin.get("scene"), str(origin["seed"])
    first_entry.options = origin["options"] + [game.beginning.rules.spell(option) for option in game.options[: record.at]]
