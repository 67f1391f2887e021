/** Colours and drawings: written by tools/export_art.py from mankai/games/sakura_arms/data/art.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { DEGREE, TURN, ink, short } from "../../../app/art/pen";
import { blossom, bolt, burst, circle, cracks, curl, flames, gear, katana, lily, lines, petals, puff, rays, rings, slash, stars, swirl, vapour } from "../../../app/art/shapes.gen";
import { fan, hammer, naginata, parasol, shuriken, vial } from "../../../app/art/things.gen";
import type { Motif } from "./motif";
import { gun, scroll } from "./weapons.gen";

export const MOTIFS: Record<string, Motif> = {
"yurina": {
"light": "sun",
"ground": "hills",
"attack": (dice, hues, strength) => {
  let svg = "";
  let n = Math.max(1, Math.min(4, strength));
  let a = dice(-42, -12);
  for (let i = 0; i < n; i++) {
    let b = i - ((n - 1) / 2);
    svg += slash(100 + (b * 10), 80 + (b * 24), a + (b * dice(4, 16)), 124, dice(26, 46), dice(11, 17), hues.main);
  }
  svg += katana(56, 118, a - 6, 0.86, hues.second);
  svg += petals(dice, 7, hues.main);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += rays(100, 80, 150, 18, hues.soft, 0.6);
  svg += katana(72, 112, -50, 1.05, hues.main);
  svg += petals(dice, 9, hues.main);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(100, 78, 60, 3, hues.main, 2, 0.5);
  svg += flames(dice, 100, 138, 120, 110, 6, [hues.main, "#e8764a", "#fbe0a0"]);
  svg += katana(100, 150, -90, 0.86, hues.second);
  return svg;
},
},
"himika": {
"light": "night",
"ground": "hills",
"attack": (dice, hues, strength) => {
  let svg = "";
  let a = dice(-26, 4);
  let x = 118 + dice(-6, 10);
  let y = 66 + dice(-6, 10);
  svg += puff(dice, x + 22, y - 6, 34, 9, "#e9dcc8");
  svg += burst(dice, x + 12, y - 2, 26 + (strength * 6), 11, [hues.main, "#f2a63c", "#fff2c0"]);
  svg += gun(x, y, a, 0.95, "#5c3a22");
  svg += lines(dice, 9, a * DEGREE, "#fff2c0", 0.8);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += circle(100, 70, 52, hues.soft);
  svg += rays(100, 70, 140, 24, hues.main, 0.5);
  svg += gun(150, 60, -34, 1, "#5c3a22");
  svg += flames(dice, 60, 150, 110, 40, 6, [hues.main, "#f2a63c"]);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 60, 80, 46, 12, "#d9cbb8");
  svg += puff(dice, 140, 92, 50, 12, "#efe3d0");
  svg += curl(96, 78, 30, 1.6, 0, INK, 2);
  svg += curl(142, 96, 22, 1.4, 2, INK, 1.6, -1);
  return svg;
},
},
"tokoyo": {
"light": "moon",
"ground": "mist",
"attack": (dice, hues, strength) => {
  let svg = "";
  let a = dice(-0.9, -0.3);
  svg += swirl(dice, 3, hues.soft, 4);
  svg += fan(76, 128, 92, ((-Math.PI / 2) + (a * 0.5)) + 0.55, 2.1, hues.main, "#8d50ab", GOLD);
  for (let i = 0; i < Math.min(1, strength - 1); i++) {
    svg += fan(158, 48, 46, (Math.PI * 0.9) + a, 2, WASHI, "#efe0ee", hues.main, 9);
  }
  svg += petals(dice, 6, "#e58fb0");
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  let a = dice(-0.35, 0.35);
  svg += fan(100, 132, 104, (-Math.PI / 2) + a, 2.5, WASHI, "#f0e0ee", hues.main, 13);
  svg += blossom(100 + (60 * a), 62, 1.5, dice(60), "#e58fb0", "#fff0c2", hues.deep);
  svg += petals(dice, 6, "#e58fb0");
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    let a = ((TURN * i) / 5) - 1.57;
    let one = (i % 2) ? WASHI : hues.main;
    let other = (i % 2) ? "#efdff0" : "#8d50ab";
    svg += fan(100 + (34 * Math.cos(a)), 76 + (34 * Math.sin(a)), 38, a, 1.5, one, other, GOLD, 7);
  }
  svg += blossom(100, 76, 1.5, 0, "#e58fb0", "#fff0c2", hues.deep);
  return svg;
},
},
"oboro": {
"light": "night",
"ground": "reeds",
"attack": (dice, hues, strength) => {
  let svg = "";
  svg += curl(40, 110, 34, 1.7, 0, hues.soft, 4);
  svg += lines(dice, 10, -0.5, WASHI, 0.6);
  for (let i = 0; i < Math.min(4, strength + 1); i++) {
    svg += shuriken((150 - (i * 38)) + dice(-6, 6), (44 + (i * 20)) + dice(-8, 8), 30 - (i * 5), dice(1.5), (i % 2) ? "#5f7c88" : "#7c96a0");
  }
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 100, 112, 70, 16, "#93a9ad");
  svg += curl(70, 112, 26, 1.6, 1, INK, 1.6);
  svg += curl(132, 116, 22, 1.5, 2, INK, 1.6, -1);
  svg += shuriken(100, 66, 40, 0.4, "#6f8a95");
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(100, 76, 62, 4, hues.soft, 1.4, 0.6);
  for (let i = 0; i < 6; i++) {
    svg += shuriken(100 + (50 * Math.cos((i * TURN) / 6)), 76 + (50 * Math.sin((i * TURN) / 6)), 15, i, "#7c96a0");
  }
  svg += shuriken(100, 76, 26, 0.3, hues.second);
  return svg;
},
},
"chikage": {
"light": "night",
"ground": "reeds",
"attack": (dice, hues, strength) => {
  let svg = "";
  let a = dice(-46, -18);
  svg += lily(dice, 58, 62, 40, hues.second);
  for (let i = 0; i < Math.min(3, strength); i++) {
    svg += `<g transform="translate(${short(118 + (i * 16))} ${short(64 + (i * 26))}) rotate(${short(a)})" ${ink(1.3)}>`;
    svg += `<path d="M-64-1.500H-6V1.500H-64Z" fill="${hues.main}"/><path d="M-8-6L42 0L-8 6L-14 0Z" fill="#e6ebdf"/>`;
    svg += `<circle cx="-68" cy="0" r="5" fill="none" stroke-width="2"/></g>`;
  }
  svg += vapour(dice, 150, 132, 3, "#b9d36a");
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += vapour(dice, 100, 60, 4, "#cfe07e");
  svg += vial(100 + dice(-8, 8), 92, 1.12, dice(-16, 16), hues.main, dice(0.35, 0.8));
  svg += lily(dice, 34, 112, 30, hues.second);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(100, 80, 60, 3, hues.soft, 1.6, 0.6);
  svg += lily(dice, 100, 78, 52, hues.second);
  svg += vial(34, 98, 0.62, -10, hues.main, 0.6);
  svg += vial(166, 98, 0.62, 10, hues.main, 0.6);
  return svg;
},
},
"thallya": {
"light": "sun",
"ground": "hills",
"attack": (dice, hues, strength) => {
  let svg = "";
  svg += puff(dice, 150, 54, 40, 11, WASHI);
  svg += gear(70, 92, 46, 14, dice(1), hues.main);
  svg += gear(132, 116, 27, 10, dice(1), hues.second);
  for (let i = 0; i < Math.min(1, strength - 1); i++) {
    svg += gear(28, 40, 20, 9, dice(1), hues.second);
  }
  svg += `<g transform="translate(96 82) rotate(${short(dice(-30, -14))})" ${ink(1.5)}>`;
  svg += `<path d="M-60-6H56L96 0L56 6H-60Z" fill="#eef0ee"/><path d="M-60-10H-20V10H-60Z" fill="${GOLD}"/></g>`;
  svg += lines(dice, 8, -0.35, WASHI, 0.8);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += gear(100, 80, 58, 18, dice(1), hues.main);
  svg += gear(38, 122, 30, 11, dice(1), hues.second);
  svg += gear(166, 118, 24, 10, dice(1), hues.second);
  svg += puff(dice, 160, 36, 28, 8, WASHI);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += gear(100 + (52 * Math.cos((i * TURN) / 6)), 76 + (52 * Math.sin((i * TURN) / 6)), 24, 10, i, (i % 2) ? hues.main : hues.second);
  }
  svg += gear(100, 76, 32, 12, 0.2, hues.main);
  return svg;
},
},
"saine": {
"light": "moon",
"ground": "sea",
"attack": (dice, hues, strength) => {
  let svg = "";
  svg += rings(100, 76, 90, 6, hues.soft, 1.6, 0.8);
  svg += slash(110, 78, dice(-30, 0), 110, 34, 13, hues.main);
  svg += naginata(104, 84, dice(-42, -26), 1, hues.main);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += rings(100, 76, 80, 6, hues.main, 1.6, 0.6);
  svg += naginata(90, 96, -56, 1.1, hues.main);
  svg += petals(dice, 8, hues.main);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(70, 80, 60, 5, hues.main, 1.6, 0.7);
  svg += rings(130, 80, 60, 5, hues.second, 1.6, 0.7);
  svg += naginata(100, 110, -90, 0.9, hues.main);
  return svg;
},
},
"yukihi": {
"light": "pale",
"ground": "hills",
"attack": (dice, hues, strength) => {
  let svg = "";
  svg += parasol(84, 78, 56, dice(1), hues.main, WASHI);
  svg += `<g transform="translate(128 96) rotate(-28)" ${ink(1.4)}><path d="M-10-3L66 0L-10 3Z" fill="#eef0ee"/></g>`;
  svg += stars(dice, 46, WASHI);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += parasol(100, 84, 62, dice(1), hues.main, WASHI, 24);
  svg += stars(dice, 60, WASHI);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += parasol(100, 80, 50, 0, hues.second, hues.soft);
  svg += parasol(46, 40, 24, 0.3, hues.main, WASHI, 14);
  svg += parasol(156, 118, 26, 0.3, hues.main, WASHI, 14);
  svg += stars(dice, 40, WASHI);
  return svg;
},
},
"shinra": {
"light": "sun",
"ground": "mist",
"attack": (dice, hues, strength) => {
  let svg = "";
  svg += scroll(dice, 92, 78, dice(-22, -8), 1.05, hues.main);
  svg += `<path d="M120 30Q160 60 196 20Q176 80 132 84Z" fill="${INK}"/>`;
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += scroll(dice, 100, 76, dice(-6, 6), 1.15, hues.second);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(100, 76, 62, 2, hues.main, 2, 0.7);
  svg += scroll(dice, 100, 76, 90, 0.9, hues.main);
  return svg;
},
},
"hagane": {
"light": "night",
"ground": "hills",
"attack": (dice, hues, strength) => {
  let svg = "";
  svg += rings(112, 96, 80, 4, hues.soft, 2, 0.6);
  svg += cracks(dice, 112, 104, 90, 11, INK);
  svg += burst(dice, 112, 104, 30, 9, ["#f2a63c", "#fff2c0"]);
  svg += hammer(86, 60, dice(24, 40), 1, hues.main);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += hammer(100, 56, 0, 1.1, hues.main);
  svg += rays(100, 56, 130, 20, hues.soft, 0.4);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(100, 76, 66, 5, hues.disc, 2, 0.7);
  svg += hammer(100, 60, 45, 0.8, hues.main);
  return svg;
},
},
"kururu": {
"light": "night",
"ground": "mist",
"attack": (dice, hues, strength) => {
  let svg = "";
  svg += gear(60, 92, 42, 13, dice(1), hues.main);
  svg += gear(112, 108, 24, 10, dice(1), hues.second);
  svg += bolt(dice, 150, 6, 120, hues.disc, 12);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += gear(100, 84, 48, 14, dice(1), hues.main);
  svg += circle(100, 84, 18, hues.disc);
  svg += circle(100, 84, 8, INK);
  svg += circle(96, 80, 3, "#fff");
  for (let i = 0; i < 2; i++) {
    svg += `<path d="M${30 + (i * 140)} 140l-8-8 16-8-16-8 16-8-16-8 16-8-8-8" fill="none" ${ink(2.4)}/>`;
  }
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(100, 78, 60, 4, hues.disc, 2, 0.7);
  svg += gear(100, 78, 34, 12, 0, hues.main);
  svg += bolt(dice, 44, 10, 90, hues.disc, 8);
  svg += bolt(dice, 160, 20, 90, hues.disc, 8);
  return svg;
},
},
"raira": {
"light": "night",
"ground": "sea",
"attack": (dice, hues, strength) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += slash(74 + (i * 26), 72 + (i * 6), -58, 84, 20, 14, hues.main);
  }
  svg += bolt(dice, 168, 0, 90, hues.disc, 9);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += swirl(dice, 4, WASHI, 4);
  svg += bolt(dice, 96, 8, 128, hues.disc, 13);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += curl(100, 78, 62, 2.4, 0, WASHI, 5);
  svg += curl(100, 78, 62, 2.4, 3.14, hues.soft, 5);
  svg += bolt(dice, 100, 30, 92, hues.disc, 10);
  return svg;
},
},
"nobody": {
"light": "sun",
"ground": "hills",
"attack": (dice, hues, strength) => {
  let svg = "";
  for (let i = 0; i < Math.min(4, strength); i++) {
    svg += slash(100, 60 + (i * 20), dice(-40, -10), 110, dice(24, 40), 13, hues.main);
  }
  svg += petals(dice, 6, hues.main);
  return svg;
},
"still": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 150, 20, hues.soft, 0.6);
  svg += blossom(100, 76, 3, dice(72), hues.main, WASHI, hues.deep);
  return svg;
},
"ring": (dice, hues) => {
  let svg = "";
  svg += rings(100, 76, 60, 4, hues.main, 2, 0.6);
  svg += blossom(100, 76, 2, dice(72), hues.main, WASHI, hues.deep);
  return svg;
},
},
};
