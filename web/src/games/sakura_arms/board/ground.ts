/** The duelling ground as it is drawn: planks from 0 to the farthest Distance, seen a little from above, with a place for oneself at the left. */

import { short } from "../../../app/art/pen";

/** How deep things lie on it: 0 is its back edge, 1 its front. */
export const DEPTHS = { petals: 0.075, feet: 0.12, ranges: [0.16, 0.82], numbers: 0.905 } as const;

export interface Ground {
  width: number;
  height: number;
  isSmall: boolean;
  /** Where its back edge lies. */
  top: number;
  /** How large the letters on it are, and how high a figure stands. */
  letters: number;
  numbers: number;
  figure: number;
  /** A spot: `along` in Distances, `deep` from 0 to 1. */
  spot: (along: number, deep: number) => [x: number, y: number];
  /** The corners of a piece of it. */
  piece: (from: number, to: number, back: number, front: number) => string;
}

export function groundOf(width: number, height: number, farthest: number): Ground {
  const isSmall = width < 620;
  const isLarge = width > 1100;
  const top = height * (isSmall ? 0.6 : 0.57);
  const bottom = height - (isSmall ? 5 : 8);
  const [leftBack, leftFront] = isSmall ? [30, 20] : [width * 0.135, width * 0.098];
  const [rightBack, rightFront] = isSmall ? [26, 16] : [width * 0.115, width * 0.095];
  const spot = (along: number, deep: number): [number, number] => {
    const eased = deep * (1.12 - 0.12 * deep);
    const left = leftBack + (leftFront - leftBack) * eased;
    const right = width - rightBack + (rightBack - rightFront) * eased;
    return [left + ((right - left) * (along + 1)) / (farthest + 2), top + (bottom - top) * deep];
  };
  const corners: [number, number][] = [];
  const piece = (from: number, to: number, back: number, front: number): string => {
    corners.splice(0, 4, spot(from, back), spot(to, back), spot(to, front), spot(from, front));
    return corners.map((corner) => corner.map(short).join(",")).join(" ");
  };
  return {
    width,
    height,
    isSmall,
    top,
    letters: isSmall ? 12 : isLarge ? 14.5 : 12.5,
    numbers: isSmall ? 13 : isLarge ? 19 : 15,
    figure: Math.max(40, Math.min(isSmall ? top - 30 : top * 0.94, 340)),
    spot,
    piece,
  };
}

/** Where somebody stands: oneself before the first plank, the foe on the plank of the Distance, and never inside each other. */
export function standsAt(isNear: boolean, distance: number, isSmall: boolean): number {
  if (isNear) return isSmall ? -0.7 : -0.9;
  return distance + (distance < 2 ? 0.5 - distance * 0.25 : 0);
}
