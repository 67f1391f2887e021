/** Colours and crests of the goddesses. */

import { hues, PLAIN, type Hues } from "../../../app/art/pen";
import { COLOURS, CREST } from "./goddesses.gen";

const HUES = new Map(Object.entries(COLOURS).map(([id, row]) => [id, hues(row)]));

export function huesOf(goddess: string): Hues {
  return HUES.get(goddess) ?? PLAIN;
}

/** Returns the path of her crest on a grid of 38; empty: none yet. */
export function crestOf(goddess: string): string {
  return CREST[goddess] ?? "";
}
