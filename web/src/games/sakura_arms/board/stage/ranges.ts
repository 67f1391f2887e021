/** Ranges shown on the ground: of one's own Attacks, or of the attack under way. */

import { discardCaption } from "../../../../app/table/discard_caption";
import { distanceRuns, isWithin } from "../../cards/metadata";
import type { BoardModel } from "../board_model.svelte";
import { rangeText } from "../../cards/number_format";

export interface ShownRange {
  card: number;
  runs: [number, number][];
  /** The Range now, where it is not the printed one. */
  currentText: string;
  /** True if the foe is within it now, and after the option pointed at. */
  hitsNow: boolean;
  hitsNext: boolean;
  /** True if the card can be played now. */
  isLegal: boolean;
}

export function shownRanges(model: BoardModel, limit: number, nextDistance: number): ShownRange[] {
  const { attack, legend, facts } = model;
  const isPaying = discardCaption(model.view) !== "";
  const groundMask = (2 << legend.caps.distance) - 1;
  const rangeOf = (card: number, printedReach: number, currentReach?: number): ShownRange => {
    const reach = (currentReach ?? printedReach) & groundMask;
    return {
      card,
      runs: distanceRuns(reach),
      currentText: currentReach === undefined ? "" : rangeText(currentReach),
      hitsNow: isWithin(facts.distance, reach),
      hitsNext: isWithin(nextDistance, reach),
      isLegal: attack !== undefined || (!isPaying && model.choiceOf(card) !== undefined),
    };
  };
  if (attack) return [rangeOf(attack.card, attack.reach)];
  return model.attacks.slice(0, limit).map((card) => rangeOf(card, legend.cards[card].reach, facts.reaches[card]));
}
