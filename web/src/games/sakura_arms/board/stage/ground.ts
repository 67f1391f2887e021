/** Geometry of the duelling ground: planks from 0 to the farthest Distance, seen a little from above, oneself at the left. */

import { short } from "../../../../app/art/pen";

/** Depths on the ground: 0 is its back edge, 1 its front. */
export const DEPTHS = { petals: 0.075, feet: 0.12, ranges: [0.16, 0.82], numbers: 0.905 } as const;

export interface Ground {
  width: number;
  height: number;
  isSmall: boolean;
  /** Top of its back edge, in pixels. */
  top: number;
  /** Font sizes, and the height of a figure, in pixels. */
  letterSize: number;
  numberSize: number;
  figureHeight: number;
  /** Point on the ground: `along` in Distances, `depth` from 0 to 1. */
  spot: (along: number, depth: number) => [x: number, y: number];
  /** Polygon points of the ground between two Distances and two depths. */
  strip: (from: number, to: number, back: number, front: number) => string;
}

export function groundOf(width: number, height: number, farthest: number): Ground {
  const isSmall = width < 620;
  const isLarge = width > 1100;
  const top = height * (isSmall ? 0.6 : 0.57);
  const bottom = height - (isSmall ? 5 : 8);
  const [leftBack, leftFront] = isSmall ? [30, 20] : [width * 0.135, width * 0.098];
  const [rightBack, rightFront] = isSmall ? [26, 16] : [width * 0.115, width * 0.095];
  const spot = (along: number, depth: number): [number, number] => {
    const eased = depth * (1.12 - 0.12 * depth);
    const left = leftBack + (leftFront - leftBack) * eased;
    const right = width - rightBack + (rightBack - rightFront) * eased;
    return [left + ((right - left) * (along + 1)) / (farthest + 2), top + (bottom - top) * depth];
  };
  const corners: [number, number][] = [];
  const strip = (from: number, to: number, back: number, front: number): string => {
    corners.splice(0, 4, spot(from, back), spot(to, back), spot(to, front), spot(from, front));
    return corners.map((corner) => corner.map(short).join(",")).join(" ");
  };
  return {
    width,
    height,
    isSmall,
    top,
    letterSize: isSmall ? 12 : isLarge ? 14.5 : 12.5,
    numberSize: isSmall ? 13 : isLarge ? 19 : 15,
    figureHeight: Math.max(40, Math.min(isSmall ? (top - 30) * 0.86 : top * 0.8, 290)),
    spot,
    strip,
  };
}

/** Returns the place of a side: oneself before the first plank, the foe on the plank of the Distance, never inside each other. */
export function standsAt(isNear: boolean, distance: number, isSmall: boolean): number {
  if (isNear) return isSmall ? -0.7 : -0.9;
  return distance + (distance < 2 ? 0.5 - distance * 0.25 : 0);
}
