/** How a match went: the health of both leaders, turn by turn, and the card that cost most of it. */

import { largest, type Course, type Swing } from "../../../app/ending/score_history";
import type { Game } from "../../../app/net/server";
import type { Event, View } from "../../../app/net/view";
import { legendOf } from "../metadata";
import * as P from "../constants";
import { Sight } from "../board/board_model";

const seatAt = (where: number) => (where < 0 ? -1 - where : Math.floor(where / P.SPOTS));
const isLeader = (where: number) => where >= 0 && where % P.SPOTS === P.LEADER;

/** By seat: the leader's health at the end of each turn that was told, the last one now; reckoned backwards from how it stands. */
export function healths(events: Event[], last: [number, number]): [number[], number[]] {
  const now = [...last];
  const found: [number[], number[]] = [[now[0]], [now[1]]];
  for (const [, verb, where, , amount] of events.toReversed()) {
    if (verb === "hurt" && isLeader(where)) now[seatAt(where)] += amount;
    else if (verb === "heal" && isLeader(where)) now[seatAt(where)] -= amount;
    else if (verb === "turn") for (const seat of [0, 1]) found[seat].unshift(now[seat]);
  }
  return found;
}

/** What hurt a leader: whoever attacks it, else the spell that is being played, else the card whose effect came last. */
export function blows(events: Event[]): Swing[] {
  const found: Swing[] = [];
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
      found.push({ card: source && source.by !== to ? source.card : -1, by: 1 - to, to, turn, amount });
    }
  }
  return found;
}

export function course(view: View, events: Event[], rules: Game, scores: number[]): Course {
  const sight = new Sight(view, legendOf(rules));
  const top = largest(blows(events), scores);
  const last = [0, 1].map((seat) => sight.unit(seat * P.SPOTS + P.LEADER)?.health ?? 0) as [number, number];
  return {
    what: ["page-course", {}],
    lines: healths(events, last).map((line) => line.map((number) => Math.max(0, number))),
    decisive: top && {
      ...top,
      said: ["page-decisive", { by: ["seat", top.by], card: ["card", top.card], amount: top.amount, turn: top.turn }],
    },
  };
}
