"""Manifests: packs and their games as JSON-able data, for clients that cannot load them.

Titles, set-up fields and all other texts are given in every language.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypedDict

from mankai.decks.model import Deck
from mankai.i18n import catalogues
from mankai.kernel.messages import Message, message, slug
from mankai.kernel.rules import Rules
from mankai.learning import exercises
from mankai.packs import registry
from mankai.packs.pack import BadPack, Pack, edition_of
from mankai.packs.setup_form import SetupField

TextsByLanguage = dict[str, str]


class ChoiceManifest(TypedDict):
    """A choice of a set-up field; `text` explains it if its label does not."""

    value: str
    label: TextsByLanguage
    text: TextsByLanguage


class FieldManifest(TypedDict):
    """A set-up field as a form shows it."""

    name: str
    kind: str
    label: TextsByLanguage
    help: TextsByLanguage
    choices: list[ChoiceManifest]
    also: list[ChoiceManifest]  # words that may stand for the field of the whole table
    default: Any
    each: bool  # whether every seat has its own
    count: int
    least: int | None
    most: int | None
    may_be_none: bool
    group: str  # the table within the set-up that holds it
    is_in_forms: bool  # whether a form can show all its values


class DeckManifest(TypedDict):
    """A ready deck."""

    name: str
    title: TextsByLanguage
    about: TextsByLanguage
    of: tuple[str, ...]
    cards: tuple[str, ...]


class ExerciseManifest(TypedDict):
    """A small position with a task; `slips` explains wrong moves, by their names."""

    name: str
    title: TextsByLanguage
    task: TextsByLanguage
    hint: TextsByLanguage
    learnt: TextsByLanguage
    slips: dict[str, TextsByLanguage]


class GameManifest(TypedDict):
    """A game of a pack."""

    name: str
    seats: int
    minutes: str
    title: TextsByLanguage
    what: TextsByLanguage
    family: TextsByLanguage  # its common name with the same game for other numbers of players, where a pack has more
    leads_on: bool  # whether other games follow it; then nobody wins it
    lesson: bool
    exercises: list[ExerciseManifest]
    wishes: list[FieldManifest]
    decks: list[DeckManifest] | None  # ready decks; null: the game has no decks


class PackManifest(TypedDict):
    """A pack with its games; `is_by_seats`: they are one game for different numbers of players."""

    name: str
    title: TextsByLanguage
    is_by_seats: bool
    usual: str
    games: list[GameManifest]


@cache
def pack_manifest(pack: str) -> PackManifest:
    """Return the manifest of a pack with all its available games.  Cached for as long as the process runs."""
    one = registry.packs()[pack]
    names = [name for name in one.rules if is_available(name)]
    return {
        "name": one.name,
        "title": localized_texts(one, names[0], message("pack-title")),
        "is_by_seats": one.is_by_seats,
        "usual": one.default_game,
        "games": [game_manifest(one, name) for name in names],
    }


def is_available(name: str) -> bool:
    try:
        registry.game(name)
    except BadPack:
        return False
    return True


def game_manifest(pack: Pack, name: str) -> GameManifest:
    rules = registry.game(name)
    decks = pack.load_setup_form.decks(rules)
    return {
        "name": name,
        "seats": pack.seats[name],
        "minutes": pack.minutes,
        "title": localized_texts(pack, name, message("game-title")),
        "what": localized_texts(pack, name, message("pack-what")),
        "family": {language: text for language, text in localized_texts(pack, name, message("game-family")).items() if text},
        "leads_on": registry.has_follow_ups(rules),
        "lesson": name in pack.lessons,
        "exercises": [exercise_manifest(pack, name, one) for one in exercises.of_game(name)],
        "wishes": [field_manifest(pack, rules, field) for field in pack.load_setup_form.fields(rules)],
        "decks": None if decks is None else [deck_manifest(pack, name, one) for one in decks.ready()],
    }


def exercise_manifest(pack: Pack, name: str, exercise: exercises.Exercise) -> ExerciseManifest:
    """Return the texts of an exercise. Only the hint says anything about its solution."""
    return {
        "name": exercise.name,
        "title": localized_texts(pack, name, message(exercise.key)),
        "task": localized_texts(pack, name, message(f"{exercise.key}.task")),
        "hint": localized_texts(pack, name, message(f"{exercise.key}.hint")),
        "learnt": localized_texts(pack, name, message(f"{exercise.key}.learnt")),
        "slips": {slip.name: localized_texts(pack, name, message(f"{exercise.key}.slip-{slip.name}")) for slip in exercise.slips},
    }


def deck_manifest(pack: Pack, name: str, deck: Deck) -> DeckManifest:
    """Return the manifest of a ready deck."""
    speakers = {language: registry.speaker_of(registry.game(name), None, language) for language in catalogues.languages()}
    title = localized_texts(pack, name, message(f"ready-{slug(deck.name)}"))
    if deck.title is not None:
        title = {language: one.say(deck.title) for language, one in speakers.items()}
    about = {} if deck.about is None else {language: one.say(deck.about) for language, one in speakers.items()}
    return {
        "name": deck.name,
        "title": title or {catalogues.ENGLISH: deck.name},
        "about": about,
        "of": deck.owners,
        "cards": deck.cards,
    }


def field_manifest(pack: Pack, rules: Rules, field: SetupField) -> FieldManifest:
    """Return a set-up field as a form shows it."""
    return {
        "name": field.name,
        "kind": field.kind,
        "label": localized_texts(pack, rules.name, message(f"{field.key}.label")),
        "help": localized_texts(pack, rules.name, message(field.key)),
        "choices": [choice_manifest(pack, rules, field, choice) for choice in field.choices],
        "also": [choice_manifest(pack, rules, field, choice) for choice in field.whole_table_words],
        "default": field.default,
        "each": field.is_per_seat,
        "count": field.count,
        "least": field.least,
        "most": field.most,
        "may_be_none": field.may_be_none,
        "group": field.group,
        "is_in_forms": field.is_in_forms,
    }


def choice_manifest(pack: Pack, rules: Rules, field: SetupField, choice: str) -> ChoiceManifest:
    key, arguments = field.choice_message(rules, choice)
    label = localized_texts(pack, rules.name, (key, arguments)) or {catalogues.ENGLISH: choice}
    return {"value": choice, "label": label, "text": localized_texts(pack, rules.name, message(f"{key}.text"))}


def localized_texts(pack: Pack, name: str, label: Message) -> TextsByLanguage:
    """Return a text about a game in all languages that have it; empty if none has."""
    return {language: text for language in catalogues.languages() if (text := game_text(pack, name, label, language)) is not None}


def game_text(pack: Pack, name: str, label: Message, language: str) -> str | None:
    """Return the text in one language, or `None`.  It may use the arguments `game` (the edition) and `seats`."""
    catalogue = catalogues.catalogue(pack.words, registry.game(name), language)
    key, arguments = label
    known = {"game": edition_of(name), "seats": pack.seats[name]}
    return catalogue.format(key, {**known, **arguments}) if catalogue.has(key) else None
