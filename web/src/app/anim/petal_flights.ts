/** Petals that fly over the screen from one mark to another, and the animation of single elements. */

import { corolla } from "../art/shapes.gen";
import { settings } from "../storage/settings.svelte";
import { centreOf, findOnScreen, type ScreenMark } from "./screen_positions";

const PETAL_SIZE = 30; // pixels
const MOST_PETALS = 5; // more tokens fly as one petal with their number
const FLIGHT_TIME = 460; // milliseconds
const HIDDEN_TIME = 520; // milliseconds: until its spot is drawn without it
const PETAL_INTERVAL = 70; // milliseconds
const FLIGHT_EASING = "cubic-bezier(.45, .05, .35, 1)";
const PETAL_SVG = `<svg width="${PETAL_SIZE}" height="${PETAL_SIZE}" viewBox="-16 -16 32 32"><g fill="var(--petal)" stroke="#fff" stroke-width=".9">${corolla()}</g><circle r="2.800" fill="#fff0c2"/></svg>`;

/** Animations under way; and those of them that hide something while its copy flies. */
const running = new Set<Animation>();
const hiding = new Set<Animation>();

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

/** Hides an element while its copy flies; shows it again when all has been shown. */
export function hideFor(element: Element | null, milliseconds: number, delay = 0): void {
  const animation = animateElement(element, [{ opacity: 0 }, { opacity: 0 }], milliseconds, { delay });
  if (!animation) return;
  hiding.add(animation);
  void animation.finished.catch(() => {}).then(() => hiding.delete(animation));
}

/** Shows everything that is hidden. */
export function endHiding(): void {
  for (const animation of hiding) animation.finish();
}

/** Removes an element after its animation. */
export function removeAfter(animation: Animation | null, element: Element): void {
  if (!animation) element.remove();
  else void animation.finished.catch(() => {}).then(() => element.remove());
}

/** Flies petals for tokens that move, each from its own spot to the one that it will have. */
export function flyTokens(from: ScreenMark, to: ScreenMark, amount: number): void {
  if (amount <= 0) return;
  const isBundle = amount > MOST_PETALS;
  const [starts, ends] = [tokenSpots(from, amount, "full"), tokenSpots(to, amount, "free")];
  if (!starts.length || !ends.length) return;
  const boxes = [starts, ends].map((spots) => spots.map((spot) => spot.getBoundingClientRect()));
  for (let index = 0; index < (isBundle ? 1 : amount); index++) {
    const [start, end] = boxes.map((spots, side) => petalSpot(spots, index, [starts, ends][side][0].dataset.slot !== undefined));
    flyPetal(start, end, index, isBundle ? amount : 0);
  }
  for (const [index, start] of starts.entries())
    if (start.dataset.slot === "full") hideFor(start, HIDDEN_TIME, isBundle ? 0 : index * PETAL_INTERVAL);
}

/**
 * Finds the spots of single tokens: at a place marked with `data-slots`, the elements marked with `data-slot` as "full", the
 * last one first, or as "free"; "any" is one spot for all tokens. Elsewhere it is the place itself.
 */
function tokenSpots(mark: ScreenMark, amount: number, state: "full" | "free"): HTMLElement[] {
  const place = mark[0] === "place" ? findOnScreen("slots", mark[1]) : null;
  const slots = [...(place?.querySelectorAll<HTMLElement>(`[data-slot="${state}"], [data-slot="any"]`) ?? [])].filter(
    (slot) => slot.getClientRects().length > 0,
  );
  if (state === "full") slots.reverse();
  const whole = findOnScreen(...mark);
  return slots.length ? slots.slice(0, amount) : whole ? [whole] : [];
}

interface PetalSpot {
  x: number;
  y: number;
  /** Size, 1 is that of a petal in flight. */
  scale: number;
}

/** Returns where a petal begins or ends; petals without a spot of their own lie beside the last one. */
function petalSpot(boxes: DOMRect[], index: number, isSlot: boolean): PetalSpot {
  const box = boxes[Math.min(index, boxes.length - 1)];
  const [x, y] = centreOf(box);
  const aside = Math.max(0, index - boxes.length + 1) * 7;
  const scale = isSlot ? Math.min(1.3, Math.max(0.4, Math.max(box.width, box.height) / PETAL_SIZE)) : 0.8;
  return { x: x - PETAL_SIZE / 2 + aside, y: y - PETAL_SIZE / 2, scale };
}

function flyPetal(from: PetalSpot, to: PetalSpot, index: number, count: number): void {
  const element = document.createElement("div");
  element.className = "flying-petal";
  element.innerHTML = PETAL_SVG;
  if (count) element.append(Object.assign(document.createElement("b"), { textContent: String(count) }));
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const top = Math.min(from.y, to.y) - 60;
  const burstX = 18 * Math.cos(-1.2 + index * 0.9); // it leaps up before it flies
  const transformAt = (x: number, y: number, turn: number, scale: number) =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const flight = animateElement(
    element,
    [
      { transform: transformAt(from.x, from.y, 0, from.scale), opacity: 0 },
      { transform: transformAt(from.x, from.y, 0, from.scale), opacity: 1, offset: 0.01 },
      { transform: transformAt(from.x + burstX, from.y - 14, count ? 0 : 60, from.scale * 1.2), offset: 0.2 },
      { transform: transformAt((from.x + to.x) / 2, Math.max(4, top), count ? 0 : 180, 1.3), offset: 0.55 },
      { transform: transformAt(to.x, to.y, count ? 0 : 360, to.scale), opacity: 1 },
    ],
    FLIGHT_TIME,
    { delay: index * PETAL_INTERVAL, easing: FLIGHT_EASING, fill: "both" },
  );
  removeAfter(flight, element);
}
