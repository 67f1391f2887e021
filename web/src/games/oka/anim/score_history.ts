/** How a game of Sakura went: everybody's shurikens, turn by turn, and the card with which the largest pile was taken. */

import { largest, type Course, type Swing } from "../../../app/ending/score_history";
import type { Game } from "../../../app/net/server";
import type { Event, View } from "../../../app/net/view";
import * as P from "../constants";
import { seatsIn, Sight } from "../board/board_model";

/** What piles hold is reckoned as everybody has seen it; at the end of a round the true number is told. */
export function told(events: Event[], seats: number, shurikens: number[], isReset: boolean) {
  const now = new Array<number>(seats).fill(0);
  const lines = now.map((number) => [number]);
  const swings: Swing[] = [];
  let piles: number[][] = [[], []];
  let laid = -1;
  let [turned, turn, round] = [0, 0, 0];
  for (const [, verb, where, subject, amount] of events) {
    if (verb === "round") [piles, turned, round] = [[[], []], isReset ? 0 : turned, round + 1];
    else if (verb === "place" && Math.floor(where / seats) === P.ASIDE && Math.floor(amount / seats) === P.TOPS)
      piles[amount % seats].push(subject);
    else if (verb === "lay_on_pile") {
      piles[amount ^ turned].push(subject);
      laid = where;
    } else if (verb === "take_pile") {
      const pile = piles[amount ^ turned];
      const sum = pile.reduce((all, card) => all + (shurikens[card] ?? 0), 0);
      now[where] += sum;
      swings.push({ card: pile.at(-1) ?? -1, by: laid, to: where, turn: round, amount: sum });
      piles[amount ^ turned] = [];
    } else if (verb === "turn_yin_yang") turned = amount;
    else if (verb === "score") now[where] = subject;
    else if (verb === "turn") {
      if (turn++) for (const seat of lines.keys()) lines[seat].push(now[seat]);
    }
  }
  for (const seat of lines.keys()) lines[seat].push(now[seat]);
  return { lines, swings };
}

export function course(view: View, events: Event[], _rules: Game, scores: number[]): Course {
  const sight = new Sight(view);
  const { lines, swings } = told(events, seatsIn(view), sight.values.shurikens, sight.switches[P.YIN_YANG_RESET] === 1);
  const top = largest(swings, scores);
  return {
    what: ["page-course", {}],
    lines,
    decisive: top && {
      ...top,
      said: ["page-decisive", { who: ["seat", top.to], card: ["card", top.card], amount: top.amount, round: top.turn }],
    },
  };
}
