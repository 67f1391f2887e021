/** Colours and drawings: written by tools/export_art.py from mankai/drawing/data/art.toml. */

import { pale } from "./pen";
import type { Drawn } from "./pen";
import type { Ground } from "./picture";
import { hills, reeds, sea } from "./shapes.gen";

export const SKIES: Record<string, string[]> = {
"dusk": ["#5a4478", "#f0b49a"],
"gold": ["#c8952e", "#f8e6ae"],
"jade": ["#8fb8a8", "#f4f0da"],
"night": ["#262a52", ""],
"red": ["#8e1f2c", "#f3b073"],
"storm": ["#56687e", "#cdd6d6"],
};
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
