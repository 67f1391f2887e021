"""Heuristics for Sakura: the value of a position, and a greedy player that looks no further than its turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.oka.rules.cards.characters import DaimyoDiscard, DaimyoVote, KonohanaCoins, SamuraiTurn
from mankai.games.oka.rules.cards.sakura_cards import CARD_BITS, FITS, fitting_cards
from mankai.games.oka.rules.constants import (
    CARDS,
    COINS,
    FINISH,
    FREE,
    HAND,
    HIRE,
    LEFT_OVER,
    PICK,
    PILE,
    PLACE,
    PLACE_ON_BLACK,
    RENEW,
    RENEWAL,
    ROUND,
    ROUNDS,
    SCORE,
    SERVED,
    TAKE,
    TURNED,
    VOTE,
)
from mankai.games.oka.rules.edition import Oka
from mankai.games.oka.rules.engine.hanami import Hanami
from mankai.kernel.rng import FastRng
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Chooser, Runner
from mankai.players.heuristics import Heuristics

# Hundredths of a shuriken.
SHURIKEN_VALUE: Final = 100
COIN_VALUE: Final = 25
LAST_COIN_VALUE: Final = 2  # value of a coin when there is hardly anything left to buy
BLOCKING_VALUE: Final = 3  # value of each card that does not fit on the pile left to the next player
NO_USE: Final = -1
FIT_COUNTS: Final = vec[i64]([int(cards).bit_count() for cards in FITS])  # number of fitting cards, indexed like `FITS`


class OkaHeuristics(Heuristics):
    """Heuristics that count shurikens and use a greedy rollout policy."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, Oka)
        self.oka: Oka = rules
        self.horizon = 2 * rules.seats + 2  # covers two turns of each seat: by then a bad hand has to take a pile
        self.value_scale = 15_000.0

    def value(self, game: Runner, seat: int) -> int:
        """The value for `seat`: shurikens taken so far, and coins, which may save shurikens but hardly do in the last round."""
        assert isinstance(game, Hanami)
        tokens = game.table.tokens
        coins = 250 if tokens[ROUND] < ROUNDS else 10
        return -1000 * (tokens[SCORE + seat] + game.shurikens_of(seat)) + coins * tokens[COINS + seat]

    def turn_count(self, game: Runner) -> int:
        """The number of turns so far. Every turn takes two cards from a hand, so the cards played give the turns."""
        zones, seats, cards_in_hands = game.table.zones, self.oka.seats, 0
        for seat in range(seats):
            cards_in_hands += len(zones[HAND + seat])
        return game.table.tokens[ROUND] * CARDS + (seats * self.oka.hand_size - cards_in_hands) // 2

    def rollout_policy(self, seed: int) -> Chooser | None:
        return OkaRolloutPolicy(seed)


class OkaRolloutPolicy(Chooser):
    """A policy that rates every option by the shurikens and coins it is likely to bring.

    It uses only what its seat may know: its hand, the top cards, the size of the piles, coins, trick cards and the row.
    """

    def __init__(self, seed: int = 0) -> None:
        self.rng = FastRng(seed)

    def choose(self, game: Runner, seat: int, options: list[int]) -> int:
        assert isinstance(game, Hanami)
        if game.oka.verb_of[options[0]] == VOTE:
            return self.rng.pick(options)
        snapshot = TurnSnapshot(game, seat)
        best, is_first = options[0], True
        best_value: i64 = 0
        for option in options:
            value = option_value(game, seat, option, snapshot)
            if is_first or value > best_value:
                best, best_value, is_first = option, value, False
        return best


class TurnSnapshot:
    """The parts of the position that stay the same while `seat` compares its options."""

    def __init__(self, game: Hanami, seat: int) -> None:
        tokens = game.table.tokens
        self.hand = game.hand_bits(seat)  # the cards as bits
        self.served_piles: i64 = tokens[SERVED] | tokens[SERVED + 1] << 1
        self.yin_yang_side: i64 = tokens[TURNED]
        self.fits_on_first: i64 = fits_on_pile(game, self.yin_yang_side, 0)
        self.fits_on_second: i64 = fits_on_pile(game, self.yin_yang_side, 1)
        self.cost_of_first: i64 = pile_cost(game, 0)
        self.cost_of_second: i64 = pile_cost(game, 1)
        self.current_value: i64 = -self.forced_cost(self.hand, self.served_piles)

    def forced_cost(self, hand: i64, served_piles: i64) -> i64:
        """Return the cost of the piles to take, when each pile not in `served_piles` (bits) needs a card of `hand` (bits)."""
        fits_first, fits_second = self.fits_on_first, self.fits_on_second
        # -1 stands for a pile that needs no card; `| -1` keeps it an i64.
        fits_first = fits_first & hand if fits_first >= 0 and not served_piles & 1 else fits_first | -1
        fits_second = fits_second & hand if fits_second >= 0 and not served_piles & 2 else fits_second | -1
        cost: i64 = 0
        if fits_first and fits_second:
            # One card alone fits, and both piles need it: one of them is taken.
            if fits_first > 0 and fits_first == fits_second and fits_first & (fits_first - 1) == 0:
                cost = min(self.cost_of_first, self.cost_of_second)
            return cost
        if not fits_first:
            cost += self.cost_of_first
        if not fits_second:
            cost += self.cost_of_second
        return cost

    def flip_yin_yang(self, game: Hanami) -> None:
        """Turn the Yin-Yang card over in this snapshot."""
        self.yin_yang_side = 1 - self.yin_yang_side
        self.fits_on_first = fits_on_pile(game, self.yin_yang_side, 0)
        self.fits_on_second = fits_on_pile(game, self.yin_yang_side, 1)


def option_value(game: Hanami, seat: int, option: int, snapshot: TurnSnapshot) -> i64:
    """The expected value of an option for `seat`, in hundredths of a shuriken saved."""
    verb = game.oka.verbs_by_option[option]
    subject = game.oka.subject(option)
    if verb in (PLACE, PLACE_ON_BLACK):
        side = verb - PLACE
        misfits = CARDS - FIT_COUNTS[side * CARDS + subject]
        return BLOCKING_VALUE * misfits - snapshot.forced_cost(
            snapshot.hand & ~CARD_BITS[subject], snapshot.served_piles | CARD_BITS[side ^ snapshot.yin_yang_side]
        )
    if verb == TAKE:
        pile = subject ^ snapshot.yin_yang_side
        cost = snapshot.cost_of_second if pile else snapshot.cost_of_first
        return -cost - snapshot.forced_cost(snapshot.hand, snapshot.served_piles | CARD_BITS[pile])
    if verb == FINISH:
        return 0
    if verb in (HIRE, FREE):
        price: i64 = 0
        if verb == HIRE:
            price = game.price_of(subject)
        return character_value(game, seat, subject, price, snapshot) - price * coin_value(game, seat)
    if verb == RENEW:
        return snapshot.current_value // 2 - RENEWAL * coin_value(game, seat)
    if verb == PILE:
        return expected_coins(game, subject ^ snapshot.yin_yang_side)
    if verb == PICK:
        if subject in game.table.zones[HAND + seat]:
            return -snapshot.forced_cost(snapshot.hand & ~CARD_BITS[subject], snapshot.served_piles)
        return game.shurikens_on(subject) * SHURIKEN_VALUE if subject in game.table.zones[game.tricks + seat] else NO_USE
    return snapshot.current_value


def character_value(game: Hanami, seat: int, character: int, price: int, snapshot: TurnSnapshot) -> i64:
    """The value for `seat` after using a character, without its price."""
    character_rules = game.oka.characters[character]
    if character_rules.modifier:
        return modified_value(game, snapshot, game.pending_modifiers(snapshot.hand) | character_rules.modifier)
    if isinstance(character_rules, SamuraiTurn):
        snapshot.flip_yin_yang(game)
        swap_value = NO_USE - snapshot.forced_cost(snapshot.hand, snapshot.served_piles)
        snapshot.flip_yin_yang(game)
        return swap_value
    if isinstance(character_rules, DaimyoDiscard):
        most_shurikens = 0
        for card in game.table.zones[game.tricks + seat]:
            if game.shurikens_on(card) > most_shurikens:
                most_shurikens = game.shurikens_on(card)
        return snapshot.current_value + most_shurikens * (SHURIKEN_VALUE + 2 * coin_value(game, seat))
    if isinstance(character_rules, DaimyoVote):
        return snapshot.current_value + price * coin_value(game, seat) * 3 // 2
    if isinstance(character_rules, KonohanaCoins):
        return (
            snapshot.current_value
            + max(expected_coins(game, 0), expected_coins(game, 1)) * coin_value(game, seat) // SHURIKEN_VALUE
        )
    return snapshot.current_value + NO_USE


def coin_value(game: Hanami, seat: int) -> i64:
    """The value of a coin: little in the last turn, or when `seat` has many coins."""
    is_last = game.table.tokens[ROUND] == ROUNDS and len(game.table.zones[HAND + seat]) <= LEFT_OVER + 2
    return LAST_COIN_VALUE if is_last or game.table.tokens[COINS + seat] > 20 else COIN_VALUE


def expected_coins(game: Hanami, pile: i64) -> i64:
    """The expected coins on a pile, in hundredths. Only its top card is known."""
    zones = game.table.zones
    total: i64 = 0
    for card in zones[game.tops + pile]:
        total += 100 * game.coins_on(card)
    return total + len(zones[game.beneath + pile]) * game.coins_on_average


def pile_cost(game: Hanami, pile: i64) -> i64:
    """The expected cost of taking a pile: its shurikens, minus the value of its coins."""
    zones = game.table.zones
    total: i64 = 0
    for card in zones[game.tops + pile]:
        total += SHURIKEN_VALUE * game.shurikens_on(card)
    total += len(zones[game.beneath + pile]) * game.shurikens_on_average
    return total - expected_coins(game, pile) * COIN_VALUE // 100


def fits_on_pile(game: Hanami, yin_yang_side: i64, pile: i64) -> i64:
    """The cards that fit on a pile, as bits; -1 if there is no pile."""
    top = game.table.zones[game.tops + pile]
    if not top:
        return -1
    return FITS[(pile ^ yin_yang_side) * CARDS + top[0]]


def modified_value(game: Hanami, snapshot: TurnSnapshot, modifiers: i64) -> i64:
    """The best value for the seat if the next card must use these modifiers."""
    best: i64 = -100_000
    for pile_number in range(2):
        pile: i64 = pile_number
        top = game.table.zones[game.tops + pile]
        if snapshot.served_piles >> pile & 1 or not top:
            continue
        fitting = fitting_cards(pile ^ snapshot.yin_yang_side, top[0], modifiers, game.cooks) & snapshot.hand
        while fitting:
            card_bit = fitting & -fitting  # the lowest one
            fitting ^= card_bit
            value_after = -snapshot.forced_cost(snapshot.hand & ~card_bit, snapshot.served_piles | CARD_BITS[pile])
            if value_after > best:
                best = value_after
    return best
