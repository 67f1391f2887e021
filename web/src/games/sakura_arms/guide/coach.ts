/** Lessons of the guided first duel, in their order of precedence. */

import { can, coach, isAsked } from "../../../app/table/panel/coach";
import * as P from "../constants";

export const advice = coach([
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
      isAsked(view, "main") && all.some(({ verb, card }) => verb === "play" && view.zones[P.READY + me].includes(card)),
  },
  { id: "enchantment", look: "side", when: (view) => view.zones[P.IN_PLAY].length + view.zones[P.IN_PLAY + 1].length > 0 },
  {
    id: "end",
    look: "main",
    when: (view, all, me) => isAsked(view, "main") && can(all, "finish") && view.tokens[P.VIGOR + me] === 0,
  },
]);
