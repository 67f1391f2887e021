/** A draft as its legend tells it: the cards of a duel, and where they lie. */

import type { Game } from "../../../app/net/server";
import type { Legend } from "../cards/metadata";

export interface DraftLegend extends Legend {
  /** The first zone of a kind: each seat has one of the first three, and what is everybody's is the first itself. */
  zones: { offered: number; drafted: number; removed: number; middle: number };
}

export function draftLegend(rules: Game): DraftLegend {
  return rules.legend as unknown as DraftLegend;
}
