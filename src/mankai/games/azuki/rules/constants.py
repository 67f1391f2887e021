"""The numbers of places, zones, spots, flags, steps and verbs; `+ seat` for those of a player.

They are in saves, in observations and on the page, so a number keeps its meaning.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Pair = tuple[int, int]  # attack and health
NOTHING: Final = (0, 0)

# Faces: the printed cards, in the order of the official ids.  A card is `seat * HALF + face * COPIES + copy`. Deck codes count
# faces, so new ones go to the end. `FACES` is written out, so that compiled code inlines it.
SETS: Final = [("AZK01", 1, 129), ("STT01", 1, 17), ("STT02", 1, 17), ("STT03", 1, 17), ("STT04", 1, 17)]
IDS: Final = [f"{name}-{number:03}" for name, first, last in SETS for number in range(first, last + 1)]
FACES: Final = 197
COPIES: Final = 4
HALF: Final = FACES * COPIES
DECK_SIZE: Final = 50
HAND_SIZE: Final = 7
MOST_IKZ: Final = 10

# Elements.
NEUTRAL: Final = 0
FIRE: Final = 1
WATER: Final = 2
EARTH: Final = 3
LIGHTNING: Final = 4
ELEMENTS: Final = ["Neutral", "Fire", "Water", "Earth", "Lightning"]

# Numbers of the whole game, then of each player.
TURN: Final = 0  # whose turn it is
TURNS: Final = 1
PHASE: Final = 2
ARRIVALS: Final = 3  # cards that have entered the field so far; their numbers, so that each is recognised
TRIGGER_GENERATION: Final = 4  # the generation of the effects that are queued now
LAST_ACTOR: Final = 5  # the seat that took the last voluntary action; it loses if both leaders fall at once
LISTS_CLOSED: Final = 6  # whether deck lists are hidden from the opponent
TURN_LIMIT: Final = 7  # number of turns of both players after which the match ends; 0: it does not
IKZ: Final = 8  # untapped in the IKZ area
SPENT: Final = 10  # tapped in the IKZ area
IKZ_PILE: Final = 12  # cards left in the IKZ pile
IKZ_TOKEN: Final = 14  # whether the player has the IKZ token
FLEETING: Final = 16  # a token that disappears at the end of the turn
PLAYED: Final = 18  # cards played this turn
ENTITIES_PLAYED: Final = 20
DISCARDED: Final = 22  # cards discarded this turn
DISCOUNT: Final = 24  # the amount by which the next card costs less
LEADER_WAITS: Final = 26  # whether a leader waits for an entity to fall
BLOCKS: Final = 28

# Phases.
SET_UP: Final = 0
START: Final = 1
MAIN_PHASE: Final = 2
END: Final = 3

# A spot of the field: seat * SPOTS + 0 the leader, 1 the gate, 2 to 6 the Garden, 7 to 11 the Alley. Its zone holds the card
# and then the weapons it carries; its block of tokens holds its state.
SPOTS: Final = 12
FIELD_SPOTS: Final = 24
LEADER: Final = 0
GATE: Final = 1
GARDEN: Final = 2
ALLEY: Final = 7
ROW: Final = 5
WIDTH: Final = 8
ARRIVAL: Final = 0
DAMAGE: Final = 1
FLAGS: Final = 2
MORE_ATTACK: Final = 3  # lasts until the turn ends, like the next three
MORE_HEALTH: Final = 4
CARAPACE: Final = 5
ONCE: Final = 6  # once-per-turn texts that were used: 1 its own, 2 a copied one
COPIED: Final = 7  # the face whose text it also has, counted from 1
PLACES: Final = BLOCKS + FIELD_SPOTS * WIDTH

# Flags of a spot.  Charge and Infiltrate are keywords too; of the last four there is one for each seat whose turn ends them.
TAPPED: Final = 1
COOLDOWN: Final = 2
SHOCKED: Final = 4
HURT: Final = 8  # took damage this turn
CHARGE: Final = 16
INFILTRATE: Final = 32
SACRIFICE_AT_END: Final = 64
FROZEN: Final = 128  # this and the next three are shifted: `<< seat`
ROOTED: Final = 512
DEFENDING: Final = 2048
SPARED: Final = 8192
FROZEN_BY_ANY: Final = 384
ROOTED_BY_ANY: Final = 1536
DEFENDING_BY_ANY: Final = 6144
SPARED_BY_ANY: Final = 24576
OUTLIVES_TURN: Final = TAPPED | SHOCKED | FROZEN_BY_ANY | ROOTED_BY_ANY | DEFENDING_BY_ANY | SPARED_BY_ANY
FLAG_NAMES: Final = [
    "tapped", "cooldown", "shocked", "hurt", "charge", "infiltrate", "sacrificed at end", "frozen by me", "frozen by foe",
    "rooted by me", "rooted by foe", "defends for me", "defends for foe", "spared by me", "spared by foe",
]  # fmt: skip

# Other keywords.
DEFENDER: Final = 1 << 20
GODMODE: Final = 1 << 21
TAUNT: Final = 1 << 22
IMMUNE: Final = 1 << 23  # takes no damage from card effects
REDIRECTS: Final = 1 << 24  # damage from abilities and spells is held back from it and may be sent on
IS_IKZ: Final = 1 << 25  # counts as an IKZ card
NEVER_UNTAPS: Final = 1 << 26

# Of a weapon on the field, in `on_cards`.
STRONGER: Final = 1
USED_ONCE: Final = 2

# Kinds of zones, * 2 + seat.
HAND: Final = 0
DECK: Final = 2
DISCARD: Final = 4
LIMBO: Final = 6  # the card being played
LIST: Final = 8  # a deck being built, before it is set out
FIELD: Final = 10  # + 2 * number of the spot
ZONES: Final = FIELD + 2 * SPOTS

# Rows that a text works in, or that an entity may be played to.
GARDEN_ONLY: Final = 1
ALLEY_ONLY: Final = 2
ANYWHERE: Final = 3

# Windows in which cards are played and abilities used.
MAIN: Final = 1
RESPONSE: Final = 2

# What an attacker reaches.
REACHES_ALLEY: Final = 1
ONLY_LEADERS: Final = 2

# Steps.
CHOOSE_LIST: Final = 0
CHOOSE_GATE: Final = 1
BUILD: Final = 2
SET_OUT: Final = 3
MULLIGAN: Final = 4
TURN_BEGINS: Final = 5
START_EFFECTS: Final = 6
DRAW: Final = 7
RESOURCE: Final = 8
ACT: Final = 9
PLAYING: Final = 10
PORTALS: Final = 11
ABILITY: Final = 12
DECLARE: Final = 13
RESPOND: Final = 14
DEFEND: Final = 15
WHEN_ATTACKED: Final = 16
COMBAT: Final = 17
AFTER_ATTACKING: Final = 18
ATTACK_ENDS: Final = 19
RESOLVE: Final = 20
END_EFFECTS: Final = 21
CLEAN_UP: Final = 22

# Verbs of options.
END_TURN: Final = 1
PASS: Final = 2
DECLINE: Final = 3
ACCEPT: Final = 4
AMOUNT: Final = 5
ROWS: Final = 6  # 0 the Garden, 1 the Alley
PURSE: Final = 7  # 0 IKZ, 1 the token, 2 an entity that counts as IKZ
PLAY: Final = 8  # subject: a face
TAKE: Final = 9  # subject: a face
ATTACK: Final = 10  # subject: an own spot
PORTAL: Final = 11  # subject: the nth of the Alley
USE: Final = 12  # subject: an own spot
SPOT: Final = 13  # subject: any spot, the player's own first
READY: Final = 14  # subject: a ready deck

# Limits of the subjects of verbs, and the ways to pay IKZ.
LARGEST_AMOUNT: Final = 10
MOST_LISTS: Final = 64
BY_IKZ: Final = 0
BY_TOKEN: Final = 1
BY_ENTITY: Final = 2

# Kinds of entries of `Table.effects`, and the details of a waiting effect.
WAITING: Final = 0
HURT_BY: Final = 1  # the source of a damage, for cards that count sources; its only detail is an arrival
WAITING_ARRIVAL: Final = 0
WAITING_FACE: Final = 1  # the face whose text it is
WAITING_MOMENT: Final = 2
WAITING_AMOUNT: Final = 3
WAITING_SOURCE: Final = 4  # a card
WAITING_FACTS: Final = 5  # bits of facts about the event, as below
WAITING_GENERATION: Final = 6
WAITING_OTHER: Final = 7  # the arrival of the other unit concerned

# Moments: the events to which a waiting effect responds.
ON_PLAY: Final = 0
ENTERS: Final = 1
ATTACKING: Final = 2
ATTACKED: Final = 3
ATTACKED_ANOTHER: Final = 4
AFTER_ATTACK: Final = 5
DESTROYED: Final = 6
SACRIFICED: Final = 7
EQUIPPED: Final = 8
TURN_STARTS: Final = 9
TURN_ENDS: Final = 10
TOOK_DAMAGE: Final = 11
DEALT_DAMAGE: Final = 12
WATCHED: Final = 13
HELD_BACK: Final = 14
DUE_SACRIFICE: Final = 15
PROMISED: Final = 16
MOMENTS: Final = [
    "on play", "enters", "when attacking", "when attacked", "another attacked", "after attacking", "when destroyed",
    "when sacrificed", "when equipped", "start of turn", "end of turn", "took damage", "dealt damage", "watched", "held back",
    "due sacrifice", "promised",
]  # fmt: skip

# Events that watchers wait for, and facts about them.
OF_DESTRUCTION: Final = 1
OF_SACRIFICE: Final = 2
OF_RETURN: Final = 4
OF_ATTACK: Final = 8
IN_GARDEN: Final = 16
OF_FOE: Final = 32  # the foe of the watcher
BY_COMBAT: Final = 64
BY_EFFECT: Final = 128

# Columns of the only kind of entry of `Table.resolving`, an attack. Units are given by their arrival.
IN_ATTACK: Final = 0
ENTRY_SEAT: Final = 1
ENTRY_ATTACKER: Final = 2
ENTRY_TARGET: Final = 3
ENTRY_BOTH_FALL: Final = 4  # whether both would fall, as declared
ENTRY_FOUGHT: Final = 5  # whether it was fought out

# Random streams.
FIRST: Final = 0
SHUFFLES: Final = 1  # + seat
COPYING: Final = 3  # + seat: which copies of a face a list gets
STREAMS: Final = 5


def zone_of(spot: i64) -> i64:
    return FIELD + 2 * spot if spot < SPOTS else FIELD + 2 * spot - 23


def block_of(spot: i64) -> i64:
    return BLOCKS + WIDTH * spot


def is_garden(spot: i64) -> bool:
    """Whether a spot is one for entities of a Garden."""
    place = spot if spot < SPOTS else spot - SPOTS
    return place >= GARDEN and place < ALLEY


def is_alley(spot: i64) -> bool:
    return spot >= SPOTS + ALLEY or (spot >= ALLEY and spot < SPOTS)
