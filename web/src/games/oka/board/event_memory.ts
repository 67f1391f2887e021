/** Facts remembered from past events: the contents of the piles, the votes shown. */

import { ASIDE, TOPS } from "../constants";
import type { Event } from "../../../app/net/wire.gen";

/** Collects the cards of both piles (not sides) that everybody has seen being played. */
export function pileContents(events: Event[], seats: number, isReset = true): [number[], number[]] {
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

/** Collects by seat the sides of tokens that a vote has shown, while its events are on display. */
export function shownVotes(events: Event[], event: Event | null): Map<number, number> {
  const votes = new Map<number, number>();
  let index = event && ["vote", "toss", "gain"].includes(event[1]) ? events.findIndex(([clock]) => clock === event[0]) : -1;
  if (index >= 0 && events[index][1] === "gain") index--;
  for (; index >= 0 && ["vote", "toss"].includes(events[index][1]); index--) {
    if (events[index][1] === "vote") votes.set(events[index][2], events[index][3]);
  }
  return votes;
}
