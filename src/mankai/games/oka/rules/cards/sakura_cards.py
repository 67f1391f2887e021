"""The 52 Sakura cards, and which of them fit on which. Sets of cards are ints with one bit for each card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.oka.rules.constants import ANY, BLACK, CARDS, COLOUR, COLOURS, COOKS, HIGHER, HIGHEST, LOWER, WHITE

# Only "black" is in the rulebook; the other names are ours. The real cards show their colour on the numeral alone, so each colour
# also has a letter and a shape.
COLOUR_NAMES: Final = ["black", "red", "blue", "green"]
LETTERS: Final = ["K", "R", "B", "G"]
SHAPES: Final = ["circle", "triangle", "square", "diamond"]
ALL_CARDS: Final = (1 << CARDS) - 1
CARD_BITS: Final = vec[i64](
    [1 << card for card in range(CARDS)]
)  # the set of each single card (mypyc computes `1 <<` in 32 bits)
EACH_COLOUR: Final = sum([1 << colour * HIGHEST for colour in range(COLOURS)])  # the four cards of value 1


def colour_of(card: int) -> int:
    return card // HIGHEST


def value_of(card: int) -> int:
    return card % HIGHEST + 1


def name_of(card: int) -> str:
    return f"{COLOUR_NAMES[card // HIGHEST]} {card % HIGHEST + 1}"


def values_in_direction(side: int, top: int) -> int:
    """The values, as bits of one colour, that may follow the value `top` on a side. 13 and 1 follow one another."""
    if side == WHITE:
        return 1 if top == HIGHEST else ((1 << HIGHEST) - 1) & ~((1 << top) - 1)
    return 1 << (HIGHEST - 1) if top == 1 else (1 << (top - 1)) - 1


def fits_on(side: int, top: int, is_any_colour: bool, is_any_direction: bool) -> int:
    """The cards that may be placed on a pile with `top`: the same value in any colour, or its colour in the side's direction."""
    value = value_of(top)
    values = (1 << HIGHEST) - 1 if is_any_direction else values_in_direction(side, value)
    cards = EACH_COLOUR << (value - 1)
    for colour in range(COLOURS):
        if is_any_colour or colour == colour_of(top):
            cards |= values << (colour * HIGHEST)
    return cards


# Indexed by any colour, any direction, side and top card, in this order, like digits.
FITS: Final = vec[i64](
    [
        fits_on(side, top, colour == 1, direction == 1)
        for colour in (0, 1)
        for direction in (0, 1)
        for side in (WHITE, BLACK)
        for top in range(CARDS)
    ]
)
ANY_DIRECTION: Final = CARDS * 2
ANY_COLOUR: Final = ANY_DIRECTION * 2
# By number: the cards of that many lowest values.
LOWEST: Final = vec[i64]([EACH_COLOUR * ((1 << number) - 1) for number in range(HIGHEST + 1)])


def shift_values(cards: i64, offset: i64) -> i64:
    """The cards that are in `cards` once their value is raised by `offset` (0 to 12); 1 comes after 13."""
    return (cards >> offset) & LOWEST[HIGHEST - offset] | (cards & LOWEST[offset]) << (HIGHEST - offset)


def fitting_cards(side: i64, top: i64, modifiers: i64, cooks: tuple[int, ...]) -> i64:
    """The cards that may be placed on `top` when all these modifiers must be used."""
    if modifiers == 0:
        return FITS[side * CARDS + top]
    if modifiers & (LOWER if side == BLACK else HIGHER):
        return 0  # this Samurai applies to the other side only
    if modifiers & ANY:
        return ALL_CARDS
    at = side * CARDS + top
    if modifiers & COLOUR:
        at += ANY_COLOUR
    if modifiers & (LOWER | HIGHER):
        at += ANY_DIRECTION
    plain_fits = FITS[at]
    if not modifiers & COOKS:
        return plain_fits
    fits = plain_fits
    for cook in range(3):
        if modifiers >> cook & 1:
            amount = cooks[cook]
            fits = shift_values(fits, amount) | shift_values(fits, HIGHEST - amount)
    return fits
