"""What the set-ups of Sakura Arms may say, as types; `offer` says the same as wishes, and a test holds them together."""

from __future__ import annotations

from typing import TypedDict


class DuelSetup(TypedDict, total=False):
    """Of a duel, in any edition.  What an edition does not have it refuses."""

    goddesses: str | list[list[str]]
    """A pair for each player; "random", or "choose": at the table."""
    decks: str | list[str | list[str]]
    """For each player the names of the cards, of a ready deck, "quick" or "choose"."""
    first: int | str
    """The seat that begins, or "random"."""
    copies: int
    """Of the box: with two, both may have the same goddess."""
    draft: bool
    """Whether three goddesses are chosen and one is banned."""
    drafted: bool
    """Whether `decks` were drafted, of any goddesses."""
    epic: str
    """The rule of an Epic Battle."""


class DraftSetup(TypedDict, total=False):
    """Of a draft."""

    pool: list[str]
    """The names of the cards that are drafted from."""
