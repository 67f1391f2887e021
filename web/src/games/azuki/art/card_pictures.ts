/** The pictures of cards: the ground of an element, and on it a mask, a blade, a gate or what a spell does; all from a name. */

import { disc, hills, mist, reeds, sea, stars } from "../../../app/art/grounds";
import { diceOf, GOLD, hash, INK, ink, short, WASHI, type Dice, type Hues } from "../../../app/art/pen";
import { framed, type Picture } from "../../../app/art/picture";
import { bolt, burst, cracks, curl, flames, gear, katana, lily, rays, rings, wave } from "../../../app/art/things";
import { HUES } from "./crests";
import type { PrintedFace } from "../metadata";
import { EARTH, FIRE, LIGHTNING, NEUTRAL, WATER } from "../constants";

const YELLOW = "#f2a63c";

const EARS = [
  "M-30-18L-34-58L-8-36ZM30-18L34-58L8-36Z",
  "M-26-28a13 13 0 1 1 16-12ZM26-28a13 13 0 1 0-16-12Z",
  "M-22-30C-34-46-30-58-22-66C-20-52-12-46-8-38ZM22-30C34-46 30-58 22-66C20-52 12-46 8-38Z",
  "M-20-34C-30-60-24-76-14-78C-8-64-8-50-6-38ZM20-34C30-60 24-76 14-78C8-64 8-50 6-38Z",
  "M-34-8C-50-16-52-30-46-38C-40-28-34-26-28-24ZM34-8C50-16 52-30 46-38C40-28 34-26 28-24Z",
];
const EYES = [
  "M-22-6Q-13-14-5-4Q-13-6-22-6ZM22-6Q13-14 5-4Q13-6 22-6Z",
  "M-20-4a6 7 0 1 0 12 0a6 7 0 1 0-12 0ZM20-4a6 7 0 1 1-12 0a6 7 0 1 1 12 0Z",
  "M-22-2Q-14-12-6-2L-8 0Q-14-7-20 0ZM22-2Q14-12 6-2L8 0Q14-7 20 0Z",
  "M-22-10L-5-3L-8 2Q-18 0-22-10ZM22-10L5-3L8 2Q18 0 22-10Z",
];
const MARKS = [
  "M0-36L5-28 0-20-5-28Z",
  "M-34 8L-18 10L-33 14ZM34 8L18 10L33 14ZM-31 18L-17 15L-28 23ZM31 18L17 15L28 23Z",
  "M-26 14a5 5 0 1 0 .1 0ZM26 14a5 5 0 1 0 .1 0Z",
  "M-3-42H3L2-18H-2ZM-12-38L-6-36-7-22ZM12-38L6-36 7-22Z",
  "M0-38a6 6 0 1 0 .1 0ZM-22-24L-8-20-20-18ZM22-24L8-20 20-18Z",
];

/** Which of the masks somebody wears: ears, eyes, marks, and whether it is of paper or of the element's colour. */
export function features(name: string): [ears: number, eyes: number, marks: number, isPaper: boolean] {
  const number = Math.floor(diceOf(hash(name))(1e6));
  return [number % 5, (number >> 3) % 4, (number >> 6) % 5, ((number >> 9) & 1) === 1];
}

function mask(name: string, dice: Dice, y: number, scale: number, own: Hues): string {
  const [ears, eyes, marks, isPaper] = features(name);
  return `<g transform="translate(100 ${y}) scale(${short(scale)})" ${ink(1.7)}><path d="${EARS[ears]}" fill="${own.main}"/><path d="M0-42C26-42 38-26 36-4C34 20 18 42 0 46C-18 42-34 20-36-4C-38-26-26-42 0-42Z" fill="${isPaper ? WASHI : own.soft}"/><path d="${MARKS[marks]}" fill="${own.main}" stroke="none"/><path d="${EYES[eyes]}" fill="${INK}" stroke="none"/><path d="M-4 12L0 15 4 12M-11 25Q0 ${short(dice(24, 34))} 11 25" fill="none"/></g>`;
}

function torii(colour: string): string {
  return `<g transform="translate(100 82) scale(1.06)" ${ink(1.7)}><path d="M-40-24H-28L-30 62H-44ZM40-24H28L30 62H44Z" fill="${colour}"/><path d="M-52-10H52V-1H-52Z" fill="${colour}"/><path d="M-66-44Q0-30 66-44L62-26Q0-18-62-26Z" fill="${colour}"/><path d="M-70-52Q0-36 70-52L66-43Q0-29-66-43Z" fill="${INK}"/><path d="M-6-24H6V-10H-6Z" fill="${GOLD}"/></g>`;
}

function ground(element: number, dice: Dice, own: Hues): string {
  switch (element) {
    case FIRE:
      return flames(dice, 100, 154, 230, 74, 9, [own.main, YELLOW, "#fff0b8"]);
    case WATER:
      return sea(dice, 94, own.main);
    case EARTH:
      return hills(dice, 96, own.soft) + hills(dice, 118, own.main) + reeds(dice, own.deep);
    case LIGHTNING:
      return (
        stars(dice, 24, "#fff6c8") +
        bolt(dice, 34, 4, 104, own.disc, 8) +
        bolt(dice, 170, 10, 96, own.disc, 8) +
        hills(dice, 124, own.deep)
      );
    default:
      return hills(dice, 108, own.soft) + mist(dice, 3);
  }
}

function spell(element: number, dice: Dice, own: Hues): string {
  const around = rings(100, 76, 62, 3, WASHI, 2.4, 0.9);
  switch (element) {
    case FIRE:
      return around + burst(dice, 100, 76, 44, 13, [own.main, YELLOW, "#fff2c0"]);
    case WATER:
      return around + wave(100, 92, 0.8, own.main);
    case EARTH:
      return around + cracks(dice, 100, 80, 80, 9, own.deep) + gear(100, 80, 30, 6, 0.4, own.second);
    case LIGHTNING:
      return around + bolt(dice, 100, 6, 132, own.disc, 15);
    default:
      return around + lily(dice, 100, 78, 44, own.disc);
  }
}

function motif({ kind, name, element }: PrintedFace, dice: Dice, own: Hues): string {
  switch (kind) {
    case "entity":
      return mask(name, dice, 82, 1.12, own);
    case "leader":
      return rays(100, 80, 150, 28, GOLD, 0.55) + rings(100, 80, 66, 2, GOLD, 3, 0.9) + mask(name, dice, 84, 1.3, own);
    case "gate":
      return disc(100, 84, 40, "#fff7da") + curl(100, 84, 36, 2.5, 0, own.main, 3) + torii("#c8402f");
    case "weapon":
      return rays(100, 76, 130, 16, WASHI, 0.5) + katana(56, 118, -46, 1.06, own.main);
    case "spell":
      return spell(element, dice, own);
  }
}

const kept = new Map<string, Picture>();

/** The picture of a face; drawn once, however often it is shown. */
export function pictureOf(face: PrintedFace): Picture {
  let found = kept.get(face.id);
  if (!found) kept.set(face.id, (found = painted(face)));
  return found;
}

function painted(face: PrintedFace): Picture {
  const own = HUES[face.element] ?? HUES[NEUTRAL];
  const dice = diceOf(hash(face.name));
  const sun = disc(dice(40, 160), dice(34, 60), dice(22, 40), own.disc);
  const drawn = sun + ground(face.element, dice, own) + motif(face, dice, own);
  return { sky: `linear-gradient(${own.sky}, ${own.horizon} 75%)`, drawn: framed(drawn) };
}
