/** The course of a game: its score, turn by turn, and the decisive card. */

import type { Message } from "../i18n/catalogue";

export interface DecisiveMove {
  card: number;
  /** The seat that did it. */
  by: number;
  /** The change of the score. */
  amount: number;
  sentence: Message;
  /** True if the score did not change any more afterwards. */
  isLast: boolean;
}

export interface ScoreHistory {
  /** The name of the score. */
  what: Message;
  /** By seat: the number at the beginning, and after each turn. */
  lines: number[][];
  /** The card behind the largest change. */
  decisive: DecisiveMove | null;
}

/** One change of the score; several changes by the same card at once are one, their sum. */
export interface Swing {
  /** -1: no card is behind it. */
  card: number;
  by: number;
  /** The seat whose score changed. */
  to: number;
  turn: number;
  amount: number;
}

/** Finds the largest change that has a card behind it and befell a loser; of equals, the last. */
export function largest(swings: Swing[], scores: number[]): (Swing & { isLast: boolean }) | null {
  const best = Math.max(...scores);
  const isDraw = scores.every((one) => one === best);
  let found = -1;
  swings.forEach((one, at) => {
    if (one.card < 0 || one.amount <= 0 || (!isDraw && scores[one.to] === best)) return;
    if (found < 0 || one.amount >= swings[found].amount) found = at;
  });
  return found < 0 ? null : { ...swings[found], isLast: found === swings.length - 1 };
}
