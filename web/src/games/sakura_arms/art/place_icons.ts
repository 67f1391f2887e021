/** Icons of the places of a duel, on a grid of 24. */

import * as P from "../constants";

const RULER = "M2 16h20M5 16v-4m5 4V9m5 7v-4m5 4V9";
const SHIELD = "M12 3 20 6v6c0 5-3.500 7.500-8 9.500C7.500 19.500 4 17 4 12V6Z";
const POOL = "M3 14a9 5 0 1 0 18 0a9 5 0 1 0-18 0ZM7 14h10";
const FLAME = "M12 2C14 8 20 11 20 16A8 6.500 0 0 1 4 16C4 12 7 10 8 7C9 9 10 9 11 10C12 8 12 5 12 2Z";
const FLOWER =
  "M12 12C7 10 7 5 12 3C17 5 17 10 12 12ZM12 12C7 14 7 19 12 21C17 19 17 14 12 12ZM12 12C10 7 5 7 3 12C5 17 10 17 12 12ZM12 12C14 7 19 7 21 12C19 17 14 17 12 12Z";

/** Returns the icon path of a place of either seat; empty: none. */
export function placeIcon(place: number): string {
  if (place === P.DISTANCE) return RULER;
  if (place === P.SHADOW) return POOL;
  return { [P.LIFE]: FLOWER, [P.AURA]: SHIELD, [P.FLARE]: FLAME }[place & ~1] ?? "";
}
