"""The table: everything that is true between two steps, as integers and tuples, so that a copy is a few slices."""

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
Step = tuple[int, int, int, Numbers]  # what to do, whose it is, about which card (or -1), details
Effect = tuple[int, int, int, Numbers]  # what holds, for whom, by which card (or -1), details
Event = tuple[int, str, int, int, int, int]  # clock, verb, where, subject, amount, mask of the seats that may know the subject
Roll = tuple[int, int]  # a stream of luck, and the number that came

NOBODY: Final = 0
OWNER: Final = 1
EVERYONE: Final = 2
ALL: Final = -1  # as a mask of seats: everybody, spectators too
WITH_DETAILS: Final = 1 << 16  # of the code of a step, beside what and whose it is;
CARD: Final = 17  # from this bit on the card
NO_DETAILS: Final[Numbers] = ()
NO_STEP_DETAILS: Final[list[Numbers]] = []  # never changed
ONE_CARD_COUNT: Final = 1024
ONE_CARD: Final[list[Cards]] = [(card,) for card in range(ONE_CARD_COUNT)]  # by card: it alone, made once for all that move it


class Layout:
    """Which numbers of a row are cards: those at `cards`, and all from `rest` on; the others are faces or plain numbers.

    Wherever a card's number can lie beside the zones, a layout says so: views hide it from who may not know the card, and
    imagined worlds exchange it.  What lasts may be `is_announced`: the card that it is by stands for the words printed on it,
    which
    everybody has heard, wherever the card itself has gone since.
    """

    def __init__(self, cards: Numbers = (), rest: int = -1, is_announced: bool = False) -> None:
        self.cards = cards
        self.rest = rest
        self.is_announced = is_announced

    def card_positions(self, length: int) -> list[int]:
        """Where cards lie in a row of so many numbers."""
        found = [at for at in self.cards if at < length]
        return found if self.rest < 0 else found + list(range(self.rest, length))


PLAIN: Final = Layout()
ANNOUNCED: Final = Layout(is_announced=True)


class Table:
    """Tokens by place, cards by zone, what is still to do, what is being resolved, what lasts, who knows what, the luck."""

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
        rolled: tuple[Roll, ...] = (),
        clock: int = 0,
        ranks: Numbers = (),
        rng_key: bytes = b"",
    ) -> None:
        self.tokens = vec[i64]() if tokens is None else vec[i64](tokens)  # numbers by place
        self.zones = zones  # cards, by kind of zone * seats + seat; of a deck the top card is the first
        self.steps: tuple[Step, ...] | None = agenda  # the steps still to do, the next one last;
        # None where nobody has asked for them since they were stored packed: a code and perhaps details a step, never changed.
        self.packed_size: i64 = 0
        self.packed_steps: vec[i64] = vec[i64]()
        self.packed_details: list[Numbers] = NO_STEP_DETAILS  # of the steps whose code says that they have any
        # By stream: how many words were drawn from it; where luck is quick, its state.
        self.rng_counters = vec[i64]() if rng_counters is None else vec[i64](rng_counters)
        self.resolving: list[list[int]] = resolving if resolving is not None else []  # what is being resolved, innermost last
        self.effects = effects  # what was said and still holds, such as "this turn"
        self.known: dict[int, int] = known if known is not None else {}  # by card: who knows where it is without seeing it
        self.on_cards: dict[int, int] = on_cards if on_cards is not None else {}  # tokens that lie on cards, by card; never 0
        self.rolls_to_repeat = rolled  # in imagined tables only: what the running step has rolled, and will roll again
        self.clock = clock  # events told so far
        self.ranks = ranks  # when the game is over: the rank of every seat, 0 the best
        self.rng_key = rng_key  # the key of its luck; empty where luck is quick, as in imagined tables

    @property
    def agenda(self) -> tuple[Step, ...]:
        """The steps still to do, the next one last."""
        steps = self.steps
        if steps is None:
            steps = unpack_steps(self.packed_steps, self.packed_details, self.packed_size)
            self.steps = steps
        return steps

    @agenda.setter
    def agenda(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps

    def step_count(self) -> i64:
        """How many steps there are still to do."""
        return self.packed_size if self.steps is None else len(self.steps)

    def copy_steps(self, other: Table, count: i64) -> None:
        """Take the first `count` of the steps that another table has still to do."""
        if count < 0:
            count = 0
        if other.steps is None:
            self.steps, self.packed_size = None, count
            self.packed_steps, self.packed_details = other.packed_steps, other.packed_details
        else:
            self.steps = other.steps[:count]

    def clone(self) -> Table:
        matters: list[list[int]] | None = None
        known: dict[int, int] | None = None
        on_cards: dict[int, int] | None = None
        if self.resolving:
            matters = [matter[:] for matter in self.resolving]
        if self.known:
            known = self.known.copy()
        if self.on_cards:
            on_cards = self.on_cards.copy()
        copy = Table(
            None, self.zones[:], (), None, matters, self.effects, known, on_cards, self.rolls_to_repeat, self.clock, self.ranks,
            self.rng_key,
        )  # fmt: skip
        copy.tokens, copy.rng_counters = self.tokens[:], self.rng_counters[:]
        copy.steps, copy.packed_size = self.steps, self.packed_size
        copy.packed_steps, copy.packed_details = self.packed_steps, self.packed_details
        return copy

    def copy_from(self, other: Table) -> None:
        """Be as `other` is, but for what is still to do: a copy into a table that nobody needs any more, which is quicker."""
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
        """This table but for the step that comes next; the two share everything else, so neither may change any more."""
        table = Table(
            None, self.zones, (), None, self.resolving, self.effects, self.known, self.on_cards, self.rolls_to_repeat, self.clock,
            self.ranks, self.rng_key,
        )  # fmt: skip
        table.tokens, table.rng_counters = self.tokens, self.rng_counters
        table.copy_steps(self, self.step_count() - 1)
        return table

    def data(self) -> list[Any]:
        """The whole table as JSON-able data; `restore` is the way back."""
        return [
            list(self.tokens), self.zones, self.agenda, list(self.rng_counters), self.resolving, self.effects,
            sorted_items(self.known),
            sorted_items(self.on_cards), self.rolls_to_repeat, self.clock, self.ranks, self.rng_key.hex(),
        ]  # fmt: skip

    def key(self) -> tuple[Any, ...]:
        """Equal for equal tables: what a hash or a comparison wants.  Events told are no part of what is true."""
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


def unpack_steps(codes: vec[i64], details: list[Numbers], count: i64) -> tuple[Step, ...]:
    """The first `count` of the steps that were stored as codes."""
    found: list[Step] = []
    for at in range(count):
        code = codes[at]
        own = details[at] if code & WITH_DETAILS else NO_DETAILS
        found.append((int(code & 255), int((code >> 8 & 255) - 1), int((code >> CARD) - 1), own))
    return tuple(found)


def restore(data: Any) -> Table:
    """A table from what `data` gave, also after a way through JSON."""
    tokens, zones, agenda, luck, matters, lasting, known, on_cards, rolled, clock, ranks, secret = data
    return Table(
        int_tuple(tokens),
        [int_tuple(cards) for cards in zones],
        tuple([read_step(step) for step in agenda]),
        int_tuple(luck),
        [list(int_tuple(matter)) for matter in matters],
        tuple([read_step(step) for step in lasting]),
        {int(card): int(mask) for card, mask in known},
        {int(card): int(amount) for card, amount in on_cards},
        tuple([(int(luck_of), int(number)) for luck_of, number in rolled]),
        int(clock),
        int_tuple(ranks),
        bytes.fromhex(secret),
    )


def sorted_items(by_card: dict[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple([(card, by_card[card]) for card in sorted(by_card)])


def int_tuple(items: Any) -> Numbers:
    return tuple([int(item) for item in items])


def read_step(step: Any) -> Step:
    what, seat, card, details = step
    return int(what), int(seat), int(card), int_tuple(details)


def holds(cards: Cards, card: i64) -> bool:
    """As `card in cards`, but nothing is boxed and no comparison is a call."""
    for one in cards:
        if one == card:
            return True
    return False


def remove_effect(lasting: tuple[Effect, ...], at: int) -> tuple[Effect, ...]:
    """What lasts but for one entry: the others are not made anew, as they would be where they are filtered."""
    return lasting[:at] + lasting[at + 1 :]


def without(cards: Cards, card: i64) -> Cards:
    """These cards but one."""
    if cards[0] == card:
        return cards[1:]
    at = 1
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]
