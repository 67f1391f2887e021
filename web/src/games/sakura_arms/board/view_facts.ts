/** Facts of a duel besides tokens and cards. */

import type { Damage } from "../cards/metadata";
import type { View } from "../../../app/net/wire.gen";

export interface Attack {
  card: number;
  by: number;
  /** The Range now, as bits. */
  reach: number;
  damage: Damage;
}

export interface ViewFacts {
  distance: number;
  /** Master's Distance; below 0: there is none. */
  master_distance: number;
  /** The attack that is being resolved. */
  attack?: Attack;
  /** The rule of an Epic Battle. */
  epic?: string;
  /** Range and damage now of one's own Attacks, by card, where they are not the printed ones. */
  reaches: Record<string, number>;
  damages: Record<string, Damage>;
  /** Utilities that may be played now and whose effect would change nothing. */
  idle?: number[];
  /** Tokens that an option would move, by option. */
  shifts: Record<string, [from: number, to: number, amount: number][]>;
  /** Originals of copies, by card. */
  copies?: Record<string, number>;
  /** Cards with a mark: they are charged. */
  marked?: number[];
}

export function viewFacts(view: View): ViewFacts {
  return { reaches: {}, damages: {}, shifts: {}, ...view.own, ...view.public } as ViewFacts;
}

/** Returns the card that a copy counts as. */
export function originalCard(view: View, card: number): number {
  const [common, own] = [view.public, view.own ?? {}] as Pick<ViewFacts, "copies">[];
  return common.copies?.[card] ?? own.copies?.[card] ?? card;
}
