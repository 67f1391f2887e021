/** The guided first match: what is said the first time something comes up. */

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
  { id: "goal", look: "leaders", when: (view) => isAsked(view, "main") },
  { id: "ikz", look: "ikz", when: (view) => isAsked(view, "main") },
  { id: "play", look: "hand", when: (view, all) => isAsked(view, "main") && can(all, "play") },
  { id: "row", look: "alley", when: (view) => isAsked(view, "row") },
  { id: "token", look: "ikz", when: (view) => isAsked(view, "purse") },
  { id: "portal", look: "gate", when: (view, all) => isAsked(view, "main") && can(all, "portal") },
  { id: "attack", look: "garden", when: (view, all) => isAsked(view, "main") && can(all, "attack") },
  { id: "target", look: "leaders", when: (view) => isAsked(view, "attack") },
  { id: "respond", look: "seam", when: (view) => isAsked(view, "respond") },
  { id: "defend", look: "seam", when: (view) => isAsked(view, "defend") },
  { id: "weapon", look: "leaders", when: (view) => isAsked(view, "carrier") },
  { id: "use", look: "garden", when: (view, all) => isAsked(view, "main") && can(all, "use") },
  { id: "waiting", look: "seam", when: (view) => isAsked(view, "order") },
  {
    id: "end",
    look: "main",
    when: (view, all, me) => isAsked(view, "main") && view.tokens[P.IKZ + me] === 0 && can(all, "end turn"),
  },
];

/** What is to be said now, by keys of the catalogue. */
export function advice(view: View, all: Choice[], said: Set<string>): Advice | null {
  const found = view.decides ? LESSONS.find((one) => !said.has(one.id) && one.when(view, all, view.seat ?? 0)) : undefined;
  return found ? { id: found.id, title: `lesson-${found.id}`, text: `lesson-${found.id}.text`, look: found.look } : null;
}
