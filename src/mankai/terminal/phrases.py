"""The terminal's own sentences, in the chosen language. Games have their own catalogues."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mankai.i18n.catalogues import ENGLISH, Catalogue, common_text

# Commands by key; the English words are understood in every language.
COMMANDS: Final = (
    "quit", "undo", "help", "log", "board", "hint", "rules", "card", "pause", "save", "on", "off", "stop", "yes",
)  # fmt: skip


class Phrases:
    """The terminal's own sentences in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.language = catalogue.language

    def __call__(self, key: str, **arguments: Any) -> str:
        return self.catalogue.format(key, arguments)

    def resolve_command(self, typed: str) -> str:
        """Return the command that a word stands for, or the word itself if it is no command."""
        for name in COMMANDS:
            if typed == self(f"command-{name}").casefold():
                return name
        return typed


@cache
def phrases_in(language: str = ENGLISH) -> Phrases:
    return Phrases(phrase_catalogue(language))


@cache
def phrase_catalogue(language: str) -> Catalogue:
    fallback = phrase_catalogue(ENGLISH) if language != ENGLISH else None
    return Catalogue(language, common_text(language, for_terminal=True), {}, fallback)
