"""The set-ups of Sakura Arms as types. `setup_form.py` has the same as fields; a test compares them."""

from __future__ import annotations

from typing import TypedDict


class DuelSetup(TypedDict, total=False):
    """The set-up of a duel, in any edition. An edition refuses keys that it does not have."""

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
    """The set-up of a draft."""

    pool: list[str]
    """The names of the cards that are drafted from."""
