/** Drawings of the ground. Patterns are in pixels, so that they never stretch; colours come from the board's style sheet. */

import { diceOf, short } from "../../../../app/art/pen";
import { blossom } from "../../../../app/art/shapes.gen";

const BEAMS = [12, 38, 62, 84]; // percent
const TUFTS = 26;
const BLOSSOMS = 9;
const STONES = [8, 22, 36, 66, 80, 93]; // percent
const PALE_BLOSSOM = "#fff6f8";
const HEART_OF_GOLD = "#f3c35a";

function wrap(drawn: string): string {
  return `<svg aria-hidden="true" focusable="false">${drawn}</svg>`;
}

/** Draws moss with beams of light, tufts of grass and fallen blossoms; `id` is unique on the page. */
export function gardenDrawing(id: string, isFar: boolean): string {
  const dice = diceOf(isFar ? 8 : 3);
  const at = (drawn: string) => `<svg x="${short(dice(100))}%" y="${short(dice(100))}%" overflow="visible">${drawn}</svg>`;
  const gradients =
    `<linearGradient id="${id}m" x2="0" y2="1"><stop style="stop-color:var(--moss-${isFar ? 1 : 2})"/><stop offset="1" style="stop-color:var(--moss-${isFar ? 2 : 1})"/></linearGradient>` +
    `<linearGradient id="${id}b" x2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".5" style="stop-color:var(--beam)"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
  const beams = BEAMS.map((x) => `<svg x="${x}%" overflow="visible"><path d="M0 0H90L30 400H-60Z" fill="url(#${id}b)"/></svg>`);
  const tufts = Array.from({ length: TUFTS }, () => at('<path d="M0 0l2-9 2 8 3-7 0 8Z" fill="#58742d" opacity=".55"/>'));
  const blossoms = Array.from({ length: BLOSSOMS }, (_, index) =>
    at(blossom(0, 0, 0.32, index * 30, PALE_BLOSSOM, HEART_OF_GOLD, "rgb(90 40 60/.4)")),
  );
  const ground = `<rect width="100%" height="100%" fill="url(#${id}m)"/>`;
  return wrap(`<defs>${gradients}</defs>${ground}${beams.join("")}${tufts.join("")}${blossoms.join("")}`);
}

/** Draws raked sand with stepping stones; `id` is unique on the page. */
export function pathDrawing(id: string): string {
  const pattern = `<pattern id="${id}s" width="60" height="9" patternUnits="userSpaceOnUse"><rect width="60" height="9" style="fill:var(--sand-1)"/><path d="M0 5q15-4 30 0t30 0" fill="none" style="stroke:var(--sand-2)" stroke-width="2"/></pattern>`;
  const stones = STONES.map(
    (x, index) =>
      `<svg x="${x}%" y="50%" overflow="visible"><ellipse rx="${16 + (index % 3) * 6}" ry="7" style="fill:var(--stone)" stroke="#1d1a26" stroke-width="1.300"/></svg>`,
  );
  return wrap(`<defs>${pattern}</defs><rect width="100%" height="100%" fill="url(#${id}s)"/>${stones.join("")}`);
}
