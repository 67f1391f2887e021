/** Descriptions of the figures of goddesses. */

import type { Dice, Hues } from "../../../app/art/pen";

/** Part of a figure; `thin` is the width of its key lines. */
type Part = (dice: Dice, hues: Hues, thin: number) => string;

export interface Stance {
  /** Name of a pose of people; by default that of somebody who has fallen. */
  pose?: string;
  /** What the hands hold, drawn about the hand. */
  front?: Part;
  back?: Part;
  /** What is behind and before her, drawn about her feet. */
  behind?: Part;
  before?: Part;
}

/** A goddess by her silhouette. */
export interface Look {
  /** Size, 1 is usual. */
  height?: number;
  /** How far above the ground she stands. */
  lift?: number;
  build?: string;
  clothes: string;
  /** Face, hair and headdress, drawn with 14 as radius; `eyes`: calm, fierce, closed. */
  head: (dice: Dice, hues: Hues, thin: number, eyes: string) => string;
  ready: Stance;
  strike: Stance;
  fallen: Stance;
}
