"""The rules of a game and its glossary: the catalogue entries `rule-` and `glossary-`, in that order."""

from __future__ import annotations

from rich.text import Text

from mankai.i18n.catalogues import ENGLISH, Catalogue
from mankai.kernel.errors import MankaiError
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.terminal.layout import wrap
from mankai.terminal.name_lookup import matches
from mankai.terminal.phrases import phrases_in


class NoSuchWord(MankaiError):
    """The rules have no entry for that word."""


class RulesSheet:
    """The rules by title and the glossary by word, both in catalogue order."""

    def __init__(self, rules: Rules, language: str = ENGLISH) -> None:
        catalogue = registry.speaker_of(rules, None, language).catalogue
        self.game = rules.name
        self.phrases = phrases_in(language)
        self.rules = entries_of(catalogue, "rule-")
        self.words = entries_of(catalogue, "glossary-")

    def lines(self, words: str, width: int) -> list[Text]:
        """The whole sheet, or the entries that `words` name. If no title fits, entries that mention them."""
        everything, between = {**self.rules, **self.words}, self.phrases("list-between")
        if not everything:
            raise NoSuchWord(self.phrases("no-rules", game=self.game).removesuffix("."))
        if not words.strip():
            lines = entries(self.rules, width)
            if self.words:
                example = next(iter(self.words)).lower()
                named = self.phrases("words-to-ask-for", example=example, words=between.join(self.words))
                lines += [Text(line) for line in wrap(named, width, 1)]
            return lines
        found = matches(words, list(everything)) or [
            name for name, text in everything.items() if words.casefold() in text.casefold()
        ]
        if not found:
            raise NoSuchWord(self.phrases("no-such-word", game=self.game, typed=words, words=between.join(everything)))
        return entries({name: everything[name] for name in found}, width)


def entries_of(catalogue: Catalogue, prefix: str) -> dict[str, str]:
    """Titles with their texts, in the order of the English catalogue."""
    keys = (catalogue.fallback or catalogue).keys
    entry_keys = [key for key in dict.fromkeys(keys) if key.startswith(prefix) and catalogue.has_or_falls_back(f"{key}.text")]
    return {catalogue.format(key, {}): catalogue.format(f"{key}.text", {}) for key in entry_keys}


def entries(texts: dict[str, str], width: int) -> list[Text]:
    """Entries as lines, each with its title in bold."""
    lines: list[Text] = []
    for name, text in texts.items():
        for number, line in enumerate(wrap(f"{name}: {text}", width, 1)):
            lines.append(Text(line))
            if number == 0:
                lines[-1].stylize("bold", 0, len(name) + 2)
    return lines
