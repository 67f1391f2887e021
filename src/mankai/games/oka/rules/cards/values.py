"""The coins and shurikens on the 52 cards.

We do not know which numbers are printed. Every profile here is **ours**, and is marked as ours wherever it is shown. Owners of
the game can write the real numbers in a TOML file, either by value, if all four colours are alike:

    name = "printed"
    [by_value]
    1 = { coins = 1, shurikens = 0 }
    ...                                # to 13

or card by card:

    name = "printed"
    [[card]]
    colour = "black"
    value = 1
    coins = 1
    shurikens = 0
    ...                                # all 52
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mankai.games.oka.rules.cards.sakura_cards import COLOUR_NAMES, name_of
from mankai.games.oka.rules.constants import CARDS, COLOURS, HIGHEST
from mankai.kernel.errors import BadSetup
from mankai.kernel.table import Numbers

# The source of numbers; the catalogue key is `numbers-` and this word.
OURS: Final = "ours"
GIVEN: Final = "supplied"
PROFILES: Final = ["default", "flat", "two_symbols"]
SUPPLIED: Final = 3  # the number of any profile that a user supplies
# By profile: the coins, then the shurikens, of the values 1 to 13.
COINS_BY_VALUE: Final = [
    [1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1],
    [1] * HIGHEST,
    [2, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 2],
]
SHURIKENS_BY_VALUE: Final = [
    [0, 1, 1, 1, 1, 2, 3, 2, 1, 1, 1, 1, 0],
    [1] * HIGHEST,
    [0, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 0],
]


def profile_of(value: Any) -> tuple[int, Numbers]:
    """The number of a profile, and its coins on the 52 cards followed by their shurikens. Raises `BadSetup`."""
    if isinstance(value, str):
        if value not in PROFILES:
            raise BadSetup(f"there is no profile {value!r} of values; there are: {', '.join(PROFILES)}; or a table of your own")
        number = PROFILES.index(value)
        return number, tuple(COINS_BY_VALUE[number] * COLOURS + SHURIKENS_BY_VALUE[number] * COLOURS)
    if not isinstance(value, dict):
        raise BadSetup(f"values: the name of a profile ({', '.join(PROFILES)}) or a table of your own, not {value!r}")
    return SUPPLIED, parse_values(value)


def parse_values(table: dict[str, Any]) -> Numbers:
    """The numbers in a table of values. Raises `BadSetup` unless every card is there once, with valid numbers."""
    for key in table:
        if key not in ("name", "by_value", "card"):
            raise BadSetup(f"a table of values has no {key!r}; it has: name, and either by_value or card")
    if ("by_value" in table) == ("card" in table):
        raise BadSetup("a table of values has either by_value (13 entries) or card (52 entries)")
    if "by_value" in table:
        return parse_by_value(table["by_value"])
    return parse_by_card(table["card"])


def parse_by_value(table: Any) -> Numbers:
    if not isinstance(table, dict):
        raise BadSetup(f"by_value has an entry for each value from 1 to {HIGHEST}, not {table!r}")
    for key in table:
        if str(key) not in [str(value) for value in range(1, HIGHEST + 1)]:
            raise BadSetup(f"by_value: there is no value {key!r}; there are 1 to {HIGHEST}")
    entries = {str(key): entry for key, entry in table.items()}
    missing = [str(value) for value in range(1, HIGHEST + 1) if str(value) not in entries]
    if missing or len(entries) != len(table):
        raise BadSetup(f"by_value: every value once; missing: {', '.join(missing) or 'none, but one is there twice'}")
    pairs = [numbers_of(entries[str(value)], f"value {value}", []) for value in range(1, HIGHEST + 1)]
    return tuple([coins for coins, _ in pairs] * COLOURS + [shurikens for _, shurikens in pairs] * COLOURS)


def parse_by_card(entries: Any) -> Numbers:
    if not isinstance(entries, list):
        raise BadSetup("card: a list of all 52, each a table with colour, value, coins and shurikens")
    values_by_card: list[tuple[int, int] | None] = [None] * CARDS
    for entry in entries:
        if not isinstance(entry, dict):
            raise BadSetup(f"card: each is a table with colour, value, coins and shurikens, not {entry!r}")
        colour, value = entry.get("colour"), entry.get("value")
        if colour not in COLOUR_NAMES:
            raise BadSetup(f"card: there is no colour {colour!r}; there are: {', '.join(COLOUR_NAMES)}")
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= HIGHEST:
            raise BadSetup(f"card: a value is 1 to {HIGHEST}, not {value!r}")
        card = COLOUR_NAMES.index(colour) * HIGHEST + value - 1
        if values_by_card[card] is not None:
            raise BadSetup(f"card: {name_of(card)} is there twice")
        values_by_card[card] = numbers_of(entry, name_of(card), ["colour", "value"])
    missing = [name_of(card) for card in range(CARDS) if values_by_card[card] is None]
    if missing:
        raise BadSetup(f"card: missing: {', '.join(missing)}")
    pairs = [pair for pair in values_by_card if pair is not None]
    return tuple([coins for coins, _ in pairs] + [shurikens for _, shurikens in pairs])


def numbers_of(entry: Any, name: str, also: list[str]) -> tuple[int, int]:
    """The coins and shurikens of one entry."""
    if not isinstance(entry, dict):
        raise BadSetup(f"{name}: coins and shurikens, as {{ coins = 1, shurikens = 0 }}, not {entry!r}")
    for key in entry:
        if key not in ("coins", "shurikens") and key not in also:
            raise BadSetup(f"{name} has no {key!r}; it has: coins, shurikens")
    numbers: list[int] = []
    for key in ("coins", "shurikens"):
        number = entry.get(key)
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= 99:
            raise BadSetup(f"{name}: {key} is a number from 0 to 99, not {number!r}")
        numbers.append(number)
    return numbers[0], numbers[1]


def load_values(path: str | Path) -> dict[str, Any]:
    """Load a file of values, in the form that `values` of a set-up takes. Raises `BadSetup`."""
    try:
        table = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{path} cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"{path} is not TOML: {error}") from None
    try:
        parse_values(table)
    except BadSetup as error:
        raise BadSetup(f"{path}: {error}") from None
    return table
