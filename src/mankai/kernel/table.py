"""The table: the complete state of a game between two steps, as integers and tuples, so that a copy is a few slices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

Seat = int
Card = int
Place = int
Zone = int
Option = int
Cards = tuple[Card, ...]
Numbers = tuple[int, ...]
Step = tuple[int, int, int, Numbers]  # code, seat, card (or -1), details
Effect = tuple[int, int, int, Numbers]  # code, seat, source card (or -1), details
Event = tuple[int, str, int, int, int, int]  # clock, verb, where, subject, amount, mask of the seats that may know the subject
Roll = tuple[int, int]  # an rng stream, and the number rolled

NOBODY: Final = 0
OWNER: Final = 1
EVERYONE: Final = 2
ALL: Final = -1  # a mask of seats: everybody, spectators too
# A packed step: its code in bits 0 to 7, its seat + 1 in bits 8 to 15, this flag, and from bit `CARD` on its card + 1.
WITH_DETAILS: Final = 1 << 16
CARD: Final = 17
NO_DETAILS: Final[Numbers] = ()
NO_STEP_DETAILS: Final[list[Numbers]] = []  # never changed
ONE_CARD_COUNT: Final = 1024
ONE_CARD: Final[list[Cards]] = [(card,) for card in range(ONE_CARD_COUNT)]  # by card: a tuple of it alone, shared by all moves


class Layout:
    """A declaration of which numbers of a row are cards: those at `cards`, and all from `rest` on.

    Every card number outside zones needs one: views hide it from seats that may not know the card, and imagined worlds
    exchange it.  The other numbers are faces or plain numbers.  An effect may be `is_announced`: its source card stands for
    the printed text, which everybody knows, wherever the card itself has gone since.
    """

    def __init__(self, cards: Numbers = (), rest: int = -1, is_announced: bool = False) -> None:
        self.cards = cards
        self.rest = rest
        self.is_announced = is_announced

    def card_positions(self, length: int) -> list[int]:
        """Return the indices of cards in a row of `length` numbers."""
        positions = [at for at in self.cards if at < length]
        return positions if self.rest < 0 else positions + list(range(self.rest, length))


class PackedSteps:
    """Steps as codes, with details where a code has `WITH_DETAILS`.  It never changes, so tables share it."""

    def __init__(self, codes: vec[i64], details: list[Numbers], size: i64) -> None:
        self.codes = codes
        self.details = details
        self.size: i64 = size  # only so many of the codes count
        self.unpacked: tuple[Step, ...] | None = None  # the same steps as tuples, once somebody has read them

    def steps(self) -> tuple[Step, ...]:
        """Return the steps as tuples."""
        steps = self.unpacked
        if steps is None:
            steps = unpack_steps(self.codes, self.details, self.size)
            self.unpacked = steps
        return steps

    def first(self, count: i64) -> PackedSteps:
        """Return the first `count` of the steps."""
        return PackedSteps(self.codes, self.details, count) if count > 0 else NO_STEPS


NO_STEPS: Final = PackedSteps(vec[i64](), NO_STEP_DETAILS, 0)
PLAIN: Final = Layout()
ANNOUNCED: Final = Layout(is_announced=True)


class Table:
    """Tokens by place, cards by zone, the agenda, resolving entries, effects, knowledge of hidden cards, and the rng state."""

    def __init__(
        self,
        tokens: Iterable[int] | None,
        zones: list[Cards],
        agenda: tuple[Step, ...] = (),
        rng_counters: Iterable[int] | None = None,
        resolving: list[list[int]] | None = None,
        effects: tuple[Effect, ...] = (),
        known: dict[int, int] | None = None,
        on_cards: dict[int, int] | None = None,
        rolls_to_repeat: tuple[Roll, ...] = (),
        clock: int = 0,
        ranks: Numbers = (),
        rng_key: bytes = b"",
    ) -> None:
        self.tokens = vec[i64]() if tokens is None else vec[i64](tokens)  # numbers by place
        self.zones = zones  # cards, by kind of zone * seats + seat; of a deck the top card is the first
        self.steps: PackedSteps = pack_steps(agenda) if agenda else NO_STEPS  # those still to do, the next one last
        # By stream: how many words were drawn from it; with the fast rng, its state.
        self.rng_counters = vec[i64]() if rng_counters is None else vec[i64](rng_counters)
        self.resolving: list[list[int]] = resolving if resolving is not None else []  # rows of numbers, the innermost last
        self.effects = effects  # effects that still hold, such as "this turn"
        self.known: dict[int, int] = known if known is not None else {}  # by card: seats that know its place without seeing it
        self.on_cards: dict[int, int] = on_cards if on_cards is not None else {}  # by card: the tokens on it; never 0
        self.rolls_to_repeat = rolls_to_repeat  # in imagined tables only: what the current step has rolled, and will roll again
        self.clock = clock  # number of events so far
        self.ranks = ranks  # when the game is over: the rank of every seat, 0 the best
        self.rng_key = rng_key  # the key of `KeyedRng`; empty with the fast rng, as in imagined tables

    @property
    def agenda(self) -> tuple[Step, ...]:
        """The steps still to do, the next one last."""
        return self.steps.steps()

    @agenda.setter
    def agenda(self, steps: tuple[Step, ...]) -> None:
        self.steps = pack_steps(steps)

    def clone(self) -> Table:
        resolving: list[list[int]] | None = None
        known: dict[int, int] | None = None
        on_cards: dict[int, int] | None = None
        if self.resolving:
            resolving = [entry[:] for entry in self.resolving]
        if self.known:
            known = self.known.copy()
        if self.on_cards:
            on_cards = self.on_cards.copy()
        copy = Table(
            None, self.zones[:], (), None, resolving, self.effects, known, on_cards, self.rolls_to_repeat, self.clock, self.ranks,
            self.rng_key,
        )  # fmt: skip
        copy.tokens, copy.rng_counters = self.tokens[:], self.rng_counters[:]
        copy.steps = self.steps
        return copy

    def copy_from(self, other: Table) -> None:
        """Copy everything but the agenda from `other` into this table, which is faster than making a new one."""
        self.zones[:] = other.zones
        self.tokens = other.tokens[:]
        self.rng_counters = other.rng_counters[:]
        if other.resolving or self.resolving:
            self.resolving = [matter[:] for matter in other.resolving]
        self.effects = other.effects
        if other.known or self.known:
            self.known = other.known.copy()
        if other.on_cards or self.on_cards:
            self.on_cards = other.on_cards.copy()
        self.rolls_to_repeat = other.rolls_to_repeat
        self.clock = other.clock
        self.ranks = other.ranks
        self.rng_key = other.rng_key

    def without_next_step(self) -> Table:
        """Return this table without its next step.  The two share everything else, so neither may change any more."""
        table = Table(
            None, self.zones, (), None, self.resolving, self.effects, self.known, self.on_cards, self.rolls_to_repeat, self.clock,
            self.ranks, self.rng_key,
        )  # fmt: skip
        table.tokens, table.rng_counters = self.tokens, self.rng_counters
        table.steps = self.steps.first(self.steps.size - 1)
        return table

    def data(self) -> list[Any]:
        """Return the whole table as JSON-able data; `restore` is the inverse."""
        return [
            list(self.tokens), self.zones, self.agenda, list(self.rng_counters), self.resolving, self.effects,
            sorted_items(self.known),
            sorted_items(self.on_cards), self.rolls_to_repeat, self.clock, self.ranks, self.rng_key.hex(),
        ]  # fmt: skip

    def key(self) -> tuple[Any, ...]:
        """Return a tuple to hash and compare tables by.  It leaves out the clock: past events are not part of the state."""
        return (
            tuple(self.tokens),
            tuple(self.zones),
            self.agenda,
            tuple(self.rng_counters),
            tuple([tuple(matter) for matter in self.resolving]),
            self.effects,
            sorted_items(self.known),
            sorted_items(self.on_cards),
            self.rolls_to_repeat,
            self.ranks,
            self.rng_key,
        )


def pack_steps(steps: tuple[Step, ...]) -> PackedSteps:
    """Return steps packed; `unpack_steps` is the inverse."""
    codes: list[int] = []
    details: list[Numbers] = []
    for step, seat, card, own in steps:
        code = (card + 1) << CARD | (seat + 1) << 8 | step
        codes.append(code | WITH_DETAILS if own else code)
        details.append(own)
    packed = PackedSteps(vec[i64](codes), details, len(codes))
    packed.unpacked = steps
    return packed


def unpack_steps(codes: vec[i64], details: list[Numbers], count: i64) -> tuple[Step, ...]:
    """Return the first `count` of the packed steps."""
    steps: list[Step] = []
    for at in range(count):
        code = codes[at]
        own = details[at] if code & WITH_DETAILS else NO_DETAILS
        steps.append((int(code & 255), int((code >> 8 & 255) - 1), int((code >> CARD) - 1), own))
    return tuple(steps)


def restore(data: Any) -> Table:
    """Return the table from the result of `Table.data`, also after a round trip through JSON."""
    tokens, zones, agenda, rng_counters, resolving, effects, known, on_cards, rolls, clock, ranks, rng_key = data
    return Table(
        int_tuple(tokens),
        [int_tuple(cards) for cards in zones],
        tuple([read_step(step) for step in agenda]),
        int_tuple(rng_counters),
        [list(int_tuple(entry)) for entry in resolving],
        tuple([read_step(step) for step in effects]),
        {int(card): int(mask) for card, mask in known},
        {int(card): int(amount) for card, amount in on_cards},
        tuple([(int(stream), int(number)) for stream, number in rolls]),
        int(clock),
        int_tuple(ranks),
        bytes.fromhex(rng_key),
    )


def sorted_items(by_card: dict[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple([(card, by_card[card]) for card in sorted(by_card)])


def int_tuple(items: Any) -> Numbers:
    return tuple([int(item) for item in items])


def read_step(row: Any) -> Step:
    step, seat, card, details = row
    return int(step), int(seat), int(card), int_tuple(details)


def holds(cards: Cards, card: i64) -> bool:
    """Return `card in cards`, compiled without boxing and without a call per comparison."""
    for one in cards:
        if one == card:
            return True
    return False


def is_among(option: int, options: list[int]) -> bool:
    """Return `option in options`, compiled without a call per comparison: every choice of bulk play comes through here."""
    for one in options:
        if one == option:
            return True
    return False


def remove_effect(effects: tuple[Effect, ...], index: int) -> tuple[Effect, ...]:
    """Return the effects without the one at `index`.  Slicing reuses the other tuples; filtering would build them anew."""
    return effects[:index] + effects[index + 1 :]


def without(cards: Cards, card: i64) -> Cards:
    """Return `cards` without `card`, which must be among them."""
    if cards[0] == card:
        return cards[1:]
    at = 1
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]
