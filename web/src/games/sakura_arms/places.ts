/** The numbers that stand for places, zones and verbs of Sakura Arms, as the engine's `places` has them. */

export const DISTANCE = 0;
export const SHADOW = 1;
export const LIFE = 2;
export const AURA = 4;
export const FLARE = 6;
export const VIGOR = 8;
export const STUN = 10;
export const TURN = 12;
export const TURNS = 13;
export const MACHINE = 24;
export const BURNED = 26;
export const FORWARD = 28;
export const BACKWARD = 30;
export const PHASE = 32;
export const GODDESSES = 33;

export const HAND = 0;
export const DECK = 2;
export const DISCARD = 4;
export const FACE_DOWN = 6;
export const IN_PLAY = 8;
export const LIMBO = 10;
export const READY = 12;
export const USED = 14;
export const BONUS = 16;
export const POUCH = 18;
export const OUTSIDE = 20;
export const SEALED = 22;
export const FORMS = 24;
/** In Mad Pairing alone. */
export const SET_ASIDE = 26;

export const ADVANCE = 0;
export const RETREAT = 1;
export const RECOVER = 2;
export const FOCUS = 3;
export const BREAKAWAY = 4;

/** A matter under way: an attack, its seat and its card. */
export const ATTACK = 1;
export const M_SEAT = 1;
export const M_CARD = 2;

/** A verb of options, as the server tells it. */
export interface VerbRow {
  name: string;
  first: number;
  count: number;
  card: boolean;
}

export type Verb =
  | "alternative"
  | "finish"
  | "pass"
  | "decline"
  | "accept"
  | "basic"
  | "spend"
  | "take_aura"
  | "take_life"
  | "from_aura"
  | "goddess"
  | "play"
  | "full_force"
  | "discard"
  | "pick"
  | "other";

const VERBS: Record<string, Verb> = {
  choose: "alternative",
  "end the Main Phase": "finish",
  "end turn": "finish",
  pass: "pass",
  decline: "decline",
  accept: "accept",
  basic: "basic",
  "spend Vigor": "spend",
  "Aura damage": "take_aura",
  "Life damage": "take_life",
  "from Aura": "from_aura",
  goddess: "goddess",
  play: "play",
  "full force": "full_force",
  discard: "discard",
  pick: "pick",
};

export interface Meaning {
  verb: Verb;
  /** The engine's name of the verb. */
  name: string;
  subject: number;
  /** The card it is about, or -1. */
  card: number;
}

/** What an option number means. */
export function meaning(option: number, verbs: VerbRow[]): Meaning {
  const row = verbs.findLast((one) => one.first <= option);
  if (!row || option >= row.first + row.count) throw new RangeError(`there is no option ${option}`);
  const subject = option - row.first;
  return { verb: VERBS[row.name] ?? "other", name: row.name, subject, card: row.card ? subject : -1 };
}

/** The option that says `verb` about `subject`; -1 when the game has no such verb. */
export function optionOf(verb: Verb, subject: number, verbs: VerbRow[]): number {
  const row = verbs.find((one) => VERBS[one.name] === verb);
  return row ? row.first + subject : -1;
}

/** Where what is spent goes. */
export const NOWHERE = -1;

/** No place of tokens, but previews speak of it: a player's hand cards that go to the face-down discards. */
export const DISCARDED = -10;

export interface Shift {
  from: number;
  to: number;
  amount: number;
}

/** What a Basic Action moves for `seat`. */
export function route(action: number, seat: number): Shift | null {
  const routes: Record<number, [number, number]> = {
    [ADVANCE]: [DISTANCE, AURA + seat],
    [RETREAT]: [AURA + seat, DISTANCE],
    [RECOVER]: [SHADOW, AURA + seat],
    [FOCUS]: [AURA + seat, FLARE + seat],
    [BREAKAWAY]: [SHADOW, DISTANCE],
    7: [SHADOW, DISTANCE],
  };
  const found = routes[action];
  return found ? { from: found[0], to: found[1], amount: 1 } : null;
}

/** What paying for a Basic Action moves: the cost, `from` somewhere, and what the action itself moves. */
export function payment(action: number | undefined, seat: number, from: number): Shift[] {
  const moved = action === undefined ? null : route(action, seat);
  return [{ from, to: NOWHERE, amount: 1 }, ...(moved ? [moved] : [])];
}
