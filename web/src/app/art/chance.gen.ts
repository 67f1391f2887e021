/** Colours and drawings: written by tools/export_art.py from mankai/drawing/data/art.toml. */

import { GOLD, WASHI } from "./colours.gen";
import type { Drawn, HueRow } from "./pen";
import type { Ground, Light } from "./picture";
import { bird, blossom, burst, gear, lily, petals, rays, rings, slash, wave } from "./shapes.gen";

export const PALETTES: HueRow[] = [
["#b3273f", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"],
["#26598c", "#17365e", "#bcd3e6", "#8fb8dc", "#f3ecdf", "#e0533a", "#23669a"],
["#58742d", "#31451a", "#cfdcae", "#b9cf9a", "#f8f2da", "#d98a2b", "#3f6b4a"],
["#7b3d99", "#3b2160", "#d6c2e6", "#c8aede", "#f6e9ee", "#f6ecc8", "#5b4a92"],
["#a5641a", "#5e370c", "#f0d4a3", "#e8bd7c", "#fbf0d6", "#c8402f", "#8c5a33"],
["#1f7280", "#0f4450", "#b9dcdc", "#93c8ca", "#f4efdf", "#e79a3c", "#33505f"],
];
export const LIGHTS: Light[] = ["sun", "moon", "pale", "night"];
export const GROUNDS: Ground[] = ["hills", "sea", "reeds", "mist"];
export const MOTIFS: Drawn[] = [
(dice, hues) => {
  let svg = "";
  svg += rays(100, 78, 150, 20, hues.soft, 0.6);
  svg += blossom(100, 78, 3.2, dice(72), hues.main, WASHI, hues.deep);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += rings(100, 78, 60, 4, hues.main, 2.4, 0.7);
  svg += blossom(100, 78, 2, dice(72), hues.main, WASHI, hues.deep);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += bird(96, 70, 1.6, WASHI);
  svg += bird(132, 48, 0.8, WASHI);
  svg += petals(dice, 6, hues.main);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += burst(dice, 100, 78, 46, 12, [hues.main, GOLD, WASHI]);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += wave(100, 96, 0.9, hues.main);
  svg += petals(dice, 4, hues.soft);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += lily(dice, 100, 82, 48, hues.main);
  svg += petals(dice, 3, hues.soft);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += slash(100, 60, dice(-40, -10), 110, 30, 13, hues.main);
  svg += slash(104, 84, dice(-40, -10), 110, 26, 11, hues.deep);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += rings(100, 80, 56, 2, hues.deep, 2, 0.6);
  svg += gear(100, 80, 34, 8, dice(1), hues.main);
  return svg;
},
];
