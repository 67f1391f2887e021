/** What a goddess brings to the pictures of her cards. */

import type { Dice, Hues } from "../../../app/art/pen";
import type { Ground, Light } from "../../../app/art/picture";

export type Drawn = (dice: Dice, hues: Hues) => string;

export interface Motif {
  light: Light;
  ground: Ground;
  /** What moves, for Attacks: the more damage, the stronger. */
  attack: (dice: Dice, hues: Hues, strength: number) => string;
  /** What stands still, for Utilities. */
  still: Drawn;
  /** What goes round, for Enchantments. */
  ring: Drawn;
}
