/** The legend of a draft: the cards of a duel, and the zones of the draft. */

import type { Legend } from "../cards/metadata";
import type { GameInfo } from "../../../app/net/wire.gen";

export interface DraftLegend extends Legend {
  /** Numbers of zones; of the first three kinds each seat has one, so add the seat. */
  zones: { offered: number; drafted: number; removed: number; middle: number };
}

export function draftLegend(rules: GameInfo): DraftLegend {
  return rules.legend as unknown as DraftLegend;
}
