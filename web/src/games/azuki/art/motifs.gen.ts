/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/art.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { ink } from "../../../app/art/pen";
import type { Drawn } from "../../../app/art/pen";
import { bolt, burst, circle, cracks, curl, flames, gear, hills, katana, lily, mist, rays, reeds, rings, sea, stars, wave } from "../../../app/art/shapes.gen";

export const GROUNDS: Drawn[] = [
(dice, hues) => {
  let svg = "";
  svg += hills(dice, 108, hues.soft);
  svg += mist(dice, 3);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += flames(dice, 100, 154, 230, 74, 9, [hues.main, "#f2a63c", "#fff0b8"]);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += sea(dice, 94, hues.main);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += hills(dice, 96, hues.soft);
  svg += hills(dice, 118, hues.main);
  svg += reeds(dice, hues.deep);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += stars(dice, 24, "#fff6c8");
  svg += bolt(dice, 34, 4, 104, hues.disc, 8);
  svg += bolt(dice, 170, 10, 96, hues.disc, 8);
  svg += hills(dice, 124, hues.deep);
  return svg;
},
];
export const SPELLS: Drawn[] = [
(dice, hues) => {
  let svg = "";
  svg += lily(dice, 100, 78, 44, hues.disc);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += burst(dice, 100, 76, 44, 13, [hues.main, "#f2a63c", "#fff2c0"]);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += wave(100, 92, 0.8, hues.main);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += cracks(dice, 100, 80, 80, 9, hues.deep);
  svg += gear(100, 80, 30, 6, 0.4, hues.second);
  return svg;
},
(dice, hues) => {
  let svg = "";
  svg += bolt(dice, 100, 6, 132, hues.disc, 15);
  return svg;
},
];
export const KINDS: Record<string, Drawn> = {
"entity": (dice, hues) => {
  let svg = "";
  return svg;
},
"leader": (dice, hues) => {
  let svg = "";
  svg += rays(100, 80, 150, 28, GOLD, 0.55);
  svg += rings(100, 80, 66, 2, GOLD, 3, 0.9);
  return svg;
},
"gate": (dice, hues) => {
  let svg = "";
  svg += circle(100, 84, 40, "#fff7da");
  svg += curl(100, 84, 36, 2.5, 0, hues.main, 3);
  svg += `<g transform="translate(100 82) scale(1.06)" ${ink(1.7)}>`;
  svg += `<path d="M-40-24H-28L-30 62H-44ZM40-24H28L30 62H44Z" fill="#c8402f"/><path d="M-52-10H52V-1H-52Z" fill="#c8402f"/>`;
  svg += `<path d="M-66-44Q0-30 66-44L62-26Q0-18-62-26Z" fill="#c8402f"/><path d="M-70-52Q0-36 70-52L66-43Q0-29-66-43Z" fill="${INK}"/>`;
  svg += `<path d="M-6-24H6V-10H-6Z" fill="${GOLD}"/></g>`;
  return svg;
},
"weapon": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 130, 16, WASHI, 0.5);
  svg += katana(56, 118, -46, 1.06, hues.main);
  return svg;
},
"spell": (dice, hues) => {
  let svg = "";
  svg += rings(100, 76, 62, 3, WASHI, 2.4, 0.9);
  return svg;
},
};
export const EARS: string[] = ["M-30-18L-34-58L-8-36ZM30-18L34-58L8-36Z", "M-26-28a13 13 0 1 1 16-12ZM26-28a13 13 0 1 0-16-12Z", "M-22-30C-34-46-30-58-22-66C-20-52-12-46-8-38ZM22-30C34-46 30-58 22-66C20-52 12-46 8-38Z", "M-20-34C-30-60-24-76-14-78C-8-64-8-50-6-38ZM20-34C30-60 24-76 14-78C8-64 8-50 6-38Z", "M-34-8C-50-16-52-30-46-38C-40-28-34-26-28-24ZM34-8C50-16 52-30 46-38C40-28 34-26 28-24Z"];
export const EYES: string[] = ["M-22-6Q-13-14-5-4Q-13-6-22-6ZM22-6Q13-14 5-4Q13-6 22-6Z", "M-20-4a6 7 0 1 0 12 0a6 7 0 1 0-12 0ZM20-4a6 7 0 1 1-12 0a6 7 0 1 1 12 0Z", "M-22-2Q-14-12-6-2L-8 0Q-14-7-20 0ZM22-2Q14-12 6-2L8 0Q14-7 20 0Z", "M-22-10L-5-3L-8 2Q-18 0-22-10ZM22-10L5-3L8 2Q18 0 22-10Z"];
export const MARKS: string[] = ["M0-36L5-28 0-20-5-28Z", "M-34 8L-18 10L-33 14ZM34 8L18 10L33 14ZM-31 18L-17 15L-28 23ZM31 18L17 15L28 23Z", "M-26 14a5 5 0 1 0 .1 0ZM26 14a5 5 0 1 0 .1 0Z", "M-3-42H3L2-18H-2ZM-12-38L-6-36-7-22ZM12-38L6-36 7-22Z", "M0-38a6 6 0 1 0 .1 0ZM-22-24L-8-20-20-18ZM22-24L8-20 20-18Z"];
