/** Petals that fly over the screen from one thing to another, and other things that move for a moment. */

import { LEAF, LEAVES } from "../art/grounds";
import { settings } from "../storage/settings.svelte";
import { play } from "./sound";
import { spot, type Spot } from "./screen_positions";

const PETAL = 30; // pixels
const MOST = 5; // at once: more go as one, with their number
const FLIGHT = 460; // milliseconds
const APART = 70;
const EASE = "cubic-bezier(.45, .05, .35, 1)";
const DRAWN = `<svg width="${PETAL}" height="${PETAL}" viewBox="-16 -16 32 32"><g fill="var(--petal)" stroke="#fff" stroke-width=".9">${LEAVES.map((turn) => `<path transform="rotate(${turn})" d="${LEAF}"/>`).join("")}</g><circle r="2.800" fill="#fff0c2"/></svg>`;

/** What moves just now. */
const moving = new Set<Animation>();

/** So many milliseconds at the pace that is set. */
export function paced(milliseconds: number): number {
  return (milliseconds * settings.pace) / 100;
}

/** Whatever moves is where it goes. */
export function land(): void {
  for (const one of moving) one.finish();
}

/** Something moves, and is as before when it has moved. */
export function move(
  thing: Element | null,
  frames: Keyframe[],
  milliseconds: number,
  more: KeyframeAnimationOptions = {},
): Animation | null {
  if (!thing) return null;
  const animation = thing.animate(frames, { duration: paced(milliseconds), ...more, delay: paced(Number(more.delay ?? 0)) });
  moving.add(animation);
  animation.onfinish = animation.oncancel = () => moving.delete(animation);
  return animation;
}

export function fly(from: Spot, to: Spot, amount: number, pitch = 0): void {
  const [source, target] = [spot(...from), spot(...to)];
  if (!source || !target || amount <= 0) return;
  const [begin, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  const isBundle = amount > MOST;
  for (let at = 0; at < (isBundle ? 1 : amount); at++) petal(middle(begin, at), middle(end, at), at, isBundle ? amount : 0);
  play("petal", pitch);
}

function middle(box: DOMRect, at: number): [x: number, y: number] {
  return [box.left + box.width / 2 - PETAL / 2 + at * 7, box.top + box.height / 2 - PETAL / 2];
}

function petal([x1, y1]: [number, number], [x2, y2]: [number, number], at: number, number: number): void {
  const thing = document.createElement("div");
  thing.className = "flying-petal";
  thing.innerHTML = DRAWN;
  if (number) thing.append(Object.assign(document.createElement("b"), { textContent: String(number) }));
  thing.setAttribute("aria-hidden", "true");
  document.body.append(thing);
  const top = Math.min(y1, y2) - 60;
  const put = (x: number, y: number, turn: number, scale: number) =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const flight = move(
    thing,
    [
      { transform: put(x1, y1, 0, 1) },
      { transform: put((x1 + x2) / 2, Math.max(4, top), number ? 0 : 160, 1.4), offset: 0.5 },
      { transform: put(x2, y2, number ? 0 : 320, 0.8) },
    ],
    FLIGHT,
    { delay: at * APART, easing: EASE, fill: "both" },
  );
  void flight?.finished.catch(() => {}).then(() => thing.remove());
}
