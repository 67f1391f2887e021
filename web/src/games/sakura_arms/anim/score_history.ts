/** How a duel went: the Life of both, turn by turn, and the card that cost most of it. */

import { largest, type Course, type Swing } from "../../../app/ending/score_history";
import type { Game } from "../../../app/net/server";
import type { Event, View } from "../../../app/net/view";
import * as P from "../constants";

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

/** What cost somebody Life, and whose card was behind it: the one that is being played while it happens, and of several the last
    of the other side's. */
export function blows(events: Event[]): Swing[] {
  const found: Swing[] = [];
  let playing: { card: number; by: number }[] = [];
  let turn = 0;
  for (const [, verb, where, subject, amount] of events) {
    if (verb === "turn") [turn, playing] = [amount, []];
    else if (verb === "play" || verb === "attack") playing.push({ card: subject, by: where & 1 });
    else if (verb === "place" && (where & ~1) === P.LIMBO) playing = playing.filter((one) => one.card !== subject);
    else if (verb === "shift" && (where & ~1) === P.LIFE && amount > 0) {
      const to = where & 1;
      const source = playing.findLast((one) => one.by !== to);
      const last = found.at(-1);
      if (source && last && last.card === source.card && last.to === to && last.turn === turn) last.amount += amount;
      else found.push({ card: source?.card ?? -1, by: 1 - to, to, turn, amount });
    }
  }
  return found;
}

export function course(view: View, events: Event[], _rules: Game, scores: number[]): Course {
  const top = largest(blows(events), scores);
  return {
    what: ["page-course", {}],
    lines: lives(events, view.tokens),
    decisive: top && {
      ...top,
      said: ["page-decisive", { by: ["seat", top.by], card: ["card", top.card], amount: top.amount, turn: top.turn }],
    },
  };
}
