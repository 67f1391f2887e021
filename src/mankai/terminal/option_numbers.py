"""The numbers typed for options. An option keeps its number for the whole turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PASS_NUMBER: Final = 0  # number of options that end or decline something, in every question
HARM_NUMBER: Final = 9  # number of options that hurt the player: not a number typed by habit
SORT_LAST: Final = 1 << 20


def number_options(asked: list[list[int]], fixed: Callable[[int], int | None]) -> dict[int, int]:
    """Return the number of each option.

    `asked` holds the options of each time that this question was asked in this turn, the latest last, in screen order. A new
    option gets a number that was not used before. `fixed` returns the fixed number of an option, or `None`.
    """
    numbers: dict[int, int] = {}
    for options in asked:
        for option in options:
            if option not in numbers:
                fixed_number = fixed(option)
                used_numbers = set(numbers.values())
                numbers[option] = (
                    fixed_number if fixed_number is not None and fixed_number not in used_numbers else next_free(used_numbers)
                )
    return numbers


def next_free(used_numbers: set[int]) -> int:
    number = PASS_NUMBER + 1
    while number in used_numbers:
        number += 1
    return number


def sort_by_number(options: list[int], numbers: dict[int, int]) -> list[int]:
    """Return the options sorted by number; `PASS_NUMBER` comes last."""
    return sorted(options, key=lambda option: numbers[option] or SORT_LAST)
