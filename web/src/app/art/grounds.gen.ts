/** Colours and drawings: written by tools/export_art.py from mankai/drawing/data/art.toml. */

import { pale } from "./pen";
import type { Drawn } from "./pen";
import type { Ground } from "./picture";
import { hills, reeds, sea } from "./shapes.gen";

export const GROUNDS: Record<Ground, Drawn> = {
"hills": (dice, hues) => {
  let svg = "";
  svg += hills(dice, 104, hues.soft, 0.9);
  svg += hills(dice, 124, hues.main, 0.75);
  return svg;
},
"sea": (dice, hues) => {
  let svg = "";
  svg += sea(dice, 96, pale(hues.second) ? hues.main : hues.second);
  return svg;
},
"reeds": (dice, hues) => {
  let svg = "";
  svg += hills(dice, 118, hues.deep, 0.55);
  svg += reeds(dice, hues.deep);
  return svg;
},
"mist": (dice, hues) => {
  let svg = "";
  svg += hills(dice, 112, hues.soft, 0.9);
  return svg;
},
"none": (dice, hues) => {
  let svg = "";
  return svg;
},
};
