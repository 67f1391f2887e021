/** What every drawing begins with: inks, numbers written short, and luck that is the same each time. */

export const INK = "#1d1a26";
export const WASHI = "#fbf4e6";
export const GOLD = "#d3a33a";
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

/** Whatever has no colours of its own. */
export const PLAIN = hues(["#6b6257", "#3a342d", "#d9cfc0", "#c2b6a4", "#f8f0e2", "#b3423f", "#4f5f6b"]);

/** A number between 0 and the first, or between both. */
export type Dice = (first?: number, second?: number) => number;

export function hash(words: string): number {
  let sum = 2166136261;
  for (const sign of words) sum = Math.imul(sum ^ sign.codePointAt(0)!, 16777619);
  return sum >>> 0;
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

export function polar(x: number, y: number, radius: number, angle: number): string {
  return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
}

/** The attributes of the key line around a thing. They hold the only `stroke` of their element: XML allows no second one. */
export function ink(width = 1.6, colour = INK): string {
  return `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}
