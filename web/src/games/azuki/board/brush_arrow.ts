/** The measures of a brush arrow between two units. */

export interface BrushArrow {
  /** The start, in pixels of the board, and the direction in degrees. */
  x: number;
  y: number;
  angle: number;
  /** Pixels: the length without the head, how far it bends, half its width at the head, the length of the head. */
  shaft: number;
  bow: number;
  width: number;
  head: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const START_GAP = 0.3; // of the height of the attacker, from its middle
const TIP_GAP = 0.2; // of the height of the target
const MOST_BOW = 46; // pixels

/** Computes the arrow from the middle of one box to that of another; `edge` is the board's box. */
export function brushArrow(from: Box, to: Box, edge: Pick<Box, "left" | "top">): BrushArrow {
  const [startX, startY] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x, y] = [to.left + to.width / 2 - startX, to.top + to.height / 2 - startY];
  const distance = Math.hypot(x, y) || 1;
  const [before, after] = [from.height * START_GAP, to.height * TIP_GAP];
  const length = Math.max(24, distance - before - after);
  const head = Math.max(16, Math.min(30, to.height * 0.26));
  return {
    x: startX + (x / distance) * before - edge.left,
    y: startY + (y / distance) * before - edge.top,
    angle: (Math.atan2(y, x) * 180) / Math.PI,
    shaft: length - head,
    bow: Math.min(MOST_BOW, length * 0.2) * (x < 0 ? -1 : 1),
    width: Math.max(5, Math.min(10, length / 32)),
    head,
  };
}
