/** The large picture of a game on the home page: a sky, ridges, and what the game puts before them, by day and by dusk. */

import { PETAL } from "./colours.gen";
import { diceOf, INK, short } from "./pen";

export const TILE = { width: 800, height: 660 };

/** Returns the fill by day and by dusk; old browsers show the day. */
export function fillBy(day: string, dusk: string): string {
  return `fill="${day}" style="fill:light-dark(${day},${dusk})"`;
}

/** Draws the sky from top to bottom, each colour by day and by dusk; `id` is the game's own. */
export function tileSky(id: string, ...colours: [day: string, dusk: string][]): string {
  const stops = colours.map(
    ([day, dusk], at) =>
      `<stop offset="${short((at / (colours.length - 1)) * 0.9)}" stop-color="${day}" style="stop-color:light-dark(${day},${dusk})"/>`,
  );
  const gradient = `<linearGradient id="${id}" x2="0" y2="1">${stops.join("")}</linearGradient>`;
  return `<defs>${gradient}</defs><rect width="${TILE.width}" height="${TILE.height}" fill="url(#${id})"/>`;
}

export function disc(x: number, y: number, radius: number, day: string, dusk: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${fillBy(day, dusk)}/>`;
}

/** Draws a row of peaks with its foot at a height. */
export function peaks(y: number, rise: number, seed: number, day: string, dusk: string): string {
  const dice = diceOf(seed);
  let d = `M-20 ${TILE.height}V${y}`;
  for (let x = -20; x < TILE.width + 30;) {
    const [width, height] = [dice(90, 190), dice(20, 70) * rise];
    d += `q${short(width * 0.3)} ${short(-height * 0.2)} ${short(width * 0.5)} ${short(-height)}q${short(width * 0.2)} ${short(height * 0.8)} ${short(width * 0.5)} ${short(height)}`;
    x += width;
  }
  return `<path d="${d}V${TILE.height}Z" ${fillBy(day, dusk)}/>`;
}

/** Draws a form with a key line. */
export function keyed(d: string, day: string, dusk = day, width = 3): string {
  return `<path d="${d}" ${fillBy(day, dusk)} stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** Puts the inside of a drawing, or a whole figure, with its origin at (x, y). */
export function placed(drawn: string, x: number, y: number, scale: number, way: 1 | -1 = 1): string {
  const inside = drawn.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<g transform="translate(${x} ${y}) scale(${scale * way} ${scale})">${inside}</g>`;
}

/** Draws petals in the air; where they are shown, they may drift. */
export function fallingPetals(count: number, height: number, colour: string): string {
  let drawn = "";
  for (let at = 0; at < count; at++)
    drawn += `<path transform="translate(${(at * 173) % TILE.width} ${((at * 211) % height) + 30}) rotate(${at * 47}) scale(1.5)" d="${PETAL}"/>`;
  return `<g class="drift" fill="${colour}">${drawn}</g>`;
}

/** Frames the picture. A window of another shape keeps its lower part. */
export function tileScene(...layers: string[]): string {
  return `<svg viewBox="0 0 ${TILE.width} ${TILE.height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${layers.join("")}</svg>`;
}
