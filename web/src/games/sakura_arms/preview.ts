/** What the thing pointed at would move, at one place. */

import { board } from "../../app/lib/board.svelte";

/** So much more, or less, would be there. */
export function change(place: number): number {
  return board.preview.reduce((sum, one) => sum + (one.to === place ? one.amount : 0) - (one.from === place ? one.amount : 0), 0);
}

/** So much would be taken from there. */
export function spent(place: number): number {
  return board.preview.reduce((sum, one) => sum + (one.from === place ? one.amount : 0), 0);
}
