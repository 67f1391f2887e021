"""The mind that plays the Azuki TCG: how far it looks, what it takes at a glance, and which hands it keeps."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.judging import worth
from mankai.games.azuki.leaning import leanings
from mankai.games.azuki.prospects import prospect
from mankai.games.azuki.rules.cards import ENTITY
from mankai.games.azuki.rules.match import Match
from mankai.games.azuki.rules.places import ACCEPT, DECK, DECLINE, HAND, READY, TURNS
from mankai.kernel.luck import Dice
from mankai.kernel.play import Play
from mankai.kernel.rules import Rules
from mankai.players.mind import Mind

HANDS: Final = 40  # that are imagined before a mulligan
EARLY: Final = 4  # the turns for which a hand is kept or not


class MatchMind(Mind):
    """Judges where the active player may act; takes ready lists, and keeps hands that can be played."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.building = ["choose list", "choose gate", "build", "mulligan"]
        self.horizon = 2  # the rest of a turn, and what the other does in theirs
        self.spread = 7500.0
        self.at_rest_only = True
        self.trust = 0.3
        self.first_look = 3

    def worth(self, game: Play, seat: int) -> int:
        assert isinstance(game, Match)
        return worth(game, seat)

    def prospects(self, game: Play) -> list[int]:
        assert isinstance(game, Match)
        value = prospect(game, 0)
        return [int(value), -int(value)]

    def leanings(self, game: Play, seat: int, options: list[int]) -> list[int]:
        assert isinstance(game, Match)
        return leanings(game, seat, options)

    def turns(self, game: Play) -> int:
        return game.table.tokens[TURNS]

    def judged(self, game: Play, seat: int, options: list[int], dice: Dice) -> int:
        assert isinstance(game, Match)
        if game.rules.verb_of[options[0]] == DECLINE:
            return game.rules.code(DECLINE if is_kept(game, seat, dice) else ACCEPT)
        return dice.pick([option for option in options if game.rules.verb_of[option] == READY] or options)


def is_kept(match: Match, seat: int, dice: Dice) -> bool:
    """Whether a hand will be played out better than most others of the same deck: who decides knows their own list."""
    zones = match.table.zones
    held, rest = list(zones[HAND + seat]), list(zones[DECK + seat])
    own, better = curve(match, held), 0
    for _ in range(HANDS):
        if curve(match, dice.shuffled(rest)[: len(held)]) > own:
            better += 1
    return 2 * better <= HANDS


def curve(match: Match, hand: list[int]) -> int:
    """How much IKZ a hand can spend in the first turns, each on the dearest cards that it pays for; entities count double."""
    left = hand[:]
    total = 0
    for ikz in range(1, EARLY + 1):
        money = ikz
        while True:
            chosen = -1
            for card in left:
                this = match.cards[card]
                if this.cost <= money and this.cost > 0 and (chosen < 0 or is_rather(match, card, chosen)):
                    chosen = card
            if chosen < 0:
                break
            left.remove(chosen)
            money -= match.cards[chosen].cost
            total += match.cards[chosen].cost * (2 if match.cards[chosen].kind == ENTITY else 1)
    return total


def is_rather(match: Match, card: int, other: int) -> bool:
    """Whether a card is played before another in an early turn."""
    one, two = match.cards[card], match.cards[other]
    if (one.kind == ENTITY) != (two.kind == ENTITY):
        return one.kind == ENTITY
    return one.cost > two.cost
