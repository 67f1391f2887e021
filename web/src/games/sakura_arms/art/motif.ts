/** Descriptions of the pictures of goddesses and of single cards. */

import type { Dice, Drawn, Hues } from "../../../app/art/pen";
import type { Ground, Light, Sketch } from "../../../app/art/picture";

export interface Motif {
  light: Light;
  ground: Ground;
  /** Movement, for Attacks: the more damage, the stronger. */
  attack: (dice: Dice, hues: Hues, strength: number) => string;
  /** Still life, for Utilities. */
  still: Drawn;
  /** Ring, for Enchantments. */
  ring: Drawn;
}

/** Deviations of a single card from the picture that its seed gives. */
export interface Note extends Partial<Pick<Sketch, "ground" | "sky" | "disc">> {
  motif?: "attack" | "still" | "ring" | "none";
  /** Name of an additional drawing. */
  extra?: string;
}

/** Figure of a goddess: the common robe with her own hair, sash and weapon. */
export interface Look {
  hair: [behind: string, over: string];
  worn: Drawn;
  held: Drawn;
  cloth: Drawn;
  isMasked: boolean;
}
