/** The basis of every drawing: inks, short numbers, and seeded random numbers. */

import { INK, PLAIN_ROW } from "./colours.gen";

export { GOLD, INK, WASHI } from "./colours.gen";
export const TURN = Math.PI * 2;
export const DEGREE = Math.PI / 180;

/** The colours of whatever a card belongs to. */
export interface Hues {
  main: string;
  deep: string;
  soft: string;
  /** Above, and where it meets the ground. */
  sky: string;
  horizon: string;
  /** Sun or moon. */
  disc: string;
  second: string;
}

/** Rows of colours as they are written down: main, deep, soft, sky, horizon, disc, second. */
export type HueRow = [main: string, deep: string, soft: string, sky: string, horizon: string, disc: string, second: string];

export function hues([main, deep, soft, sky, horizon, disc, second]: HueRow): Hues {
  return { main, deep, soft, sky, horizon, disc, second };
}

/** The colours of things without their own. */
export const PLAIN = hues(PLAIN_ROW);

/** A number between 0 and the first, or between both. */
export type Dice = (first?: number, second?: number) => number;

/** A drawing, as an SVG's inside. */
export type Drawn = (dice: Dice, hues: Hues) => string;

export function hash(text: string): number {
  let hashed = 2166136261;
  for (const letter of text) hashed = Math.imul(hashed ^ letter.codePointAt(0)!, 16777619);
  return hashed >>> 0;
}

/** The same numbers for the same seed, on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (first = 1, second) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    return second === undefined ? share * first : first + share * (second - first);
  };
}

export function short(number: number): string {
  return (Math.round(number * 10) / 10).toString();
}

export function point(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

export function polar(x: number, y: number, radius: number, angle: number): string {
  return point(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
}

/** The attributes of the key line around a thing. They hold the only `stroke` of their element: XML allows no second one. */
export function ink(width = 1.6, colour = INK): string {
  return `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** Whether foam would be lost on a colour. */
export function pale(colour: string): boolean {
  return parseInt(colour.slice(1, 3), 16) >= 0x80;
}
