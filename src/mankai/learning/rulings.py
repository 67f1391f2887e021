"""Rulings as data: TOML files of scenes, with the labels to choose in each, and what must hold afterwards.

    game = "family/edition"

    [[ruling]]
    name = "Slash is in Range at Distance 3"
    source = "rulebook, attack cards"
    scene = { distance = 3, me = { hand = ["Slash"], vigor = 1 } }
    choose = ["play Slash", "take 3 to Aura"]
    after = { foe = { aura = 0 }, me = { discard = ["Slash"] } }

`after` is any part of the game's outline (its portrait, where it has no shorter one); an empty table in it means that nothing
is there.  Other expectations: `seat` (the seat that decides), `options` (exactly these labels), `offers` and `lacks` (labels
that are or are not offered), `why_not` (labels with the reason why they cannot be chosen), `over` (the winner, or "draw").
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.packs import registry

PACKAGED_FOLDER: Final = Path(__file__).parents[1] / "ruling_files"  # in an installed package
SOURCE_FOLDER: Final = Path(__file__).parents[3] / "tests" / "rulings"  # in a checkout
SEATS: Final = {"me": 0, "foe": 1}
NAMES: Final[dict[int | str, str]] = {0: "me", 1: "foe", -1: "nobody, the game is over"}
DRAW: Final = "draw"
SEAT: Final = (str, int)
REQUIRED_KEYS: Final[dict[str, type]] = {"name": str, "source": str, "scene": dict}
EXPECTATIONS: Final[dict[str, type | tuple[type, ...]]] = {
    "after": dict, "seat": SEAT, "options": list, "offers": list, "lacks": list, "why_not": dict, "over": SEAT
}  # fmt: skip
KEYS: Final[dict[str, type | tuple[type, ...]]] = {**REQUIRED_KEYS, "choose": list, **EXPECTATIONS}
TYPE_NAMES: Final = {str: "text", dict: "a table", list: "a list of labels", SEAT: '"me", "foe" or the number of a seat'}


class BadRuling(MankaiError):
    """A file of rulings that cannot be read, or a ruling that cannot be played or could not fail."""


@dataclass(frozen=True)
class Ruling:
    """A scene, the labels to choose in it, and what must hold afterwards."""

    game: str
    where: str  # the file and the name of the ruling, for error messages
    name: str
    source: str
    scene: dict[str, Any]
    choose: list[str]
    expected: dict[str, Any]  # by the names of `EXPECTATIONS`


def load(path: str | Path) -> list[Ruling]:
    """Return the rulings of a file, in its order; raises `BadRuling`."""
    try:
        content = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRuling(f"{path} cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadRuling(f"{path} is not TOML: {error}") from None
    for key in content:
        if key not in ("game", "ruling"):
            raise BadRuling(f'{path} has an unknown "{key}"; a file of rulings has game = "..." and [[ruling]] tables')
    game, tables = content.get("game"), content.get("ruling", [])
    if not isinstance(game, str):
        raise BadRuling(f'{path} names no game: begin it with game = "..."; there are: {", ".join(registry.games())}')
    if not isinstance(tables, list) or not tables or not isinstance(tables[0], dict):
        raise BadRuling(f"{path} has no rulings: each is a [[ruling]] table with {', '.join(REQUIRED_KEYS)}")
    rulings: list[Ruling] = []
    for number, table in enumerate(tables, 1):
        ruling = parse_ruling(table, game, f"{path}, ruling {number}")
        if ruling.name in [other.name for other in rulings]:
            raise BadRuling(f"{ruling.where}: there are two of this name in the file; each needs its own")
        rulings.append(ruling)
    return rulings


def parse_ruling(table: dict[str, Any], game: str, where: str) -> Ruling:
    """Return the ruling of one `[[ruling]]` table; raises `BadRuling`."""
    if isinstance(table.get("name"), str) and table["name"]:
        where = f'{where} ("{table["name"]}")'
    for key, value in table.items():
        if key not in KEYS:
            raise BadRuling(f'{where} has an unknown "{key}"; a ruling has: {", ".join(KEYS)}')
        kind = KEYS[key]
        labels = value if isinstance(value, list) else []
        if not isinstance(value, kind) or not all(isinstance(label, str) for label in labels):
            raise BadRuling(f'{where}: "{key}" is {TYPE_NAMES[kind]}, not {value!r}')
        if kind == SEAT and isinstance(value, str) and value not in SEATS and (key, value) != ("over", DRAW):
            raise BadRuling(f'{where}: "{key}" is {TYPE_NAMES[kind]}{" or draw" if key == "over" else ""}, not {value!r}')
    for key in REQUIRED_KEYS:
        if key not in table or table[key] == "":
            raise BadRuling(f'{where} has no "{key}"; a ruling needs: {", ".join(REQUIRED_KEYS)}')
    expected = {key: table[key] for key in EXPECTATIONS if key in table and table[key] not in ({}, [])}
    if not expected:
        raise BadRuling(f"{where} expects nothing and could not fail; say at least one of: {', '.join(EXPECTATIONS)}")
    return Ruling(game, where, table["name"], table["source"], table["scene"], table.get("choose", []), expected)


def play(ruling: Ruling) -> Position:
    """Return the position after all choices of the ruling; raises `BadRuling` when it cannot be played."""
    try:
        position = registry.game(ruling.game).scene(ruling.scene)
    except MankaiError as error:
        raise BadRuling(f"{ruling.where}: {error}") from None
    for label in ruling.choose:
        labels = labels_of(position)
        if label not in labels:
            options = "nothing, the game is over" if position.is_over else ", ".join(labels)
            raise BadRuling(f'{ruling.where}: "{label}" cannot be chosen; offered: {options}')
        position = position.play(position.options[labels.index(label)])
    return position


def failures(ruling: Ruling) -> list[str]:
    """Return the expectations that fail, each with the expected and the found value; empty when the ruling holds."""
    position, expected = play(ruling), ruling.expected
    labels = labels_of(position)
    wrong = differences(expected.get("after", {}), position.rules.outline(position.now), "")
    if "seat" in expected and SEATS.get(expected["seat"], expected["seat"]) != position.seat:
        wrong.append(f"seat: expected {expected['seat']}, found {NAMES.get(position.seat, position.seat)}")
    if "options" in expected and expected["options"] != labels:
        wrong.append(f"options: expected {expected['options']}, found {labels}")
    for label in expected.get("offers", []):
        if label not in labels:
            wrong.append(f'offers: expected "{label}", found {labels}')
    for label in expected.get("lacks", []):
        if any(option in position.options for option in options_labelled(ruling, position, label)):
            wrong.append(f'lacks: expected no "{label}", found {labels}')
    for label, reason in expected.get("why_not", {}).items():
        reasons = [position.why_not(option) for option in options_labelled(ruling, position, label)]
        if reason not in reasons or "" in reasons:
            words = "that it is offered" if "" in reasons else " / ".join(reasons)
            wrong.append(f'why_not "{label}": expected "{reason}", found {words}')
    if "over" in expected:
        best = [seat for seat, rank in enumerate(position.ranks) if rank == 0]
        outcome = "that nobody has won yet" if not best else best[0] if len(best) == 1 else DRAW
        if SEATS.get(expected["over"], expected["over"]) != outcome:
            wrong.append(f"over: expected {expected['over']}, found {NAMES.get(outcome, outcome)}")
    return wrong


def differences(expected: dict[str, Any], actual: dict[str, Any], path: str) -> list[str]:
    """Return the differences of an outline from the expected part, by paths such as `foe.aura`."""
    wrong: list[str] = []
    for key, value in expected.items():
        if key not in actual:
            wrong.append(f"{path}{key}: expected {value!r}, found none; there is: {', '.join(actual) or 'nothing'}")
        elif isinstance(value, dict) and value and isinstance(actual[key], dict):
            wrong += differences(value, actual[key], f"{path}{key}.")
        elif actual[key] != value:
            wrong.append(f"{path}{key}: expected {value!r}, found {actual[key]!r}")
    return wrong


def labels_of(position: Position) -> list[str]:
    return [position.label(option) for option in position.options]


def options_labelled(ruling: Ruling, position: Position, label: str) -> list[int]:
    """Return all options of the game with this label, offered or not; raises `BadRuling` when there are none."""
    options = [option for option in range(position.rules.size) if position.label(option) == label]
    if not options:
        raise BadRuling(f'{ruling.where}: nothing is called "{label}" here, so that it is not offered says nothing')
    return options


def folder() -> Path:
    return PACKAGED_FOLDER if PACKAGED_FOLDER.is_dir() else SOURCE_FOLDER


@cache
def of_game(game: str) -> list[Ruling]:
    """Return all rulings of a game, in the order of their files.  Cached per process."""
    return [ruling for file in sorted(folder().rglob("*.toml")) for ruling in load(file) if ruling.game == game]


def names_in(text: str, names: list[str]) -> list[str]:
    """Return the names in a text, in its order.  `names` has longer ones first, so that none is found inside another."""
    found_at: list[tuple[int, str]] = []
    for name in names:
        pattern = rf"(?<!\w){re.escape(name)}(?!\w)"
        match = re.search(pattern, text)
        if match:
            found_at.append((match.start(), name))
            text = re.sub(pattern, lambda found: "\0" * len(found.group()), text)
    return [name for _, name in sorted(found_at)]
