"""What this server offers: its packs and their games, what each game's numbers are called, and the words of every language."""

from __future__ import annotations

from typing import Any, Final

import structlog

from mankai import door, listing, players, words
from mankai.describing import described
from mankai.kernel.errors import UnknownGame
from mankai.kernel.messages import Message
from mankai.kernel.version import VERSION
from mankai.pack import BadDeck, Deck, Decks
from mankai.server.messages import DeckWish
from mankai.server.refusals import Refusal

NAME: Final = "language-name"  # the key of what a language calls itself
logger = structlog.get_logger()


def offer() -> dict[str, Any]:
    """What can be played here, with whom, and in which languages."""
    return {
        "version": VERSION,
        "languages": [{"code": code, "name": language_name(code)} for code in words.languages()],
        "players": players.names(),
        "packs": [found for pack in door.packs() if (found := told_of(pack)) is not None],
    }


def told_of(pack: str) -> dict[str, Any] | None:
    """What a pack says of its games; nothing where that fails, so that all others are offered."""
    try:
        return described(pack)
    except Exception as problem:  # whatever a stranger's package does
        logger.error("a pack cannot be offered", pack=pack, problem=f"{type(problem).__name__}: {problem}")
        return None


def judged(name: str, wish: DeckWish) -> dict[str, Any]:
    """All that is to be said of a deck."""
    rules = door.game(name)
    decks = door.pack_of(name).offered.decks(rules)
    if decks is None:
        raise Refusal("no_page", f"{name} has no decks", 404)
    if wish.format and wish.format not in decks.formats():
        raise Refusal("malformed", f"{name} has no format {wish.format[:20]!r}", 400, detail="format")
    try:
        deck, misread = wished_deck(decks, wish)
        found = decks.judged(deck, wish.format)
    except BadDeck as error:
        raise Refusal("bad_deck", rules.speak(error.message, None), 400, why=error.message) from None
    if misread:
        found = {**found, "faults": [*misread, *found["faults"]], "is_legal": False, "code": "", "setup": {}}
    return {**found, **counted_and_written(decks, deck, name)} if wish.whole else found


def wished_deck(decks: Decks, wish: DeckWish) -> tuple[Deck, list[Message]]:
    """The deck that is meant, and what is wrong with how it was written down."""
    if wish.code:
        return decks.deck_of(wish.code), []
    if wish.text:
        return listing.read(decks, wish.text)
    given = Deck(tuple(wish.of), tuple(wish.cards or []))
    return (given if wish.cards is not None else (decks.proposed(wish.of) or [given])[0]), []


def counted_and_written(decks: Decks, deck: Deck, name: str) -> dict[str, Any]:
    """What can be counted in a deck, and the deck as text and as JSON."""
    figures = [{"key": one.key, "rows": one.rows, "is_share": one.is_share} for one in decks.figures(deck)]
    return {"figures": figures, "text": listing.as_text(decks, deck), "json": listing.as_json(decks, deck, name)}


def legend_of(name: str) -> dict[str, Any]:
    """What the numbers of a game mean: its options, and by kind of term the key of each in the catalogues."""
    rules = door.game(name)
    verbs = [
        {"name": verb.name, "first": rules.firsts[at], "count": verb.count, "card": verb.is_about_card}
        for at, verb in enumerate(rules.verbs)
    ]
    legend = {**rules.legend(), "names": rules.names()}
    return {"name": rules.name, "seats": rules.seats, "size": rules.size, "verbs": verbs, "legend": legend}


def language_name(language: str) -> str:
    """What a language calls itself; its code, where nobody has said it yet."""
    catalogue = own_words(language)
    return catalogue.said(NAME, {}) if catalogue.has(NAME) else language


def own_words(language: str) -> words.Catalogue:
    """The catalogue of what belongs to no game."""
    fallback = own_words(words.ENGLISH) if language != words.ENGLISH else None
    return words.Catalogue(language, words_of(language)["files"], {}, fallback)


def words_of(language: str) -> dict[str, Any]:
    """The catalogue of what belongs to no game, as the page reads it: later files over earlier ones."""
    must_be_spoken(language)
    return {"files": [*words.common_text(language), *words.page_text(language)], "printed": {}}


def game_words(name: str, language: str) -> dict[str, Any]:
    """The catalogue of a game, as the page reads it, with what is printed on its cards."""
    must_be_spoken(language)
    rules = door.game(name)
    return {"files": words.texts(door.pack_of(name).words, rules, language), "printed": rules.printed_words(language)}


def must_be_spoken(language: str) -> None:
    spoken = words.languages()
    if language not in spoken:
        reason = f"there is no language {language[:20]!r}; there are: {', '.join(spoken)}"
        raise Refusal("no_language", reason, 404, language=language[:20])


def must_be_played(name: str) -> None:
    if name not in door.games():
        raise UnknownGame(f"there is no game {name[:50]!r}; there are: {', '.join(door.games())}")
