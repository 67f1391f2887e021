/** Flights of units: the rush of an attacker, the way through a gate, the fold of what is destroyed. */

import { copyOf, hideFor } from "../../../app/anim/card_flights";
import { animateElement } from "../../../app/anim/petal_flights";
import { centreOf, findOnScreen } from "../../../app/anim/screen_positions";
import * as P from "../constants";

/** Milliseconds. */
export const RUSH_TIME = 260;
export const CLASH_TIME = 640;
export const PORTAL_TIME = 640;
export const FOLD_TIME = 420;
const RECOIL_TIME = 260;
const RECOIL = 12; // pixels
const SETTLE = "cubic-bezier(.2, .8, .2, 1)";
const RUSH_EASING = "cubic-bezier(.5, 0, .9, .4)";

/** Moves a copy of an element over the board; the element itself is hidden meanwhile. */
function flyCopy(element: HTMLElement, frames: (left: number, top: number) => Keyframe[], milliseconds: number): void {
  const { left, top } = element.getBoundingClientRect();
  const copy = copyOf(element);
  const flight = animateElement(copy, frames(left, top), milliseconds, { fill: "both" });
  void flight?.finished.catch(() => {}).then(() => copy.remove());
  hideFor(element, milliseconds);
}

/** The attacker's card draws back, rushes at its target, and returns; the target recoils. */
export function rush(attacker: number, target: number): void {
  const [from, to] = [findOnScreen("card", attacker), findOnScreen("card", target)];
  if (!from || !to) return;
  const [[startX, startY], [endX, endY]] = [from, to].map((element) => centreOf(element.getBoundingClientRect()));
  const [x, y] = [endX - startX, endY - startY];
  const length = Math.hypot(x, y) || 1;
  const at = (left: number, top: number, share: number, scale: number) => ({
    transform: `translate(${left + x * share}px, ${top + y * share}px) scale(${scale})`,
  });
  const impact = RUSH_TIME / CLASH_TIME;
  flyCopy(
    from,
    (left, top) => [
      { ...at(left, top, 0, 1), easing: SETTLE },
      { ...at(left, top, -0.05, 1.06), offset: impact * 0.3, easing: RUSH_EASING },
      { ...at(left, top, 0.8, 1.02), offset: impact },
      { ...at(left, top, 0.8, 1.02), offset: impact + 0.14, easing: SETTLE },
      at(left, top, 0, 1),
    ],
    CLASH_TIME,
  );
  const [pushX, pushY] = [(x / length) * RECOIL, (y / length) * RECOIL];
  const frames = [
    { transform: "none" },
    { transform: `translate(${pushX}px, ${pushY}px) rotate(2deg)` },
    { transform: `translate(${-pushX / 3}px, ${-pushY / 3}px)` },
    { transform: "none" },
  ];
  animateElement(to, frames, RECOIL_TIME, { delay: RUSH_TIME });
}

/** A destroyed print folds and slides to its pile. */
export function foldAway(card: number, pile: number): boolean {
  const [from, to] = [findOnScreen("card", card), findOnScreen("zone", pile)];
  if (!from || !to) return false;
  const [[startX, startY], [endX, endY]] = [from, to].map((element) => centreOf(element.getBoundingClientRect()));
  flyCopy(
    from,
    (left, top) => [
      { transform: `translate(${left}px, ${top}px)`, easing: SETTLE },
      { transform: `translate(${left}px, ${top}px) rotate(-4deg) scale(1, 0.12)`, offset: 0.45, easing: "ease-in" },
      { transform: `translate(${left + endX - startX}px, ${top + endY - startY}px) scale(0.3, 0.06)`, opacity: 0.5 },
    ],
    FOLD_TIME,
  );
  return true;
}

/** Cracks a unit that falls: it trembles and pales. */
export function tremble(spot: number): void {
  const tilt = (degrees: number) => ({ transform: `rotate(${degrees}deg)`, opacity: 1 });
  const frames = [tilt(0), tilt(-3), tilt(3), { transform: "scale(0.96)", opacity: 0.75 }];
  animateElement(findOnScreen("spot", spot), frames, 280);
}

/** Light opens in a gate: rings that grow. */
export function lightGate(seat: number): void {
  const gate = findOnScreen("spot", seat * P.SPOTS + P.GATE);
  if (!gate) return;
  const { left, top, width, height } = gate.getBoundingClientRect();
  const size = Math.max(width, height) * 1.5;
  for (const turn of [0, 1]) {
    const ring = document.createElement("div");
    ring.className = "gate-light";
    ring.setAttribute("aria-hidden", "true");
    ring.style.cssText = `width: ${size}px; height: ${size}px; left: ${left + (width - size) / 2}px; top: ${top + (height - size) / 2}px`;
    document.body.append(ring);
    const frames = [
      { transform: "scale(0.2)", opacity: 0.95 },
      { transform: "scale(1)", opacity: 0 },
    ];
    const light = animateElement(ring, frames, 520, { delay: turn * 130, easing: "ease-out", fill: "both" });
    void light?.finished.catch(() => {}).then(() => ring.remove());
  }
}

/** An entity goes into its gate, small, and comes out of it into the Garden. */
export function goThroughGate(card: number, seat: number, zone: number): boolean {
  const [from, to] = [findOnScreen("card", card), findOnScreen("zone", zone)];
  const gate = findOnScreen("spot", seat * P.SPOTS + P.GATE);
  if (!from || !to || !gate) return false;
  const boxes = [from, gate, to].map((element) => element.getBoundingClientRect());
  const [[startX, startY], [gateX, gateY], [endX, endY]] = boxes.map(centreOf);
  const small = Math.min(0.5, (boxes[1].width * 0.6) / boxes[0].width);
  flyCopy(
    from,
    (left, top) => [
      { transform: `translate(${left}px, ${top}px)`, opacity: 1, easing: "ease-in" },
      {
        transform: `translate(${left + gateX - startX}px, ${top + gateY - startY}px) scale(${small})`,
        opacity: 0.35,
        offset: 0.45,
        easing: SETTLE,
      },
      { transform: `translate(${left + endX - startX}px, ${top + endY - startY}px)`, opacity: 1 },
    ],
    PORTAL_TIME,
  );
  return true;
}

/** Stones of an area that have just been laid flat, raised or gained drop into their places. */
export function dropStones(seat: number, first: number, count: number): void {
  const area = findOnScreen("place", P.IKZ + seat);
  const stones = [...(area?.querySelectorAll(".stones > g") ?? [])].slice(first, first + count);
  stones.forEach((stone, index) => {
    const frames = [
      { transform: "translateY(-16px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    for (const part of stone.children)
      animateElement(part, frames, 240, { delay: index * 40, easing: SETTLE, fill: "backwards" });
  });
}

/** A token that is spent grows and fades. */
export function spendToken(seat: number): void {
  const token = findOnScreen("place", P.IKZ + seat)?.querySelector(".token") ?? null;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-14px) scale(1.5)", opacity: 0 },
  ];
  animateElement(token, frames, 260);
}

/** A token that has just come pops up. */
export function popToken(seat: number): void {
  const token = findOnScreen("place", P.IKZ + seat)?.querySelector(".token") ?? null;
  animateElement(token, [{ transform: "scale(0.3)" }, { transform: "scale(1.3)" }, { transform: "none" }], 300);
}
