/** The Ranges that are shown on the ground: of one's own Attacks, or of the one that is being resolved. */

import { givingWord } from "../../../app/table/payment";
import { isWithin, runs } from "../cards/metadata";
import type { Sight } from "./board_model.svelte";
import { range } from "../cards/number_format";

export interface Reach {
  card: number;
  runs: [number, number][];
  /** The Range, where it is not the printed one. */
  words: string;
  /** Whether it reaches the foe now, and whether it would after what is pointed at. */
  hits: boolean;
  would: boolean;
  /** Whether it can be played now. */
  isLegal: boolean;
}

export function reaches(sight: Sight, most: number, goal: number): Reach[] {
  const { attack, legend, seen } = sight;
  const isGiving = givingWord(sight.view) !== "";
  const farthest = (2 << legend.caps.distance) - 1;
  const shown = (card: number, usual: number, now?: number): Reach => {
    const reach = (now ?? usual) & farthest;
    return {
      card,
      runs: runs(reach),
      words: now === undefined ? "" : range(now),
      hits: isWithin(seen.distance, reach),
      would: isWithin(goal, reach),
      isLegal: attack !== undefined || (!isGiving && sight.choiceOf(card) !== undefined),
    };
  };
  if (attack) return [shown(attack.card, attack.reach)];
  return sight.attacks.slice(0, most).map((card) => shown(card, legend.cards[card].reach, seen.reaches[card]));
}
