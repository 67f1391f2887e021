/** Card pictures: a branch with as many blossoms as the card's number; a family's sign before the sun. */

import { blossom, rays, rings } from "../../../app/art/shapes.gen";
import { GOLD, hues, INK, short, WASHI, type Dice, type Hues } from "../../../app/art/pen";
import { picture, type Picture } from "../../../app/art/picture";
import { CARDS } from "../constants";
import { suitOf, valueOf } from "../board/board_model";
import { FAMILIES, SUITS } from "./suits.gen";

const FAMILY_SIZE = 3;

/** Draws blossoms along the branch, from its root to its tip. */
function flowers(dice: Dice, palette: Hues, count: number): string {
  let drawn = "";
  for (let index = 0; index < count; index++) {
    const share = (index + 0.7) / (count + 0.4);
    const [x, y] = [22 + 156 * share, 112 - 74 * share + (index % 2 ? 17 : -15) + dice(-4, 4)];
    drawn += blossom(x, y, count > 8 ? 1.05 : 1.35, dice(72), index % 3 === 2 ? palette.soft : palette.main, WASHI, palette.deep);
  }
  return drawn;
}

const BRANCH = `<path d="M-6 132C40 116 70 104 98 80S160 40 206 22M62 106C80 116 100 116 118 108M112 70C112 52 122 42 134 34" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;

function familySign(palette: Hues, memberIndex: number): string {
  const dots = Array.from(
    { length: FAMILY_SIZE },
    (_, dot) =>
      `<circle cx="${short(76 + 24 * dot)}" cy="132" r="6" fill="${dot <= memberIndex ? GOLD : WASHI}" stroke="${INK}" stroke-width="1.6"/>`,
  );
  return rays(100, 70, 130, 22, palette.soft, 0.6) + rings(100, 70, 46, 2, palette.main, 4, 1) + dots.join("");
}

/** Returns the picture of a card or a character. */
export function pictureOf(card: number): Picture {
  if (card >= CARDS) {
    const [family, index] = [Math.floor((card - CARDS) / FAMILY_SIZE), (card - CARDS) % FAMILY_SIZE];
    return picture(`oka ${card}`, () => ({
      seed: `oka ${card}`,
      hues: hues(FAMILIES[family % FAMILIES.length].colours),
      light: "pale",
      ground: "mist",
      disc: { kind: "sun", x: 100, y: 70, radius: 40 },
      things: (dice, palette) => familySign(palette, index) + flowers(dice, palette, 3),
    }));
  }
  const { colours, light, ground } = SUITS[suitOf(card)];
  return picture(`oka ${card}`, () => ({
    seed: `oka ${card}`,
    hues: hues(colours),
    light,
    ground,
    things: (dice, palette) => BRANCH + flowers(dice, palette, valueOf(card)),
  }));
}
