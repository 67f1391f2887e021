"""The numbers that stand for places, zones, steps and verbs of a draft, and how many cards it is about."""

from __future__ import annotations

from typing import Final

# The ways, as names of games have them.
OPEN_TWO_PICK: Final = "open-two-pick"
ROTATION: Final = "rotation"
ROCHESTER: Final = "rochester"

CARDS_DRAFTED: Final = 12  # by each player, who removes some of them
DECK_SIZE: Final = 10
NORMALS_EACH: Final = 8  # dealt to a player, or put in the middle
ULTIMATES_EACH: Final = 4

# Places.
PICKS: Final = 0  # how many cards everybody has drafted
FIRST: Final = 1  # who takes the first card of those in the middle, or revealed the first two
PLACES: Final = 2

# Kinds of zones, * seats + seat.
OFFERED: Final = 0  # what a player chooses from: a hand that goes round, or two cards that were revealed
DRAFTED: Final = 1  # in the order in which they were
REMOVED: Final = 2
MIDDLE: Final = 3  # face up; this and the following belong to nobody
DECKS: Final = 4  # + NORMALS or ULTIMATES
BOX: Final = 5  # cards of the pool that chance has left out
ZONES: Final = 6
NORMALS: Final = 0
ULTIMATES: Final = 1

# Steps.
ROTATE: Final = 0
LAY_OUT: Final = 1
TAKE: Final = 2
REVEAL: Final = 3
CHOOSE_ONE: Final = 4
REMOVE: Final = 5
STEPS: Final = 6

# Verbs of options.
TAKING: Final = 1
REMOVING: Final = 2
REVEALING: Final = 3

# Streams of luck, all of them drawn from before there is a table.
SHUFFLES: Final = 0
FIRST_PICK: Final = 1
STREAMS: Final = 2

NEVER_SEEN: Final = -1
