/** The guided first duel: what is said the first time something comes up. */

import type { Advice } from "../../../app/game_module";
import type { Choice, View } from "../../../app/net/view";
import * as P from "../constants";

interface Lesson {
  id: string;
  /** What it is about, of the board. */
  look: string;
  when: (view: View, all: Choice[], me: number) => boolean;
}

const isAsked = (view: View, question: string) => view.question === question;
const can = (all: Choice[], verb: string) => all.some((one) => one.verb === verb);

/** In the order in which they are looked through; the first that fits and was not said yet is said. */
const LESSONS: Lesson[] = [
  { id: "mulligan", look: "hand", when: (view) => isAsked(view, "mulligan") },
  { id: "goal", look: "side", when: (view) => isAsked(view, "main") },
  { id: "distance", look: "track", when: (view) => isAsked(view, "main") },
  { id: "basic", look: "actions", when: (view, all) => isAsked(view, "main") && can(all, "basic") },
  { id: "pay", look: "bar", when: (view) => isAsked(view, "pay") },
  { id: "attack", look: "hand", when: (view, all) => isAsked(view, "main") && can(all, "play") },
  { id: "reaction", look: "clash", when: (view) => isAsked(view, "reaction") },
  { id: "damage", look: "bar", when: (view) => isAsked(view, "damage") },
  { id: "reshuffle", look: "bar", when: (view) => isAsked(view, "reshuffle") },
  {
    id: "ultimate",
    look: "ultimates",
    when: (view, all, me) =>
      isAsked(view, "main") && all.some((one) => one.verb === "play" && view.zones[P.READY + me].includes(one.card)),
  },
  { id: "enchantment", look: "side", when: (view) => view.zones[P.IN_PLAY].length + view.zones[P.IN_PLAY + 1].length > 0 },
  {
    id: "end",
    look: "main",
    when: (view, all, me) => isAsked(view, "main") && can(all, "finish") && view.tokens[P.VIGOR + me] === 0,
  },
];

/** What is to be said now, by keys of the catalogue. */
export function advice(view: View, all: Choice[], said: Set<string>): Advice | null {
  const found = view.decides ? LESSONS.find((one) => !said.has(one.id) && one.when(view, all, view.seat ?? 0)) : undefined;
  return found ? { id: found.id, title: `lesson-${found.id}`, text: `lesson-${found.id}.text`, look: found.look } : null;
}
