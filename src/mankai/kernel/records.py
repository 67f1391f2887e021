"""Starting games, writing them as records and saves, and reading those back.

A save is a record with a checksum: loading it replays all its options.  Options are written by name, so a record stays valid
when cards are added.  Its version is that of the game's rules, raised only when a recorded game could go differently.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from operator import index
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from mankai.kernel.errors import BadSave, BadScene, BadSetup, IllegalOption, MankaiError, OtherVersion, UnknownGame
from mankai.kernel.position import Origin, Position
from mankai.kernel.rng import SEED_COUNT, key_from_seed, short_number
from mankai.kernel.rules import Rules
from mankai.kernel.schemas import Record, html_hooks
from mankai.kernel.table import Table

FORMAT: Final = 1
MAX_DEPTH: Final = 12  # nesting of a set-up or scene
MAX_ENTRIES: Final = 100_000  # most values in a set-up or scene
MAX_NUMBER: Final = 1 << 53  # every JSON parser reads integers up to here exactly
MAX_DECISIONS: Final = 200_000  # most decisions in a record


class PlainDataCopier:
    """A deep copier for a set-up or scene, so that later changes by the caller have no effect.  It refuses all but plain data."""

    def __init__(self, subject: str, error_type: type[MankaiError]) -> None:
        self.subject = subject
        self.error_type = error_type
        self.entries = 0

    def copy_table(self, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.error_type(f"a {self.subject} is a table (a dict), not {type(value).__name__}")
        copy: dict[str, Any] = self.copy_value(value, 0)
        return copy

    def copy_value(self, value: object, depth: int) -> Any:
        self.entries += 1
        if self.entries > MAX_ENTRIES or depth > MAX_DEPTH:
            raise self.error_type(f"a {self.subject} is smaller: at most {MAX_ENTRIES} entries, {MAX_DEPTH} deep")
        if isinstance(value, dict):
            for name in value:
                if not isinstance(name, str):
                    raise self.error_type(f"the names in a {self.subject} are text, not {type(name).__name__}")
            return {name: self.copy_value(entry, depth + 1) for name, entry in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.copy_value(entry, depth + 1) for entry in value]
        if value is None or isinstance(value, (str, bool)):
            return value
        if isinstance(value, float):
            raise self.error_type(f"numbers in a {self.subject} are whole, not {value}")
        if not hasattr(value, "__index__"):
            raise self.error_type(f"a {self.subject} holds tables, lists, texts and whole numbers, not {type(value).__name__}")
        number = index(value)
        if not -MAX_NUMBER <= number <= MAX_NUMBER:
            raise self.error_type(f"numbers in a {self.subject} lie between -2^53 and 2^53, not {short_number(number)}")
        return number


def start(rules: Rules, setup: object, seed: object) -> Position:
    """Start a new game.  Return its first position."""
    setup_copy = PlainDataCopier("set-up", BadSetup).copy_table(setup)
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise BadSetup(f"seed: a whole number, not {type(seed).__name__}")
    number = index(seed)
    setup_copy = rules.resolve_setup(setup_copy, number)
    return Position(rules, first_table(rules, setup_copy, number), (), Origin(setup_copy, number))


def resume(rules: Rules, setup: object, seed: object) -> Position:
    """Start a recorded game.  Return its first position; the set-up means what it meant when it was written."""
    return start(rules, rules.recorded_setup(PlainDataCopier("set-up", BadSetup).copy_table(setup)), seed)


def first_table(rules: Rules, setup: dict[str, Any], seed: int) -> Table:
    """Return the table that the rules deal.

    If they set no `rng_key`, it gets the key of the seed: without one, all seeds would roll the same numbers.
    """
    table = rules.deal(setup, seed)
    if not table.rng_key:
        table.rng_key = key_from_seed(seed)
    return table


def position_from_scene(rules: Rules, scene: object) -> Position:
    """Return the position that a scene describes."""
    scene_copy = PlainDataCopier("scene", BadScene).copy_table(scene)
    answers = scene_copy.get("answers", [])
    table = rules.table_from_scene({name: value for name, value in scene_copy.items() if name != "answers"})
    position = Position(rules, table, (), Origin({}, 0, scene_copy))
    if not isinstance(answers, list):
        raise BadScene(f"answers: what was chosen in the step under way, as a list, not {type(answers).__name__}")
    for number, spelling in enumerate(answers):
        try:
            after = position.play(rules.parse_option(spelling))
        except (IllegalOption, BadSave) as error:
            raise BadScene(f"answers: number {number + 1}, {error}") from None
        position = Position(rules, after.base, after.answers, position.origin)
    return position


@mypyc_attr(native_class=False)
class HtmlRecord(dict[str, Any]):
    """A record that draws itself in a notebook; otherwise a plain dict."""

    def _repr_html_(self) -> str | None:
        return html_hooks[-1](self) if html_hooks else None


def to_record(rules: Rules, setup: dict[str, Any], seed: int, scene: dict[str, Any] | None, options: list[int]) -> Record:
    """Return a game as a record."""
    record = HtmlRecord({
        "mankai": "record", "format": FORMAT, "game": rules.name, "rules": rules.version, "setup": setup, "seed": seed,
        "options": [rules.spell(option) for option in options],
    })  # fmt: skip
    if scene is not None:
        record["scene"] = scene
    return cast(Record, record)


def to_save(record: Record) -> str:
    """Return a record as the text of a save."""
    content: dict[str, Any] = {**record, "mankai": "save"}
    content["check"] = checksum(content)
    return json.dumps(content, ensure_ascii=False)


def checksum(content: dict[str, Any]) -> str:
    text = json.dumps({name: content[name] for name in sorted(content) if name != "check"}, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def parse_record(text: str | bytes, kind: str) -> dict[str, Any]:
    """Return the content of a save or record, after checking that it is one and that its format is readable."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"this is not a Mankai {kind}: it is not JSON ({error})") from None
    if not isinstance(content, dict) or content.get("mankai") != kind:
        raise BadSave(f'this is not a Mankai {kind}: a {kind} is a JSON object with "mankai": "{kind}"')
    if content.get("format") != FORMAT:
        writer = f"Mankai {content['version']}" if isinstance(content.get("version"), str) else "another version of Mankai"
        raise OtherVersion(
            f"this {kind} was written by {writer[:40]}, in a form that is no longer read: open it with that version"
        )
    return content


def rules_of(content: dict[str, Any], find: Callable[[str], Rules], kind: str) -> Rules:
    """Return the rules of a save or record, after checking that it was played by their current version."""
    try:
        rules = find(str(content.get("game")))
    except UnknownGame as error:
        raise BadSave(f"this {kind} is of a game that is not installed: {error}") from None
    if rules.name != content.get("game"):
        raise BadSave(f"this {kind} does not say which game it is of; it may mean {rules.name}")
    if content.get("rules") != rules.version:
        raise OtherVersion(
            f"this {kind} was played by version {str(content.get('rules'))[:20]} of the rules of {rules.name}, this is version "
            f"{rules.version}: the same choices could lead elsewhere"
        )
    return rules


def positions_of(content: dict[str, Any], find: Callable[[str], Rules], kind: str) -> list[Position]:
    """Replay parsed content.  Return all positions of the game in order."""
    rules = rules_of(content, find, kind)
    for name, form, words in (("setup", dict, "a table"), ("seed", int, "a number"), ("options", list, "a list")):
        if not isinstance(content.get(name), form) or isinstance(content[name], bool):
            raise BadSave(f'this {kind} has been damaged: its "{name}" is {words}, not {type(content.get(name)).__name__}')
    if not 0 <= content["seed"] < SEED_COUNT:
        raise BadSave(f'this {kind} has been damaged: its "seed" has at most 128 bits')
    if len(content["options"]) > MAX_DECISIONS:
        raise BadSave(f"this {kind} has {len(content['options'])} decisions; a game has at most {MAX_DECISIONS}")
    scene = content.get("scene")
    try:
        first = resume(rules, content["setup"], content["seed"]) if scene is None else position_from_scene(rules, scene)
    except (BadSetup, BadScene) as error:
        raise replay_error(kind, f"it cannot begin, since {error}") from None
    positions = [first]
    for number, spelling in enumerate(content["options"]):
        try:
            positions.append(positions[-1].play(rules.parse_option(spelling)))
        except (IllegalOption, BadSave) as refused:
            raise replay_error(kind, f"at decision {number + 1}, {refused}") from None
    return positions


def replay_error(kind: str, reason: str) -> BadSave:
    """Return the error for a save or record that is well-formed but not a game by these rules."""
    return BadSave(
        f"this {kind} cannot be replayed: {reason}. Either the file was changed, or it was played by other rules than these"
    )


def load(text: str | bytes, find: Callable[[str], Rules]) -> Position:
    """Return the saved position; `find` returns the rules of a game by its name."""
    content = parse_record(text, "save")
    if content.get("check") != checksum(content):
        raise BadSave("this save has been damaged: its check sum does not fit its content")
    return positions_of(content, find, "save")[-1]


def replay(record: Mapping[str, Any] | str | bytes, find: Callable[[str], Rules]) -> list[Position]:
    """Replay a record.  Return all positions of the game in order; `find` returns the rules of a game by its name."""
    if isinstance(record, Mapping):
        try:
            record = json.dumps(record)
        except (TypeError, ValueError, RecursionError) as error:
            raise BadSave(f"this is not a Mankai record: it cannot be written as JSON ({error})") from None
    return positions_of(parse_record(record, "record"), find, "record")
