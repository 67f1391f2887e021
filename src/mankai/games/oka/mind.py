"""The mind that plays Sakura: what a table is worth, and a greedy player who looks no further than its turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.oka.rules.cards import ALONE, FITS, fitting
from mankai.games.oka.rules.characters import DaimyoDiscard, DaimyoVote, KonohanaCoins, SamuraiTurn
from mankai.games.oka.rules.edition import Oka
from mankai.games.oka.rules.hanami import Hanami
from mankai.games.oka.rules.places import (
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
from mankai.kernel.luck import Dice
from mankai.kernel.play import Chooser, Play
from mankai.kernel.rules import Rules
from mankai.players.mind import Mind

# All in hundredths of a shuriken.
SHURIKEN: Final = 100
COIN: Final = 25
COIN_AT_THE_END: Final = 2  # when there is hardly anything left to buy
SPOILING: Final = 3  # for each card that does not fit on what one leaves to the next player
NO_USE: Final = -1
MATCHES: Final = vec[i64]([int(cards).bit_count() for cards in FITS])  # as in `FITS`: how many cards fit


class OkaMind(Mind):
    """Counts shurikens, and follows its greedy adviser."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, Oka)
        self.oka: Oka = rules
        self.horizon = 2 * rules.seats + 2  # two turns of one's own are in it: that is when a bad hand has to take a pile
        self.spread = 15_000.0

    def worth(self, game: Play, seat: int) -> int:
        """Shurikens taken so far, and the coins that may save some: in the last round they hardly will."""
        assert isinstance(game, Hanami)
        tokens = game.table.tokens
        coins = 250 if tokens[ROUND] < ROUNDS else 10
        return -1000 * (tokens[SCORE + seat] + game.shurikens_of(seat)) + coins * tokens[COINS + seat]

    def turns(self, game: Play) -> int:
        """Every turn takes two cards from a hand, so the cards played tell the turns."""
        zones, seats, held = game.table.zones, self.oka.seats, 0
        for seat in range(seats):
            held += len(zones[HAND + seat])
        return game.table.tokens[ROUND] * CARDS + (seats * self.oka.hand_size - held) // 2

    def adviser(self, seed: int) -> Chooser | None:
        return Greedy(seed)


class Greedy(Chooser):
    """Weighs every option by the shurikens and coins it is likely to bring.

    It plays from what its seat may know alone: its hand, the top cards, how many lie beneath, coins, trick cards, the row.
    """

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Play, seat: int, options: list[int]) -> int:
        assert isinstance(game, Hanami)
        if game.oka.verb_of[options[0]] == VOTE:
            return self.dice.pick(options)
        glance = Glance(game, seat)
        chosen, is_first = options[0], True
        highest: i64 = 0
        for option in options:
            worth = worth_of(game, seat, option, glance)
            if is_first or worth > highest:
                chosen, highest, is_first = option, worth, False
        return chosen


class Glance:
    """What `seat` sees when it is asked, and what does not change while it weighs its options."""

    def __init__(self, game: Hanami, seat: int) -> None:
        tokens = game.table.tokens
        self.bits = game.hand_bits(seat)
        self.served: i64 = tokens[SERVED] | tokens[SERVED + 1] << 1
        self.turned: i64 = tokens[TURNED]
        self.fits: i64 = fits_on_pile(game, self.turned, 0)
        self.other_fits: i64 = fits_on_pile(game, self.turned, 1)
        self.cost: i64 = cost_of(game, 0)
        self.other_cost: i64 = cost_of(game, 1)
        self.now: i64 = -self.burden(self.bits, self.served)

    def burden(self, bits: i64, served: i64) -> i64:
        """What has to be taken when the piles not yet served (bits) must get a card from the hand `bits`."""
        one, other = self.fits, self.other_fits
        one = one & bits if one >= 0 and not served & 1 else one | -1
        other = other & bits if other >= 0 and not served & 2 else other | -1
        cost: i64 = 0
        if one and other:
            if one > 0 and one == other and one & (one - 1) == 0:
                cost = min(self.cost, self.other_cost)
            return cost
        if not one:
            cost += self.cost
        if not other:
            cost += self.other_cost
        return cost

    def turn_round(self, game: Hanami) -> None:
        """As if the Yin-Yang card lay the other way round."""
        self.turned = 1 - self.turned
        self.fits = fits_on_pile(game, self.turned, 0)
        self.other_fits = fits_on_pile(game, self.turned, 1)


def worth_of(game: Hanami, seat: int, option: int, glance: Glance) -> i64:
    """What `seat` may expect of an option, in hundredths of a shuriken saved."""
    verb = game.oka.verbs_by_option[option]
    subject = game.oka.subject(option)
    if verb in (PLACE, PLACE_ON_BLACK):
        side = verb - PLACE
        misfits = CARDS - MATCHES[side * CARDS + subject]
        return SPOILING * misfits - glance.burden(glance.bits & ~ALONE[subject], glance.served | ALONE[side ^ glance.turned])
    if verb == TAKE:
        pile = subject ^ glance.turned
        cost = glance.other_cost if pile else glance.cost
        return -cost - glance.burden(glance.bits, glance.served | ALONE[pile])
    if verb == FINISH:
        return 0
    if verb in (HIRE, FREE):
        price: i64 = 0
        if verb == HIRE:
            price = game.price_of(subject)
        return service(game, seat, subject, price, glance) - price * coin(game, seat)
    if verb == RENEW:
        return glance.now // 2 - RENEWAL * coin(game, seat)
    if verb == PILE:
        return coins_in(game, subject ^ glance.turned)
    if verb == PICK:
        if subject in game.table.zones[HAND + seat]:
            return -glance.burden(glance.bits & ~ALONE[subject], glance.served)
        return game.shurikens_on(subject) * SHURIKEN if subject in game.table.zones[game.tricks + seat] else NO_USE
    return glance.now


def service(game: Hanami, seat: int, character: int, price: int, glance: Glance) -> i64:
    """How `seat` stands once a character has been used, but for its price."""
    one = game.oka.characters[character]
    if one.modifier:
        return with_modifiers(game, glance, game.waiting(glance.bits) | one.modifier)
    if isinstance(one, SamuraiTurn):
        glance.turn_round(game)
        turned = NO_USE - glance.burden(glance.bits, glance.served)
        glance.turn_round(game)
        return turned
    if isinstance(one, DaimyoDiscard):
        most = 0
        for card in game.table.zones[game.tricks + seat]:
            if game.shurikens_on(card) > most:
                most = game.shurikens_on(card)
        return glance.now + most * (SHURIKEN + 2 * coin(game, seat))
    if isinstance(one, DaimyoVote):
        return glance.now + price * coin(game, seat) * 3 // 2
    if isinstance(one, KonohanaCoins):
        return glance.now + max(coins_in(game, 0), coins_in(game, 1)) * coin(game, seat) // SHURIKEN
    return glance.now + NO_USE


def coin(game: Hanami, seat: int) -> i64:
    """What a coin is worth: little in one's last turn."""
    is_last = game.table.tokens[ROUND] == ROUNDS and len(game.table.zones[HAND + seat]) <= LEFT_OVER + 2
    return COIN_AT_THE_END if is_last or game.table.tokens[COINS + seat] > 20 else COIN


def coins_in(game: Hanami, pile: i64) -> i64:
    """The coins to be expected on a pile, in hundredths: only its top card is known."""
    zones = game.table.zones
    total: i64 = 0
    for card in zones[game.tops + pile]:
        total += 100 * game.coins_on(card)
    return total + len(zones[game.beneath + pile]) * game.coins_on_average


def cost_of(game: Hanami, pile: i64) -> i64:
    """What taking a pile is likely to cost: its shurikens, less the coins it pays."""
    zones = game.table.zones
    total: i64 = 0
    for card in zones[game.tops + pile]:
        total += SHURIKEN * game.shurikens_on(card)
    total += len(zones[game.beneath + pile]) * game.shurikens_on_average
    return total - coins_in(game, pile) * COIN // 100


def fits_on_pile(game: Hanami, turned: i64, pile: i64) -> i64:
    """Which cards fit on a pile; -1 where there is none."""
    top = game.table.zones[game.tops + pile]
    if not top:
        return -1
    return FITS[(pile ^ turned) * CARDS + top[0]]


def with_modifiers(game: Hanami, glance: Glance, modifiers: i64) -> i64:
    """How well one stands when the next card must use these modifiers."""
    best: i64 = -100_000
    for number in range(2):
        pile: i64 = number
        top = game.table.zones[game.tops + pile]
        if glance.served >> pile & 1 or not top:
            continue
        fit = fitting(pile ^ glance.turned, top[0], modifiers, game.cooks) & glance.bits
        while fit:
            card = fit & -fit
            fit ^= card
            left = -glance.burden(glance.bits & ~card, glance.served | ALONE[pile])
            if left > best:
                best = left
    return best
