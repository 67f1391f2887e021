/** A game of Sakura at a table. */

import "./oka.css";

import type { Face } from "../../app/lib/kinds";
import { choices, type Choice } from "../../app/lib/view";
import Oka from "./Oka.svelte";
import OkaBar from "./OkaBar.svelte";
import OkaDetail from "./OkaDetail.svelte";
import { CARDS, FREE, HIRE, RENEW, RENEWAL, Sight } from "./places";
import { OKA_STAGE } from "./stage";

export const face: Face = {
  Board: Oka,
  Bar: OkaBar,
  Detail: OkaDetail,
  stage: OKA_STAGE,
  preferences: { memoryAid: "memory-aid" },
  /** Cards from left to right with both their sides together, then what costs least. */
  choices: (options, view, rules) => {
    const sight = new Sight(view);
    const found = choices(options, rules.verbs);
    const ends = found.filter((one) => one.verb === "end turn" || one.verb === "decline");
    const cards = found.filter((one) => one.card >= 0).sort((one, other) => one.card - other.card || one.option - other.option);
    const price = (choice: Choice) =>
      sight.row.find((slot) => slot.card === CARDS + choice.subject && [HIRE, FREE].includes(choice.name))?.price ??
      (choice.name === RENEW ? RENEWAL : 0);
    const rest = found.filter((one) => one.card < 0 && !ends.includes(one)).sort((one, other) => price(one) - price(other) || one.option - other.option);
    return [...cards, ...rest, ...ends].map((one, at) => ({ ...one, key: at + 1 }));
  },
  latest: (_view, events) => events.findLast(([, verb]) => ["lay_on_pile", "hire", "free"].includes(verb))?.[3] ?? -1,
};
