"""The keyed generator cannot be predicted from visible results; the fast one gives the same numbers everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

import mankai
from mankai.kernel.rng import KEY_BITS, MAX_SIDES, DealRng, FastRng, KeyedRng, advance, key_from_seed, output_bits
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Runner
from mankai.kernel.table import NOBODY, Table
from mankai.server.table.tokens import new_seed

CARDS, HAND, SEATS = 52, 10, 4
OLD_BITS = 32  # the state of a random stream before it had a key


def old_deal(state: int) -> list[int]:
    """The order in which a small generator puts a deck: the way tables were once dealt."""
    order = list(range(CARDS))
    for at in range(CARDS - 1, 0, -1):
        state = advance(state)
        other = (output_bits(state) * (at + 1)) >> 32
        order[at], order[other] = order[other], order[at]
    return order


def seen(order: list[int]) -> tuple[int, ...]:
    """The view of seat 0: its own hand, in no order."""
    return tuple(sorted(order[:HAND]))


def test_the_other_hands_follow_from_one_s_own_where_the_state_is_small() -> None:
    """The attack that a key prevents, on a part of the states: all candidates are tried, and one fits."""
    tried = 1 << 12
    for truth in (7, 1234, 4095):
        order = old_deal(truth)
        fitting = [state for state in range(tried) if seen(old_deal(state)) == seen(order)]
        assert fitting == [truth], "one candidate is left"
        assert old_deal(fitting[0])[HAND:] == order[HAND:], "and tells all other hands"


def test_ten_thousand_deals_of_a_small_state_are_all_told_apart() -> None:
    assert len({seen(old_deal(state)) for state in range(10_000)}) == 10_000
    hands = 1
    for drawn_before in range(HAND):
        hands = hands * (CARDS - drawn_before) // (drawn_before + 1)
    assert hands > 2**OLD_BITS, "a hand says more than such a state holds; whatever the state is, a hand gives it away"
    assert hands**SEATS < 2**KEY_BITS * 2**16, "while a whole deal says hardly more than a key holds"


@pytest.mark.parametrize("name", mankai.games())
def test_the_key_of_every_table_has_128_bits(name: str) -> None:
    rules = mankai.game(name)
    keys = {rules.start(seed=seed).now.rng_key for seed in range(50)}
    assert {len(key) * 8 for key in keys} == {KEY_BITS} and len(keys) == 50
    assert len(rules.scene({}).now.rng_key) * 8 == KEY_BITS
    # Every one of the 128 bits of a seed counts.
    flipped = {rules.start(seed=1 << bit).now.rng_key for bit in range(KEY_BITS)}
    assert len(flipped) == KEY_BITS
    deals = Counter([str(rules.start({}, 1 << bit).now.zones) for bit in range(KEY_BITS)])
    assert max(deals.values()) == 1


def test_a_server_s_seeds_use_all_bits_of_the_key() -> None:
    together, common = 0, (1 << KEY_BITS) - 1
    for _ in range(200):
        seed = new_seed()
        together |= seed
        common &= seed
    assert together == (1 << KEY_BITS) - 1 and common == 0


@pytest.mark.parametrize("seed", [-1, 1 << KEY_BITS, 1 << 5000])
def test_a_seed_that_is_none_is_refused(seed: int) -> None:
    with pytest.raises(mankai.BadSetup, match=r"seed: a whole number from 0 to 2\^128 - 1"):
        mankai.game("oka/4").start(seed=seed)


def test_who_knows_what_was_drawn_cannot_tell_what_comes() -> None:
    """No word of a stream is a function of those before it: equal histories continue differently."""
    following: dict[int, set[int]] = {}
    for seed in range(3000):
        lots = KeyedRng(key_from_seed(seed))
        following.setdefault(lots.below(0, 0, 256), set()).add(lots.below(0, 1, 256))
    assert min(len(words) for words in following.values()) > 1
    assert len(following) == 256


def test_every_word_of_every_stream_is_its_own() -> None:
    lots, again = KeyedRng(key_from_seed(5)), KeyedRng(key_from_seed(5))
    words = [lots.below(stream, at, MAX_SIDES) for stream in range(8) for at in range(100)]
    assert [again.below(stream, at, MAX_SIDES) for at in reversed(range(100)) for stream in reversed(range(8))] == [
        words[stream * 100 + at] for at in reversed(range(100)) for stream in reversed(range(8))
    ], "whatever was drawn before"
    assert len(set(words)) > 780
    assert KeyedRng(key_from_seed(6)).below(0, 0, MAX_SIDES) != lots.below(0, 0, MAX_SIDES)


@pytest.mark.parametrize("sides", [2, 3, 7, 52, 40_000])
def test_no_number_is_favoured(sides: int) -> None:
    draws = DealRng(key_from_seed(11), 0)
    count = 3000 if sides > 100 else 200 * sides
    numbers = [draws.below(sides) for _ in range(count)]
    assert min(numbers) >= 0 and max(numbers) < sides
    if sides < 100:
        counts = Counter(numbers)
        assert min(counts.values()) > 130 and max(counts.values()) < 280
    else:
        # 40,000 of 65,536 words: with the remainder alone the lower numbers would be twice as likely.
        low = sum(number < MAX_SIDES - 40_000 for number in numbers)
        assert abs(low / count - (MAX_SIDES - 40_000) / 40_000) < 0.04
        assert draws.counter > count, "words that would favour some are passed over"


class Roller(Rules):
    """A game that only rolls."""

    def __init__(self) -> None:
        super().__init__("roller", 2, [NOBODY], [True], [0], [])

    def make_runner(self, table: Table) -> Runner:
        return Runner(self, table)


def test_a_table_rolls_by_its_key_and_an_imagined_one_by_quick_luck() -> None:
    keyed, quick = Table([], [(0,), ()], (), [0, 0], rng_key=key_from_seed(3)), Table([], [(0,), ()], (), [0, 0])
    draws = DealRng(key_from_seed(3), 1)
    game = Roller().make_runner(keyed)
    assert [game.roll(1, 6) for _ in range(20)] == [draws.below(6) for _ in range(20)]
    assert tuple(keyed.rng_counters) == (0, draws.counter), "each stream has a counter of its own"
    swift = Roller().make_runner(quick)
    state, expected = 0, []
    for _ in range(20):
        state = advance(state)
        expected.append((output_bits(state) * 6) >> 32)
    assert [swift.roll(1, 6) for _ in range(20)] == expected
    with pytest.raises(mankai.BadRules, match="rolls 65537 sides; there may be 65536"):
        game.roll(0, MAX_SIDES + 1)


def test_dice_are_the_same_everywhere() -> None:
    dice = FastRng(2026)
    assert [dice.below(100) for _ in range(8)] == [93, 24, 41, 98, 85, 74, 64, 71]
    draws = DealRng(key_from_seed(2026), 4)
    assert [draws.below(100) for _ in range(8)] == KEYED
    shuffled = DealRng(key_from_seed(1), 0).shuffle_copy(list(range(10)))
    assert sorted(shuffled) == list(range(10)) != shuffled


KEYED = [22, 2, 11, 44, 93, 74, 85, 75]
