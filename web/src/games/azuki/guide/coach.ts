/** Lessons of the guided first match; the first that fits is given. */

import { can, coach, isAsked } from "../../../app/table/panel/coach";
import * as P from "../constants";

export const advice = coach([
  { id: "mulligan", look: "hand", when: (view) => isAsked(view, "mulligan") },
  { id: "goal", look: "leaders", when: (view) => isAsked(view, "main") },
  { id: "ikz", look: "ikz", when: (view) => isAsked(view, "main") },
  { id: "play", look: "hand", when: (view, choices) => isAsked(view, "main") && can(choices, "play") },
  { id: "row", look: "alley", when: (view) => isAsked(view, "row") },
  { id: "token", look: "ikz", when: (view) => isAsked(view, "purse") },
  { id: "portal", look: "gate", when: (view, choices) => isAsked(view, "main") && can(choices, "portal") },
  { id: "attack", look: "garden", when: (view, choices) => isAsked(view, "main") && can(choices, "attack") },
  { id: "target", look: "leaders", when: (view) => isAsked(view, "attack") },
  { id: "respond", look: "combat-strip", when: (view) => isAsked(view, "respond") },
  { id: "defend", look: "combat-strip", when: (view) => isAsked(view, "defend") },
  { id: "weapon", look: "leaders", when: (view) => isAsked(view, "carrier") },
  { id: "use", look: "garden", when: (view, choices) => isAsked(view, "main") && can(choices, "use") },
  { id: "waiting", look: "combat-strip", when: (view) => isAsked(view, "order") },
  {
    id: "end",
    look: "main",
    when: (view, choices, seat) => isAsked(view, "main") && view.tokens[P.IKZ + seat] === 0 && can(choices, "end turn"),
  },
]);
