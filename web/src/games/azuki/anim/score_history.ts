/** The score history of a match: the health of both leaders, turn by turn, and the card that cost most of it. */

import { largest, type ScoreHistory, type Swing } from "../../../app/ending/score_history";
import { legendOf } from "../metadata";
import * as P from "../constants";
import { BoardModel } from "../board/board_model";
import { seatAt } from "../board/spots";
import type { Event, GameInfo, View } from "../../../app/net/wire.gen";

const isLeader = (where: number) => where >= 0 && where % P.SPOTS === P.LEADER;

/** Computes by seat the leader's health at the end of each turn, backwards from the present health. */
export function leaderHealths(events: Event[], present: [number, number]): [number[], number[]] {
  const health = [...present];
  const histories: [number[], number[]] = [[health[0]], [health[1]]];
  for (const [, verb, where, , amount] of events.toReversed()) {
    if (verb === "hurt" && isLeader(where)) health[seatAt(where)] += amount;
    else if (verb === "heal" && isLeader(where)) health[seatAt(where)] -= amount;
    else if (verb === "turn") for (const seat of [0, 1]) histories[seat].unshift(health[seat]);
  }
  return histories;
}

/** Lists damage to leaders with its source: the attacker, else the spell that is being played, else the last effect. */
export function leaderDamage(events: Event[]): Swing[] {
  const swings: Swing[] = [];
  let turn = 0;
  let attack: { card: number; by: number; target: number } | null = null;
  let spell: { card: number; by: number } | null = null;
  let effect: { card: number; by: number } | null = null;
  for (const [, verb, where, subject, amount] of events) {
    if (verb === "turn") [turn, attack, spell, effect] = [amount, null, null, null];
    else if (verb === "attack") attack = { card: subject, by: seatAt(where), target: amount };
    else if ((verb === "defend" || verb === "retarget") && attack) attack.target = subject;
    else if (verb === "play" && where < 0) spell = { card: subject, by: seatAt(where) };
    else if (verb === "place" && (where & ~1) === P.LIMBO) spell = null;
    else if (verb === "use") effect = { card: subject, by: seatAt(where) };
    else if (verb === "resolve") effect = { card: subject, by: where };
    else if (verb === "hurt") {
      const isCombat = attack?.target === subject && !spell;
      const source = isCombat ? attack : (spell ?? effect);
      if (isCombat) attack = null;
      if (!isLeader(where)) continue;
      const to = seatAt(where);
      swings.push({ card: source && source.by !== to ? source.card : -1, by: 1 - to, to, turn, amount });
    }
  }
  return swings;
}

export function scoreHistory(view: View, events: Event[], rules: GameInfo, scores: number[]): ScoreHistory {
  const model = new BoardModel(view, legendOf(rules));
  const top = largest(leaderDamage(events), scores);
  const present = [0, 1].map((seat) => model.unit(seat * P.SPOTS + P.LEADER)?.health ?? 0) as [number, number];
  return {
    what: ["page-course", {}],
    lines: leaderHealths(events, present).map((history) => history.map((health) => Math.max(0, health))),
    decisive: top && {
      ...top,
      sentence: ["page-decisive", { by: ["seat", top.by], card: ["card", top.card], amount: top.amount, turn: top.turn }],
    },
  };
}
