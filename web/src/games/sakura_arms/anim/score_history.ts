/** Course of a duel: the Life of both by turn, and the card that cost most of it. */

import { largest, type ScoreHistory, type Swing } from "../../../app/ending/score_history";
import * as P from "../constants";
import type { Event, GameInfo, View } from "../../../app/net/wire.gen";

/** Lists the Life of both seats after each turn, reckoned backwards from the present. */
export function lifeByTurn(events: Event[], tokens: number[]): [number[], number[]] {
  const life = [tokens[P.LIFE], tokens[P.LIFE + 1]];
  const lifeOf: [number[], number[]] = [[life[0]], [life[1]]];
  for (const [, verb, where, subject, amount] of events.toReversed()) {
    if (verb === "shift") {
      for (const seat of [0, 1]) {
        if (where === P.LIFE + seat) life[seat] += amount;
        if (subject === P.LIFE + seat) life[seat] -= amount;
      }
    } else if (verb === "turn") for (const seat of [0, 1]) lifeOf[seat].unshift(life[seat]);
  }
  return lifeOf;
}

/** Lists losses of Life with their cause: the last card of the other side that was being played. */
export function lifeLosses(events: Event[]): Swing[] {
  const losses: Swing[] = [];
  let playing: { card: number; by: number }[] = [];
  let turn = 0;
  for (const [, verb, where, subject, amount] of events) {
    if (verb === "turn") [turn, playing] = [amount, []];
    else if (verb === "play" || verb === "attack") playing.push({ card: subject, by: where & 1 });
    else if (verb === "place" && (where & ~1) === P.LIMBO) playing = playing.filter(({ card }) => card !== subject);
    else if (verb === "shift" && (where & ~1) === P.LIFE && amount > 0) {
      const to = where & 1;
      const source = playing.findLast(({ by }) => by !== to);
      const last = losses.at(-1);
      if (source && last && last.card === source.card && last.to === to && last.turn === turn) last.amount += amount;
      else losses.push({ card: source?.card ?? -1, by: 1 - to, to, turn, amount });
    }
  }
  return losses;
}

export function scoreHistory(view: View, events: Event[], _rules: GameInfo, scores: number[]): ScoreHistory {
  const worst = largest(lifeLosses(events), scores);
  return {
    what: ["page-course", {}],
    lines: lifeByTurn(events, view.tokens),
    decisive: worst && {
      ...worst,
      sentence: ["page-decisive", { by: ["seat", worst.by], card: ["card", worst.card], amount: worst.amount, turn: worst.turn }],
    },
  };
}
