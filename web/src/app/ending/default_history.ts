/** The course of any game, from the views of its replay: for games that say nothing of it themselves. */

import { largest, type ScoreHistory, type Swing } from "./score_history";
import { parseOption } from "../net/view";
import type { GameInfo, Replay } from "../net/wire.gen";

/** The places of the number that the game is about, by seat. The legend may name it (`course`: the key of the place); else it is the
    first number everybody has by which the winners are the winners. */
export function mainPlaces(rules: GameInfo, last: number[], scores: number[]): number[] | null {
  const names = rules.legend.names.place ?? [];
  const kinds = new Map<string, number[]>();
  names.forEach((name, place) => {
    if (typeof name === "string") return;
    const places = kinds.get(name[0]) ?? [];
    places[name[1]] = place;
    kinds.set(name[0], places);
  });
  const whole = (places: number[]) => scores.every((_, seat) => last[places[seat]] >= 0);
  const named = kinds.get(String(rules.legend.course));
  if (named) return whole(named) ? named : null;
  return [...kinds.values()].find((places) => whole(places) && isDeciding(places, last, scores)) ?? null;
}

/** True if more of it is always better, or always worse; in a draw, if all have as much. */
function isDeciding(places: number[], last: number[], scores: number[]): boolean {
  if (scores.every((score) => score === scores[0])) return new Set(scores.map((_, seat) => last[places[seat]])).size === 1;
  const ways = new Set<number>();
  for (const one of scores.keys())
    for (const other of scores.keys())
      if (scores[one] > scores[other]) ways.add(Math.sign(last[places[one]] - last[places[other]]));
  return ways.size === 1 && !ways.has(0);
}

export function replayHistory(story: Replay, rules: GameInfo): ScoreHistory | null {
  const views = story.frames.map((frame) => frame.views[0]);
  const places = story.scores && mainPlaces(rules, views.at(-1)?.tokens ?? [], story.scores);
  if (!places) return null;
  const lines = places.map((place) => views.map((view) => view.tokens[place]));
  if (lines.flat().some((number) => number < 0)) return null;
  const swings: Swing[] = [];
  for (let at = 1; at < views.length; at++)
    places.forEach((_, seat) => {
      const amount = Math.abs(lines[seat][at] - lines[seat][at - 1]);
      const { seat: by, option } = story.frames[at - 1];
      if (amount)
        swings.push({ card: option === null ? -1 : parseOption(option, rules.verbs).card, by, to: seat, turn: at, amount });
    });
  // More is not known to be better here, so no seat counts as the loser of a change.
  const top = largest(swings, []);
  return {
    what: ["course-any", {}],
    lines,
    decisive: top && {
      ...top,
      sentence: ["decisive-plain", { card: ["card", top.card], by: ["seat", top.by], who: ["seat", top.to], amount: top.amount }],
    },
  };
}
