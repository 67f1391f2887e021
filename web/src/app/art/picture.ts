/** The picture of a card: sky, sun or moon, ground, mist, and what the card is about; the same each time, from a few words. */

import { disc, hills, mist, reeds, sea, stars } from "./grounds";
import { diceOf, GOLD, hash, short, WASHI, type Dice, type Hues } from "./pen";

export const WIDTH = 200;
export const HEIGHT = 150;

export type Light = "sun" | "moon" | "night" | "pale";
export type Ground = "hills" | "sea" | "reeds" | "mist" | "none";

export interface Sketch {
  /** What its luck comes from, and what it is kept by. */
  seed: string;
  hues: Hues;
  light: Light;
  ground: Ground;
  /** Another sky than the light has. */
  sky?: "night" | "red" | "gold";
  disc?: { kind: "sun" | "moon"; x: number; y: number; radius: number };
  /** Flakes of gold leaf, for what is rare. */
  isGilded?: boolean;
  things: (dice: Dice, hues: Hues) => string;
}

export interface Picture {
  /** A background, as CSS has it. */
  sky: string;
  /** An SVG of the rest. */
  drawn: string;
}

const SKIES = { red: ["#8e1f2c", "#f3b073"], gold: ["#c8952e", "#f8e6ae"], night: ["#262a52", ""] } as const;
const kept = new Map<string, Picture>();

/** The picture for a sketch; drawn once, however often it is shown. */
export function picture(key: string, sketch: () => Sketch): Picture {
  let found = kept.get(key);
  if (!found) kept.set(key, (found = painted(sketch())));
  return found;
}

export function painted(sketch: Sketch): Picture {
  const { hues, light, ground } = sketch;
  const dice = diceOf(hash(sketch.seed));
  const isNight = (sketch.sky ?? light) === "night";
  let drawn = sketch.isGilded ? flakes(dice) : "";
  const round = sketch.disc ?? {
    kind: light === "sun" ? "sun" : "moon",
    x: dice(30, 170),
    y: dice(24, 60),
    radius: dice(16, 32),
  };
  drawn += disc(round.x, round.y, round.radius, round.kind === "moon" ? "#f9efcf" : light === "sun" ? hues.disc : "#e0533a");
  if (isNight) drawn += stars(dice, 16, "#f6ecd0");
  drawn += grounds(dice, ground, hues) + mist(dice, ground === "mist" ? 4 : 2, WASHI, isNight ? 0.28 : 0.8);
  return { sky: skyOf(sketch), drawn: framed(drawn + sketch.things(dice, hues)) };
}

/** Drawn things as an image that fills whatever it is put in. */
export function framed(drawn: string): string {
  return `<svg class="art" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${drawn}</svg>`;
}

function skyOf({ hues, light, sky }: Sketch): string {
  const [above, below] = sky && !(sky === "night" && light === "night") ? SKIES[sky] : [hues.sky, hues.horizon];
  return `linear-gradient(${above}, ${below || hues.soft} 75%)`;
}

function grounds(dice: Dice, ground: Ground, hues: Hues): string {
  switch (ground) {
    case "hills":
      return hills(dice, 104, hues.soft, 0.9) + hills(dice, 124, hues.main, 0.75);
    case "sea":
      return sea(dice, 96, isLight(hues.second) ? hues.main : hues.second);
    case "reeds":
      return hills(dice, 118, hues.deep, 0.55) + reeds(dice, hues.deep);
    case "mist":
      return hills(dice, 112, hues.soft, 0.9);
    case "none":
      return "";
  }
}

/** Whether foam would be lost on a colour. */
function isLight(colour: string): boolean {
  return parseInt(colour.slice(1, 3), 16) >= 0x80;
}

function flakes(dice: Dice): string {
  let d = "";
  for (let at = 0; at < 34; at++) {
    const [x, y, size] = [dice(WIDTH), dice(HEIGHT), dice(2, 7)];
    d += `M${short(x)} ${short(y)}l${short(size)} ${short(dice(-2, 2))}l${short(dice(-2, 2))} ${short(size)}l${short(-size)} ${short(dice(-1, 1))}Z`;
  }
  return `<path d="${d}" fill="${GOLD}" opacity=".75"/>`;
}
