"""The rules of a game on one sheet, and its words: from the files in `sheets`, with the numbers of the game that is played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from rich.text import Text

from mankai.kernel.errors import MankaiError
from mankai.kernel.rules import Rules
from mankai.terminal.drawing import wrapped
from mankai.terminal.matching import matches

FOLDER: Final = Path(__file__).parent / "sheets"


class NoSuchWord(MankaiError):
    """The rules have no such word."""


class Sheet:
    """Rules by title and words with their meaning, both in their order."""

    def __init__(self, rules: Rules, name: str) -> None:
        content = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
        self.game = rules.name
        self.rules = {rule["title"]: str(rule["text"]).format(rules=rules) for rule in content["rule"]}
        self.words = {word: str(meaning).format(rules=rules) for word, meaning in content["words"].items()}

    def lines(self, words: str, width: int) -> list[Text]:
        """The whole sheet; or what it says about `words`: all that they are part of the name of."""
        if not words.strip():
            named = f"Words to ask for, as rules {next(iter(self.words)).lower()}: {', '.join(self.words)}."
            return [*entries(self.rules, width), *[Text(line) for line in wrapped(named, width, 1)]]
        everything = {**self.rules, **self.words}
        found = matches(words, list(everything)) or [
            name for name, text in everything.items() if words.casefold() in text.casefold()
        ]
        if not found:
            raise NoSuchWord(f"the rules of {self.game} have no {words!r}; they have: {', '.join(everything)}")
        return entries({name: everything[name] for name in found}, width)


def entries(texts: dict[str, str], width: int) -> list[Text]:
    """Each with its title in front."""
    lines: list[Text] = []
    for name, text in texts.items():
        for number, line in enumerate(wrapped(f"{name}: {text}", width, 1)):
            lines.append(Text(line))
            if number == 0:
                lines[-1].stylize("bold", 0, len(name) + 2)
    return lines
