"""The set-up of the Azuki TCG as types. `setup_form.py` has the same as fields; a test compares them."""

from __future__ import annotations

from typing import Literal, TypedDict


class DeckSetup(TypedDict):
    """A deck by the numbers of its cards."""

    leader: str
    gate: str
    cards: dict[str, int]


class AzukiSetup(TypedDict, total=False):
    """The set-up of a match."""

    decks: str | list[str | DeckSetup]
    """For each player a deck, the name or code of one, or "choose": in secret at the table."""
    lists: Literal["open", "closed"]
    """Whether everybody knows the lists of the decks."""
    format: Literal["open", "tournament"]
    """Which decks are allowed."""
    first: int | str
    """The seat that begins, or "random"."""
    turn_limit: int | None
    """The match ends after so many turns of both players together; never where nothing is said."""
