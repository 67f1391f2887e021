"""A greedy player: weighs every option by the shurikens and coins it is likely to bring, and looks no further than its turn."""

from __future__ import annotations

from typing import Final

from mankai.kernel.game import Chooser, Game
from mankai.kernel.luck import Dice
from mankai.oka.cards import fitting
from mankai.oka.characters import DaimyoDiscard, DaimyoVote, KonohanaCoins, SamuraiTurn
from mankai.oka.hanami import Hanami
from mankai.oka.places import (
    CARDS,
    COINS,
    FINISH,
    FREE,
    HAND,
    HIRE,
    LEFT_OVER,
    MODIFIERS,
    PICK,
    PILE,
    PLACE,
    PLACE_ON_BLACK,
    RENEW,
    RENEWAL,
    ROUND,
    ROUNDS,
    SERVED,
    TAKE,
    TURNED,
    VOTE,
)

# All in hundredths of a shuriken.
SHURIKEN: Final = 100
COIN: Final = 25
COIN_AT_THE_END: Final = 2  # when there is hardly anything left to buy
SPOILING: Final = 3  # for each card that does not fit on what one leaves to the next player
NO_USE: Final = -1


class Greedy(Chooser):
    """Plays from what its seat may know alone: its hand, the top cards, how many lie beneath, coins, trick cards, the row."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int, options: list[int]) -> int:
        assert isinstance(game, Hanami)
        if game.oka.verb_of[options[0]] == VOTE:
            return self.dice.pick(options)
        chosen, highest = options[0], 0
        for at in range(len(options)):
            worth = worth_of(game, seat, options[at])
            if at == 0 or worth > highest:
                chosen, highest = options[at], worth
        return chosen


def worth_of(game: Hanami, seat: int, option: int) -> int:
    """What `seat` may expect of an option, in hundredths of a shuriken saved."""
    oka, tokens = game.oka, game.table.tokens
    verb, subject = oka.verb_of[option], oka.subject(option)
    bits, served, turned = game.hand_bits(seat), tokens[SERVED] | tokens[SERVED + 1] << 1, tokens[TURNED]
    if verb in (PLACE, PLACE_ON_BLACK):
        side = verb - PLACE
        served |= 1 << (side ^ turned)
        misfits = CARDS - fitting(side, subject, 0, game.cooks).bit_count()
        return SPOILING * misfits - burden(game, bits & ~(1 << subject), served, turned)
    if verb == TAKE:
        pile = subject ^ turned
        return -cost_of(game, pile) - burden(game, bits, served | 1 << pile, turned)
    now = -burden(game, bits, served, turned)
    if verb == FINISH:
        return 0
    if verb in (HIRE, FREE):
        price = game.price_of(subject) if verb == HIRE else 0
        return service(game, seat, subject, price, now) - price * coin(game, seat)
    if verb == RENEW:
        return now // 2 - RENEWAL * coin(game, seat)
    if verb == PILE:
        return coins_in(game, subject ^ turned)
    if verb == PICK:
        if subject in game.table.zones[HAND + seat]:
            return -burden(game, bits & ~(1 << subject), served, turned)
        return game.shurikens_on(subject) * SHURIKEN if subject in game.table.zones[game.tricks + seat] else NO_USE
    return now


def service(game: Hanami, seat: int, character: int, price: int, now: int) -> int:
    """How `seat` stands once a character has been used, but for its price; `now` is how it stands without."""
    tokens = game.table.tokens
    one = game.oka.characters[character]
    bits, served, turned = game.hand_bits(seat), tokens[SERVED] | tokens[SERVED + 1] << 1, tokens[TURNED]
    if one.modifier:
        return with_modifiers(game, bits, served, turned, tokens[MODIFIERS] | one.modifier)
    if isinstance(one, SamuraiTurn):
        return NO_USE - burden(game, bits, served, 1 - turned)
    if isinstance(one, DaimyoDiscard):
        most = 0
        for card in game.table.zones[game.tricks + seat]:
            if game.shurikens_on(card) > most:
                most = game.shurikens_on(card)
        return now + most * (SHURIKEN + 2 * coin(game, seat))
    if isinstance(one, DaimyoVote):
        return now + price * coin(game, seat) * 3 // 2
    if isinstance(one, KonohanaCoins):
        return now + max(coins_in(game, 0), coins_in(game, 1)) * coin(game, seat) // SHURIKEN
    return now + NO_USE


def coin(game: Hanami, seat: int) -> int:
    """What a coin is worth: little in one's last turn."""
    is_last = game.table.tokens[ROUND] == ROUNDS and len(game.table.zones[HAND + seat]) <= LEFT_OVER + 2
    return COIN_AT_THE_END if is_last or game.table.tokens[COINS + seat] > 20 else COIN


def coins_in(game: Hanami, pile: int) -> int:
    """The coins to be expected on a pile, in hundredths: only its top card is known."""
    zones, total = game.table.zones, 0
    for card in zones[game.tops + pile]:
        total += 100 * game.coins_on(card)
    return total + len(zones[game.beneath + pile]) * game.coins_on_average


def cost_of(game: Hanami, pile: int) -> int:
    """What taking a pile is likely to cost: its shurikens, less the coins it pays."""
    zones, total = game.table.zones, 0
    for card in zones[game.tops + pile]:
        total += SHURIKEN * game.shurikens_on(card)
    total += len(zones[game.beneath + pile]) * game.shurikens_on_average
    return total - coins_in(game, pile) * COIN // 100


def burden(game: Hanami, bits: int, served: int, turned: int) -> int:
    """What has to be taken when the piles not yet served (bits) must get a card from the hand `bits`."""
    zones = game.table.zones
    fits = [-1, -1]  # nothing to worry about
    for pile in (0, 1):
        if not served >> pile & 1 and zones[game.tops + pile]:
            fits[pile] = fitting(pile ^ turned, zones[game.tops + pile][0], 0, game.cooks) & bits
    if fits[0] and fits[1]:
        alone = fits[0] > 0 and fits[0] == fits[1] and fits[0] & (fits[0] - 1) == 0
        return min(cost_of(game, 0), cost_of(game, 1)) if alone else 0
    return (0 if fits[0] else cost_of(game, 0)) + (0 if fits[1] else cost_of(game, 1))


def with_modifiers(game: Hanami, bits: int, served: int, turned: int, modifiers: int) -> int:
    """How well one stands when the next card must use these modifiers."""
    best = -100_000
    for pile in (0, 1):
        top = game.table.zones[game.tops + pile]
        if served >> pile & 1 or not top:
            continue
        fit = fitting(pile ^ turned, top[0], modifiers, game.cooks) & bits
        for card in range(CARDS):
            if fit >> card & 1:
                left = -burden(game, bits & ~(1 << card), served | 1 << pile, turned)
                if left > best:
                    best = left
    return best
