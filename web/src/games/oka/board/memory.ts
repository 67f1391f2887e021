/** What the piles hold, for those who want to be reminded of what everybody has seen. */

import type { Event } from "../../../app/net/view";
import { ASIDE, TOPS } from "../constants";

/** The cards of both piles (not sides), as everybody has seen them being played. */
export function remembered(events: Event[], seats: number, isReset = true): [number[], number[]] {
  let piles: [number[], number[]] = [[], []];
  let turned = 0;
  for (const [, verb, where, subject, amount] of events) {
    if (verb === "round") [piles, turned] = [[[], []], isReset ? 0 : turned];
    else if (verb === "place" && Math.floor(where / seats) === ASIDE && Math.floor(amount / seats) === TOPS)
      piles[amount % seats].push(subject);
    else if (verb === "lay_on_pile") piles[amount ^ turned].push(subject);
    else if (verb === "take_pile") piles[amount ^ turned] = [];
    else if (verb === "turn_yin_yang") turned = amount;
  }
  return piles;
}

/** The sides of tokens that a vote has shown, by seat, while it is being told. */
export function votesShown(events: Event[], event: Event | null): Map<number, number> {
  const shown = new Map<number, number>();
  let at = event && ["vote", "toss", "gain"].includes(event[1]) ? events.findIndex(([clock]) => clock === event[0]) : -1;
  if (at >= 0 && events[at][1] === "gain") at--;
  for (; at >= 0 && ["vote", "toss"].includes(events[at][1]); at--) {
    if (events[at][1] === "vote") shown.set(events[at][2], events[at][3]);
  }
  return shown;
}
