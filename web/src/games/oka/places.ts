/** The numbers that stand for places, zones and verbs of Sakura 桜花伝説, as the engine's `places` has them; and a view read by them. */

import type { View } from "../../app/lib/view";

export const COINS = 0;
export const SCORE = 6;
export const TURN = 12;
export const FIRST = 13;
export const ROUND = 14;
export const TURNED = 15;
export const SERVED = 16;
export const MODIFIERS = 18;
export const FILLED = 19;
export const BANK = 20;

export const HAND = 0;
export const TRICKS = 1;
export const CLOSED_TRICKS = 2;
export const TOPS = 3;
export const BENEATH = 4;
export const ASIDE = 5;
export const OUT = 6;
export const ROW = 7;
export const DRAW_PILE = 8;
export const DISCARD = 9;

export const WHITE = 0;
export const BLACK = 1;
export type Side = 0 | 1;
export const SIDES: Side[] = [WHITE, BLACK];

export const LOWER = 8;
export const HIGHER = 16;
export const COLOUR = 32;
export const ANY = 64;

export const CARDS = 52;
export const HIGHEST = 13;
export const SLOTS = 5;
export const ROUNDS = 3;
export const RENEWAL = 6;
const SWITCHES = 1;
const BANK_LIMIT = 3;

/** The engine's names of the verbs of options. */
export const PLACE = ["place on +", "place on -"];
export const TAKE = "take a pile";
export const HIRE = "hire";
export const FREE = "use free";
export const RENEW = "renew the row";
export const PICK = "pick";
export const PILE = "pile";
export const PLAYER = "player";
export const VOTE = "vote";

export interface Values {
  /** Which profile: the last one of the legend is what somebody has supplied. */
  profile: number;
  coins: number[];
  shurikens: number[];
}

export interface Slot {
  price: number;
  /** -1: a gap until the turn ends. */
  card: number;
}

export function suitOf(card: number): number {
  return Math.floor(card / HIGHEST);
}

export function valueOf(card: number): number {
  return (card % HIGHEST) + 1;
}

/** What one reader may know of a game. */
export class Sight {
  readonly seats: number;
  readonly values: Values;
  readonly switches: number[];
  readonly cooks: number[];

  constructor(readonly view: View) {
    this.seats = seatsIn(view);
    const numbers = view.lasting[0][3];
    this.values = { profile: view.lasting[0][1], coins: numbers.slice(0, CARDS), shurikens: numbers.slice(CARDS) };
    this.switches = view.lasting[SWITCHES][3];
    this.cooks = this.switches.slice(-3);
  }

  token(place: number): number {
    return this.view.tokens[place];
  }

  zone(kind: number, at = 0): number[] {
    return this.view.zones[kind * this.seats + at];
  }

  hand(seat: number): number[] {
    return this.zone(HAND, seat);
  }

  tricks(seat: number): number[] {
    return [...this.zone(TRICKS, seat), ...this.zone(CLOSED_TRICKS, seat)];
  }

  /** The shurikens on somebody's trick cards; null where they cannot all be seen. */
  shurikensOf(seat: number): number | null {
    const tricks = this.tricks(seat);
    return tricks.some((card) => card < 0) ? null : tricks.reduce((sum, card) => sum + this.values.shurikens[card], 0);
  }

  /** Null where coins are not open. */
  coinsOf(seat: number): number | null {
    const coins = this.token(COINS + seat);
    return coins < 0 ? null : coins;
  }

  get isTurned(): boolean {
    return this.token(TURNED) === 1;
  }

  /** The side of the Yin-Yang card on which one of the two piles lies, and the other way round. */
  across(sideOrPile: number): Side {
    return (sideOrPile ^ this.token(TURNED)) as Side;
  }

  /** The pile on a side, its top card first; what lies beneath is mostly hidden. */
  pile(side: Side): number[] {
    const at = this.across(side);
    return [...this.zone(TOPS, at), ...this.zone(BENEATH, at)];
  }

  top(side: Side): number {
    return this.zone(TOPS, this.across(side))[0] ?? -1;
  }

  /** Whether the card of this turn lies on that side. */
  isServed(side: Side): boolean {
    return this.token(SERVED + this.across(side)) === 1;
  }

  get row(): Slot[] {
    const cards = [...this.zone(ROW)];
    return Array.from({ length: SLOTS }, (_, slot) => ({ price: slot + 1, card: (this.token(FILLED) >> slot) & 1 ? (cards.shift() ?? -1) : -1 }));
  }

  get turn(): number {
    return this.token(TURN);
  }

  /** The coins left in the reserve; null when they count as unlimited. */
  get bank(): number | null {
    return this.switches[BANK_LIMIT] ? this.token(BANK) : null;
  }
}

export function seatsIn(view: View): number {
  return Number(view.game.split("/")[1]);
}
