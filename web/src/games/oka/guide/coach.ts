/** Lessons of the guided first game; the first that fits is given. */

import { can, coach, isAsked } from "../../../app/table/panel/coach";
import { ROUND } from "../constants";

export const advice = coach([
  { id: "goal", look: "plates", when: (view) => isAsked(view, "act") },
  { id: "piles", look: "piles", when: (view) => isAsked(view, "act") },
  { id: "place", look: "hand", when: (_view, choices) => can(choices, "place") || can(choices, "place_on_black") },
  { id: "take", look: "piles", when: (_view, choices) => can(choices, "take") },
  { id: "hire", look: "row", when: (_view, choices) => can(choices, "hire") },
  { id: "renew", look: "row", when: (_view, choices) => can(choices, "renew") },
  { id: "vote", look: "bar", when: (view) => isAsked(view, "vote") },
  { id: "end", look: "main", when: (_view, choices) => can(choices, "finish") },
  { id: "round", look: "plates", when: (view) => view.tokens[ROUND] > 1 },
]);
