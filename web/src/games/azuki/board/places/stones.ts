/** The places of the stones in an IKZ area: a pyramid of ten, wider where there are more. */

import { MOST_IKZ } from "../../constants";

export interface Stone {
  x: number;
  y: number;
  kind: "ready" | "spent" | "free";
}

const STEP = 24;
const ROW_HEIGHT = 21;
const HEIGHT = 4; // rows

/** Lists the stones from the lowest row up: first the ready ones, then the spent ones, then free places. */
export function stonesOf(ready: number, spent: number): Stone[] {
  const count = Math.max(MOST_IKZ, ready + spent);
  // The width of the lowest row of a pyramid of four rows, each shorter by one.
  const width = Math.max(HEIGHT, Math.ceil((count + 6) / HEIGHT));
  const rows = Array.from({ length: HEIGHT }, (_, row) => width - row);
  const places = rows.flatMap((length, row) =>
    Array.from({ length }, (_, index) => ({ x: 14 + (row / 2 + index) * STEP, y: 80 - row * ROW_HEIGHT })),
  );
  return places
    .slice(0, count)
    .map((place, index) => ({ ...place, kind: index < ready ? "ready" : index < ready + spent ? "spent" : "free" }));
}
