"""The set-up of a game: values, switches, first player.

A set-up is a dict; every key is optional:

    {"values": "default",             # a profile, or a table as `values.load_values` returns it
     "switches": {"voluntary_take": True, "bank_limit": 80},
     "first": 0}                      # a seat, or "random"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.oka.rules.cards.values import profile_of
from mankai.games.oka.rules.constants import (
    ASIDE,
    BANK,
    BANK_LIMIT,
    CARDS,
    CHARACTERS,
    COINS,
    COINS_AT_START,
    DRAW_PILE,
    HIGHEST,
    KINDS,
    PLACES,
    ROUND_BEGINS,
    STREAMS,
    SWITCHES,
    VALUES,
)
from mankai.kernel.errors import BadSetup
from mankai.kernel.table import Cards, Effect, Numbers, Table

if TYPE_CHECKING:
    from mankai.games.oka.rules.edition import Oka

RANDOM: Final = "random"
# In the order of the table's details (`constants`). All but the bank limit and the Cooks' numbers are on or off.
DEFAULTS: Final[dict[str, Any]] = {
    "voluntary_take": False,
    "stack_modifiers": True,
    "hire_needs_use": True,
    "bank_limit": None,
    "trick_piles_open": True,
    "coins_open": True,
    "pile_depth_hidden": True,
    "yin_yang_reset_each_round": True,
    "cook_values": [1, 2, 3],
}


def empty_table(oka: Oka, setup: dict[str, Any]) -> Table:
    """A table with all cards in their two decks, and the coins of the start."""
    for name in setup:
        if name not in ("values", "switches", "first"):
            raise BadSetup(f"a set-up of {oka.name} has no {name!r}; it has: values, switches, first")
    profile, values = profile_of(setup.get("values", "default"))
    switches = switches_of(setup.get("switches", {}), oka.seats)
    tokens = [0] * PLACES
    for seat in range(oka.seats):
        tokens[COINS + seat] = COINS_AT_START
    if switches[BANK_LIMIT]:
        tokens[BANK] = switches[BANK_LIMIT] - COINS_AT_START * oka.seats
    zones: list[Cards] = [()] * (KINDS * oka.seats)
    zones[ASIDE * oka.seats] = tuple(range(CARDS))
    zones[DRAW_PILE * oka.seats] = tuple(range(CARDS, CARDS + CHARACTERS))
    effects: tuple[Effect, ...] = ((VALUES, profile, -1, values), (SWITCHES, -1, -1, switches))
    return Table(tokens, zones, (), [0] * STREAMS, None, effects)


def deal_table(oka: Oka, setup: dict[str, Any]) -> Table:
    """The table before the first round."""
    table = empty_table(oka, setup)
    table.agenda = ((ROUND_BEGINS, first_player(setup.get("first", RANDOM), oka.seats), -1, ()),)
    return table


def first_player(value: Any, seats: int) -> int:
    """The seat that begins; -1: chosen at random."""
    if value == RANDOM:
        return -1
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        return value
    raise BadSetup(f'first: a seat from 0 to {seats - 1}, or "random", not {value!r}')


def switches_of(switches: Any, seats: int) -> Numbers:
    """The switches as the table stores them; missing ones are as in `DEFAULTS`."""
    if not isinstance(switches, dict):
        raise BadSetup(f"switches: a table such as {{voluntary_take: true}}, not {switches!r}")
    for name in switches:
        if name not in DEFAULTS:
            raise BadSetup(f"there is no switch {name!r}; there are: {', '.join(DEFAULTS)}")
    values = {**DEFAULTS, **switches}
    numbers: list[int] = []
    for name in DEFAULTS:
        value = values[name]
        if name == "bank_limit":
            numbers.append(bank_limit_of(value, seats))
        elif name == "cook_values":
            numbers += cook_values_of(value)
        elif isinstance(value, bool):
            numbers.append(1 if value else 0)
        else:
            raise BadSetup(f"{name} is true or false, not {value!r}")
    return tuple(numbers)


def bank_limit_of(value: Any, seats: int) -> int:
    if value is None:
        return 0
    least = COINS_AT_START * seats
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadSetup(f"bank_limit: at least the {least} coins that {seats} players begin with, or none, not {value!r}")
    return value


def cook_values_of(values: Any) -> list[int]:
    if isinstance(values, list) and len(values) == 3:
        numbers = [
            number for number in values if isinstance(number, int) and not isinstance(number, bool) and 0 < number < HIGHEST
        ]
        if len(numbers) == 3:
            return numbers
    raise BadSetup(f"cook_values: three numbers from 1 to {HIGHEST - 1}, not {values!r}")


def game_numbers(table: Table, index: int) -> Numbers:
    """The numbers that hold for the whole game: the values on cards, or the switches."""
    _, _, _, details = table.effects[index]
    return details


def switches_in(table: Table) -> dict[str, Any]:
    """The switches of a table by name; the inverse of `switches_of`."""
    numbers = game_numbers(table, SWITCHES)
    switches: dict[str, Any] = {}
    for at, name in enumerate(DEFAULTS):
        if name == "bank_limit":
            switches[name] = numbers[at] or None
        elif name == "cook_values":
            switches[name] = list(numbers[at : at + 3])
        else:
            switches[name] = numbers[at] == 1
    return switches
