/** A view of Sakura read by the numbers that stand for its places and zones. */

import type { Message } from "../../../app/i18n/index.svelte";
import type { View } from "../../../app/net/view";
import * as P from "../constants";

export type Side = typeof P.WHITE | typeof P.BLACK;
export const SIDES: Side[] = [P.WHITE, P.BLACK];

export interface Values {
  /** Where these numbers come from: of the legend's profiles. */
  profile: number;
  coins: number[];
  shurikens: number[];
}

export interface Slot {
  price: number;
  /** -1: a gap until the turn ends. */
  card: number;
}

/** What the rules tell of a pile: what a card needs there, which values of the top card's colour fit (as bits), whether 13 meets 1. */
export interface Told {
  needs: Message;
  reach: number;
  corner: boolean;
}

export function suitOf(card: number): number {
  return Math.floor(card / P.HIGHEST);
}

export function valueOf(card: number): number {
  return (card % P.HIGHEST) + 1;
}

export function seatsIn(view: View): number {
  return Number(view.game.split("/")[1]);
}

/** What one reader may know of a game. */
export class Sight {
  readonly seats: number;
  readonly values: Values;
  readonly switches: number[];
  readonly cooks: number[];

  constructor(readonly view: View) {
    this.seats = seatsIn(view);
    const [, profile, , numbers] = view.lasting[P.VALUES];
    this.values = { profile, coins: numbers.slice(0, P.CARDS), shurikens: numbers.slice(P.CARDS) };
    this.switches = view.lasting[P.SWITCHES][3];
    this.cooks = this.switches.slice(P.COOK_VALUES);
  }

  token(place: number): number {
    return this.view.tokens[place];
  }

  zone(kind: number, at = 0): number[] {
    return this.view.zones[kind * this.seats + at];
  }

  hand(seat: number): number[] {
    return this.zone(P.HAND, seat);
  }

  /** The cards of a hand that can be seen, in their order. */
  known(seat: number): number[] {
    return this.hand(seat)
      .filter((card) => card >= 0)
      .sort((one, other) => one - other);
  }

  tricks(seat: number): number[] {
    return [...this.zone(P.TRICKS, seat), ...this.zone(P.CLOSED_TRICKS, seat)];
  }

  /** The shurikens on somebody's trick cards; null where they cannot all be seen. */
  shurikensOf(seat: number): number | null {
    const tricks = this.tricks(seat);
    return tricks.some((card) => card < 0) ? null : tricks.reduce((sum, card) => sum + this.values.shurikens[card], 0);
  }

  /** Null where coins are not open. */
  coinsOf(seat: number): number | null {
    const coins = this.token(P.COINS + seat);
    return coins < 0 ? null : coins;
  }

  get isTurned(): boolean {
    return this.token(P.TURNED) === 1;
  }

  /** The side of the Yin-Yang card on which one of the two piles lies, and the other way round. */
  across(sideOrPile: number): Side {
    return (sideOrPile ^ this.token(P.TURNED)) as Side;
  }

  /** The pile on a side, its top card first; what lies beneath is mostly hidden. */
  pile(side: Side): number[] {
    const at = this.across(side);
    return [...this.zone(P.TOPS, at), ...this.zone(P.BENEATH, at)];
  }

  /** Nothing while a card is on its way to it. */
  told(side: Side): Told | undefined {
    return ((this.view.own?.piles ?? this.view.public.piles) as Told[] | undefined)?.[side];
  }

  /** Whether the card of this turn lies on that side. */
  isServed(side: Side): boolean {
    return this.token(P.SERVED + this.across(side)) === 1;
  }

  get row(): Slot[] {
    const cards = [...this.zone(P.ROW)];
    return Array.from({ length: P.SLOTS }, (_, slot) => ({
      price: slot + 1,
      card: (this.token(P.FILLED) >> slot) & 1 ? (cards.shift() ?? -1) : -1,
    }));
  }

  get turn(): number {
    return this.token(P.TURN);
  }
}
