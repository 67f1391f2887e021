"""Manifests: packs and their games as JSON-able data, for clients that cannot load them.

Titles, set-up fields and all other texts are given in every language.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from mankai.i18n import catalogues
from mankai.kernel.messages import Message, message, slug
from mankai.kernel.rules import Rules
from mankai.learning import exercises
from mankai.packs import registry
from mankai.packs.pack import BadPack, Deck, Pack, SetupField, edition_of

TextsByLanguage = dict[str, str]


@cache
def pack_manifest(pack: str) -> dict[str, Any]:
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


def game_manifest(pack: Pack, name: str) -> dict[str, Any]:
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
        "wishes": [field_manifest(pack, rules, wish) for wish in pack.load_setup_form.fields(rules)],
        "decks": None if decks is None else [deck_manifest(pack, name, one) for one in decks.ready()],
    }


def exercise_manifest(pack: Pack, name: str, exercise: exercises.Exercise) -> dict[str, Any]:
    """Return the texts of an exercise.  The hint is all that they say of its solution."""
    told = {what: localized_texts(pack, name, message(f"{exercise.key}.{what}")) for what in ("task", "hint", "learnt")}
    slips = {slip.name: localized_texts(pack, name, message(f"{exercise.key}.slip-{slip.name}")) for slip in exercise.slips}
    return {"name": exercise.name, "title": localized_texts(pack, name, message(exercise.key)), **told, "slips": slips}


def deck_manifest(pack: Pack, name: str, deck: Deck) -> dict[str, Any]:
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


def field_manifest(pack: Pack, rules: Rules, wish: SetupField) -> dict[str, Any]:
    """Return a set-up field as a form shows it."""
    return {
        "name": wish.name,
        "kind": wish.kind,
        "label": localized_texts(pack, rules.name, message(f"{wish.key}.label")),
        "help": localized_texts(pack, rules.name, message(wish.key)),
        "choices": [choice_manifest(pack, rules, wish, choice) for choice in wish.choices],
        "also": [choice_manifest(pack, rules, wish, choice) for choice in wish.whole_table_words],
        "default": wish.default,
        "each": wish.is_per_seat,
        "count": wish.count,
        "least": wish.least,
        "most": wish.most,
        "may_be_none": wish.may_be_none,
        "group": wish.group,
        "is_in_forms": wish.is_in_forms,
    }


def choice_manifest(pack: Pack, rules: Rules, wish: SetupField, choice: str) -> dict[str, Any]:
    key, arguments = wish.choice_message(rules, choice)
    label = localized_texts(pack, rules.name, (key, arguments)) or {catalogues.ENGLISH: choice}
    return {"value": choice, "label": label, "text": localized_texts(pack, rules.name, message(f"{key}.text"))}


def localized_texts(pack: Pack, name: str, what: Message) -> TextsByLanguage:
    """Return a text about a game in all languages that have it; empty if none has."""
    return {language: text for language in catalogues.languages() if (text := game_text(pack, name, what, language)) is not None}


def game_text(pack: Pack, name: str, what: Message, language: str) -> str | None:
    """Return the text in one language, or `None`.  It may use the arguments `game` (the edition) and `seats`."""
    catalogue = catalogues.catalogue(pack.words, registry.game(name), language)
    key, arguments = what
    known = {"game": edition_of(name), "seats": pack.seats[name]}
    return catalogue.format(key, {**known, **arguments}) if catalogue.has(key) else None
