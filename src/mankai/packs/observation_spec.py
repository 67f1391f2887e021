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

QUESTION_PREFIX: Final = "ask-"  # prefix of the message keys of questions
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
    questions_with_text = [
        key.removeprefix(QUESTION_PREFIX)
        for key in catalogues.catalogue(folder, rules, catalogues.ENGLISH).keys
        if key.startswith(QUESTION_PREFIX)
    ]
    questions = sorted({*questions_with_text, *[slug(question) for question in rules.quiet_questions]})
    places = max(len(rules.names().get("place", [])), len(rules.start(seed=0).now.tokens))
    extra_features: ExtraFeatures | None = None
    if pack is not None and pack.features:
        extra_features = load_address(pack.features)(rules)
        if not isinstance(extra_features, ExtraFeatures):
            raise BadPack(f"{pack.features} of the pack {pack.name} makes no ExtraFeatures")
    return Observer(rules, places, questions, extra_features)


@cache
def fingerprint(rules: Rules) -> str:
    """Return a hash of the meaning of an observation's numbers. Models and datasets with another fingerprint do not fit."""
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
    """Return the names of rows by part, where rows have names: first the rows of the seat itself, then of the next seats."""
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
    buffer = ObservationBuffer(1, observer.width)
    observe_position(observer, position, seat, buffer, 0, sees_all)
    return buffer


def observe_sparse(position: Position, seat: int) -> tuple[list[int], list[int]]:
    """Return what `seat` sees of a position: the indices of the numbers that are not 0, and these numbers."""
    buffer = observe(position, seat)
    indices = [index for index in range(buffer.width) if buffer.cells[index]]
    return indices, [int(buffer.cells[index]) for index in indices]


# Features of cards and options.


@cache
def card_features(rules: Rules) -> tuple[list[str], list[list[float]]]:
    """Return the names of features, and a row of features for each card definition, from the game's legend."""
    facts_by_card = card_metadata(rules)
    if not any(facts_by_card):
        pack = pack_for(rules)
        by_name: dict[str, dict[str, Any]] = {}
        for game_name in pack.rules if pack is not None else {}:  # a game of the same cards may have a fuller legend
            by_name = {**dict(zip(definition_names(game(game_name)), card_metadata(game(game_name)))), **by_name}
        facts_by_card = [by_name.get(name, {}) for name in definition_names(rules)]
    columns: list[str] = []
    for name in sorted({name for card in facts_by_card for name in card if name not in IGNORED_ATTRIBUTES}):
        words = {word for card in facts_by_card for word in words_in(card.get(name))}
        longest = max([len(numbers_in(card.get(name))) for card in facts_by_card])
        columns += [name] if longest == 1 else [f"{name} {number}" for number in range(longest)]
        columns += [f"{name} is {word}" for word in sorted(words)] if len(words) <= MAX_WORD_COLUMNS else []
    return columns, [[feature_value(card, column) for column in columns] for card in facts_by_card]


def card_metadata(rules: Rules) -> list[dict[str, Any]]:
    """Return the legend's entry for each card definition, from its lists of all cards or of all faces."""
    facts_by_definition: list[dict[str, Any]] = [{} for _ in definition_names(rules)]
    definition_of = definitions(rules)
    for entries in rules.legend().values():
        if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
            continue
        if len(entries) == len(rules.backs):
            for card, facts in enumerate(entries):
                facts_by_definition[definition_of[card]] = {**facts, **facts_by_definition[definition_of[card]]}
        elif len(entries) == len(set(rules.faces)):
            for card, face in enumerate(rules.faces):
                facts_by_definition[definition_of[card]] = {**entries[face], **facts_by_definition[definition_of[card]]}
    return facts_by_definition


def words_in(value: Any) -> list[str]:
    """Return the words in a value of the legend."""
    if isinstance(value, str):
        return [value] if value else []
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def numbers_in(value: Any) -> list[float]:
    """Return the numbers in a value of the legend."""
    if isinstance(value, (bool, int, float)):
        return [float(value)]
    return [float(item) for item in value if isinstance(item, (int, float))] if isinstance(value, list) else []


def feature_value(facts: dict[str, Any], column: str) -> float:
    name, _, word = column.partition(" is ")
    if word:
        return 1.0 if word in words_in(facts.get(name)) else 0.0
    name, _, number = column.partition(" ")
    numbers, index = numbers_in(facts.get(name)), int(number or 0)
    return numbers[index] if index < len(numbers) else 0.0


@cache
def option_features(rules: Rules) -> list[list[int]]:
    """Return for each option its verb, the definition of its card (from 1 on; 0: none), and without a card its number."""
    return option_kinds(rules)
