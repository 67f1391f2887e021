/** Things that appear on the stage for a moment: a number, a burst, a streak, dust, a few words, darkness. */

import { SHIELD } from "../../../app/art/icons";
import { diceOf, INK } from "../../../app/art/pen";
import { blossom, burst, puff } from "../../../app/art/shapes.gen";
import { animateElement, removeAfter } from "../../../app/anim/petal_flights";
import { settings } from "../../../app/storage/settings.svelte";
import { SETTLE, stageElement, type Stand } from "./stands";

/** Milliseconds. */
const NUMBER_TIME = 1080;
const BURST_TIME = 520;
const LABEL_TIME = 1300;
/** How long something is shown where nothing may move. */
export const STILL_TIME = 900;
const FALLING_PETALS = 14;

const BURST = `<svg viewBox="-100 -100 200 200">${burst(diceOf(5), 0, 0, 84, 13, ["#a81f4c", "#f2a63c", "#fff6d8"])}</svg>`;
const DUST = `<svg viewBox="0 0 120 50">${puff(diceOf(4), 60, 30, 40, 9, "#efe0c4", "#8a6a4a")}</svg>`;
const STREAK = `<svg viewBox="0 0 100 40" preserveAspectRatio="none"><path d="M0 22C30 4 70 10 100 20C70 26 30 34 0 22Z" fill="#fff6e2"/><path d="M8 22C34 12 70 14 100 20C70 23 34 29 8 22Z" fill="#b3273f"/></svg>`;
const SHIELD_SIGN = `<svg viewBox="0 0 24 24"><path d="${SHIELD}" fill="#26386b" stroke="#fff" stroke-width="2"/></svg>`;
const BLOSSOM_SIGN = `<svg viewBox="-14 -14 28 28">${blossom(0, 0, 0.9, 0, "#d8487c", "#fff0c2", "#fff")}</svg>`;
const PETAL = `<svg viewBox="-14 -14 28 28">${blossom(0, 0, 0.8, 0, "#f3b6c6", "#fff0c2", INK)}</svg>`;

/** Adds a drawing to the stage with its middle at a point. */
export function addToStage(className: string, html: string, x: number, y: number): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  element.innerHTML = html;
  element.setAttribute("aria-hidden", "true");
  element.style.cssText = `left: ${x}px; top: ${y}px`;
  stageElement()?.append(element);
  return element;
}

/** Animates an element that is there only for that; where nothing may move, it appears at its place and fades. */
export function flash(element: HTMLElement, frames: Keyframe[], milliseconds: number, delay = 0, easing = "linear"): void {
  const shown = settings.motion ? frames : stillFrames(frames);
  const time = settings.motion ? milliseconds : STILL_TIME;
  removeAfter(animateElement(element, shown, time, { delay, easing, fill: "both" }), element);
}

/** Returns frames in which an element only appears and fades, where it would come to rest. */
function stillFrames(frames: Keyframe[]): Keyframe[] {
  const { transform } = frames.findLast(({ opacity }) => opacity === 1) ?? {};
  return [0, 1, 1, 0].map((opacity, index) => ({ transform, opacity, offset: [0, 0.1, 0.85, 1][index] }));
}

/** Shows the number at the one hit, with its sign and its word. */
export function showNumber(
  x: number,
  y: number,
  delay: number,
  number: string,
  isLife: boolean,
  words: string,
  force: number,
): void {
  const element = addToStage("blow-number", `<b></b>${isLife ? BLOSSOM_SIGN : SHIELD_SIGN}<span></span>`, x, y);
  element.querySelector("b")!.textContent = number;
  element.querySelector("span")!.textContent = words;
  element.dataset.blow = words;
  const stage = stageElement()!;
  const half = element.offsetWidth / 2;
  // Nothing of it lies outside the stage.
  const aside = Math.max(half + 4 - x, 0) + Math.min(stage.clientWidth - half - 4 - x, 0);
  const at = (size: number, up: number) => `translate(calc(${aside}px - 50%), calc(-50% - ${up}px)) scale(${size})`;
  const size = 0.9 + 0.1 * force;
  const frames = [
    { transform: at(0.3, 0), opacity: 0 },
    { transform: at(1.3 * size, 0), opacity: 1, offset: 0.14 },
    { transform: at(size, 0), opacity: 1, offset: 0.24 },
    { transform: at(size, 0), opacity: 1, offset: 0.8 },
    { transform: at(size, 34), opacity: 0 },
  ];
  flash(element, frames, NUMBER_TIME, delay);
}

export function showBurst(x: number, y: number, delay: number, size: number): void {
  const frames = [
    { transform: "scale(.15) rotate(-20deg)", opacity: 1 },
    { transform: `scale(${size}) rotate(0deg)`, opacity: 1, offset: 0.28 },
    { transform: `scale(${size}) rotate(0deg)`, opacity: 1, offset: 0.5 },
    { transform: `scale(${size * 1.15}) rotate(0deg)`, opacity: 0 },
  ];
  flash(addToStage("blow-burst", BURST, x, y), hiddenAtFirst(frames), BURST_TIME, delay, SETTLE);
  if (!settings.motion) return;
  const shake = ["none", "translate(4px, 1px)", "translate(-3px, -1px)", "none"].map((transform) => ({ transform }));
  animateElement(stageElement()?.querySelector(".ground") ?? null, shake, 130, { delay });
}

/** Keeps an element invisible until its animation begins. */
export function hiddenAtFirst([first, ...others]: Keyframe[]): Keyframe[] {
  return [{ ...first, opacity: 0 }, { ...first, offset: 0.01 }, ...others];
}

export function showStreak(from: Stand, x: number, y: number, delay: number): void {
  const start = from.x + from.facing * from.height * 0.25;
  const length = (x - start) * from.facing;
  if (length < 20) return;
  const element = addToStage("blow-streak", STREAK, start, y);
  element.style.width = `${length}px`;
  const at = (along: number, across: number) => `scale(${along * from.facing}, ${across})`;
  const frames = [
    { transform: at(0, 1), opacity: 0 },
    { transform: at(0.02, 1), opacity: 1, offset: 0.01 },
    { transform: at(1, 1), opacity: 1, offset: 0.45 },
    { transform: at(1, 0.3), opacity: 0 },
  ];
  flash(element, frames, 360, delay, SETTLE);
}

export function showDust(x: number, y: number, delay: number, size: number): void {
  const frames = [
    { transform: `scale(${0.3 * size})`, opacity: 0 },
    { transform: `scale(${size})`, opacity: 1, offset: 0.3 },
    { transform: `scale(${1.3 * size})`, opacity: 0 },
  ];
  flash(addToStage("blow-dust", DUST, x, y), frames, 600, delay);
}

/** Says a few words on the stage. */
export function showLabel(x: number, y: number, delay: number, words: string, isStamp = false): void {
  const element = addToStage(isStamp ? "blow-label stamp" : "blow-label", "", x, y);
  element.textContent = words;
  element.dataset.blow = words;
  const half = element.offsetWidth / 2;
  const aside = Math.max(half + 6 - x, 0) + Math.min(stageElement()!.clientWidth - half - 6 - x, 0);
  const at = (down: number) => `translate(calc(${aside}px - 50%), ${down}px)`;
  const frames = [
    { transform: at(8), opacity: 0 },
    { transform: at(0), opacity: 1, offset: 0.12 },
    { transform: at(0), opacity: 1, offset: 0.85 },
    { transform: at(0), opacity: 0 },
  ];
  flash(element, frames, LABEL_TIME, delay);
}

/** Darkens the stage for a moment: "night" behind those who stand on it, "dark" over them. */
export function darken(layer: "night" | "dark", depth: number, delay: number, milliseconds: number): void {
  const element = document.querySelector(`[data-${layer}]`);
  const begin = element ? Number(getComputedStyle(element).opacity) : 0;
  const frames = [{ opacity: begin }, { opacity: depth, offset: 0.12 }, { opacity: depth, offset: 0.8 }, { opacity: 0 }];
  animateElement(element, frames, milliseconds, { delay });
}

/** Lets petals fall over a side. */
export function showFallingPetals({ x, ground, height }: Stand, delay: number): void {
  for (let index = 0; index < FALLING_PETALS; index++) {
    const element = addToStage("blow-petal", PETAL, x - 70 + ((index * 53) % 150), ground - height + ((index * 29) % 60));
    const end = `translate(${40 * Math.sin(index)}px, ${height * 0.95}px) rotate(${200 + index * 40}deg)`;
    const frames = [
      { transform: "none", opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: end, opacity: 1, offset: 0.85 },
      { transform: end, opacity: 0 },
    ];
    flash(element, frames, 1500, delay + index * 50);
  }
}
