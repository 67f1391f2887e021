/** The pictures of the cards: a branch with a blossom for every number, and each family's sign before the sun. */

import { blossom } from "../../../app/art/grounds";
import { GOLD, hues, INK, short, WASHI, type Dice, type HueRow, type Hues } from "../../../app/art/pen";
import { picture, type Picture } from "../../../app/art/picture";
import { rays, rings } from "../../../app/art/things";
import { CARDS } from "../constants";
import { suitOf, valueOf } from "../board/board_model";

/** By colour: black, red, blue, green. */
const SUITS: HueRow[] = [
  ["#3a3546", "#1d1a26", "#cfc8d6", "#a79fb4", "#f3ecdf", "#e0533a", "#574e60"],
  ["#b3273f", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"],
  ["#26598c", "#17365e", "#bcd3e6", "#8fb8dc", "#f3ecdf", "#f6ecc8", "#23669a"],
  ["#3f7a4a", "#234a2c", "#c5dcb4", "#a6cc98", "#f8f2da", "#f0b13c", "#58742d"],
];
/** By family. */
const FAMILIES: HueRow[] = [
  ["#9a5a17", "#5e370c", "#f0d4a3", "#e8bd7c", "#fbf0d6", "#c8402f", "#8c5a33"],
  ["#8e3566", "#55193a", "#ecc2d6", "#dfa3c2", "#f9e9ee", "#f6ecc8", "#7b3d99"],
  ["#35506b", "#1c2f42", "#c2d2de", "#9db6c8", "#f2eee2", "#e0533a", "#33505f"],
  ["#6b3f22", "#3e2310", "#e0cbb4", "#cdb091", "#f6ecdb", "#d3a33a", "#8c5a33"],
  ["#b0416b", "#6b1f3d", "#f4c4d4", "#eba6bf", "#fcebea", "#f6ecc8", "#a82457"],
];
const IN_A_FAMILY = 3;

/** Along the branch, from its root to its tip. */
function flowers(dice: Dice, own: Hues, count: number): string {
  let drawn = "";
  for (let at = 0; at < count; at++) {
    const share = (at + 0.7) / (count + 0.4);
    const [x, y] = [22 + 156 * share, 112 - 74 * share + (at % 2 ? 17 : -15) + dice(-4, 4)];
    drawn += blossom(x, y, count > 8 ? 1.05 : 1.35, dice(72), at % 3 === 2 ? own.soft : own.main, WASHI, own.deep);
  }
  return drawn;
}

const BRANCH = `<path d="M-6 132C40 116 70 104 98 80S160 40 206 22M62 106C80 116 100 116 118 108M112 70C112 52 122 42 134 34" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;

function sign(own: Hues, at: number): string {
  const turns = Array.from(
    { length: IN_A_FAMILY },
    (_, one) =>
      `<circle cx="${short(76 + 24 * one)}" cy="132" r="6" fill="${one <= at ? GOLD : WASHI}" stroke="${INK}" stroke-width="1.6"/>`,
  );
  return rays(100, 70, 130, 22, own.soft, 0.6) + rings(100, 70, 46, 2, own.main, 4, 1) + turns.join("");
}

/** Of the 52 cards, and of the characters after them. */
export function pictureOf(card: number): Picture {
  if (card >= CARDS) {
    const [family, at] = [Math.floor((card - CARDS) / IN_A_FAMILY), (card - CARDS) % IN_A_FAMILY];
    return picture(`oka ${card}`, () => ({
      seed: `oka ${card}`,
      hues: hues(FAMILIES[family % FAMILIES.length]),
      light: "pale",
      ground: "mist",
      disc: { kind: "sun", x: 100, y: 70, radius: 40 },
      things: (dice, own) => sign(own, at) + flowers(dice, own, 3),
    }));
  }
  return picture(`oka ${card}`, () => ({
    seed: `oka ${card}`,
    hues: hues(SUITS[suitOf(card)]),
    light: suitOf(card) === 0 ? "night" : suitOf(card) === 2 ? "moon" : "sun",
    ground: suitOf(card) === 2 ? "sea" : "hills",
    things: (dice, own) => BRANCH + flowers(dice, own, valueOf(card)),
  }));
}
