/** The frame around a person who stands on the ground. */

export type Pose = "ready" | "strike" | "fallen";

/** The frame: the feet are at (foot, ground) in it, a person of usual size is `stature` high, the breast is `breast` above the feet. */
export const FIGURE = { width: 220, height: 160, foot: 84, ground: 150, stature: 104, breast: 60 };

/** Frames a person whose feet are at (0, 0), with the shadow on the ground. Long weapons may reach beyond the frame. */
export function figure(drawn: string): string {
  const { width, height, foot, ground } = FIGURE;
  const shadow = `<ellipse cx="0" cy="1" rx="40" ry="4.500" fill="#1d1a26" opacity=".25"/>`;
  return `<svg class="figure" viewBox="${-foot} ${-ground} ${width} ${height}" aria-hidden="true">${shadow}${drawn}</svg>`;
}
