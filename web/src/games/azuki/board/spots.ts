/** Spots of the field by number: `seat * SPOTS` and the spot of that seat. */

import * as P from "../constants";
import type { View } from "../../../app/net/wire.gen";

/** Returns the zone of a spot: the unit, then its weapons. */
export function zoneOf(spot: number): number {
  return P.FIELD + 2 * (spot % P.SPOTS) + Math.floor(spot / P.SPOTS);
}

/** Returns the seat of a spot; an event beside the field has `-1 - seat` instead. */
export function seatAt(where: number): number {
  return where < 0 ? -1 - where : Math.floor(where / P.SPOTS);
}

/** Finds the spot of a card by the number of its arrival; -1: none. */
export function spotOfArrival(view: View, arrival: number): number {
  for (let spot = 0; arrival && spot < P.FIELD_SPOTS; spot++)
    if (view.tokens[P.BLOCKS + P.WIDTH * spot + P.ARRIVAL] === arrival) return spot;
  return -1;
}

/** Tells whether a spot is in an Alley. */
export function isInAlley(spot: number): boolean {
  return spot % P.SPOTS >= P.ALLEY;
}
