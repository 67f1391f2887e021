/** Card pictures, generated from the name: the ground of an element, and a mask, a blade, a gate or a spell. */

import { diceOf, hash, INK, ink, short, WASHI, type Dice, type Hues } from "../../../app/art/pen";
import { wrapSvg, type Picture } from "../../../app/art/picture";
import { circle } from "../../../app/art/shapes.gen";
import { HUES } from "./crests";
import { EARS, EYES, GROUNDS, KINDS, MARKS, SPELLS } from "./motifs.gen";
import type { PrintedFace } from "../metadata";
import { NEUTRAL } from "../constants";

/** Returns the maskFeatures of a name's mask: ears, eyes, marks, and whether it is of paper or in the element's colour. */
export function maskFeatures(name: string): [ears: number, eyes: number, marks: number, isPaper: boolean] {
  const number = Math.floor(diceOf(hash(name))(1e6));
  return [number % 5, (number >> 3) % 4, (number >> 6) % 5, ((number >> 9) & 1) === 1];
}

function mask(name: string, dice: Dice, y: number, scale: number, hues: Hues): string {
  const [ears, eyes, marks, isPaper] = maskFeatures(name);
  return `<g transform="translate(100 ${y}) scale(${short(scale)})" ${ink(1.7)}><path d="${EARS[ears]}" fill="${hues.main}"/><path d="M0-42C26-42 38-26 36-4C34 20 18 42 0 46C-18 42-34 20-36-4C-38-26-26-42 0-42Z" fill="${isPaper ? WASHI : hues.soft}"/><path d="${MARKS[marks]}" fill="${hues.main}" stroke="none"/><path d="${EYES[eyes]}" fill="${INK}" stroke="none"/><path d="M-4 12L0 15 4 12M-11 25Q0 ${short(dice(24, 34))} 11 25" fill="none"/></g>`;
}

function motif({ kind, name, element }: PrintedFace, dice: Dice, hues: Hues): string {
  const drawn = KINDS[kind](dice, hues);
  if (kind === "entity" || kind === "leader")
    return drawn + (kind === "entity" ? mask(name, dice, 82, 1.12, hues) : mask(name, dice, 84, 1.3, hues));
  return kind === "spell" ? drawn + (SPELLS[element] ?? SPELLS[NEUTRAL])(dice, hues) : drawn;
}

const pictures = new Map<string, Picture>();

/** Returns the picture of a face, from a cache. */
export function pictureOf(face: PrintedFace): Picture {
  let picture = pictures.get(face.id);
  if (!picture) pictures.set(face.id, (picture = paint(face)));
  return picture;
}

function paint(face: PrintedFace): Picture {
  const hues = HUES[face.element] ?? HUES[NEUTRAL];
  const dice = diceOf(hash(face.name));
  const sun = circle(dice(40, 160), dice(34, 60), dice(22, 40), hues.disc);
  const drawn = sun + (GROUNDS[face.element] ?? GROUNDS[NEUTRAL])(dice, hues) + motif(face, dice, hues);
  return { sky: `linear-gradient(${hues.sky}, ${hues.horizon} 75%)`, drawn: wrapSvg(drawn) };
}
