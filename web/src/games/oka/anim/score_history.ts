/** The score history of Sakura: all players' shurikens, turn by turn, and the top card of the largest pile taken. */

import { largest, type ScoreHistory, type Swing } from "../../../app/ending/score_history";
import * as P from "../constants";
import { seatsIn, BoardModel } from "../board/board_model";
import type { Event, GameInfo, View } from "../../../app/net/wire.gen";

/** Counts the shurikens that everybody has seen; the end of a round corrects them. */
export function shurikenHistory(events: Event[], seats: number, shurikens: number[], isReset: boolean) {
  const scores = new Array<number>(seats).fill(0);
  const lines = scores.map((score) => [score]);
  const swings: Swing[] = [];
  let piles: number[][] = [[], []];
  let lastPlacer = -1;
  let [turned, turn, round] = [0, 0, 0];
  for (const [, verb, where, subject, amount] of events) {
    if (verb === "round") [piles, turned, round] = [[[], []], isReset ? 0 : turned, round + 1];
    else if (verb === "place" && Math.floor(where / seats) === P.ASIDE && Math.floor(amount / seats) === P.TOPS)
      piles[amount % seats].push(subject);
    else if (verb === "lay_on_pile") {
      piles[amount ^ turned].push(subject);
      lastPlacer = where;
    } else if (verb === "take_pile") {
      const pile = piles[amount ^ turned];
      const pileShurikens = pile.reduce((total, card) => total + (shurikens[card] ?? 0), 0);
      scores[where] += pileShurikens;
      swings.push({ card: pile.at(-1) ?? -1, by: lastPlacer, to: where, turn: round, amount: pileShurikens });
      piles[amount ^ turned] = [];
    } else if (verb === "turn_yin_yang") turned = amount;
    else if (verb === "score") scores[where] = subject;
    else if (verb === "turn") {
      if (turn++) for (const seat of lines.keys()) lines[seat].push(scores[seat]);
    }
  }
  for (const seat of lines.keys()) lines[seat].push(scores[seat]);
  return { lines, swings };
}

export function scoreHistory(view: View, events: Event[], _rules: GameInfo, scores: number[]): ScoreHistory {
  const model = new BoardModel(view);
  const { lines, swings } = shurikenHistory(
    events,
    seatsIn(view),
    model.values.shurikens,
    model.switches[P.YIN_YANG_RESET] === 1,
  );
  const top = largest(swings, scores);
  return {
    what: ["page-course", {}],
    lines,
    decisive: top && {
      ...top,
      sentence: ["page-decisive", { who: ["seat", top.to], card: ["card", top.card], amount: top.amount, round: top.turn }],
    },
  };
}
