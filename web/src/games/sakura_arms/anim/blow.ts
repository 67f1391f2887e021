/** Blows on the stage: an attack rushes along the ground and hits, falls short, is negated; who has no Life left falls. */

import { copyOf } from "../../../app/anim/card_flights";
import { animateElement, hideFor } from "../../../app/anim/petal_flights";
import { centreOf, findOnScreen } from "../../../app/anim/screen_positions";
import {
  darken,
  flash,
  showBurst,
  showDust,
  showFallingPetals,
  showLabel,
  showNumber,
  showStreak,
  STILL_TIME,
} from "./stage_effects";
import { fixOpacity, lean, pose, recoil, SETTLE, stageElement, standOf } from "./stands";

/** Milliseconds from the start of a rush to its end; and from there to the end of the strike. */
export const RUSH_TIME = 310;
const STRIKE_TIME = 560;
export const MISS_TIME = 900;
export const NEGATION_TIME = 900;
const REACTION_TIME = 900;
/** How long the stage is dark while an Ultimate is played. */
export const NIGHT_TIME = 1900;
const FALL_TIME = 340;

const RUSH = "cubic-bezier(.6, 0, .9, .35)";

/** The size of a card at the end of its flight, as a share of a figure's height. */
const STRUCK_CARD = 0.34;

/** Lets the clash fade for a while, so that the blow is seen; one that goes on comes back. */
function fadeClash(milliseconds: number): void {
  const fade = 140 / milliseconds;
  const frames = [{ opacity: 1 }, { opacity: 0, offset: fade }, { opacity: 0, offset: 1 - fade }, { opacity: 1 }];
  animateElement(document.querySelector(".clash"), frames, milliseconds);
}

/** The card that is shown large, or null. */
export function shownCard(card: number): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(`.stage [data-shown="${card}"]`)].at(-1) ?? null;
}

/** Returns where a card lies that has struck a side. */
export function struckPlace(seat: number): DOMRect | null {
  const [stand, frame] = [standOf(seat), stageElement()?.getBoundingClientRect()];
  if (!stand || !frame) return null;
  const width = stand.height * STRUCK_CARD;
  const height = width * 1.4;
  return new DOMRect(frame.left + stand.x - width / 2, frame.top + stand.breast - height / 2, width, height);
}

type Point = [x: number, y: number, scale: number, turn: number, offset: number, opacity?: number];

/** Flies a copy of a card through points of the stage, from where it is. */
function flyCard(card: HTMLElement, size: number, points: Point[], milliseconds: number, clip = ""): void {
  const stage = stageElement()!.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  const copy = copyOf(card);
  copy.style.clipPath = clip;
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const ratio = size / width;
  const transformAt = (x: number, y: number, scale: number, turn: number) =>
    `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale})`;
  const [left, top] = centreOf(box);
  const begin = box.width / width;
  const frames: Keyframe[] = [
    { transform: transformAt(left, top, begin, 0), opacity: 1 },
    ...points.map(([x, y, scale, turn, offset, opacity = 1]) => ({
      transform: transformAt(stage.left + x, stage.top + y, scale < 0 ? begin * -scale : ratio * scale, turn),
      opacity,
      offset,
      ...(scale < 0 ? { easing: RUSH } : {}),
    })),
  ];
  flash(copy, frames, milliseconds);
}

/** Returns where a card is, in pixels of the stage. */
function placeOf(card: HTMLElement): [x: number, y: number] {
  const frame = stageElement()!.getBoundingClientRect();
  const [x, y] = centreOf(card.getBoundingClientRect());
  return [x - frame.left, y - frame.top];
}

export interface Hit {
  /** The seat that is hit. */
  seat: number;
  isLife: boolean;
  amount: number;
  /** The words at the number. */
  words: string;
  /** The card that rushes, or null for damage from elsewhere. */
  card: HTMLElement | null;
}

/** Shows an attack that hits: its card rushes along the ground, and the number appears at the one hit. */
export function showHit({ seat, isLife, amount, words, card }: Hit): void {
  const [foe, attacker] = [standOf(seat), standOf(1 - seat)];
  if (!foe || !attacker) return;
  const isUltimate = card?.dataset.ultimate === "true";
  const force = isUltimate ? 1.6 : isLife ? 1.2 : 1;
  const impact = card ? RUSH_TIME - 10 : 40;
  const x = foe.x + foe.facing * foe.height * 0.1;
  if (card) {
    fadeClash(RUSH_TIME + STRIKE_TIME + 400);
    const [startX, startY] = placeOf(card);
    const low = foe.ground - foe.height * 0.3;
    const points: Point[] = [
      [startX - 26 * attacker.facing, startY - 6, -1.03, -5 * attacker.facing, 0.36],
      [(startX + 2 * x) / 3, (startY + 3 * low) / 4, 1.7, 6 * attacker.facing, 0.74],
      [x, foe.breast, 1, 10 * attacker.facing, 0.97],
      [x, foe.breast, 1, 10 * attacker.facing, 1, 0],
    ];
    flyCard(card, foe.height * STRUCK_CARD, points, RUSH_TIME);
    lean(attacker, 0);
    pose(attacker, "strike", 130, 130 + STRIKE_TIME, card.dataset.goddess);
    showStreak(attacker, x, foe.breast, impact - 170);
    if (isUltimate) darken("night", 0.62, 0, 900);
  }
  if (amount > 0) {
    recoil(foe, impact, force);
    showBurst(x, foe.breast, impact, force * Math.max(1, foe.height / 190));
    if (isLife) darken("dark", 0.28, impact, 240);
  }
  showNumber(x, foe.breast - foe.height * 0.08, impact, `−${amount}`, isLife, words, force);
}

/** Shows damage where nothing may move: the number at the one hit, and the pose of the attacker. */
export function showStillHit({ seat, isLife, amount, words }: Hit, delay: number): void {
  const [foe, attacker] = [standOf(seat), standOf(1 - seat)];
  if (!foe || !attacker) return;
  const x = foe.x + foe.facing * foe.height * 0.1;
  pose(attacker, "strike", delay, delay + STILL_TIME);
  showBurst(x, foe.breast, delay, Math.max(1, foe.height / 190));
  showNumber(x, foe.breast - foe.height * 0.08, delay, `−${amount}`, isLife, words, 1);
}

/** Says that an attack has missed or was negated, where nothing may move. */
export function showStillLabel(seat: number, words: string, isStamp: boolean, delay: number): void {
  const [attacker, foe] = [standOf(seat), standOf(1 - seat)];
  if (!attacker || !foe) return;
  pose(isStamp ? foe : attacker, "strike", delay, delay + STILL_TIME);
  showLabel(foe.x + foe.facing * foe.height * 0.3, Math.max(12, foe.ground - foe.height * 1.05), delay, words, isStamp);
}

/** Darkens the stage while an Ultimate is played. */
export function showNight(milliseconds: number): void {
  darken("night", 0.62, 0, milliseconds);
}

/** Shows an attack out of Range: its card falls on a plank, or between both sides if that is not drawn. */
export function showMiss(seat: number, card: HTMLElement | null, plankNumber: number, words: string): void {
  const [attacker, foe] = [standOf(seat), standOf(1 - seat)];
  if (!attacker || !foe) return;
  const plank = findOnScreen("plank", plankNumber);
  const frame = stageElement()!.getBoundingClientRect();
  const x = plank ? centreOf(plank.getBoundingClientRect())[0] - frame.left : (attacker.x + foe.x) / 2;
  const y = foe.ground + foe.height * 0.12;
  const turn = attacker.facing;
  if (card) {
    fadeClash(MISS_TIME + 300);
    const [startX, startY] = placeOf(card);
    const points: Point[] = [
      [startX - 26 * turn, startY - 6, -1.03, -5 * turn, 0.16],
      [x - 30 * turn, y - 50, 1.2, 14 * turn, 0.45],
      [x, y, 1, 84 * turn, 0.6],
      [x + 10 * turn, y, 1, 90 * turn, 0.88, 0.95],
      [x + 10 * turn, y, 1, 90 * turn, 1, 0],
    ];
    flyCard(card, foe.height * STRUCK_CARD, points, MISS_TIME);
  }
  lean(attacker, 0);
  pose(attacker, "strike", 130, 130 + STRIKE_TIME, card?.dataset.goddess);
  showDust(x, y + 16, MISS_TIME * 0.58, 1);
  const dodge = ["none", `translate(${-16 * foe.facing}px, 0) rotate(${-3 * foe.facing}deg)`, "none"];
  animateElement(
    foe.figures,
    dodge.map((transform) => ({ transform })),
    460,
    { delay: 380, easing: SETTLE },
  );
  showLabel(x, frame.height * 0.08, MISS_TIME * 0.55, words);
}

/** Shows an attack that is negated: its card is cut in two before the foe. */
export function showNegation(seat: number, card: HTMLElement | null, words: string): void {
  const [attacker, foe] = [standOf(seat), standOf(1 - seat)];
  if (!attacker || !foe) return;
  const x = foe.x + foe.facing * foe.height * 0.42;
  const y = foe.breast;
  const turn = attacker.facing;
  if (card) {
    fadeClash(NEGATION_TIME + 300);
    const halves: [clip: string, side: number][] = [
      ["polygon(0 0, 100% 0, 100% 34%, 0 66%)", -1],
      ["polygon(0 66%, 100% 34%, 100% 100%, 0 100%)", 1],
    ];
    for (const [clip, side] of halves) {
      const points: Point[] = [
        [x, y, 1.8, 0, 0.3],
        [x + 34 * side * turn, y + 30 * side, 1.8, 14 * side, 0.6],
        [x + 44 * side * turn, y + 70 * side, 1.8, 22 * side, 1, 0],
      ];
      flyCard(card, foe.height * STRUCK_CARD, points, NEGATION_TIME, clip);
    }
    hideFor(card, NEGATION_TIME);
  }
  lean(attacker, 0);
  pose(attacker, "strike", 0, 460, card?.dataset.goddess);
  pose(foe, "strike", 180, 640);
  showLabel(foe.x + foe.facing * foe.height * 0.3, Math.max(12, foe.ground - foe.height * 1.05), 270, words, true);
}

/** Shows a Reaction: the one attacked strikes, and the attacking card is turned aside. */
export function showReaction(seat: number, attacking: HTMLElement | null, words: string): void {
  const foe = standOf(seat);
  if (!foe) return;
  pose(foe, "strike", 320, REACTION_TIME - 60);
  const turned = `translate(${16 * -foe.facing}px, -14px) rotate(${9 * -foe.facing}deg)`;
  const frames = [
    { transform: "none" },
    { transform: "none", offset: 0.3 },
    { transform: turned, offset: 0.48 },
    { transform: turned, offset: 0.9 },
    { transform: "none" },
  ];
  animateElement(attacking, frames, REACTION_TIME, { easing: SETTLE });
  const stage = stageElement()!;
  showLabel(stage.clientWidth / 2, stage.clientHeight - 52, 300, words);
}

/** Shows how a side falls; its figures lie already. */
export function showFall(seat: number): void {
  const stand = standOf(seat);
  if (!stand) return;
  const { figures, facing, height, x, ground } = stand;
  const backwards = -facing;
  for (const figure of figures.querySelectorAll(":scope > .figure")) {
    fixOpacity(figure.querySelector(".fallen"), 0, FALL_TIME);
    fixOpacity(figure.querySelector(".ready"), 1, FALL_TIME);
  }
  const topple = [
    { transform: "none" },
    { transform: `translate(${18 * backwards}px, 0) rotate(${9 * backwards}deg)`, offset: 0.35 },
    { transform: `translate(${20 * backwards}px, 2px) rotate(${13 * backwards}deg)` },
  ];
  animateElement(figures, topple, FALL_TIME, { easing: "ease-in" });
  showDust(x + 20 * backwards, ground, FALL_TIME - 20, Math.max(1, height / 130));
  showFallingPetals(stand, FALL_TIME);
  darken("dark", 0.34, FALL_TIME, 2000);
}
