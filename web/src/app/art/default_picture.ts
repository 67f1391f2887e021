/** The default picture: colours, ground and motif follow from a name alone. */

import { GROUNDS, LIGHTS, MOTIFS, PALETTES } from "./chance.gen";
import { diceOf, hash, hues } from "./pen";
import { picture, type Picture } from "./picture";

/** Returns the same picture for the same name. */
export function defaultPicture(name: string): Picture {
  return picture(`any ${name}`, () => {
    const dice = diceOf(hash(`any ${name}`));
    const pick = <T>(options: T[]): T => options[Math.floor(dice(options.length))];
    return { seed: name, hues: hues(pick(PALETTES)), light: pick(LIGHTS), ground: pick(GROUNDS), things: pick(MOTIFS) };
  });
}
