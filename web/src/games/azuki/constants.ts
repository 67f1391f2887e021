/** The numbers that stand for places, zones and verbs, as the rules have them: written by tools/export_constants.py. */

// Faces: the printed cards, in the order of the official ids.  A card is `seat * HALF + face * COPIES + copy`. Deck codes count
export const FACES = 197;
export const COPIES = 4;
export const DECK_SIZE = 50;
export const HAND_SIZE = 7;
export const MOST_IKZ = 10;

// Elements.
export const NEUTRAL = 0;
export const FIRE = 1;
export const WATER = 2;
export const EARTH = 3;
export const LIGHTNING = 4;

// Numbers of the whole game, then of each player.
export const TURN = 0; // whose turn it is
export const TURNS = 1;
export const PHASE = 2;
export const ARRIVALS = 3; // cards that have entered the field so far; their numbers, so that each is recognised
export const TRIGGER_GENERATION = 4; // the generation of the effects that are queued now
export const LAST_ACTOR = 5; // the seat that took the last voluntary action; it loses if both leaders fall at once
export const LISTS_CLOSED = 6; // whether deck lists are hidden from the opponent
export const TURN_LIMIT = 7; // number of turns of both players after which the match ends; 0: it does not
export const IKZ = 8; // untapped in the IKZ area
export const SPENT = 10; // tapped in the IKZ area
export const IKZ_PILE = 12; // cards left in the IKZ pile
export const IKZ_TOKEN = 14; // whether the player has the IKZ token
export const FLEETING = 16; // a token that disappears at the end of the turn
export const PLAYED = 18; // cards played this turn
export const ENTITIES_PLAYED = 20;
export const DISCARDED = 22; // cards discarded this turn
export const DISCOUNT = 24; // the amount by which the next card costs less
export const LEADER_WAITS = 26; // whether a leader waits for an entity to fall
export const BLOCKS = 28;

// Phases.
export const SET_UP = 0;
export const START = 1;
export const MAIN_PHASE = 2;
export const END = 3;

// A spot of the field: seat * SPOTS + 0 the leader, 1 the gate, 2 to 6 the Garden, 7 to 11 the Alley. Its zone holds the card
export const SPOTS = 12;
export const FIELD_SPOTS = 24;
export const LEADER = 0;
export const GATE = 1;
export const GARDEN = 2;
export const ALLEY = 7;
export const ROW = 5;
export const WIDTH = 8;
export const ARRIVAL = 0;
export const DAMAGE = 1;
export const FLAGS = 2;
export const MORE_ATTACK = 3; // lasts until the turn ends, like the next three
export const MORE_HEALTH = 4;
export const CARAPACE = 5;
export const ONCE = 6; // once-per-turn texts that were used: 1 its own, 2 a copied one
export const COPIED = 7; // the face whose text it also has, counted from 1

// Flags of a spot.  Charge and Infiltrate are keywords too; of the last four there is one for each seat whose turn ends them.
export const TAPPED = 1;
export const COOLDOWN = 2;
export const SHOCKED = 4;
export const HURT = 8; // took damage this turn
export const CHARGE = 16;
export const INFILTRATE = 32;
export const SACRIFICE_AT_END = 64;
export const FROZEN = 128; // this and the next three are shifted: `<< seat`
export const ROOTED = 512;
export const DEFENDING = 2048;
export const SPARED = 8192;
export const FROZEN_BY_ANY = 384;
export const ROOTED_BY_ANY = 1536;
export const DEFENDING_BY_ANY = 6144;
export const SPARED_BY_ANY = 24576;

// Other keywords.
export const DEFENDER = 1048576;
export const GODMODE = 2097152;
export const TAUNT = 4194304;
export const IMMUNE = 8388608; // takes no damage from card effects
export const REDIRECTS = 16777216; // damage from abilities and spells is held back from it and may be sent on
export const IS_IKZ = 33554432; // counts as an IKZ card
export const NEVER_UNTAPS = 67108864;

// Kinds of zones, * 2 + seat.
export const HAND = 0;
export const DECK = 2;
export const DISCARD = 4;
export const LIMBO = 6; // the card being played
export const LIST = 8; // a deck being built, before it is set out
export const FIELD = 10; // + 2 * number of the spot

// Kinds of entries of `Table.effects`, and the details of a waiting effect.
export const WAITING = 0;
export const HURT_BY = 1; // the source of a damage, for cards that count sources; its only detail is an arrival
export const WAITING_ARRIVAL = 0;
export const WAITING_FACE = 1; // the face whose text it is
export const WAITING_MOMENT = 2;
export const WAITING_AMOUNT = 3;
export const WAITING_SOURCE = 4; // a card
export const WAITING_FACTS = 5; // bits of facts about the event, as below
export const WAITING_GENERATION = 6;
export const WAITING_OTHER = 7; // the arrival of the other unit concerned

// Columns of the only kind of entry of `Table.resolving`, an attack. Units are given by their arrival.
export const IN_ATTACK = 0;
export const ENTRY_SEAT = 1;
export const ENTRY_ATTACKER = 2;
export const ENTRY_TARGET = 3;
export const ENTRY_BOTH_FALL = 4; // whether both would fall, as declared
export const ENTRY_FOUGHT = 5; // whether it was fought out

// Verbs of options.
export const VERBS = [
  "choose",
  "end_turn",
  "pass",
  "decline",
  "accept",
  "amount",
  "rows",
  "purse",
  "play",
  "take",
  "attack",
  "portal",
  "use",
  "spot",
  "ready",
] as const;
