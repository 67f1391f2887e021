"""The number that is typed for an option: an option keeps it as long as the turn lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PASS_NUMBER: Final = 0  # for what ends or declines, in every question
HARM_NUMBER: Final = 9  # for what hurts whoever chooses it: nobody types this by habit
SORT_LAST: Final = 1 << 20


def number_options(asked: list[list[int]], fixed: Callable[[int], int | None]) -> dict[int, int]:
    """By option: its number.

    `asked` are the options each time that the same was asked in this turn, the latest last, each list in the order of the
    screen: who is new gets a number that nobody had before.  `fixed` says which options have a number of their own.
    """
    found: dict[int, int] = {}
    for options in asked:
        for option in options:
            if option not in found:
                own = fixed(option)
                taken = set(found.values())
                found[option] = own if own is not None and own not in taken else next_free(taken)
    return found


def next_free(taken: set[int]) -> int:
    number = PASS_NUMBER + 1
    while number in taken:
        number += 1
    return number


def sort_by_number(options: list[int], numbers: dict[int, int]) -> list[int]:
    """Options by number, what ends or declines last."""
    return sorted(options, key=lambda option: numbers[option] or SORT_LAST)
