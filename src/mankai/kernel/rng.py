"""Random numbers: `KeyedRng` for real tables, which players cannot predict, and the fast `FastRng` for everything else.

Both give the same numbers compiled and interpreted, on every machine.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.kernel.errors import BadScene, BadSetup

KEY_BITS: Final = 128
SEED_COUNT: Final = 1 << KEY_BITS
MAX_SIDES: Final = 1 << 16  # values of a 16-bit word; a block has 32 words

# PCG in 32 bits: every intermediate number stays below 2^62, so compiled code never leaves machine integers.
MULTIPLIER: Final = 747796405
INCREMENT: Final = 2891336453
MIX: Final = 277803737
WORD_MASK: Final = 0xFFFFFFFF


def key_from_seed(seed: int) -> bytes:
    """Return the 128-bit key of a table's rng for a seed of up to 128 bits."""
    if not 0 <= seed < SEED_COUNT:
        raise BadSetup(f"seed: a whole number from 0 to 2^{KEY_BITS} - 1, not {short_number(seed)}")
    return blake2b(seed.to_bytes(16, "little"), digest_size=16, person=b"mankai seed").digest()


def short_number(number: int) -> str:
    """Return a number as text for a message, shortened if it is huge."""
    return str(number) if abs(number) < 1 << 256 else f"one of {number.bit_length()} bits"


def rng_to_scene(key: bytes, counters: vec[i64]) -> dict[str, Any]:
    """Return the rng state of a table as a scene field."""
    return {"key": key.hex(), "drawn": [int(counter) for counter in counters]}


def rng_from_scene(field: Any, streams: int) -> tuple[bytes, vec[i64]]:
    """Return the key and the counters from a scene field; raises `BadScene`."""
    if not isinstance(field, dict) or set(field) != {"key", "drawn"}:
        raise BadScene(f'luck: {{"key": 32 hexadecimal digits, "drawn": {streams} numbers}}, not {str(field)[:80]!r}')
    key, counters = field["key"], field["drawn"]
    if not isinstance(key, str) or len(key) != KEY_BITS // 4 or not all([digit in "0123456789abcdef" for digit in key]):
        raise BadScene(f"luck: its key has {KEY_BITS // 4} hexadecimal digits, not {str(key)[:80]!r}")
    if not isinstance(counters, list) or len(counters) != streams:
        raise BadScene(f"luck: the counts of words drawn from {streams} streams, not {str(counters)[:80]!r}")
    for counter in counters:
        if not isinstance(counter, int) or isinstance(counter, bool) or not 0 <= counter < 1 << 32:
            raise BadScene(f"luck: a count of words is a whole number below 2^32, not {str(counter)[:80]!r}")
    return bytes.fromhex(key), vec[i64](counters)


class KeyedRng:
    """The rng of a table: a keyed hash in counter mode, so that known numbers do not give away the others.

    Word number `at` of a stream depends on the key, the stream and that number alone.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.keyed_hash: Any = None  # the hash after the key; each block starts from a copy
        self.blocks: list[bytes] = []  # by stream: the last block used, with its number
        self.block_numbers: list[int] = []

    def fill_block(self, stream: i64, number: i64) -> None:
        """Compute and cache a block of 32 words of 16 bits; it replaces the stream's last block."""
        while len(self.blocks) <= stream:
            self.blocks.append(b"")
            self.block_numbers.append(-1)
        if self.keyed_hash is None:
            self.keyed_hash = blake2b(key=self.key)
        hashing = self.keyed_hash.copy()
        hashing.update(int(stream << 32 | number).to_bytes(8, "little"))
        self.blocks[stream], self.block_numbers[stream] = hashing.digest(), number

    def below(self, stream: i64, at: i64, sides: i64) -> i64:
        """Return a uniform number from 0 to `sides` - 1 from word `at`; -1 if that word would introduce a bias."""
        if stream >= len(self.blocks) or self.block_numbers[stream] != at >> 5:
            self.fill_block(stream, at >> 5)
        block, first = self.blocks[stream], (at & 31) << 1
        low: i64 = block[first]
        high: i64 = block[first + 1]
        product = (high << 8 | low) * sides
        if product & 0xFFFF < sides and product & 0xFFFF < MAX_SIDES % sides:
            return -1
        return product >> 16


class DealRng:
    """One stream of a key, read in order: for dealing a table that does not exist yet."""

    def __init__(self, key: bytes, stream: int) -> None:
        self.keyed_rng = KeyedRng(key)
        self.stream = stream
        self.counter = 0

    def below(self, sides: int) -> int:
        """Return a uniform number from 0 to `sides` - 1."""
        while True:
            number = self.keyed_rng.below(self.stream, self.counter, sides)
            self.counter += 1
            if number >= 0:
                return number

    def pick(self, options: list[int]) -> int:
        return options[self.below(len(options))]

    def shuffle_copy(self, cards: list[int]) -> list[int]:
        """Return a shuffled copy."""
        copy = cards[:]
        for at in range(len(copy) - 1, 0, -1):
            other = self.below(at + 1)
            copy[at], copy[other] = copy[other], copy[at]
        return copy


def advance(state: i64) -> i64:
    """Return the state of the fast generator after one draw."""
    return (state * MULTIPLIER + INCREMENT) & WORD_MASK


def output_bits(state: i64) -> i64:
    """Return the 32 output bits of a state."""
    word = (((state >> ((state >> 28) + 4)) ^ state) * MIX) & WORD_MASK
    return (word >> 22) ^ word


def stream_state(seed: int, number: int) -> int:
    """Return the first state of stream `number` of the fast generator for a seed."""
    state = advance((seed & WORD_MASK) ^ advance(number * 2 + 1))
    state = advance(state ^ ((seed >> 32) & WORD_MASK))
    return advance(state ^ ((seed >> 64) & WORD_MASK))


class FastRng:
    """A fast generator for bots, searches and sampled worlds; never for a real table."""

    def __init__(self, seed: int = 0) -> None:
        self.state: i64 = stream_state(seed, 977)

    def below(self, sides: i64) -> i64:
        """Return a number from 0 to `sides` - 1."""
        self.state = advance(self.state)
        return (output_bits(self.state) * sides) >> 32

    def pick(self, options: list[int]) -> int:
        return options[self.below(len(options))]

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle `cards` in place."""
        for at in range(len(cards) - 1, 0, -1):
            other = self.below(at + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card

    def shuffle_copy(self, cards: list[int]) -> list[int]:
        """Return a shuffled copy."""
        copy = cards[:]
        for at in range(len(copy) - 1, 0, -1):
            other = self.below(at + 1)
            copy[at], copy[other] = copy[other], copy[at]
        return copy
