/** Petals that fly over the screen from one mark to another, and the animation of single elements. */

import { corolla } from "../art/shapes.gen";
import { settings } from "../storage/settings.svelte";
import { findOnScreen, type ScreenMark } from "./screen_positions";

const PETAL_SIZE = 30; // pixels
const MOST_PETALS = 5; // more tokens fly as one petal with their number
const FLIGHT_TIME = 460; // milliseconds
const PETAL_INTERVAL = 70; // milliseconds
const FLIGHT_EASING = "cubic-bezier(.45, .05, .35, 1)";
const PETAL_SVG = `<svg width="${PETAL_SIZE}" height="${PETAL_SIZE}" viewBox="-16 -16 32 32"><g fill="var(--petal)" stroke="#fff" stroke-width=".9">${corolla()}</g><circle r="2.800" fill="#fff0c2"/></svg>`;

/** Animations under way. */
const running = new Set<Animation>();

/** Scales a duration by the speed that is set. */
export function scaledDuration(milliseconds: number): number {
  return (milliseconds * settings.pace) / 100;
}

/** Jumps to the end of all animations. */
export function finishAnimations(): void {
  for (const animation of running) animation.finish();
}

/** Animates an element at the speed that is set. */
export function animateElement(
  element: Element | null,
  frames: Keyframe[],
  milliseconds: number,
  options: KeyframeAnimationOptions = {},
): Animation | null {
  if (!element) return null;
  const animation = element.animate(frames, {
    duration: scaledDuration(milliseconds),
    ...options,
    delay: scaledDuration(Number(options.delay ?? 0)),
  });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/** Flies petals for tokens that move. */
export function flyTokens(from: ScreenMark, to: ScreenMark, amount: number): void {
  const [source, target] = [findOnScreen(...from), findOnScreen(...to)];
  if (!source || !target || amount <= 0) return;
  const [start, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  const isBundle = amount > MOST_PETALS;
  for (let index = 0; index < (isBundle ? 1 : amount); index++)
    flyPetal(petalPosition(start, index), petalPosition(end, index), index, isBundle ? amount : 0);
}

function petalPosition(box: DOMRect, index: number): [x: number, y: number] {
  return [box.left + box.width / 2 - PETAL_SIZE / 2 + index * 7, box.top + box.height / 2 - PETAL_SIZE / 2];
}

function flyPetal([fromX, fromY]: [number, number], [toX, toY]: [number, number], index: number, count: number): void {
  const element = document.createElement("div");
  element.className = "flying-petal";
  element.innerHTML = PETAL_SVG;
  if (count) element.append(Object.assign(document.createElement("b"), { textContent: String(count) }));
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const top = Math.min(fromY, toY) - 60;
  const transformAt = (x: number, y: number, turn: number, scale: number) =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const flight = animateElement(
    element,
    [
      { transform: transformAt(fromX, fromY, 0, 1) },
      { transform: transformAt((fromX + toX) / 2, Math.max(4, top), count ? 0 : 160, 1.4), offset: 0.5 },
      { transform: transformAt(toX, toY, count ? 0 : 320, 0.8) },
    ],
    FLIGHT_TIME,
    { delay: index * PETAL_INTERVAL, easing: FLIGHT_EASING, fill: "both" },
  );
  void flight?.finished.catch(() => {}).then(() => element.remove());
}
