"""A deck, its statistics, and `Decks`: everything that a game knows about its decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import Message, verbatim

OWNERS: Final = "of"  # the part of a list that names the owners of the deck
CARDS: Final = "cards"


class BadDeck(MankaiError):
    """A code or a list that is no deck; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message[0])
        self.message = message


@dataclass(frozen=True)
class Deck:
    """A deck by names: its cards and, in some games, its owners, whose cards it holds."""

    owners: tuple[str, ...]
    cards: tuple[str, ...]
    name: str = ""
    about: Message | None = None  # the origin of a ready deck, if there is something to say about it
    title: Message | None = None  # title of a ready deck; without it the message `ready-NAME`, or its name


@dataclass(frozen=True)
class DeckPart:
    """Cards of a deck that belong together; `key` names them."""

    key: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class DeckFigures:
    """Statistics of a deck: each row is a count, or with `is_share` a probability."""

    key: str
    rows: tuple[tuple[Message, float], ...]
    is_share: bool = False


@dataclass(frozen=True)
class CardCount:
    """The number of cards of a kind that a deck has, and that it must have; `key` names the kind."""

    key: str
    has: int
    needs: int


@dataclass(frozen=True)
class DeckGroup:
    """Decks among which an arena searches for the best: they have the same owners and are built in the same way."""

    name: str
    owners: tuple[str, ...]
    cards: tuple[str, ...]  # cards that may be in such a deck
    build: str = ""  # how they are built, where there are several ways


class Decks:
    """The decks of one game: ready decks, the check whether one is allowed, short codes, and names in lists."""

    roles: tuple[str, ...] = ()  # the roles of owners, where lists write an owner with its role

    def ready(self) -> list[Deck]:
        """Return the decks that can be played at once."""
        return []

    def suggestions(self, of: Sequence[str]) -> list[Deck]:
        """Return decks to begin with, for these owners."""
        return []

    def formats(self) -> list[str]:
        """Return the formats by which a deck can be judged, the usual one first; empty if there is only one."""
        return []

    def counts(self, deck: Deck) -> list[CardCount]:
        raise NotImplementedError

    def faults(self, deck: Deck, format: str = "") -> list[Message]:
        """Return all reasons why a deck is not allowed; empty if it is."""
        raise NotImplementedError

    def encode(self, deck: Deck) -> str:
        raise NotImplementedError

    def decode(self, code: str) -> Deck:
        """Return the deck that a code stands for; raises `BadDeck`."""
        raise NotImplementedError

    def setup(self, decks: Sequence[Deck | None]) -> dict[str, Any]:
        """Return a set-up in which each seat has its deck; `None`: a ready one."""
        raise NotImplementedError

    def report(self, deck: Deck, format: str = "") -> dict[str, Any]:
        """Return everything about a deck as JSON-able data."""
        faults = self.faults(deck, format)
        return {
            "of": list(deck.owners),
            "cards": list(deck.cards),
            "counts": [{"key": one.key, "has": one.has, "needs": one.needs} for one in self.counts(deck)],
            "faults": faults,
            "is_legal": not faults,
            "about": deck.about,
            "code": "" if faults else self.encode(deck),
            "setup": {} if faults else self.setup([deck, None]),
        }

    # Decks as people write and read them.

    def resolve_name(self, words: str, count: int, part: str) -> tuple[str, bool]:
        """Return the name that a line of a list means, and whether it is an owner; `part`: the part of the list it is in.

        An unknown name is returned as it was written, and is a fault of the deck.
        """
        return words, part == OWNERS

    def is_implied(self, words: str) -> bool:
        """Whether a line names something that every deck has, so that it is no part of the list."""
        return False

    def list_name(self, name: str) -> str:
        """Return the name of a card or an owner as lists write it."""
        return name

    def card_message(self, name: str) -> Message:
        """Return the name of a card or an owner for people to read."""
        return verbatim(name)

    def parts(self, deck: Deck) -> list[DeckPart]:
        """Return the cards of a deck in the parts and the order in which they are shown."""
        return [DeckPart("deck-cards", deck.cards)]

    def figures(self, deck: Deck) -> list[DeckFigures]:
        """Return more statistics of a deck."""
        return []

    # For the arena's search for good decks.

    def groups(self) -> list[DeckGroup]:
        """Return the groups in which good decks are searched; empty if the game has no such search."""
        return []

    def seed_decks(self, group: DeckGroup) -> list[Deck]:
        """Return decks of a group that people have built: the first that others must beat."""
        return []

    def best_deck(self, group: DeckGroup, likings: Mapping[str, float]) -> Deck:
        """Return the allowed deck of a group whose cards have the highest `likings`."""
        raise NotImplementedError

    def measurements(self) -> Path | None:
        """Return the file in which the game keeps the decks that were found, or `None`."""
        return None
