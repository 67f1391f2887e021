"""The numbers that stand for places of tokens, zones of cards, steps and verbs. `+ seat` for those of a player."""

from __future__ import annotations

from typing import Final

# Places of Sakura.
DISTANCE: Final = 0
SHADOW: Final = 1
LIFE: Final = 2
AURA: Final = 4
FLARE: Final = 6
SAKURA_PLACES: Final = 8  # all places below hold Sakura, and so does every card
FOE_LIFE: Final = 3  # the foe's, under the names that cards use
FOE_AURA: Final = 5
FOE_FLARE: Final = 7
# Places of other numbers.
VIGOR: Final = 8
STUN: Final = 10
TURN: Final = 12  # whose turn it is
TURNS: Final = 13  # how many turns have begun
START_DISTANCE: Final = 14  # the Distance at the start of the turn
ACTED: Final = 15  # whether anything has been done in this Main Phase
PLAYED: Final = 16  # cards played this turn, by each player
MOVED: Final = 18  # Basic Actions taken this turn
SCARRED: Final = 20  # whether Aura damage was taken this turn
LIMITED: Final = 22  # whether a Limited card forbids everything for the rest of the turn
FORWARD: Final = 28  # tokens in Distance, each covering a Sakura there
BACKWARD: Final = 30  # tokens in Distance, each counting as one more
PHASE: Final = 32  # those between, and zones 18 and 19, are registered by goddesses: see `mechanisms`
GODDESSES: Final = 33  # + 2 * seat, + 0 or 1: which goddess of the edition, counted from 1
DRAWN: Final = 37  # cards drawn this turn, by each player
PLACES: Final = 39
# Places that only some goddesses need and register: the same numbers in all editions.  The next free one is 44; 50 to 53 are
# taken by a goddess in her own file.
ATTACKS: Final = 40  # attacks that each player has made this turn
PHASE_ATTACKS: Final = 42  # the same for the current phase

# Kinds of zones, * 2 + seat: these are the zones of seat 0.
HAND: Final = 0
DECK: Final = 2
DISCARD: Final = 4  # the face-up cards of the discard pile
FACE_DOWN: Final = 6  # its face-down cards
IN_PLAY: Final = 8  # Enchantments, at the side of the player who played them
LIMBO: Final = 10  # cards being played, which are in no pile
READY: Final = 12  # Ultimates
USED: Final = 14
BONUS: Final = 16
OUTSIDE: Final = 20  # cards of the player's goddesses that are not in the deck
SEALED: Final = 22  # removed from the game, face-up
FORMS: Final = 24  # cards beside the board that hold as long as they lie there, and may add Basic Actions
ZONES: Final = 26
SET_ASIDE: Final = 26  # cards that others copy, only in Mad Pairing
# Zones that only some goddesses need and register; a table has those up to the last one.  The next free one is 36.
PREPARED: Final = 28  # face-down beside the board, until shown
UNPREPARED: Final = 30  # those it was chosen from
CLOSED: Final = 32  # a closed card beside the board; it can be opened
OPENED: Final = 34  # the same card, open
OPEN_KINDS: Final = 1 << DISCARD // 2 | 1 << IN_PLAY // 2 | 1 << LIMBO // 2 | 1 << USED // 2  # where a card keeps its marks

# Steps.
PICK: Final = 0
BUILD: Final = 1
PREPARE: Final = 2
MULLIGAN: Final = 3
TURN_BEGINS: Final = 4
GAIN_VIGOR: Final = 5
CHECK_ENCHANTMENTS: Final = 6
DESTROY_EMPTY: Final = 7
OFFER_RESHUFFLE: Final = 8
DRAW: Final = 9
MAIN: Final = 10
PAY: Final = 11
END: Final = 12
HAND_LIMIT: Final = 13
NEXT_TURN: Final = 14
USE: Final = 15
REACT: Final = 16
STRIKE: Final = 17
AFTER: Final = 18
ACT: Final = 19
CHARGING: Final = 20
INITIALIZE: Final = 21
DESTROY: Final = 22
RESHUFFLE: Final = 23
BASIC_ACTION: Final = 24
ATTACKING: Final = 25
OFFER_TRAP: Final = 26
END_EFFECT: Final = 27
SUFFER: Final = 28
DRAFT: Final = 29
BAN: Final = 30
INSTEAD: Final = 31
READYING: Final = 32
STEPS: Final = 33

# Phases.
START_PHASE: Final = 0
MAIN_PHASE: Final = 1
END_PHASE: Final = 2

# Verbs of options.
FINISH: Final = 1  # end the Main Phase
PASS: Final = 2  # play no Reaction
DECLINE: Final = 3
ACCEPT: Final = 4
BASIC: Final = 5  # subject: a Basic Action
SPEND: Final = 6  # pay 1 Vigor
TAKE_AURA: Final = 7
TAKE_LIFE: Final = 8
FROM_AURA: Final = 9  # subject: the number of Sakura of a Charge that come from Aura
GODDESS: Final = 10  # subject: a goddess of the edition
PLAY: Final = 11  # subject of this and the following: a card
FULL_FORCE: Final = 12
DISCARDING: Final = 13
PICKING: Final = 14

# Basic Actions: the rulebook's five; those that goddesses add come after them.
ADVANCE: Final = 0
RETREAT: Final = 1
RECOVER: Final = 2
FOCUS: Final = 3
BREAKAWAY: Final = 4
NO_ACTION: Final = -1
NO_CARD: Final = -1
NO_MASTER_DISTANCE: Final = -1

# Kinds of entries of `Table.resolving` (`matters` in views). Both have the columns from M_SEAT to M_FULL_FORCE; only attacks
# have the others.
CARD_PLAYED: Final = 0
ATTACK: Final = 1
ENTRY_SEAT: Final = 1
ENTRY_CARD: Final = 2
ENTRY_ORIGIN: Final = 3  # the zone that the card came from
ENTRY_ORDINAL: Final = 4  # among the cards of the turn; an attack has in higher bits its number in the turn, and its choices
ENTRY_REACTS_TO: Final = 5  # the index of the attack that this reacts to, or -1
ENTRY_AS_REACTION: Final = 6
ENTRY_FULL_FORCE: Final = 7
ENTRY_CLASS: Final = 8  # made by a Normal card, by an Ultimate, or by an effect
ENTRY_REACH: Final = 9
ENTRY_AURA: Final = 10
ENTRY_LIFE: Final = 11
ENTRY_TRAITS: Final = 12
ENTRY_MORE_AURA: Final = 13
ENTRY_MORE_LIFE: Final = 14
ENTRY_STATE: Final = 15
ENTRY_TOOK_AURA: Final = 16  # damage taken so far, -1 for none
ENTRY_TOOK_LIFE: Final = 17
ENTRY_BOOSTS: Final = 18  # first of the cards whose "next Attack" this is

# Bits of `M_ORDINAL`.
CARD_ORDINAL: Final = 255  # a mask
NTH_ATTACK: Final = 8  # from this bit on
CHOICES: Final = 16  # from this bit on, for each boost
CHOICE_BITS: Final = 4

# Costs that are waived.
FLARE_WAIVED: Final = 1
COSTS_WAIVED: Final = 2  # all of them

BY_EFFECT: Final = 0
BY_NORMAL: Final = 1
BY_ULTIMATE: Final = 2

OPEN: Final = 0
NEGATED: Final = 1
MISSED: Final = 2

# Features of an attack.
INEVITABLE: Final = 1
INEVITABLE_FOR_NORMALS: Final = 2
INESCAPABLE: Final = 4
OVERKILL: Final = 8
DEALS_BOTH: Final = 16
INTO_DISTANCE: Final = 32  # Sakura moved by its damage go to Distance
DAMAGELESS: Final = 64  # its damage, and only that, is negated
WITH_AFTER: Final = 128  # made by an effect, but the card's After belongs to it
TRAITS: Final = 255  # a mask
ALTERED: Final = 8  # from this bit on: which number of its card was altered when that was played, and how
FARTHER: Final = 1  # every number of its Range is 1 more
NEARER: Final = 2  # every number of its Range is 1 less
MORE_AURA: Final = 3  # more damage to Aura
LESS_AURA: Final = 4
MORE_LIFE: Final = 5  # more damage to Life
LESS_LIFE: Final = 6

# Entries of `Table.effects`.
THIS_TURN: Final = 0  # the card's standing effects hold until the turn ends
COMING_TURN: Final = 1  # from the beginning of `seat`'s next turn until it ends
BOOST: Final = 2  # the card waits for the next Attack of this turn that it fits
FOR_GOOD: Final = 3  # lasts until the card itself ends it; its detail is another card
AS_PRINTED: Final = 4  # in Mad Pairing: the card was played as printed, and is still being played or in play
NOTED: Final = 5  # the card was played this turn, and some card asks for that
MARKED: Final = 6  # the card has a mark, as long as it lies open on the side of `seat`
FOLLOWING: Final = 7  # the card waits until another one, its detail, has been resolved

# Random streams.
FIRST_PLAYER: Final = 0
SET_UP: Final = 1
SHUFFLES: Final = 2  # + seat
POISONS: Final = 4  # + seat
STREAMS: Final = 6
DEALT_GODDESSES: Final = 6  # drawn before there is a table
RANDOM_CARDS: Final = 7  # + seat: the random card of a hand
MEASURED_LISTS: Final = 9  # drawn before there is a table

# Sources of damage, as bits.
FROM_ATTACK: Final = 1
FROM_RESHUFFLE: Final = 2
FROM_ELSEWHERE: Final = 4  # an effect, or a card that could not be drawn
FROM_ANYTHING: Final = 7

BURNOUT: Final = "burnout"  # a note: the damage is taken for a card that cannot be drawn

DASH: Final = -1  # damage of "-": there is none, and nothing can add to it

Pair = tuple[int, int]
NOTHING: Final = (0, 0)
NOWHERE: Final = (-1, -1)  # an arrow that moves no Sakura
