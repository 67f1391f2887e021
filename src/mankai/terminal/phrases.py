"""What the terminal itself says, in the language that somebody has chosen; what games say comes from their own catalogues."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mankai.i18n.catalogues import ENGLISH, Catalogue, common_text

# Commands by the key of what is typed for them; the English words are understood everywhere.
COMMANDS: Final = (
    "quit", "undo", "help", "log", "board", "hint", "rules", "card", "pause", "save", "on", "off", "stop", "yes",
)  # fmt: skip


class Phrases:
    """Says the terminal's own sentences."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.language = catalogue.language

    def __call__(self, key: str, **arguments: Any) -> str:
        return self.catalogue.format(key, arguments)

    def resolve_command(self, typed: str) -> str:
        """The command that a word stands for; the word itself where it is none."""
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
