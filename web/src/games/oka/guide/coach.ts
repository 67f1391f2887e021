/** The guided first game: what is said the first time something comes up. */

import type { Advice } from "../../../app/game_module";
import type { Choice, View } from "../../../app/net/view";
import { ROUND } from "../constants";

interface Lesson {
  id: string;
  /** What it is about, of the board. */
  look: string;
  when: (view: View, all: Choice[]) => boolean;
}

const isAsked = (view: View, question: string) => view.question === question;
const can = (all: Choice[], verb: string) => all.some((one) => one.verb === verb);

/** In the order in which they are looked through; the first that fits and was not said yet is said. */
const LESSONS: Lesson[] = [
  { id: "goal", look: "plates", when: (view) => isAsked(view, "act") },
  { id: "piles", look: "piles", when: (view) => isAsked(view, "act") },
  { id: "place", look: "hand", when: (_view, all) => can(all, "place") || can(all, "place_on_black") },
  { id: "take", look: "piles", when: (_view, all) => can(all, "take") },
  { id: "hire", look: "row", when: (_view, all) => can(all, "hire") },
  { id: "renew", look: "row", when: (_view, all) => can(all, "renew") },
  { id: "vote", look: "bar", when: (view) => isAsked(view, "vote") },
  { id: "end", look: "main", when: (_view, all) => can(all, "finish") },
  { id: "round", look: "plates", when: (view) => view.tokens[ROUND] > 1 },
];

/** What is to be said now, by keys of the catalogue. */
export function advice(view: View, all: Choice[], said: Set<string>): Advice | null {
  const found = view.decides ? LESSONS.find((one) => !said.has(one.id) && one.when(view, all)) : undefined;
  return found ? { id: found.id, title: `lesson-${found.id}`, text: `lesson-${found.id}.text`, look: found.look } : null;
}
