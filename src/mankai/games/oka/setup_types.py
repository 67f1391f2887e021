"""The set-up of Sakura as types. `setup_form.py` has the same as fields; a test compares them."""

from __future__ import annotations

from typing import Any, TypedDict


class OkaSwitches(TypedDict, total=False):
    """Switches between readings of the rules."""

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
    """The set-up of a game, for any number of players."""

    values: str | dict[str, Any]
    """What is printed on the cards: a profile, or a table of one's own."""
    switches: OkaSwitches
    """How the rules are read."""
    first: int | str
    """The seat that begins, or "random"."""
