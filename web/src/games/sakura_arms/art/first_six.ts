/** What the first six goddesses paint. */

import { blossom, disc, lines, petals } from "../../../app/art/grounds";
import { DEGREE, GOLD, INK, ink, short, TURN, WASHI } from "../../../app/art/pen";
import { burst, curl, flames, gear, katana, lily, puff, rays, rings, slash, swirl, vapour } from "../../../app/art/things";
import type { Motif } from "./motif";
import { fan, gun, shuriken, vial } from "./weapons";

export const FIRST_SIX: Record<string, Motif> = {
  yurina: {
    light: "sun",
    ground: "hills",
    attack: (dice, hues, strength) => {
      let s = "";
      const n = Math.max(1, Math.min(4, strength));
      const a = dice(-42, -12);
      for (let i = 0; i < n; i++)
        s += slash(
          100 + (i - (n - 1) / 2) * 10,
          80 + (i - (n - 1) / 2) * 24,
          a + (i - (n - 1) / 2) * dice(4, 16),
          124,
          dice(26, 46),
          dice(11, 17),
          hues.main,
        );
      return s + katana(56, 118, a - 6, 0.86, hues.second) + petals(dice, 7, hues.main);
    },
    still: (dice, hues) =>
      rays(100, 80, 150, 18, hues.soft, 0.6) + katana(72, 112, -50, 1.05, hues.main) + petals(dice, 9, hues.main),
    ring: (dice, hues) =>
      rings(100, 78, 60, 3, hues.main, 2, 0.5) +
      flames(dice, 100, 138, 120, 110, 6, [hues.main, "#e8764a", "#fbe0a0"]) +
      katana(100, 150, -90, 0.86, hues.second),
  },
  himika: {
    light: "night",
    ground: "hills",
    attack: (dice, hues, strength) => {
      const a = dice(-26, 4),
        R = 26 + strength * 6;
      const x = 118 + dice(-6, 10),
        y = 66 + dice(-6, 10);
      return (
        puff(dice, x + 22, y - 6, 34, 9, "#e9dcc8") +
        burst(dice, x + 12, y - 2, R, 11, [hues.main, "#f2a63c", "#fff2c0"]) +
        gun(x, y, a, 0.95, "#5c3a22") +
        lines(dice, 9, a * DEGREE, "#fff2c0", 0.8)
      );
    },
    still: (dice, hues) =>
      disc(100, 70, 52, hues.soft) +
      rays(100, 70, 140, 24, hues.main, 0.5) +
      gun(150, 60, -34, 1, "#5c3a22") +
      flames(dice, 60, 150, 110, 40, 6, [hues.main, "#f2a63c"]),
    ring: (dice) =>
      puff(dice, 60, 80, 46, 12, "#d9cbb8") +
      puff(dice, 140, 92, 50, 12, "#efe3d0") +
      curl(96, 78, 30, 1.6, 0, INK, 2) +
      curl(142, 96, 22, 1.4, 2, INK, 1.6, -1),
  },
  tokoyo: {
    light: "moon",
    ground: "mist",
    attack: (dice, hues, strength) => {
      const a = dice(-0.9, -0.3);
      return (
        swirl(dice, 3, hues.soft, 4) +
        fan(76, 128, 92, -Math.PI / 2 + a * 0.5 + 0.55, 2.1, hues.main, "#8d50ab", GOLD) +
        (strength > 1 ? fan(158, 48, 46, Math.PI * 0.9 + a, 2, WASHI, "#efe0ee", hues.main, 9) : "") +
        petals(dice, 6, "#e58fb0")
      );
    },
    still: (dice, hues) => {
      const a = dice(-0.35, 0.35);
      return (
        fan(100, 132, 104, -Math.PI / 2 + a, 2.5, WASHI, "#f0e0ee", hues.main, 13) +
        blossom(100 + 60 * a, 62, 1.5, dice(60), "#e58fb0", "#fff0c2", hues.deep) +
        petals(dice, 6, "#e58fb0")
      );
    },
    ring: (dice, hues) => {
      let s = "";
      for (let i = 0; i < 5; i++)
        s += fan(
          100 + 34 * Math.cos((TURN * i) / 5 - 1.57),
          76 + 34 * Math.sin((TURN * i) / 5 - 1.57),
          38,
          (TURN * i) / 5 - 1.57,
          1.5,
          i % 2 ? WASHI : hues.main,
          i % 2 ? "#efdff0" : "#8d50ab",
          GOLD,
          7,
        );
      return s + blossom(100, 76, 1.5, 0, "#e58fb0", "#fff0c2", hues.deep);
    },
  },
  oboro: {
    light: "night",
    ground: "reeds",
    attack: (dice, hues, strength) => {
      let s = curl(40, 110, 34, 1.7, 0, hues.soft, 4) + lines(dice, 10, -0.5, WASHI, 0.6);
      for (let i = 0; i < Math.min(4, strength + 1); i++)
        s += shuriken(
          150 - i * 38 + dice(-6, 6),
          44 + i * 20 + dice(-8, 8),
          30 - i * 5,
          dice(1.5),
          i % 2 ? "#5f7c88" : "#7c96a0",
        );
      return s;
    },
    still: (dice) =>
      puff(dice, 100, 112, 70, 16, "#93a9ad") +
      curl(70, 112, 26, 1.6, 1, INK, 1.6) +
      curl(132, 116, 22, 1.5, 2, INK, 1.6, -1) +
      shuriken(100, 66, 40, 0.4, "#6f8a95"),
    ring: (dice, hues) =>
      rings(100, 76, 62, 4, hues.soft, 1.4, 0.6) +
      [0, 1, 2, 3, 4, 5]
        .map((i) => shuriken(100 + 50 * Math.cos((i * TURN) / 6), 76 + 50 * Math.sin((i * TURN) / 6), 15, i, "#7c96a0"))
        .join("") +
      shuriken(100, 76, 26, 0.3, hues.second),
  },
  chikage: {
    light: "night",
    ground: "reeds",
    attack: (dice, hues, strength) => {
      const a = dice(-46, -18);
      let s = lily(dice, 58, 62, 40, hues.second);
      for (let i = 0; i < Math.min(3, strength); i++)
        s += `<g transform="translate(${short(118 + i * 16)} ${short(64 + i * 26)}) rotate(${short(a)})" ${ink(1.3)}><path d="M-64-1.500H-6V1.500H-64Z" fill="${hues.main}"/><path d="M-8-6L42 0L-8 6L-14 0Z" fill="#e6ebdf"/><circle cx="-68" cy="0" r="5" fill="none" stroke-width="2"/></g>`;
      return s + vapour(dice, 150, 132, 3, "#b9d36a");
    },
    still: (dice, hues) =>
      vapour(dice, 100, 60, 4, "#cfe07e") +
      vial(100 + dice(-8, 8), 92, 1.12, dice(-16, 16), hues.main, dice(0.35, 0.8)) +
      lily(dice, 34, 112, 30, hues.second),
    ring: (dice, hues) =>
      rings(100, 80, 60, 3, hues.soft, 1.6, 0.6) +
      lily(dice, 100, 78, 52, hues.second) +
      [-1, 1].map((i) => vial(100 + i * 66, 98, 0.62, i * 10, hues.main, 0.6)).join(""),
  },
  thallya: {
    light: "sun",
    ground: "hills",
    attack: (dice, hues, strength) =>
      puff(dice, 150, 54, 40, 11, WASHI) +
      gear(70, 92, 46, 14, dice(1), hues.main) +
      gear(132, 116, 27, 10, dice(1), hues.second) +
      (strength > 1 ? gear(28, 40, 20, 9, dice(1), hues.second) : "") +
      `<g transform="translate(96 82) rotate(${short(dice(-30, -14))})" ${ink(1.5)}><path d="M-60-6H56L96 0L56 6H-60Z" fill="#eef0ee"/><path d="M-60-10H-20V10H-60Z" fill="${GOLD}"/></g>` +
      lines(dice, 8, -0.35, WASHI, 0.8),
    still: (dice, hues) =>
      gear(100, 80, 58, 18, dice(1), hues.main) +
      gear(38, 122, 30, 11, dice(1), hues.second) +
      gear(166, 118, 24, 10, dice(1), hues.second) +
      puff(dice, 160, 36, 28, 8, WASHI),
    ring: (dice, hues) =>
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          gear(
            100 + 52 * Math.cos((i * TURN) / 6),
            76 + 52 * Math.sin((i * TURN) / 6),
            24,
            10,
            i,
            i % 2 ? hues.main : hues.second,
          ),
        )
        .join("") + gear(100, 76, 32, 12, 0.2, hues.main),
  },
};
