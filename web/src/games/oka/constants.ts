/** The numbers that stand for places, zones and verbs, as the rules have them: written by tools/export_constants.py. */

// Places.
export const COINS = 0;
export const SCORE = 6; // shurikens of the rounds that are over
export const TURN = 12; // whose turn it is
export const FIRST = 13; // who began the round
export const ROUND = 14;
export const TURNED = 15; // 1 when the Yin-Yang card lies the other way round: then pile 1 is the increasing one
export const SERVED = 16; // + pile: whether the card of this turn lies on it
export const MODIFIERS = 18; // the modifiers that the next card must use, as bits
export const FILLED = 19; // the slots of the row that hold a character, as bits
export const BANK = 20; // coins in the reserve; 0 and meaningless when they count as unlimited
export const PLACES = 21;

// Kinds of zones: the zone of a kind is kind * seats + seat, or + pile, or + 0 if there is only one.
export const HAND = 0;
export const TRICKS = 1;
export const CLOSED_TRICKS = 2; // the same when trick piles are not open
export const TOPS = 3; // the card on top of a pile
export const BENEATH = 4; // the cards under the top of a pile, the uppermost first
export const ASIDE = 5; // the deck; once it is dealt, the cards that are put aside
export const OUT = 6; // trick cards that a Daimyo has discarded
export const ROW = 7; // the characters that can be hired, the cheapest first
export const DRAW_PILE = 8; // draw pile of characters
export const DISCARD = 9; // discard pile of characters
export const KINDS = 10;

// Sides of the Yin-Yang card, and of a Yin-Yang token.
export const WHITE = 0; // increasing, +
export const BLACK = 1; // decreasing, -

// Modifiers, as bits.
export const COOKS = 7; // one bit for each of the three: the first is 1
export const LOWER = 8; // a lower card on the white side
export const HIGHER = 16; // a higher card on the black side
export const COLOUR = 32;
export const ANY = 64;
export const MODIFIER_BITS = 7;

// Facts of the whole game (`Table.effects`), which everybody sees.
export const VALUES = 0; // seat: which profile; details: the coins of the 52 cards, then their shurikens
export const SWITCHES = 1; // details: the switches, as below

// Switches: the index of each in the details, in the order of `setup.DEFAULTS`.
export const VOLUNTARY_TAKE = 0;
export const STACK_MODIFIERS = 1;
export const HIRE_NEEDS_USE = 2;
export const BANK_LIMIT = 3; // the coins there are; 0: as many as needed
export const TRICK_PILES_OPEN = 4;
export const COINS_OPEN = 5;
export const PILE_DEPTH_HIDDEN = 6;
export const YIN_YANG_RESET = 7;
export const COOK_VALUES = 8; // the numbers of the three Cooks from here on

// Counts.
export const CARDS = 52;
export const COLOURS = 4;
export const HIGHEST = 13;
export const CHARACTERS = 15;
export const SLOTS = 5;
export const RENEWAL = 6; // the price of a new row
export const COINS_AT_START = 5;
export const ROUNDS = 3;
export const LEFT_OVER = 2; // cards that stay in hand when a round ends

// Verbs of options.
export const VERBS = [
  "choose",
  "place",
  "place_on_black",
  "take",
  "hire",
  "free",
  "renew",
  "finish",
  "decline",
  "pick",
  "pile",
  "player",
  "vote",
] as const;
