/** What the next six goddesses paint. */

import { disc, petals, stars } from "../../../app/art/grounds";
import { INK, ink, WASHI } from "../../../app/art/pen";
import { bolt, burst, cracks, curl, gear, rays, rings, slash, swirl } from "../../../app/art/things";
import type { Motif } from "./motif";
import { hammer, naginata, parasol, scroll } from "./weapons";

export const NEXT_SIX: Record<string, Motif> = {
  saine: {
    light: "moon",
    ground: "sea",
    attack: (dice, hues) =>
      rings(100, 76, 90, 6, hues.soft, 1.6, 0.8) +
      slash(110, 78, dice(-30, 0), 110, 34, 13, hues.main) +
      naginata(104, 84, dice(-42, -26), 1, hues.main),
    still: (dice, hues) =>
      rings(100, 76, 80, 6, hues.main, 1.6, 0.6) + naginata(90, 96, -56, 1.1, hues.main) + petals(dice, 8, hues.main),
    ring: (dice, hues) =>
      rings(70, 80, 60, 5, hues.main, 1.6, 0.7) +
      rings(130, 80, 60, 5, hues.second, 1.6, 0.7) +
      naginata(100, 110, -90, 0.9, hues.main),
  },
  yukihi: {
    light: "pale",
    ground: "hills",
    attack: (dice, hues) =>
      parasol(84, 78, 56, dice(1), hues.main, WASHI) +
      `<g transform="translate(128 96) rotate(-28)" ${ink(1.4)}><path d="M-10-3L66 0L-10 3Z" fill="#eef0ee"/></g>` +
      stars(dice, 46, WASHI),
    still: (dice, hues) => parasol(100, 84, 62, dice(1), hues.main, WASHI, 24) + stars(dice, 60, WASHI),
    ring: (dice, hues) =>
      parasol(100, 80, 50, 0, hues.second, hues.soft) +
      parasol(46, 40, 24, 0.3, hues.main, WASHI, 14) +
      parasol(156, 118, 26, 0.3, hues.main, WASHI, 14) +
      stars(dice, 40, WASHI),
  },
  shinra: {
    light: "sun",
    ground: "mist",
    attack: (dice, hues) =>
      scroll(dice, 92, 78, dice(-22, -8), 1.05, hues.main) + `<path d="M120 30Q160 60 196 20Q176 80 132 84Z" fill="${INK}"/>`,
    still: (dice, hues) => scroll(dice, 100, 76, dice(-6, 6), 1.15, hues.second),
    ring: (dice, hues) => rings(100, 76, 62, 2, hues.main, 2, 0.7) + scroll(dice, 100, 76, 90, 0.9, hues.main),
  },
  hagane: {
    light: "night",
    ground: "hills",
    attack: (dice, hues) =>
      rings(112, 96, 80, 4, hues.soft, 2, 0.6) +
      cracks(dice, 112, 104, 90, 11, INK) +
      burst(dice, 112, 104, 30, 9, ["#f2a63c", "#fff2c0"]) +
      hammer(86, 60, dice(24, 40), 1, hues.main),
    still: (dice, hues) => hammer(100, 56, 0, 1.1, hues.main) + rays(100, 56, 130, 20, hues.soft, 0.4),
    ring: (dice, hues) => rings(100, 76, 66, 5, hues.disc, 2, 0.7) + hammer(100, 60, 45, 0.8, hues.main),
  },
  kururu: {
    light: "night",
    ground: "mist",
    attack: (dice, hues) =>
      gear(60, 92, 42, 13, dice(1), hues.main) +
      gear(112, 108, 24, 10, dice(1), hues.second) +
      bolt(dice, 150, 6, 120, hues.disc, 12),
    still: (dice, hues) =>
      gear(100, 84, 48, 14, dice(1), hues.main) +
      disc(100, 84, 18, hues.disc) +
      disc(100, 84, 8, INK) +
      disc(96, 80, 3, "#fff") +
      [30, 170].map((x) => `<path d="M${x} 140l-8-8 16-8-16-8 16-8-16-8 16-8-8-8" fill="none" ${ink(2.4)}/>`).join(""),
    ring: (dice, hues) =>
      rings(100, 78, 60, 4, hues.disc, 2, 0.7) +
      gear(100, 78, 34, 12, 0, hues.main) +
      bolt(dice, 44, 10, 90, hues.disc, 8) +
      bolt(dice, 160, 20, 90, hues.disc, 8),
  },
  raira: {
    light: "night",
    ground: "sea",
    attack: (dice, hues) =>
      [-1, 0, 1].map((i) => slash(100 + i * 26, 78 + i * 6, -58, 84, 20, 14, hues.main)).join("") +
      bolt(dice, 168, 0, 90, hues.disc, 9),
    still: (dice, hues) => swirl(dice, 4, WASHI, 4) + bolt(dice, 96, 8, 128, hues.disc, 13),
    ring: (dice, hues) =>
      curl(100, 78, 62, 2.4, 0, WASHI, 5) + curl(100, 78, 62, 2.4, 3.14, hues.soft, 5) + bolt(dice, 100, 30, 92, hues.disc, 10),
  },
};
