/** A picture for whatever has none of its own: colours, ground and what is on it come from its name alone. */

import { blossom, petals } from "./grounds";
import { diceOf, GOLD, hash, hues, WASHI, type Dice, type HueRow, type Hues } from "./pen";
import { picture, type Ground, type Light, type Picture } from "./picture";
import { bird, burst, gear, lily, rays, rings, slash, wave } from "./things";

const ROWS: HueRow[] = [
  ["#b3273f", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"],
  ["#26598c", "#17365e", "#bcd3e6", "#8fb8dc", "#f3ecdf", "#e0533a", "#23669a"],
  ["#58742d", "#31451a", "#cfdcae", "#b9cf9a", "#f8f2da", "#d98a2b", "#3f6b4a"],
  ["#7b3d99", "#3b2160", "#d6c2e6", "#c8aede", "#f6e9ee", "#f6ecc8", "#5b4a92"],
  ["#a5641a", "#5e370c", "#f0d4a3", "#e8bd7c", "#fbf0d6", "#c8402f", "#8c5a33"],
  ["#1f7280", "#0f4450", "#b9dcdc", "#93c8ca", "#f4efdf", "#e79a3c", "#33505f"],
];
const LIGHTS: Light[] = ["sun", "moon", "pale", "night"];
const GROUNDS: Ground[] = ["hills", "sea", "reeds", "mist"];
const MOTIFS: ((dice: Dice, own: Hues) => string)[] = [
  (dice, own) => rays(100, 78, 150, 20, own.soft, 0.6) + blossom(100, 78, 3.2, dice(72), own.main, WASHI, own.deep),
  (dice, own) => rings(100, 78, 60, 4, own.main, 2.4, 0.7) + blossom(100, 78, 2, dice(72), own.main, WASHI, own.deep),
  (dice, own) => bird(96, 70, 1.6, WASHI) + bird(132, 48, 0.8, WASHI) + petals(dice, 6, own.main),
  (dice, own) => burst(dice, 100, 78, 46, 12, [own.main, GOLD, WASHI]),
  (dice, own) => wave(100, 96, 0.9, own.main) + petals(dice, 4, own.soft),
  (dice, own) => lily(dice, 100, 82, 48, own.main) + petals(dice, 3, own.soft),
  (dice, own) => slash(100, 60, dice(-40, -10), 110, 30, 13, own.main) + slash(104, 84, dice(-40, -10), 110, 26, 11, own.deep),
  (dice, own) => rings(100, 80, 56, 2, own.deep, 2, 0.6) + gear(100, 80, 34, 8, dice(1), own.main),
];

/** The same for the same name, wherever it is shown. */
export function anyPicture(name: string): Picture {
  return picture(`any ${name}`, () => {
    const dice = diceOf(hash(`any ${name}`));
    const one = <T>(all: T[]): T => all[Math.floor(dice(all.length))];
    return { seed: name, hues: hues(one(ROWS)), light: one(LIGHTS), ground: one(GROUNDS), things: one(MOTIFS) };
  });
}
