"""What packs say of their games to those who cannot load them: titles, wishes and all, in every language, as JSON-able data."""

from __future__ import annotations

from functools import cache
from typing import Any

from mankai import door, exercises, words
from mankai.kernel.messages import Message, message, slug
from mankai.kernel.rules import Rules
from mankai.pack import BadPack, Deck, Pack, Wish, which_of

Texts = dict[str, str]  # by language


@cache
def described(pack: str) -> dict[str, Any]:
    """A pack with all its games."""
    one = door.packs()[pack]
    names = [name for name in one.rules if can_be_had(name)]
    return {
        "name": one.name,
        "title": said_before(one, names[0], message("pack-title")),
        "is_by_seats": one.is_by_seats,
        "usual": one.first,
        "games": [game_described(one, name) for name in names],
    }


def can_be_had(name: str) -> bool:
    try:
        door.game(name)
    except BadPack:
        return False
    return True


def game_described(pack: Pack, name: str) -> dict[str, Any]:
    rules = door.game(name)
    decks = pack.offered.decks(rules)
    return {
        "name": name,
        "seats": pack.seats[name],
        "minutes": pack.minutes,
        "title": said_before(pack, name, message("game-title")),
        "what": said_before(pack, name, message("pack-what")),
        "family": {language: text for language, text in said_before(pack, name, message("game-family")).items() if text},
        "leads_on": door.leads_on(rules),
        "lesson": name in pack.lessons,
        "exercises": [exercise_described(pack, name, one) for one in exercises.of_game(name)],
        "wishes": [wish_described(pack, rules, wish) for wish in pack.offered.wishes(rules)],
        "decks": None if decks is None else [deck_described(pack, name, one) for one in decks.ready()],
    }


def exercise_described(pack: Pack, name: str, exercise: exercises.Exercise) -> dict[str, Any]:
    """What is said of an exercise; nothing of how it is solved but the hint."""
    told = {what: said_before(pack, name, message(f"{exercise.key}.{what}")) for what in ("task", "hint", "learnt")}
    slips = {slip.name: said_before(pack, name, message(f"{exercise.key}.slip-{slip.name}")) for slip in exercise.slips}
    return {"name": exercise.name, "title": said_before(pack, name, message(exercise.key)), **told, "slips": slips}


def deck_described(pack: Pack, name: str, deck: Deck) -> dict[str, Any]:
    """A deck that can be played at once."""
    speakers = {language: door.speaker_of(door.game(name), None, language) for language in words.languages()}
    title = said_before(pack, name, message(f"ready-{slug(deck.name)}"))
    if deck.title is not None:
        title = {language: one.say(deck.title) for language, one in speakers.items()}
    about = {} if deck.about is None else {language: one.say(deck.about) for language, one in speakers.items()}
    return {"name": deck.name, "title": title or {words.ENGLISH: deck.name}, "about": about, "of": deck.of, "cards": deck.cards}


def wish_described(pack: Pack, rules: Rules, wish: Wish) -> dict[str, Any]:
    """A wish as a form shows it."""
    return {
        "name": wish.name,
        "kind": wish.kind,
        "label": said_before(pack, rules.name, message(f"{wish.key}.label")),
        "help": said_before(pack, rules.name, message(wish.key)),
        "choices": [choice_described(pack, rules, wish, choice) for choice in wish.choices],
        "also": [choice_described(pack, rules, wish, choice) for choice in wish.also],
        "default": wish.default,
        "each": wish.each,
        "count": wish.count,
        "least": wish.least,
        "most": wish.most,
        "may_be_none": wish.may_be_none,
        "group": wish.group,
        "is_in_forms": wish.is_in_forms,
    }


def choice_described(pack: Pack, rules: Rules, wish: Wish, choice: str) -> dict[str, Any]:
    key, arguments = wish.said(rules, choice)
    label = said_before(pack, rules.name, (key, arguments)) or {words.ENGLISH: choice}
    return {"value": choice, "label": label, "text": said_before(pack, rules.name, message(f"{key}.text"))}


def said_before(pack: Pack, name: str, what: Message) -> Texts:
    """What is said of a game before it is played, in all languages that have it; nothing where none has."""
    return {language: text for language in words.languages() if (text := in_language(pack, name, what, language)) is not None}


def in_language(pack: Pack, name: str, what: Message, language: str) -> str | None:
    """The same in one language.  A pack's words may ask for the `game` (the end of its name) and its `seats`."""
    catalogue = words.catalogue(pack.words, door.game(name), language)
    key, arguments = what
    known = {"game": which_of(name), "seats": pack.seats[name]}
    return catalogue.said(key, {**known, **arguments}) if catalogue.has(key) else None
