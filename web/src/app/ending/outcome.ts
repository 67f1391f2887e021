/** The outcome of a game, in words. */

import { seatName, t, type Message } from "../i18n/index.svelte";

/** Says how a game ended for a seat, or (null) for a spectator. */
export function outcome(scores: number[], seat: number | null): string {
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, one) => (score === best ? [one] : []));
  if (winners.length === scores.length) return t("draw");
  if (seat === null) return t(winners.length > 1 ? "have-won" : "has-won", { who: winners.map(seatName).join(", ") });
  return t(winners.includes(seat) ? "won" : "lost");
}

/** Returns the outcome of a game for two, by keys of its catalogue. */
export function outcomeOfTwo(draw: string, wonBy: string, won: string): (scores: number[], seat: number | null) => Message {
  return (scores, seat) => {
    if (scores[0] === scores[1]) return [draw, {}];
    const winner = scores[0] > scores[1] ? 0 : 1;
    return seat === null ? [wonBy, { winner: seatName(winner) }] : [won, { who: ["seat", winner] }];
  };
}
