/** What single cards show beyond what their goddess always paints. */

import { disc, LEAF, lines, petals } from "../../../app/art/grounds";
import { DEGREE, GOLD, INK, ink, polar, short, TURN, WASHI } from "../../../app/art/pen";
import {
  bird,
  boat,
  burst,
  fish,
  flames,
  gear,
  lily,
  puff,
  rays,
  rings,
  slash,
  swirl,
  vapour,
  wave,
} from "../../../app/art/things";
import type { Drawn } from "./motif";
import { fan, shuriken } from "./weapons";

export const EXTRAS: Record<string, Drawn> = {
  wave: (dice, hues) =>
    wave(92, 88, 0.92, hues.second) + slash(112, 84, -24, 110, 36, 12, hues.main) + petals(dice, 6, hues.main),
  boat: (dice, hues) => boat(86, 104, 1.15, hues.main) + petals(dice, 8, hues.main),
  flames: (dice, hues) => flames(dice, 100, 156, 230, 120, 9, [hues.main, "#f2a63c", "#fff0b8"]),
  moths: (dice, hues) => petals(dice, 10, hues.main, 1.3),
  rabbit: () =>
    `<g transform="translate(104 86) scale(1.1)" fill="${WASHI}" ${ink(1.3)}><path d="M-34 20C-40 4-22-14 0-12C6-22 16-26 26-22C34-18 36-10 32-4C26 2 22 4 18 10L30 26H20L6 16C-2 22-12 22-18 22L-34 30L-26 20Z"/><path d="M22-22C12-36 4-44-6-46C-4-34 6-24 16-18ZM28-21C24-36 20-46 12-52C10-40 16-28 22-20Z"/><circle cx="27" cy="-13" r="1.600" fill="${INK}"/></g>`,
  swirl: (dice) => swirl(dice, 4, WASHI, 3.4),
  peony: (dice, hues) => {
    let s = rays(100, 76, 160, 20, hues.soft, 0.5);
    for (let q = 5; q > 0; q--)
      for (let i = 0; i < 5 + q * 2; i++) {
        const a = (TURN * i) / (5 + q * 2) + q * 0.3;
        s += `<path transform="translate(${polar(100, 76, q * 9, a)}) rotate(${short(a / DEGREE + 90)}) scale(${short(0.9 + q * 0.2)})" d="${LEAF}" fill="${["#f7d6e2", "#efb0c8", "#e58fb0", "#cf6a98", "#b14a86", hues.main][q]}" ${ink(0.6)}/>`;
      }
    return s + disc(100, 76, 5, GOLD);
  },
  birds: () => bird(70, 56, 1.15, WASHI) + bird(124, 84, 0.8, WASHI) + bird(150, 58, 0.5, WASHI),
  fan: (dice, hues) => fan(100, 132, 66, -Math.PI / 2, 2.3, hues.main, "#8d50ab", GOLD, 11),
  hawk: (dice, hues) => bird(112, 74, 2.2, hues.deep) + swirl(dice, 2, hues.soft, 3),
  fish: (dice, hues) => fish(96, 70, 1.3, -14, hues.main) + rings(96, 112, 60, 3, WASHI, 1.4, 0.7),
  vine: (dice, hues) => {
    let s = "";
    for (let i = 0; i < 4; i++) {
      const x = 30 + i * 46;
      s += `<path d="M${x} 156C${x - 24} 110 ${x + 30} 90 ${x} 50S${x + 20} 10 ${x} -6" fill="none" stroke="${hues.main}" stroke-width="4"/>`;
      for (let j = 0; j < 5; j++)
        s += `<path transform="translate(${short(x + dice(-12, 14))} ${20 + j * 26}) rotate(${short(dice(360))}) scale(1.3)" d="${LEAF}" fill="${j % 2 ? "#7f9a6a" : "#56795a"}" ${ink(0.7)}/>`;
    }
    return s;
  },
  bear: (dice, hues) =>
    `<g transform="translate(100 88)" ${ink(1.6)}><path d="M-46 70C-62 20-50-28-34-40a14 14 0 1 1 18-12C-8-56 8-56 16-52a14 14 0 1 1 18 12C50-28 62 20 46 70Z" fill="${hues.deep}"/><path d="M-14 4C-10-6 10-6 14 4C12 18-12 18-14 4Z" fill="${hues.soft}"/><path d="M-5 2H5L0 8Z" fill="${INK}"/><path d="M-24-14l10 4m38-4l-10 4" stroke="${WASHI}" stroke-width="3"/><path d="M-10 34L-4 26 0 34 4 26 10 34" fill="none" stroke="${WASHI}"/></g>` +
    [-1, 0, 1].map((i) => slash(150 + i * 12, 60 + i * 4, -70, 40, 12, 8, hues.second)).join(""),
  volley: (dice, hues) => {
    let s = puff(dice, 40, 108, 40, 9, "#d9cbb8");
    for (let i = 0; i < 4; i++) {
      const x = 60 + i * 34,
        y = 112 - i * 22;
      s +=
        `<path d="M${x - 40} ${y + 18}L${x} ${y}" stroke="#fff2c0" stroke-width="3" opacity=".8"/>` +
        burst(dice, x + 8, y - 4, 22 - i * 2, 9, [hues.main, "#f2a63c", "#fff2c0"]);
    }
    return s;
  },
  strings: (dice, hues) => {
    let d = "";
    for (let i = 0; i < 13; i++) d += `M${short(dice(-10, 60))} ${short(dice(150))}L${short(dice(140, 210))} ${short(dice(150))}`;
    return (
      `<path d="${d}" stroke="${INK}" stroke-width="1.600"/><path d="${d}" stroke="#e9eef0" stroke-width=".8" transform="translate(0 -1)"/>` +
      [40, 96, 150].map((x) => shuriken(x, 60 + dice(50), 9, dice(2), hues.second)).join("")
    );
  },
  caltrops: (dice) => {
    let s = "";
    for (let i = 0; i < 11; i++) {
      const k = dice(0.6, 1.2);
      s += `<path transform="translate(${short(dice(14, 186))} ${short(dice(56, 140))}) rotate(${short(dice(-20, 20))}) scale(${short(k)})" d="M0-15L4-3L15 4L3 5L0 13L-3 5L-15 4L-4-3Z" fill="#8ea8ad" ${ink(1.2)}/>`;
    }
    return s;
  },
  rush: (dice, hues) => [0, 1, 2, 3].map((i) => slash(60 + i * 30, 96 - i * 12, -70 + i * 12, 46, 14, 7, hues.second)).join(""),
  clones: (dice, hues) =>
    [
      [-58, 0.9, 0.35],
      [58, 0.9, 0.35],
      [-30, 1, 0.6],
      [30, 1, 0.6],
      [0, 1.15, 1],
    ]
      .map(
        ([x, k, o]) =>
          `<g transform="translate(${100 + x} 104) scale(${k})" opacity="${o}" ${ink(1.4)}><path d="M-30 60C-32 22-22 6 0 6C22 6 32 22 30 60Z" fill="${hues.deep}"/><path d="M-20-8C-20-32-12-40 0-40S20-32 20-8C18 8-18 8-20-8Z" fill="${hues.deep}"/><path d="M-15-20H15V-10H-15Z" fill="${WASHI}"/><path d="M-9-15h5m8 0h5" stroke-width="2.400"/><path d="M18-4C30-2 40 4 50-2C44 8 30 10 16 4Z" fill="${hues.second}"/></g>`,
      )
      .join(""),
  vine2: () =>
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<path transform="translate(100 76) rotate(${i * 60}) translate(0 -52) scale(1.500)" d="${LEAF}" fill="#7f9a6a" ${ink(0.7)}/>`,
      )
      .join(""),
  needle: (dice, hues) =>
    lily(dice, 150, 104, 34, hues.second) +
    `<path d="M14 118L176 34" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M14 118L176 34" stroke="#e6ebdf" stroke-width="3" stroke-linecap="round"/><path d="M180 32C190 40 188 52 180 52S170 42 180 32Z" fill="#b9d36a" ${ink(1.3)}/>` +
    vapour(dice, 50, 150, 3, "#b9d36a"),
  behead: (dice, hues) => slash(100, 84, -16, 116, 30, 18, hues.second) + petals(dice, 16, hues.second, 1.2),
  path: (dice, hues) =>
    `<path d="M70 156C110 130 60 112 104 96C120 90 112 82 106 78" fill="none" stroke="${WASHI}" stroke-width="9" opacity=".85"/>` +
    [30, 60, 150, 178].map((x, i) => lily(dice, x, 112 - (i % 2) * 22, 22, hues.second)).join(""),
  cannon: (dice, hues) =>
    puff(dice, 160, 60, 40, 10, WASHI) +
    burst(dice, 150, 68, 36, 11, ["#e8764a", "#f2c66a", "#fff2c0"]) +
    `<g transform="translate(64 104) rotate(-22)" ${ink(1.6)}><path d="M-60-24H60L70-30V30L60 24H-60C-74 20-74-20-60-24Z" fill="${hues.main}"/><path d="M-36-26H-26V26H-36ZM20-26H30V26H20Z" fill="${GOLD}"/></g>` +
    gear(44, 132, 30, 12, 0.2, hues.second),
  shield: (dice, hues) =>
    rays(100, 76, 150, 22, WASHI, 0.5) +
    gear(100, 76, 58, 20, 0.1, GOLD) +
    `<circle cx="100" cy="76" r="42" fill="${hues.main}" ${ink(2)}/><path d="M100 44V108M68 76H132" stroke="${GOLD}" stroke-width="6"/><circle cx="100" cy="76" r="11" fill="${GOLD}" ${ink(1.5)}/>`,
  edge: (dice, hues) =>
    swirl(dice, 3, WASHI, 3.4) +
    `<g transform="translate(92 84) rotate(${short(dice(-38, -24))})" ${ink(1.6)}><path d="M-66-8H40C70-8 84-4 100 0C84 8 70 10 40 10H-66Z" fill="#eef0ee"/><path d="M-40 10l8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10" fill="#c9d0d0"/><path d="M-76-14H-46V14H-76Z" fill="${GOLD}"/></g>` +
    gear(34, 122, 24, 10, 0.3, hues.main),
  speed: (dice) => lines(dice, 18, 0, WASHI, 0.95) + puff(dice, 26, 116, 24, 7, WASHI),
  roar: (dice, hues) =>
    rings(64, 84, 120, 7, WASHI, 3, 0.8) +
    gear(56, 92, 40, 14, 0.2, hues.main) +
    puff(dice, 150, 40, 34, 9, WASHI) +
    puff(dice, 168, 110, 26, 7, WASHI),
  stunt: (dice, hues) =>
    `<path d="M-6 140C40 10 150 10 206 130" fill="none" stroke="${WASHI}" stroke-width="4" stroke-dasharray="12 8"/>` +
    gear(86, 62, 34, 13, 0.3, hues.main) +
    gear(136, 66, 24, 11, 0.1, hues.second) +
    puff(dice, 20, 120, 24, 7, WASHI),
  steam: (dice) => puff(dice, 40, 36, 30, 8, WASHI) + flames(dice, 150, 152, 90, 54, 5, ["#e8764a", "#f2c66a"]),
  omega: (dice, hues) =>
    burst(dice, 100, 76, 72, 17, [hues.main, "#f2c66a", "#fff8dc"]) + gear(100, 76, 26, 12, 0.2, hues.second),
  box: (dice) =>
    rays(100, 80, 150, 18, GOLD, 0.5) +
    `<g ${ink(1.8)}><path d="M100 36L148 56V112L100 134L52 112V56Z" fill="#2a2438"/><path d="M52 56L100 78L148 56M100 78V134" fill="none" stroke="${GOLD}"/><path d="M100 36L148 56L100 78L52 56Z" fill="#3d3552"/></g>` +
    gear(76, 96, 14, 9, 0.2, GOLD, "#2a2438") +
    petals(dice, 8, "#f2c66a"),
  lily: (dice, hues) => lily(dice, 70, 60, 40, hues.second) + rings(120, 116, 60, 4, hues.soft, 1.6, 0.7),
  steps: (dice, hues) => {
    let s = "";
    for (let i = 0; i < 6; i++)
      s += `<ellipse cx="${30 + i * 28}" cy="${short(120 - i * 13 + (i % 2) * 10)}" rx="${short(9 - i * 0.8)}" ry="${short(4 - i * 0.3)}" fill="${hues.deep}" transform="rotate(-22 ${30 + i * 28} ${120 - i * 13})"/>`;
    return s;
  },
  golem: (dice, hues) =>
    gear(54, 92, 22, 10, dice(1), hues.second) +
    gear(146, 92, 22, 10, dice(1), hues.second) +
    `<g ${ink(2)}><path d="M66 152V84q34-18 68 0v68Z" fill="${hues.main}"/><path d="M78 44h44v36q-22 10-44 0Z" fill="${hues.soft}"/></g>` +
    disc(90, 62, 5, hues.disc) +
    disc(110, 62, 5, hues.disc) +
    gear(100, 116, 18, 10, 0.2, hues.disc),
  twins: (dice, hues) =>
    gear(58, 92, 32, 12, 0.1, hues.main) +
    gear(142, 92, 32, 12, 0.1, hues.main) +
    rings(58, 92, 14, 2, hues.disc, 1.6, 0.8) +
    rings(142, 92, 14, 2, hues.disc, 1.6, 0.8),
  mirror: (dice, hues) =>
    disc(100, 78, 46, WASHI) + rings(100, 78, 46, 3, hues.main, 2.2, 0.9) + slash(64, 44, 40, 84, 10, 6, hues.disc),
  works: (dice, hues) =>
    [0, 1, 2].map((i) => gear(44 + i * 56, 112 - i * 22, 26 - i * 4, 11, dice(1), i % 2 ? hues.second : hues.main)).join("") +
    puff(dice, 150, 34, 22, 6, WASHI),
};
