/** A view of Sakura read by the numbers that stand for its places and zones. */

import type { Message } from "../../../app/i18n/index.svelte";
import * as P from "../constants";
import type { View } from "../../../app/net/wire.gen";

export type Side = typeof P.WHITE | typeof P.BLACK;
export const SIDES: Side[] = [P.WHITE, P.BLACK];

export interface Values {
  /** The profile of the legend that has these numbers. */
  profile: number;
  coins: number[];
  shurikens: number[];
}

export interface Slot {
  price: number;
  /** -1: a gap until the turn ends. */
  card: number;
}

/** The needs of a pile: a message, the values of the top card's colour that fit (as bits), whether 13 meets 1. */
export interface PileNeeds {
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

/** A view of a game for one viewer. */
export class BoardModel {
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

  zone(kind: number, index = 0): number[] {
    return this.view.zones[kind * this.seats + index];
  }

  hand(seat: number): number[] {
    return this.zone(P.HAND, seat);
  }

  /** Returns the visible cards of a hand, sorted. */
  knownHand(seat: number): number[] {
    return this.hand(seat)
      .filter((card) => card >= 0)
      .sort((a, b) => a - b);
  }

  tricks(seat: number): number[] {
    return [...this.zone(P.TRICKS, seat), ...this.zone(P.CLOSED_TRICKS, seat)];
  }

  /** Counts the shurikens on a player's trick cards; null: some are hidden. */
  shurikensOf(seat: number): number | null {
    const tricks = this.tricks(seat);
    return tricks.some((card) => card < 0) ? null : tricks.reduce((sum, card) => sum + this.values.shurikens[card], 0);
  }

  /** Returns a player's coins; null: coins are hidden. */
  coinsOf(seat: number): number | null {
    const coins = this.token(P.COINS + seat);
    return coins < 0 ? null : coins;
  }

  get isTurned(): boolean {
    return this.token(P.TURNED) === 1;
  }

  /** Converts a pile to the side of the Yin-Yang card on which it lies, or a side to its pile. */
  across(sideOrPile: number): Side {
    return (sideOrPile ^ this.token(P.TURNED)) as Side;
  }

  /** Returns the pile on a side, the top card first; the cards beneath are mostly hidden. */
  pile(side: Side): number[] {
    const pile = this.across(side);
    return [...this.zone(P.TOPS, pile), ...this.zone(P.BENEATH, pile)];
  }

  /** Returns the needs of a pile; undefined while a card is moving to it. */
  needsOf(side: Side): PileNeeds | undefined {
    return ((this.view.own?.piles ?? this.view.public.piles) as PileNeeds[] | undefined)?.[side];
  }

  /** Returns true if the card of this turn lies on that side. */
  isServed(side: Side): boolean {
    return this.token(P.SERVED + this.across(side)) === 1;
  }

  /** The slots of the character row. */
  get row(): Slot[] {
    const cards = [...this.zone(P.ROW)];
    return Array.from({ length: P.SLOTS }, (_, slot) => ({
      price: slot + 1,
      card: (this.token(P.FILLED) >> slot) & 1 ? (cards.shift() ?? -1) : -1,
    }));
  }

  /** The seat whose turn it is. */
  get activeSeat(): number {
    return this.token(P.TURN);
  }
}
