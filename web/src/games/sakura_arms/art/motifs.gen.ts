/** Colours and drawings: written by tools/export_art.py from mankai/games/sakura_arms/data/art.toml. */

import { GOLD, INK, PETAL, WASHI } from "../../../app/art/colours.gen";
import { DEGREE, TURN, ink, polar, short } from "../../../app/art/pen";
import type { Drawn } from "../../../app/art/pen";
import { bird, blossom, boat, bolt, burst, circle, cracks, curl, fish, flames, gear, katana, lily, lines, petals, puff, rays, rings, slash, stars, swirl, vapour, wave } from "../../../app/art/shapes.gen";
import type { Motif, Note } from "./motif";
import { fan, gun, hammer, naginata, ninja, parasol, scroll, shuriken, vial } from "./weapons.gen";

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
export const EXTRAS: Record<string, Drawn> = {
"wave": (dice, hues) => {
  let svg = "";
  svg += wave(92, 88, 0.92, hues.second);
  svg += slash(112, 84, -24, 110, 36, 12, hues.main);
  svg += petals(dice, 6, hues.main);
  return svg;
},
"boat": (dice, hues) => {
  let svg = "";
  svg += boat(86, 104, 1.15, hues.main);
  svg += petals(dice, 8, hues.main);
  return svg;
},
"flames": (dice, hues) => {
  let svg = "";
  svg += flames(dice, 100, 156, 230, 120, 9, [hues.main, "#f2a63c", "#fff0b8"]);
  return svg;
},
"moths": (dice, hues) => {
  let svg = "";
  svg += petals(dice, 10, hues.main, 1.3);
  return svg;
},
"rabbit": (dice, hues) => {
  let svg = "";
  svg += `<g transform="translate(104 86) scale(1.1)" fill="${WASHI}" ${ink(1.3)}>`;
  svg += `<path d="M-34 20C-40 4-22-14 0-12C6-22 16-26 26-22C34-18 36-10 32-4C26 2 22 4 18 10L30 26H20L6 16C-2 22-12 22-18 22L-34 30L-26 20Z"/>`;
  svg += `<path d="M22-22C12-36 4-44-6-46C-4-34 6-24 16-18ZM28-21C24-36 20-46 12-52C10-40 16-28 22-20Z"/>`;
  svg += `<circle cx="27" cy="-13" r="1.600" fill="${INK}"/></g>`;
  return svg;
},
"swirl": (dice, hues) => {
  let svg = "";
  svg += swirl(dice, 4, WASHI, 3.4);
  return svg;
},
"peony": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 160, 20, hues.soft, 0.5);
  for (let k = 0; k < 5; k++) {
    let q = 5 - k;
    for (let i = 0; i < 5 + (q * 2); i++) {
      let a = ((TURN * i) / (5 + (q * 2))) + (q * 0.3);
      svg += `<path transform="translate(${polar(100, 76, q * 9, a)}) rotate(${short((a / DEGREE) + 90)}) scale(${short(0.9 + (q * 0.2))})" d="${PETAL}"`;
      svg += ` fill="${[hues.main, "#b14a86", "#cf6a98", "#e58fb0", "#efb0c8"][k]}" ${ink(0.6)}/>`;
    }
  }
  svg += circle(100, 76, 5, GOLD);
  return svg;
},
"birds": (dice, hues) => {
  let svg = "";
  svg += bird(70, 56, 1.15, WASHI);
  svg += bird(124, 84, 0.8, WASHI);
  svg += bird(150, 58, 0.5, WASHI);
  return svg;
},
"fan": (dice, hues) => {
  let svg = "";
  svg += fan(100, 132, 66, -Math.PI / 2, 2.3, hues.main, "#8d50ab", GOLD, 11);
  return svg;
},
"hawk": (dice, hues) => {
  let svg = "";
  svg += bird(112, 74, 2.2, hues.deep);
  svg += swirl(dice, 2, hues.soft, 3);
  return svg;
},
"fish": (dice, hues) => {
  let svg = "";
  svg += fish(96, 70, 1.3, -14, hues.main);
  svg += rings(96, 112, 60, 3, WASHI, 1.4, 0.7);
  return svg;
},
"vine": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 4; i++) {
    let x = 30 + (i * 46);
    svg += `<path d="M${x} 156C${x - 24} 110 ${x + 30} 90 ${x} 50S${x + 20} 10 ${x} -6" fill="none" stroke="${hues.main}" stroke-width="4"/>`;
    for (let j = 0; j < 5; j++) {
      svg += `<path transform="translate(${short(x + dice(-12, 14))} ${20 + (j * 26)}) rotate(${short(dice(360))}) scale(1.3)" d="${PETAL}"`;
      svg += ` fill="${(j % 2) ? "#7f9a6a" : "#56795a"}" ${ink(0.7)}/>`;
    }
  }
  return svg;
},
"bear": (dice, hues) => {
  let svg = "";
  svg += `<g transform="translate(100 88)" ${ink(1.6)}>`;
  svg += `<path d="M-46 70C-62 20-50-28-34-40a14 14 0 1 1 18-12C-8-56 8-56 16-52a14 14 0 1 1 18 12C50-28 62 20 46 70Z" fill="${hues.deep}"/>`;
  svg += `<path d="M-14 4C-10-6 10-6 14 4C12 18-12 18-14 4Z" fill="${hues.soft}"/><path d="M-5 2H5L0 8Z" fill="${INK}"/>`;
  svg += `<path d="M-24-14l10 4m38-4l-10 4" stroke="${WASHI}" stroke-width="3"/>`;
  svg += `<path d="M-10 34L-4 26 0 34 4 26 10 34" fill="none" stroke="${WASHI}"/></g>`;
  for (let i = 0; i < 3; i++) {
    svg += slash(138 + (i * 12), 56 + (i * 4), -70, 40, 12, 8, hues.second);
  }
  return svg;
},
"volley": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 40, 108, 40, 9, "#d9cbb8");
  for (let i = 0; i < 4; i++) {
    let x = 60 + (i * 34);
    let y = 112 - (i * 22);
    svg += `<path d="M${x - 40} ${y + 18}L${x} ${y}" stroke="#fff2c0" stroke-width="3" opacity=".8"/>`;
    svg += burst(dice, x + 8, y - 4, 22 - (i * 2), 9, [hues.main, "#f2a63c", "#fff2c0"]);
  }
  return svg;
},
"strings": (dice, hues) => {
  let svg = "";
  let d = "";
  for (let i = 0; i < 13; i++) {
    d += `M${short(dice(-10, 60))} ${short(dice(150))}L${short(dice(140, 210))} ${short(dice(150))}`;
  }
  svg += `<path d="${d}" stroke="${INK}" stroke-width="1.600"/><path d="${d}" stroke="#e9eef0" stroke-width=".8" transform="translate(0 -1)"/>`;
  for (let i = 0; i < 3; i++) {
    svg += shuriken([40, 96, 150][i], 60 + dice(50), 9, dice(2), hues.second);
  }
  return svg;
},
"caltrops": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 11; i++) {
    let k = dice(0.6, 1.2);
    svg += `<path transform="translate(${short(dice(14, 186))} ${short(dice(56, 140))}) rotate(${short(dice(-20, 20))}) scale(${short(k)})"`;
    svg += ` d="M0-15L4-3L15 4L3 5L0 13L-3 5L-15 4L-4-3Z" fill="#8ea8ad" ${ink(1.2)}/>`;
  }
  return svg;
},
"rush": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 4; i++) {
    svg += slash(60 + (i * 30), 96 - (i * 12), -70 + (i * 12), 46, 14, 7, hues.second);
  }
  return svg;
},
"clones": (dice, hues) => {
  let svg = "";
  svg += ninja(42, 0.9, 0.35, hues.deep, hues.second);
  svg += ninja(158, 0.9, 0.35, hues.deep, hues.second);
  svg += ninja(70, 1, 0.6, hues.deep, hues.second);
  svg += ninja(130, 1, 0.6, hues.deep, hues.second);
  svg += ninja(100, 1.15, 1, hues.deep, hues.second);
  return svg;
},
"vine2": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += `<path transform="translate(100 76) rotate(${i * 60}) translate(0 -52) scale(1.500)" d="${PETAL}" fill="#7f9a6a" ${ink(0.7)}/>`;
  }
  return svg;
},
"needle": (dice, hues) => {
  let svg = "";
  svg += lily(dice, 150, 104, 34, hues.second);
  svg += `<path d="M14 118L176 34" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`;
  svg += `<path d="M14 118L176 34" stroke="#e6ebdf" stroke-width="3" stroke-linecap="round"/>`;
  svg += `<path d="M180 32C190 40 188 52 180 52S170 42 180 32Z" fill="#b9d36a" ${ink(1.3)}/>`;
  svg += vapour(dice, 50, 150, 3, "#b9d36a");
  return svg;
},
"behead": (dice, hues) => {
  let svg = "";
  svg += slash(100, 84, -16, 116, 30, 18, hues.second);
  svg += petals(dice, 16, hues.second, 1.2);
  return svg;
},
"path": (dice, hues) => {
  let svg = "";
  svg += `<path d="M70 156C110 130 60 112 104 96C120 90 112 82 106 78" fill="none" stroke="${WASHI}" stroke-width="9" opacity=".85"/>`;
  for (let i = 0; i < 4; i++) {
    svg += lily(dice, [30, 60, 150, 178][i], 112 - ((i % 2) * 22), 22, hues.second);
  }
  return svg;
},
"cannon": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 160, 60, 40, 10, WASHI);
  svg += burst(dice, 150, 68, 36, 11, ["#e8764a", "#f2c66a", "#fff2c0"]);
  svg += `<g transform="translate(64 104) rotate(-22)" ${ink(1.6)}>`;
  svg += `<path d="M-60-24H60L70-30V30L60 24H-60C-74 20-74-20-60-24Z" fill="${hues.main}"/>`;
  svg += `<path d="M-36-26H-26V26H-36ZM20-26H30V26H20Z" fill="${GOLD}"/></g>`;
  svg += gear(44, 132, 30, 12, 0.2, hues.second);
  return svg;
},
"shield": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 150, 22, WASHI, 0.5);
  svg += gear(100, 76, 58, 20, 0.1, GOLD);
  svg += `<circle cx="100" cy="76" r="42" fill="${hues.main}" ${ink(2)}/>`;
  svg += `<path d="M100 44V108M68 76H132" stroke="${GOLD}" stroke-width="6"/><circle cx="100" cy="76" r="11" fill="${GOLD}" ${ink(1.5)}/>`;
  return svg;
},
"edge": (dice, hues) => {
  let svg = "";
  svg += swirl(dice, 3, WASHI, 3.4);
  svg += `<g transform="translate(92 84) rotate(${short(dice(-38, -24))})" ${ink(1.6)}>`;
  svg += `<path d="M-66-8H40C70-8 84-4 100 0C84 8 70 10 40 10H-66Z" fill="#eef0ee"/>`;
  svg += `<path d="M-40 10l8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10" fill="#c9d0d0"/>`;
  svg += `<path d="M-76-14H-46V14H-76Z" fill="${GOLD}"/></g>`;
  svg += gear(34, 122, 24, 10, 0.3, hues.main);
  return svg;
},
"speed": (dice, hues) => {
  let svg = "";
  svg += lines(dice, 18, 0, WASHI, 0.95);
  svg += puff(dice, 26, 116, 24, 7, WASHI);
  return svg;
},
"roar": (dice, hues) => {
  let svg = "";
  svg += rings(64, 84, 120, 7, WASHI, 3, 0.8);
  svg += gear(56, 92, 40, 14, 0.2, hues.main);
  svg += puff(dice, 150, 40, 34, 9, WASHI);
  svg += puff(dice, 168, 110, 26, 7, WASHI);
  return svg;
},
"stunt": (dice, hues) => {
  let svg = "";
  svg += `<path d="M-6 140C40 10 150 10 206 130" fill="none" stroke="${WASHI}" stroke-width="4" stroke-dasharray="12 8"/>`;
  svg += gear(86, 62, 34, 13, 0.3, hues.main);
  svg += gear(136, 66, 24, 11, 0.1, hues.second);
  svg += puff(dice, 20, 120, 24, 7, WASHI);
  return svg;
},
"steam": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 40, 36, 30, 8, WASHI);
  svg += flames(dice, 150, 152, 90, 54, 5, ["#e8764a", "#f2c66a"]);
  return svg;
},
"omega": (dice, hues) => {
  let svg = "";
  svg += burst(dice, 100, 76, 72, 17, [hues.main, "#f2c66a", "#fff8dc"]);
  svg += gear(100, 76, 26, 12, 0.2, hues.second);
  return svg;
},
"box": (dice, hues) => {
  let svg = "";
  svg += rays(100, 80, 150, 18, GOLD, 0.5);
  svg += `<g ${ink(1.8)}><path d="M100 36L148 56V112L100 134L52 112V56Z" fill="#2a2438"/>`;
  svg += `<path d="M52 56L100 78L148 56M100 78V134" fill="none" stroke="${GOLD}"/><path d="M100 36L148 56L100 78L52 56Z" fill="#3d3552"/></g>`;
  svg += gear(76, 96, 14, 9, 0.2, GOLD, "#2a2438");
  svg += petals(dice, 8, "#f2c66a");
  return svg;
},
"lily": (dice, hues) => {
  let svg = "";
  svg += lily(dice, 70, 60, 40, hues.second);
  svg += rings(120, 116, 60, 4, hues.soft, 1.6, 0.7);
  return svg;
},
"steps": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += `<ellipse cx="${30 + (i * 28)}" cy="${short((120 - (i * 13)) + ((i % 2) * 10))}" rx="${short(9 - (i * 0.8))}" ry="${short(4 - (i * 0.3))}"`;
    svg += ` fill="${hues.deep}" transform="rotate(-22 ${30 + (i * 28)} ${120 - (i * 13)})"/>`;
  }
  return svg;
},
"golem": (dice, hues) => {
  let svg = "";
  svg += gear(54, 92, 22, 10, dice(1), hues.second);
  svg += gear(146, 92, 22, 10, dice(1), hues.second);
  svg += `<g ${ink(2)}><path d="M66 152V84q34-18 68 0v68Z" fill="${hues.main}"/><path d="M78 44h44v36q-22 10-44 0Z" fill="${hues.soft}"/></g>`;
  svg += circle(90, 62, 5, hues.disc);
  svg += circle(110, 62, 5, hues.disc);
  svg += gear(100, 116, 18, 10, 0.2, hues.disc);
  return svg;
},
"twins": (dice, hues) => {
  let svg = "";
  svg += gear(58, 92, 32, 12, 0.1, hues.main);
  svg += gear(142, 92, 32, 12, 0.1, hues.main);
  svg += rings(58, 92, 14, 2, hues.disc, 1.6, 0.8);
  svg += rings(142, 92, 14, 2, hues.disc, 1.6, 0.8);
  return svg;
},
"mirror": (dice, hues) => {
  let svg = "";
  svg += circle(100, 78, 46, WASHI);
  svg += rings(100, 78, 46, 3, hues.main, 2.2, 0.9);
  svg += slash(64, 44, 40, 84, 10, 6, hues.disc);
  return svg;
},
"works": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += gear(44 + (i * 56), 112 - (i * 22), 26 - (i * 4), 11, dice(1), (i % 2) ? hues.second : hues.main);
  }
  svg += puff(dice, 150, 34, 22, 6, WASHI);
  return svg;
},
};
export const NOTES: Record<string, Note> = {
"Slash": {
"disc": {
"kind": "sun",
"x": 150,
"y": 44,
"radius": 26,
},
},
"Brandish": {
"ground": "mist",
},
"Hilt Strike": {
"motif": "still",
},
"Art of Drawing": {
"disc": {
"kind": "sun",
"x": 60,
"y": 64,
"radius": 40,
},
},
"Overawe": {
"motif": "ring",
},
"Tsukikage Crush": {
"ground": "sea",
"disc": {
"kind": "moon",
"x": 100,
"y": 62,
"radius": 54,
},
"sky": "night",
},
"Uranami Storm": {
"ground": "none",
"extra": "wave",
},
"Ukifune Serene": {
"motif": "none",
"ground": "sea",
"extra": "boat",
"disc": {
"kind": "sun",
"x": 146,
"y": 52,
"radius": 28,
},
},
"Yurina's Final Blow": {
"disc": {
"kind": "sun",
"x": 100,
"y": 72,
"radius": 60,
},
},
"Soulfire": {
"motif": "ring",
"sky": "night",
},
"Backstep": {
"motif": "still",
},
"Smoke": {
"motif": "ring",
"ground": "none",
},
"Backdraft": {
"motif": "none",
"extra": "flames",
},
"Vermillion Field": {
"motif": "none",
"extra": "flames",
"disc": {
"kind": "sun",
"x": 100,
"y": 60,
"radius": 42,
},
},
"Crimson Zero": {
"disc": {
"kind": "sun",
"x": 118,
"y": 66,
"radius": 50,
},
},
"Scarlet Visions": {
"motif": "still",
"extra": "moths",
},
"Magnum": {
"disc": {
"kind": "moon",
"x": 44,
"y": 34,
"radius": 20,
},
},
"Red Bullet": {
"sky": "red",
"disc": {
"kind": "sun",
"x": 40,
"y": 40,
"radius": 24,
},
},
"Rabbit Step": {
"motif": "none",
"ground": "reeds",
"disc": {
"kind": "moon",
"x": 116,
"y": 64,
"radius": 44,
},
"extra": "rabbit",
},
"Windy Stage": {
"motif": "still",
"extra": "swirl",
},
"Sunny Stage": {
"motif": "ring",
"disc": {
"kind": "sun",
"x": 100,
"y": 76,
"radius": 58,
},
},
"Immortal Flower": {
"motif": "none",
"extra": "peony",
},
"Eternal Migrant": {
"motif": "none",
"ground": "sea",
"disc": {
"kind": "moon",
"x": 140,
"y": 50,
"radius": 30,
},
"extra": "birds",
},
"Perpetual Wind": {
"motif": "attack",
"extra": "swirl",
},
"Eternal Moon": {
"motif": "none",
"ground": "mist",
"disc": {
"kind": "moon",
"x": 100,
"y": 70,
"radius": 54,
},
"extra": "fan",
},
"Quick Shot": {
"motif": "none",
"extra": "volley",
},
"Barrage": {
"motif": "none",
"extra": "volley",
"disc": {
"kind": "moon",
"x": 160,
"y": 40,
"radius": 22,
},
},
"Shoot": {
"disc": {
"kind": "moon",
"x": 150,
"y": 40,
"radius": 24,
},
},
"Steel Strings": {
"motif": "none",
"extra": "strings",
"disc": {
"kind": "moon",
"x": 100,
"y": 60,
"radius": 40,
},
},
"Caltrops": {
"motif": "none",
"extra": "caltrops",
},
"Rush of Blades": {
"motif": "attack",
"extra": "rush",
},
"Shadow Cloning": {
"motif": "none",
"extra": "clones",
"disc": {
"kind": "moon",
"x": 100,
"y": 50,
"radius": 40,
},
},
"Induce": {
"motif": "still",
"disc": {
"kind": "moon",
"x": 150,
"y": 34,
"radius": 22,
},
},
"Revitalize": {
"motif": "ring",
"extra": "vine2",
},
"Poison Needle": {
"motif": "none",
"extra": "needle",
},
"Behead": {
"motif": "none",
"extra": "behead",
"disc": {
"kind": "moon",
"x": 100,
"y": 70,
"radius": 50,
},
},
"Concealment": {
"motif": "attack",
"ground": "mist",
},
"Chikage's Grim Path": {
"motif": "none",
"extra": "path",
"disc": {
"kind": "moon",
"x": 100,
"y": 56,
"radius": 36,
},
},
"Ruinous Soultoxin": {
"motif": "still",
"disc": {
"kind": "moon",
"x": 100,
"y": 60,
"radius": 48,
},
},
"Steam Cannon": {
"motif": "none",
"extra": "cannon",
},
"Shield Charge": {
"motif": "none",
"extra": "shield",
},
"Waving Edge": {
"ground": "sea",
"motif": "none",
"extra": "edge",
},
"Turbo Switch": {
"motif": "still",
"extra": "speed",
},
"Roaring": {
"motif": "none",
"extra": "roar",
},
"Stunt": {
"motif": "none",
"extra": "stunt",
"ground": "mist",
},
"Burning Steam": {
"motif": "attack",
"extra": "steam",
},
"Alpha Edge": {
"motif": "none",
"extra": "edge",
"disc": {
"kind": "sun",
"x": 100,
"y": 70,
"radius": 46,
},
},
"Omega-Burst": {
"motif": "none",
"extra": "omega",
},
"Julia's BlackBox": {
"motif": "none",
"extra": "box",
},
"Thallya's Masterpiece": {
"motif": "ring",
"disc": {
"kind": "sun",
"x": 100,
"y": 76,
"radius": 58,
},
},
"Tobi-Kage": {
"motif": "none",
"extra": "hawk",
"disc": {
"kind": "moon",
"x": 56,
"y": 48,
"radius": 30,
},
},
"Uro-Uo": {
"motif": "none",
"ground": "sea",
"extra": "fish",
},
"Mi-Kazura": {
"motif": "none",
"extra": "vine",
},
"Kuma-Suke": {
"motif": "none",
"extra": "bear",
},
"Ninpo-Walk": {
"motif": "still",
"ground": "mist",
},
"Quagmire": {
"motif": "none",
"ground": "sea",
"extra": "lily",
},
"Miasma": {
"motif": "still",
"ground": "mist",
},
"Windrun": {
"motif": "none",
"ground": "reeds",
"extra": "swirl",
"disc": {
"kind": "moon",
"x": 56,
"y": 44,
"radius": 26,
},
},
"Wisdom of the Gods": {
"motif": "ring",
"disc": {
"kind": "moon",
"x": 100,
"y": 76,
"radius": 30,
},
},
"Roar": {
"motif": "still",
"disc": {
"kind": "moon",
"x": 100,
"y": 70,
"radius": 46,
},
},
"Pounce": {
"ground": "hills",
"disc": {
"kind": "moon",
"x": 150,
"y": 44,
"radius": 30,
},
},
"Stormcharged Claw": {
"ground": "none",
"sky": "night",
"disc": {
"kind": "moon",
"x": 100,
"y": 66,
"radius": 52,
},
},
"Thundercall Ritual": {
"motif": "ring",
"sky": "night",
"ground": "mist",
},
"Windbeast Invocation": {
"motif": "none",
"extra": "swirl",
"disc": {
"kind": "moon",
"x": 100,
"y": 72,
"radius": 50,
},
"sky": "night",
},
"Windbeast Manifestation": {
"motif": "attack",
"extra": "swirl",
"ground": "none",
},
"Windbeast Reincarnation": {
"motif": "ring",
"extra": "birds",
},
"Windbeast Perdition": {
"motif": "none",
"ground": "mist",
"extra": "hawk",
"sky": "night",
},
"Wind and Thunder Board": {
"motif": "ring",
"ground": "none",
},
"Silent Approach": {
"motif": "none",
"ground": "reeds",
"extra": "steps",
"disc": {
"kind": "moon",
"x": 150,
"y": 36,
"radius": 20,
},
},
"Elekiter": {
"motif": "attack",
},
"Acceler": {
"motif": "still",
"ground": "none",
"extra": "speed",
},
"Kururu~n": {
"motif": "none",
"extra": "swirl",
"disc": {
"kind": "moon",
"x": 100,
"y": 70,
"radius": 40,
},
},
"Tornaydo": {
"motif": "attack",
"extra": "swirl",
},
"Regainah": {
"motif": "ring",
"disc": {
"kind": "moon",
"x": 100,
"y": 78,
"radius": 60,
},
},
"Reflecta": {
"motif": "none",
"extra": "mirror",
},
"Drain Devil": {
"motif": "still",
"sky": "red",
},
"Big Golem": {
"motif": "none",
"extra": "golem",
},
"Industria": {
"motif": "none",
"extra": "works",
},
"Dupligear": {
"motif": "none",
"extra": "twins",
},
"Godly Intervention Simulator: Kururu-Type": {
"motif": "ring",
"extra": "works",
"disc": {
"kind": "sun",
"x": 100,
"y": 72,
"radius": 56,
},
},
};
