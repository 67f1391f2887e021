/** What a view of a duel tells besides tokens and cards. */

import type { View } from "../../../app/net/view";
import type { Damage } from "../cards/metadata";

export interface Attack {
  card: number;
  by: number;
  /** The Range now, as bits. */
  reach: number;
  damage: Damage;
}

export interface Seen {
  distance: number;
  /** Below 0: there is none. */
  master_distance: number;
  /** The attack that is being resolved. */
  attack?: Attack;
  /** The rule of an Epic Battle. */
  epic?: string;
  /** By card, of one's own Attacks: the Range and the damage now, where they are not the printed ones. */
  reaches: Record<string, number>;
  damages: Record<string, Damage>;
  /** The Basic Action that is being paid for. */
  action?: number;
  /** By card: what it is a copy of. */
  copies?: Record<string, number>;
  /** Cards with a mark: they are charged. */
  marked?: number[];
}

export function seen(view: View): Seen {
  return { reaches: {}, damages: {}, ...view.own, ...view.public } as Seen;
}

/** What a card counts as, where it is a copy of another. */
export function counted(view: View, card: number): number {
  const [all, own] = [view.public, view.own ?? {}] as Pick<Seen, "copies">[];
  return all.copies?.[card] ?? own.copies?.[card] ?? card;
}
