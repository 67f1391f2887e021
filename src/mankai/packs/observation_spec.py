"""Observations of any game as numbers: the observer of a game, the names of its rows, and features of cards and options."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any, Final

from mankai.i18n import catalogues
from mankai.kernel.messages import slug
from mankai.kernel.observation import (
    ExtraFeatures,
    ObservationBuffer,
    Observer,
    definition_names,
    definitions,
    observe_position,
    option_kinds,
)
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs.pack import BadPack, load_address
from mankai.packs.registry import game, pack_for

QUESTION_PREFIX: Final = "ask-"  # of the message keys of questions
MAX_WORD_COLUMNS: Final = 200  # a feature with more different words than this gets no column for each
IGNORED_ATTRIBUTES: Final = (
    "id",
    "key",
    "name",
    "written",
    "provenance",
    "errata",
    "back",
)  # attributes of cards that do not affect play


@cache
def observer_of(rules: Rules) -> Observer:
    """Return the observer of a game's positions.  Cached per rules for as long as the process runs."""
    pack = pack_for(rules)
    folder = pack.words if pack is not None else None
    asked = [
        key.removeprefix(QUESTION_PREFIX)
        for key in catalogues.catalogue(folder, rules, catalogues.ENGLISH).keys
        if key.startswith(QUESTION_PREFIX)
    ]
    questions = sorted({*asked, *[slug(question) for question in rules.quiet_questions]})
    places = max(len(rules.names().get("place", [])), len(rules.start(seed=0).now.tokens))
    added: ExtraFeatures | None = None
    if pack is not None and pack.features:
        added = load_address(pack.features)(rules)
        if not isinstance(added, ExtraFeatures):
            raise BadPack(f"{pack.features} of the pack {pack.name} makes no Pieces")
    return Observer(rules, places, questions, added)


@cache
def fingerprint(rules: Rules) -> str:
    """Return a hash of what the numbers of an observation mean.  Models and datasets with another fingerprint do not fit."""
    observer = observer_of(rules)
    meaning = [
        rules.name,
        rules.version,
        [[piece.name, piece.shape] for piece in observer.parts],
        observer.names,
        observer.questions,
        rules.spellings,
    ]
    return hashlib.blake2b(json.dumps(meaning).encode(), digest_size=8).hexdigest()


def row_names(rules: Rules) -> dict[str, list[str]]:
    """Return the names of rows by part, where rows have names: first the rows of one's own seat, then of the next seats."""
    names, seats = rules.names(), rules.seats
    observer = observer_of(rules)
    zones = [term_key(name) for name in names.get("zone", [])][::seats]
    kinds = [zones[kind] if kind < len(zones) else f"zone {kind}" for kind in range(len(rules.visibility))]
    rows = [f"{kind}, {relative_seat(seat)}" for kind in kinds for seat in range(seats)]
    ordered = [
        f"{kinds[kind]}, {relative_seat(seat)}" for kind in range(len(kinds)) if rules.ordered[kind] for seat in range(seats)
    ]
    places = [place_name(rules, name) for name in names.get("place", [])]
    return {
        "numbers": places,
        "zones": rows,
        "hidden": rows,
        "tops": ordered,
        "bottoms": ordered,
        "on_cards": observer.names,
        "asked": ["question", "about", "decides", "over"],
    }


def term_key(name: Any) -> str:
    return name if isinstance(name, str) else str(name[0])


def place_name(rules: Rules, name: Any) -> str:
    return name if isinstance(name, str) or name[1] >= rules.seats else f"{name[0]}, {relative_seat(name[1])}"


def relative_seat(seat: int) -> str:
    return "own" if seat == 0 else f"{seat} to the left"


def observe(position: Position, seat: int, sees_all: bool = False) -> ObservationBuffer:
    """Return what `seat` sees of a position, as a buffer of one row.  `sees_all` adds hidden information, for critics only."""
    observer = observer_of(position.rules)
    sheet = ObservationBuffer(1, observer.width)
    observe_position(observer, position, seat, sheet, 0, sees_all)
    return sheet


def observe_sparse(position: Position, seat: int) -> tuple[list[int], list[int]]:
    """Return what `seat` sees of a position: the indices of the numbers that are not 0, and these numbers."""
    sheet = observe(position, seat)
    found = [at for at in range(sheet.width) if sheet.cells[at]]
    return found, [int(sheet.cells[at]) for at in found]


# Features of cards and options.


@cache
def card_features(rules: Rules) -> tuple[list[str], list[list[float]]]:
    """Return the names of features, and a row of features for each card definition, from the game's legend."""
    told = card_metadata(rules)
    if not any(told):
        pack = pack_for(rules)
        by_name: dict[str, dict[str, Any]] = {}
        for other in pack.rules if pack is not None else {}:  # a game of the same cards may have a fuller legend
            by_name = {**dict(zip(definition_names(game(other)), card_metadata(game(other)))), **by_name}
        told = [by_name.get(name, {}) for name in definition_names(rules)]
    columns: list[str] = []
    for name in sorted({name for card in told for name in card if name not in IGNORED_ATTRIBUTES}):
        found = {word for card in told for word in words_in(card.get(name))}
        longest = max([len(numbers_in(card.get(name))) for card in told])
        columns += [name] if longest == 1 else [f"{name} {number}" for number in range(longest)]
        columns += [f"{name} is {word}" for word in sorted(found)] if len(found) <= MAX_WORD_COLUMNS else []
    return columns, [[feature_value(card, column) for column in columns] for card in told]


def card_metadata(rules: Rules) -> list[dict[str, Any]]:
    """Return the legend's entry for each card definition, from its lists of all cards or of all faces."""
    found: list[dict[str, Any]] = [{} for _ in definition_names(rules)]
    numbers = definitions(rules)
    for listed in rules.legend().values():
        if not isinstance(listed, list) or not listed or not all(isinstance(one, dict) for one in listed):
            continue
        if len(listed) == len(rules.backs):
            for card, told in enumerate(listed):
                found[numbers[card]] = {**told, **found[numbers[card]]}
        elif len(listed) == len(set(rules.faces)):
            for card, face in enumerate(rules.faces):
                found[numbers[card]] = {**listed[face], **found[numbers[card]]}
    return found


def words_in(told: Any) -> list[str]:
    """Return the words in a value of the legend."""
    if isinstance(told, str):
        return [told] if told else []
    return [one for one in told if isinstance(one, str)] if isinstance(told, list) else []


def numbers_in(told: Any) -> list[float]:
    """Return the numbers in a value of the legend."""
    if isinstance(told, (bool, int, float)):
        return [float(told)]
    return [float(one) for one in told if isinstance(one, (int, float))] if isinstance(told, list) else []


def feature_value(told: dict[str, Any], column: str) -> float:
    name, _, word = column.partition(" is ")
    if word:
        return 1.0 if word in words_in(told.get(name)) else 0.0
    name, _, number = column.partition(" ")
    numbers, at_number = numbers_in(told.get(name)), int(number or 0)
    return numbers[at_number] if at_number < len(numbers) else 0.0


@cache
def option_features(rules: Rules) -> list[list[int]]:
    """Return for each option its verb, the definition of its card (from 1 on; 0: none), and without a card its number."""
    return option_kinds(rules)
