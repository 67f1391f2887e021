"""Catalogues: the messages of a game and its edition in a language. The page reads the same files.

The messages of a game are Project Fluent files in the folder `words` of its pack: `en.ftl`, `ja.ftl`, and `edition.en.ftl` for
the rules and the other names of one edition. `mankai/i18n/words` has the messages that belong to no game, and those of the
terminal; `mankai/server/words` has those of the page and the server. The words printed on cards come from the rules
(`Rules.printed_words`), unless a file of the language has them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mankai.i18n import CannotFormat
from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import Message, Term
from mankai.kernel.rules import Rules

if TYPE_CHECKING:
    from fluent.syntax import ast

COMMON_FOLDER: Final = Path(__file__).parent / "words"
PAGE: Final = Path(__file__).parents[1] / "server" / "words"
ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
TERMINAL: Final = "\n## Terminal\n"  # below this line a common catalogue has the messages of the terminal
BEFORE_PLAY: Final = re.compile(r"-|pack-|game-|wish-")  # beginnings of keys that are used before a game, and of terms


class BadCatalogue(MankaiError):
    """A catalogue that cannot be read, or an entry that cannot be formatted."""


def languages() -> list[str]:
    """Return the languages that can be chosen, English first: those with a file in `mankai/i18n/words`."""
    return languages_in(COMMON_FOLDER)


def languages_in(folder: Path) -> list[str]:
    """Return the languages of a folder of catalogues, English first."""
    languages = {path.stem for path in folder.glob(f"*{SUFFIX}") if "." not in path.stem}
    return sorted(languages, key=lambda language: (language != ENGLISH, language))


def catalogue_files(folder: Path | None, rules: Rules | None, language: str) -> list[Path]:
    """Return the files of an edition in a language; later ones override earlier ones."""
    paths: list[Path] = []
    for one in [*([folder] if folder is not None else []), *(rules.catalogues if rules is not None else [])]:
        paths.append(one / f"{language}{SUFFIX}")
        if rules is not None:
            paths.append(one / f"{rules.wording}.{language}{SUFFIX}")
    return [path for path in paths if path.is_file()]


def texts(folder: Path | None, rules: Rules | None, language: str) -> list[str]:
    """Return the texts of all catalogues of an edition in a language; later ones override earlier ones."""
    return [*common_text(language), *[read_catalogue(path) for path in catalogue_files(folder, rules, language)]]


def common_text(language: str, for_terminal: bool = False) -> list[str]:
    """Return the catalogue that belongs to no game, if the language has one, with the terminal's messages if `for_terminal`."""
    path = COMMON_FOLDER / f"{language}{SUFFIX}"
    if not path.is_file():
        return []
    text = read_catalogue(path)
    return [text if for_terminal else text.partition(TERMINAL)[0] + "\n"]


def page_text(language: str) -> list[str]:
    """Return the catalogue of the page and the server, if the language has one."""
    path = PAGE / f"{language}{SUFFIX}"
    return [read_catalogue(path)] if path.is_file() else []


@lru_cache(maxsize=128)
def parse_catalogue(text: str) -> ast.Resource:
    """Return the entries of a catalogue.  Cached by text, since games share catalogues."""
    from mankai.i18n import fluent  # late, as below: a command such as --help needs no messages

    return fluent.parse(text)


def read_catalogue(path: Path) -> str:
    """Return the text of a catalogue; raises `BadCatalogue` if part of it cannot be parsed."""
    text = path.read_text(encoding="utf-8")
    for entry in parse_catalogue(text).body:
        if type(entry).__name__ == "Junk":
            raise BadCatalogue(f"{path.name} cannot be read from here on: {str(getattr(entry, 'content', '')).strip()[:80]!r}")
    return text


class Catalogue:
    """The messages of one edition of a game in one language."""

    def __init__(
        self, language: str, texts: Iterable[str], card_texts: dict[str, str], fallback: Catalogue | None = None
    ) -> None:
        from mankai.i18n.fluent import FluentBundle

        self.language = language
        self.printed = card_texts
        self.fallback = fallback
        self.bundle = FluentBundle(language, [parse_catalogue(text) for text in texts])
        self.keys = self.bundle.keys

    def has(self, key: str) -> bool:
        return key in self.printed or self.bundle.pattern(key) is not None

    def has_or_falls_back(self, key: str) -> bool:
        """Whether this language or English has a key."""
        return self.has(key) or (self.fallback is not None and self.fallback.has(key))

    def format(self, key: str, arguments: dict[str, Any]) -> str:
        """Return the text for a key, in English if this language lacks it; `name.attribute` is an attribute."""
        pattern = self.bundle.pattern(key)
        if pattern is not None:
            try:
                return self.bundle.format(pattern, arguments)
            except CannotFormat as problem:
                raise BadCatalogue(f"{key} in {self.language}: {problem}") from None
        if key in self.printed:
            return self.printed[key]
        return self.fallback.format(key, arguments) if self.fallback is not None else key


@dataclass(frozen=True)
class Speaker:
    """Puts messages into words for one viewer: at a seat (`None`: a spectator), in one language, with the players' names."""

    catalogue: Catalogue
    names: dict[str, list[Any]]  # by kind of term: the key of each, or the key and the owner's seat
    seats: int
    viewer: int | None = None
    players: tuple[str, ...] = ()  # the names of the players by seat; empty: unknown

    def say(self, message: Message) -> str:
        key, arguments = message
        return self.catalogue.format(key, self.resolve_arguments(arguments))

    def resolve_arguments(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """Return the arguments as the catalogue takes them.  A seat `who` becomes `who`, its name, and `who_is`, its role."""
        resolved_arguments: dict[str, Any] = {}
        for name, value in arguments.items():
            if isinstance(value, (int, float, str)):
                resolved_arguments[name] = value
            elif isinstance(value[1], dict):
                resolved_arguments[name] = self.say((value[0], value[1]))
            elif value[0] == "seat":
                resolved_arguments[name], resolved_arguments[f"{name}_is"] = self.seat_name(value[1]), self.role(value[1])
            else:
                resolved_arguments[name] = self.term_name((value[0], value[1]))
        return resolved_arguments

    def role(self, seat: int) -> str:
        """Return the role of a seat for the viewer: `you`; `foe`, with two seats; or `seat` and its number."""
        if seat == self.viewer:
            return "you"
        return "foe" if self.seats == 2 and self.viewer is not None else f"seat{seat}"

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat.  The messages `seat-you` and `seat-foe` may use the player's `name`."""
        role = self.role(seat)
        name = self.players[seat] if seat < len(self.players) else ""
        if not name:
            own = f"seat-{seat}"
            name = self.catalogue.format(own if self.catalogue.has(own) else "seat-number", {"number": seat})
        return self.catalogue.format(f"seat-{role}", {"number": seat, "name": name}) if role in ("you", "foe") else name

    def term_name(self, term: Term) -> str:
        """Return the name of a term, such as a card or a place."""
        kind, number = term
        if number < 0:
            return self.catalogue.format(f"unknown-{kind}", {})
        name = self.names[kind][number]
        if isinstance(name, str):
            return self.catalogue.format(name, {})
        key, owner = name
        return self.catalogue.format(key, {"whose": self.role(owner), "owner": self.seat_name(owner)})


@cache
def pack_catalogue(folder: Path | None, language: str) -> Catalogue:
    """Return the part of a pack's catalogue that is used before a game: small, and quick to parse.  Cached per process."""
    path = folder / f"{language}{SUFFIX}" if folder is not None else None
    if path is None or not path.is_file():
        return Catalogue(language, [], {})
    entries = re.split(r"^(?=[A-Za-z#-])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return Catalogue(language, ["".join([entry for entry in entries if BEFORE_PLAY.match(entry)])], {})


@cache
def catalogue(folder: Path | None, rules: Rules | None, language: str) -> Catalogue:
    """Return the catalogue of a game in a language; without rules, the common one. Cached per process."""
    card_texts = rules.printed_words(language) if rules is not None else {}
    fallback = catalogue(folder, rules, ENGLISH) if language != ENGLISH else None
    return Catalogue(language, texts(folder, rules, language), card_texts, fallback)
