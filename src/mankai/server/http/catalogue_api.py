"""Payloads about the games of this server: packs, the meaning of each game's numbers, decks, and the words of every language."""

from __future__ import annotations

from typing import Any, Final

import structlog

from mankai import players
from mankai.decks import text_formats
from mankai.decks.model import BadDeck, Deck, Decks
from mankai.i18n import catalogues
from mankai.kernel.errors import UnknownGame
from mankai.kernel.messages import Message
from mankai.kernel.version import VERSION
from mankai.packs import registry
from mankai.packs.manifest import PackManifest, pack_manifest
from mankai.server.errors import Refusal
from mankai.server.protocol.client_messages import DeckRequest
from mankai.server.protocol.server_messages import GameInfo, GamesCatalogue, VerbRange

LANGUAGE_NAME: Final = "language-name"  # the key of a language's own name
logger = structlog.get_logger()


def games_payload() -> GamesCatalogue:
    """Return the packs, computer players and languages of this server."""
    return {
        "version": VERSION,
        "languages": [{"code": code, "name": language_name(code)} for code in catalogues.languages()],
        "players": players.names(),
        "packs": [found for pack in registry.packs() if (found := pack_payload(pack)) is not None],
    }


def pack_payload(pack: str) -> PackManifest | None:
    """Return the manifest of a pack; None if that fails, so that all other packs are listed."""
    try:
        return pack_manifest(pack)
    except Exception as problem:  # third-party code may raise anything
        logger.error("a pack cannot be offered", pack=pack, problem=f"{type(problem).__name__}: {problem}")
        return None


def deck_payload(name: str, field: DeckRequest) -> dict[str, Any]:
    """Return the report on a deck, with all details if the request asks for them."""
    rules = registry.game(name)
    decks = registry.pack_of(name).load_setup_form.decks(rules)
    if decks is None:
        raise Refusal("no_page", f"{name} has no decks", 404)
    if field.format and field.format not in decks.formats():
        raise Refusal("malformed", f"{name} has no format {field.format[:20]!r}", 400, detail="format")
    try:
        deck, misread = requested_deck(decks, field)
        report = decks.report(deck, field.format)
    except BadDeck as error:
        raise Refusal("bad_deck", rules.translate(error.message, None), 400, why=error.message) from None
    if misread:
        report = {**report, "faults": [*misread, *report["faults"]], "is_legal": False, "code": "", "setup": {}}
    return {**report, **deck_details(decks, deck, name)} if field.whole else report


def requested_deck(decks: Decks, field: DeckRequest) -> tuple[Deck, list[Message]]:
    """Return the requested deck, and the faults of the text in which it was given."""
    if field.code:
        return decks.decode(field.code), []
    if field.text:
        return text_formats.parse_deck(decks, field.text)
    given = Deck(tuple(field.of), tuple(field.cards or []))
    return (given if field.cards is not None else (decks.suggestions(field.of) or [given])[0]), []


def deck_details(decks: Decks, deck: Deck, name: str) -> dict[str, Any]:
    """Return the statistics of a deck, and the deck as text and as JSON."""
    figures = [{"key": one.key, "rows": one.rows, "is_share": one.is_share} for one in decks.figures(deck)]
    return {
        "figures": figures,
        "text": text_formats.format_text(decks, deck),
        "json": text_formats.format_json(decks, deck, name),
    }


def game_payload(name: str) -> GameInfo:
    """Return the meaning of a game's numbers: its options, and by kind of term the catalogue key of each."""
    rules = registry.game(name)
    verbs: list[VerbRange] = [
        {"name": verb.name, "first": rules.first_by_verb[at], "count": verb.count, "card": verb.is_about_card}
        for at, verb in enumerate(rules.verbs)
    ]
    legend = {**rules.legend(), "names": rules.names()}
    return {"name": rules.name, "seats": rules.seats, "size": rules.size, "verbs": verbs, "legend": legend}


def language_name(language: str) -> str:
    """Return a language's own name; its code if the catalogue has no name."""
    catalogue = page_catalogue(language)
    return catalogue.format(LANGUAGE_NAME, {}) if catalogue.has(LANGUAGE_NAME) else language


def page_catalogue(language: str) -> catalogues.Catalogue:
    """Return the catalogue of texts that belong to no game."""
    fallback = page_catalogue(catalogues.ENGLISH) if language != catalogues.ENGLISH else None
    return catalogues.Catalogue(language, page_words(language)["files"], {}, fallback)


def page_words(language: str) -> dict[str, Any]:
    """Return the texts that belong to no game, as the page reads them: later files override earlier ones."""
    check_language(language)
    return {"files": [*catalogues.common_text(language), *catalogues.page_text(language)], "printed": {}}


def game_words(name: str, language: str) -> dict[str, Any]:
    """Return the texts of a game, as the page reads them, with the words printed on its cards."""
    check_language(language)
    rules = registry.game(name)
    return {"files": catalogues.texts(registry.pack_of(name).words, rules, language), "printed": rules.printed_words(language)}


def check_language(language: str) -> None:
    spoken = catalogues.languages()
    if language not in spoken:
        reason = f"there is no language {language[:20]!r}; there are: {', '.join(spoken)}"
        raise Refusal("no_language", reason, 404, language=language[:20])


def check_game(name: str) -> None:
    if name not in registry.games():
        raise UnknownGame(f"there is no game {name[:50]!r}; there are: {', '.join(registry.games())}")
