/** A duel at a table. */

import "./duel.css";

import type { Face } from "../../app/lib/kinds";
import { choices } from "../../app/lib/view";
import DecisionBar from "./DecisionBar.svelte";
import Duel from "./Duel.svelte";
import DuelDetail from "./DuelDetail.svelte";
import { meaning } from "./places";
import { STAGE } from "./stage";

export const face: Face = {
  Board: Duel,
  Bar: DecisionBar,
  Detail: DuelDetail,
  stage: STAGE,
  printed: ["card", "goddess"],
  choices: (options, _view, rules) => choices(options, rules.verbs, meaning),
  // The attack under way, or the card played last.
  latest: (view, events) => view.public.attack?.card ?? events.findLast((one) => one[1] === "play" && one[3] >= 0)?.[3] ?? -1,
};
