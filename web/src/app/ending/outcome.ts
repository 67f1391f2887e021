/** How a game ended, in words. */

import { seatName, t } from "../i18n/index.svelte";

/** For a seat; null: for whoever looks on. */
export function outcome(scores: number[], seat: number | null): string {
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, one) => (score === best ? [one] : []));
  if (winners.length === scores.length) return t("draw");
  if (seat === null) return t(winners.length > 1 ? "have-won" : "has-won", { who: winners.map(seatName).join(", ") });
  return t(winners.includes(seat) ? "won" : "lost");
}
