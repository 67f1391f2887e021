/** The picture of a card: sky, sun or moon, ground, mist, and motifs; always the same for the same sketch. */

import { MOON, RED_SUN, STARLIGHT } from "./colours.gen";
import { GROUNDS, SKIES } from "./grounds.gen";
import { diceOf, GOLD, hash, short, WASHI, type Dice, type Drawn, type Hues } from "./pen";
import { circle, mist, stars } from "./shapes.gen";

export const WIDTH = 200;
export const HEIGHT = 150;

export type Light = "sun" | "moon" | "night" | "pale";
export type Ground = "hills" | "sea" | "reeds" | "mist" | "none";

export interface Sketch {
  /** The seed of random details. */
  seed: string;
  hues: Hues;
  light: Light;
  ground: Ground;
  /** Overrides the sky of the light. */
  sky?: string;
  /** By default somewhere; a picture without it has no mist either. */
  disc?: { kind: "sun" | "moon"; x: number; y: number; radius: number } | "none";
  /** Flakes of gold leaf, for what is rare. */
  isGilded?: boolean;
  things: Drawn;
}

export interface Picture {
  /** A CSS background. */
  sky: string;
  /** An SVG of the rest. */
  drawn: string;
  /** Where a window of another shape may cut `drawn`, if not on all sides. */
  focus?: Focus;
}

/** The part of a picture that is always seen, as SVG has it: the middle or an edge. */
export type Focus = `x${"Min" | "Mid" | "Max"}Y${"Min" | "Mid"}`;

const cache = new Map<string, Picture>();

/** Returns the picture of a sketch, drawn once and kept by key. */
export function picture(key: string, sketch: () => Sketch): Picture {
  let cached = cache.get(key);
  if (!cached) cache.set(key, (cached = paintSketch(sketch())));
  return cached;
}

export function paintSketch(sketch: Sketch): Picture {
  const { hues, light, ground } = sketch;
  const dice = diceOf(hash(sketch.seed));
  const isNight = (sketch.sky ?? light) === "night";
  let drawn = sketch.isGilded ? goldFlakes(dice) : "";
  const disc = sketch.disc ?? {
    kind: light === "sun" ? "sun" : "moon",
    x: dice(30, 170),
    y: dice(24, 60),
    radius: dice(16, 32),
  };
  if (disc !== "none") {
    const colour = disc.kind === "moon" ? MOON : light === "sun" ? hues.disc : RED_SUN;
    drawn += circle(disc.x, disc.y, disc.radius, colour);
  }
  if (isNight) drawn += stars(dice, 16, STARLIGHT);
  drawn += GROUNDS[ground](dice, hues);
  if (disc !== "none" || ground === "mist") drawn += mist(dice, ground === "mist" ? 4 : 2, WASHI, isNight ? 0.28 : 0.8);
  return { sky: skyOf(sketch), drawn: wrapSvg(drawn + sketch.things(dice, hues)) };
}

/** Wraps shapes in an SVG that fills its container. */
export function wrapSvg(drawn: string, focus: Focus = "xMidYMid"): string {
  return `<svg class="art" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="${focus} slice" aria-hidden="true" focusable="false">${drawn}</svg>`;
}

function skyOf({ hues, light, sky }: Sketch): string {
  const [above, below] = sky && !(sky === "night" && light === "night") ? SKIES[sky] : [hues.sky, hues.horizon];
  return `linear-gradient(${above}, ${below || hues.soft} 75%)`;
}

function goldFlakes(dice: Dice): string {
  let d = "";
  for (let index = 0; index < 34; index++) {
    const [x, y, size] = [dice(WIDTH), dice(HEIGHT), dice(2, 7)];
    d += `M${short(x)} ${short(y)}l${short(size)} ${short(dice(-2, 2))}l${short(dice(-2, 2))} ${short(size)}l${short(-size)} ${short(dice(-1, 1))}Z`;
  }
  return `<path d="${d}" fill="${GOLD}" opacity=".75"/>`;
}
