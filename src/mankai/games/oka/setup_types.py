"""What a set-up of Sakura may say, as types; `offer` says the same as wishes, and a test holds them together."""

from __future__ import annotations

from typing import Any, TypedDict


class OkaSwitches(TypedDict, total=False):
    """Readings of the rules between which a table may choose."""

    voluntary_take: bool
    stack_modifiers: bool
    hire_needs_use: bool
    bank_limit: int | None
    trick_piles_open: bool
    coins_open: bool
    pile_depth_hidden: bool
    yin_yang_reset_each_round: bool
    cook_values: list[int]


class OkaSetup(TypedDict, total=False):
    """Of a game, for any number of players."""

    values: str | dict[str, Any]
    """What is printed on the cards: a profile, or a table of one's own."""
    switches: OkaSwitches
    """How the rules are read."""
    first: int | str
    """The seat that begins, or "random"."""
