"""The numbers of places, zones, steps and verbs of a draft, and its numbers of cards."""

from __future__ import annotations

from typing import Final

# The ways to draft, as in the names of games.
OPEN_TWO_PICK: Final = "open-two-pick"
ROTATION: Final = "rotation"
ROCHESTER: Final = "rochester"

CARDS_DRAFTED: Final = 12  # cards that each player drafts, and then removes some of
DECK_SIZE: Final = 10
NORMALS_EACH: Final = 8  # dealt to a player, or put in the middle
ULTIMATES_EACH: Final = 4

# Places.
PICKS: Final = 0  # the number of cards that every player has drafted
FIRST: Final = 1  # the seat that takes the first card from the middle, or revealed the first two
PLACES: Final = 2

# Kinds of zones, * seats + seat.
OFFERED: Final = 0  # the cards a player chooses from: a hand that is passed on, or two revealed cards
DRAFTED: Final = 1  # cards drafted, in the order of the picks
REMOVED: Final = 2
MIDDLE: Final = 3  # face up; this kind and the next ones belong to nobody
DECKS: Final = 4  # + NORMALS or ULTIMATES
BOX: Final = 5  # cards of the pool that were not dealt
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

# Streams of the rng, all used while dealing.
SHUFFLES: Final = 0
FIRST_PICK: Final = 1
STREAMS: Final = 2

NEVER_SEEN: Final = -1
