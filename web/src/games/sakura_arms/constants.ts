/** The numbers that stand for places, zones and verbs, as the rules have them: written by tools/export_constants.py. */

// Places of Sakura.
export const DISTANCE = 0;
export const SHADOW = 1;
export const LIFE = 2;
export const AURA = 4;
export const FLARE = 6;
export const SAKURA_PLACES = 8; // all places below hold Sakura, and so does every card
export const FOE_LIFE = 3; // the foe's, under the names that cards use
export const FOE_AURA = 5;
export const FOE_FLARE = 7;

// Places of other numbers.
export const VIGOR = 8;
export const STUN = 10;
export const TURN = 12; // whose turn it is
export const TURNS = 13; // how many turns have begun
export const START_DISTANCE = 14; // the Distance at the start of the turn
export const ACTED = 15; // whether anything has been done in this Main Phase
export const PLAYED = 16; // cards played this turn, by each player
export const MOVED = 18; // Basic Actions taken this turn
export const SCARRED = 20; // whether Aura damage was taken this turn
export const LIMITED = 22; // whether a Limited card forbids everything for the rest of the turn
export const FORWARD = 28; // tokens in Distance, each covering a Sakura there
export const BACKWARD = 30; // tokens in Distance, each counting as one more
export const PHASE = 32; // those between, and zones 18 and 19, are registered by goddesses: see `mechanisms`
export const GODDESSES = 33; // + 2 * seat, + 0 or 1: which goddess of the edition, counted from 1
export const DRAWN = 37; // cards drawn this turn, by each player
export const PLACES = 39;

// Kinds of zones, * 2 + seat: these are the zones of seat 0.
export const HAND = 0;
export const DECK = 2;
export const DISCARD = 4; // the face-up cards of the discard pile
export const FACE_DOWN = 6; // its face-down cards
export const IN_PLAY = 8; // Enchantments, at the side of the player who played them
export const LIMBO = 10; // cards being played, which are in no pile
export const READY = 12; // Ultimates
export const USED = 14;
export const BONUS = 16;
export const OUTSIDE = 20; // cards of the player's goddesses that are not in the deck
export const SEALED = 22; // removed from the game, face-up
export const FORMS = 24; // cards beside the board that hold as long as they lie there, and may add Basic Actions
export const ZONES = 26;
export const SET_ASIDE = 26; // cards that others copy, only in Mad Pairing

// Phases.
export const START_PHASE = 0;
export const MAIN_PHASE = 1;
export const END_PHASE = 2;

// Basic Actions: the rulebook's five; those that goddesses add come after them.
export const ADVANCE = 0;
export const RETREAT = 1;
export const RECOVER = 2;
export const FOCUS = 3;
export const BREAKAWAY = 4;
export const NO_ACTION = -1;
export const NO_CARD = -1;
export const NO_MASTER_DISTANCE = -1;

// Verbs of options.
export const VERBS = [
  "choose",
  "finish",
  "pass",
  "decline",
  "accept",
  "basic",
  "spend",
  "take_aura",
  "take_life",
  "from_aura",
  "goddess",
  "play",
  "full_force",
  "discarding",
  "picking",
] as const;
