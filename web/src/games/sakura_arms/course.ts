/** How a duel went: the Life of both, turn by turn. */

import type { Event } from "../../app/lib/view";
import * as P from "./places";

/** By seat: the Life at the end of each turn that was told, the last one now; reckoned backwards from how it stands. */
export function lives(events: Event[], tokens: number[]): [number[], number[]] {
  const now = [tokens[P.LIFE], tokens[P.LIFE + 1]];
  const found: [number[], number[]] = [[now[0]], [now[1]]];
  for (const [, verb, where, subject, amount] of events.toReversed()) {
    if (verb === "shift") {
      for (const seat of [0, 1]) {
        if (where === P.LIFE + seat) now[seat] += amount;
        if (subject === P.LIFE + seat) now[seat] -= amount;
      }
    } else if (verb === "turn") for (const seat of [0, 1]) found[seat].unshift(now[seat]);
  }
  return found;
}
