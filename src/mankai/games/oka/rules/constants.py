"""The numbers that stand for places of tokens, zones of cards, steps and verbs. `+ seat` for those of a player."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6

# Places.
COINS: Final = 0
SCORE: Final = 6  # shurikens of the rounds that are over
TURN: Final = 12  # whose turn it is
FIRST: Final = 13  # who began the round
ROUND: Final = 14
TURNED: Final = 15  # 1 when the Yin-Yang card lies the other way round: then pile 1 is the increasing one
SERVED: Final = 16  # + pile: whether the card of this turn lies on it
MODIFIERS: Final = 18  # the modifiers that the next card must use, as bits
FILLED: Final = 19  # the slots of the row that hold a character, as bits
BANK: Final = 20  # coins in the reserve; 0 and meaningless when they count as unlimited
PLACES: Final = 21

# Kinds of zones: the zone of a kind is kind * seats + seat, or + pile, or + 0 if there is only one.
HAND: Final = 0
TRICKS: Final = 1
CLOSED_TRICKS: Final = 2  # the same when trick piles are not open
TOPS: Final = 3  # the card on top of a pile
BENEATH: Final = 4  # the cards under the top of a pile, the uppermost first
ASIDE: Final = 5  # the deck; once it is dealt, the cards that are put aside
OUT: Final = 6  # trick cards that a Daimyo has discarded
ROW: Final = 7  # the characters that can be hired, the cheapest first
DRAW_PILE: Final = 8  # draw pile of characters
DISCARD: Final = 9  # discard pile of characters
KINDS: Final = 10
PLAYERS_ZONES: Final = [HAND, TRICKS, CLOSED_TRICKS]  # every player has one of each

# Sides of the Yin-Yang card, and of a Yin-Yang token.
WHITE: Final = 0  # increasing, +
BLACK: Final = 1  # decreasing, -

# Steps.
ROUND_BEGINS: Final = 0
TURN_BEGINS: Final = 1
ACT: Final = 2
USE: Final = 3
USE_FREE: Final = 4
GIVE: Final = 5
REORDER: Final = 6
TURN_ENDS: Final = 7
ROUND_ENDS: Final = 8
STEP_NAMES: Final = [
    "round begins", "turn begins", "act", "use", "use free", "give", "reorder", "turn ends", "round ends",
]  # fmt: skip

# Verbs of options.
PLACE: Final = 1  # + side: about a card
PLACE_ON_BLACK: Final = 2
TAKE: Final = 3  # subject: a side
HIRE: Final = 4  # subject: a character
FREE: Final = 5  # subject: a character
RENEW: Final = 6
FINISH: Final = 7
DECLINE: Final = 8
PICK: Final = 9  # subject: a card
PILE: Final = 10  # subject: a side
PLAYER: Final = 11  # subject: a seat
VOTE: Final = 12  # subject: a side

# Modifiers, as bits.
COOKS: Final = 7  # one bit for each of the three: the first is 1
LOWER: Final = 8  # a lower card on the white side
HIGHER: Final = 16  # a higher card on the black side
COLOUR: Final = 32
ANY: Final = 64
MODIFIER_BITS: Final = 7

# Facts of the whole game (`Table.effects`), which everybody sees.
VALUES: Final = 0  # seat: which profile; details: the coins of the 52 cards, then their shurikens
SWITCHES: Final = 1  # details: the switches, as below

# Switches: the index of each in the details, in the order of `setup.DEFAULTS`.
VOLUNTARY_TAKE: Final = 0
STACK_MODIFIERS: Final = 1
HIRE_NEEDS_USE: Final = 2
BANK_LIMIT: Final = 3  # the coins there are; 0: as many as needed
TRICK_PILES_OPEN: Final = 4
COINS_OPEN: Final = 5
PILE_DEPTH_HIDDEN: Final = 6
YIN_YANG_RESET: Final = 7
COOK_VALUES: Final = 8  # the numbers of the three Cooks from here on

# Random streams.
STARTER: Final = 0
SHUFFLES: Final = 1
CHARACTER_SHUFFLES: Final = 2
BLIND: Final = 3  # cards drawn unseen
TOSS: Final = 4
STREAMS: Final = 5

# Counts.
CARDS: Final = 52
COLOURS: Final = 4
HIGHEST: Final = 13
CHARACTERS: Final = 15
SLOTS: Final = 5
RENEWAL: Final = 6  # the price of a new row
COINS_AT_START: Final = 5
ROUNDS: Final = 3
LEFT_OVER: Final = 2  # cards that stay in hand when a round ends
